/** `muster lab conquest`: which wars are fought. */

import { type ConquestTypes, conquestDescriptor } from '@muster/conquest';
import type { TerminalPart } from '../game.ts';
import { oneOf } from '../options.ts';
import { readSwitches } from '../switches.ts';
import { readFactions, readMap, readPoints, readScenarios } from './table.ts';

type ConquestLabOptions = {
  readonly points: string;
  readonly factions?: string;
  readonly scenarios?: string;
  readonly map?: string;
  readonly opening: string;
  readonly switches?: string;
};

export const labCommand: TerminalPart<ConquestTypes>['labCommand'] = (o: ConquestLabOptions) => {
  const points = readPoints(o.points);
  const map = o.map === undefined ? null : readMap(o.map);
  const factions = o.factions === undefined ? null : readFactions(o.factions);
  const scenarios = o.scenarios === undefined ? null : readScenarios(o.scenarios);
  const opening = oneOf('opening', o.opening, ['usual', 'worker-spam', 'rush', 'towers']);
  return {
    setting: {
      points,
      factions,
      scenarios,
      map,
      opening,
      rulings: o.switches === undefined ? {} : readSwitches(conquestDescriptor.switches, o.switches),
    },
    where: [
      `${points} points`,
      factions === null ? 'all factions' : factions.join(' and '),
      ...(scenarios === null ? [] : [scenarios.join(' and ')]),
      ...(map === null ? [] : [map]),
      ...(opening === 'usual' ? [] : [`the first player opens with ${opening}`]),
    ].join(', '),
  };
};
