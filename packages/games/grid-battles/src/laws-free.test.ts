// The laws of every game in free battles: all budgets, drawn and lent maps, deployment included.
import { runLaws, wrongWith } from '@muster/test-kit';
import { describe, expect, test } from 'vitest';
import { BUDGETS, forceCost, gridBattlesDescriptor, refuseForce, UNIT_TYPES, type UnitType } from './index.ts';
import { boardInput, readConfig } from './testing.ts';

/** Takes units in this order, again and again, as long as the rules of forces allow. */
const force = (points: number, order: readonly UnitType[]): readonly UnitType[] => {
  const taken: UnitType[] = [];
  for (const type of [...order, ...order]) if (refuseForce([...taken, type], points) === undefined) taken.push(type);
  return taken;
};
const turned = (by: number): readonly UnitType[] => [...UNIT_TYPES.slice(by), ...UNIT_TYPES.slice(0, by)];

const MAPS = [{ seed: 1 }, { seed: 22 }, { seed: 333 }, 'S5'] as const;
const free = BUDGETS.flatMap((points, i) =>
  MAPS.map((map, j) =>
    readConfig({
      free: { points, map, forces: [force(points, turned(5 * i + j)), force(points, turned(7 * j + 2 * i + 9))] },
      rulings: { roundLimit: 3 },
    }),
  ),
);
/** Hardly any room: most places must be kept for the horse. */
const narrow = readConfig(
  boardInput({
    map: ['.pRp.', '.ppp.', '.....', '.www.', '.ppp.', '.pRp.'],
    a: 'knight; pikeman; ballista; militia',
    b: 'archer; catapult; lightcav; trebuchet; skirmisher',
    activations: [2, 1],
    roundLimit: 6,
  }),
);
const configs = [...free, narrow, narrow];

describe('free battles', () => {
  const report = runLaws(gridBattlesDescriptor, { configs, games: 2 * configs.length });

  test.each(report.laws)('$name', (law) => {
    expect(wrongWith(law)).toBeUndefined();
  });

  test('[FB-01] [FB-02] [FB-03] [FB-04] every budget and every unit was in the field', () => {
    expect(report.games).toBe(28);
    const scenarios = free.map((c) => (typeof c.scenario === 'string' ? undefined : c.scenario));
    const units = scenarios.flatMap((s) => s!.sides.flatMap((side) => side.units.map((u) => u.type)));
    expect(new Set(units)).toEqual(new Set(UNIT_TYPES));
    for (const s of scenarios)
      for (const side of s!.sides) expect(forceCost(side.units.map((u) => u.type))).toBeGreaterThan(s!.points! - 12);
  });
});
