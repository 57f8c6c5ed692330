import { type BattleEvent, gridBattles } from '@muster/grid-battles';
import { expect, test } from 'vitest';
import { actorOf, deedOf, placesOf, soundOf, turnOf } from './telling.ts';

const config = (() => {
  const read = gridBattles.parseConfig({ scenario: 'S1' });
  if (!read.ok) throw new Error(read.refusal.problem);
  return read.value;
})();

const MOVED: BattleEvent = {
  type: 'moved',
  rule: 'GB-23',
  unit: 'B1',
  from: '0200',
  path: ['0201', '0202'],
  spent: 2,
  allowance: 2,
};
const FELL: BattleEvent = { type: 'destroyed', rule: 'GB-49', unit: 'A3' };
const STRUCK = { type: 'struck', half: 2, striker: 'A1', struck: 'B1', hits: 1 } as BattleEvent;

test('a line of the log leads to its units and hexes', () => {
  expect(placesOf(MOVED)).toEqual(['B1', '0200', '0201', '0202']);
  expect(placesOf(STRUCK)).toEqual(['A1', 'B1']);
  expect(placesOf({ type: 'roundEnded', rule: 'GB-14', round: 1 })).toEqual([]);
});

test('[GB-42] who acts in a sentence is not always who gave the command', () => {
  expect(actorOf(STRUCK)).toBe(0);
  expect(actorOf(MOVED)).toBe(1);
  expect(actorOf({ type: 'skipped', rule: 'R-18', seat: 1 })).toBe(1);
});

test('what is worth a word: moves, blows, losses', () => {
  expect(deedOf(MOVED, config)).toEqual({ seat: 1, kind: 'move', does: 'moved', what: 'the Pikeman B1' });
  expect(deedOf(STRUCK, config)).toMatchObject({ seat: 0, does: 'struck back at', what: 'the Pikeman B1 (1 hit)' });
  expect(deedOf(FELL, config)).toEqual({ seat: 0, kind: 'loss', does: 'lost', what: 'the Archer A3' });
  expect(deedOf({ type: 'turnBegan', rule: 'GB-11', seat: 0, owed: 1 }, config)).toBeUndefined();
});

test('turns are told from rounds, and dice sound before the blow', () => {
  expect(turnOf({ type: 'roundBegan', rule: 'GB-10', round: 1, first: 0 })).toBe('round');
  expect(turnOf(MOVED)).toBeUndefined();
  expect([soundOf(STRUCK, 'first'), soundOf(STRUCK, 'then'), soundOf(FELL, 'then')]).toEqual(['dice', 'blow', 'fall']);
});
