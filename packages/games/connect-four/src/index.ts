/** Connect Four, the example of the guide: the package's one door. */

export { descriptor as connectFourDescriptor } from './descriptor.ts';
export { connectFour, type FourTypes } from './game.ts';
export { COLUMNS, DISCS, type FourCommand, type FourEvent, ROWS } from './rules.ts';
