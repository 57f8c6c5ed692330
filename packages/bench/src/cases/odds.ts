/** Exact odds: single combats with their battle back as they stand in real battles, and a long chain of dice. */

import { type Distribution, needs, successes, thin } from '@muster/dice';
import { attackOdds, type Battle, gridBattles, type Unit, unitOf } from '@muster/grid-battles';
import { fastTable, makeRng, seededLuck } from '@muster/kernel';
import type { Work } from '../measure.ts';
import { over, type Part } from '../part.ts';
import { playBattle, ridge } from './grid-battles.ts';

const COMBATS = 64;
const SEED = 1;

interface Combat {
  readonly battle: Battle;
  readonly attacker: Unit;
  readonly target: Unit;
}

const combatsIn = (battle: Battle): readonly Combat[] =>
  gridBattles
    .candidates(battle, battle.turn)
    .flatMap((c) =>
      c.type === 'attack' ? [{ battle, attacker: unitOf(battle, c.attacker), target: unitOf(battle, c.target) }] : [],
    );

const isAnswered = ({ battle, attacker, target }: Combat): boolean =>
  attackOdds(battle, attacker, target).battleBack.hits.length > 1;

/** Attacks from random battles that are answered, in the order in which they arose. */
export const answeredCombats = (): readonly Combat[] => {
  const found: Combat[] = [];
  const config = ridge();
  const table = fastTable(seededLuck(SEED));
  const rng = makeRng(SEED);
  while (found.length < COMBATS)
    playBattle(config, table, rng, (b) => {
      if (b.phase === 'attack') found.push(...combatsIn(b).filter(isAnswered));
    });
  return found.slice(0, COMBATS);
};

const combat = (): Work => {
  const combats = answeredCombats();
  return () => {
    let total = 0;
    for (let i = 0; i < COMBATS; i++) {
      const { battle, attacker, target } = combats[i]!;
      total += attackOdds(battle, attacker, target).battleBack.mean;
    }
    if (!(total > 0)) throw new Error('nobody strikes back');
    return COMBATS;
  };
};

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

export const odds: Part<'combat' | 'chain60', OddsResult> = {
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
};
