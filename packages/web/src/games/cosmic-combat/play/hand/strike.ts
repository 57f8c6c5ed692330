/** An enemy is clicked where ships move: the way of the chosen ship that brings most against it is planned whole. Pure. */

import { type Battle, boardsLeft, movesLeft, type ShipId, shipOf } from '@muster/cosmic-combat';
import { metBy } from '../moving.ts';
import { nameOf } from '../words.ts';
import { meet, meetings, plannedBattle } from './moves.ts';
import type { CosmicGestured, Deciding, Held, HeldOf } from './types.ts';
import { bestWay, meetingBy, shotsFrom, type Way, waysTo, wayTowards, worthOf } from './ways.ts';

type Moving = HeldOf<'move'>;

/** Taken up, with the best that it can do planned. */
export const offeredMove = (b: Battle, ship: ShipId): Moving => {
  const way = bestWay(b, ship);
  return way === undefined ? { kind: 'move', ship, steps: [] } : { ...heldBy(ship, way), offered: true };
};

/** Of a way that ends in a shot the target stays in mind. */
export const heldBy = (ship: ShipId, { steps, target, does }: Way): Moving => ({
  kind: 'move',
  ship,
  steps,
  ...(does === 'shot' && target !== null && { target }),
});

/** Who can still use a Move or a Boarding token. */
export const movers = (b: Battle, { ships }: Deciding<'activate'>): readonly ShipId[] =>
  ships.filter((id) => movesLeft(shipOf(b, id)) > 0 || boardsLeft(shipOf(b, id)) > 0);

/** What goes on from the steps that the player has planned: a shot from there, a ram or a boarding next. */
const waysOn = (b: Battle, held: Moving, target: ShipId): readonly Way[] => {
  const there = plannedBattle(b, held);
  return [
    ...shotsFrom({ steps: held.steps, b: there }, held.ship, [shipOf(there, target)]),
    ...meetings(b, held)
      .filter(({ step }) => metBy(step) === target)
      .map(({ steps }) => meetingBy(there, held.ship, steps)),
  ];
};

/** From the steps that are planned by hand nothing is taken away. */
const strikeOn = (b: Battle, held: Moving, target: ShipId): CosmicGestured => {
  const [best] = waysOn(b, held, target).toSorted((one, other) => worthOf(other) - worthOf(one));
  return best === undefined ? meet(b, held, target) : { held: heldBy(held.ship, best) };
};

/** Which of them does it best. */
const bestOf = (b: Battle, ships: readonly ShipId[], target: ShipId): Moving | undefined => {
  const all = ships.flatMap((ship) => {
    const [way] = waysTo(b, ship, target);
    return way === undefined ? [] : [{ ship, way }];
  });
  const [best] = all.toSorted((one, other) => worthOf(other.way) - worthOf(one.way));
  return best && heldBy(best.ship, best.way);
};

/** Out of reach: as near as the ship comes, and it is said. */
const towards = (b: Battle, ship: ShipId, target: ShipId): CosmicGestured | undefined => {
  const way = wayTowards(b, ship, target);
  return (
    way && {
      held: heldBy(ship, way),
      remark: {
        at: shipOf(b, target).place!,
        text: `${nameOf(b, target)} is out of reach of ${nameOf(b, ship)} in this round: it goes towards it.`,
      },
    }
  );
};

/** Whose hand holds a ship strikes with it; otherwise whoever does it best. */
export const strike = (
  b: Battle,
  d: Deciding<'activate' | 'move'>,
  held: Held,
  target: ShipId,
): CosmicGestured | undefined => {
  if (held.kind === 'move' && held.steps.length > 0 && !held.offered) return strikeOn(b, held, target);
  const ships = held.kind === 'move' ? [held.ship] : d.kind === 'move' ? [d.ship] : movers(b, d);
  const best = bestOf(b, ships, target);
  if (best !== undefined) return { held: best };
  const [ship] = ships;
  return ship === undefined ? undefined : towards(b, ship, target);
};
