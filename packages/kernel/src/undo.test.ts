import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cards, playAll, script, startToy, type ToyCommand } from '../test/toy.ts';
import { seededLuck } from './luck.ts';
import { isUndo, type PlayEntry } from './record.ts';

const STEP: ToyCommand = { type: 'step' };
const SEAL: ToyCommand = { type: 'seal' };
const PASS: ToyCommand = { type: 'pass' };
const MIX: ToyCommand = { type: 'mix' };
const roll = (count: number): ToyCommand => ({ type: 'roll', count });

const drawn = (match: ReturnType<typeof startToy>) =>
  match.entries().flatMap((e) => (isUndo(e) ? ['undo'] : [e.dice.join('')]));

describe('free for the player whose own last commands rolled nothing and were not final', () => {
  test.each<[string, readonly ToyCommand[], number, number, string | undefined]>([
    ['the own last command', [STEP], 0, 1, undefined],
    ['several', [STEP, STEP, PASS], 0, 3, undefined],
    ['only those after a roll', [roll(1), STEP], 0, 1, undefined],
    ['only those after a final one', [SEAL, STEP, STEP], 0, 2, undefined],
    ['not another’s', [STEP], 1, 1, 'notYours'],
    ['not past another’s', [STEP, PASS, STEP], 1, 2, 'notYours'],
    ['not a roll', [roll(1)], 0, 1, 'rolled'],
    ['not a shuffle', [{ type: 'shuffle', size: 2 }], 0, 1, 'rolled'],
    ['not past a roll', [roll(1), STEP], 0, 2, 'rolled'],
    ['not a final one', [SEAL], 0, 1, 'final'],
    ['not past a final one', [SEAL, STEP], 0, 2, 'final'],
  ])('%s', (_, commands, by, count, why) => {
    const match = startToy(script(1, 2, 3));
    const start = match.state();
    playAll(match, ...commands);
    const end = match.state();
    const refusal = why === undefined ? undefined : { code: 'needsConsent', rule: null, why };
    expect(match.refuseUndo(by, count)).toEqual(refusal);
    expect(match.undo(by, false, count)).toEqual(refusal === undefined ? { ok: true } : { ok: false, refusal });
    if (refusal !== undefined) expect(match.state()).toBe(end);
    else if (count === commands.length) expect(match.state()).toEqual(start);
    expect(match.entries()).toHaveLength(commands.length + (refusal === undefined ? 1 : 0));
  });

  test('with consent anything may be taken back', () => {
    const match = startToy(script(1, 2, 3, 4));
    const start = match.state();
    playAll(match, SEAL, roll(1), MIX, PASS, STEP);
    expect(match.undo(0, true, 5)).toEqual({ ok: true });
    expect(match.state()).toEqual(start);
    expect(match.entries().at(-1)).toMatchObject({ undo: 5, by: 0, agreed: true });
  });

  test.each([0, -1, 3, 1.5, Number.NaN])(
    '%d commands of two cannot be taken back, with or without consent',
    (count) => {
      const match = startToy(script());
      playAll(match, STEP, STEP);
      for (const agreed of [true, false])
        expect(match.undo(0, agreed, count)).toEqual({ ok: false, refusal: { code: 'nothingToUndo', rule: null } });
      expect(match.state().total).toBe(2);
    },
  );

  test('what was taken back is not there to be taken back again', () => {
    const match = startToy(script());
    playAll(match, STEP, STEP);
    match.undo(0, false);
    match.undo(0, false);
    expect(match.undo(0, true)).toMatchObject({ ok: false, refusal: { code: 'nothingToUndo' } });
    expect(match.entries()).toHaveLength(4);
  });
});

describe('luck comes back in order, so that undo buys no new die', () => {
  test('for the same command', () => {
    const match = startToy(script(6, 5, 4));
    playAll(match, roll(2));
    match.undo(0, true);
    playAll(match, roll(2), roll(1));
    expect(drawn(match)).toEqual(['65', 'undo', '65', '4']);
  });

  test('for other commands, and what they leave waits on', () => {
    const match = startToy(script(6, 5, 4, 3, 2, 1));
    playAll(match, roll(3));
    match.undo(0, true);
    playAll(match, roll(1), STEP, roll(3), roll(1));
    expect(drawn(match)).toEqual(['654', 'undo', '6', '', '543', '2']);
  });

  test('over several commands and several undos', () => {
    const match = startToy(script(6, 5, 4, 3, 2, 1));
    playAll(match, roll(1), roll(2));
    match.undo(0, true, 2);
    playAll(match, roll(2));
    match.undo(0, true);
    playAll(match, roll(1), roll(1), roll(2));
    expect(drawn(match)).toEqual(['6', '54', 'undo', '65', 'undo', '6', '5', '43']);
  });

  test('for shuffles: one of the same size gets the same order, one of another size a new one', () => {
    const match = startToy(cards([0, 1, 2], [2, 0, 1], [1, 0], [0, 2, 1]));
    playAll(match, { type: 'shuffle', size: 3 });
    match.undo(0, true);
    playAll(match, { type: 'shuffle', size: 2 }, { type: 'shuffle', size: 3 }, { type: 'shuffle', size: 3 });
    const orders = match.entries().flatMap((e) => (isUndo(e) ? [] : [e.shuffles[0]]));
    expect(orders).toEqual([
      [2, 0, 1],
      [1, 0],
      [2, 0, 1],
      [0, 2, 1],
    ]);
  });

  test('whatever is played and taken back: the dice that stand are the first of the stream', () => {
    const command = fc.oneof(
      fc.constantFrom(STEP, PASS, MIX),
      fc.integer({ min: 1, max: 4 }).map(roll),
      fc.integer({ min: 1, max: 3 }).map((count) => ({ undo: count })),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (acts) => {
        const match = startToy(numbered());
        const standing: PlayEntry[] = [];
        for (const act of acts)
          if ('undo' in act) {
            if (match.undo(0, true, act.undo).ok) standing.splice(-act.undo);
          } else {
            playAll(match, act);
            standing.push(match.entries().at(-1) as PlayEntry);
          }
        const dice = standing.flatMap((e) => e.dice);
        expect(dice).toEqual(numbered().roll(dice.length, 0, 'toss'));
      }),
    );
  });
});

/** Dice of a known stream that shuffles do not touch. */
const numbered = () => ({
  roll: seededLuck(5).roll,
  order: (size: number) => Array.from({ length: size }, (_, i) => i),
});
