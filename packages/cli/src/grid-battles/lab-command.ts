/** `muster lab grid-battles`: which battles are fought. */

import { findScenario, SCENARIOS } from '@muster/grid-battles';
import type { LabCommand } from '../game.ts';
import { readScenario } from './table.ts';

type GridLabOptions = { readonly scenario: string };

export const gridBattlesLabCommand: LabCommand<'grid-battles'> = {
  game: 'grid-battles',
  players: [2, 2],
  read: ({ scenario }: GridLabOptions) => {
    if (scenario.toLowerCase() === 'free') return { setting: { scenario: 'free' }, where: 'free battles' };
    const id = readScenario(scenario);
    return { setting: { scenario: id }, where: SCENARIOS[findScenario(id)!].name };
  },
};
