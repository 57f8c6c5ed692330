import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startIn } from '../test/matches.ts';
import { cards, PLAIN, playAll, script, startToy, type ToyMatch, toy } from '../test/toy.ts';
import { heardBy } from './journal.ts';
import { seededLuck } from './luck.ts';
import { startMatch } from './match.ts';
import { explainMatchRefusal, type MatchRefusal } from './match-refusals.ts';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the record', () => {
  test('is a chain: each hash covers the one before and the entry', () => {
    const match = startToy(script(6, 3, 2), { dice: 1, cards: 2 });
    playAll(match, { type: 'roll', count: 2 }, { type: 'step' });
    match.undo(0, []);
    match.undo(0, [1]);
    const { setup, entries } = match.record();
    expect(setup).toEqual({
      dice: [6],
      shuffles: [[1, 0]],
      hash: sha('["muster/3","toy","1.0",{"cards":2,"dice":1},[6],[[1,0]],{"kind":"unproven"}]'),
    });
    const first = sha(`${setup.hash}[0,{"count":2,"type":"roll"},[3,2],[]]`);
    const second = sha(`${first}[0,{"type":"step"},[],[]]`);
    const third = sha(`${second}["undo",1,0,[]]`);
    const fourth = sha(`${third}["undo",1,0,[1]]`);
    expect(entries.map((e) => e.hash)).toEqual([first, second, third, fourth]);
  });

  test('of a fair match covers where the luck comes from, but not the seed', () => {
    const seed = 'ab'.repeat(32);
    const proof = { kind: 'fair', match: 'm', commitment: 'c0', commitments: ['c1'], contributions: ['d1'] } as const;
    const hidden =
      '{"commitment":"c0","commitments":["c1"],"contributions":["d1"],"kind":"fair","match":"m","seed":null}';
    const match = startMatch(toy, PLAIN, { luck: script(), fairness: { ...proof, seed } });
    const hash = sha(`["muster/3","toy","1.0",{"cards":3,"dice":0},[],[[2,1,0]],${hidden}]`);
    expect(match.record().setup.hash).toBe(hash);
    playAll(match, { type: 'stop' });
    expect(match.record()).toMatchObject({ setup: { hash }, fairness: { seed } });
  });

  test('gone on with in the form muster/1 is the chain that it was: no fairness covered, consent as yes or no', () => {
    const match = startIn('muster/1', { luck: script(6, 3, 2), config: { dice: 1, cards: 2 } });
    playAll(match, { type: 'roll', count: 2 }, { type: 'step' });
    match.undo(0, []);
    match.undo(0, [1]);
    const { format, setup, entries } = match.record();
    expect(format).toBe('muster/1');
    expect(setup.hash).toBe(sha('["muster/1","toy","1.0",{"cards":2,"dice":1},[6],[[1,0]]]'));
    const first = sha(`${setup.hash}[0,{"count":2,"type":"roll"},[3,2],[]]`);
    const second = sha(`${first}[0,{"type":"step"},[],[]]`);
    const third = sha(`${second}["undo",1,0,false]`);
    const fourth = sha(`${third}["undo",1,0,true]`);
    expect(entries.map((e) => e.hash)).toEqual([first, second, third, fourth]);
  });

  const stateOf = (total: number) => sha(`{"order":[2,1,0],"orders":[0,0],"outcome":null,"total":${total},"turn":0}`);
  const statesOf = (match: ToyMatch) =>
    match.record().entries.flatMap((e, n) => (e.state === undefined ? [] : [[n, e.state]]));

  test('carries the hash of the state every 16th entry, covered by the hash of the entry, and has an end', () => {
    const match = startToy(script());
    for (let n = 0; n < 35; n++) playAll(match, { type: 'step' });
    expect(statesOf(match)).toEqual([
      [15, stateOf(16)],
      [31, stateOf(32)],
    ]);
    const { entries, end } = match.record();
    expect(entries[15]!.hash).toBe(sha(`${entries[14]!.hash}[0,{"type":"step"},[],[],"${stateOf(16)}"]`));
    expect(end).toEqual({ state: stateOf(35), hash: sha(`${entries[34]!.hash}["end","${stateOf(35)}"]`) });
  });

  test.each(['muster/1', 'muster/2'] as const)(
    'in the form %s carries it at its last entry, and no hash covers it',
    (format) => {
      const match = startIn(format, { luck: script() });
      for (let n = 0; n < 35; n++) playAll(match, { type: 'step' });
      expect(statesOf(match)).toEqual([
        [15, stateOf(16)],
        [31, stateOf(32)],
        [34, stateOf(35)],
      ]);
      const { entries, end } = match.record();
      expect(entries[15]!.hash).toBe(sha(`${entries[14]!.hash}[0,{"type":"step"},[],[]]`));
      expect(end).toBeUndefined();
    },
  );

  test('tells game, version and configuration; of a record gone on with, those that it told', () => {
    expect(startToy(script()).record()).toMatchObject({
      format: 'muster/3',
      game: 'toy',
      version: '1.0',
      config: PLAIN,
    });
    const recorded = { format: 'muster/1', version: '0.9', config: { dice: 0, cards: 3, old: true } } as const;
    const older = startMatch(toy, PLAIN, { luck: script(), fairness: { kind: 'manual' }, recorded });
    expect(older.record()).toMatchObject(recorded);
    expect(older.state().config).toEqual(PLAIN);
  });

  test('keeps the seed to itself until the match is over', () => {
    const seed = 'ab'.repeat(32);
    const fair = { kind: 'fair', match: 'm', commitment: seed, commitments: [], contributions: [], seed } as const;
    for (const fairness of [{ kind: 'seeded', seed: 7 } as const, fair]) {
      const match = startMatch(toy, PLAIN, { luck: seededLuck(7), fairness });
      expect(match.record().fairness).toEqual({ ...fairness, seed: null });
      playAll(match, { type: 'stop' });
      expect(match.record().fairness).toEqual(fairness);
      match.undo(0, [1]);
      expect(match.record().fairness).toEqual({ ...fairness, seed: null });
    }
  });
});

