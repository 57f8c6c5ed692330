/** Looking at a model that is not to act: its card, where it could go, whom it threatens, and who could attack it, and when. */

import {
  approachesTo,
  type Battle,
  destinationsOf,
  isEngaged,
  type Model,
  type ModelId,
  modelOf,
  zoneOf,
} from '@muster/heroes';
import { remembered } from '../../../../parts/remembered.ts';
import { listed, percent } from '../../../../parts/words.ts';
import type { Mark } from '../../board/types.ts';
import { isEnemyOf } from '../held.ts';
import type { Plan, PlanMarks } from '../types.ts';
import { nameOf } from '../words.ts';
import { companyLines } from './lines.ts';

const isFree = (b: Battle, m: Model): boolean => m.space !== null && m.fate === 'alive' && !isEngaged(b, m);

/** Where it could go, and the spaces beside it. */
export const reachOf = (b: Battle, id: ModelId): readonly Mark[] => {
  const m = modelOf(b, id);
  return [
    { kind: 'foe', spaces: isFree(b, m) ? destinationsOf(b, id).map(({ space }) => space) : [] },
    { kind: 'threat', spaces: zoneOf(b, id) },
  ];
};

/** Who of a side could still attack it in this round, and how likely that slays it; at most so many are named. */
const MOST_NAMED = 3;

const attackersOf = remembered((b: Battle, seat: number, id: ModelId): readonly string[] =>
  b.models
    .filter((m) => !isEnemyOf(b, seat, m) && m.fate === 'alive' && m.wounds > 0 && !m.acted)
    .flatMap((m) => {
      const [best] = approachesTo(b, m.id, id);
      return best === undefined ? [] : [{ words: `${nameOf(b, m.id)} (slays it ${percent(best.slain)})`, ...best }];
    })
    .sort((x, y) => y.slain - x.slain)
    .slice(0, MOST_NAMED)
    .map(({ words }) => words),
);

const whenWords = (b: Battle, seat: number, id: ModelId): string => {
  const able = attackersOf(b, seat, id);
  return able.length === 0
    ? 'Nobody of yours could attack it before the next round.'
    : `It could be attacked in this round by ${listed(able)}.`;
};

/** `plan`: of what was held before; its buttons stay. */
export const planLook = (b: Battle, plan: Plan, seat: number, id: ModelId): Plan => {
  const m = modelOf(b, id);
  const marks: PlanMarks = {
    ...plan.marks,
    spaces: [...plan.marks.spaces, ...reachOf(b, id)],
    lines: [...plan.marks.lines, ...companyLines(b, id)],
  };
  return {
    ...plan,
    selected: [id],
    facts: isEnemyOf(b, seat, m) && m.space !== null ? [whenWords(b, seat, id), ...plan.facts] : plan.facts,
    marks,
  };
};
