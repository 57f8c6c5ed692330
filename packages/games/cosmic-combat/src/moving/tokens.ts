/** Tokens of a ship that are left to move and board with, and whether it drifts. */

import { kitOf } from '../ground/field.ts';
import { areNear, isHeldBy, isLocked, othersOf } from '../ground/standing.ts';
import { areFriends, isOnBoard } from '../state/battle.ts';
import type { Battle, BoardFault, Ship, Token } from '../state/types.ts';

const countOf = (s: Ship, token: Token): number => {
  let count = 0;
  const tokens = s.tokens ?? [];
  for (let i = 0; i < tokens.length; i++) if (tokens[i] === token) count++;
  return count;
};

export const movesLeft = (s: Ship): number => countOf(s, 'move') - s.turn.moves;
export const boardsLeft = (s: Ship): number => countOf(s, 'board') - s.turn.boards;

/** What keeps a ship from using a Move token, wherever it would go, and the rule behind it. */
export const STAY_RULES = { rooted: 'X-249', held: 'X-221', immobile: 'X-228', noToken: 'CC-24' } as const;
type StayFault = keyof typeof STAY_RULES;

/** Why the ship may not use a Move token now. */
export const moveFault = (b: Battle, s: Ship): StayFault | null => {
  if (s.rooted !== null) return 'rooted';
  if (s.turn.held) return 'held';
  if (kitOf(b, s).stats.move === 0) return 'immobile'; // a station stays where it is
  return movesLeft(s) > 0 ? null : 'noToken';
};

/** Why the ship may not use a Boarding token now, whatever the target. */
export const boardFault = (b: Battle, s: Ship): BoardFault | null => {
  if (s.rooted !== null) return 'rooted';
  if (s.turn.boards > 0) return 'second';
  if (boardsLeft(s) <= 0) return 'noToken';
  const kit = kitOf(b, s);
  if (kit.stats.aggression === 0) return 'noAggressors'; // CC-26
  if (!kit.isBoardable) return 'notBoardable'; // CC-38
  return s.turn.held || isLocked(b, s) ? 'locked' : null;
};

/** near a station of its own side, or one that its side holds. */
const isDocked = (b: Battle, s: Ship): boolean =>
  othersOf(b, s).some(
    (one) => kitOf(b, one).stats.move === 0 && (areFriends(b, s, one) || isHeldBy(b, one, s)) && areNear(b, s, one),
  );

/** whether it goes 1 inch ahead by itself when its moves are over. */
export const isDrifting = (b: Battle, s: Ship): boolean => {
  if (!isOnBoard(s) || s.rooted !== null || s.turn.held) return false;
  if (kitOf(b, s).stats.move === 0 || (countOf(s, 'move') > 0 && !mustStillMove(b, s))) return false;
  return !isLocked(b, s) && !isDocked(b, s);
};

/** by the switch a Move token that moved nothing does not keep a ship where it is. */
const mustStillMove = (b: Battle, s: Ship): boolean =>
  b.config.rulings.minMoveAlways && s.turn.moved === 0 && !s.turn.turned;
