// The measured table: bases, terrain, movement, sight and cover in whole units.

export { EPSILON } from './exact/exact.ts';
export { isLineWithin, shortestLine } from './ground/fine.ts';
export {
  box,
  type Disc,
  disc,
  type Field,
  type Footprint,
  faultOf,
  type Height,
  isDisc,
  type Line,
  marker,
  type Piece,
  type PieceFault,
  type Thing,
} from './ground/shapes.ts';
export { clip } from './measuring/clip.ts';
export { crossedBy } from './measuring/crossing.ts';
export {
  type Gap,
  gapBetween,
  gapToEdge,
  isAtLeast,
  isInContact,
  isOnField,
  isOverlapping,
  isWhollyWithin,
  isWithin,
  SIDES,
  type Side,
} from './measuring/distance.ts';
export { isInside } from './measuring/inside.ts';
export {
  isLegClear,
  isPlace,
  legLength,
  type PathRefusal,
  type PlaceRefusal,
  pathLength,
  refusePath,
  refusePlace,
  type Way,
} from './moving/path.ts';
export { type Area, isInArea, nearestPlace, samplePlaces } from './moving/place.ts';
export { awayFrom, farthestSlide, refuseSlide, type SlideRefusal, slideTo } from './moving/slide.ts';
export { isStride, type Stride, stridesFrom } from './moving/stride.ts';
export { pathCost, type Rough } from './rough/rough.ts';
export { roughOutlineOf } from './rough/rough-outline.ts';
export {
  type RoughReachable,
  type RoughRoute,
  roughReachable,
  roughRouteTo,
} from './rough/rough-route.ts';
export { roughRouteTowards } from './rough/rough-towards.ts';
export { cutOffPlace, cutRoute, routeTowards, sampleRoutes, straightPlaces } from './routes/destinations.ts';
export { type Outline, outlineOf } from './routes/outline.ts';
export { type Pivot, type Reachable, reachable } from './routes/reachable.ts';
export { type Route, routeTo, shortestPath } from './routes/route.ts';
export { type ClearLine, someClearLine } from './sight/clear-line.ts';
export { type Cover, type CoverOptions, cover } from './sight/cover.ts';
export { featureVisibility } from './sight/feature.ts';
export { type Blocker, lineOfAttack, type Sightline, visibility } from './sight/sightline.ts';
