/** What not everyone may see in a battle, and what else it could be: orders and arrows before they are shown, standing orders. */

import { sideOfSeat } from '@muster/dwethia';
import { hulls } from '@muster/geometry';
import type { Descriptor, Viewer } from '@muster/kernel';
import { usefulOrders } from './round/orders.ts';
import { arrowsDue } from './round/secret.ts';
import { copyBattle, copyShip, DEFAULT_STANDING, isOnBoard } from './state/battle.ts';
import type { Battle, CosmicTable, CosmicTypes, Frame, Ship, StandingOrders } from './state/types.ts';

const isUnderWay = (b: Battle, phase: Frame['type']): boolean => b.stack[b.stack.length - 1]?.type === phase;

/** allies see each other's; a station is nobody's. */
const isOfTheOther = (b: Battle, { seat }: Ship, viewer: Viewer): boolean =>
  seat !== null && (viewer === 'spectator' || sideOfSeat(b, viewer) !== sideOfSeat(b, seat));

const areTokensSeen = (b: Battle, viewer: Viewer, [at]: readonly number[]): boolean => {
  const s = b.ships[at!]!;
  return !isUnderWay(b, 'orders') || !isOnBoard(s) || !isOfTheOther(b, s, viewer);
};

/** with `secondFirst` they are turned openly. */
const areArrowsSeen = (b: Battle, viewer: Viewer, [at]: readonly number[]): boolean => {
  const s = b.ships[at!]!;
  if (!isUnderWay(b, 'shields') || b.config.rulings.shieldOrder === 'secondFirst') return true;
  return !isOnBoard(s) || !isOfTheOther(b, s, viewer);
};

/** what was confirmed is complete; before that any ship may have been seen to or not. X-261: nobody decides for the conceded. */
const otherwise = (b: Battle, vary: (s: Ship, at: number, isReady: boolean) => Ship): Battle => {
  const copy = copyBattle(b);
  copy.ships = b.ships.map((s, at) =>
    s.seat === null || b.conceded.includes(s.seat) ? s : vary(s, at, b.ready[s.seat] === true),
  );
  return copy;
};

const otherTokens = (b: Battle, viewer: Viewer, table: CosmicTable): Battle =>
  otherwise(b, (s, at, isReady) => {
    if (areTokensSeen(b, viewer, [at])) return s;
    const copy = copyShip(s);
    copy.tokens = table.shuffle(isReady ? usefulOrders(b, s) : [[], ...usefulOrders(b, s)])[0]!;
    return copy;
  });

const otherArrows = (b: Battle, viewer: Viewer, table: CosmicTable): Battle =>
  otherwise(b, (s, at, isReady) => {
    if (areArrowsSeen(b, viewer, [at])) return s;
    const due = isReady ? arrowsDue(b, s) : table.shuffle([0, arrowsDue(b, s)])[0]!;
    const copy = copyShip(s);
    copy.arrows = Array.from({ length: due }, () => table.shuffle(hulls.HULL_SIDES)[0]!);
    return copy;
  });

const SAMPLE_ORDERS: readonly StandingOrders[] = [
  DEFAULT_STANDING,
  { destiny: 'ask', resist: 'ask', shields: 'ask', redirect: 'ask', goFirst: 'ask' },
  { destiny: 'auto', resist: 2, shields: 'auto', redirect: 'never', goFirst: 'me' },
  { destiny: 'never', resist: 'never', shields: 'ask', redirect: 'best', goFirst: 'you' },
];

export const SECRETS: Pick<Descriptor<CosmicTypes>, 'secrets' | 'unoffered'> = {
  secrets: [
    { path: 'ships.*.tokens', isSeen: areTokensSeen, vary: otherTokens },
    { path: 'ships.*.arrows', isSeen: areArrowsSeen, vary: otherArrows },
    { path: 'standing.*', isSeen: (_, viewer, [seat]) => viewer === seat },
  ],
  unoffered: [...SAMPLE_ORDERS.map((orders) => ({ type: 'standing', orders }) as const), { type: 'reopen' }],
};
