/** `muster lab cosmic-combat`: which battles are fought. */

import { type CosmicTypes, cosmicCombatDescriptor } from '@muster/cosmic-combat';
import type { TerminalPart } from '../game.ts';
import { listed, oneOf } from '../options.ts';
import { problem } from '../problem.ts';
import { readFactions, readMap, readPoints, readScenario } from './table.ts';

type CosmicLabOptions = {
  readonly points: string;
  readonly factions?: string;
  readonly map?: string;
  readonly scenario: string;
  readonly exchange?: true;
  readonly switches?: string;
};

/** `arcs=off,redirect=off` */
const readSwitches = (text: string): object =>
  Object.fromEntries(
    listed(text).map((pair) => {
      const [name = '', value = ''] = pair.split('=').map((part) => part.trim());
      const names = cosmicCombatDescriptor.switches.map((one) => one.name);
      const known = cosmicCombatDescriptor.switches.find((one) => one.name === oneOf('switch', name, names))!;
      const choice = known.choices.find((one) => String(one.value).toLowerCase() === value);
      const all = known.choices.map((one) => String(one.value)).join(' or ');
      return [known.name, (choice ?? problem(`--switches: ${known.name} is ${all}, not “${value}”.`)).value];
    }),
  );

export const labCommand: TerminalPart<CosmicTypes>['labCommand'] = (o: CosmicLabOptions) => {
  const points = readPoints(o.points);
  const map = o.map === undefined ? null : readMap(o.map);
  const factions = o.factions === undefined ? null : readFactions(o.factions);
  const exchange = o.exchange === true;
  return {
    setting: {
      points,
      factions,
      map,
      scenario: readScenario(o.scenario),
      exchange,
      rulings: o.switches === undefined ? {} : readSwitches(o.switches),
    },
    where: `${points} points, ${factions === null ? 'all factions' : factions.join(' and ')}${map === null ? '' : `, ${map}`}${exchange ? ', ships exchanged' : ''}`,
  };
};
