/** Standing orders in the words of players. Rally points are set on the map. */

import { ASK_ME, GO_FIRST, isSince, NEVER, order, resistWith } from '@muster/dwethia';
import { wholeOrders } from '@muster/kernel';
import { DEFAULT_STANDING } from '../state/battle.ts';
import type { ConquestTypes, StandingOrders } from '../state/types.ts';

const MOST_POINTS = 4;
const FEE_APART = resistWith(MOST_POINTS, (points) => `with the fee and up to ${points}`);

const again = (title: string) => ({
  title,
  heading: 'Roll again for Destiny',
  choices: [NEVER, order('important', 'when it matters: a hero, the headquarters, four dice'), ASK_ME],
});

export const ORDERS = wholeOrders<ConquestTypes, StandingOrders>({
  title: 'When to ask me',
  note: 'Given as orders when you begin a war. There you can change them at any time, under your army.',
  usual: DEFAULT_STANDING,
  of: (b, seat) => b.standing[seat],
  command: (orders) => ({ type: 'standing', orders }),
  lines: {
    goFirst: GO_FIRST,
    surge: {
      title: 'Offer me a Surge',
      choices: [
        order('engage', 'when a hero is about to be engaged'),
        order('start', 'also before they move'),
        order('each', 'also after each of their moves'),
        NEVER,
      ],
    },
    surgeAnswer: {
      title: 'When they surge',
      choices: [order('ask', 'ask me to answer'), order('never', 'let them')],
    },
    resolve: {
      title: 'Heroic Resolve',
      choices: [
        order('fatal', 'ask me when the wound would slay'),
        order('ask', 'ask me at every wound'),
        order('always', 'always pay'),
        NEVER,
      ],
    },
    destinyReserve: {
      title: 'Destiny that re-rolls leave alone',
      choices: [order(0, 'none'), order(1, '1 point'), order(2, '2 points'), order(3, '3 points')],
    },
    resist: {
      ...resistWith(MOST_POINTS),
      // wars from before the third edition pay the fee besides
      choicesIn: (config) => (isSince(config, 3) ? resistWith(MOST_POINTS) : FEE_APART).choices,
    },
    fights: {
      title: 'Order of fights',
      choices: [ASK_ME, order('auto', 'by itself, one after the other')],
    },
    support: {
      title: 'Who is near several fights',
      choices: [order('auto', 'joins the larger one'), ASK_ME],
    },
    allocate: {
      title: 'Wounds go to',
      choices: [order('auto', 'whom it costs least, carriers last'), ASK_ME],
    },
    friendlyHit: {
      title: 'A shot that goes astray strikes',
      choices: [order('cheapest', 'the cheapest friend'), ASK_ME],
    },
    place: {
      title: 'What was built stands',
      choices: [order('rally', 'by itself, at the rally point'), order('ask', 'ask me where')],
    },
    'reroll.attack': again('Dice to hit'),
    'reroll.wound': again('Dice to wound'),
    'reroll.save': again('Saves'),
    'reroll.ranged': again('Shots'),
    'reroll.ignore': again('Ignored wounds'),
  },
});
