/** The keys that every table knows, in words. */

import type { KeyWords } from '../contract/table-game.ts';

export const SHARED_KEYS: readonly KeyWords[] = [
  { keys: ['C'], words: 'Do what the main button says, as by a double click on the board' },
  { keys: ['E'], words: 'End the phase or the turn, pass, or let it be' },
  { keys: ['Y', 'Esc'], words: 'Answer its question: do it anyway, or go on playing' },
  { keys: ['N'], words: 'Next one that may act; the board follows' },
  { keys: ['S'], words: 'Skip ahead while others act' },
  { keys: ['U', 'R'], words: 'Take back, and play it again' },
  { keys: ['I'], words: 'A card about what is pointed at, as by a right or a long press' },
  { keys: ['F'], words: 'The whole board' },
  { keys: ['+', '−', '0'], words: 'Nearer, farther, as it was: on the board' },
  { keys: ['Arrows', 'Enter'], words: 'Move the cursor over the board, and choose' },
  { keys: ['Esc'], words: 'Close what is open; then let go of what is chosen' },
  { keys: ['?'], words: 'These keys' },
];
