/** `muster lab magewinds`: which battles are fought. */

import { type MagewindsTypes, SCENARIOS, TERRAIN_IDS } from '@muster/magewinds';
import type { TerminalPart } from '../game.ts';
import { oneOf, wholeNumber } from '../options.ts';
import { originMark } from './origin.ts';
import { readScenario, readWarbands } from './warbands.ts';

type MagewindsLabOptions = {
  readonly scenario: string;
  readonly warbands?: string;
  readonly slots: string;
  readonly terrain?: string;
  readonly house?: true;
};

const MOST_SLOTS = 20;

export const labCommand: TerminalPart<MagewindsTypes>['labCommand'] = (o: MagewindsLabOptions, players) => {
  const scenario = readScenario(o.scenario);
  const warbands = o.warbands === undefined ? null : readWarbands(o.warbands);
  const slots = wholeNumber('--slots', o.slots, 1, MOST_SLOTS);
  const terrain = o.terrain === undefined ? null : oneOf('terrain', o.terrain, TERRAIN_IDS);
  return {
    setting: { scenario, players, warbands, slots, house: o.house === true, terrain },
    where: `${SCENARIOS[scenario].name}${originMark(SCENARIOS[scenario].source)}`,
  };
};
