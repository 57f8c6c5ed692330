import { describe, expect, test } from 'vitest';
import { busy, logOf, MIX, order, PASS, PROOF, provenLuck, roll, STEP, STOP, startIn } from '../test/matches.ts';
import { cards, PLAIN, playAll, script, startToy, type Toy, type ToyCommand, type ToyMatch, toy } from '../test/toy.ts';
import { manualLuck, ScriptEnded, seededLuck } from './luck.ts';
import { startMatch } from './match.ts';
import { type Fairness, FORMATS, isPlay, isUndo, type MatchRecord } from './record.ts';
import { branch, recordedLuck, replay, resume } from './replay.ts';
import { verify } from './verify.ts';

const SEEDED: Fairness = { kind: 'seeded', seed: 11 };
const finished = busy(seededLuck(11), SEEDED);

const UNPROVEN = { ok: true, proof: 'notProvable', why: 'unproven' };
const BY_HAND = { ok: true, proof: 'notProvable', why: 'manual' };

const replayed = (record: MatchRecord, options: Parameters<typeof replay>[2] = {}) => {
  const again = replay(toy, record, options);
  if (!again.ok) throw new Error(`${again.entry}: ${again.reason}`);
  return again;
};

describe('a replay', () => {
  test.each(FORMATS)('rebuilds every state and event from a record %s alone', (format) => {
    const played = busy(seededLuck(11), SEEDED, true, format);
    const record = played.record();
    const { frames, match } = replayed(record);
    expect(record.format).toBe(format);
    expect(frames).toHaveLength(record.entries.length + 1);
    expect(frames[0]).toMatchObject({ entry: null, events: played.opening() });
    expect(frames.slice(1).map((f) => f.entry)).toEqual(record.entries);
    expect(match.state()).toEqual(played.state());
    expect(match.record()).toEqual(record);
    expect(match.noticedBy('everyone')).toEqual(played.noticedBy('everyone'));
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
      by: 'form',
      reason: 'this is a record of toy, not of chess',
    });
  });

  test('of a configuration that the game cannot read is refused', () => {
    const record = { ...finished.record(), config: { dice: 2, cards: 'three' } };
    expect(replay(toy, record)).toMatchObject({ ok: false, entry: null, reason: expect.stringMatching(/cards/) });
  });

  test('tells the game which version made the record, and keeps the configuration as it stood there', () => {
    /** Version 0.9 wrote nothing of cards and played with three. */
    const grown: typeof toy = {
      ...toy,
      parseConfig: (x, version) => toy.parseConfig(version === '0.9' ? { ...(x as object), cards: 3 } : x),
    };
    const recorded = { format: 'muster/2', version: '0.9', config: { dice: 0 } } as const;
    const old = startMatch(grown, PLAIN, { luck: script(2), fairness: { kind: 'unproven' }, recorded });
    playAll(old, roll(1));
    const again = replay(grown, old.record());
    if (!again.ok) throw new Error(again.reason);
    expect(again.match.state()).toMatchObject({ config: PLAIN, order: [2, 1, 0], total: 2 });
    expect(again.match.record()).toEqual(old.record());
    expect(again.match.record()).toMatchObject(recorded);
    expect(replay(toy, old.record())).toMatchObject({ ok: false, entry: null });
  });

  test('finds where the rules have changed since', () => {
    const drifted = { ...toy, play: (...call: Parameters<typeof toy.play>) => ({ ...toy.play(...call), total: 1 }) };
    expect(replay(drifted, finished.record())).toEqual({
      ok: false,
      entry: 15,
      by: 'states',
      reason: 'the rules lead to another state than it recorded',
    });
  });

  test('with luck that is not there asks nobody and is refused', () => {
    const reason = expect.stringMatching(/fewer dice/);
    expect(replay(toy, finished.record(), { luck: manualLuck })).toEqual({
      ok: false,
      entry: null,
      by: 'luck',
      reason,
    });
    const match = startToy(script(1), { dice: 0, cards: 0 });
    playAll(match, roll(1));
    expect(replay(toy, match.record(), { luck: manualLuck })).toEqual({ ok: false, entry: 0, by: 'luck', reason });
  });
});

