import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numbered, order, PASS, roll, STEP, STOP, startIn } from '../test/matches.ts';
import { PLAIN, playAll, script, startToy, type ToyCommand, toy } from '../test/toy.ts';
import type { Seat } from './game.ts';
import { startMatch } from './match.ts';
import { FORMATS, isUndo, type PlayEntry } from './record.ts';
import { replay } from './replay.ts';
import { lastToPlay, standingEntries } from './standing.ts';

describe('standing orders', () => {
  test('of another do not block a free take-back, and stay in force', () => {
    const match = startToy(script());
    playAll(match, STEP);
    match.play(1, order(7));
    expect(match.refuseUndo(0)).toBeUndefined();
    expect(match.undo(0, [])).toEqual({ ok: true });
    expect(match.state()).toMatchObject({ total: 0, orders: [0, 7] });
    expect(match.entries().at(-1)).toMatchObject({ undo: 1, by: 0, agreed: [] });
  });

  test('of one’s own stay in force too, before, between and after what is taken back', () => {
    const match = startToy(script());
    playAll(match, order(1), STEP, order(2), STEP, PASS);
    match.play(0, order(3));
    match.play(1, order(4));
    expect(match.undo(0, [], 3)).toEqual({ ok: true });
    expect(match.state()).toMatchObject({ total: 0, turn: 0, orders: [3, 4] });
    expect(match.undo(0, [1])).toMatchObject({ ok: false, refusal: { code: 'nothingToUndo' } });
  });

  test('stay in force through one take-back after the other', () => {
    const match = startToy(script());
    playAll(match, STEP, STEP, order(2), STEP);
    match.play(1, order(4));
    for (const total of [2, 1, 0]) {
      expect(match.undo(0, [])).toEqual({ ok: true });
      expect(match.state()).toMatchObject({ total, orders: [2, 4] });
    }
    expect(standingEntries(toy, match.entries())).toEqual([2, 4]);
  });

  test('cannot be taken back, with or without consent', () => {
    const match = startToy(script());
    playAll(match, order(1));
    for (const agreed of [[], [1]])
      expect(match.undo(0, agreed)).toMatchObject({ ok: false, refusal: { code: 'nothingToUndo' } });
    expect(match.state().orders).toEqual([1, 0]);
  });

  test('tell nothing again when what lay under them is taken back', () => {
    const telling: typeof toy = {
      ...toy,
      play: (s, seat, c, table) => {
        if (c.type === 'order') table.tell?.({ type: 'told', total: c.value, rule: 'T-3' }, [seat]);
        return toy.play(s, seat, c, table);
      },
    };
    const match = startMatch(telling, PLAIN, { luck: script(), fairness: { kind: 'unproven' } });
    playAll(match, STEP, order(4));
    match.undo(0, []);
    expect(match.noticedBy(0).map((item) => ('events' in item ? item.events.length : item.type))).toEqual([
      1,
      1,
      1,
      'undo',
    ]);
  });

  test('in the old form are taken back like any command', () => {
    const match = startIn('muster/1', { luck: script() });
    playAll(match, STEP, order(6));
    match.play(1, order(7));
    expect(match.undo(0, [])).toMatchObject({ ok: false, refusal: { why: 'notYours', of: [1] } });
    expect(match.undo(1, [])).toEqual({ ok: true });
    expect(match.state()).toMatchObject({ total: 1, orders: [6, 0] });
    expect(match.undo(0, [1])).toEqual({ ok: true });
    expect(match.state()).toMatchObject({ total: 1, orders: [0, 0] });
    expect(match.entries().slice(3)).toMatchObject([{ agreed: false }, { agreed: true }]);
  });

  test('in an old record that is gone on with are taken back as they used to', () => {
    const match = startIn('muster/1', { luck: script() });
    playAll(match, STEP, order(6));
    match.undo(0, []);
    playAll(match, order(5));
    const again = replay(toy, match.record());
    if (!again.ok) throw new Error(again.reason);
    expect(again.match.undo(0, [1], 2)).toEqual({ ok: true });
    expect(again.match.state()).toMatchObject({ total: 0, orders: [0, 0] });
    playAll(again.match, STOP);
    expect(again.match.entries().filter(isUndo)).toMatchObject([{ agreed: false }, { undo: 2, agreed: true }]);
    expect(replay(toy, again.match.record()).ok).toBe(true);
  });
});

