/** Special rules that a unit may have besides what it carries. All ours. */

export interface SpecialRule {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  readonly points: number;
}

export const SPECIAL_RULES = [
  {
    id: 'dread-words',
    name: 'Dread words',
    words: 'Powers that enemies cast within 10 spaces of it cost 1 Affinity more.',
    points: 3,
  },
  {
    id: 'null',
    name: 'Null',
    words: 'Cannot be the target of powers, and casts none.',
    points: 3,
  },
] as const satisfies readonly SpecialRule[];

export type SpecialRuleId = (typeof SPECIAL_RULES)[number]['id'];

export const specialRuleOf = (id: string): SpecialRule | undefined => SPECIAL_RULES.find((rule) => rule.id === id);
