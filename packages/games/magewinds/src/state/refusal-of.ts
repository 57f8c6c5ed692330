/** Makes refusals: a code, the rule, the facts of that code, and what to draw. */

import type { RuleId } from '@muster/kernel';
import type { Witness } from './battle.ts';
import type { RefusalCode, RefusalFacts, Refused } from './refusal.ts';

export const refusalOf = <C extends RefusalCode>(
  code: C,
  rule: RuleId | null,
  facts: RefusalFacts[C],
  witness?: Witness,
): Refused<C> => (witness === undefined ? { code, rule, facts } : { code, rule, facts, witness });