/** A command that stands, by its place in the log. */
interface Stood {
  readonly n: number;
  readonly seat: Seat;
  readonly command: ToyCommand;
  readonly dice: readonly number[];
}

/** What stands, told from the end of the list: `count` commands go, and those that are passed over are put back. */
const withoutLast = (stood: readonly Stood[], count: number, passesOver: boolean): readonly Stood[] | undefined => {
  const left = [...stood];
  const back: Stood[] = [];
  for (let taken = 0; taken < count; ) {
    const last = left.pop();
    if (last === undefined) return undefined;
    if (passesOver && last.command.type === 'order') back.unshift(last);
    else taken++;
  }
  return [...left, ...back];
};

/** The state that these commands make, without the rules of the toy. */
const stateOf = (stood: readonly Stood[]) => {
  const ordered = (seat: Seat) =>
    stood.reduce((value, { seat: by, command: c }) => (c.type === 'order' && by === seat ? c.value : value), 0);
  const points = stood.map(({ command: c, dice }) => (c.type === 'step' ? 1 : dice.reduce((a, b) => a + b, 0)));
  return {
    turn: stood.filter(({ command: c }) => c.type === 'pass').length % 2,
    total: points.reduce((a, b) => a + b, 0),
    orders: [ordered(0), ordered(1)],
  };
};

const isFree = (gone: readonly Stood[], by: Seat): boolean =>
  gone.every(({ seat, dice }) => seat === by && dice.length === 0);

describe.each(FORMATS)('whatever is ordered, played and taken back, in %s', (format) => {
  const passesOver = format !== 'muster/1';
  const seat = fc.integer({ min: 0, max: 1 });
  const act = fc.oneof(
    fc.constantFrom(STEP, PASS).map((command) => ({ command })),
    fc.integer({ min: 1, max: 3 }).map((count) => ({ command: roll(count) })),
    fc.record({ by: seat, command: fc.integer({ min: 1, max: 9 }).map(order) }),
    fc.record({ by: seat, undo: fc.integer({ min: 1, max: 3 }), agrees: fc.boolean() }),
  );

  test('state, what stands, luck and replay agree with a list that is cut by hand', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30, size: 'max' }), (acts) => {
        const match = startIn(format, { luck: numbered() });
        let stood: readonly Stood[] = [];
        for (const a of acts) {
          const n = match.entries().length;
          if ('undo' in a) {
            const left = withoutLast(stood, a.undo, passesOver);
            const gone = left === undefined ? [] : stood.filter((s) => !left.includes(s));
            const free = left !== undefined && isFree(gone, a.by);
            expect(match.refuseUndo(a.by, a.undo) === undefined).toBe(free);
            const done = match.undo(a.by, a.agrees ? [1 - a.by] : [], a.undo).ok;
            expect(done).toBe(left !== undefined && (free || a.agrees));
            if (done) stood = left!;
          } else {
            const by = 'by' in a ? a.by : match.state().turn;
            expect(match.play(by, a.command).ok).toBe(true);
            stood = [...stood, { n, seat: by, command: a.command, dice: (match.entries()[n] as PlayEntry).dice }];
          }
          expect(match.state()).toMatchObject(stateOf(stood));
        }
        expect(standingEntries(toy, match.entries())).toEqual(stood.map((s) => s.n));
        const dice = stood.flatMap((s) => s.dice);
        expect(dice).toEqual(numbered().roll(dice.length, 0, 'toss'));
        const again = replay(toy, match.record());
        expect(again.ok && [again.match.state(), again.match.record()]).toEqual([match.state(), match.record()]);
      }),
    );
  });
});

test('who gave the last command that stands: not who ordered since, nor whose command was taken back', () => {
  const match = startToy(script());
  expect(lastToPlay(toy, match.entries())).toBeUndefined();
  playAll(match, STEP, PASS, STEP);
  expect(lastToPlay(toy, match.entries())).toBe(1);
  match.play(0, order(3));
  expect(lastToPlay(toy, match.entries())).toBe(1);
  match.undo(1, [], 1);
  expect(lastToPlay(toy, match.entries())).toBe(0);
});
