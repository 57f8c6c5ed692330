import { describe, expect, test } from 'vitest';
import { cards, PLAIN, playAll, script, startToy, type ToyCommand, type ToyMatch, toy } from '../test/toy.ts';
import { commit, type FairProof, fairLuck } from './fair.ts';
import { type LuckSource, manualLuck, ScriptEnded, seededLuck } from './luck.ts';
import { startMatch } from './match.ts';
import type { Fairness, MatchRecord } from './record.ts';
import { recordedLuck, replay, verify } from './replay.ts';

const MIX: ToyCommand = { type: 'mix' };
const roll = (count: number): ToyCommand => ({ type: 'roll', count });

/** Some of everything, with undos that give luck back to other commands. */
const busy = (luck: LuckSource, fairness: Fairness, end = true): ToyMatch => {
  const match = startMatch(toy, { dice: 2, cards: 3 }, { luck, fairness });
  playAll(match, { type: 'step' }, roll(3), MIX);
  match.undo(0, true, 2);
  playAll(match, roll(1), { type: 'shuffle', size: 2 }, MIX, { type: 'pass' });
  match.undo(0, false);
  playAll(match, { type: 'seal' }, roll(4), { type: 'pass' }, MIX);
  match.undo(1, true);
  for (let n = 0; n < 8; n++) playAll(match, roll(2), MIX, { type: 'step' });
  if (end) playAll(match, { type: 'stop' });
  return match;
};

const SEEDED: Fairness = { kind: 'seeded', seed: 11 };
const finished = busy(seededLuck(11), SEEDED);

const replayed = (record: MatchRecord, options: Parameters<typeof replay>[2] = {}) => {
  const again = replay(toy, record, options);
  if (!again.ok) throw new Error(`${again.entry}: ${again.reason}`);
  return again;
};

describe('a replay', () => {
  test('rebuilds every state and event from the record alone', () => {
    const record = finished.record();
    const { frames, match } = replayed(record);
    expect(frames).toHaveLength(record.entries.length + 1);
    expect(frames[0]).toMatchObject({ entry: null, events: finished.opening() });
    expect(frames.slice(1).map((f) => f.entry)).toEqual(record.entries);
    expect(match.state()).toEqual(finished.state());
    expect(match.record()).toEqual(record);
  });

  test('tells what was told', () => {
    const match = startToy(script(3, 4));
    const told = match.play(0, roll(2));
    expect(told.ok && replayed(match.record()).frames[1]?.events).toEqual(told.ok && told.events);
  });

  test('of a match without a single command is its set-up', () => {
    const match = startToy(script());
    expect(replayed(match.record()).frames).toHaveLength(1);
  });

  test('of another game is refused', () => {
    expect(replay({ ...toy, id: 'chess' }, finished.record())).toEqual({
      ok: false,
      entry: null,
      reason: 'this is a record of toy, not of chess',
    });
  });

  test('of a configuration that the game cannot read is refused', () => {
    const record = { ...finished.record(), config: { dice: 2, cards: 'three' } };
    expect(replay(toy, record)).toMatchObject({ ok: false, entry: null, reason: expect.stringMatching(/cards/) });
  });

  test('finds where the rules have changed since', () => {
    const drifted = { ...toy, play: (...call: Parameters<typeof toy.play>) => ({ ...toy.play(...call), total: 1 }) };
    expect(replay(drifted, finished.record())).toEqual({
      ok: false,
      entry: 15,
      reason: 'the rules lead to another state than it recorded',
    });
  });

  test('with luck that is not there asks nobody and is refused', () => {
    const reason = expect.stringMatching(/fewer dice/);
    expect(replay(toy, finished.record(), { luck: manualLuck })).toEqual({ ok: false, entry: null, reason });
    const match = startToy(script(1), { dice: 0, cards: 0 });
    playAll(match, roll(1));
    expect(replay(toy, match.record(), { luck: manualLuck })).toEqual({ ok: false, entry: 0, reason });
  });
});

describe('the luck of a record', () => {
  test('is what was drawn afresh: what undos gave back comes once', () => {
    const match = startToy(cards([0, 1, 2], [2, 1, 0], [1, 0], [1, 2, 0], [0, 2, 1]));
    const shuffle = (size: number): ToyCommand => ({ type: 'shuffle', size });
    playAll(match, shuffle(3));
    match.undo(0, true);
    playAll(match, shuffle(2));
    match.undo(0, true);
    playAll(match, shuffle(2), shuffle(3), shuffle(3));
    const luck = recordedLuck(match.record());
    expect([3, 3, 2, 3].map((size) => luck.order(size))).toEqual([
      [0, 1, 2],
      [2, 1, 0],
      [1, 0],
      [1, 2, 0],
    ]);
    expect(() => luck.order(3)).toThrow(ScriptEnded);
    expect(verify(toy, match.record())).toEqual({ ok: true });
  });

  test.each([[[0, 1]], [[0, 1, 1]], [[0, 1, 3]]])('ends at %j where three cards are shuffled', (order) => {
    const record = { ...startToy(script()).record(), setup: { dice: [], shuffles: [order], hash: '' } };
    expect(() => recordedLuck(record).order(3)).toThrow(ScriptEnded);
  });
});

