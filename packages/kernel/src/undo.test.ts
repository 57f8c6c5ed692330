import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MIX, numbered, order, PASS, roll, SEAL, STEP, startIn } from '../test/matches.ts';
import { cards, PLAIN, playAll, script, startToy, type ToyCommand, toy } from '../test/toy.ts';
import type { Seat } from './game.ts';
import { type LuckSource, manualLuck } from './luck.ts';
import { startMatch } from './match.ts';
import { isPlay, type PlayEntry } from './record.ts';
import { replay } from './replay.ts';

const drawn = (match: ReturnType<typeof startToy>) =>
  match.entries().flatMap((e) => (isPlay(e) ? [e.dice.join('')] : ['undo']));

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
    const refusal = why === undefined ? undefined : { code: 'needsConsent', rule: null, why, of: [1 - by] };
    expect(match.refuseUndo(by, count)).toEqual(refusal);
    expect(match.undo(by, [], count)).toEqual(refusal === undefined ? { ok: true } : { ok: false, refusal });
    if (refusal !== undefined) expect(match.state()).toBe(end);
    else if (count === commands.length) expect(match.state()).toEqual(start);
    expect(match.entries()).toHaveLength(commands.length + (refusal === undefined ? 1 : 0));
  });

  test('with consent anything may be taken back', () => {
    const match = startToy(script(1, 2, 3, 4));
    const start = match.state();
    playAll(match, SEAL, roll(1), MIX, PASS, STEP);
    expect(match.undo(0, [1], 5)).toEqual({ ok: true });
    expect(match.state()).toEqual(start);
    expect(match.entries().at(-1)).toMatchObject({ undo: 5, by: 0, agreed: [1] });
  });

  test.each([0, -1, 3, 1.5, Number.NaN])(
    '%d commands of two cannot be taken back, with or without consent',
    (count) => {
      const match = startToy(script());
      playAll(match, STEP, STEP);
      for (const agreed of [[1], []])
        expect(match.undo(0, agreed, count)).toEqual({ ok: false, refusal: { code: 'nothingToUndo', rule: null } });
      expect(match.state().total).toBe(2);
    },
  );

  test('what was taken back is not there to be taken back again', () => {
    const match = startToy(script());
    playAll(match, STEP, STEP);
    match.undo(0, []);
    match.undo(0, []);
    expect(match.undo(0, [1])).toMatchObject({ ok: false, refusal: { code: 'nothingToUndo' } });
    expect(match.entries()).toHaveLength(4);
  });
});

