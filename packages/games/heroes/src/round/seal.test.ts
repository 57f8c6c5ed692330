// Picking and sealing five objectives in secret (HR-13, X-159, X-166, X-169): who may what, when, and how often.
import { fastTable, seededLuck } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { heroes } from '../game.ts';
import { readConfig } from '../reading/parse.ts';
import { copyBattle } from '../state/battle.ts';
import type { Battle, HeroesCommand } from '../state/types.ts';
import { mayAnswerAgain, mayUnseal } from './seal.ts';

const TABLE = fastTable<never>(seededLuck(1));
const FIVE = [1, 2, 3, 4, 5];

/** Seats 0 and 2 are the south, seat 0 its captain; seat 1 is the north. */
const picking = (rulings: object = {}): Battle =>
  heroes.setup(
    readConfig(
      {
        points: 150,
        objectives: 'picked',
        seats: [
          { side: 0, faction: 'void' },
          { side: 1, faction: 'citadel' },
          { side: 0, faction: 'void' },
        ],
        rulings,
      },
      'config',
    ),
    TABLE,
  );
const played = (b: Battle, seat: number, ...commands: readonly HeroesCommand[]): Battle =>
  commands.reduce((now, c) => {
    expect(heroes.refuse(now, seat, c)).toBeUndefined();
    return heroes.play(now, seat, c, TABLE);
  }, b);
const pick = (objective: number): HeroesCommand => ({ type: 'pick', objective });
const seal = (objectives: readonly number[] | null = null): HeroesCommand => ({ type: 'seal', objectives });
const bad = (problem: string) => ({ code: 'badObjectives', rule: 'HR-13', problem });

describe('[HR-13] picking', () => {
  test('[X-166] the captain of each side is asked, until it has sealed', () => {
    const asked = (b: Battle) => heroes.decisions(b).map(({ seat, kind }) => `${kind} ${seat}`);
    expect(asked(picking())).toEqual(['seal 0', 'seal 1']);
    expect(asked(played(picking(), 0, seal(FIVE)))).toEqual(['seal 1']);
    expect(asked(played(picking(), 1, seal(FIVE)))).toEqual(['seal 0']);
    const both = played(played(picking(), 1, seal(FIVE)), 0, seal(FIVE));
    expect([both.sealed, asked(both)]).toEqual([[true, true], [expect.stringMatching(/^goFirst/)]]);
  });

  test('one by one in order, then the five are sealed as they are', () => {
    const b = played(picking(), 1, pick(2), pick(9));
    expect([b.objectives, b.sealed]).toEqual([
      [[], [2, 9]],
      [false, false],
    ]);
    expect(heroes.refuse(b, 1, seal())).toEqual(bad('there must be 5 of them'));
    expect(heroes.refuse(b, 1, pick(9))).toEqual(bad('this one cannot be picked after those'));
    const all = played(b, 1, pick(10), pick(12), pick(25));
    expect(heroes.candidates(all, 1)).toEqual([seal()]);
    expect(heroes.refuse(all, 1, { type: 'pass' })).toEqual({ code: 'otherDecision', rule: 'HR-13', asked: 'seal' });
    expect(played(all, 1, seal()).objectives[1]).toEqual([2, 9, 10, 12, 25]);
  });

  test('candidates: whatever still leads to a set of five, in order of id', () => {
    const ids = (b: Battle, seat = 0) =>
      heroes.candidates(b, seat).flatMap((c) => (c.type === 'pick' ? [c.objective] : []));
    expect(ids(picking())).toEqual(Array.from({ length: 21 }, (_, i) => i + 1)); // four come after it
    expect(ids(played(picking(), 0, pick(20)))).toEqual([21, 22]);
  });

  test('all five at once, in any order; they lie in order of id', () => {
    expect(played(picking(), 0, seal([5, 3, 1, 2, 4])).objectives[0]).toEqual(FIVE);
    expect(heroes.refuse(picking(), 0, seal([1, 2, 3, 4]))).toEqual(bad('there must be 5 of them'));
  });

  test('[X-159] where they are to be mixed', () => {
    const mixed = picking({ objectiveMix: 'mixed' });
    const few = [1, 2, 6, 16, 18];
    expect(heroes.refuse(mixed, 0, seal(few))).toEqual(bad('at least three must be of the family Slay'));
    expect(heroes.refuse(picking(), 0, seal(few))).toBeUndefined();
    const loss = played(mixed, 0, pick(6));
    expect(heroes.refuse(loss, 0, pick(11))).toEqual(bad('this one cannot be picked after those'));
    expect(heroes.candidates(loss, 0)).not.toContainEqual(pick(11));
    const free = played(picking(), 0, pick(6));
    expect(heroes.refuse(free, 0, pick(11))).toBeUndefined();
    expect(heroes.candidates(free, 0)).toContainEqual(pick(11));
  });
});

describe('[X-169] who may answer again, and begin again', () => {
  const who = (may: (b: Battle, seat: number) => boolean, b: Battle) => [0, 1, 2].filter((seat) => may(b, seat));

  test.each<[string, Battle, number[], number[]]>([
    ['nobody before anything is picked', picking(), [], []],
    ['who has picked some may begin again', played(picking(), 1, pick(1)), [], [1]],
    ['who has sealed may do both', played(picking(), 0, seal(FIVE)), [0], [0]],
    ['of either side', played(picking(), 1, seal(FIVE)), [1], [1]],
    ['nobody once both have', played(played(picking(), 1, seal(FIVE)), 0, seal(FIVE)), [], []],
  ])('%s', (_, b, again, anew) => {
    expect(who(mayAnswerAgain, b)).toEqual(again);
    expect(who(mayUnseal, b)).toEqual(anew);
  });

  test('[X-166] when the captain has given up, the next of its side', () => {
    const b = copyBattle(played(picking(), 0, seal(FIVE)));
    b.conceded = [0];
    expect([who(mayAnswerAgain, b), who(mayUnseal, b)]).toEqual([[2], [2]]);
  });

  test('what was picked goes back', () => {
    const b = played(played(picking(), 0, seal(FIVE)), 1, pick(7));
    expect(played(b, 0, { type: 'unseal' })).toMatchObject({ objectives: [[], [7]], sealed: [false, false] });
    expect(played(b, 1, { type: 'unseal' })).toMatchObject({ objectives: [FIVE, []], sealed: [true, false] });
    expect(heroes.refuse(b, 2, { type: 'unseal' })).toEqual({ code: 'notAsked', rule: 'HR-13' });
  });
});
