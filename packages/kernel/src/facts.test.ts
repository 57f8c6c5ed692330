import { describe, expect, test } from 'vitest';
import { MIX, PASS, roll, STEP, STOP } from '../test/matches.ts';
import { PLAIN, playAll, script, startToy, type ToyMatch, toy } from '../test/toy.ts';
import { type Fact, factWords } from './facts.ts';
import type { Eyes } from './game.ts';
import { linesOf } from './journal.ts';
import { seededLuck } from './luck.ts';
import { startMatch } from './match.ts';
import { isFact, isUndo, parseRecordText } from './record.ts';
import { replay } from './replay.ts';
import { verify } from './verify.ts';

const NAMES = ['Red', 'Blue'];
const DRAW: Fact = { type: 'drawAgreed', by: 0, agreed: [1] };
const DECIDED: Fact = { type: 'adjudicated', places: [[1], [0]], reason: 'Red ran out of time' };
const TIME: Fact = { type: 'time', seat: 0, used: 65_000, left: 600_000 };

const seeded = (): ToyMatch => startMatch(toy, PLAIN, { luck: seededLuck(3), fairness: { kind: 'seeded', seed: 3 } });
const lines = (match: ToyMatch, eyes: Eyes) =>
  linesOf(toy, PLAIN, NAMES, match.noticedBy(eyes)).map(({ words }) => words);

describe('a fact of the host', () => {
  test('is an entry of the chain: the record replays and verifies with it', () => {
    const match = seeded();
    playAll(match, STEP, roll(2));
    match.note(TIME, [0]);
    playAll(match, MIX);
    match.note({ type: 'leftToComputer', seat: 1, level: 'veteran' });
    playAll(match, STOP);
    const parsed = parseRecordText(JSON.stringify(match.record()));
    if (!parsed.ok) throw new Error(parsed.refusal.problem);
    expect(parsed.value).toEqual(match.record());
    expect(parsed.value.entries.map(isFact)).toEqual([false, false, true, false, true, false]);
    expect(verify(toy, parsed.value)).toEqual({ ok: true, proof: 'proven' });
    const again = replay(toy, parsed.value);
    expect(again.ok && again.match.noticedBy('everyone')).toEqual(match.noticedBy('everyone'));
  });

  test.each<[string, (e: { fact: Record<string, unknown>; to?: number[] }) => unknown]>([
    ['time', (e) => Object.assign(e.fact, { used: 1 })],
    ['whom it concerns', (e) => Object.assign(e, { to: [1] })],
  ])('changed afterwards is found out: %s', (_, change) => {
    const match = seeded();
    match.note(TIME, [0]);
    playAll(match, STOP);
    const paper = JSON.parse(JSON.stringify(match.record()));
    change(paper.entries[0]);
    expect(verify(toy, paper)).toMatchObject({ ok: false, entry: 0, by: 'chain' });
  });

  test('is noticed by those whom it concerns, and by nobody else', () => {
    const match = seeded();
    match.note(TIME, [0]);
    match.note({ type: 'leftToComputer', seat: 1, level: 'recruit' });
    expect(lines(match, 0)).toEqual([
      'The total is 0.',
      'Red took 1:05; 10:00 left.',
      'The computer (recruit) plays on for Blue.',
    ]);
    for (const eyes of [1, 'spectator'] as const)
      expect(lines(match, eyes)).toEqual(['The total is 0.', 'The computer (recruit) plays on for Blue.']);
    expect(match.noticedBy(1).map(({ n }) => n)).toEqual([0, 1]);
  });

  test('is passed over by a take-back, and by playing again', () => {
    const match = startToy(script());
    playAll(match, STEP);
    match.note(TIME);
    expect(match.undoOffer(0)).toEqual({ count: 1, by: 0, consent: [] });
    expect(match.undo(0, []).ok).toBe(true);
    match.note({ ...TIME, used: 70_000 });
    expect(match.state().total).toBe(0);
    expect(match.redoOffer(0)).toMatchObject({ count: 1 });
    expect(match.redo(0, []).ok).toBe(true);
    expect(match.state().total).toBe(1);
    expect(match.entries().filter((e) => isFact(e) || isUndo(e))).toHaveLength(3);
    expect(replay(toy, match.record()).ok).toBe(true);
  });

  test.each<[string, Fact]>([
    ['of a seat that is not there', { ...TIME, seat: 2 }],
    ['of a draw that not all agreed to', { ...DRAW, agreed: [] }],
    ['that leaves a seat without a place', { ...DECIDED, places: [[1]] }],
    ['that gives a seat two places', { ...DECIDED, places: [[1], [0, 1]] }],
    [
      'of commitments of too few',
      { type: 'attemptAbandoned', attempt: 1, commitment: 'aa', commitments: [null], missing: [] },
    ],
  ])('%s is refused', (_, fact) => {
    const match = startToy(script());
    expect(match.note(fact)).toMatchObject({ ok: false, refusal: { code: 'noFact' } });
    expect(match.entries()).toEqual([]);
  });

  test('has no place in a record of an older form', () => {
    const recorded = { format: 'muster/2', version: '1.0', config: PLAIN } as const;
    const match = startMatch(toy, PLAIN, { luck: script(), fairness: { kind: 'manual' }, recorded });
    expect(match.note(TIME)).toMatchObject({ ok: false, refusal: { code: 'noFact' } });
  });
});