describe('playing on from a record', () => {
  test('goes on with other luck when its own is used up', () => {
    const match = startToy(script(6, 5), PLAIN);
    playAll(match, roll(2));
    const record = match.record();
    const again = replayed(record, { luck: recordedLuck(record, script(4, 3)), fairness: { kind: 'unproven' } }).match;
    playAll(again, roll(2));
    expect(again.state().total).toBe(18);
    expect(verify(toy, again.record())).toEqual({ ok: true });
  });

  test('first uses what the last undo gave back', () => {
    const match = startToy(script(6, 5, 4), PLAIN);
    playAll(match, roll(3));
    match.undo(0, true);
    const record = match.record();
    const again = replayed(record, { luck: recordedLuck(record, script(1, 2)) }).match;
    playAll(again, roll(2), roll(3));
    expect(again.entries().slice(2)).toMatchObject([{ dice: [6, 5] }, { dice: [4, 1, 2] }]);
    expect(verify(toy, again.record())).toEqual({ ok: true });
  });

  test('shuffles on, and with real dice asks', () => {
    const match = startToy(script(), { dice: 0, cards: 3 });
    const record = match.record();
    const seeded = replayed(record, { luck: recordedLuck(record, seededLuck(3)) }).match;
    playAll(seeded, MIX);
    expect(verify(toy, seeded.record())).toEqual({ ok: true });
    const manual = replayed(record, { luck: recordedLuck(record, manualLuck), fairness: { kind: 'manual' } }).match;
    expect(manual.play(0, roll(2))).toMatchObject({ ok: true, needs: { count: 2 } });
    expect(manual.give([1, 2])).toMatchObject({ ok: true });
    expect(verify(toy, manual.record())).toEqual({ ok: true });
  });

  test('does not lose dice when others are asked for first', () => {
    const record = { ...startToy(script()).record(), setup: { dice: [6], shuffles: [], hash: '' } };
    const luck = recordedLuck(record, manualLuck);
    expect(() => luck.roll(2, 0, 'toss')).toThrow('luck is needed');
    expect(luck.roll(1, 0, 'toss')).toEqual([6]);
  });

  test('of a seeded match with its own seed gives what the seed would have given', () => {
    const half = busy(seededLuck(11), SEEDED, false);
    const again = replayed(half.record(), { luck: seededLuck(11), fairness: SEEDED }).match;
    playAll(again, { type: 'stop' });
    expect(again.record()).toEqual(finished.record());
  });
});

describe('verifying', () => {
  const seed = 'a1'.repeat(32);
  const contributions = ['b2'.repeat(32), 'c3'.repeat(32)];
  const proof: FairProof = {
    kind: 'fair',
    match: 'm-1',
    contributions,
    commitment: commit(seed),
    commitments: contributions.map(commit),
    seed,
  };
  const fair = busy(fairLuck(seed, proof), proof);

  test('a true record, whatever its luck', () => {
    expect(verify(toy, finished.record())).toEqual({ ok: true });
    expect(verify(toy, fair.record())).toEqual({ ok: true });
    expect(verify(toy, busy(seededLuck(1), { kind: 'unproven' }).record())).toEqual({ ok: true });
    expect(verify(toy, busy(seededLuck(1), { kind: 'manual' }).record())).toEqual({ ok: true });
  });

  test('a running match whose seed is still secret: seeded yes, fair not yet', () => {
    expect(verify(toy, busy(seededLuck(11), SEEDED, false).record())).toEqual({ ok: true });
    expect(verify(toy, busy(fairLuck(seed, proof), proof, false).record())).toMatchObject({
      ok: false,
      entry: null,
      reason: 'the seed has not been revealed yet',
    });
  });

  test('dice that are not those of the stream are found where they first differ', () => {
    const invented = busy(seededLuck(12), SEEDED);
    expect(verify(toy, invented.record())).toMatchObject({ ok: false, entry: null });
    const [first, second, third] = seededLuck(11).roll(3, 0, 'toss') as [number, number, number];
    const luck = script(first, (second % 6) + 1, third);
    const match = startMatch(toy, { dice: 0, cards: 0 }, { luck, fairness: SEEDED });
    playAll(match, { type: 'step' }, roll(1), roll(1), roll(1), { type: 'stop' });
    expect(verify(toy, match.record())).toEqual({ ok: false, entry: 2, reason: 'its luck is not what was rolled' });
  });

  test('a fair record under another proof fails', () => {
    const record = fair.record();
    const other = 'd4'.repeat(32);
    const withProof = (change: Partial<FairProof>) => verify(toy, { ...record, fairness: { ...proof, ...change } });
    expect(withProof({ seed: other, commitment: commit(other) })).toMatchObject({ ok: false, entry: null });
    expect(withProof({ match: 'm-2' })).toMatchObject({ ok: false, entry: null });
    expect(withProof({ seed: other })).toMatchObject({ ok: false, reason: expect.stringMatching(/committed to/) });
    expect(withProof({ contributions: [other, contributions[1]!] })).toMatchObject({ ok: false });
  });
});
