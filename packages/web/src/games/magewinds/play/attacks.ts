/** Who could attack whom, how, and why not: with range, lines and cover as the rules see them. Pure. */

import { type Blocker, gapBetween, type Length } from '@muster/geometry';
import {
  type AttackId,
  attackLine,
  attackOddsOf,
  attackProfile,
  type Battle,
  baseOf,
  type Card,
  coverOf,
  type Fighter,
  type FighterId,
  hasEffect,
  type MagewindsRefusal,
  payments,
  playedFor,
  profileOf,
  refuseTarget,
  SPELLS,
  sightline,
} from '@muster/magewinds';
import { inches } from '../../../measured/ruler.ts';
import type { BoardLine, LineMark } from '../../../measured/types.ts';
import { coolWorth } from './wish.ts';

export interface AttackOption {
  readonly attack: AttackId;
  readonly name: string;
  readonly target: FighterId;
  readonly distance: Length;
  /** Cards apart. */
  readonly refusal: MagewindsRefusal | undefined;
  /** The cheapest way to pay; undefined when the hand cannot. */
  readonly cards: readonly Card[] | undefined;
}

export const attackIds = (f: Fighter): readonly AttackId[] => profileOf(f.profile).attacks;

export const payFor = (b: Battle, seat: number, f: Fighter, id: AttackId): readonly Card[] | undefined => {
  const spell = attackProfile(b, f, id)!.spell;
  if (spell === null) return [];
  return payments(SPELLS[spell].cost, b.seats[seat]!.hand.cards ?? [])[0];
};

/** All attacks of a fighter on one target, the possible ones first, and of these the best. */
export const optionsAgainst = (
  b: Battle,
  seat: number,
  f: Fighter,
  target: FighterId,
  only: AttackId | null = null,
): readonly AttackOption[] => {
  const distance = gapBetween(baseOf(f), baseOf(b.fighters[target]!)).down;
  const all = attackIds(f)
    .filter((id) => only === null || only === id)
    .map((id): AttackOption => {
      const attack = attackProfile(b, f, id)!;
      return {
        attack: id,
        name: attack.name,
        target,
        distance,
        refusal: refuseTarget(b, f, attack, target),
        cards: payFor(b, seat, f, id),
      };
    });
  return [...bestFirst(b, f, all.filter(isPossible)), ...all.filter((o) => !isPossible(o))];
};

/** A card is worth something too. */
const CARD = 0.5;

/** What a blow is worth against a cool head, in points of damage, less the cards that it costs. */
export const worthOf = (b: Battle, f: Fighter, { attack, target, cards = [] }: AttackOption): number => {
  const enemy = b.fighters[target]!;
  const cover = !coverOf(b, { type: 'fighter', id: f.id }, baseOf(enemy)).inOpen;
  return coolValue(b, f, attack, enemy, cover) - CARD * cards.length;
};

/** By profile: what is on them beside that (Hex, Guard) is the same for every attack of theirs. */
const values = new Map<string, number>();
const coolValue = (b: Battle, f: Fighter, attack: AttackId, enemy: Fighter, cover: boolean): number => {
  const wildform = hasEffect(b, 'wildform', f.id);
  const normalise = b.config.normaliseLightPrecisionTo15;
  const key = [f.profile, attack, enemy.profile, cover, wildform, normalise].join(' ');
  let value = values.get(key);
  if (value === undefined) {
    const odds = attackOddsOf({ attacker: f.profile, attack, defender: enemy.profile, cover, wildform, normalise });
    value = odds === undefined ? 0 : coolWorth(odds);
    values.set(key, value);
  }
  return value;
};

const bestFirst = (b: Battle, f: Fighter, options: readonly AttackOption[]): readonly AttackOption[] =>
  options.length < 2
    ? options
    : options
        .map((option) => ({ option, worth: worthOf(b, f, option) }))
        .sort((x, y) => y.worth - x.worth)
        .map(({ option }) => option);

export const isPossible = (o: AttackOption): boolean => o.refusal === undefined && o.cards !== undefined;

/** Whom its player would strike: with a charmed fighter its own friends (MW-R81). */
export const enemiesOf = (b: Battle, f: Fighter): readonly Fighter[] => {
  const side = playedFor(b, f);
  return othersOf(b, f).filter((other) => other.seat !== side);
};

/** Who else could be attacked: one's own, too (MW-R37). */
export const othersOf = (b: Battle, f: Fighter): readonly Fighter[] =>
  b.fighters.filter((other) => other.where === 'field' && other.id !== f.id);

/** The best attack that works on this target, if one does. */
export const bestOption = (
  b: Battle,
  seat: number,
  f: Fighter,
  target: FighterId,
  only: AttackId | null = null,
): AttackOption | undefined => optionsAgainst(b, seat, f, target, only).find(isPossible);

const markOf = (b: Battle, { kind, index }: Blocker): readonly LineMark[] => {
  if (kind === 'piece') return [{ piece: index }];
  const f = b.fighters.filter((other) => other.where === 'field')[index];
  return f === undefined ? [] : [baseOf(f)];
};

/** What stands in the way of sight or attack. */
const blockersOf = (b: Battle, f: Fighter, target: Fighter): readonly Blocker[] => {
  const line = attackLine(b, f, baseOf(target));
  if (!line.clear) return line.blockers;
  const sight = sightline(b, f, baseOf(target));
  return sight.clear ? [] : sight.blockers;
};

/** The line of an attack as it is drawn: clear, with cover, or blocked; with what decides. */
export const attackLines = (
  b: Battle,
  f: Fighter,
  target: Fighter,
  refusal: MagewindsRefusal | undefined,
): BoardLine[] => {
  const distance = gapBetween(baseOf(f), baseOf(target)).down;
  const text = inches(distance, { round: 'down' });
  if (refusal?.witness?.line !== undefined)
    return [
      {
        from: refusal.witness.line.from,
        to: refusal.witness.line.to,
        kind: 'blocked',
        text: 'blocked',
        marks: blockersOf(b, f, target).flatMap((blocker) => markOf(b, blocker)),
      },
    ];
  if (refusal !== undefined) return [{ from: f, to: target, kind: 'ruler', text }];
  const cover = coverOf(b, { type: 'fighter', id: f.id }, baseOf(target));
  if (cover.inOpen) return [{ from: f, to: target, kind: 'clear', text }];
  const marks = cover.blockers.flatMap((blocker) => markOf(b, blocker));
  // both lines lie close beside each other: one of them says it all
  return [
    { from: f, to: target, kind: 'clear' },
    { from: cover.line.from, to: cover.line.to, kind: 'cover', text: `${text}, cover`, marks },
  ];
};
