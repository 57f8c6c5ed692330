/** Warbands to begin with, for every budget of slots. The first is the one that the pack suggests (TC assembly.budget). */

import { refuseWarband, slotsOf } from '../build/warband.ts';
import type { ProfileId } from '../content/fighters.ts';

export interface ReadyMade {
  readonly id: string;
  readonly name: string;
  /** What it is good at. */
  readonly words: string;
  readonly warband: readonly ProfileId[];
}

interface Plan extends Omit<ReadyMade, 'warband'> {
  /** In the order in which they are taken, as long as slots and limits allow. */
  readonly order: readonly ProfileId[];
}

const PLANS: readonly Plan[] = [
  {
    id: 'beginner',
    name: 'Beginner',
    words: 'A little of everything, and easy to play.',
    order: ['warrior', 'wizard', 'cleric', 'guardian', 'druid', 'enchanter'],
  },
  {
    id: 'coven',
    name: 'Coven',
    words: 'Foresight, hexes and the beast: magic for patient players.',
    order: ['druid', 'seer', 'witch', 'enchanter', 'mesmer'],
  },
  {
    id: 'mirrors',
    name: 'Smoke and mirrors',
    words: 'Tricks, doubles and a sharp eye from afar.',
    order: ['mesmer', 'deadeye', 'enchanter', 'seer', 'cleric'],
  },
  {
    id: 'shot-and-shield',
    name: 'Shot and shield',
    words: 'Shoots from behind a Guardian, with more cards in hand.',
    order: ['guardian', 'deadeye', 'wizard', 'acolyte', 'acolyte', 'cleric', 'witch'],
  },
  {
    id: 'horde',
    name: 'Horde',
    words: 'A Warlock and as many hands as slots can buy.',
    order: ['warlock', 'minion', 'minion', 'minion', 'minion', 'militia', 'militia', 'witch'],
  },
];

const filled = (order: readonly ProfileId[], slots: number, officialOnly: boolean): readonly ProfileId[] => {
  const warband: ProfileId[] = [];
  for (const id of order) if (refuseWarband([...warband, id], slots, officialOnly) === undefined) warband.push(id);
  return warband;
};

/** Those that fill the slots under these rules. */
export const readyMade = (slots: number, officialOnly: boolean): readonly ReadyMade[] =>
  PLANS.map(({ order, ...plan }) => ({ ...plan, warband: filled(order, slots, officialOnly) })).filter(
    ({ warband }) => slotsOf(warband) === slots,
  );

/** For a seat that has chosen none: each has another one. */
export const defaultWarband = (seat: number, slots: number, officialOnly: boolean): readonly ProfileId[] => {
  const all = readyMade(slots, officialOnly);
  return all[seat % all.length]!.warband;
};
