// The measured table: bases, terrain, movement, sight and cover in whole units.

export { type ClearLine, someClearLine } from './clear-line.ts';
export { clip } from './clip.ts';
export { type Cover, type CoverOptions, cover } from './cover.ts';
export { crossedBy } from './crossing.ts';
export { cutOffPlace, cutRoute, routeTowards, sampleRoutes, straightPlaces } from './destinations.ts';
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
} from './distance.ts';
export { EPSILON } from './exact.ts';
export { featureVisibility } from './feature.ts';
export { isLineWithin, shortestLine } from './fine.ts';
export { isInside } from './inside.ts';
export { type Outline, outlineOf } from './outline.ts';
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
} from './path.ts';
export { type Area, isInArea, nearestPlace, samplePlaces } from './place.ts';
export { type Pivot, type Reachable, reachable } from './reachable.ts';
export { pathCost, type Rough } from './rough.ts';
export { roughOutlineOf } from './rough-outline.ts';
export {
  type RoughReachable,
  type RoughRoute,
  roughReachable,
  roughRouteTo,
} from './rough-route.ts';
export { roughRouteTowards } from './rough-towards.ts';
export { type Route, routeTo, shortestPath } from './route.ts';
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
} from './shapes.ts';
export { type Blocker, lineOfAttack, type Sightline, visibility } from './sightline.ts';
export { awayFrom, farthestSlide, refuseSlide, type SlideRefusal, slideTo } from './slide.ts';
export { isStride, type Stride, stridesFrom } from './stride.ts';
