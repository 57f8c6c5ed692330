/** Makes refusals: a code, the rule, the facts, and what to draw. */

import type { RuleId } from '@muster/kernel';
import type { Witness } from '../state/battle.ts';
import type { Facts, MagewindsRefusal } from '../state/command.ts';

const NO_FACTS: Facts = {};

export const no = (code: string, rule: RuleId | null, facts: Facts = NO_FACTS, witness?: Witness): MagewindsRefusal =>
  witness === undefined ? { code, rule, facts } : { code, rule, facts, witness };
