/** Magewinds as the host of battles knows it: the rules, and the names of things. */

import { type MagewindsConfig, type MagewindsTypes, magewinds, SCENARIOS } from '@muster/magewinds';
import type { HostedGame } from '../../contract/table-game.ts';

export const SEAT_NAMES = ['Blue', 'Red', 'Ochre', 'Violet'] as const;

const titleOf = ({ scenario }: MagewindsConfig): string => {
  if (scenario === 'chosen') return 'Magewinds, scenario by choice';
  return scenario === 'random' ? 'Magewinds, scenario by the dice' : SCENARIOS[scenario].name;
};

export const hosted: HostedGame<MagewindsTypes> = {
  game: magewinds,
  seatNames: ({ players }) => SEAT_NAMES.slice(0, players),
  titleOf,
  progressOf: ({ round }) => (round === 0 ? 'set-up' : `round ${round}`),
};
