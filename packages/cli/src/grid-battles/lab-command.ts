/** `muster lab grid-battles`: which battles are fought. */

import { findScenario, type GridBattlesTypes, SCENARIOS } from '@muster/grid-battles';
import type { TerminalPart } from '../game.ts';
import { readScenario } from './table.ts';

type GridLabOptions = { readonly scenario: string };

export const labCommand: TerminalPart<GridBattlesTypes>['labCommand'] = ({ scenario }: GridLabOptions) => {
  if (scenario.toLowerCase() === 'free') return { setting: { scenario: 'free' }, where: 'free battles' };
  const id = readScenario(scenario);
  const { name, source } = SCENARIOS[findScenario(id)!];
  return { setting: { scenario: id }, where: source === 'house' ? `${name} (ours)` : name };
};
