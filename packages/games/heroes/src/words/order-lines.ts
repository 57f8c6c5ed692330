/** Standing orders in the words of players. */

import { ASK_ME, destinyWhere, GO_FIRST, NEVER, order, REDIRECT, resistWith } from '@muster/dwethia';
import { wholeOrders } from '@muster/kernel';
import { DEFAULT_ORDERS } from '../state/battle.ts';
import type { HeroesTypes, Orders } from '../state/types.ts';

type Whole = Required<Orders>;

/** What is left out said in full. */
const whole = (orders: Orders): Whole => ({ ...orders, opportunity: orders.opportunity ?? 'always' });

export const ORDERS = wholeOrders<HeroesTypes, Whole>({
  title: 'When to ask me',
  note: 'Given as orders when you begin a battle. There you can change them at any time, under your force.',
  usual: whole(DEFAULT_ORDERS),
  of: (b, seat) => {
    const orders = b.orders[seat];
    return orders && whole(orders);
  },
  command: (orders) => ({ type: 'orders', orders }),
  lines: {
    destiny: destinyWhere('where it slays or saves a life'),
    redirect: REDIRECT,
    resist: resistWith(3),
    fallBack: {
      title: 'Fall back after a fight',
      choices: [order('fighters', 'ask for the two who fought'), order('all', 'ask for everybody'), NEVER],
    },
    opportunity: {
      title: 'Strike after who falls back',
      choices: [order('always', 'always'), ASK_ME],
    },
    goFirst: GO_FIRST,
    shootBack: { title: 'A last shot of the dying', choices: [order('auto', 'at the best target'), ASK_ME] },
    stance: {
      title: 'With shield and cloak',
      choices: [order('shield', 'shield up'), order('cloak', 'under the cloak')],
    },
    autoClaim: {
      title: 'When all five are met',
      choices: [order(true, 'claim at once'), order(false, 'wait for me')],
    },
  },
});