describe('luck comes back in order, so that undo buys no new die', () => {
  test('for the same command', () => {
    const match = startToy(script(6, 5, 4));
    playAll(match, roll(2));
    match.undo(0, [1]);
    playAll(match, roll(2), roll(1));
    expect(drawn(match)).toEqual(['65', 'undo', '65', '4']);
  });

  test('for other commands, and what they leave waits on', () => {
    const match = startToy(script(6, 5, 4, 3, 2, 1));
    playAll(match, roll(3));
    match.undo(0, [1]);
    playAll(match, roll(1), STEP, roll(3), roll(1));
    expect(drawn(match)).toEqual(['654', 'undo', '6', '', '543', '2']);
  });

  test('over several commands and several undos', () => {
    const match = startToy(script(6, 5, 4, 3, 2, 1));
    playAll(match, roll(1), roll(2));
    match.undo(0, [1], 2);
    playAll(match, roll(2));
    match.undo(0, [1]);
    playAll(match, roll(1), roll(1), roll(2));
    expect(drawn(match)).toEqual(['6', '54', 'undo', '65', 'undo', '6', '5', '43']);
  });

  test('for shuffles: one of the same size gets the same order, one of another size a new one', () => {
    const match = startToy(cards([0, 1, 2], [2, 0, 1], [1, 0], [0, 2, 1]));
    playAll(match, { type: 'shuffle', size: 3 });
    match.undo(0, [1]);
    playAll(match, { type: 'shuffle', size: 2 }, { type: 'shuffle', size: 3 }, { type: 'shuffle', size: 3 });
    const orders = match.entries().flatMap((e) => (isPlay(e) ? [e.shuffles[0]] : []));
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
            if (match.undo(0, [1], act.undo).ok) standing.splice(-act.undo);
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

describe('the consent of all others', () => {
  /** As the toy, for three. */
  const three: typeof toy = { ...toy, seats: () => 3 };
  const started = (luck: LuckSource = script(1)) => startMatch(three, PLAIN, { luck, fairness: { kind: 'unproven' } });

  test('is needed to take back another’s command, and fewer are not enough', () => {
    const match = started();
    playAll(match, STEP);
    const refusal = { code: 'needsConsent', rule: null, why: 'notYours', of: [0, 1] };
    expect(match.refuseUndo(2)).toEqual(refusal);
    for (const agreed of [[], [0], [1], [2], [0, 2], [0, 0]])
      expect(match.undo(2, agreed)).toEqual({ ok: false, refusal });
    expect(match.undo(2, [1, 0])).toEqual({ ok: true });
    expect(match.state().total).toBe(0);
  });

  test('is needed past one’s own dice too', () => {
    const match = started();
    playAll(match, roll(1));
    expect(match.undo(0, [1])).toMatchObject({ ok: false, refusal: { why: 'rolled', of: [1, 2] } });
    expect(match.undo(0, [1, 2])).toEqual({ ok: true });
  });

  test('stands in the record: all others where it was needed, nobody where it was free', () => {
    const match = started();
    playAll(match, STEP, roll(1), STEP);
    match.undo(0, [2, 1, 0]);
    match.undo(1, [0, 2]);
    expect(match.entries().slice(3)).toMatchObject([
      { undo: 1, by: 0, agreed: [] },
      { undo: 1, by: 1, agreed: [0, 2] },
    ]);
    const again = replay(three, match.record());
    expect(again.ok && again.match.record()).toEqual(match.record());
  });

  test('of nobody is enough when one plays alone', () => {
    const alone: typeof toy = { ...toy, seats: () => 1 };
    const match = startMatch(alone, PLAIN, { luck: script(1), fairness: { kind: 'unproven' } });
    playAll(match, roll(1));
    expect(match.undoOffer(0)).toEqual({ count: 1, by: 0, consent: [], rolled: true });
    expect(match.undo(0, [])).toEqual({ ok: true });
    expect(replay(alone, match.record()).ok).toBe(true);
  });
});

describe('an offer goes back to before one’s own last command', () => {
  test.each<[string, readonly ToyCommand[], Seat, object | undefined]>([
    ['free', [STEP], 0, { count: 1, by: 0, consent: [] }],
    ['only that one, though more would be free', [STEP, STEP], 0, { count: 1, by: 0, consent: [] }],
    ['past what another did since', [STEP, PASS, STEP, STEP], 0, { count: 3, by: 0, consent: [1] }],
    ['past dice', [roll(1)], 0, { count: 1, by: 0, consent: [1], rolled: true }],
    ['past another’s dice', [STEP, PASS, roll(1)], 0, { count: 2, by: 0, consent: [1], rolled: true }],
    ['past what was final', [SEAL], 0, { count: 1, by: 0, consent: [1] }],
    ['none without a command of one’s own', [STEP, STEP], 1, undefined],
    ['none at the start', [], 0, undefined],
    ['not counting standing orders', [STEP, order(1), order(2)], 0, { count: 1, by: 0, consent: [] }],
    ['and none of standing orders alone', [order(1)], 0, undefined],
  ])('%s', (_, commands, by, offer) => {
    const match = startToy(script(1));
    playAll(match, ...commands);
    expect(match.undoOffer(by)).toEqual(offer);
    if (offer === undefined) return;
    const { count, consent } = match.undoOffer(by)!;
    expect(match.undo(by, consent, count)).toEqual({ ok: true });
  });

  test('and is not made while luck is awaited', () => {
    const match = startToy(manualLuck, { dice: 0, cards: 0 });
    playAll(match, STEP, roll(1));
    expect(match.undoOffer(0)).toBeUndefined();
    match.give([3]);
    expect(match.undoOffer(0)).toEqual({ count: 1, by: 0, consent: [1], rolled: true });
  });

  test('in the old form takes standing orders back too, and counts only those that the seat has noticed', () => {
    const match = startIn('muster/1', { luck: script() });
    playAll(match, STEP);
    match.play(1, order(5));
    expect(match.undoOffer(0)).toEqual({ count: 1, by: 0, consent: [1] });
    expect(match.undoOffer(1)).toEqual({ count: 1, by: 1, consent: [] });
    expect(match.takeBack(0, [1])).toEqual({ ok: true });
    expect(match.state().orders).toEqual([0, 0]);
  });
});
