/** A power in the hand, and where it is cast. */

import { type Battle, type CastCommand, castCommands, conquestPower, type Model, type ModelId } from '@muster/conquest';
import type { Point } from '@muster/geometry';
import { whole } from '../moving.ts';
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

/** Blink and Raise name a place, all others a model. */
export const needsPlace = (power: string): boolean => {
  const kind = conquestPower(power)?.effect.kind;
  return kind === 'blink' || kind === 'raise';
};

/** Powers that a unit could cast now, each once. */
export const powersOf = (b: Battle, unit: Model): readonly Casting[] => {
  const found = new Map<string, Casting>();
  for (const c of castCommands(b, unit)) {
    const key = `${c.power} ${c.sheet}`;
    if (!found.has(key)) found.set(key, { power: c.power, sheet: c.sheet, upcharge: 0 });
  }
  return [...found.values()];
};
