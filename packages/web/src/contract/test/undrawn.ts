/** For tests: all of a table that is drawn, as nothing. */

import type { Plan, TableTypes, Tabletop } from '../tabletop.ts';

const HELD = { kind: 'nothing' };

const NO_PLAN: Plan<TableTypes> = {
  hint: '',
  wait: 'Wait',
  selected: [],
  choices: [],
  targets: [],
  roster: undefined,
  options: [],
  odds: undefined,
  facts: [],
  risks: [],
  fault: undefined,
  card: undefined,
  main: undefined,
  end: undefined,
  more: [],
  marks: {},
};

const tabletop: Tabletop = {
  hand: { first: () => HELD, touch: () => ({ held: HELD }), back: () => HELD, plan: () => NO_PLAN },
  noDraft: {},
  Board: () => null,
  Sides: () => null,
  Banner: () => null,
};

export const UNDRAWN = { Why: () => null, Figures: () => null, tabletop };
