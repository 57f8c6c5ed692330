/** A round: activations in turn, uneven forces, its end (HR-18 to HR-23, X-124, X-125, X-163, X-166). */

import { atSide, captainOf, otherSide, PRIORITY, seatsOf, sideOfSeat } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { fieldOf } from '../ground/field.ts';
import { entries } from '../ground/moving.ts';
import { copyBattle, copyModel, popped, pushed, replaced } from '../state/battle.ts';
import type {
  ActivationFrame,
  Battle,
  HeroesProcedure,
  HeroesRefusal,
  HeroesTable,
  Model,
  RoundFrame,
} from '../state/types.ts';
import { claim } from './claims.ts';
import { decideByCount } from './outcome.ts';

/** */
export const roundLimit = (b: Battle): number => {
  if (b.config.rulings.roundLimit === 'none') return 30;
  const { size } = fieldOf(b.config).ground;
  return size <= 24 ? 8 : size <= 36 ? 10 : 12;
};

const isSelectable = (b: Battle, m: Model): boolean =>
  m.fate === 'alive' &&
  m.wounds > 0 &&
  !m.acted &&
  (m.space !== null || entries(b, m, sideOfSeat(b, m.seat)).length > 0);

/** Models that a seat may select. */
const selectable = (b: Battle, seat: Seat): readonly Model[] =>
  b.models.filter((m) => m.seat === seat && isSelectable(b, m));

/** the next seat of a side that has anybody to select. */
const seatToAct = (b: Battle, side: 0 | 1): Seat | undefined => {
  const seats = seatsOf(b, side);
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[(b.next[side] + i) % seats.length]!;
    if (b.models.some((m) => m.seat === seat && isSelectable(b, m))) return seat;
  }
  return undefined;
};

const roundFrame = (side: 0 | 1, more: RoundFrame['more']): RoundFrame => ({ type: 'round', side, more });

const activationOf = (m: Model): ActivationFrame => ({
  type: 'activation',
  model: m.id,
  step: 'begin',
  choice: 'free',
  pace: 'still',
  moved: false,
  cast: false,
  busy: false,
  engages: false,
  high: false,
});

const select = (b: Battle, f: RoundFrame, m: Model, table: HeroesTable): Battle => {
  table.tell?.({ type: 'activated', model: m.id, rule: 'HR-20' });
  const seats = seatsOf(b, f.side);
  const copy = copyBattle(b);
  copy.next = atSide(b.next, f.side, (seats.indexOf(m.seat) + 1) % seats.length);
  const after = f.more === 'last' ? roundFrame(f.side, 'over') : roundFrame(otherSide(f.side), 'no');
  return pushed(replaced(copy, after), activationOf(m));
};

/** DW-30, DW-39: what lingers ends, tokens go, and the next one begins. Pools stay as they are. */
const endRound = (b: Battle, table: HeroesTable): Battle => {
  if (b.round >= roundLimit(b)) return decideByCount(b, 'roundLimit', table);
  const copy = copyBattle(popped(b));
  copy.round = b.round + 1;
  copy.discounted = [false, false];
  copy.lasting = b.lasting.filter(({ until }) => until > b.round);
  copy.models = b.models.map((m) => {
    if (!m.acted) return m;
    const fresh = copyModel(m);
    fresh.acted = false;
    return fresh;
  });
  return pushed(copy, PRIORITY);
};

/** The winner of the priority roll has chosen: the round begins. */
export const beginRound = (b: Battle, winner: 0 | 1, first: 0 | 1, table: HeroesTable): Battle => {
  table.tell?.({ type: 'roundBegan', round: b.round, rule: 'HR-18' });
  const copy = copyBattle(b);
  copy.priority = winner;
  copy.first = first;
  return pushed(copy, roundFrame(first, 'no'));
};

/** Nobody of this side is left: the other goes on once (HR-22), or for all its models (HR-21, X-08, X-125). */
const passTurn = (b: Battle, f: RoundFrame, table: HeroesTable): Battle => {
  const other = otherSide(f.side);
  if (f.more === 'last' || seatToAct(b, other) === undefined) return endRound(b, table);
  if (b.config.rulings.unevenForces === 'all') return replaced(b, roundFrame(other, 'no'));
  table.tell?.({ type: 'oneMore', side: other, rule: 'X-125' });
  return replaced(b, roundFrame(other, 'last'));
};

export const roundProcedure: HeroesProcedure<RoundFrame> = {
  advance: (b, f, table) => {
    if (f.more === 'over') return endRound(b, table);
    return seatToAct(b, f.side) === undefined ? passTurn(b, f, table) : b;
  },
  decisions: (b, f) => {
    const seat = seatToAct(b, f.side)!;
    const models = selectable(b, seat).map(({ id }) => id);
    return [{ seat, kind: 'select', rule: 'HR-20', models, mayClaim: mayClaim(b, f.side, seat) }];
  },
  refuse: (b, f, seat, c): HeroesRefusal | undefined => {
    if (c.type === 'claim') return mayClaim(b, f.side, seat) ? undefined : { code: 'claimMade', rule: 'X-51' };
    if (c.type !== 'select') return { code: 'otherDecision', rule: 'HR-20', asked: 'select' };
    const isOne = selectable(b, seat).some(({ id }) => id === c.model);
    return isOne ? undefined : { code: 'notSelectable', rule: 'HR-20', model: c.model };
  },
  apply: (b, f, seat, c, table) => {
    if (c.type === 'claim') return claim(b, f.side, table);
    return c.type === 'select' ? select(b, f, selectable(b, seat).find(({ id }) => id === c.model)!, table) : b;
  },
  candidates: (b, f, seat) => [
    ...selectable(b, seat).map(({ id }) => ({ type: 'select', model: id }) as const),
    ...(mayClaim(b, f.side, seat) ? [{ type: 'claim' } as const] : []),
  ],
};

/** HR-13, X-51: while the seal is closed; the side's first seat speaks for it, its mates when it has nobody left to speak with. */
const mayClaim = (b: Battle, side: 0 | 1, seat: Seat): boolean => {
  const captain = captainOf(b, side);
  return !b.opened[side] && (captain === seat || !b.models.some((m) => m.seat === captain && m.fate === 'alive'));
};
