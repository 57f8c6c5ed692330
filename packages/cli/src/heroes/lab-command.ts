/** `muster lab heroes`: which battles are fought. */

import { type HeroesTypes, heroesDescriptor } from '@muster/heroes';
import type { TerminalPart } from '../game.ts';
import { listed, oneOf } from '../options.ts';
import { problem } from '../problem.ts';
import { readArena, readFactions, readPoints } from './table.ts';

type HeroesLabOptions = {
  readonly points: string;
  readonly factions?: string;
  readonly arena?: string;
  readonly exchange?: true;
  readonly objectives: string;
  readonly switches?: string;
};

/** `unevenForces=all,redirect=off` */
const readSwitches = (text: string): object =>
  Object.fromEntries(
    listed(text).map((pair) => {
      const [name = '', value = ''] = pair.split('=').map((part) => part.trim());
      const names = heroesDescriptor.switches.map((one) => one.name);
      const known = heroesDescriptor.switches.find((one) => one.name === oneOf('switch', name, names))!;
      const choice = known.choices.find((one) => String(one.value).toLowerCase() === value);
      const all = known.choices.map((one) => String(one.value)).join(' or ');
      return [known.name, (choice ?? problem(`--switches: ${known.name} is ${all}, not “${value}”.`)).value];
    }),
  );

export const labCommand: TerminalPart<HeroesTypes>['labCommand'] = (o: HeroesLabOptions) => {
  const points = readPoints(o.points);
  const arena = o.arena === undefined ? null : readArena(o.arena, points);
  const factions = o.factions === undefined ? null : readFactions(o.factions);
  const exchange = o.exchange === true;
  return {
    setting: {
      points,
      factions,
      arena,
      exchange,
      objectives: oneOf('choice of objectives', o.objectives, ['picked', 'drawn']),
      rulings: o.switches === undefined ? {} : readSwitches(o.switches),
    },
    where: `${points} points, ${factions === null ? 'all factions' : factions.join(' and ')}${arena === null ? '' : `, ${arena}`}${exchange ? ', profiles exchanged' : ''}`,
  };
};
