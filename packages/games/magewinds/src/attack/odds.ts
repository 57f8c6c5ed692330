/** The odds of an attack in a position (MW 18.3 to 18.5): cover, buffs, spells and what is left of the target count. */

import type { Seat, Table } from '@muster/kernel';
import { applyCast } from '../casting/casting.ts';
import type { AttackId, Pair } from '../content/fighters.ts';
import { activation, fighter, profile } from '../ground/fighters.ts';
import { SPELLS } from '../spells/index.ts';
import type { AttackChoice, AttackFrame, Battle, Defence, FighterId, VolleyFrame } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import { topFrame } from '../state/copies.ts';
import type { MagewindsEvent } from '../state/events.ts';
import { applyAttackOn, attackFrame } from './attack-action.ts';
import { reactionsOf } from './defences.ts';
import { type AttackOdds, attackOdds, type Cell, type Exchange } from './exchange.ts';
import { knockbackLimit } from './knockback.ts';
import { attackOfFrame, isSplit, strikeOf, strikeWith } from './numbers.ts';

export interface TargetOdds extends AttackOdds {
  /** null: an object (TC cleric.push). */
  readonly target: FighterId | null;
}
export interface PositionOdds extends TargetOdds {
  /** The others that Blast or Quake strikes, as they stand now. */
  readonly also?: readonly TargetOdds[];
}

/** Nothing is told, and what is asked here rolls no dice. */
const QUIET: Table<MagewindsEvent> = {
  roll: () => {
    throw new Error('Odds roll no dice.');
  },
  shuffle: (items) => items,
  final: () => undefined,
};

/** An object has no Toughness, and a Push deals no damage. */
const UNBREAKABLE = 99;
const UNMOVED: readonly Defence[] = ['none'];

const pairFor = (b: Battle, frame: AttackFrame, choice: AttackChoice | null, cover: boolean): Pair => {
  const { power, precision } = strikeWith(b, frame, choice, 'none', cover);
  return { power, precision };
};

/** Whether it costs no action whatever comes of it, as that of a Charge, at the end of a Move Action (TC warrior.charge). */
export const isFreeAttack = (b: Battle, { source }: AttackFrame): boolean => {
  const active = activation(b);
  return (
    source.type === 'fighter' &&
    active?.fighter === source.id &&
    active.action === 'move' &&
    !b.stack.some((f) => f.type === 'move' && f.step !== 'charge')
  );
};

/** What the attack is, in the numbers that the rules would count with. */
const exchangeOf = (b: Battle, frame: AttackFrame, actionValue: number): Exchange => {
  const split = isSplit(b, frame);
  const s = strikeOf(b, frame, split ? 'light' : null, 'none');
  const target = frame.target === null ? null : fighter(b, frame.target);
  const p = target === null ? null : profile(b, target);
  return {
    attack: frame.attack,
    light: split ? pairFor(b, frame, 'light', s.cover) : null,
    heavy: split ? pairFor(b, frame, 'heavy', s.cover) : null,
    single: split ? null : pairFor(b, frame, null, s.cover),
    pushes: attackOfFrame(b, frame).pushes,
    capped: s.capped,
    pierce: s.pierce,
    attackerArmour: frame.source.type === 'fighter' ? profile(b, fighter(b, frame.source.id)).armour : 0,
    evasion: s.evasion,
    cover: s.cover,
    dodge: p?.dodge ?? 0,
    armour: s.armour,
    deflect: p?.deflect ?? 0,
    toughness: p === null ? UNBREAKABLE : p.toughness - target!.damage,
    defences: target === null ? UNMOVED : reactionsOf(b, frame),
    guarded: target?.guard ?? false,
    isFree: isFreeAttack(b, frame),
    barrier: 0,
    actionValue,
  };
};

type Matrix = AttackOdds['matrix'];
type Row = Readonly<Partial<Record<Defence, Cell>>>;

const still = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([defence, cell]) => [defence, { ...cell, knockback: 0 }]));

const withoutKnockback = (matrix: Matrix): Matrix =>
  Object.fromEntries(Object.entries(matrix).map(([row, cells]) => [row, still(cells)]));

/** MW-R22: whether a hit could move the target at all. */
const canBeKnocked = (b: Battle, frame: AttackFrame): boolean =>
  knockbackLimit(b, { ...frame, hits: 1, defence: 'none' }) > 0;

const frameOdds = (b: Battle, frame: AttackFrame, actionValue: number): TargetOdds => {
  const odds = attackOdds(exchangeOf(b, frame, actionValue));
  const matrix = canBeKnocked(b, frame) ? odds.matrix : withoutKnockback(odds.matrix);
  return { ...odds, matrix, target: frame.target };
};

/** Each attack of a volley as if it came next; only the first of a Blast needs a line (MW-R75). */
const volleyOdds = (b: Battle, volley: VolleyFrame, actionValue: number): PositionOdds | undefined => {
  const [first, ...also] = volley.targets.map((id, i) => {
    const splash = volley.step !== 'first' || i > 0;
    const target = { id, against: fighter(b, id).seat };
    return frameOdds(b, attackFrame(volley.source, volley.by, volley.attack, target, splash), actionValue);
  });
  if (first === undefined) return undefined;
  return also.length === 0 ? first : { ...first, also };
};

/** What a command that was not refused would lead to, as far as an attack is concerned. */
const framesOf = (b: Battle, seat: Seat, c: MagewindsCommand): Battle => {
  const by = activation(b);
  if (by === undefined) return b;
  if (c.type === 'attack') return applyAttackOn(b, seat, fighter(b, by.fighter), c, QUIET);
  return c.type === 'cast' && c.spell === 'quake' ? applyCast(SPELLS, b, seat, c, QUIET) : b;
};

const STRIKING: readonly MagewindsCommand['type'][] = ['attack', 'cast', 'chooseAttack', 'defend', 'nextTarget'];

/** Of this fighter on that one from where they stand, whether or not it could be made. */
export const blowOdds = (b: Battle, by: FighterId, attack: AttackId, target: FighterId): TargetOdds => {
  const [from, to] = [fighter(b, by), fighter(b, target)];
  return frameOdds(
    b,
    attackFrame({ type: 'fighter', id: by }, from.seat, attack, { id: target, against: to.seat }, false),
    1,
  );
};

/** For an attack, a Quake, or a choice within an attack; undefined where nothing is struck. Works on views. */
export const oddsOf = (b: Battle, seat: Seat, c: MagewindsCommand, actionValue = 1): PositionOdds | undefined => {
  if (!STRIKING.includes(c.type)) return undefined;
  const next = framesOf(b, seat, c);
  const frame = topFrame(next);
  if (frame?.type === 'attack') return frameOdds(next, frame, actionValue);
  if (frame?.type !== 'volley') return undefined;
  if (c.type !== 'nextTarget') return volleyOdds(next, frame, actionValue);
  return volleyOdds(next, { ...frame, targets: [c.target] }, actionValue);
};
