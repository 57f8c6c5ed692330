/** Where every plan begins. */

import type { Plan, TableTypes } from './tabletop.ts';

/** A plan that says nothing yet. */
export const noPlan = <T extends TableTypes>(marks: T['marks']): Plan<T> => ({
  hint: '',
  wait: '',
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
  marks,
});