describe('a fact that closes the match', () => {
  test.each<[Fact, readonly (readonly number[])[]]>([
    [DRAW, [[0, 1]]],
    [DECIDED, [[1], [0]]],
  ])('%o is its outcome, and nothing but facts may follow', (fact, places) => {
    const match = seeded();
    playAll(match, STEP, PASS);
    expect(match.note(fact).ok).toBe(true);
    expect(match.outcome()).toMatchObject({ places, rule: null });
    expect(match.decisions()).toEqual([]);
    const over = { ok: false, refusal: { code: 'matchOver' } };
    expect(match.play(1, STEP)).toMatchObject(over);
    expect(match.undo(1, [0])).toMatchObject(over);
    expect(match.undoOffer(1)).toBeUndefined();
    expect(match.note(DRAW)).toMatchObject(over);
    expect(match.note(TIME).ok).toBe(true);
    expect(match.record().fairness).toEqual({ kind: 'seeded', seed: 3 });
    expect(verify(toy, match.record())).toEqual({ ok: true, proof: 'proven' });
    const again = replay(toy, match.record());
    expect(again.ok && again.frames.map(({ outcome }) => outcome?.places)).toEqual([
      undefined,
      undefined,
      undefined,
      places,
      places,
    ]);
  });

  test('is refused where the game has ended by its rules', () => {
    const match = seeded();
    playAll(match, STOP);
    expect(match.note(DRAW)).toMatchObject({ ok: false, refusal: { code: 'matchOver' } });
    expect(match.outcome()).toMatchObject({ rule: 'T-2' });
  });

  test('is false in a record that goes on after it', () => {
    const match = seeded();
    playAll(match, STEP);
    const played = match.entries()[0]!;
    const closed = seeded();
    closed.note(DRAW);
    const record = closed.record();
    expect(verify(toy, { ...record, entries: [...record.entries, played] })).toMatchObject({
      ok: false,
      entry: 1,
      by: 'rules',
    });
  });
});

test.each<[Fact, string]>([
  [{ ...TIME, left: null }, 'Red took 1:05.'],
  [{ ...TIME, used: 7_199_999, left: 86_400_000 }, 'Red took 1:59:59; 1 day 0:00:00 left.'],
  [{ ...TIME, used: 2 * 86_400_000 + 3_661_000, left: null }, 'Red took 2 days 1:01:01.'],
  [{ ...TIME, used: 600_000, left: 0, out: true }, 'Red took 10:00 and ran out of time.'],
  [{ type: 'leftToComputer', seat: 0, level: null }, 'Red is back and plays on.'],
  [
    { type: 'attemptAbandoned', attempt: 2, commitment: 'a', commitments: [null, null], missing: [0, 1] },
    'Attempt 2 to begin was given up: Red and Blue did not send what was committed to.',
  ],
  [DRAW, 'Red offered a draw, and it was agreed.'],
  [DECIDED, 'The match was decided: Red ran out of time.'],
])('%o reads as a line of the log', (fact, words) => {
  expect(factWords(fact, NAMES)).toBe(words);
});
