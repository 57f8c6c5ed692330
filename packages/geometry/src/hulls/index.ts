// Bases with facings on a measured board: oriented rectangles and discs, how they move, turn, face and see. Whole units.

export { type ArcRule, arcsTo, isInArc, isSideReached, sidesReached } from './arcs.ts';
export { detour, type Trip } from './detour.ts';
export {
  type Board,
  bearingAcross,
  compareGap,
  gapBetween,
  isInside,
  isNear,
  isOnBoard,
  isOverlapping,
  isTouching,
  isWhollyIn,
  isWithin,
  roomOn,
  ZONE,
} from './distance.ts';
export {
  type Flight,
  type FlightRefusal,
  flightCost,
  innerRadius,
  isLegNearer,
  placeBefore,
  refuseFlight,
} from './flight.ts';
export {
  type Body,
  bearing,
  disc,
  HULL_SIDES,
  type Hull,
  type HullSide,
  hull,
  isRound,
  movedTo,
  placeAt,
  polygon,
  roundHull,
  slid,
  turnedTo,
} from './hull.ts';
export { costOf, farthestFor, isCrossed, lengthInside, onLine } from './line.ts';
export {
  QUARTER_TURN,
  refuseStand,
  refuseTurn,
  type StandRefusal,
  type Surroundings,
  turnBetween,
  zonesOf,
} from './place.ts';
export { cosine, type Facing, FULL_TURN, facingOf, ONE, sine } from './sine.ts';
export { LONGEST, type Obstacle, type Stop, sweep } from './sweep.ts';
