/** Rules written as rows: id, title, text; rulings also say why. */

import type { RuleSource, RuleText } from '@muster/kernel';

export type Row = readonly [id: string, title: string, text: string];
export type RulingRow = readonly [id: string, title: string, text: string, why: string];

export const rulesOf = (section: string, rows: readonly Row[], source: RuleSource = 'official'): readonly RuleText[] =>
  rows.map(([id, title, text]) => ({ id, section, title, text, source }));

/** What we decided where the books are silent or contradict themselves. */
export const rulingsOf = (
  section: string,
  rows: readonly RulingRow[],
  source: RuleSource = 'derived',
): readonly RuleText[] => rows.map(([id, title, text, why]) => ({ id, section, title, text, why, source }));
