/** What a person at the table is called. Apart from the other players: the first page needs no more of them. */

import type { Person } from '@muster/table';

const MOST_NAME = 24;

/** What a server does not take: signs that are not seen or join and turn others, and half of one at the end; of marks heaped on one the rest. */
const UNSEEN = /\p{C}/gu;
const HEAP = /(\p{M}{3})\p{M}+/gu;

/** As a name is shown: one line, not too long; empty for none. */
export const tidyName = (x: unknown): string =>
  typeof x === 'string'
    ? x.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_NAME).replaceAll(UNSEEN, '').replaceAll(HEAP, '$1').trim()
    : '';

export const makePerson = (kind: Person['kind'], name: unknown): Person => {
  const tidy = tidyName(name);
  return tidy === '' ? { kind } : { kind, name: tidy };
};
