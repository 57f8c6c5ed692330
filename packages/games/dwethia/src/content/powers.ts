/**
 * Affinity powers (DW-84): what each costs, how far it reaches, when it is cast and what it does, as declared effects. A game says
 * how an effect lands on its table, and which powers its units know.
 */

import type { RuleSource } from '@muster/kernel';
import type { WeaponKeywords } from './weapons.ts';

export type PowerPhase = 'movement' | 'shoot';

/** What a power does. Damage is worked out like a shot (DW-56); the rest is the game's to carry out. */
export type PowerEffect =
  | {
      readonly kind: 'damage';
      readonly strength: number;
      /** One target; the target and its allies beside it; or a blast. */
      readonly strikes: 'target' | 'coherent' | 'blast';
      readonly keywords: WeaponKeywords;
    }
  | { readonly kind: 'root' }
  | { readonly kind: 'corrupt' }
  | { readonly kind: 'raise' }
  | { readonly kind: 'blink'; readonly spaces: number }
  | { readonly kind: 'ward'; readonly save: number }
  | { readonly kind: 'mend'; readonly wounds: number }
  | { readonly kind: 'hasten'; readonly move: number }
  | { readonly kind: 'dread'; readonly martial: number };

export interface Power {
  readonly id: string;
  readonly name: string;
  readonly charge: number;
  /** Null: only on the caster. */
  readonly range: number | null;
  readonly phase: PowerPhase;
  readonly at: 'enemy' | 'ally' | 'self' | 'space';
  /** Each Affinity point more adds a wound to every success. */
  readonly upcharge: boolean;
  readonly effect: PowerEffect;
  readonly source: RuleSource;
}

const strike = (
  id: string,
  name: string,
  [charge, range, strength]: readonly [number, number, number],
  strikes: 'target' | 'coherent' | 'blast',
  keywords: WeaponKeywords = {},
): Power => ({
  id,
  name,
  charge,
  range,
  phase: 'shoot',
  at: 'enemy',
  upcharge: strikes !== 'blast',
  effect: { kind: 'damage', strength, strikes, keywords },
  source: 'official',
});

const spell = (
  id: string,
  name: string,
  [charge, range, phase, at]: readonly [number, number | null, PowerPhase, Power['at']],
  effect: PowerEffect,
  source: RuleSource = 'house',
): Power => ({ id, name, charge, range, phase, at, upcharge: false, effect, source });

export const POWERS: readonly Power[] = [
  strike('blast', 'Blast', [1, 18, 6], 'target'),
  strike('lightning', 'Lightning', [2, 18, 6], 'coherent'),
  strike('fireburst', 'Fireburst', [1, 12, 5], 'blast', { blast: 2 }),
  spell('root', 'Root', [1, 24, 'movement', 'enemy'], { kind: 'root' }, 'official'),
  spell('corrupt', 'Corrupt', [2, 12, 'shoot', 'enemy'], { kind: 'corrupt' }),
  spell('raise', 'Raise', [1, 6, 'movement', 'space'], { kind: 'raise' }),
  spell('blink', 'Blink', [2, null, 'movement', 'self'], { kind: 'blink', spaces: 8 }),
  spell('ward', 'Ward', [1, 12, 'movement', 'ally'], { kind: 'ward', save: 5 }),
  spell('mend', 'Mend', [1, 6, 'movement', 'ally'], { kind: 'mend', wounds: 1 }),
  spell('hasten', 'Hasten', [1, 12, 'movement', 'ally'], { kind: 'hasten', move: 3 }),
  spell('dread', 'Dread', [1, 12, 'shoot', 'enemy'], { kind: 'dread', martial: -2 }),
];

export type PowerId = Power['id'];
export const powerOf = (id: string): Power | undefined => POWERS.find((power) => power.id === id);
