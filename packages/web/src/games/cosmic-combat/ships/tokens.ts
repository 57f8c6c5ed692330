/** The four order tokens as they are printed, in a box from -8 to 8, and their words. */

/** As in the rules; the drawing needs no more of them. */
export type TokenKind = 'shield' | 'move' | 'fire' | 'board';

export const TOKEN_ORDER: readonly TokenKind[] = ['shield', 'move', 'fire', 'board'];

export const TOKEN_MARKS: Readonly<Record<TokenKind, string>> = {
  shield: 'M0-6.6L5.4-4.6V-.6C5.4 3.2 2.8 5.6 0 6.8C-2.8 5.6-5.4 3.2-5.4-.6V-4.6Z',
  move: 'M0-6.8L5.8 0H2.4V6.4H-2.4V0H-5.8Z',
  fire: 'M0-7.2L1.7-2.4L6.4-4.4L3.6 0L6.4 4.4L1.7 2.4L0 7.2L-1.7 2.4L-6.4 4.4L-3.6 0L-6.4-4.4L-1.7-2.4Z',
  board:
    'M-1.2-7H1.2V2.9C2.9 2.5 4.1 1.3 4.3-.5H2.3L5.3-4.4L8-.5H6.6C6.4 3.6 3.6 6.4 0 6.4C-3.6 6.4-6.4 3.6-6.6-.5H-8L-5.3-4.4L-2.3-.5H-4.3C-4.1 1.3-2.9 2.5-1.2 2.9Z',
};

export const TOKEN_NAMES: Readonly<Record<TokenKind, string>> = {
  shield: 'Shield',
  move: 'Move',
  fire: 'Fire',
  board: 'Board',
};
