/** The far end of a match: a connection that comes back by itself, and a match source over it. */

export { type Api, ApiRefusal, type Fetch, makeApi, Unreachable } from './api.ts';
export { type ClocksTold, leftAt } from './clocks.ts';
export type { Ended, FarMatch, FarOptions, FarState, PartsOfLuck } from './far-match.ts';
export { openFar } from './open-far.ts';
export { type Ears, type OpenWire, type Wire, webSocket } from './wire.ts';
