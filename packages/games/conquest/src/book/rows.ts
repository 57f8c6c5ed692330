/** Rulings that are ours beyond the book, and those that go against its letter. */

import { type RulingRow, rulingsOf } from '@muster/dwethia';
import type { RuleText } from '@muster/kernel';

export const houseRulesOf = (section: string, rows: readonly RulingRow[]): readonly RuleText[] =>
  rulingsOf(section, rows, 'house');

export const departingOf = (section: string, rows: readonly RulingRow[]): readonly RuleText[] =>
  houseRulesOf(section, rows).map((rule) => ({ ...rule, departs: true }));
