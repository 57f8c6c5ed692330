/** For tests: all of a table that is drawn, as nothing. */

import { noPlan } from '../plan.ts';
import type { Tabletop } from '../tabletop.ts';

const HELD = { kind: 'nothing' };

const tabletop: Tabletop = {
  hand: { first: () => HELD, touch: () => ({ held: HELD }), back: () => HELD, plan: () => noPlan({}) },
  noDraft: {},
  Board: () => null,
  Sides: () => null,
  Banner: () => null,
};

export const UNDRAWN = { Why: () => null, Figures: () => null, tabletop };
