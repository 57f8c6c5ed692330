/** An enemy is clicked where ships move: the way of the chosen ship that brings most against it is planned whole. Pure. */

import {
  areEnemies,
  type Battle,
  boardsLeft,
  type CosmicDecision,
  movesLeft,
  ramChances,
  type ShipId,
  shipOf,
  volleyChances,
} from '@muster/cosmic-combat';
import { remembered } from '../../../../parts/remembered.ts';
import { boardChances } from '../sights.ts';
import { nameOf } from '../words.ts';
import { meet, meetings, metBy, plannedBattle } from './moves.ts';
import type { CosmicGestured, Deciding, Held, HeldOf } from './types.ts';
import { bestWay, type Way, waysTo, wayTowards } from './ways.ts';

type Moving = HeldOf<'move'>;

/** With all its tokens, before anything is planned. */
const startOf = (b: Battle, d: CosmicDecision, ship: ShipId): Battle =>
  plannedBattle(b, d, { kind: 'move', ship, steps: [] });

/** Taken up, with the best that it can do planned. */
export const offeredMove = (b: Battle, d: CosmicDecision, ship: ShipId): Moving => {
  const way = bestWay(startOf(b, d, ship), ship);
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

/** All ways of this ship at that one, the best first. */
export const waysAgainst = remembered((b: Battle, d: CosmicDecision, ship: ShipId, target: ShipId): readonly Way[] =>
  areEnemies(b, shipOf(b, ship), shipOf(b, target)) ? waysTo(startOf(b, d, ship), ship, target) : [],
);

/** What goes on from the steps that the player has planned: a shot from there, a ram or a boarding next. */
const waysOn = (b: Battle, d: CosmicDecision, held: Moving, target: ShipId): readonly Way[] => {
  const there = plannedBattle(b, d, held);
  const { mean, destroyed } = volleyChances(there, shipOf(there, held.ship), shipOf(there, target));
  const shot: Way = { steps: held.steps, does: 'shot', target, gain: mean, destroyed, harm: 0 };
  const met = meetings(b, d, held).filter(({ step }) => metBy(step) === target);
  return [
    ...(mean > 0 ? [shot] : []),
    ...met.map(({ step, steps }): Way => {
      if (step.type === 'board') {
        const fight = boardChances(there, held.ship, target);
        return { steps, does: 'board', target, gain: fight?.dealt ?? 0, destroyed: 0, harm: fight?.suffered ?? 0 };
      }
      const ram = ramChances(there, shipOf(there, held.ship), shipOf(there, target));
      return { steps, does: 'ram', target, gain: ram.target.mean, destroyed: 0, harm: ram.mover.mean };
    }),
  ];
};

/** From the steps that are planned by hand nothing is taken away. */
const strikeOn = (b: Battle, d: CosmicDecision, held: Moving, target: ShipId): CosmicGestured => {
  const [best] = waysOn(b, d, held, target).toSorted((a, c) => c.gain - c.harm - (a.gain - a.harm));
  return best === undefined ? meet(b, d, held, target) : { held: heldBy(held.ship, best) };
};

/** Which of them does it best. */
const bestOf = (b: Battle, d: CosmicDecision, ships: readonly ShipId[], target: ShipId): Moving | undefined => {
  const all = ships.flatMap((ship) =>
    waysAgainst(b, d, ship, target)
      .slice(0, 1)
      .map((way) => ({ ship, way })),
  );
  const worth = ({ way }: (typeof all)[number]): number => way.gain + way.destroyed - way.harm;
  const [best] = all.toSorted((a, c) => worth(c) - worth(a));
  return best && heldBy(best.ship, best.way);
};

/** Out of reach: as near as the ship comes, and it is said. */
const towards = (
  b: Battle,
  d: CosmicDecision,
  ships: readonly ShipId[],
  target: ShipId,
): CosmicGestured | undefined => {
  const [ship] = ships;
  const way = ship === undefined ? undefined : wayTowards(startOf(b, d, ship), ship, target);
  if (ship === undefined || way === undefined) return undefined;
  return {
    held: heldBy(ship, way),
    remark: {
      at: shipOf(b, target).place!,
      text: `${nameOf(b, target)} is out of reach of ${nameOf(b, ship)} in this round: it goes towards it.`,
    },
  };
};

/** Whose hand holds a ship strikes with it; otherwise whoever does it best. */
export const strike = (
  b: Battle,
  d: Deciding<'activate' | 'move'>,
  held: Held,
  target: ShipId,
): CosmicGestured | undefined => {
  if (held.kind === 'move' && held.steps.length > 0 && !held.offered) return strikeOn(b, d, held, target);
  const ships = held.kind === 'move' ? [held.ship] : d.kind === 'move' ? [d.ship] : movers(b, d);
  const best = bestOf(b, d, ships, target);
  return best === undefined ? towards(b, d, ships, target) : { held: best };
};
