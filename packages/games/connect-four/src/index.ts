/** Connect Four, the example of the guide: the package's one door. */

export { descriptor as connectFourDescriptor } from './descriptor.ts';
export { connectFour, type FourTypes } from './game.ts';
export {
  COLUMNS,
  DISCS,
  discAt,
  type Four,
  type FourCommand,
  type FourEvent,
  heightOf,
  isOfFour,
  ROWS,
} from './rules.ts';
