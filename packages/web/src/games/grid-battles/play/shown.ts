/** What events change on the map that is shown. All of a battle is drawn but its configuration. Pure. */

import type { Battle, Unit, UnitId } from '@muster/grid-battles';

export const change = (b: Battle, ids: readonly UnitId[], to: Partial<Unit>): Battle => ({
  ...b,
  units: b.units.map((u) => (ids.includes(u.id) ? { ...u, ...to } : u)),
});

/** A new state finds units that have done nothing in it. */
const RESTED = { moved: false, left: false, attacked: false } as const;

const isWaiting = (b: Battle, seat: number): boolean => b.units.some((u) => u.seat === seat && u.hex === null);

/** FB-04: in turns; who has none left lets the other finish. */
export const deployed = (b: Battle, unit: UnitId, hex: string): Battle => {
  const now = change(b, [unit], { hex });
  const other = b.turn === 0 ? 1 : 0;
  return isWaiting(now, other) ? { ...now, turn: other } : now;
};

export const roundBegan = (b: Battle, round: number): Battle => ({
  ...b,
  round,
  units: b.units.map((u) => ({ ...u, ...RESTED, state: 'fresh' })),
});

/** GB-12: with the last one owed the Movement phase begins. */
export const activated = (b: Battle, units: readonly UnitId[]): Battle => {
  const owed = b.owed - units.length;
  return { ...change(b, units, { ...RESTED, state: 'activated' }), owed, phase: owed === 0 ? 'movement' : b.phase };
};

/** GB-27: when all have moved, attacks begin. */
const withPhase = (b: Battle): Battle => {
  const isOpen = b.units.some((u) => u.state === 'activated' && !u.moved);
  return isOpen ? b : { ...b, phase: 'attack' };
};

export const moved = (b: Battle, unit: UnitId, hex: string): Battle =>
  withPhase(change(b, [unit], { hex, moved: true, left: true }));

/** One that stays where it is has moved; at the end of the phase all others stand still (GB-20), and attacks begin. */
export const stood = (b: Battle, units: readonly UnitId[], isEnd: boolean): Battle =>
  isEnd ? { ...b, phase: 'attack' } : withPhase(change(b, units, { moved: true }));

/** GB-13. */
export const turnEnded = (b: Battle): Battle => ({
  ...b,
  units: b.units.map((u) => (u.state === 'activated' ? { ...u, ...RESTED, state: 'fatigued' } : u)),
});

export const drawn = ({ config, ...b }: Battle): unknown => b;
