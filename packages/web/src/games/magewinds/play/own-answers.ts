/**
 * What is answered for a player who is not asked: what cannot matter, and what was let be and stands as it did.
 *
 * That an answer comes at once must tell nobody a secret. So it goes by what all can see, here and in `quiet`; by the hand only where
 * everybody knows the whole of it, or where all others are computers.
 */

import { EPSILON, gapBetween, inch } from '@muster/geometry';
import type { Decision } from '@muster/kernel';
import {
  type AskedSpell,
  type Battle,
  baseOf,
  canAct,
  carriedBy,
  type Fighter,
  type FighterId,
  knockbackLimit,
  type MagewindsCommand,
  magewinds,
  payments,
  SPELLS,
  seesFighter,
} from '@muster/magewinds';
import type { Quiet } from '@muster/table';
import type { SeatPlayers } from '../../../contract/players.ts';
import { ASKED_IN, useTableSettings } from './orders.ts';

const DECLINE: MagewindsCommand = { type: 'decline' };

/** Nobody can learn anything from a quick answer when all the others are computers. */
export const isAlone = (players: SeatPlayers, seat: number): boolean =>
  players.every((player, other) => other === seat || player.kind === 'ai');

/** Nor when everybody knows the whole hand: each card was taken face up. */
const isOpen = (b: Battle, seat: number): boolean => {
  const { size, seen } = b.seats[seat]!.hand;
  return seen.filter(({ to }) => to === null).length === size;
};

const ownOf = (b: Battle, seat: number): readonly Fighter[] =>
  b.fighters.filter((f) => f.seat === seat && f.where === 'field');

/** Whether a fighter of this seat could get an action back without being activated (MW-R28). */
const mayRecover = (b: Battle, seat: number): boolean =>
  b.effects.some((e) => e.type === 'prediction' && b.fighters[e.by]!.seat === seat) ||
  (!b.seats[seat]!.energized && payments(SPELLS.energize.cost, b.seats[seat]!.hand.cards ?? []).length > 0);

const isLast = (b: Battle, seat: number): boolean =>
  b.order.every((other) => other === seat || b.passed.includes(other));

/** The one thing that may be done, by what this player knows. */
const onlyAnswer = (b: Battle, seat: number): MagewindsCommand | undefined => {
  const [first, second] = magewinds.candidates(b, seat);
  return second === undefined ? first : undefined;
};

/** MW-R67: nowhere to go that would count as moved. */
const isStuck = (b: Battle): boolean => {
  const frame = b.stack.at(-1);
  return frame?.type === 'attack' && knockbackLimit(b, frame) <= EPSILON;
};

/** What cannot matter is answered, where nobody could learn from it. */
export const answerFor = (b: Battle, { seat, kind }: Decision, players: SeatPlayers): MagewindsCommand | undefined => {
  if (kind === 'ending') return onlyAnswer(b, seat); // where it stands, nothing can be put down (MW-R66)
  if (kind === 'knockBack') return isStuck(b) ? { type: 'knockBack', distance: 0 } : undefined;
  if (!useTableSettings.getState().declines || !(isAlone(players, seat) || isOpen(b, seat))) return undefined;
  switch (kind) {
    case 'window':
    case 'windburn':
      return onlyAnswer(b, seat);
    case 'passOrHold': // nobody is left to wait for, and nobody comes back
      return isLast(b, seat) && !mayRecover(b, seat) ? { type: 'pass' } : undefined;
    default:
      return undefined;
  }
};

const damageOf = (fighters: readonly Fighter[]): string =>
  fighters.map(({ id, damage, poison }) => `${id}:${damage}${poison === null ? '' : 'p'}`).join(' ');

/** TC cleric.heal */
const HEALS = inch(5);

const inReachOfHeal = (b: Battle, seat: number, caster: Fighter): readonly Fighter[] =>
  ownOf(b, seat).filter(
    (f) =>
      (f.damage > 0 || f.poison !== null) &&
      (f.id === caster.id || (gapBetween(baseOf(caster), baseOf(f)).down <= HEALS && seesFighter(b, caster, f))),
  );

/** One action of one fighter: the next one is another matter. */
const deedOf = (b: Battle, _seat: number, about: FighterId | null): string =>
  about === null ? `${b.round}` : `${b.round} ${about} ${b.fighters[about]!.actions}`;

/** How that stands which a spell is cast for, as all can see it; null where it is never the same twice. */
const STANDS: Readonly<Record<AskedSpell, ((b: Battle, seat: number, about: FighterId | null) => string) | null>> = {
  haste: deedOf,
  phasewalk: deedOf,
  'third-eye': deedOf,
  barrier: null,
  wildform: (b) => `${b.round}`,
  heal: (b, seat, about) => (about === null ? '' : damageOf(inReachOfHeal(b, seat, b.fighters[about]!))),
  hex: (b, seat, about) =>
    `${b.round} ${b.fighters
      .filter((f) => f.where === 'field' && f.seat !== seat && about !== null && seesFighter(b, b.fighters[about]!, f))
      .map(({ id }) => id)}`,
  energize: (b, seat) => `${b.round} ${ownOf(b, seat).some(canAct)}`,
  prediction: deedOf,
  empower: deedOf,
};

const quietWindow = (b: Battle, seat: number): Quiet<MagewindsCommand> | undefined => {
  const frame = b.stack.at(-1);
  if (frame?.type !== 'window') return undefined;
  const { timing, about } = frame;
  const stands = ASKED_IN[timing].map((spell) => [spell, STANDS[spell]?.(b, seat, about)] as const);
  if (stands.some(([, how]) => how === undefined)) return undefined;
  return { about: Object.fromEntries(stands) as Record<string, string>, answer: DECLINE };
};

/** MW-R28: held once, held until somebody has an action or a card more or less. */
const quietHold = (b: Battle, seat: number): Quiet<MagewindsCommand> => {
  const { hand, energized } = b.seats[seat]!;
  const counters = ownOf(b, seat).map(({ id, actions }) => `${id}:${actions}`);
  return { about: { hold: `${b.round} ${hand.size} ${energized} ${counters}` }, answer: { type: 'hold' } };
};

/** MW-R66: what was kept is kept as long as its carrier stands there; elsewhere it may be meant to be put down. */
const quietCarrier = (b: Battle, fighter: FighterId): Quiet<MagewindsCommand> => {
  const carried = carriedBy(b, fighter).map(({ id }) => id);
  const { x, y } = b.fighters[fighter]!;
  return { about: { [`carrier ${fighter}`]: `${b.round} ${carried} ${x} ${y}` }, answer: DECLINE };
};

/** What is not asked again once it was let be, until it stands otherwise; by what all can see alone. */
export const quiet = (b: Battle, { seat, kind }: Decision): Quiet<MagewindsCommand> | undefined => {
  if (!useTableSettings.getState().hushes) return undefined;
  const frame = b.stack.at(-1);
  if (kind === 'window') return quietWindow(b, seat);
  if (kind === 'passOrHold') return quietHold(b, seat);
  return kind === 'ending' && frame?.type === 'activation' ? quietCarrier(b, frame.fighter) : undefined;
};
