/** Special rules that a unit may have besides what it carries. All ours. */

import type { FactionId } from '@muster/dwethia';

export interface SpecialRule {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  readonly points: number;
  /** Units of this faction have it already. */
  readonly traitOf?: FactionId;
  /** Nobody buys it: a battle left it, for the next one (HR-17). */
  readonly left?: true;
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
  {
    id: 'steady-aim',
    name: 'Steady aim',
    words: 'Perception +1 for shots when it has not moved.',
    points: 1,
    traitOf: 'citadel',
  },
  {
    id: 'fury',
    name: 'Fury',
    words: 'Aggression +1 in the activation in which it engages.',
    points: 1,
    traitOf: 'bloodpact',
  },
  {
    id: 'hardy',
    name: 'Hardy',
    words: 'Ignores each wound on 6+.',
    points: 3,
    traitOf: 'void',
  },
  {
    id: 'elusive',
    name: 'Elusive',
    words: 'Has Cover 1 wherever it stands.',
    points: 1,
  },
  {
    id: 'magic-trauma',
    name: 'Magic Trauma',
    words: 'Cannot resist powers in this battle.',
    points: 0,
    left: true,
  },
  {
    id: 'mage-slayer',
    name: 'Mage Slayer',
    words: 'While it can shoot or strike an enemy with Affinity, it must, and only the nearest one.',
    points: 0,
    left: true,
  },
  {
    id: 'resonance',
    name: 'Resonance',
    words: 'Once in this battle, its losing die of a resisted power is rolled again.',
    points: 0,
    left: true,
  },
] as const satisfies readonly SpecialRule[];

export type SpecialRuleId = (typeof SPECIAL_RULES)[number]['id'];

export const specialRuleOf = (id: string): SpecialRule | undefined => SPECIAL_RULES.find((rule) => rule.id === id);
