import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MIX, order, PASS, roll, SEAL, STEP, STOP } from '../test/matches.ts';
import { playAll, script, startToy, type ToyCommand, type ToyMatch, toy } from '../test/toy.ts';
import { seededLuck } from './luck.ts';
import { isPlay, isUndo } from './record.ts';
import { replay, resume } from './replay.ts';

const drawn = (match: ToyMatch) => match.entries().flatMap((e) => (isPlay(e) ? [e.dice.join('')] : ['undo']));
const NOTHING = { ok: false, refusal: { code: 'nothingToRedo', rule: null } };

describe('what was taken back can be played again', () => {
  test('with the same luck, whatever the dice would be now', () => {
    const match = startToy(script(6, 5, 1));
    playAll(match, roll(2));
    match.undo(0, [1]);
    expect(match.redoOffer(0)).toEqual({ count: 1, by: 0, consent: [] });
    expect(match.redo(0, [])).toMatchObject({ ok: true });
    expect(match.state().total).toBe(11);
    playAll(match, roll(1));
    expect(drawn(match)).toEqual(['65', 'undo', '65', '1']);
  });

  test('one take-back after the other, the last one first', () => {
    const match = startToy(script());
    playAll(match, STEP, STEP, SEAL);
    match.undo(0, [1]);
    match.undo(0, [], 2);
    expect(match.redoOffer(0)?.count).toBe(2);
    match.redo(0, []);
    expect(match.state().total).toBe(2);
    expect(match.redoOffer(0)?.count).toBe(1);
    match.redo(0, []);
    expect(match.state().total).toBe(3);
    expect(match.redo(0, [])).toEqual(NOTHING);
  });

  test('only by who took it back, and not once something else was played', () => {
    const match = startToy(script(6));
    playAll(match, STEP);
    expect(match.redoOffer(0)).toBeUndefined();
    match.undo(0, []);
    expect(match.redoOffer(1)).toBeUndefined();
    expect(match.redo(1, [0])).toEqual(NOTHING);
    playAll(match, SEAL);
    expect(match.redoOffer(0)).toBeUndefined();
    expect(match.redo(0, [1])).toEqual(NOTHING);
  });

  test('what was played again by hand is the same; the rest is still offered', () => {
    const match = startToy(script());
    playAll(match, STEP, SEAL, STEP);
    match.undo(0, [1], 3);
    playAll(match, STEP);
    expect(match.redoOffer(0)?.count).toBe(2);
    playAll(match, STEP);
    expect(match.redoOffer(0)).toBeUndefined();
  });

  test('others agree where their commands are among it', () => {
    const match = startToy(script(3));
    playAll(match, PASS, roll(1));
    match.undo(0, [1], 2);
    expect(match.redoOffer(0)).toEqual({ count: 2, by: 0, consent: [1] });
    expect(match.redo(0, [])).toMatchObject({ ok: false, refusal: { code: 'needsConsent', of: [1] } });
    expect(match.state().total).toBe(0);
    expect(match.redo(0, [1])).toMatchObject({ ok: true });
    expect(match.state()).toMatchObject({ total: 3, turn: 1 });
  });

  test('standing orders given since are nothing else, and stay in force', () => {
    const match = startToy(script());
    playAll(match, STEP);
    match.undo(0, []);
    match.play(1, order(7));
    match.play(0, order(5));
    expect(match.redo(0, [])).toMatchObject({ ok: true });
    expect(match.state()).toMatchObject({ total: 1, orders: [5, 7] });
  });

  test('the end of a match, too', () => {
    const match = startToy(script());
    playAll(match, STOP);
    match.undo(0, []);
    expect(match.outcome()).toBeUndefined();
    match.redo(0, []);
    expect(match.outcome()?.places).toEqual([[0], [1]]);
  });
});

test('in a record it is the commands again, and whoever goes on with it may play again what was open', () => {
  const match = startToy(script(4, 2));
  playAll(match, roll(1), STEP);
  match.undo(0, [1], 2);
  match.redo(0, []);
  match.undo(0, []);
  expect(match.entries().map((e) => (isPlay(e) ? e.command.type : isUndo(e) && e.undo))).toEqual([
    'roll',
    'step',
    2,
    'roll',
    'step',
    1,
  ]);
  const again = resume(toy, match.record(), { luck: script(4, 2), fairness: { kind: 'unproven' } });
  expect(again.ok && again.match.redoOffer(0)).toEqual({ count: 1, by: 0, consent: [] });
});

test('after any number of take-backs, as many redos lead back to the same state, and the record is true', () => {
  const command = fc.oneof(
    fc.constantFrom<ToyCommand>(STEP, SEAL, MIX, PASS),
    fc.integer({ min: 1, max: 3 }).map(roll),
  );
  fc.assert(
    fc.property(
      fc.array(command, { minLength: 1, maxLength: 12 }),
      fc.array(fc.nat(3), { minLength: 1, maxLength: 4 }),
      (commands, counts) => {
        const match = startToy(seededLuck(7));
        playAll(match, ...commands);
        const end = match.state();
        const done = counts.filter((count) => match.undo(0, [1], count + 1).ok).length;
        for (let i = 0; i < done; i++) expect(match.redo(0, [1])).toMatchObject({ ok: true });
        expect(match.state()).toEqual(end);
        expect(match.redoOffer(0)).toBeUndefined();
        expect(replay(toy, match.record()).ok).toBe(true);
      },
    ),
  );
});
