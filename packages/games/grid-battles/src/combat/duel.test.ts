// Two units alone on a strip: the board from which odds outside of a battle are read.
import { expect, test } from 'vitest';
import { attackOdds, gridBattles, makeDuel } from '../index.ts';
import { attack, play } from '../testing.ts';

test('[GB-03] [GB-32] the strip: both units on their ground, plain hexes between, the first to act', () => {
  const duel = makeDuel({ type: 'archer', terrain: 'hill' }, { type: 'militia', terrain: 'village' }, 4);
  const side = (name: string, type: string, hex: string) => ({
    name,
    activations: 1,
    units: [{ type, hex }],
    wins: [],
  });
  expect(duel.battle.config.scenario).toEqual({
    id: 'duel',
    name: 'Duel',
    source: 'house',
    summary: 'Two units, for their odds.',
    map: ['h...v', '.....'],
    sides: [side('Attacker', 'archer', '0000'), side('Defender', 'militia', '0400')],
    roundLimit: 1,
    points: null,
    beats: {},
  });
  expect(duel).toMatchObject({ attacker: { id: 'A1' }, defender: { id: 'B1' }, terrain: ['hill', 'village'], far: 4 });
  expect([duel.battle.turn, duel.battle.phase]).toEqual([0, 'movement']);
});

test('[GB-31] side by side, and as far as the farthest shot', () => {
  const near = makeDuel({ type: 'knight', terrain: 'plain' }, { type: 'pikeman', terrain: 'woods' }, 1);
  expect(near.battle.config.scenario).toMatchObject({ map: ['.w', '..'] });
  expect(near.defender.hex).toBe('0100');
  const far = makeDuel({ type: 'trebuchet', terrain: 'plain' }, { type: 'pikeman', terrain: 'plain' }, 8);
  expect(far.defender.hex).toBe('0800');
  for (const duel of [near, far])
    expect(gridBattles.refuse(play(duel.battle, [{ type: 'endPhase' }]), 0, attack('A1', 'B1'))).toBeUndefined();
});

test('[GB-47] its odds are those of the dice on that ground', () => {
  // red against grey: the sheet counts 7, 13, 12 and 4 of 36
  const duel = makeDuel({ type: 'knight', terrain: 'plain' }, { type: 'pikeman', terrain: 'plain' }, 1);
  const { hits } = attackOdds(duel.battle, duel.attacker, duel.defender);
  expect(hits.map((p) => Math.round(p * 36))).toEqual([7, 13, 12, 4]);
});

test('[GB-60] nobody duels where it cannot stand', () => {
  const duel = () => makeDuel({ type: 'knight', terrain: 'river' }, { type: 'pikeman', terrain: 'plain' }, 1);
  expect(duel).toThrow('config.scenario: a Knight cannot stand on 0000');
});
