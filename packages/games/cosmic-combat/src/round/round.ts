/** The round: its phases in order, and its end (CC-20, DW-30, DW-34, DW-39, X-05, X-211, X-256). */

import { otherSide, PRIORITY, type Side } from '@muster/dwethia';
import { byItself } from '@muster/kernel';
import { lockedWith } from '../ground/standing.ts';
import { copyBattle, copyShip, copyTurn, isOnBoard, NO_TURN, popped, pushed } from '../state/battle.ts';
import type { Battle, CosmicProcedure, CosmicTable, RoundEndFrame, Ship } from '../state/types.ts';
import { isLastRound, judgeLast } from './outcome.ts';

/** whom it is locked with as the round begins. */
const fresh = (b: Battle, s: Ship): Ship => {
  if (!isOnBoard(s)) return s;
  const copy = copyShip(s);
  copy.tokens = [];
  copy.arrows = [];
  const locked = lockedWith(b, s);
  const turn = copyTurn(NO_TURN);
  turn.lockedWith = locked.map(({ id }) => id);
  copy.turn = locked.length === 0 ? NO_TURN : turn;
  return copy;
};

/** The Orders phase of the next round. */
const beginRound = (b: Battle, table: CosmicTable): Battle => {
  const copy = copyBattle(b);
  copy.round = b.round + 1;
  copy.phase = 'orders';
  copy.ships = b.ships.map((s) => fresh(b, s));
  copy.ready = b.config.seats.map(() => false);
  copy.scraped = [];
  copy.discounted = [false, false];
  table.tell?.({ type: 'roundBegan', round: copy.round, rule: 'CC-20' });
  return pushed(copy, PRIORITY, { type: 'orders' });
};

/** CC-30: priority is chosen, and with it the order of the whole round. */
export const beginPhases = (b: Battle, winner: Side, first: Side): Battle => {
  const second = otherSide(first);
  const copy = copyBattle(b);
  copy.priority = winner;
  copy.first = first;
  return pushed(
    copy,
    { type: 'roundEnd' },
    { type: 'combat', side: first, fought: [] },
    { type: 'shooting', side: second, ship: null, step: 'begin' },
    { type: 'shooting', side: first, ship: null, step: 'begin' },
    { type: 'opportunity', queue: [], target: null, step: 'begin' },
    { type: 'half', side: second, step: 'begin' },
    { type: 'half', side: first, step: 'begin' },
    { type: 'shields' },
  );
};

export const roundEndProcedure: CosmicProcedure<RoundEndFrame> = byItself((b, _, table) => {
  const ended = popped(b);
  return isLastRound(b) ? judgeLast(ended, table) : beginRound(ended, table);
});
