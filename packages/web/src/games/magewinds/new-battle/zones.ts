/** What a scenario measures from the middle of the battlefield, to be printed on its picture. */

import { inch } from '@muster/geometry';
import { edgeTerritories, isNamed, SCENARIOS, type ScenarioChoice, sizeFor } from '@muster/magewinds';
import type { BoardZone } from '../../../measured/types.ts';

/** From the middle, and what it is called. */
const RINGS: Readonly<Partial<Record<ScenarioChoice, readonly [inches: number, label: string]>>> = {
  'king-of-the-hill': [3, 'the hill'],
  'the-prize': [3, 'the treasure'],
  'treasure-dash': [4, 'five treasures'],
  'battle-royale': [3, 'the storm’s eye'],
  'treasure-clash': [6, 'treasures'],
};

export const zonesFor = (scenario: ScenarioChoice, players: number): readonly BoardZone[] => {
  const { width, height } = sizeFor(players);
  const ring = RINGS[scenario];
  if (ring !== undefined) {
    const [inches, label] = ring;
    return [{ id: 'ring', label, tone: 'good', circle: { x: width / 2, y: height / 2, radius: inch(inches) } }];
  }
  if (!isNamed(scenario) || SCENARIOS[scenario].sharing !== 'edge') return [];
  const { corners } = edgeTerritories({ width, height }, 'east').defender;
  return [{ id: 'held', label: 'held edge', tone: 1, corners }];
};
