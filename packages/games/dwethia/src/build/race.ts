/** What a race makes of stats (DW-27). */

import { RACES, type RaceId } from '../content/races.ts';
import { changed, NO_STATS, STATS, type Stats } from '../profile.ts';

export const ofRace = (base: Stats, race: RaceId, isHero: boolean): Stats => {
  const { changes, ofHeroes } = RACES.find(({ id }) => id === race)!;
  const own = changed(base, changes);
  return isHero ? changed(own, ofHeroes) : own;
};

const opposite = (stats: Stats): Stats => Object.fromEntries(STATS.map(({ name }) => [name, -stats[name]])) as Stats;

/** What the one race gave goes, what the other gives comes. */
export const inOtherRace = (stats: Stats, from: RaceId, to: RaceId, isHero: boolean): Stats =>
  ofRace(changed(stats, opposite(ofRace(NO_STATS, from, isHero))), to, isHero);