describe('playing', () => {
  test('tells what happened and to whom', () => {
    const match = startToy(script(1, 2, 3));
    expect(match.opening()).toEqual([{ event: { type: 'told', total: 0, rule: 'T-1' } }]);
    const played = match.play(0, { type: 'mix' });
    if (!played.ok) throw new Error('refused');
    expect(played.events).toEqual([
      { event: { type: 'told', total: 0, rule: 'T-1' }, to: [0] },
      { event: { type: 'told', total: 6, rule: 'T-1' } },
    ]);
    expect([0, 1, 'spectator' as const].map((viewer) => heardBy(played.events, viewer).length)).toEqual([2, 1, 1]);
  });

  test('what is refused changes nothing and draws nothing', () => {
    const luck = script(6);
    const match = startToy(luck);
    const before = match.state();
    expect(match.play(1, { type: 'roll', count: 1 })).toEqual({
      ok: false,
      refusal: { code: 'notYourTurn', rule: 'T-1' },
    });
    expect([match.state(), match.entries(), luck.left()]).toEqual([before, [], 1]);
    expect(match.state()).toBe(before);
  });

  test('asks the game for decisions, outcome and views', () => {
    const match = startToy(script());
    expect(match.decisions()).toEqual([{ seat: 0, kind: 'go', rule: 'T-1' }]);
    expect(match.view(0).order).toEqual([2, 1, 0]);
    expect(match.view('spectator').order).toEqual([]);
    expect(match.outcome()).toBeUndefined();
    playAll(match, { type: 'stop' });
    expect(match.outcome()?.places).toEqual([[0], [1]]);
    expect(match.decisions()).toEqual([]);
    expect(match.play(0, { type: 'step' })).toMatchObject({ ok: false, refusal: { code: 'over' } });
  });

  test('a game that throws has done nothing, and what it drew is drawn again', () => {
    const dice = [[6], [5, 4]];
    const luck = {
      ...cards([2, 1, 0], [1, 2, 0]),
      roll: (count: number) => {
        if (dice[0]?.length !== count) throw new Error('no more dice');
        return dice.shift()!;
      },
    };
    const match = startToy(luck);
    const before = match.state();
    dice.length = 1;
    expect(() => match.play(0, { type: 'mix' })).toThrow('no more dice');
    expect(match.state()).toBe(before);
    expect(match.entries()).toEqual([]);
    dice.push([5, 4]);
    playAll(match, { type: 'mix' });
    expect(match.entries()).toMatchObject([{ dice: [6, 5, 4], shuffles: [[1, 2, 0]] }]);
  });
});

test('every refusal of the match is a sentence', () => {
  const refusals: readonly MatchRefusal[] = [
    { code: 'luckAwaited', rule: null },
    { code: 'noLuckAwaited', rule: null },
    { code: 'nothingToUndo', rule: null },
    { code: 'wrongLuck', rule: null, need: { shuffle: 3 } },
    { code: 'wrongLuck', rule: null, need: { count: 2, sides: 6, seat: 0, for: 'attack' } },
    { code: 'needsConsent', rule: null, why: 'rolled', of: [1] },
    { code: 'needsConsent', rule: null, why: 'final', of: [1] },
    { code: 'needsConsent', rule: null, why: 'notYours', of: [1] },
    { code: 'matchOver', rule: null },
    { code: 'noFact', rule: null, problem: 'it tells of a seat that is not there' },
  ];
  const sentences = refusals.map(explainMatchRefusal);
  expect(new Set(sentences).size).toBe(refusals.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
  expect(sentences[3]).toContain('the order of 3 shuffled cards');
  expect(sentences[4]).toContain('2 dice from 1 to 6');
});
