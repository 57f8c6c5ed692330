// Spaces with heights: bodies, distances, sight and movement on a square board.

export { areTouching, distance, piecesBeneath, piecesLevel, piecesTouched, planDistance } from './box.ts';
export { boxAt, canStand } from './footing.ts';
export {
  type Box,
  type Ground,
  makeGround,
  NO_PIECE,
  type Piece,
  type Side,
  type Space,
  spaceAt,
  xOf,
  yOf,
} from './ground.ts';
export { BARRED, BLOCKED, type Crossed, type Spot } from './line.ts';
export {
  PATH_FAULTS,
  type PathFault,
  type PathStep,
  pathOfJump,
  pathTo,
  type StepKind,
  type Walk,
  walk,
} from './path.ts';
export { type Jump, type MoveRules, type Reach, reach } from './reach.ts';
export { type Section, type Stretch, sectionOf } from './section.ts';
export { isInReach, isSeen, pointsOf, type Sight, type Sightings, sight, sightSum } from './sight.ts';
export { BLOCKING, FREE, PASSABLE, type Traffic, trafficOf } from './traffic.ts';
