// The area within reach among difficult ground, for drawing.

import { type Outline, outlineOf } from './outline.ts';
import { reachable } from './reachable.ts';
import type { RoughReachable } from './rough-route.ts';

export const roughOutlineOf = (r: RoughReachable): Outline => outlineOf(reachable(r.way, r.start, r.limit));
