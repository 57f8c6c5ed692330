import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gridBattles } from '@muster/grid-battles';
import {
  type Entry,
  type Fairness,
  type MatchRecord,
  makeRng,
  seededLuck,
  startMatch,
  type Unprovable,
} from '@muster/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { muster, temporaryFolder } from '../testing.ts';

const folder = temporaryFolder();

/** A random battle of First Muster, whole unless told otherwise. */
const playRandomly = (
  seed: number,
  fairness: Fairness = { kind: 'seeded', seed },
  most = Number.POSITIVE_INFINITY,
): MatchRecord => {
  const config = gridBattles.parseConfig({ scenario: 'S1' });
  if (!config.ok) throw new Error(config.refusal.problem);
  const match = startMatch(gridBattles, config.value, { luck: seededLuck(seed), fairness });
  const rng = makeRng(seed);
  while (match.outcome() === undefined && match.entries().length < most) {
    const { seat } = match.decisions()[0]!;
    const candidates = gridBattles.candidates(match.state(), seat);
    match.play(seat, candidates[rng.below(candidates.length)]!);
  }
  return match.record();
};

const write = (name: string, content: unknown): string => {
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  return name;
};

const verifyJson = async (name: string) => {
  const { code, out, err } = await muster(['verify', name, '--json'], { cwd: folder });
  expect(err).toBe('');
  return { code, ...JSON.parse(out) };
};

const withEntry = (r: MatchRecord, n: number, change: object): object => ({
  ...r,
  entries: r.entries.map((e, i) => (i === n ? { ...e, ...change } : e)),
});

let record: MatchRecord;
/** The first entry with dice in it. */
let rolled: number;

beforeAll(() => {
  record = playRandomly(11);
  rolled = record.entries.findIndex((e) => 'dice' in e && e.dice.length > 0);
  expect(rolled).toBeGreaterThan(1);
});

const otherFace = (e: Entry): number[] => ('dice' in e ? [(e.dice[0]! % 6) + 1, ...e.dice.slice(1)] : []);

describe('a proven record', () => {
  test('as JSON', async () => {
    const name = write('true.json', record);
    expect(await muster(['verify', name, '--json'], { cwd: folder })).toEqual({
      code: 0,
      out: '{"valid":true,"proof":"proven"}\n',
      err: '',
    });
  });

  test('in words', async () => {
    const { code, out } = await muster(['verify', write('true.json', record)], { cwd: folder });
    expect(code).toBe(0);
    expect(out).toMatch(
      /^true\.json is proven: \d+ entries of grid-battles\. .+ Every die was drawn again from its seed\.\n$/,
    );
  });
});

describe('a false record', () => {
  test('a changed die: its entry is named', async () => {
    const name = write('die.json', withEntry(record, rolled, { dice: otherFace(record.entries[rolled]!) }));
    expect(await verifyJson(name)).toEqual({
      code: 1,
      valid: false,
      proof: 'false',
      entry: rolled,
      reason: expect.any(String),
    });
    const { code, out, err } = await muster(['verify', name], { cwd: folder });
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toContain(`entry ${rolled} is the first bad one`);
  });

  test('a changed command', async () => {
    const name = write('command.json', withEntry(record, 0, { command: { type: 'concede' } }));
    expect(await verifyJson(name)).toMatchObject({ code: 1, entry: 0 });
  });

  test('a die that no die shows: the form is broken, and still the entry is named', async () => {
    const broken = withEntry(record, rolled, { dice: [9] });
    expect(await verifyJson(write('face.json', broken))).toMatchObject({ code: 1, entry: rolled });
  });

  test('a lost hash in one entry, but an earlier one is false already', async () => {
    const { hash: _, ...rest } = record.entries[rolled]!;
    const broken = { ...record, entries: record.entries.map((e, i) => (i === rolled ? rest : e)) };
    expect(await verifyJson(write('hash.json', broken))).toMatchObject({ code: 1, entry: rolled });
    const worse = withEntry(broken as MatchRecord, 1, { seat: 1 });
    expect(await verifyJson(write('worse.json', worse))).toMatchObject({ code: 1, entry: 1 });
  });

  test('entries cut off at the end', async () => {
    const short = { ...record, entries: record.entries.slice(0, rolled) };
    expect(await verifyJson(write('short.json', short))).toMatchObject({ code: 1, entry: rolled - 1 });
  });

  test('another scenario: the set-up is wrong', async () => {
    const other = { ...record, config: { ...record.config, scenario: 'S2' } };
    expect(await verifyJson(write('other.json', other))).toMatchObject({ code: 1, valid: false, entry: null });
  });

  test('dice of another seed', async () => {
    const other = { ...record, fairness: { kind: 'seeded', seed: 12 } };
    expect(await verifyJson(write('seed.json', other))).toMatchObject({ code: 1, valid: false, entry: rolled });
  });
});

