// Units of measure and the hex grid: the package's one door.

export {
  axial,
  centre,
  corners,
  DIRECTIONS,
  type Direction,
  distance,
  type Hex,
  type HexGrid,
  hexAt,
  hexGrid,
  NO_HEX,
  type Point,
} from './hex.ts';
export { pathTo, type Reach, reach, type StepCost } from './reach.ts';
export { type EdgeRule, isClear, type LineStep, lineSteps, type Obstruction, sight } from './sight.ts';
export { inch, type Length, mm } from './units.ts';
