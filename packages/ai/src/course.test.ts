import { scriptedLuck, startMatch } from '@muster/kernel';
import { expect, test } from 'vitest';
import { courseOf } from './course.ts';
import type { Mind } from './mind.ts';
import { type Pile, type PileTypes, pile, type Take, takes } from './toys/pile.ts';

/** Never errs: leaves a multiple of four where that can be done. */
const perfect = (p: Pile): Take => takes(p).find(({ count }) => (p.left - count) % 4 === 0) ?? takes(p)[0]!;

const mind: Mind<PileTypes> = {
  plausible: perfect,
  best: perfect,
  shortlist: (p) => takes(p).map((command) => ({ command, chance: 0 })),
  quick: perfect,
  isFarEnough: () => false,
  score: () => 0,
  luck: () => 0,
};

/** Nobody gives up here. */
const NEVER = { type: 'never' } as unknown as Take;

const recordOf = (counts: readonly number[], undo?: { readonly after: number }) => {
  const match = startMatch(pile, {}, { luck: scriptedLuck([]), fairness: { kind: 'unproven' } });
  counts.forEach((count, i) => {
    match.play(i % 2, { type: 'take', count });
    if (undo?.after === i) {
      match.undo(i % 2, []);
      match.play(i % 2, { type: 'take', count });
    }
  });
  return match.record();
};

const course = (counts: readonly number[], undo?: { readonly after: number }) =>
  courseOf(pile, mind, recordOf(counts, undo), NEVER, { kind: 'steps', n: 100 })!;

test('the turning point is the command that gave the game away', () => {
  const { points, turn } = course([2, 1, 1, 2, 1, 3]); // ten matches: the third command leaves six
  expect(points.map(({ chances }) => Math.round(chances[1]!))).toEqual([0, 0, 0, 1, 1, 1, 1]);
  expect(turn).toMatchObject({ at: 3, seat: 1 });
});

test('commands that were taken back are no part of it', () => {
  const { points, turn } = course([2, 1, 1, 2, 1, 3], { after: 2 });
  expect(points.map(({ at }) => at)).toEqual([0, 1, 2, 5, 6, 7, 8]);
  expect(turn).toMatchObject({ at: 5, seat: 1 });
});

test('what favoured the loser, or ended the battle by giving up, is no turning point', () => {
  const given = courseOf(
    pile,
    mind,
    recordOf([2, 1, 1, 2, 1, 3]),
    { type: 'take', count: 1 },
    { kind: 'steps', n: 100 },
  )!;
  expect(given.turn?.at).toBe(3);
  const { turn } = course([1, 1, 1, 3, 1, 3]); // the first command loses, the second gives it back, the third loses again
  expect(turn).toMatchObject({ at: 1, seat: 1 });
});

test('a battle that never turned has no turning point, and one that was not looked at has none either', () => {
  expect(course([2, 1, 3, 1, 3]).turn).toBeUndefined();
  expect(courseOf(pile, mind, recordOf([2, 1, 1, 2, 1, 3]), NEVER, { kind: 'steps', n: 0 })).toEqual({
    points: [],
    turn: undefined,
  });
});