describe('the luck of a record', () => {
  test('is what was drawn afresh: what undos gave back comes once', () => {
    const match = startToy(cards([0, 1, 2], [2, 1, 0], [1, 0], [1, 2, 0], [0, 2, 1]));
    const shuffle = (size: number): ToyCommand => ({ type: 'shuffle', size });
    playAll(match, shuffle(3));
    match.undo(0, [1]);
    playAll(match, shuffle(2));
    match.undo(0, [1]);
    playAll(match, shuffle(2), shuffle(3), shuffle(3));
    const luck = recordedLuck(toy, match.record());
    expect([3, 3, 2, 3].map((size) => luck.order(size))).toEqual([
      [0, 1, 2],
      [2, 1, 0],
      [1, 0],
      [1, 2, 0],
    ]);
    expect(() => luck.order(3)).toThrow(ScriptEnded);
    expect(verify(toy, match.record())).toEqual(UNPROVEN);
  });

  test('knows that a standing order gave nothing back', () => {
    const match = startToy(script(6, 5, 4));
    playAll(match, roll(1), roll(1), order(3));
    match.undo(0, [1]);
    playAll(match, roll(2));
    const luck = recordedLuck(toy, match.record());
    expect(luck.roll(3, 0, 'toss')).toEqual([6, 5, 4]);
    expect(() => luck.roll(1, 0, 'toss')).toThrow(ScriptEnded);
  });

  test.each([[[0, 1]], [[0, 1, 1]], [[0, 1, 3]]])('ends at %j where three cards are shuffled', (order) => {
    const record = { ...startToy(script()).record(), setup: { dice: [], shuffles: [order], hash: '' } };
    expect(() => recordedLuck(toy, record).order(3)).toThrow(ScriptEnded);
  });
});

describe('going on from a record', () => {
  test('draws other luck when its own is used up', () => {
    const match = startToy(script(6, 5), PLAIN);
    playAll(match, roll(2));
    const record = match.record();
    const again = replayed(record, { luck: recordedLuck(toy, record, script(4, 3)) }).match;
    playAll(again, roll(2));
    expect(again.state().total).toBe(18);
    expect(verify(toy, again.record())).toEqual(UNPROVEN);
  });

  test('first uses what the last undo gave back', () => {
    const match = startToy(script(6, 5, 4), PLAIN);
    playAll(match, roll(3));
    match.undo(0, [1]);
    const record = match.record();
    const again = replayed(record, { luck: recordedLuck(toy, record, script(1, 2)) }).match;
    playAll(again, roll(2), roll(3));
    expect(again.entries().slice(2)).toMatchObject([{ dice: [6, 5] }, { dice: [4, 1, 2] }]);
    expect(verify(toy, again.record())).toEqual(UNPROVEN);
  });

  test('shuffles on, and with real dice asks', () => {
    const record = startIn('muster/2', { luck: script(), config: { dice: 0, cards: 3 } }).record();
    const seeded = replayed(record, { luck: recordedLuck(toy, record, seededLuck(3)) }).match;
    playAll(seeded, MIX);
    expect(verify(toy, seeded.record())).toEqual(UNPROVEN);
    const byHand = startIn('muster/2', { luck: script(), fairness: { kind: 'manual' } }).record();
    const manual = replayed(byHand, { luck: recordedLuck(toy, byHand, manualLuck) }).match;
    expect(manual.play(0, roll(2))).toMatchObject({ ok: true, needs: { count: 2 } });
    expect(manual.give([1, 2])).toMatchObject({ ok: true });
    expect(verify(toy, manual.record())).toEqual(BY_HAND);
  });

  test('does not lose dice when others are asked for first', () => {
    const record = { ...startToy(script()).record(), setup: { dice: [6], shuffles: [], hash: '' } };
    const luck = recordedLuck(toy, record, manualLuck);
    expect(() => luck.roll(2, 0, 'toss')).toThrow('luck is needed');
    expect(luck.roll(1, 0, 'toss')).toEqual([6]);
  });

  test('of a seeded match with its own seed gives what the seed would have given', () => {
    const half = busy(seededLuck(11), SEEDED, false);
    const again = replayed(half.record(), { luck: seededLuck(11), fairness: SEEDED }).match;
    playAll(again, STOP);
    expect(again.record()).toEqual(finished.record());
  });

  test('cannot claim luck from elsewhere; the old form did not tell', () => {
    for (const fairness of [{ kind: 'manual' } as const, { ...PROOF, seed: null }]) {
      const half = busy(seededLuck(11), SEEDED, false);
      expect(replay(toy, half.record(), { fairness })).toMatchObject({ ok: false, entry: null });
      const old = busy(seededLuck(11), SEEDED, false, 'muster/1');
      expect(replay(toy, old.record(), { fairness })).toMatchObject({ ok: true });
    }
  });
});

