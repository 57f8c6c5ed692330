/** `muster lab cosmic-combat`: which battles are fought. */

import { type CosmicTypes, cosmicCombatDescriptor } from '@muster/cosmic-combat';
import type { TerminalPart } from '../game.ts';
import { readSwitches } from '../switches.ts';
import { readFactions, readMap, readPoints, readScenario } from './table.ts';

type CosmicLabOptions = {
  readonly points: string;
  readonly factions?: string;
  readonly map?: string;
  readonly scenario: string;
  readonly exchange?: true;
  readonly drawn?: true;
  readonly switches?: string;
};

export const labCommand: TerminalPart<CosmicTypes>['labCommand'] = (o: CosmicLabOptions) => {
  const points = readPoints(o.points);
  const map = o.map === undefined ? null : readMap(o.map);
  const factions = o.factions === undefined ? null : readFactions(o.factions);
  const exchange = o.exchange === true;
  const drawn = o.drawn === true;
  return {
    setting: {
      points,
      factions,
      map,
      scenario: readScenario(o.scenario),
      exchange,
      drawn,
      rulings: o.switches === undefined ? {} : readSwitches(cosmicCombatDescriptor.switches, o.switches),
    },
    where: `${points} points, ${factions === null ? 'all factions' : factions.join(' and ')}${map === null ? '' : `, ${map}`}${exchange ? ', ships exchanged' : ''}${drawn ? ', drawn fleets' : ''}`,
  };
};
