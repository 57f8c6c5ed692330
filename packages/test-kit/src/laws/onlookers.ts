/** Law: from what it sees, a seat can tell what spectators see: who has the view of a seat needs no other one. */

import { difference, sameBytes } from '../data.ts';
import { broken, type Law } from '../law.ts';

/** One position in so many, in each game others. */
const ONE_IN = 4;

export const onlookersLaw: Law = {
  id: 'onlookers',
  name: 'what spectators see is in what each seat sees',
  check: (game, walk) => {
    const looked = walk.steps.filter((_, n) => n % ONE_IN === walk.seed % ONE_IN);
    for (const { after } of looked)
      for (let seat = 0; seat < walk.seats; seat++) {
        const [seen, again] = [game.view(after, 'spectator'), game.view(game.view(after, seat), 'spectator')];
        if (!sameBytes(seen, again))
          broken('onlookers', `the view of seat ${seat} shows spectators something else: ${difference(seen, again)}`);
      }
    return looked.length * walk.seats;
  },
};
