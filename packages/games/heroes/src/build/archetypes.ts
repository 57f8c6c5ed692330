/** Units made of an archetype and a race (DW-27). */

import { type FactionId, inOtherRace, ofRace, type RaceId, STATS, type Stats } from '@muster/dwethia';
import type { Archetype } from '../content/archetypes.ts';
import type { UnitSheet } from '../content/sheet.ts';
import { capOf, leastOf } from './caps.ts';

const within = (raw: Stats, of: Pick<UnitSheet, 'rank' | 'faction'>): Stats => {
  const made = STATS.map(({ name }) => {
    const most = capOf(of, name) ?? raw[name];
    return [name, Math.max(leastOf(name), Math.min(most, raw[name]))];
  });
  return Object.fromEntries(made) as Stats;
};

/** DW-27: the same unit of another race: what the one gave goes, what the other gives comes, within what a unit may have. */
export const withRace = (unit: UnitSheet, race: RaceId): UnitSheet => ({
  ...unit,
  race,
  stats: within(inOtherRace(unit.stats, unit.race, race, unit.rank === 'hero'), unit),
});

/** DW-27: race × archetype × wargear, before anything of one's own is bought. */
export const unitFrom = (archetype: Archetype, faction: FactionId, race: RaceId, name: string): UnitSheet => ({
  name,
  faction,
  race,
  rank: archetype.rank,
  stats: within(ofRace(archetype.stats, race, archetype.rank === 'hero'), { rank: archetype.rank, faction }),
  wargear: archetype.wargear,
  powers: archetype.powers,
  rules: [],
  scars: [],
});
