/** What a place is worth to a ship: what it can shoot from there, what can shoot at it, where momentum takes it next. */

import { FREIGHTER } from '@muster/cosmic-combat';
import type { Side } from '@muster/dwethia';
import { hulls, inch } from '@muster/geometry';
import { boardWorth, castingWorth, dangerAt, enemiesIn, type Outlook, type Vessel, volleyWorth } from './outlook.ts';
import { zoneEdge } from './scenario.ts';

const WEIGHTS = {
  /** What could be shot from there in the next round. */
  later: 0.45,
  /** The same with everything in reach of a move. */
  reach: 0.25,
  danger: 0.5,
  /** To be a board's length nearer. */
  approach: 0.25,
  /** Momentum would take it over the edge: at once, or soon. */
  edge: 0.6,
  brink: 0.12,
  board: 0.35,
  boardNow: 0.9,
};

export interface PlaceWorth {
  /** One volley from there. */
  readonly volley: number;
  /** The best power, in place of all shots. */
  readonly cast: number;
  readonly danger: number;
  /** Everything else. */
  readonly rest: number;
}

const nearest = (at: hulls.Hull, enemies: readonly Vessel[]): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < enemies.length; i++) {
    const [dx, dy] = [enemies[i]!.hull.x - at.x, enemies[i]!.hull.y - at.y];
    least = Math.min(least, Math.sqrt(dx * dx + dy * dy));
  }
  return least;
};

const edgeRisk = (o: Outlook, f: Vessel, at: hulls.Hull): number => {
  if (f.move === 0) return 0;
  if (!hulls.isOnBoard(o.board, hulls.slid(at, at.facing, inch(1)))) return WEIGHTS.edge;
  return hulls.isOnBoard(o.board, hulls.slid(at, at.facing, inch(3))) ? 0 : WEIGHTS.brink;
};

/** What boarding from there could bring, soon; sooner with a token for it. Half a move is its reach. */
const boarding = (o: Outlook, f: Vessel, at: hulls.Hull, enemies: readonly Vessel[]): number => {
  if (f.kit.stats.aggression === 0 || f.move === 0) return 0;
  let best = 0;
  for (let i = 0; i < enemies.length; i++)
    if (enemies[i]!.kit.isBoardable && hulls.isWithin(at, enemies[i]!.hull, f.move / 2))
      best = Math.max(best, boardWorth(o, f, enemies[i]!));
  return best * (f.ship.tokens?.includes('board') ? WEIGHTS.boardNow : WEIGHTS.board);
};

/** How far it likes to be: where its guns reach without losing aim. */
const likedRange = (f: Vessel): number => {
  let most = 0;
  for (const { weapon } of f.kit.guns) most = Math.max(most, Math.min(inch(12), inch(weapon.range)));
  return f.kit.stats.aggression >= 2 && f.kit.guns.every(({ weapon }) => weapon.range <= 12) ? 0 : 0.8 * most;
};

export const placeWorth = (o: Outlook, f: Vessel, at: hulls.Hull, bonus = 0): PlaceWorth => {
  const enemies = enemiesIn(o, f.side);
  const volley = volleyWorth(o, f, at, enemies, bonus);
  const reach = volley > 0 ? volley : volleyWorth(o, f, at, enemies, 0, f.move);
  const cast = castingWorth(o, f, at, enemies);
  const danger = dangerAt(o, f, at, enemies);
  const far = Math.max(0, nearest(at, enemies) - likedRange(f)) / o.board.height;
  let rest = WEIGHTS.later * Math.max(volley, cast) + WEIGHTS.reach * reach;
  rest -= f.worth * (WEIGHTS.approach * far + edgeRisk(o, f, at));
  rest += boarding(o, f, at, enemies);
  if (f.ship.unit === FREIGHTER) rest += f.worth * zoneEdge(o, f.side as Side, at);
  return { volley, cast, danger, rest };
};

/** With so many Fire tokens, and so much of the danger kept off by shields. */
export const totalWorth = ({ volley, cast, danger, rest }: PlaceWorth, fires: number, kept = 0): number =>
  Math.max(fires * volley, cast) + rest - WEIGHTS.danger * danger * (1 - kept);
