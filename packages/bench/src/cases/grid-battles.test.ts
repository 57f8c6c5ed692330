import { attackOdds, gridBattles } from '@muster/grid-battles';
import { fastTable, makeRng, seededLuck } from '@muster/kernel';
import { expect, test } from 'vitest';
import { answeredCombats, part, playBattle, ridge } from './grid-battles.ts';

test('battles are whole ones of The Ridge', () => {
  expect(ridge().scenario).toBe('S2');
  let positions = 0;
  const end = playBattle(ridge(), fastTable(seededLuck(3)), makeRng(3), () => {
    positions++;
  });
  expect(gridBattles.outcome(end)).toBeDefined();
  expect(positions).toBeGreaterThan(50);
});

test('the combats that are timed are legal and answered', () => {
  for (const { battle, attacker, target } of answeredCombats()) {
    const command = { type: 'attack', attacker: attacker.id, target: target.id } as const;
    expect(gridBattles.refuse(battle, battle.turn, command)).toBeUndefined();
    expect(attackOdds(battle, attacker, target).battleBack.mean).toBeGreaterThan(0);
  }
});

test('figures are those of a round', () => {
  expect(part.result([{ fast: 1200, traced: 800, match: 150 }])).toEqual({
    gamesPerSecond: 1200,
    tracedRatio: 1.5,
    matchGamesPerSecond: 150,
  });
});
