// How likely a power resolves after each answer, against a brute force that plays every answer and every die of the contest (DW-91 to DW-94).
import { describe, expect, test } from 'vitest';
import { heroes } from '../game.ts';
import { heroesDescriptor } from '../index.ts';
import { copyBattle, modelOf } from '../state/battle.ts';
import type { Battle, HeroesCommand } from '../state/types.ts';
import { ordered, playing, scene, select, standing, stayAt, unit } from '../testing/scenes.ts';

class MoreDice extends Error {}

/** What the contest comes to: 1 resolves, 0 is negated; undefined while it goes on. */
const played = (b: Battle, c: HeroesCommand, dice: readonly number[]): Battle | number => {
  let at = 0;
  let resolves: number | undefined;
  const { seat } = heroes.decisions(b)[0]!;
  const after = heroes.play(b, seat, c, {
    roll: (count, _, what) => {
      if (what !== 'resist') return Array<number>(count).fill(1); // after the contest
      if (at === dice.length) throw new MoreDice();
      return [dice[at++]!];
    },
    shuffle: (items) => items,
    final: () => {},
    tell: (e) => {
      if (e.type === 'resistEnded') resolves = e.resolves ? 1 : 0;
      if (e.type === 'letPass') resolves = 1;
    },
  });
  return resolves ?? after;
};

/** The chance that it resolves after this answer, when both then answer as well as they can. */
const worthOf = (b: Battle, c: HeroesCommand, dice: readonly number[] = []): number => {
  try {
    const after = played(b, c, dice);
    return typeof after === 'number' ? after : bestOf(after);
  } catch (e) {
    if (!(e instanceof MoreDice)) throw e;
    return [1, 2, 3, 4, 5, 6].reduce((all, face) => all + worthOf(b, c, [...dice, face]) / 6, 0);
  }
};

const bestOf = (b: Battle): number => {
  const { seat } = heroes.decisions(b)[0]!;
  const worths = heroes.candidates(b, seat).map((c) => worthOf(b, c));
  return seat === 0 ? Math.max(...worths) : Math.min(...worths);
};

const told = (b: Battle, c: HeroesCommand): number | undefined =>
  (heroesDescriptor.odds!(b, 0, c) as { resolves: number } | undefined)?.resolves;

interface Pools {
  readonly affinity: number;
  readonly casterDestiny: number;
  readonly faith: number;
  readonly resisterAffinity?: number;
  readonly resisterDestiny: number;
}

const contest = ({ affinity, casterDestiny, faith, resisterAffinity = 0, resisterDestiny }: Pools) => {
  const caster = unit('void.necromancer', { powers: ['blast'] }, { affinity, destiny: casterDestiny });
  const resister = unit('void.death-knight', {}, { faith, affinity: resisterAffinity, destiny: resisterDestiny });
  const b = standing(scene({ south: [caster], north: [resister], pieces: [] }), { A1: [5, 10], B1: [10, 10] });
  const p = playing(ordered(b, { resist: 'ask', destiny: 'never' }));
  p.play(select('A1'));
  p.play(stayAt(p.now(), 'A1'));
  p.play({ type: 'cast', power: 'blast', target: 'B1', upcharge: 0 });
  return p;
};

describe.each([
  [{ affinity: 2, casterDestiny: 0, faith: 2, resisterDestiny: 0 }],
  [{ affinity: 2, casterDestiny: 1, faith: 2, resisterDestiny: 0 }],
  [{ affinity: 2, casterDestiny: 0, faith: 1, resisterAffinity: 1, resisterDestiny: 1 }],
  [{ affinity: 3, casterDestiny: 1, faith: 2, resisterDestiny: 1 }],
])('[DW-92] [DW-94] [X-148] with %j', (pools) => {
  test('each opening, and to let it pass', () => {
    const b = contest(pools).now();
    for (const c of heroes.candidates(b, 1)) expect(told(b, c)).toBeCloseTo(worthOf(b, c), 12);
  });

  test('each raise, and to add nothing', () => {
    const p = contest(pools);
    p.play({ type: 'resist', by: 'B1', points: 1 });
    if (p.asked()?.kind !== 'raise') return;
    for (const c of p.candidates()) expect(told(p.now(), c)).toBeCloseTo(worthOf(p.now(), c), 12);
    p.play({ type: 'raise', points: Math.min(1, modelOf(p.now(), 'A1').affinity) });
    if (p.asked()?.kind === 'raise' && p.asked()?.seat === 1)
      for (const c of p.candidates()) expect(told(p.now(), c)).toBeCloseTo(worthOf(p.now(), c), 12);
  });
});

describe('[DW-94] Destiny at last', () => {
  test.each([
    [1, 0, 5, 2],
    [2, 1, 6, 2],
    [1, 2, 2, 3],
    [2, 2, 5, 2],
    [2, 2, 3, 2],
  ])('caster %i, resister %i, dice %i and %i: every answer, to the end', (casterDestiny, resisterDestiny, ...dice) => {
    const p = contest({ affinity: 1, casterDestiny, faith: 1, resisterDestiny });
    p.play({ type: 'resist', by: 'B1', points: 1 }, ...dice);
    let now: Battle | number = p.now();
    let asked = 0;
    while (typeof now !== 'number') {
      const all: readonly HeroesCommand[] = heroes.candidates(now, heroes.decisions(now)[0]!.seat);
      for (const c of all) expect(told(now, c)).toBe(worthOf(now, c));
      now = played(now, all.at(-1)!, []);
      asked++;
    }
    expect(asked).toBeGreaterThan(0);
  });
});

test('[X-147] the target resists from any distance, and is told what it is worth', () => {
  const caster = unit('void.necromancer', { powers: ['blast'] }, { affinity: 2 });
  const b = standing(scene({ south: [caster], north: [unit('void.death-knight', {}, { faith: 2 })], pieces: [] }), {
    A1: [0, 10],
    B1: [15, 10],
  });
  const p = playing(ordered(b, { resist: 'ask', destiny: 'never' }));
  p.play(select('A1'));
  p.play(stayAt(p.now(), 'A1'));
  p.play({ type: 'cast', power: 'blast', target: 'B1', upcharge: 0 });
  const c: HeroesCommand = { type: 'resist', by: 'B1', points: 2 };
  expect(told(p.now(), c)).toBeCloseTo(worthOf(p.now(), c), 12);
});

test('[DW-91] what is no answer to the contest has no chances', () => {
  const p = contest({ affinity: 2, casterDestiny: 0, faith: 2, resisterDestiny: 0 });
  expect(told(p.now(), { type: 'raise', points: 1 })).toBeUndefined();
  expect(told(p.now(), { type: 'resist', by: 'A1', points: 1 })).toBeUndefined();
  expect(told(p.now(), { type: 'resist', by: 'B1', points: 9 })).toBeUndefined();
  const none = copyBattle(p.now());
  none.stack = none.stack.slice(0, 2);
  expect(told(none, { type: 'resist', by: null, points: 0 })).toBeUndefined();
});
