/** A power in the hand, and where it is cast. */

import { type Battle, type CastCommand, castCommands, conquestPower, type Model, type ModelId } from '@muster/conquest';
import type { Point } from '@muster/geometry';
import { whole } from '../moving.ts';
import type { Casting } from './types.ts';

/** What a power in the hand does with a target or a place. */
export const castAt = (unit: ModelId, { power, sheet }: Casting, target: ModelId | null, at: Point | null) =>
  ({
    type: 'cast',
    unit,
    power,
    target,
    at: at && whole(at),
    sheet,
    engage: false,
    upcharge: 0,
  }) as const satisfies CastCommand;

/** Blink and Raise name a place, all others a model. */
export const needsPlace = (power: string): boolean => {
  const kind = conquestPower(power)?.effect.kind;
  return kind === 'blink' || kind === 'raise';
};

/** Powers that a unit could cast now, each once. */
export const powersOf = (b: Battle, unit: Model): readonly Casting[] => {
  const all = castCommands(b, unit).map(({ power, sheet }): Casting => ({ power, sheet }));
  return [...new Map(all.map((casting) => [`${casting.power} ${casting.sheet}`, casting])).values()];
};
