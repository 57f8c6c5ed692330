/** Deployment: one ship at a time in turn, wholly in one's zone (CC-13 to CC-15, X-251, X-252). */

import { otherSide, type Side } from '@muster/dwethia';
import { hulls, inch, type Length } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import { fieldOf, kitOf } from '../ground/field.ts';
import { hullAt, hullOf, isNearTo } from '../ground/standing.ts';
import { copyShip, isOnBoard, popped, replaced, seatFor, shipsOf, sideOf, withShip } from '../state/battle.ts';
import type {
  Battle,
  CosmicProcedure,
  CosmicTable,
  DeployCommand,
  DeployFault,
  DeployFrame,
  Place,
  Ship,
} from '../state/types.ts';
import { removeUnplaced } from '../wounds/removal.ts';

/** Of the lattice of places that are offered; where it has none, a finer one is looked through. */
const STEP: Length = inch(2);
const FINE_STEP: Length = inch(0.5);
const FACINGS = 8;

const waiting = (b: Battle, side: Side): readonly Ship[] =>
  shipsOf(b, side).filter((s) => s.place === null && s.fate === 'alive');

/** CC-14: the strip along the own edge, as far as its first and last y. */
export const zoneOf = (b: Battle, side: Side): readonly [Length, Length] => {
  const { board, depth } = fieldOf(b.config);
  return b.edges[side] === 'south' ? [0, depth] : [board.height - depth, board.height];
};

const isInZone = (b: Battle, side: Side, hull: hulls.Hull): boolean => {
  const [from, to] = zoneOf(b, side);
  return (
    hulls.isOnBoard(fieldOf(b.config).board, hull) &&
    hull.corners.every(({ y }) => y - hull.rim >= from && y + hull.rim <= to)
  );
};

export const deployFault = (b: Battle, s: Ship, place: Place): DeployFault | undefined => {
  const hull = hullAt(kitOf(b, s), place);
  if (!isInZone(b, sideOf(b, s)!, hull)) return 'outOfZone';
  if (fieldOf(b.config).solid.some(({ body }) => hulls.isTouching(hull, body))) return 'onSolid';
  return b.ships.some((one) => isOnBoard(one) && isNearTo(hull, hullOf(b, one))) ? 'near' : undefined;
};

/** Every place that is offered, until `take` has had enough. X-252: a ship is lost only where none of the finer lattice is legal. */
const eachPlace = (b: Battle, s: Ship, take: (place: Place) => boolean): void => {
  let isAny = false;
  eachOfLattice(b, s, STEP, (place) => {
    isAny = true;
    return take(place);
  });
  if (!isAny) eachOfLattice(b, s, FINE_STEP, take);
};

/** Every place of a lattice that is legal, the own direction first. */
const eachOfLattice = (b: Battle, s: Ship, step: Length, take: (place: Place) => boolean): void => {
  const { board, solid } = fieldOf(b.config);
  const kit = kitOf(b, s);
  const side = sideOf(b, s)!;
  const [from, to] = zoneOf(b, side);
  const ahead = b.edges[side] === 'south' ? 900 : 2700;
  const others = b.ships.filter(isOnBoard).map((one) => hullOf(b, one));
  for (let turn = 0; turn < FACINGS; turn++) {
    const facing = hulls.facingOf(ahead + (turn * hulls.FULL_TURN) / FACINGS);
    const still = hullAt(kit, { x: 0, y: 0, facing });
    const [wide, high] = extentOf(still);
    for (let y = from + step / 2; y < to; y += step) {
      if (y - high < from || y + high > to) continue;
      for (let x = step / 2; x < board.width; x += step) {
        if (x < wide || x + wide > board.width) continue;
        const hull = hulls.movedTo(still, x, y);
        if (solid.some(({ body }) => hulls.isTouching(hull, body))) continue;
        if (others.some((other) => isNearTo(hull, other))) continue;
        if (take({ x, y, facing })) return;
      }
    }
  }
};

/** How far a base reaches to the sides and up, about its centre. */
const extentOf = ({ corners, rim }: hulls.Hull): readonly [Length, Length] => {
  let [wide, high] = [0, 0];
  for (const { x, y } of corners) {
    wide = Math.max(wide, Math.abs(x) + rim);
    high = Math.max(high, Math.abs(y) + rim);
  }
  return [wide, high];
};

const hasPlace = (b: Battle, s: Ship): boolean => {
  let found = false;
  eachPlace(b, s, () => {
    found = true;
    return true;
  });
  return found;
};

/** The first seat of the side that has ships to deploy. */
const askedOf = (b: Battle, side: Side): { readonly seat: Seat; readonly ships: readonly Ship[] } => {
  const left = waiting(b, side);
  const seat = Math.min(...left.map((s) => seatFor(b, s)));
  return { seat, ships: left.filter((s) => seatFor(b, s) === seat) };
};

const deploy = (b: Battle, f: DeployFrame, c: DeployCommand, table: CosmicTable): Battle => {
  table.tell?.({ type: 'deployed', ship: c.ship, place: c.place, rule: 'CC-15' });
  const copy = copyShip(b.ships.find(({ id }) => id === c.ship)!);
  copy.place = { x: c.place.x, y: c.place.y, facing: hulls.facingOf(c.place.facing) };
  return replaced(withShip(b, copy), { type: 'deploy', side: otherSide(f.side) });
};

export const deployProcedure: CosmicProcedure<DeployFrame> = {
  advance: (b, f, table) => {
    const own = waiting(b, f.side);
    if (own.length === 0) {
      const isDone = waiting(b, otherSide(f.side)).length === 0;
      return isDone ? popped(b) : replaced(b, { type: 'deploy', side: otherSide(f.side) }); // the other goes on
    }
    const stuck = own.find((s) => !hasPlace(b, s));
    return stuck === undefined ? b : removeUnplaced(b, stuck.id, table);
  },
  decisions: (b, f) => {
    const { seat, ships } = askedOf(b, f.side);
    return [{ seat, kind: 'deploy', rule: 'CC-15', ships: ships.map(({ id }) => id) }];
  },
  refuse: (b, f, _, c) => {
    if (c.type !== 'deploy') return { code: 'otherDecision', rule: 'CC-15', asked: 'deploy' };
    const ship = askedOf(b, f.side).ships.find(({ id }) => id === c.ship);
    if (ship === undefined) return { code: 'noSuchShip', rule: 'CC-15', ship: c.ship };
    const why = deployFault(b, ship, c.place);
    return why === undefined
      ? undefined
      : { code: 'cannotDeploy', rule: why === 'outOfZone' ? 'CC-14' : 'X-252', ship: c.ship, why };
  },
  apply: (b, f, _, c, table) => (c.type === 'deploy' ? deploy(b, f, c, table) : b),
  candidates: (b, f) => {
    const all: DeployCommand[] = [];
    const [ship] = askedOf(b, f.side).ships;
    eachPlace(b, ship!, (place) => {
      all.push({ type: 'deploy', ship: ship!.id, place });
      return false;
    });
    return all;
  },
};
