/** Grid Battles in the lab: a scenario, or free battles with other forces and another map for each pair of games. */

import {
  type BattleConfig,
  DEFAULT_BUDGET,
  gridBattles,
  makeFreeBattle,
  makeMap,
  pickForce,
} from '@muster/grid-battles';
import { fields, makeRng, text } from '@muster/kernel';
import type { LabModule, MatchUp } from '../module.ts';
import { gameSeed } from '../seeds.ts';
import { playable, readSetting } from '../setting.ts';

interface Setting {
  /** An id, a name as `findScenario` reads it, or `free`. */
  readonly scenario: string;
}

const read = fields<Setting>({ scenario: text(40) });

const fought = (scenario: unknown): MatchUp<BattleConfig, null> => ({
  config: playable(gridBattles.parseConfig({ scenario })),
  facts: null,
});

const freeBattle = (seed: number) => {
  const rng = makeRng(seed);
  return makeFreeBattle(DEFAULT_BUDGET, makeMap(rng.bits()), [
    pickForce(DEFAULT_BUDGET, rng.bits()),
    pickForce(DEFAULT_BUDGET, rng.bits()),
  ]);
};

export const lab: LabModule<BattleConfig, null> = {
  matchUps: (setting, seed) => {
    const { scenario } = readSetting(read, setting);
    if (scenario.toLowerCase() === 'free') return (index) => fought(freeBattle(gameSeed(seed, -2 - (index >> 1))));
    const always = fought(scenario);
    return () => always;
  },
};
