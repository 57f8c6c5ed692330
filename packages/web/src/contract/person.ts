/** What a person at the table is called. Apart from the other players: the first page needs no more of them. */

import type { Person } from '@muster/table';

const MOST_NAME = 24;

/** What joins or turns letters without being seen, and half of a letter at the end: a server takes neither. */
const UNSEEN = /\p{Cf}|\p{Cs}$/gu;

/** As a name is shown: one line, not too long; empty for none. */
export const tidyName = (x: unknown): string =>
  typeof x === 'string' ? x.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_NAME).replaceAll(UNSEEN, '').trim() : '';

export const makePerson = (kind: Person['kind'], name: unknown): Person => {
  const tidy = tidyName(name);
  return tidy === '' ? { kind } : { kind, name: tidy };
};