describe('a record whose dice nobody can draw again', () => {
  /** A whole battle with dice that the told seed never gave. */
  const invented = (): MatchRecord => playRandomly(12, { kind: 'seeded', seed: 11 });

  test('the seed is told, and the dice are others: false', async () => {
    expect(await verifyJson(write('invented.json', invented()))).toMatchObject({ code: 1, proof: 'false' });
  });

  test.each<[Unprovable, () => object, RegExp]>([
    [
      'withheld',
      () => ({ ...invented(), fairness: { kind: 'seeded', seed: null } }),
      /Its seed is withheld though the battle is over, so nobody can draw its dice again\./,
    ],
    ['manual', () => playRandomly(12, { kind: 'manual' }), /Its dice were rolled at a real table\./],
    ['unproven', () => playRandomly(12, { kind: 'unproven' }), /Nothing but the record itself vouches for its dice\./],
  ])('%s: not provable', async (why, make, sentence) => {
    const name = write(`${why}.json`, make());
    expect(await verifyJson(name)).toEqual({ code: 3, valid: true, proof: 'notProvable', why });
    const { code, out, err } = await muster(['verify', name], { cwd: folder });
    expect({ code, err }).toEqual({ code: 3, err: '' });
    expect(out).toMatch(/^\w+\.json is not provable, though rules and hashes hold: \d+ entries of grid-battles\./);
    expect(out).toMatch(sentence);
  });

  test('a battle that is not over: not provable yet', async () => {
    const name = write('open.json', playRandomly(12, { kind: 'seeded', seed: 12 }, 5));
    expect(await verifyJson(name)).toEqual({ code: 3, valid: true, proof: 'notProvable', why: 'withheld' });
    expect((await muster(['verify', name], { cwd: folder })).out).toContain(
      'The battle is not over. Its seed is told when the battle is over; until then nobody can draw its dice again.',
    );
  });
});

describe('no record at all', () => {
  test.each<[string, () => unknown, RegExp]>([
    ['cut in the middle', () => JSON.stringify(record).slice(0, 1000), /not readable as JSON; it may be cut off/],
    ['empty', () => '', /not readable as JSON/],
    ['another kind of file', () => ({ name: 'muster' }), /not a Muster record/],
    ['a list', () => [record], /must be an object/],
    ['a later format', () => ({ ...record, format: 'muster/9' }), /format muster\/9; this Muster reads muster\/1/],
    ['another game', () => ({ ...record, game: 'chess' }), /a record of the game “chess”; known here: grid-battles/],
    ['bytes', () => '\u0000\u0001\ufffd', /not readable as JSON/],
  ])('%s', async (name, content, reason) => {
    const file = write(`${name.replaceAll(' ', '-')}.json`, content());
    expect(await verifyJson(file)).toEqual({
      code: 2,
      valid: false,
      proof: null,
      entry: null,
      reason: expect.stringMatching(reason),
    });
    const { code, out, err } = await muster(['verify', file], { cwd: folder });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(reason);
    expect(err).toMatch(/^muster: [^\n]+\.\n$/);
  });

  test.each([
    ['missing.json', /missing\.json cannot be read: there is no such file/],
    ['.', /\. cannot be read: it is a folder/],
    ['true.json/x', /cannot be read: its folder is a file/],
  ])('%s', async (name, reason) => {
    write('true.json', record);
    expect(await verifyJson(name)).toMatchObject({ code: 2, entry: null, reason: expect.stringMatching(reason) });
    expect((await muster(['verify', name], { cwd: folder })).err).toMatch(reason);
  });
});
