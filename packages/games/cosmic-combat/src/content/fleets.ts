/** Ready fleets of 1500 and 3000 points, two for each faction (CC-01, CC-09; ours). */

import type { FactionId } from '@muster/dwethia';

export const FLEET_SIZES = [1500, 3000] as const;
export type FleetSize = (typeof FLEET_SIZES)[number];

/** Which of the two. */
export type Which = 1 | 2;

export interface ReadyFleet {
  /** `citadel-1500-2`. */
  readonly id: string;
  readonly name: string;
  readonly faction: FactionId;
  readonly limit: FleetSize;
  readonly which: Which;
  /** Ids of ships. */
  readonly ships: readonly string[];
}

const fleet = (faction: FactionId, limit: FleetSize, which: Which, name: string, ships: string): ReadyFleet => ({
  id: `${faction}-${limit}-${which}`,
  name,
  faction,
  limit,
  which,
  ships: ships.split(' ').flatMap((part) => {
    const [ship, times = '1'] = part.split('*');
    return Array<string>(Number(times)).fill(`${faction}.${ship}`);
  }),
});

export const READY_FLEETS: readonly ReadyFleet[] = [
  fleet('empire-of-sol', 1500, 1, 'The Emperor’s own', 'imperator cohort testudo gladius'),
  fleet('empire-of-sol', 1500, 2, 'Line of cohorts', 'cohort*3 pilum*2'),
  fleet('citadel', 1500, 1, 'Comrades in line', 'comrade-class*3 longwatch'),
  fleet('citadel', 1500, 2, 'The station and its guard', 'orbital-station comrade-class longwatch picket*2'),
  fleet('bloodpact', 1500, 1, 'Boarding pack', 'reaver*3 chainbreaker riot shiv*3'),
  fleet('bloodpact', 1500, 2, 'Under the black banner', 'black-banner reaver riot shiv*3 molotov'),
  fleet('black-sun', 1500, 1, 'Convoy hunters', 'galleon*2 freebooter corsair*2 cutlass'),
  fleet('black-sun', 1500, 2, 'The consortium', 'consortium blue-sun corsair*3 cutlass'),
  fleet('eldritch-cult', 1500, 1, 'Three covens', 'coven*3 choir acolyte wisp*2'),
  fleet('eldritch-cult', 1500, 2, 'The leviathan', 'leviathan obelisk*2 wisp*3'),
  fleet('void', 1500, 1, 'Funeral march', 'sepulchre*2 revenant gravebolt*3'),
  fleet('void', 1500, 2, 'The void-born', 'void-born-construct sepulchre revenant gravebolt'),
  fleet('empire-of-sol', 3000, 1, 'Two eagles', 'imperator*2 cohort*2 testudo ballista gladius*3'),
  fleet('empire-of-sol', 3000, 2, 'A full legion', 'imperator cohort*4 testudo gladius pilum*2'),
  fleet('citadel', 3000, 1, 'The long line', 'marshal comrade-class*4 longwatch picket*4'),
  fleet('citadel', 3000, 2, 'Fortress in space', 'orbital-station marshal comrade-class*2 bulwark picket*4'),
  fleet('bloodpact', 3000, 1, 'All boarders', 'black-banner reaver*4 chainbreaker*2 riot*2 shiv*5'),
  fleet('bloodpact', 3000, 2, 'Two black banners', 'black-banner*2 reaver*2 chainbreaker riot*2 shiv*3 molotov*2'),
  fleet('black-sun', 3000, 1, 'Trade war', 'galleon*3 blue-sun freebooter*2 corsair*4 cutlass*3'),
  fleet('black-sun', 3000, 2, 'Two houses', 'consortium*2 galleon blue-sun freebooter corsair*3 cutlass'),
  fleet('eldritch-cult', 3000, 1, 'The great choir', 'leviathan coven*4 choir*2 acolyte*2 wisp*4'),
  fleet('eldritch-cult', 3000, 2, 'Two leviathans', 'leviathan*2 coven*2 acolyte*2 obelisk wisp*5'),
  fleet('void', 3000, 1, 'The cairn and its dead', 'cairn sepulchre*3 revenant*2 gravebolt*4'),
  fleet('void', 3000, 2, 'Moving graves', 'void-born-construct cairn sepulchre*2 revenant dirge carrion*2'),
];
