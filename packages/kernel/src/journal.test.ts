import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MIX, numbered, order, PASS, roll, SEAL, STEP, startIn } from '../test/matches.ts';
import { PLAIN, playAll, script, startToy, type ToyCommand, type ToyEvent, type ToyMatch, toy } from '../test/toy.ts';
import type { Decision, Eyes, Seat } from './game.ts';
import {
  decisionsFor,
  heardBy,
  linesOf,
  makeJournal,
  type Noticed,
  noticedOf,
  readingOf,
  seenBy,
  standingEvents,
} from './journal.ts';
import { FORMATS } from './record.ts';
import { replay } from './replay.ts';

const EYES: readonly Eyes[] = [0, 1, 'spectator', 'everyone'];
const NAMES = ['Red', 'Blue'];

const told = (total: number): ToyEvent => ({ type: 'told', total, rule: 'T-1' });
const words = (match: ToyMatch, eyes: Eyes) =>
  linesOf(toy, PLAIN, NAMES, match.noticedBy(eyes)).map((line) => `${line.words}${line.undone ? ' (undone)' : ''}`);

describe('what was told', () => {
  const events = [
    { event: told(1) },
    { event: told(2), to: [0] },
    { event: told(3), to: [0, 1] },
    { event: told(4), to: [] },
  ];

  test.each<[Eyes, readonly number[]]>([
    [0, [1, 2, 3]],
    [1, [1, 3]],
    ['spectator', [1]],
    ['everyone', [1, 2, 3, 4]],
  ])('is heard by %s as far as it is for them', (eyes, totals) => {
    expect(heardBy(events, eyes).map((e) => e.total)).toEqual(totals);
  });
});

test('a state is seen as a view of it, and in full when nothing is secret any more', () => {
  const s = startToy(script()).state();
  expect(seenBy(toy, s, 'spectator').order).toEqual([]);
  expect(seenBy(toy, s, 1)).toEqual(toy.view(s, 1));
  expect(seenBy(toy, s, 'everyone')).toBe(s);
});

describe('who must decide what', () => {
  const decisions: readonly (Decision & { readonly hand: readonly number[] })[] = [
    { seat: 0, kind: 'play', rule: 'T-1', hand: [4, 7] },
    { seat: 1, kind: 'play', rule: 'T-1', hand: [9] },
  ];
  const bare = decisions.map(({ seat, kind, rule }) => ({ seat, kind, rule }));

  test.each<[Eyes, readonly Decision[]]>([
    [0, [decisions[0]!, bare[1]!]],
    [1, [bare[0]!, decisions[1]!]],
    ['spectator', bare],
    ['everyone', decisions],
  ])('is known to %s in full only as far as it concerns them', (eyes, seen) => {
    expect(decisionsFor(decisions, eyes)).toStrictEqual(seen);
  });

  test('is asked of a match', () => {
    const secretive = startIn('muster/2', { luck: script() });
    expect(secretive.decisionsFor(1)).toEqual([{ seat: 0, kind: 'go', rule: 'T-1' }]);
  });
});

describe('a viewer notices', () => {
  test('the set-up, what it heard, and all that its own seat did', () => {
    const match = startToy(script(1, 2, 3));
    playAll(match, MIX, PASS, STEP);
    const items = (eyes: Eyes) =>
      match.noticedBy(eyes).map((item) => ('events' in item ? [item.n, item.events] : item));
    expect(items(0)).toEqual([
      [0, [told(0)]],
      [1, [told(0), told(6)]],
      [2, []],
      [3, [told(7)]],
    ]);
    expect(items('everyone')).toEqual(items(0));
    for (const eyes of [1, 'spectator'] as const)
      expect(items(eyes)).toEqual([
        [0, [told(0)]],
        [1, [told(6)]],
        [2, [told(7)]],
      ]);
    expect(match.noticedBy(1).map((item) => (item.type === 'played' ? item.seat : item.type))).toEqual(['setup', 0, 1]);
  });

  test('nothing of a standing order of another', () => {
    const match = startToy(script());
    match.play(1, order(3));
    expect(EYES.map((eyes) => match.noticedBy(eyes).length)).toEqual([1, 2, 1, 2]);
    expect(match.noticedBy(1)[1]).toEqual({ n: 1, type: 'played', seat: 1, events: [], undone: false });
  });

  test('nothing before there is a set-up', () => {
    expect(makeJournal(toy).noticedBy(0)).toEqual([]);
  });
});

