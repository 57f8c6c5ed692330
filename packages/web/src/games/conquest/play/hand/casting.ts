/** A power in the hand, and where it is cast. */

import type { CastCommand, ModelId } from '@muster/conquest';
import type { Point } from '@muster/geometry';
import { whole } from './putting.ts';
import type { Casting } from './types.ts';

/** What a power in the hand does with a target or a place. */
export const castAt = (unit: ModelId, { power, sheet, upcharge }: Casting, target: ModelId | null, at: Point | null) =>
  ({
    type: 'cast',
    unit,
    power,
    target,
    at: at && whole(at),
    sheet,
    engage: false,
    upcharge,
  }) as const satisfies CastCommand;
