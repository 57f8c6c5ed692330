/** Exact odds: single combats with their battle back as they stand in real battles of some game, and a long chain of dice. */

import { type Distribution, needs, successes, thin } from '@muster/dice';
import type { Work } from '../measure.ts';
import { over, type Part } from '../part.ts';

/** 60 dice: hit on 3+ with 1s rolled again, wound on 4+, the save failed on 1 to 4. */
export const chain60Damage = (): Distribution => thin(thin(successes(60, needs(3, [1])), needs(4)), 4 / 6);

const CHAINS = 32;

const chain60 = (): Work => () => {
  for (let i = 0; i < CHAINS; i++) if (chain60Damage().length !== 61) throw new Error('the chain is not whole');
  return CHAINS;
};

export interface OddsResult {
  /** One combat with its battle back. */
  readonly combatMicros: number;
  readonly chain60Millis: number;
}

/** `combat`: what a game offers of its own. */
export const oddsPart = (combat: () => Work): Part<'combat' | 'chain60', OddsResult> => ({
  title: 'Odds',
  lines: [
    { field: 'combatMicros', what: 'µs for a combat with battle back', goal: { atMost: 20 } },
    { field: 'chain60Millis', what: 'ms for 60 dice through three stages', goal: { atMost: 5 } },
  ],
  cases: { combat, chain60 },
  result: (rounds) => ({
    combatMicros: over(rounds, (r) => 1e6 / r.combat),
    chain60Millis: over(rounds, (r) => 1e3 / r.chain60),
  }),
});
