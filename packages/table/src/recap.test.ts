import type { LogLine } from '@muster/kernel';
import { expect, test } from 'vitest';
import { recapOf } from './recap.ts';

/** `0 moved the Knight`, `turn`, or anything else, which is no deed. */
const ui = {
  isHeading: ({ type }: { type: string }) => type === 'turn',
  deedOf: ({ type }: { type: string }) => {
    const [, seat, does, what] = /^(\d) (\w+) (.+)$/.exec(type) ?? [];
    if (seat === undefined) return undefined;
    const [, wounds, on] = /^(\d) on (.+)$/.exec(what!) ?? [];
    const rest = does === 'rested' ? { rest: true as const } : {};
    const kind = does === 'lost' ? ('loss' as const) : ('other' as const);
    const deed = { seat: Number(seat), kind, does: does!, what: on ?? what!, ...rest };
    return wounds === undefined ? deed : { ...deed, wounds: Number(wounds) };
  },
};

/** By number: who played, and what was told. */
const logOf = (...moments: readonly (readonly [seat: number, ...events: string[]])[]): readonly LogLine[] =>
  moments.flatMap(([seat, ...events], n) =>
    events.map((type, i) => ({
      key: `${n}.${i}`,
      n,
      words: type,
      rule: null,
      event: type === 'undo' ? null : { type, rule: 'W-1' },
      seat,
      undone: type.startsWith('~'),
    })),
  );

const recap = (log: readonly LogLine[]) => recapOf(ui, {}, log, 0, (seat) => ['You', 'Red', 'Green'][seat]!);

test('what others did since one’s own turn stands in a sentence for each side, one’s own losses last', () => {
  const log = logOf(
    [0, '0 moved the Scout'],
    [0, 'turn'],
    [1, '1 moved the Knight'],
    [1, '1 moved the Archer'],
    [1, '1 struck the Pikeman (2 hits)', '0 lost the Pikeman'],
    [1, 'turn'],
  );
  expect(recap(log)).toEqual({
    from: 2,
    sentences: ['Red moved the Knight and the Archer and struck the Pikeman (2 hits).', 'You lost the Pikeman.'],
  });
});

test('wounds of the same are added up, however often they came', () => {
  const log = logOf(
    [1, '0 suffered 1 on A'],
    [1, '0 suffered 1 on A', '0 suffered 2 on B'],
    [1, '1 moved C', '1 moved C'],
  );
  expect(recap(log)?.sentences).toEqual(['Red moved C.', 'You suffered 2 on A and 2 on B.']);
});

test('who did several things is named once, and of who is lost no wounds are told', () => {
  const log = logOf(
    [1, '1 fetched A', '1 moved A'],
    [1, '1 shot B', '1 struck B', '0 suffered 1 on B', '0 suffered 2 on C', '0 lost B'],
  );
  expect(recap(log)?.sentences).toEqual([
    'Red fetched and moved A, shot and struck B.',
    'You suffered 2 on C and lost B.',
  ]);
});

test('what was done with several at once names each once', () => {
  const log = logOf([1, '1 engaged A and B'], [1, '1 engaged B']);
  const both = {
    ...ui,
    deedOf: (e: { type: string }) => {
      const deed = ui.deedOf(e);
      const [what = '', ...also] = deed?.what.split(' and ') ?? [];
      return deed && { ...deed, what, also };
    },
  };
  expect(recapOf(both, {}, log, 0, () => 'Red')?.sentences).toEqual(['Red engaged A and B.']);
});

test('whoever did more than others, or was hurt besides, is named once', () => {
  const log = logOf(
    [1, '1 fetched A', '1 moved A', '1 moved B', '1 struck C', '0 suffered 1 on C'],
    [1, '1 moved D', '1 suffered 2 on D', '1 lost B'],
  );
  expect(recap(log)?.sentences).toEqual([
    'Red fetched and moved A, moved and lost B, struck C, moved D (−2).',
    'You suffered 1 on C.',
  ]);
});

test('of many alike three are named and the others counted', () => {
  const log = logOf(...['A', 'B', 'C', 'D', 'E'].map((unit) => [1, `1 moved ${unit}`] as const));
  expect(recap(log)?.sentences).toEqual(['Red moved A, B, C and 2 others.']);
});

test('it is gone as soon as one acts, and after a take-back', () => {
  const others = [1, '1 moved the Knight'] as const;
  expect(recap(logOf(others, [0, 'activated']))).toBeUndefined();
  expect(recap(logOf(others, [0, '0 moved the Scout']))).toBeUndefined();
  expect(recap(logOf([1, '~1 moved the Knight'], [0, 'undo']))).toBeUndefined();
});

test('an answer amid another’s attack ends nothing: the blow it brought is told', () => {
  const log = logOf([0, 'turn'], [1, '1 moved the Knight'], [0, '1 struck the Witch', '0 lost the Witch']);
  expect(recap(log)?.sentences).toEqual(['Red moved the Knight and struck the Witch.', 'You lost the Witch.']);
});

test('a turn in which nothing was worth a word still leaves one: that a side rested, or what the log says of it', () => {
  expect(recap(logOf([0, 'turn'], [1, '1 rested on its arms'], [1, 'turn']))?.sentences).toEqual([
    'Red rested on its arms.',
  ]);
  expect(recap(logOf([0, 'turn'], [1, '1 moved A'], [1, '1 rested on its arms', 'turn']))?.sentences).toEqual([
    'Red moved A.',
  ]);
  expect(recap(logOf([0, 'turn'], [1, 'The Knight guards.', 'turn']))).toEqual({
    from: 1,
    sentences: ['The Knight guards.'],
  });
  expect(recap(logOf([0, 'turn'], [1, '1 moved A'], [2, 'Green passes.']))?.sentences).toEqual([
    'Red moved A.',
    'Green passes.',
  ]);
});

test('what one did oneself, and what nobody did, is no turn of another', () => {
  expect(recap(logOf([0, 'turn'], [1, 'turn']))).toBeUndefined();
  expect(recap(logOf([1, 'The Knight guards.'], [0, 'activated']))).toBeUndefined();
});

test('where a game tells no deeds there is no recap', () => {
  expect(recapOf({ isHeading: () => false }, {}, logOf([1, 'anything']), 0, String)).toBeUndefined();
});
