// How long a battle lasts and how it is counted then, and what may be done at any time.
import { fastTable, seededLuck } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { descriptor } from '../descriptor.ts';
import { heroes } from '../game.ts';
import { copyBattle } from '../state/battle.ts';
import type { Battle, HeroesCommand, Model } from '../state/types.ts';
import { changed, scene, select } from '../testing/scenes.ts';
import { decideByCount } from './outcome.ts';
import { roundLimit } from './round.ts';

const TABLE = { roll: () => [], shuffle: <T>(items: readonly T[]) => items, final: () => {} };

test.each([
  ['sandgate', 60, 'board', 8],
  ['foundry', 150, 'board', 10],
  ['colosseum', 300, 'board', 12],
  ['sandgate', 60, 'none', 30],
] as const)('[X-163] %s, %i points, limit %s: %i rounds', (arena, points, limit, rounds) => {
  const config = heroes.parseConfig({ points, arena, rulings: { roundLimit: limit } });
  if (!config.ok) throw new Error(config.refusal.problem);
  expect(roundLimit(heroes.setup(config.value, fastTable(seededLuck(1))))).toBe(rounds);
});

describe('[X-162] counted at the limit', () => {
  const even = () => scene({ south: ['void.zombie'], north: ['void.zombie'], pieces: [] });
  const winner = (b: Battle) => {
    const { outcome } = decideByCount(b, 'roundLimit', TABLE);
    expect(outcome).toMatchObject({ reason: 'roundLimit', rule: 'X-162' });
    return outcome!.places.length === 1 ? null : outcome!.places[0]![0];
  };
  const withThrall = (b: Battle): Battle => {
    const copy = copyBattle(b);
    const thrall: Model = { ...b.models[0]!, id: 'A2', unit: -1, wounds: 1 };
    copy.models = [...b.models, thrall];
    copy.deeds = [...b.deeds, { ...b.deeds[0]!, id: 'A2' }];
    return copy;
  };
  const met = (b: Battle, south: readonly number[], north: readonly number[]): Battle => {
    const copy = copyBattle(b);
    copy.trackers = [
      { ...b.trackers[0], met: south },
      { ...b.trackers[1], met: north },
    ];
    return copy;
  };

  test('[X-168] nothing for the raised', () => {
    expect([winner(even()), winner(withThrall(even()))]).toEqual([null, null]);
  });

  test('half for half of the Wounds, nothing for the slain and for who has left', () => {
    expect(winner(changed(even(), 'A1', { wounds: 1 }))).toBe(1);
    expect(winner(changed(even(), 'B1', { wounds: 1 }))).toBe(0);
    expect(winner(changed(even(), 'B1', { fate: 'slain', wounds: 0 }))).toBe(0);
    expect(winner(changed(even(), 'A1', { fate: 'left' }))).toBe(1);
    const knights = scene({ south: ['void.death-knight'], north: ['void.death-knight'], pieces: [] });
    expect(winner(changed(knights, 'A1', { wounds: 2 }))).toBeNull(); // two of three are more than half
  });

  test('own objectives that are met count before points', () => {
    const hurt = changed(even(), 'A1', { wounds: 1 });
    expect(winner(met(hurt, [3], []))).toBe(0); // sealed are 3, 6, 8, 12, 13
    expect(winner(met(hurt, [1, 2, 4], []))).toBe(1); // not its own
    expect(winner(met(even(), [3, 6], [3, 6, 8]))).toBe(1);
  });
});

test('[X-160] [X-167] at any time: to give up, to change orders, to begin again with objectives; nothing else', () => {
  const { orders } = scene({ south: ['void.zombie'], north: ['void.zombie'] });
  const anytime: readonly HeroesCommand[] = [
    { type: 'concede' },
    { type: 'orders', orders: orders[0]! },
    { type: 'unseal' },
  ];
  const others: readonly HeroesCommand[] = [
    { type: 'pass' },
    { type: 'claim' },
    select('A1'),
    { type: 'pick', objective: 1 },
  ];
  expect(anytime.map((c) => descriptor.isAnytime(c))).toEqual([true, true, true]);
  expect(others.map((c) => descriptor.isAnytime(c))).toEqual([false, false, false, false]);
});
