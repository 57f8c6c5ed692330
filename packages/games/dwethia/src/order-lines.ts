/** Lines of standing orders that several Dwethia games have, in the words of players. */

import type { ResistOrder } from './procedures/orders.ts';

/** An answer that an order gives, and its words. */
export const order = <const V extends string | number | boolean>(value: V, words: string) => ({ value, words });

export const ASK_ME = order('ask', 'ask me');
export const NEVER = order('never', 'never');

export const GO_FIRST = {
  title: 'When we win priority',
  choices: [ASK_ME, order('me', 'we go first'), order('you', 'they go first')],
};

export const REDIRECT = {
  title: 'Pass a shot on',
  choices: [order('best', 'to whom it costs least'), ASK_ME, NEVER],
};

const pointsWords = (points: number): string => (points === 1 ? 'with 1 point' : `with up to ${points} points`);

/** With so many points at most. */
export const resistWith = (most: number, words = pointsWords) => ({
  title: 'Resist powers',
  choices: [ASK_ME, NEVER, ...Array.from({ length: most }, (_, i) => order<ResistOrder>(i + 1, words(i + 1)))],
});

/** `where`: it slays, destroys or saves. */
export const destinyWhere = (where: string) => ({
  title: 'Roll failed dice again',
  choices: [ASK_ME, order('auto', where), NEVER],
});
