/** From the `dice` of a request to a source of luck, and what a record may say of it. */

import { type Fairness, type LuckSource, manualLuck, scriptedLuck, seededLuck, tableLuck } from '@muster/kernel';
import type { DiceChoice } from './requests.ts';

export interface Luck {
  readonly source: LuckSource;
  readonly fairness: Fairness;
  /** What the answer tells of it; the script itself is not repeated. */
  readonly told: { readonly seed: number } | 'script' | 'manual' | 'manual-cards';
}

export const makeLuck = (choice: DiceChoice, randomSeed: () => number): Luck => {
  switch (choice.kind) {
    case 'seed':
      return {
        source: seededLuck(choice.seed),
        fairness: { kind: 'seeded', seed: choice.seed },
        told: { seed: choice.seed },
      };
    case 'script':
      return { source: scriptedLuck(choice.script, choice.seed), fairness: { kind: 'unproven' }, told: 'script' };
    case 'manual':
      return { source: manualLuck, fairness: { kind: 'manual' }, told: 'manual' };
    case 'manual-cards':
      return {
        source: tableLuck(randomSeed(), { cards: true }),
        fairness: { kind: 'manual', cards: true },
        told: 'manual-cards',
      };
  }
};
