// Battles in the middle, for tests of the table.

import {
  type Battle,
  type CosmicDecision,
  cosmicCombat,
  type Frame,
  type Place,
  type ShipId,
  type Token,
} from '@muster/cosmic-combat';
import { inch } from '@muster/geometry';
import { first, touch } from '../hand/hand.ts';
import type { CosmicGestured, CosmicNow, Gesture, Held } from '../hand/types.ts';

/** Dice as they are given, then sixes. */
const tableOf = (dice: number[]) => ({
  roll: (count: number) => Array.from({ length: count }, () => dice.shift() ?? 6),
  shuffle: <T>(items: readonly T[]) => items,
  final: () => {},
});

interface Given {
  readonly at: readonly [x: number, y: number, facing: number];
  readonly tokens?: readonly Token[];
}

/** Inches from the south-west corner, degrees counter-clockwise from the east. */
const placeOf = ([x, y, facing]: Given['at']): Place => ({ x: inch(x), y: inch(y), facing: facing * 10 });

const SOL_AND_CITADEL: readonly object[] = [
  { side: 0, faction: 'empire-of-sol', ships: ['cohort', 'cohort', 'cohort', 'gladius'] },
  { side: 1, faction: 'citadel' },
];

/** Sol against the Citadel in open space, or others: ships that are told stand where it is told, the others are gone. */
export const battleOf = (
  ships: Readonly<Record<string, Given>>,
  stack: readonly Frame[],
  phase: Battle['phase'] = 'movement',
  seats = SOL_AND_CITADEL,
): Battle => {
  const config = cosmicCombat.parseConfig({
    points: 1500,
    map: 'open',
    seats,
  });
  if (!config.ok) throw new Error(config.refusal.problem);
  const begun = cosmicCombat.setup(config.value, tableOf([6, 1]));
  return {
    ...begun,
    round: 1,
    phase,
    stack,
    ships: begun.ships.map((s) => {
      const given = ships[s.id];
      if (given === undefined) return { ...s, fate: 'destroyed' as const };
      return { ...s, place: placeOf(given.at), tokens: given.tokens ?? [] };
    }),
  };
};

/** What a hand at this battle goes by. */
export const nowOf = (b: Battle, changing = false): CosmicNow => ({
  view: b,
  decision: cosmicCombat.decisions(b)[0] as CosmicDecision | undefined,
  changing,
  left: undefined,
});

/** What the hand begins with, and of a move that the table has planned the ship alone. */
const bare = (now: CosmicNow): Held => {
  const held = first(now);
  return held.kind === 'move' ? { kind: 'move', ship: held.ship, steps: [] } : held;
};

/** What comes of these gestures, one after another; a ship is chosen by its name. */
export const gestured = (
  now: CosmicNow,
  gestures: readonly (ShipId | Gesture)[],
  held: Held = bare(now),
): CosmicGestured =>
  gestures.reduce<CosmicGestured>(
    (step, one) => touch(now, step.held, typeof one === 'string' ? { kind: 'piece', id: one } : one),
    { held },
  );

/** So many inches from the south-west corner. */
export const spot = (x: number, y: number) => ({ x: inch(x), y: inch(y) });
export const click = (x: number, y: number): Gesture => ({ kind: 'ground', at: spot(x, y) });

export const HALF: readonly Frame[] = [{ type: 'roundEnd' }, { type: 'half', side: 0, step: 'act' }];
export const FIRE: readonly Frame[] = [{ type: 'roundEnd' }, { type: 'shooting', side: 0, ship: null, step: 'act' }];
export const SHIELDS: readonly Frame[] = [{ type: 'roundEnd' }, { type: 'shields' }];
export const ORDERS: readonly Frame[] = [{ type: 'roundEnd' }, { type: 'orders' }];
