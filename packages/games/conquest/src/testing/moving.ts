/** For tests of this room: a half under way, dice that fall as told, events that were told. */

import { STACK } from '../procedures.ts';
import type { Battle, ConquestCommand, ConquestEvent, ConquestTable, Frame } from '../state/types.ts';
import { ruled } from './ruled.ts';
import { at, type Given, sceneOf } from './scenes.ts';

export const MOVING = STACK;

export interface Told extends ConquestTable {
  readonly events: ConquestEvent[];
}

/** Dice fall so; more than were told are an error. */
export const tableOf = (...faces: readonly number[]): Told => {
  const events: ConquestEvent[] = [];
  let next = 0;
  return {
    events,
    roll: (count) => {
      const rolled = faces.slice(next, next + count);
      next += count;
      if (rolled.length < count) throw new Error('no more dice');
      return rolled;
    },
    shuffle: (items) => items,
    final: () => {},
    tell: (event) => {
      events.push(ruled(event));
    },
  };
};

export const half = (side: 0 | 1, step: 'income' | 'window' | 'waits' | 'act' = 'act'): Frame => ({
  type: 'half',
  side,
  step,
});

export const active = (unit: string, surge = false): Frame => ({ type: 'activation', unit, surge, leaving: null });

/** A war in the half of side 0, with a unit of it active where one is named. */
export const moving = (given: Given, unit?: string): Battle =>
  sceneOf({ ...given, stack: given.stack ?? (unit === undefined ? [half(0)] : [half(0), active(unit)]) });

/** One command of a seat after the other, each of them legal. */
export const played = (
  b: Battle,
  table: ConquestTable,
  ...given: readonly (readonly [number, ConquestCommand])[]
): Battle => {
  let now = MOVING.advance(b, table);
  for (const [seat, c] of given) {
    if (!MOVING.isAsked(now, seat)) throw new Error(`seat ${seat} is not asked about ${c.type}`);
    const refusal = MOVING.refuse(now, seat, c);
    if (refusal !== undefined) throw new Error(JSON.stringify(refusal));
    now = MOVING.play(now, seat, c, table);
  }
  return now;
};

export const walk = (...ends: readonly (readonly [number, number])[]): ConquestCommand => ({
  type: 'walk',
  path: ends.map(([x, y]) => at(x, y)),
  engage: false,
});

export const charge = (...ends: readonly (readonly [number, number])[]): ConquestCommand => ({
  type: 'walk',
  path: ends.map(([x, y]) => at(x, y)),
  engage: true,
});
