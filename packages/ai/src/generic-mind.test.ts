import { fastTable, makeRng, type Seat, seededLuck } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { genericMind } from './generic-mind.ts';
import type { Level } from './levels.ts';
import { makePlayer } from './player.ts';
import { type Pile, type PileTypes, pile } from './toys/pile.ts';

const mind = genericMind(pile);
const playerOf = (level: Level) => makePlayer(pile, mind, level);
const at = (left: number): Pile => ({ config: {}, left, seat: 0 });

/** Who takes the last match. */
const winner = (players: readonly Level[], seed: number): Seat => {
  const rng = makeRng(seed);
  const table = fastTable(seededLuck(seed));
  let p = pile.setup({}, table);
  while (pile.outcome(p) === undefined) {
    const command = playerOf(players[p.seat]!).choose(p, p.seat, { kind: 'steps', n: 400 }, { seed: rng.bits() });
    p = pile.play(p, p.seat, command, table);
  }
  return pile.outcome(p)!.places[0]![0]!;
};

const wins = (level: Level, against: Level): number =>
  Array.from({ length: 40 }, (_, seed) =>
    seed % 2 === 0 ? winner([level, against], seed) === 0 : winner([against, level], seed) === 1,
  ).filter(Boolean).length;

describe('a game without a mind of its own', () => {
  test.each(['veteran', 'warlord'] as const)('a %s takes the last matches when it can', (level) => {
    for (const left of [1, 2, 3])
      for (let seed = 0; seed < 10; seed++)
        expect(playerOf(level).choose(at(left), 0, { kind: 'steps', n: 200 }, { seed }).count).toBe(left);
  });

  test('a Recruit plays anything', () => {
    const taken = Array.from({ length: 30 }, (_, seed) => playerOf('recruit').choose(at(9), 0, NONE, { seed }).count);
    expect(new Set(taken)).toEqual(new Set([1, 2, 3]));
  });

  test('who thinks wins', () => {
    expect(wins('veteran', 'recruit')).toBeGreaterThan(28);
    expect(wins('warlord', 'recruit')).toBeGreaterThan(28);
  });

  test('of many candidates different ones are tried, in their order, and not more than it can think through', () => {
    const wide = {
      ...pile,
      candidates: () => Array.from({ length: 500 }, (_, count) => ({ type: 'take', count }) as const),
    };
    const counts = genericMind<PileTypes>(wide)
      .shortlist(at(9), 0, makeRng(1))
      .map(({ command }) => command.count);
    expect(counts).toHaveLength(24);
    expect(counts).toEqual([...new Set(counts)].toSorted((a, b) => a - b));
    expect(
      genericMind<PileTypes>(wide)
        .shortlist(at(9), 0, makeRng(2))
        .map(({ command }) => command.count),
    ).not.toEqual(counts);
  });

  test('a playout that never ends counts as even', () => {
    const endless = { ...pile, play: (p: Pile): Pile => ({ config: p.config, left: p.left, seat: 1 - p.seat }) };
    const player = makePlayer<PileTypes>(endless, genericMind(endless), 'veteran');
    expect([1, 2, 3]).toContain(player.choose(at(9), 0, NONE).count);
  });
});

const NONE = { kind: 'steps', n: 0 } as const;