describe('a take-back', () => {
  test('says who took back how much, and who agreed; what is gone stays and is marked', () => {
    const match = startToy(script(2, 3));
    playAll(match, STEP, roll(1), SEAL);
    match.undo(0, [1], 2);
    match.undo(0, []);
    expect(match.noticedBy(1)).toEqual([
      { n: 0, type: 'setup', events: [told(0)] },
      { n: 1, type: 'played', seat: 0, events: [told(1)], undone: true },
      { n: 2, type: 'played', seat: 0, events: [told(3)], undone: true },
      { n: 3, type: 'played', seat: 0, events: [told(4)], undone: true },
      { n: 4, type: 'undo', by: 0, agreed: [1], count: 2 },
      { n: 5, type: 'undo', by: 0, agreed: [], count: 1 },
    ]);
    expect(words(match, 1)).toEqual([
      'The total is 0.',
      'The total is 1. (undone)',
      'The total is 3. (undone)',
      'The total is 4. (undone)',
      'Red takes back the last 2 commands; Blue agrees.',
      'Red takes back the last command.',
    ]);
  });

  test('counts what this viewer had noticed', () => {
    const match = startToy(script());
    playAll(match, STEP, PASS);
    match.undo(0, [], 2);
    expect(EYES.map((eyes) => match.noticedBy(eyes).at(-1))).toMatchObject([
      { type: 'undo', count: 2 },
      { type: 'undo', count: 1 },
      { type: 'undo', count: 1 },
      { type: 'undo', count: 2 },
    ]);
  });

  test('of what a viewer had not noticed is not noticed either', () => {
    const match = startToy(script());
    playAll(match, PASS);
    const before = JSON.stringify([match.noticedBy(1), match.noticedBy('spectator')]);
    match.undo(0, []);
    expect(JSON.stringify([match.noticedBy(1), match.noticedBy('spectator')])).toBe(before);
    expect(match.noticedBy(0).at(-1)).toEqual({ n: 2, type: 'undo', by: 0, agreed: [], count: 1 });
  });

  test('passes over standing orders: they are not marked', () => {
    const match = startToy(script());
    playAll(match, STEP, order(5));
    match.undo(0, []);
    expect(match.noticedBy(0).slice(1)).toMatchObject([
      { n: 1, undone: true },
      { n: 2, undone: false },
      { n: 3, type: 'undo', count: 1 },
    ]);
  });

  test('in the old form does not tell who agreed, and takes standing orders back', () => {
    const match = startIn('muster/1', { luck: script() });
    playAll(match, STEP, order(5));
    match.undo(0, [1], 2);
    expect(match.noticedBy(0).slice(1)).toMatchObject([
      { n: 1, undone: true },
      { n: 2, undone: true },
      { n: 3, type: 'undo', count: 2, agreed: [] },
    ]);
    expect(match.noticedBy(1).slice(1)).toMatchObject([
      { n: 1, undone: true },
      { n: 2, type: 'undo', count: 1 },
    ]);
    expect(words(match, 1).at(-1)).toBe('Red takes back the last command.');
  });

  test('names all who agreed', () => {
    const noticed: readonly Noticed<ToyEvent>[] = [{ n: 0, type: 'undo', by: 1, agreed: [0, 2], count: 3 }];
    expect(linesOf(toy, PLAIN, ['Red', 'Blue', 'Green'], noticed)).toEqual([
      {
        key: '0',
        n: 0,
        words: 'Blue takes back the last 3 commands; Red and Green agree.',
        rule: null,
        event: null,
        seat: 1,
        undone: false,
      },
    ]);
  });
});

test('every event is a line with its rule, its seat and a key of its own', () => {
  const match = startToy(script(1, 2, 3));
  playAll(match, MIX, PASS, STEP);
  const lines = linesOf(toy, PLAIN, NAMES, match.noticedBy(0));
  expect(lines.map(({ key, n, seat, rule }) => [key, n, seat, rule])).toEqual([
    ['0.0', 0, null, 'T-1'],
    ['1.0', 1, 0, 'T-1'],
    ['1.1', 1, 0, 'T-1'],
    ['3.0', 3, 1, 'T-1'],
  ]);
  expect(lines[2]).toMatchObject({ words: 'The total is 6.', event: told(6), undone: false });
});

describe('of what was noticed', () => {
  const match = startToy(script(2));
  playAll(match, STEP, PASS, STEP, roll(1));
  match.undo(1, [0], 2);

  test('what stands did happen: the set-up and the commands that were not taken back', () => {
    expect(standingEvents(match.noticedBy('everyone'))).toEqual([told(0), told(1)]);
  });

  test('the frames of a replay tell as much as the match itself, and up to any of them what was known then', () => {
    const again = replay(toy, match.record());
    if (!again.ok) throw new Error(again.reason);
    for (const eyes of EYES) {
      expect(noticedOf(toy, again.frames, eyes)).toEqual(match.noticedBy(eyes));
      expect(noticedOf(toy, again.frames.slice(0, 3), eyes)).toEqual(
        match.noticedBy(eyes).slice(0, eyes === 0 || eyes === 'everyone' ? 3 : 2),
      );
    }
    expect(standingEvents(noticedOf(toy, again.frames.slice(0, 5), 1))).toEqual([told(0), told(1), told(2), told(4)]);
  });

  test('read once, it tells what was known after each past', () => {
    const again = replay(toy, match.record());
    if (!again.ok) throw new Error(again.reason);
    for (const eyes of EYES) {
      const { noticed, counts, undoneBy } = readingOf(toy, again.frames, eyes);
      for (const at of again.frames.keys()) {
        const then = noticed
          .slice(0, counts[at])
          .map((item) => (item.type === 'played' ? { ...item, undone: (undoneBy.get(item.n) ?? at + 1) <= at } : item));
        expect(then).toEqual(noticedOf(toy, again.frames.slice(0, at + 1), eyes));
      }
    }
  });
});

