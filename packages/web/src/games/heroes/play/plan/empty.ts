/** Plans and marks of nothing. */

import { noPlan } from '../../../../contract/plan.ts';
import type { HeroesTable, Plan, PlanMarks } from '../types.ts';

export const NO_MARKS: PlanMarks = { spaces: [], costs: new Map(), lines: [] };
export const EMPTY: Plan = noPlan<HeroesTable>(NO_MARKS);
