import { describe, expect, test } from 'vitest';
import { MIX, roll, STEP, STOP, startIn } from '../test/matches.ts';
import { playAll, toy } from '../test/toy.ts';
import { seededLuck } from './luck.ts';
import { type Fairness, FORMATS, isPlay, type MatchRecord, parseRecord } from './record.ts';
import { verify } from './verify.ts';

/** A record under the knife: every field that an entry may have. */
interface Paper {
  format: string;
  game: string;
  version: string;
  config: { dice: number; cards: number };
  setup: { dice: number[]; shuffles: number[][]; hash: string };
  entries: PaperEntry[];
  fairness: { seed: number };
}
interface PaperEntry {
  seat: number;
  command: { type: string; extra?: number };
  dice: number[];
  shuffles: number[][];
  undo: number;
  by: number;
  agreed: boolean | number[];
  hash: string;
  state: string;
}

const at = (entry: number | null) => expect.objectContaining({ ok: false, entry });
const flip = (hash: string) => hash.slice(0, 10) + (hash[10] === '0' ? '1' : '0') + hash.slice(11);

const PROVEN = { ok: true, proof: 'proven' };
const BY_HAND = { ok: true, proof: 'notProvable', why: 'manual' };

describe.each(FORMATS)('%s', (format) => {
  /** Twenty entries: every kind of command, an undo at 3, and a state at 15. */
  const recordOf = (fairness: Fairness): MatchRecord => {
    const match = startIn(format, { luck: seededLuck(4), fairness, config: { dice: 2, cards: 3 } });
    playAll(match, STEP, roll(2), MIX);
    match.undo(0, [1], 2);
    for (let n = 0; n < 5; n++) playAll(match, roll(2), MIX, STEP);
    playAll(match, STOP);
    return match.record();
  };
  const record = recordOf({ kind: 'seeded', seed: 4 });

  const verdict = (change: (paper: Paper) => unknown, of = record) => {
    const paper = JSON.parse(JSON.stringify(of)) as Paper;
    change(paper);
    const parsed = parseRecord(paper);
    return parsed.ok ? verify(toy, parsed.value) : 'not a record';
  };

  /** Changes entry n, which must be named. */
  const forge = (n: number, change: (entry: PaperEntry) => unknown): void => {
    expect(verdict((p) => change(p.entries[n]!))).toEqual(at(n));
  };

  const ALL = record.entries.map((entry, n) => [n, entry] as const);
  const PLAYS = record.entries.flatMap((entry, n) => (isPlay(entry) ? [[n, entry] as const] : []));

  test('untouched, it verifies', () => {
    expect(record.entries).toHaveLength(20);
    expect(verdict(() => {})).toEqual(PROVEN);
  });

  describe('every tampering names its entry', () => {
    test('a die turned to any other face', () => {
      for (const [n, { dice }] of PLAYS)
        for (let die = 0; die < dice.length; die++)
          for (let face = 1; face <= 6; face++)
            if (dice[die] !== face)
              forge(n, (e) => {
                e.dice[die] = face;
              });
    });

    test('a die more, a die less, dice changed over', () => {
      for (const [n, { dice }] of PLAYS) {
        forge(n, (e) => e.dice.push(1));
        forge(n, (e) => e.dice.unshift(6));
        if (dice.length > 0) forge(n, (e) => e.dice.pop());
        if (dice[0] !== dice.at(-1)) forge(n, (e) => e.dice.reverse());
      }
    });

    test('a shuffle in another order, of other cards, missing, added', () => {
      for (const [n, { shuffles }] of PLAYS) {
        forge(n, (e) => e.shuffles.push([0, 1, 2]));
        if (shuffles.length === 0) continue;
        forge(n, (e) => e.shuffles[0]!.reverse());
        forge(n, (e) => e.shuffles.pop());
        for (const wrong of [[9, 0, 1], [0, 0, 0], [0, 1], []])
          forge(n, (e) => {
            e.shuffles[0] = wrong;
          });
      }
    });

    test('another command, one the game does not know, another seat', () => {
      for (const [n, { command }] of PLAYS) {
        for (const other of [{ type: 'step' }, { type: 'mix' }, { type: 'roll', count: 1 }, { type: 'fly' }])
          if (JSON.stringify(other) !== JSON.stringify(command)) forge(n, (e) => Object.assign(e, { command: other }));
        forge(n, (e) => Object.assign(e.command, { extra: 1 }));
        for (const seat of [1, 7]) forge(n, (e) => Object.assign(e, { seat }));
      }
    });

    test('an undo of more or less, by another, without consent, in place of a command', () => {
      const consents = format === 'muster/1' ? [false] : [[], [0], [0, 1], [1, 1], [1, 0]];
      const agreed = consents.map((agreed) => ({ agreed }));
      for (const change of [{ undo: 1 }, { undo: 3 }, { undo: 99 }, { by: 1 }, ...agreed])
        forge(3, (e) => Object.assign(e, change));
      for (const [n, { hash }] of PLAYS) {
        const undo = { undo: 1, by: 0, agreed: format === 'muster/1' ? true : [1], hash } as PaperEntry;
        expect(verdict((p) => p.entries.splice(n, 1, undo))).toEqual(at(n));
      }
    });

    test('a hash, a hash of a state', () => {
      for (const [n, { state }] of ALL) {
        forge(n, (e) => Object.assign(e, { hash: flip(e.hash) }));
        forge(n, (e) => Object.assign(e, { state: state === undefined ? record.entries[15]!.state : flip(state) }));
      }
    });

    test('an entry left out, twice there, or changed over with the next', () => {
      for (const [n] of ALL) {
        expect(verdict((p) => p.entries.splice(n, 1))).toEqual(at(Math.min(n, 18)));
        expect(verdict((p) => p.entries.splice(n, 0, p.entries[n]!))).toEqual(at(n + 1));
        if (n < 19) expect(verdict((p) => p.entries.splice(n, 2, p.entries[n + 1]!, p.entries[n]!))).toEqual(at(n));
      }
    });

    test('the first one, when there are several, and the end cut off besides', () => {
      for (let n = 0; n < 10; n++)
        expect(
          verdict((p) => {
            for (const e of p.entries.slice(n, n + 3)) e.hash = flip(e.hash);
            p.entries.splice(14);
          }),
        ).toEqual(at(n));
    });

    test.each<[string, (paper: Paper) => unknown]>([
      ['a die of the set-up', (p) => Object.assign(p.setup, { dice: p.setup.dice.map((die) => (die % 6) + 1) })],
      ['a die more at set-up', (p) => p.setup.dice.push(1)],
      ['a die less at set-up', (p) => p.setup.dice.pop()],
      ['the shuffle of the set-up', (p) => p.setup.shuffles[0]!.reverse()],
      ['no shuffle at set-up', (p) => p.setup.shuffles.pop()],
      ['cards that are not there', (p) => p.setup.shuffles[0]!.splice(0, 1, 9)],
      ['the hash of the set-up', (p) => Object.assign(p.setup, { hash: flip(p.setup.hash) })],
      ['more cards', (p) => Object.assign(p.config, { cards: 4 })],
      ['fewer dice', (p) => Object.assign(p.config, { dice: 1 })],
      ['another version', (p) => Object.assign(p, { version: '2' })],
      ['another game', (p) => Object.assign(p, { game: 'chess' })],
      ['another seed', (p) => Object.assign(p.fairness, { seed: 5 })],
    ])('or the set-up: %s', (_, change) => {
      expect(verdict(change)).toEqual(at(null));
    });
  });

  test('cut off anywhere it is found out, even after an entry that carries its state, as the seed was revealed', () => {
    expect(verdict((p) => p.entries.splice(0))).toEqual(at(null));
    for (let length = 1; length < 20; length++)
      expect(verdict((p) => p.entries.splice(length))).toEqual({
        ok: false,
        entry: length - 1,
        by: 'form',
        reason: expect.stringMatching(/cut off/),
      });
  });

  test('where no seed is revealed, what is left after an entry with its state is a true record of a shorter match, but not since muster/3', () => {
    const manual = recordOf({ kind: 'manual' });
    const cut = (length: number) => verdict((p) => p.entries.splice(length), manual);
    for (let length = 1; length < 20; length++)
      expect(cut(length)).toEqual(
        length === 16 && format !== 'muster/3'
          ? BY_HAND
          : { ok: false, entry: length - 1, by: 'form', reason: expect.stringMatching(/cut off/) },
      );
    expect(cut(0)).toEqual(format === 'muster/3' ? at(null) : BY_HAND);
  });
});
