/** Law: the fast gear, which tells nothing, leads to the same states on the same luck. */

import { fastTable } from '@muster/kernel';
import { brief, difference, same } from '../data.ts';
import { broken, type Law } from '../law.ts';
import { drawnLuck } from '../play.ts';

export const gearsLaw: Law = {
  id: 'gears',
  name: 'the fast gear equals the traced gear on the same luck',
  check: (game, walk) => {
    const setup = game.setup(walk.config, fastTable(drawnLuck(walk.match.record().setup)));
    if (!same(setup, walk.start))
      broken('gears', `the fast gear sets up another state: ${difference(walk.start, setup)}`);
    for (const { before, seat, command, drawn, after } of walk.steps) {
      const luck = drawnLuck(drawn);
      const fast = game.play(before, seat, command, fastTable(luck));
      if (!same(fast, after))
        broken('gears', `${brief(command)} leads elsewhere in the fast gear: ${difference(after, fast)}`);
      if (luck.left() > 0) broken('gears', `${brief(command)} draws less luck in the fast gear`);
    }
    return walk.steps.length + 1;
  },
};
