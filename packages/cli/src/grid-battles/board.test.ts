import { gridBattles, UNIT_TYPES } from '@muster/grid-battles';
import { fastTable, scriptedLuck } from '@muster/kernel';
import { expect, test } from 'vitest';
import { plain } from '../paint.ts';
import { boardText, legend } from './board.ts';
import { SYMBOLS } from './symbols.ts';

const begin = (scenario: string) => {
  const config = gridBattles.parseConfig({ scenario });
  if (!config.ok) throw new Error(config.refusal.problem);
  return gridBattles.setup(config.value, fastTable(scriptedLuck([])));
};

test('[R-31] odd rows are shifted, units show id, letters and health, ground shows through', () => {
  const b = begin('S1');
  const moved = b.units.map((u) => (u.id === 'A1' ? { ...u, hex: '0403', health: 2, state: 'fatigued' as const } : u));
  expect(boardText({ ...b, units: moved }, plain)).toBe(`     00   01   02   03   04   05   06
00    .   B4   B1   B2   B3    .    .
          lc3  pi4  sw4  ar3
01      .    .    .    .    .    .    .

02    .    .    w    .    .    .    .

03      .    .    .    .   A1-   .    .
                           PI2h
04    .    .    w    .    .    .    .

05      .    .    .    .    .    .    .

06    .   A4    .   A2   A3    .    .
          LC3       SW4  AR3
`);
});

test('units that may act, have acted or are tired look different', () => {
  const b = begin('S1');
  const activated = { ...b.units[0]!, state: 'activated' as const };
  const at = (phase: 'movement' | 'attack', change: object) =>
    /A1(.)/.exec(boardText({ ...b, phase, units: [{ ...activated, ...change }, ...b.units.slice(1)] }, plain))![1];
  expect(at('movement', {})).toBe('*');
  expect(at('movement', { moved: true })).toBe('+');
  expect(at('attack', { moved: true })).toBe('*');
  expect(at('attack', { moved: true, attacked: true })).toBe('+');
  expect(at('attack', { state: 'fatigued' })).toBe('-');
});

test('the legend names the grounds of this map', () => {
  expect(legend(begin('S3'))).toContain('= road');
  expect(legend(begin('S1'))).not.toContain('road');
});

test('every unit has two letters of its own', () => {
  const symbols = UNIT_TYPES.map((type) => SYMBOLS[type]);
  expect(new Set(symbols).size).toBe(UNIT_TYPES.length);
  for (const symbol of symbols) expect(symbol).toMatch(/^[A-Z]{2}$/);
});