/** The logs of a match as they stood after the set-up and after every entry, and the states then. */
const lengthsOf = (play: (seen: (match: ToyMatch) => void) => void): [MatchRecord, Toy, MatchRecord][] => {
  const seen: [MatchRecord, Toy, MatchRecord][] = [];
  play((match) => seen.push([logOf(match), match.state(), match.record()]));
  return seen;
};

/** Plays the entries of a record again with this luck, and looks after each. */
const watch = (record: MatchRecord, match: ToyMatch, seen: (match: ToyMatch) => void): void => {
  seen(match);
  for (const e of record.entries) {
    if (isUndo(e)) match.undo(e.by, Array.isArray(e.agreed) ? e.agreed : e.agreed ? [0, 1] : [], e.undo);
    else if (isPlay(e)) match.play(e.seat, e.command as ToyCommand);
    seen(match);
  }
};

describe('an unfinished log', () => {
  test.each(FORMATS)('%s resumes at every length in the state then, and goes on as it would have', (format) => {
    const whole = busy(provenLuck(), PROOF, true, format).record();
    const config = { dice: 2, cards: 3 };
    const lengths = lengthsOf((seen) =>
      watch(whole, startIn(format, { luck: provenLuck(), fairness: PROOF, config }), seen),
    );
    expect(lengths).toHaveLength(whole.entries.length + 1);
    expect(lengths.at(-1)![2]).toEqual(whole);
    for (const [n, [log, state, record]] of lengths.entries()) {
      const again = resume(toy, log);
      expect(again.ok && [again.match.state(), again.match.record()]).toEqual([state, record]);
      const alive = resume(toy, log, { luck: provenLuck(), fairness: PROOF });
      if (!alive.ok) throw new Error(alive.reason);
      watch({ ...whole, entries: whole.entries.slice(n) }, alive.match, () => {});
      expect(alive.match.record()).toEqual(whole);
    }
  });

  test.each(FORMATS)(
    'of %s, replayed, is refused as cut off; before muster/3 unless its last entry happens to carry its state',
    (format) => {
      const { entries, ...rest } = busy(provenLuck(), PROOF, true, format).record();
      for (let length = 0; length <= entries.length; length++) {
        const again = replay(toy, { ...rest, entries: entries.slice(0, length) });
        if ((length % 16 === 0 && format !== 'muster/3') || length === entries.length) expect(again.ok).toBe(true);
        else if (length === 0) expect(again).toMatchObject({ ok: false, entry: null });
        else expect(again).toMatchObject({ ok: false, entry: length - 1, reason: expect.stringMatching(/cut off/) });
      }
    },
  );

  test('is replayed up to any entry before its last', () => {
    const { entries, ...rest } = finished.record();
    const cut = { ...rest, entries: entries.slice(0, 5) };
    expect(replay(toy, cut, { upTo: 5 }).ok).toBe(false);
    expect(replayed(cut, { upTo: 4 }).match.entries()).toHaveLength(4);
  });

  test('that is not true is refused with the first wrong entry', () => {
    const log = logOf(busy(seededLuck(11), SEEDED, false));
    const entries = log.entries.map((e, n) => (n === 6 || n === 9 ? { ...e, hash: 'f'.repeat(64) } : e));
    expect(resume(toy, { ...log, entries })).toMatchObject({
      ok: false,
      entry: 6,
      reason: 'it does not match its hash',
    });
  });
});

