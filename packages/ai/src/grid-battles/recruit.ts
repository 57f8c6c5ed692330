/** The Recruit: activates whoever comes to mind, runs at the nearest enemy and strikes whom it meets. */

import { distance, hexAt } from '@muster/geometry';
import {
  type Battle,
  type BattleCommand,
  destinations,
  fieldOf,
  gridBattles,
  type MoveCommand,
  UNITS,
  type Unit,
} from '@muster/grid-battles';
import type { Rng, Seat } from '@muster/kernel';

const pick = <T>(items: readonly T[], rng: Rng): T => items[rng.below(items.length)]!;

export const recruitChoice = (b: Battle, seat: Seat, rng: Rng): BattleCommand => {
  if (b.phase === 'movement') return recruitMove(b, seat, rng);
  const all = gridBattles.candidates(b, seat);
  const attacks = all.filter((c) => c.type === 'attack');
  return pick(attacks.length > 0 ? attacks : all, rng);
};

/** Two moves in five are a whim. */
const recruitMove = (b: Battle, seat: Seat, rng: Rng): MoveCommand => {
  const units = b.units.filter((u) => u.seat === seat && u.state === 'activated' && !u.moved && u.health > 0);
  const unit = pick(units, rng);
  const places = destinations(b, unit);
  const whim = rng.below(5) < 2;
  const costs = places.map((place) => (whim ? 0 : eagerness(b, unit, place.hex)));
  const least = Math.min(...costs);
  const chosen = pick(
    places.filter((_, i) => costs[i] === least),
    rng,
  );
  return { type: 'move', unit: unit.id, path: chosen.path };
};

/** How far the nearest enemy is beyond the unit's range. */
const eagerness = (b: Battle, unit: Unit, from: number): number => {
  const { grid } = fieldOf(b.config);
  const { range } = UNITS[unit.type];
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of b.units) {
    if (enemy.seat === unit.seat || enemy.hex === null) continue;
    least = Math.min(least, Math.max(0, distance(grid, from, hexAt(grid, enemy.hex)!) - range));
  }
  return least;
};
