/** Content that is not the publisher's says so wherever it is shown. */

import { TERRAIN, type Terrain, UNITS, type UnitType } from '@muster/grid-battles';

/** Those of these units and terrains that are ours, each once. */
export const oursOf = (units: readonly UnitType[], terrains: readonly Terrain[]): readonly (UnitType | Terrain)[] => [
  ...new Set([
    ...units.filter((type) => UNITS[type].source === 'house'),
    ...terrains.filter((terrain) => TERRAIN[terrain].source === 'house'),
  ]),
];

export const oursWords = (units: readonly UnitType[], terrains: readonly Terrain[]): string => {
  const names = [
    ...oursOf(units, []).map((type) => UNITS[type as UnitType].name),
    ...oursOf([], terrains).map((terrain) => TERRAIN[terrain as Terrain].name.toLowerCase()),
  ];
  return names.length === 0 ? '' : `Ours, not the publisher’s: ${names.join(', ')}.\n`;
};
