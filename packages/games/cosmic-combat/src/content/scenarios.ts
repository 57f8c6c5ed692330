/** The three scenarios (5, ours). */

import { stats } from '@muster/dwethia';
import { hulls } from '@muster/geometry';
import type { ShipSheet } from './sheet.ts';

export interface ScenarioTraits {
  readonly id: Scenario;
  readonly name: string;
  readonly words: string;
  readonly rounds: number;
}

export const SCENARIOS: readonly ScenarioTraits[] = [
  {
    id: 'fleet-action',
    name: 'Fleet action',
    words:
      'After five rounds the side with more points of ships left wins; a ship with less than half its Wounds counts half.',
    rounds: 5,
  },
  {
    id: 'convoy',
    name: 'Convoy',
    words: 'Three freighters make for the far edge. If two or more escape within six rounds the defender wins.',
    rounds: 6,
  },
  {
    id: 'station-assault',
    name: 'Station assault',
    words:
      'A station lies in the middle and shoots at whoever is nearest. Who has boarded it and holds it at the end wins.',
    rounds: 5,
  },
];

export const scenarioOf = (id: Scenario): ScenarioTraits => SCENARIOS.find((one) => one.id === id)!;

/** */
export const FREIGHTERS = 3;
export const FREIGHTER_SHEET: ShipSheet = {
  name: 'Freighter',
  faction: 'empire-of-sol',
  class: 'cruiser',
  base: [60, 30],
  stats: stats([0, 0, 1, 4, 0, 4, 6], [0, 0, 0], 7),
  shield: null,
  mounts: [],
  powers: [],
  rules: [],
};

/** */
export const STATION_CREW = 4;
export const STATION_SHEET: ShipSheet = {
  name: 'Station',
  faction: 'empire-of-sol',
  class: 'round',
  base: [100, 100],
  stats: stats([3, 3, 0, 6, 3, 8, 10], [0, 0, 0], 0),
  shield: 5,
  mounts: [
    { weapon: 'battery', arcs: hulls.HULL_SIDES },
    { weapon: 'battery', arcs: hulls.HULL_SIDES },
  ],
  powers: [],
  rules: [],
};

export type Scenario = 'fleet-action' | 'convoy' | 'station-assault';
