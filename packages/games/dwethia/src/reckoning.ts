/** Numbers that carry their reasons: who asks why is told every step; who only plays is told nothing. */

import type { RuleId } from '@muster/kernel';

/** One step towards a number: `Cover 2: −2 (DW-60)`. */
export interface Reason {
  readonly what: string;
  readonly value: number;
  readonly rule: RuleId;
}

/** Hears the steps; absent in the fast gear. */
export type Note = (what: string, value: number, rule: RuleId) => void;

/** Writes the steps down. */
export const noting = (): { readonly steps: readonly Reason[]; readonly note: Note } => {
  const steps: Reason[] = [];
  return { steps, note: (what, value, rule) => steps.push({ what, value, rule }) };
};
