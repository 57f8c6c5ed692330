// The laws of every game with each switch set otherwise, in short battles of all scenarios.
import { runLaws, wrongWith } from '@muster/test-kit';
import { describe, expect, test } from 'vitest';
import { DEFAULT_RULINGS, gridBattlesDescriptor, type Rulings, SCENARIO_IDS, SWITCHES } from './index.ts';
import { END, readConfig } from './testing.ts';

/** Each value that is not the default, alone; and two mixtures. */
const SETTINGS: readonly Partial<Rulings>[] = [
  ...SWITCHES.filter((s) => s.name !== 'roundLimit').flatMap(({ name, choices }) =>
    choices.filter((c) => c.value !== DEFAULT_RULINGS[name]).map((c) => ({ [name]: c.value })),
  ),
  { battleBack: 'inDefendersRange', rangedInMelee: 'yellowOnly', losEdge: 'perEdge', zoc: '+1', hillSeesOver: true },
  { battleBack: 'off', rangedInMelee: 'forbidden', mustFightAdjacent: true, zoc: 'stop', minimumMove: false },
];
const ROUNDS = 2;

const configs = SETTINGS.flatMap((setting) =>
  SCENARIO_IDS.map((scenario) => readConfig({ scenario, rulings: { roundLimit: ROUNDS, ...setting } })),
);
const GAMES_EACH = 2;

describe('every switch', () => {
  const report = runLaws(gridBattlesDescriptor, { configs, games: GAMES_EACH * configs.length, tries: () => [END] });

  test.each(report.laws)('$name', (law) => {
    expect(wrongWith(law)).toBeUndefined();
  });

  test('[R-02] [R-04] [R-06] [R-11] [R-12] [R-13] [R-16] [R-17] [R-27] each was played on every scenario', () => {
    expect(configs).toHaveLength(13 * 8);
    expect(report.games).toBe(GAMES_EACH * configs.length);
  });
});
