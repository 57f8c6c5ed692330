import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { busy, PROOF, provenLuck, roll, STEP, STOP, startIn } from '../test/matches.ts';
import { playAll, script, toy } from '../test/toy.ts';
import { commit, type FairProof } from './fair.ts';
import { seededLuck } from './luck.ts';
import { type Fairness, FORMATS, type MatchRecord, parseRecord } from './record.ts';
import { verify } from './verify.ts';

const SEEDED: Fairness = { kind: 'seeded', seed: 11 };
const PROVEN = { ok: true, proof: 'proven' };
const notProvable = (why: string) => ({ ok: true, proof: 'notProvable', why });
const OTHER = 'd4'.repeat(32);

describe.each(FORMATS)('%s', (format) => {
  const finished = busy(seededLuck(11), SEEDED, true, format);
  const fair = busy(provenLuck(), PROOF, true, format);

  test('dice that anyone can draw again are proven', () => {
    expect(verify(toy, finished.record())).toEqual(PROVEN);
    expect(verify(toy, fair.record())).toEqual(PROVEN);
  });

  test('real dice, and dice that only the record vouches for, are not provable', () => {
    for (const kind of ['manual', 'unproven'] as const)
      expect(verify(toy, busy(seededLuck(1), { kind }, true, format).record())).toEqual(notProvable(kind));
  });

  test('while the match runs the seed is withheld', () => {
    expect(verify(toy, busy(seededLuck(11), SEEDED, false, format).record())).toEqual(notProvable('withheld'));
    expect(verify(toy, busy(provenLuck(), PROOF, false, format).record())).toEqual(notProvable('withheld'));
  });

  test('a finished match whose seed is withheld is never proven: its dice may be invented', () => {
    for (const fairness of [SEEDED, PROOF])
      for (const luck of [provenLuck(), seededLuck(11), seededLuck(12)]) {
        const record = busy(luck, fairness, true, format).record();
        const withheld = { ...record, fairness: { ...fairness, seed: null } };
        expect(verify(toy, withheld)).toEqual(notProvable('withheld'));
      }
  });

  test('a withheld seed does not excuse a contribution that was not committed to', () => {
    const forged = { ...PROOF, seed: null, contributions: [OTHER, PROOF.contributions[1]!] };
    const record = busy(seededLuck(1), forged, true, format).record();
    expect(verify(toy, record)).toMatchObject({ ok: false, reason: expect.stringMatching(/contribution of seat 0/) });
  });

  test('a seed that was revealed before the end tells of a record cut off', () => {
    const half = { ...busy(seededLuck(11), SEEDED, false, format).record(), fairness: SEEDED };
    expect(verify(toy, half)).toMatchObject({
      ok: false,
      entry: half.entries.length - 1,
      reason: expect.stringMatching(/cut off/),
    });
    const empty = { ...startIn(format, { luck: seededLuck(11), fairness: SEEDED }).record(), fairness: SEEDED };
    expect(verify(toy, empty)).toMatchObject({ ok: false, entry: null });
  });

  test('dice that are not those of the stream are found where they first differ', () => {
    const invented = busy(seededLuck(12), SEEDED, true, format);
    expect(verify(toy, invented.record())).toMatchObject({ ok: false, entry: null });
    const [first, second, third] = seededLuck(11).roll(3, 0, 'toss') as [number, number, number];
    const luck = script(first, (second % 6) + 1, third);
    const match = startIn(format, { luck, fairness: SEEDED, config: { dice: 0, cards: 0 } });
    playAll(match, STEP, roll(1), roll(1), roll(1), STOP);
    expect(verify(toy, match.record())).toEqual({
      ok: false,
      entry: 2,
      by: 'luck',
      reason: 'its luck is not what was rolled',
    });
  });

  test('a fair record under another proof fails', () => {
    const record = fair.record();
    const withProof = (change: Partial<FairProof>) => verify(toy, { ...record, fairness: { ...PROOF, ...change } });
    expect(withProof({ seed: OTHER, commitment: commit(OTHER) })).toMatchObject({ ok: false, entry: null });
    expect(withProof({ match: 'm-2' })).toMatchObject({ ok: false, entry: null });
    expect(withProof({ seed: OTHER })).toMatchObject({ ok: false, reason: expect.stringMatching(/committed to/) });
    expect(withProof({ contributions: [OTHER, PROOF.contributions[1]!] })).toMatchObject({ ok: false });
  });
});

