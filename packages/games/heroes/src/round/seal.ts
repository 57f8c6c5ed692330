/** Five secret objectives for each side, picked and sealed at the same time (HR-13, X-159, X-169). */

import { atSide, captainOf, seatsOf, sideOfSeat } from '@muster/dwethia';
import { known, type Seat } from '@muster/kernel';
import { canPick, OBJECTIVES, SEALED, setProblem } from '../content/objectives.ts';
import { copyBattle, popped } from '../state/battle.ts';
import type {
  Battle,
  HeroesCommand,
  HeroesProcedure,
  HeroesRefusal,
  HeroesTable,
  ObjectiveId,
  SealFrame,
} from '../state/types.ts';

const isMixed = (b: Battle): boolean => b.config.rulings.objectiveMix === 'mixed';

const picksOf = (b: Battle, side: 0 | 1): readonly ObjectiveId[] => known(b.objectives[side]!);

const withPicks = (b: Battle, side: 0 | 1, picks: readonly ObjectiveId[], sealed: boolean): Battle => {
  const copy = copyBattle(b);
  copy.objectives = b.objectives.map((one, i) => (i === side ? picks : one));
  copy.sealed = atSide(b.sealed, side, sealed);
  return copy;
};

/** Whether objectives are being chosen in secret. */
export const isPicking = (b: Battle): boolean => b.stack[b.stack.length - 1]?.type === 'seal';

/** Whether this seat has answered and may still answer otherwise, as far as all can see. */
export const mayAnswerAgain = (b: Battle, seat: Seat): boolean => {
  const side = sideOfSeat(b, seat);
  return isPicking(b) && b.sealed[side] && captainOf(b, side) === seat;
};

/** What was picked goes back, sealed or not. */
export const mayUnseal = (b: Battle, seat: Seat): boolean => {
  const side = sideOfSeat(b, seat);
  return isPicking(b) && captainOf(b, side) === seat && (b.sealed[side] || picksOf(b, side).length > 0);
};

export const unseal = (b: Battle, seat: Seat): Battle => withPicks(b, sideOfSeat(b, seat), [], false);

const refuseSeal = (b: Battle, side: 0 | 1, c: HeroesCommand): HeroesRefusal | undefined => {
  if (c.type === 'pick')
    return canPick(picksOf(b, side), c.objective, isMixed(b))
      ? undefined
      : { code: 'badObjectives', rule: 'HR-13', problem: 'this one cannot be picked after those' };
  if (c.type !== 'seal') return { code: 'otherDecision', rule: 'HR-13', asked: 'seal' };
  const problem = setProblem(c.objectives ?? picksOf(b, side), isMixed(b));
  return problem === undefined ? undefined : { code: 'badObjectives', rule: 'HR-13', problem };
};

const seal = (b: Battle, side: 0 | 1, ids: readonly ObjectiveId[], table: HeroesTable): Battle => {
  if (seatsOf(b, side).length > 1) table.final(); // its mates read them now
  table.tell?.({ type: 'sealed', side, rule: 'HR-13' });
  return withPicks(
    b,
    side,
    ids.toSorted((x, y) => x - y),
    true,
  );
};

export const sealProcedure: HeroesProcedure<SealFrame> = {
  advance: (b) => (b.sealed[0] && b.sealed[1] ? popped(b) : b),
  decisions: (b) =>
    ([0, 1] as const)
      .filter((side) => !b.sealed[side])
      .map((side) => ({ seat: captainOf(b, side), kind: 'seal', rule: 'HR-13' }) as const),
  refuse: (b, _, seat, c) => refuseSeal(b, sideOfSeat(b, seat), c),
  apply: (b, _, seat, c, table) => {
    const side = sideOfSeat(b, seat);
    if (c.type === 'pick') return withPicks(b, side, [...picksOf(b, side), c.objective], false);
    return c.type === 'seal' ? seal(b, side, c.objectives ?? picksOf(b, side), table) : b;
  },
  candidates: (b, _, seat) => {
    const picks = picksOf(b, sideOfSeat(b, seat));
    if (picks.length === SEALED) return [{ type: 'seal', objectives: null }];
    return OBJECTIVES.filter(({ id }) => canPick(picks, id, isMixed(b))).map(
      ({ id }) => ({ type: 'pick', objective: id }) as const,
    );
  },
};
