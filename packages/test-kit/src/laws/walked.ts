/** Two laws that the walk itself checks while it plays: everything is frozen, and commands are taken back and played again. */

import type { Law } from '../law.ts';

export const pureLaw: Law = {
  id: 'pure',
  name: 'no function of the game changes what it is given',
  check: (_, walk) => walk.steps.length,
};

export const undoLaw: Law = {
  id: 'undo',
  name: 'undo restores the state, and the luck comes back in order',
  check: (_, walk) => walk.undos,
};
