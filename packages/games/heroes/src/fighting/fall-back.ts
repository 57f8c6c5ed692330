/** After a fight: who stands next to an enemy may fall back, attacker's side first (HR-47, X-130), and pays for it (HR-48, X-131). */

import { fallBackEnds, isRooted, shortPath } from '../ground/moving.ts';
import { enemiesOf, isEngaged, reaches } from '../ground/standing.ts';
import { noteDescent, noteStanding } from '../objectives/tracking.ts';
import {
  activationIn,
  areEnemies,
  copyModel,
  findModel,
  isOnBoard,
  modelOf,
  ordersOf,
  popped,
  pushed,
  replaced,
  withModel,
} from '../state/battle.ts';
import type {
  Battle,
  FallBackFrame,
  FightFrame,
  HeroesProcedure,
  HeroesRefusal,
  HeroesTable,
  Model,
  ModelId,
  OpportunityFrame,
  Space,
} from '../state/types.ts';

/** those of the two groups that live and touch an enemy. Nobody is dying any more. */
export const fallBackOf = (b: Battle, { attacker, target, group }: FightFrame): FallBackFrame => {
  const queue = group.filter((id) => {
    const m = modelOf(b, id);
    return isOnBoard(m) && isEngaged(b, m);
  });
  return { type: 'fallBack', attacker, target, queue, moved: [] };
};

/** Whether this one is asked at all. */
const mayFallBack = (b: Battle, f: FallBackFrame, m: Model): boolean => {
  const order = ordersOf(b, m.seat).fallBack;
  if (order === 'never' || (order === 'fighters' && m.id !== f.attacker && m.id !== f.target)) return false;
  return isOnBoard(m) && isEngaged(b, m) && !isRooted(b, m) && fallBackEnds(b, m).length > 0;
};

const rest = (f: FallBackFrame, moved = f.moved): FallBackFrame => ({
  type: 'fallBack',
  attacker: f.attacker,
  target: f.target,
  queue: f.queue.slice(1),
  moved,
});

const go = (b: Battle, f: FallBackFrame, m: Model, to: Space, table: HeroesTable): Battle => {
  const watched = enemiesOf(b, m)
    .filter((enemy) => reaches(b, enemy, m))
    .map(({ id }) => id);
  const path = shortPath(b, m, to, 'away');
  table.tell?.({ type: 'moved', model: m.id, from: m.space!, path, cost: 0, why: 'fallBack', rule: 'HR-47' });
  const active = activationIn(b);
  const noted = active?.model === m.id ? noteDescent(b, m, active.high, [m.space!, ...path], table).b : b;
  const copy = copyModel(m);
  copy.space = to;
  const now = noteStanding(withModel(noted, copy), copy, path, true, table);
  return replaced(now, rest(f, [...f.moved, { id: m.id, watched }]));
};

/** who had it in reach, has it no longer, and stood still. */
const punishers = (b: Battle, f: FallBackFrame, mover: Model, watched: readonly ModelId[]): readonly ModelId[] =>
  watched.filter((id) => {
    const enemy = findModel(b, id)!;
    const stood = !f.moved.some((one) => one.id === id);
    return stood && isOnBoard(enemy) && areEnemies(b, enemy, mover) && !reaches(b, enemy, mover);
  });

const opportunities = (b: Battle, f: FallBackFrame): Battle => {
  let now = popped(b);
  for (let i = f.moved.length - 1; i >= 0; i--) {
    const { id, watched } = f.moved[i]!;
    now = pushed(now, opportunityOf(id, punishers(b, f, modelOf(b, id), watched)));
  }
  return now;
};

export const opportunityOf = (mover: ModelId, attackers: readonly ModelId[]): OpportunityFrame => ({
  type: 'opportunity',
  mover,
  attackers,
  at: 0,
});

export const fallBackProcedure: HeroesProcedure<FallBackFrame> = {
  advance: (b, f) => {
    const [next] = f.queue;
    if (next === undefined) return opportunities(b, f);
    return mayFallBack(b, f, modelOf(b, next)) ? b : replaced(b, rest(f));
  },
  decisions: (b, f) => [{ seat: modelOf(b, f.queue[0]!).seat, kind: 'fallBack', rule: 'HR-47', model: f.queue[0]! }],
  refuse: (b, f, _, c): HeroesRefusal | undefined => {
    if (c.type !== 'fallBack') return { code: 'otherDecision', rule: 'HR-47', asked: 'fallBack' };
    if (c.to === null || fallBackEnds(b, modelOf(b, f.queue[0]!)).includes(c.to)) return undefined;
    return { code: 'cannotMove', rule: 'X-130', to: c.to, fault: 'outOfReach' };
  },
  apply: (b, f, _, c, table) => {
    if (c.type !== 'fallBack') return b;
    return c.to === null ? replaced(b, rest(f)) : go(b, f, modelOf(b, f.queue[0]!), c.to, table);
  },
  candidates: (b, f) => [
    { type: 'fallBack', to: null },
    ...fallBackEnds(b, modelOf(b, f.queue[0]!)).map((to) => ({ type: 'fallBack', to }) as const),
  ],
};