describe('where the luck came from is covered by the hash of the set-up', () => {
  const [seeded, fair, manual] = [
    busy(seededLuck(11), SEEDED).record(),
    busy(provenLuck(), PROOF).record(),
    busy(seededLuck(11), { kind: 'manual' }).record(),
  ] as const;
  const swapped = {
    contributions: [OTHER, PROOF.contributions[1]!],
    commitments: [commit(OTHER), PROOF.commitments[1]!],
  };
  const hidden = { ...PROOF, seed: null };

  test.each<[string, MatchRecord, Fairness]>([
    ['a seeded match passed off as rolled by hand', seeded, { kind: 'manual' }],
    ['a seeded match passed off as unproven', seeded, { kind: 'unproven' }],
    ['a seeded match passed off as fair', seeded, PROOF],
    ['a fair match passed off as rolled by hand', fair, { kind: 'manual' }],
    ['a fair match passed off as seeded', fair, SEEDED],
    ['a match by hand passed off as seeded, seed withheld', manual, { kind: 'seeded', seed: null }],
    ['a match by hand passed off as unproven', manual, { kind: 'unproven' }],
    ['another match', fair, { ...hidden, match: 'm-2' }],
    ['another seed committed to', fair, { ...hidden, commitment: commit(OTHER) }],
    ['another seed committed to and revealed', fair, { ...PROOF, seed: OTHER, commitment: commit(OTHER) }],
    ['another contribution and its commitment', fair, { ...hidden, ...swapped }],
    ['a contribution alone', fair, { ...hidden, contributions: swapped.contributions }],
    ['a commitment alone', fair, { ...hidden, commitments: swapped.commitments }],
    ['no contributions', fair, { ...hidden, contributions: [], commitments: [] }],
  ])('%s', (_, record, fairness) => {
    expect(verify(toy, record).ok).toBe(true);
    expect(verify(toy, { ...record, fairness })).toEqual({
      ok: false,
      entry: null,
      by: 'chain',
      reason: expect.stringMatching(/where the luck came from/),
    });
  });

  test('and so is the form, with and without entries that only one form can read', () => {
    const plain = startIn('muster/2', { luck: seededLuck(11), fairness: SEEDED });
    playAll(plain, STEP, STOP);
    const old = startIn('muster/1', { luck: seededLuck(11), fairness: SEEDED });
    playAll(old, STEP, STOP);
    for (const [match, other] of [[plain, 'muster/1'] as const, [old, 'muster/2'] as const]) {
      expect(verify(toy, match.record())).toEqual(PROVEN);
      expect(verify(toy, { ...match.record(), format: other })).toMatchObject({ ok: false, entry: null });
    }
    expect(parseRecord({ ...seeded, format: 'muster/1' })).toMatchObject({ ok: false });
    expect(verify(toy, { ...seeded, format: 'muster/1' })).toMatchObject({ ok: false, entry: null });
  });
});

test('a record that was written before there was another form is as true as it was', () => {
  const sha = (text: string) => createHash('sha256').update(text).digest('hex');
  const setup = sha('["muster/1","toy","1.0",{"cards":0,"dice":0},[],[]]');
  const dice = seededLuck(11).roll(2, 0, 'toss');
  const first = sha(`${setup}[0,{"count":2,"type":"roll"},[${dice}],[]]`);
  const second = sha(`${first}["undo",1,0,true]`);
  const third = sha(`${second}[0,{"type":"step"},[],[]]`);
  const fourth = sha(`${third}["undo",1,0,false]`);
  const fifth = sha(`${fourth}[0,{"type":"stop"},[],[]]`);
  const outcome = '{"places":[[0],[1]],"reason":"stopped","rule":"T-2"}';
  const state = sha(`{"order":[],"orders":[0,0],"outcome":${outcome},"total":0,"turn":0}`);
  const written = {
    format: 'muster/1',
    game: 'toy',
    version: '1.0',
    config: { dice: 0, cards: 0 },
    setup: { dice: [], hash: setup },
    entries: [
      { seat: 0, command: { type: 'roll', count: 2 }, dice, hash: first },
      { undo: 1, by: 0, agreed: true, hash: second },
      { seat: 0, command: { type: 'step' }, dice: [], hash: third },
      { undo: 1, by: 0, agreed: false, hash: fourth },
      { seat: 0, command: { type: 'stop' }, dice: [], hash: fifth, state },
    ],
    fairness: { kind: 'seeded', seed: 11 },
  };
  const verdict = (fairness: Fairness) => {
    const parsed = parseRecord({ ...written, fairness });
    return parsed.ok ? verify(toy, parsed.value) : parsed.refusal;
  };
  expect(verdict({ kind: 'seeded', seed: 11 })).toEqual(PROVEN);
  expect(verdict({ kind: 'seeded', seed: 12 })).toMatchObject({ ok: false, entry: 0 });
  expect(verdict({ kind: 'manual' })).toEqual(notProvable('manual'));
});
