// Counters in words, for those who listen to the table.

import { UNITS, type Unit, type UnitState } from '@muster/grid-battles';

const STATE_WORDS: Readonly<Record<UnitState, string>> = {
  fresh: 'fresh',
  activated: 'activated',
  fatigued: 'fatigued',
};

/** `Blue Pikeman, 3 of 4 health, activated, has moved`. */
export const describeUnit = (unit: Unit, side?: string): string => {
  const profile = UNITS[unit.type];
  const name = side ? `${side} ${profile.name}` : profile.name;
  if (unit.health <= 0) return `${name}, destroyed`;
  return [
    name,
    `${unit.health} of ${profile.health} health`,
    STATE_WORDS[unit.state],
    ...(unit.moved ? ['has moved'] : []),
    ...(unit.attacked ? ['has attacked'] : []),
  ].join(', ');
};
