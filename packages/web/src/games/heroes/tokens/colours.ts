/** The colours of bases as the books describe them: the rim tells the race, the top the faction, the number the profile. */

import type { FactionId, RaceId } from '@muster/dwethia';

/** Printed, so the same by day and by night. */
const PRINTED: Readonly<Record<string, string>> = {
  gold: '#d9a520',
  red: '#b8402c',
  blue: '#2f62a0',
  green: '#3f7d3a',
  yellow: '#e8d44a',
  purple: '#74479b',
  silver: '#b9c0c6',
  bronze: '#a8743a',
  brown: '#6b4a2c',
  black: '#2a2826',
};

const RIMS: Readonly<Record<RaceId, string>> = {
  'old-one': 'gold',
  terran: 'red',
  sovereign: 'blue',
  orc: 'green',
  geck: 'yellow',
  croc: 'purple',
  cyborii: 'silver',
  borii: 'bronze',
  taurus: 'brown',
  wraith: 'black',
};

const TOPS: Readonly<Record<FactionId, string>> = {
  'empire-of-sol': 'gold',
  citadel: 'blue',
  bloodpact: 'red',
  'black-sun': 'green',
  'eldritch-cult': 'purple',
  void: 'black',
};

export const rimOf = (race: RaceId): string => PRINTED[RIMS[race]]!;
export const topOf = (faction: FactionId): string => PRINTED[TOPS[faction]]!;
/** What is printed on a top. */
export const inkOn = (faction: FactionId): string => (faction === 'empire-of-sol' ? '#2b2620' : '#fbf5e6');