describe('a branch', () => {
  const branched = (record: MatchRecord, count: number, ...dice: number[]) => {
    const again = branch(toy, record, count, script(...dice));
    if (!again.ok) throw new Error(again.reason);
    return again;
  };

  test('begins in the state there, with new luck, and leaves what came after', () => {
    const record = finished.record();
    const { frames } = replayed(record);
    for (let count = 0; count <= record.entries.length; count++) {
      const { match, frames: shown } = branched(record, count);
      expect(match.state()).toEqual(frames[count]!.state);
      expect(match.entries()).toHaveLength(count);
      expect(shown).toHaveLength(count + 1);
    }
  });

  test('uses first what an undo gave back, then its own luck', () => {
    const match = startIn('muster/2', { luck: script(6, 5, 4), fairness: SEEDED });
    playAll(match, roll(2));
    match.undo(0, [1]);
    playAll(match, roll(3));
    const other = branched(match.record(), 2, 1, 2).match;
    playAll(other, roll(3), roll(1));
    expect(other.entries().slice(2)).toMatchObject([{ dice: [6, 5, 1] }, { dice: [2] }]);
  });

  test('has a chain of hashes of its own, and nothing vouches for its dice', () => {
    const record = finished.record();
    const { match } = branched(record, 8);
    match.play(match.state().turn, PASS);
    const own = match.record();
    expect(own.fairness).toEqual({ kind: 'unproven' });
    expect(own.setup.hash).not.toBe(record.setup.hash);
    for (const [n, entry] of own.entries.slice(0, 8).entries()) expect(entry.hash).not.toBe(record.entries[n]!.hash);
    expect(verify(toy, own)).toEqual(UNPROVEN);
    playAll(match, STOP);
    expect(verify(toy, match.record())).toEqual(UNPROVEN);
    expect(verify(toy, { ...match.record(), fairness: SEEDED })).toMatchObject({ ok: false, entry: null });
  });

  test('of an old record stays in the old form', () => {
    const old = busy(seededLuck(11), SEEDED, true, 'muster/1').record();
    const { match } = branched(old, 20);
    playAll(match, STEP);
    match.undo(match.state().turn, []);
    expect(match.record()).toMatchObject({ format: 'muster/1', fairness: { kind: 'unproven' } });
    expect(match.entries().at(-1)).toMatchObject({ agreed: false });
    expect(verify(toy, match.record())).toEqual(UNPROVEN);
  });

  test('leaves the record it came from alone', () => {
    const record = finished.record();
    const before = JSON.stringify(record);
    playAll(branched(record, 3, 1, 2).match, roll(2), STEP);
    expect(JSON.stringify(record)).toBe(before);
  });

  test('of a record that is not true is refused', () => {
    const record = finished.record();
    const entries = record.entries.map((e, n) => (n === 2 ? { ...e, hash: 'f'.repeat(64) } : e));
    expect(branch(toy, { ...record, entries }, 9, script())).toMatchObject({ ok: false, entry: 2 });
    expect(branch(toy, { ...record, entries }, 2, script())).toMatchObject({ ok: true });
  });
});