type Act =
  | { readonly command: ToyCommand; readonly by?: Seat }
  | { readonly undo: number; readonly by: Seat; readonly agrees: boolean };

const seats = fc.integer({ min: 0, max: 1 });
const acts: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.oneof(
    fc.constantFrom(STEP, PASS, SEAL, MIX).map((command) => ({ command })),
    fc.integer({ min: 1, max: 3 }).map((count) => ({ command: roll(count) })),
    fc.record({ by: seats, command: fc.integer({ min: 1, max: 9 }).map(order) }),
    fc.record({ by: seats, undo: fc.integer({ min: 1, max: 3 }), agrees: fc.boolean() }),
  ),
  { maxLength: 30, size: 'max' },
);

const act = (match: ToyMatch, a: Act): void => {
  if ('undo' in a) match.undo(a.by, a.agrees ? [1 - a.by] : [], a.undo);
  else match.play(a.by ?? match.state().turn, a.command);
};

describe('whatever happens', () => {
  test.each(FORMATS)('the numbers of a viewer have no gap, and what was noticed stays, in %s', (format) => {
    fc.assert(
      fc.property(acts, (all) => {
        const match = startIn(format, { luck: numbered() });
        const last = new Map<Eyes, readonly Noticed<ToyEvent>[]>();
        for (const a of all) {
          act(match, a);
          for (const eyes of EYES) {
            const noticed = match.noticedBy(eyes);
            expect(noticed.map((item) => item.n)).toEqual(noticed.map((_, n) => n));
            for (const item of last.get(eyes) ?? [])
              expect({ ...noticed[item.n], undone: false }).toEqual({ ...item, undone: false });
            last.set(eyes, noticed);
          }
        }
      }),
    );
  });

  test('a journal read at the end is the one that was read all along, and that of a replay', () => {
    fc.assert(
      fc.property(acts, (all) => {
        const [often, once] = [startIn('muster/2', { luck: numbered() }), startIn('muster/2', { luck: numbered() })];
        for (const a of all) {
          act(often, a);
          act(once, a);
          for (const eyes of EYES) often.noticedBy(eyes);
        }
        const again = replay(toy, once.record());
        for (const eyes of EYES) {
          expect(often.noticedBy(eyes)).toEqual(once.noticedBy(eyes));
          expect(again.ok && again.match.noticedBy(eyes)).toEqual(once.noticedBy(eyes));
        }
      }),
    );
  });

  test('nobody can tell from a journal whether another seat gave standing orders', () => {
    fc.assert(
      fc.property(acts, seats, (all, secretive) => {
        const isSecret = (a: Act) => 'command' in a && a.command.type === 'order' && a.by === secretive;
        const seen = (of: readonly Act[]) => {
          const match = startIn('muster/2', { luck: numbered() });
          for (const a of of) act(match, a);
          return ([1 - secretive, 'spectator'] as const).map((eyes) =>
            JSON.stringify([
              match.noticedBy(eyes),
              match.decisionsFor(eyes),
              linesOf(toy, PLAIN, NAMES, match.noticedBy(eyes)),
              match.undoOffer(1 - secretive),
              match.refuseUndo(1 - secretive),
            ]),
          );
        };
        expect(seen(all)).toEqual(seen(all.filter((a) => !isSecret(a))));
      }),
    );
  });
});

describe('a long match', () => {
  test('is read once by each viewer, however often the journal is asked for', () => {
    const journal = makeJournal(toy);
    let reads = 0;
    const entry = { seat: 0, command: STEP, dice: [], shuffles: [], hash: '' };
    for (let n = 0; n < 100; n++) {
      journal.add({
        entry,
        get events() {
          reads++;
          return [{ event: told(n) }];
        },
      });
      for (const eyes of EYES) journal.noticedBy(eyes);
      expect(reads).toBe(EYES.length * (n + 1));
    }
    for (const eyes of EYES) expect(journal.noticedBy(eyes)).toHaveLength(100);
    expect(reads).toBe(EYES.length * 100);
  });

  test('keeps what was noticed as the same objects, and does not change a list that was given away', () => {
    const match = startToy(script());
    playAll(match, STEP, STEP);
    const before = match.noticedBy(1);
    const copy = [...before];
    expect(match.noticedBy(1)).toBe(before);
    playAll(match, STEP);
    const after = match.noticedBy(1);
    expect(after).not.toBe(before);
    expect(before).toHaveLength(3);
    for (const [n, item] of before.entries()) expect(after[n]).toBe(item);
    match.undo(0, [], 2);
    const undone = match.noticedBy(1);
    expect(undone.map((item, n) => item === after[n])).toEqual([true, true, false, false, false]);
    expect(before).toEqual(copy);
    expect(after.map((item) => item.type === 'played' && item.undone)).toEqual([false, false, false, false]);
  });
});
