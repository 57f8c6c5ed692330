import { type Battle, type BattleEvent, gridBattles } from '@muster/grid-battles';
import { fastTable, type LogLine, seededLuck } from '@muster/kernel';
import { expect, test } from 'vitest';
import { deedsOf, luckOf, luckWords } from './luck.ts';

const battle = (): Battle => {
  const config = gridBattles.parseConfig({ scenario: 'S1' });
  if (!config.ok) throw new Error(config.refusal.problem);
  const b = gridBattles.setup(config.value, fastTable(seededLuck(1)));
  return { ...b, units: b.units.map((u) => (u.id === 'B1' ? { ...u, health: 0, hex: null } : u)) };
};

const blow = (striker: string, struck: string, hits: number, expected: number, health: number, undone = false) =>
  ({
    key: `${striker}${struck}${hits}${undone}`,
    event: { type: 'struck', rule: 'GB-47', striker, struck, hits, expected, health } as BattleEvent,
    undone,
  }) as LogLine<BattleEvent>;

const LOG = [
  blow('A1', 'B1', 3, 1.2, 1),
  blow('B1', 'A1', 0, 0.9, 4),
  blow('A2', 'B1', 3, 1.4, 0, true), // taken back
  blow('A2', 'B1', 1, 1.4, 0),
];

test('[GB-47] luck is told for each side, without what was taken back', () => {
  const [blue, red] = [luckOf(battle(), LOG, 0), luckOf(battle(), LOG, 1)];
  expect(blue.rolled).toBe(4);
  expect(blue.expected).toBeCloseTo(2.6);
  expect(luckWords(blue)).toBe('1.4 more than the odds expected');
  expect(luckWords(red)).toBe('0.9 fewer than the odds expected');
});

test('what each unit did: those who destroyed most first', () => {
  const rows = deedsOf(battle(), LOG).map(({ unit, blows, rolled, destroyed, lost }) => [
    unit.id,
    blows,
    rolled,
    destroyed,
    lost,
  ]);
  expect(rows).toEqual([
    ['A2', 1, 1, 1, 0],
    ['A1', 1, 3, 0, 0],
    ['B1', 1, 0, 0, 4],
  ]);
});
