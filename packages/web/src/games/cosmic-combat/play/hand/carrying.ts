/** A ship that is carried over the chart in order to move it: the end of all that its tokens allow which is nearest to where it is let go. Pure. */

import {
  type Battle,
  backStop,
  kitOf,
  movesLeft,
  type ShipId,
  shipOf,
  straightStop,
  turnsOf,
} from '@muster/cosmic-combat';
import { inch, type Length, legLength, type Point } from '@muster/geometry';
import { afterStep, flightTo, inOwn, type MoveStep, snapped } from '../moving.ts';
import { nameOf } from '../words.ts';
import type { CosmicGestured } from './types.ts';

interface Reached {
  readonly steps: readonly MoveStep[];
  readonly far: Length;
}

/** So near is there: what a hand lets go is not more exact. */
const THERE: Length = inch(0.25);

/** Along its own line as far as the place lies, or back; where so little is no move, an inch. */
const along = (b: Battle, id: ShipId, at: Point): readonly MoveStep[] => {
  const s = shipOf(b, id);
  const { ahead } = inOwn(s.place!, at);
  const [on, off] = [straightStop(b, s).distance, backStop(b, s).distance];
  const straights = [snapped(Math.max(0, ahead), on), Math.min(on, inch(1))];
  return [
    ...(ahead < 0 ? [{ type: 'back', distance: snapped(-ahead, off) } as const] : []),
    ...straights.map((distance) => ({ type: 'straight', distance, ram: null }) as const),
  ];
};

/** What one token may do on the way there; before another, also turns and the whole way ahead. */
const stepsTo = (b: Battle, id: ShipId, at: Point, isLast: boolean): readonly MoveStep[] => {
  const s = shipOf(b, id);
  if (kitOf(b, s).isFighter) return [flightTo(b, s, at)].flatMap((step) => step ?? []);
  if (isLast) return along(b, id, at);
  const turns = turnsOf(b, s).map((facing): MoveStep => ({ type: 'turn', facing }));
  return [...along(b, id, at), ...turns];
};

/** By as few steps as bring it as near. */
const nearest = (b: Battle, id: ShipId, at: Point, steps: readonly MoveStep[] = []): Reached => {
  const left = movesLeft(shipOf(b, id));
  let best: Reached = { steps, far: legLength(shipOf(b, id).place!, at) };
  if (left <= 0 || best.far <= THERE) return best;
  for (const step of stepsTo(b, id, at, left === 1)) {
    const after = afterStep(b, id, step);
    if (after === undefined) continue;
    const next = nearest(after, id, at, [...steps, step]);
    if (next.far < best.far) best = next;
  }
  return best;
};

/** The move that ends there, or as near as it comes, which is said. */
export const dropped = (b: Battle, ship: ShipId, at: Point): CosmicGestured => {
  const { steps, far } = nearest(b, ship, at);
  const held = { kind: 'move', ship, steps } as const;
  if (far <= THERE) return { held };
  const text =
    movesLeft(shipOf(b, ship)) <= 0
      ? `${nameOf(b, ship)} has no Move token left.`
      : steps.length === 0
        ? `${nameOf(b, ship)} comes no nearer to this place.`
        : `${nameOf(b, ship)} does not get there: this is as near as it comes.`;
  return { held, remark: { at, text } };
};
