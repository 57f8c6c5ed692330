/** `muster lab heroes`: which battles are fought. */

import { type HeroesTypes, heroesDescriptor } from '@muster/heroes';
import type { TerminalPart } from '../game.ts';
import { oneOf } from '../options.ts';
import { readSwitches } from '../switches.ts';
import { readArena, readFactions, readPoints } from './table.ts';

type HeroesLabOptions = {
  readonly points: string;
  readonly factions?: string;
  readonly arena?: string;
  readonly exchange?: true;
  readonly objectives: string;
  readonly switches?: string;
};

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
      rulings: o.switches === undefined ? {} : readSwitches(heroesDescriptor.switches, o.switches),
    },
    where: `${points} points, ${factions === null ? 'all factions' : factions.join(' and ')}${arena === null ? '' : `, ${arena}`}${exchange ? ', profiles exchanged' : ''}`,
  };
};
