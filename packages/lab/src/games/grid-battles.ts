/** Grid Battles in the lab: a scenario, or free battles with other forces and another map for each pair of games. */

import { gridBattlesPlayer, pickForce } from '@muster/ai';
import {
  type BattleConfig,
  DEFAULT_BUDGET,
  gridBattles,
  makeFreeBattle,
  makeMap,
  type Rulings,
} from '@muster/grid-battles';
import { makeRng } from '@muster/kernel';
import { type LabModule, LabRefused } from '../module.ts';
import { playOut } from '../play-out.ts';
import { gameSeed } from '../seeds.ts';

export interface GridBattlesSetting {
  /** An id, a name as `findScenario` reads it, or `free`. */
  readonly scenario: string;
  readonly rulings?: Partial<Rulings>;
}

const configOf = (scenario: unknown, rulings: Partial<Rulings>): BattleConfig => {
  const parsed = gridBattles.parseConfig({ scenario, rulings });
  if (!parsed.ok) throw new LabRefused(`${parsed.refusal.where}: ${parsed.refusal.problem}`);
  return parsed.value;
};

const freeBattle = (seed: number) => {
  const rng = makeRng(seed);
  return makeFreeBattle(DEFAULT_BUDGET, makeMap(rng.bits()), [
    pickForce(DEFAULT_BUDGET, rng.bits()),
    pickForce(DEFAULT_BUDGET, rng.bits()),
  ]);
};

export const gridBattlesLab: LabModule<GridBattlesSetting, BattleConfig, null> = {
  configs: ({ scenario, rulings = {} }, seed) => {
    if (scenario.toLowerCase() === 'free')
      return (index) => configOf(freeBattle(gameSeed(seed, -2 - (index >> 1))), rulings);
    const config = configOf(scenario, rulings);
    return () => config;
  },
  seatsOf: () => 2,
  play: (config, levels, seed, steps) => {
    const s = playOut(gridBattles, levels.map(gridBattlesPlayer), config, seed, steps);
    return { outcome: gridBattles.outcome(s)!, rounds: s.round, facts: null };
  },
};
