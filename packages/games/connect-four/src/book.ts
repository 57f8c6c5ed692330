/** The rules of Connect Four in players' words. */

import type { Book } from '@muster/kernel';

export const BOOK: Book = {
  sections: ['The game'],
  ids: /(C4-\d)/,
  rules: [
    {
      id: 'C4-1',
      section: 'The game',
      title: 'Turns',
      text: 'Two players take turns; the first has the light discs.',
      source: 'official',
    },
    {
      id: 'C4-2',
      section: 'The game',
      title: 'Dropping a disc',
      text: 'In your turn you drop a disc into one of seven columns that is not full; it falls as far as it can. A column holds six.',
      source: 'official',
    },
    {
      id: 'C4-3',
      section: 'The game',
      title: 'Winning',
      text: 'Four discs of your colour in a line, upright, level or slanting, win at once.',
      source: 'official',
    },
    {
      id: 'C4-4',
      section: 'The game',
      title: 'A full board',
      text: 'When all columns are full and nobody has four in a line, it is a draw.',
      source: 'official',
    },
    {
      id: 'C4-5',
      section: 'The game',
      title: 'Giving up',
      text: 'Either player may give up at any time, and the other wins.',
      source: 'house',
      why: 'Every game of the house can be conceded.',
    },
  ],
};
