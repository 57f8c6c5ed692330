/** What not everyone may see in a war, and what else it could be: aims chosen in secret, and standing orders. */

import { sideOfSeat } from '@muster/dwethia';
import type { Descriptor, Viewer } from '@muster/kernel';
import { aimsFor } from './setup/muster.ts';
import { ASKING_STANDING, copyBattle, copySide, DEFAULT_STANDING } from './state/battle.ts';
import type { Battle, ConquestTable, ConquestTypes, SideState, StandingOrders } from './state/types.ts';

/** as long as one side has to choose, each sees its own. */
const areAimsSeen = (b: Battle, viewer: Viewer, [side]: readonly number[]): boolean =>
  b.stack[b.stack.length - 1]?.type !== 'muster' || (viewer !== 'spectator' && sideOfSeat(b, viewer) === side);

const otherAims = (b: Battle, viewer: Viewer, table: ConquestTable): Battle => {
  const vary = (side: 0 | 1): SideState => {
    const state = b.sides[side];
    if (state.aims === null || areAimsSeen(b, viewer, [side])) return state;
    const copy = copySide(state);
    copy.aims = table.shuffle(aimsFor(b, side))[0]!;
    return copy;
  };
  const copy = copyBattle(b);
  copy.sides = [vary(0), vary(1)];
  return copy;
};

const SAMPLE_ORDERS: readonly StandingOrders[] = [
  DEFAULT_STANDING,
  ASKING_STANDING,
  {
    surge: 'never',
    surgeAnswer: 'never',
    reroll: { ranged: 'never', attack: 'never', wound: 'never', save: 'never', ignore: 'never' },
    destinyReserve: 3,
    resolve: 'never',
    resist: 'never',
    allocate: 'auto',
    support: 'auto',
    friendlyHit: 'cheapest',
    place: 'rally',
    fights: 'auto',
    goFirst: 'me',
    rally: [],
  },
  {
    surge: 'start',
    surgeAnswer: 'never',
    reroll: {
      ranged: 'important',
      attack: 'important',
      wound: 'important',
      save: 'important',
      ignore: 'important',
    },
    destinyReserve: 0,
    resolve: 'always',
    resist: 2,
    allocate: 'auto',
    support: 'ask',
    friendlyHit: 'cheapest',
    place: 'rally',
    fights: 'ask',
    goFirst: 'you',
    rally: [],
  },
];

export const SECRETS: Pick<Descriptor<ConquestTypes>, 'secrets' | 'whispers' | 'unoffered'> = {
  secrets: [
    { path: 'sides.*.aims', isSeen: areAimsSeen, vary: otherAims },
    { path: 'standing.*', isSeen: (_, viewer, [seat]) => viewer === seat },
  ],
  whispers: ['byOrder'],
  unoffered: SAMPLE_ORDERS.map((orders) => ({ type: 'standing', orders })),
};
