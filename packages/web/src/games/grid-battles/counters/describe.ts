// Counters in words, for those who listen to the table.

import { UNITS, type Unit } from '@muster/grid-battles';

/** `Blue Pikeman, 3 of 4 health, activated, has moved`. */
export const describeUnit = (unit: Unit, side: string | undefined): string => {
  const profile = UNITS[unit.type];
  const name = side ? `${side} ${profile.name}` : profile.name;
  if (unit.health <= 0) return `${name}, destroyed`;
  return [
    name,
    `${unit.health} of ${profile.health} health`,
    unit.state,
    ...(unit.moved ? ['has moved'] : []),
    ...(unit.attacked ? ['has attacked'] : []),
  ].join(', ');
};
