/** What Connect Four is, said once. */

import type { Descriptor } from '@muster/kernel';
import { BOOK } from './book.ts';
import { FACTS } from './facts.ts';
import { connectFour, type FourTypes } from './game.ts';
import { SEAT_NAMES } from './rules.ts';

const EMPTY_BOARD = { id: 'empty-board', name: 'An empty board', config: {} };

export const descriptor: Descriptor<FourTypes> = {
  ...FACTS,
  game: connectFour,
  seats: [2, 2],
  seatNames: () => SEAT_NAMES,
  sides: () => [[0], [1]],
  titleOf: () => FACTS.name,
  progressOf: ({ discs }) => `${discs} discs`,
  roundOf: ({ discs }) => (discs >> 1) + 1,
  secrets: [],
  concede: { type: 'concede' },
  isAnytime: (c) => c.type === 'concede',
  isSecret: () => false,
  mayAnswerAgain: () => false,
  standingOrders: () => null,
  asks: { drop: { words: 'to drop a disc', secret: false } },
  commandWords: (c) => (c.type === 'drop' ? `Drop a disc into column ${c.column + 1}` : 'Give up'),
  switches: [],
  book: BOOK,
  quickStarts: () => [EMPTY_BOARD],
  samples: () => [EMPTY_BOARD],
  forces: null,
  rolls: {},
};
