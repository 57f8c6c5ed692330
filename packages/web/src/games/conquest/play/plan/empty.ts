/** A plan that says and marks nothing yet. */

import { noPlan } from '../../../../contract/plan.ts';
import type { Marks, Plan, WarTable } from '../types.ts';

const NO_MARKS: Marks = {
  nodes: [],
  drags: [],
  reach: undefined,
  near: undefined,
  ghost: undefined,
  plans: [],
  lines: [],
  ranges: [],
  zones: [],
  besides: [],
};

export const EMPTY: Plan = noPlan<WarTable>(NO_MARKS);

/** These marks, and no others. */
export const marked = (marks: Partial<Marks>): Marks => ({ ...NO_MARKS, ...marks });
