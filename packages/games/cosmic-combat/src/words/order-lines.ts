/** Standing orders in the words of players. */

import { ASK_ME, destinyWhere, GO_FIRST, order, REDIRECT, resistWith } from '@muster/dwethia';
import { wholeOrders } from '@muster/kernel';
import { DEFAULT_STANDING } from '../state/battle.ts';
import type { CosmicTypes, StandingOrders } from '../state/types.ts';

export const ORDERS = wholeOrders<CosmicTypes, StandingOrders>({
  title: 'When to ask me',
  note: 'Given as orders when you begin a battle. There you can change them at any time, under your fleet.',
  usual: DEFAULT_STANDING,
  of: (b, seat) => b.standing[seat],
  command: (orders) => ({ type: 'standing', orders }),
  lines: {
    destiny: destinyWhere('where it destroys or saves a ship'),
    shields: { title: 'Turn shields', choices: [ASK_ME, order('auto', 'towards the greatest threat')] },
    resist: resistWith(3),
    redirect: REDIRECT,
    goFirst: GO_FIRST,
  },
});
