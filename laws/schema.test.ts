// What a schema says, the reader does, for every game of the list: ajv accepts whatever is read, and of documents that are spoilt in
// their form both refuse the same ones. Where a reader asks for more than a schema can say, its refusal tells so (`isOfMeaning`):
// such a document, right in its form, is neither counted nor held against the schema.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { loadGames } from '@muster/games';
import {
  type Command,
  type Descriptor,
  type Entry,
  type Fairness,
  isPlay,
  isUndo,
  type MatchRecord,
  makeRng,
  parseRecord,
  recordSchema,
  type Schema,
  schemaOf,
  seededLuck,
  startMatch,
} from '@muster/kernel';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { invented } from './invented.ts';
import { type Part, pick, type Spoilt, spoil, WAYS } from './spoilt.ts';

/** Spoilt documents of each game on which reader and schema must agree. */
const SPOILT = 1000;
/** Documents of each kind that are made up after the schema. */
const INVENTED = 200;
/** Commands of each battle that is played here. */
const PLAYED = 60;
/** Entries that are left of a record before it is spoilt. */
const ENTRIES = 12;

const ajv = new Ajv2020({ strict: true, strictTypes: false });
const isAccepted = (schema: Schema): ((x: unknown) => boolean) => ajv.compile(schema);

const brief = (x: unknown): string => JSON.stringify(x).slice(0, 300);

/** As JSON brings them, each once. */
const different = (documents: readonly unknown[]): readonly unknown[] =>
  [...new Set(documents.map((x) => JSON.stringify(x)))].map((x): unknown => JSON.parse(x));

// --- What is read ---

interface Battle {
  readonly record: MatchRecord;
  /** All that were offered. */
  readonly commands: readonly Command[];
}

const played = ({ game }: Descriptor, config: object, seed: number): Battle => {
  const rng = makeRng(seed);
  const match = startMatch(game, config, { luck: seededLuck(seed), fairness: { kind: 'seeded', seed } });
  const seats = Array.from({ length: game.seats(config) }, (_, seat) => seat);
  const commands: Command[] = [];
  for (let n = 0; n < PLAYED && match.outcome() === undefined; n++) {
    const { seat } = pick(match.decisions(), rng);
    const offered = game.candidates(match.state(), seat);
    commands.push(...offered);
    match.play(seat, pick(offered, rng));
    if (n % 20 === 7) match.undo(seat, seats);
  }
  return { record: match.record(), commands };
};

const museumOf = (id: string): readonly MatchRecord[] => {
  const folder = new URL(`../museum/${id}/`, import.meta.url);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
};

const commandsIn = (entries: readonly Entry[]): readonly Command[] =>
  entries.flatMap((entry) => (isPlay(entry) ? [entry.command] : []));

const DIGITS = '0123456789abcdef'.repeat(4);
const FAIRNESS: readonly Fairness[] = [
  { kind: 'manual' },
  { kind: 'manual', cards: true },
  { kind: 'unproven' },
  { kind: 'fair', match: 'm', commitment: DIGITS, commitments: [DIGITS], contributions: [DIGITS], seed: null },
];

/** Short ones of every kind: with each source of luck, cards that were typed, undos. */
const shortened = (record: MatchRecord): readonly MatchRecord[] =>
  [record.fairness, ...FAIRNESS].map((fairness, n) => ({
    ...record,
    fairness,
    setup: n % 2 === 0 ? record.setup : { ...record.setup, cards: ['a', 'b'] },
    entries: [...record.entries.slice(n, n + ENTRIES), ...record.entries.filter(isUndo).slice(0, 2)],
  }));

// --- Verdicts ---

type Verdict = 'accepted' | 'form' | 'meaning';

const verdictOf = (read: (x: unknown, where: string) => unknown, x: unknown): Verdict => {
  try {
    read(x, 'it');
    return 'accepted';
  } catch (e) {
    if (!(e instanceof Error && 'isOfMeaning' in e)) throw e;
    return e.isOfMeaning === true ? 'meaning' : 'form';
  }
};

/** Of a record as `replay` reads it: its form, its game, its configuration as of its version, its commands. */
const verdictOfRecord = ({ id, readers, parseConfig }: Descriptor['game'], x: unknown): Verdict => {
  const parsed = parseRecord(x);
  if (!parsed.ok || parsed.value.game !== id) return 'form';
  const { config, entries, version } = parsed.value;
  const verdicts = [
    parseConfig(config, version).ok ? 'accepted' : verdictOf(readers.config, config),
    ...commandsIn(entries).map((command) => verdictOf(readers.command, command)),
  ];
  return verdicts.find((v) => v === 'form') ?? verdicts.find((v) => v === 'meaning') ?? 'accepted';
};

interface Kind {
  readonly name: string;
  readonly schema: Schema;
  readonly accepts: (x: unknown) => boolean;
  readonly verdict: (x: unknown) => Verdict;
  /** Read as they are. */
  readonly documents: readonly unknown[];
}

interface Tried {
  readonly config: Kind;
  readonly command: Kind;
  readonly record: Kind;
  /** In full. */
  readonly records: readonly MatchRecord[];
}

const triedOf = (descriptor: Descriptor): Tried => {
  const { game, concede, unoffered = [] } = descriptor;
  const { config, command } = game.readers;
  const ready = [...descriptor.samples(), ...descriptor.quickStarts()].map((one) => one.config);
  const battles = descriptor.samples().map((one, seed) => played(descriptor, one.config, seed));
  const records = [...battles.map(({ record }) => record), ...museumOf(game.id)];
  const offered = battles.flatMap(({ commands }) => commands);
  const given = records.flatMap(({ entries }) => commandsIn(entries));
  const kind = (name: string, schema: Schema, verdict: Kind['verdict'], documents: readonly unknown[]): Kind => ({
    name,
    schema,
    accepts: isAccepted(schema),
    verdict,
    documents: different(documents),
  });
  return {
    config: kind('config', schemaOf(config), (x) => verdictOf(config, x), ready),
    command: kind('command', schemaOf(command), (x) => verdictOf(command, x), [
      ...offered,
      ...given,
      ...unoffered,
      concede,
    ]),
    record: kind('record', recordSchema(game), (x) => verdictOfRecord(game, x), records.flatMap(shortened)),
    records,
  };
};

// --- Comparing ---

interface Comparison {
  /** By both, of each way of spoiling. */
  readonly refused: ReadonlyMap<string, number>;
  readonly accepted: number;
  /** Right in form, and refused for what no schema can say. */
  readonly ofMeaning: number;
  readonly disagreed: readonly Spoilt[];
}

const MOST_DISAGREED = 5;

/** Until both agreed on so many. */
const compared = ({ documents, verdict }: Kind, accepts: Kind['accepts'], count: number): Comparison => {
  const rng = makeRng(count);
  const refused = new Map<string, number>();
  const disagreed: Spoilt[] = [];
  let [accepted, ofMeaning, agreed] = [0, 0, 0];
  while (agreed < count && disagreed.length < MOST_DISAGREED) {
    const spoilt = spoil(documents, rng);
    const [read, isValid] = [verdict(spoilt.x), accepts(spoilt.x)];
    if (isValid ? read === 'form' : read === 'accepted') disagreed.push(spoilt);
    else if (isValid && read === 'meaning') ofMeaning++;
    else {
      agreed++;
      if (isValid) accepted++;
      else refused.set(spoilt.way, (refused.get(spoilt.way) ?? 0) + 1);
    }
  }
  return { refused, accepted, ofMeaning, disagreed };
};

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0);

// --- Schemas that say too little ---

/** Keywords that hold schemas by names, which are no keywords. */
const NAMED = ['properties', '$defs'];

/** Changes a schema and all that is in it. */
const changed = (x: unknown, change: (schema: Part) => Part, isNamed = false): unknown => {
  if (Array.isArray(x)) return x.map((item) => changed(item, change));
  if (typeof x !== 'object' || x === null) return x;
  const inner = Object.fromEntries(
    Object.entries(x).map(([name, part]) => [name, changed(part, change, !isNamed && NAMED.includes(name))]),
  );
  return isNamed ? inner : change(inner);
};

const without =
  (...keywords: readonly string[]) =>
  (schema: Part): Part =>
    Object.fromEntries(Object.entries(schema).filter(([name]) => !keywords.includes(name)));

const FORGOTTEN: Readonly<Record<string, (schema: Part) => Part>> = {
  'what is required': without('required'),
  'that no more is known': without('additionalProperties'),
  'limits of numbers': without('minimum', 'maximum'),
  'limits of lists': without('maxItems'),
  types: without('type'),
  choices: without('enum', 'const'),
};

const withDefaults = (schema: Schema): readonly Schema[] => {
  const found: Schema[] = [];
  changed(schema, (part) => {
    if ('default' in part) found.push(part);
    return part;
  });
  return found;
};

describe.each(await loadGames())('$name', (descriptor) => {
  const { config, command, record, records } = triedOf(descriptor);
  const kinds = [command, config, record];

  test.each(kinds)('the schema of a $name is plain JSON', ({ schema }) => {
    expect(JSON.parse(JSON.stringify(schema))).toStrictEqual(schema);
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  });

  test('what is meant where something is left out could be written', () => {
    const parts = kinds.flatMap(({ schema }) => withDefaults(schema));
    for (const part of new Set(parts)) expect(isAccepted(part)(part.default), brief(part)).toBe(true);
  });

  test.each(kinds)('of a $name, accepted is whatever is read', ({ documents, verdict, accepts }) => {
    for (const x of documents) expect([verdict(x), accepts(x)], brief(x)).toEqual(['accepted', true]);
  });

  test('records are accepted in full, those of the museum too', () => {
    for (const whole of different(records)) expect(record.accepts(whole)).toBe(true);
  });

  test.each(kinds)('what the schema of a $name allows is refused for its meaning only', (kind) => {
    const rng = makeRng(INVENTED);
    const documents = Array.from({ length: INVENTED }, () => invented(kind.schema, rng));
    for (const x of documents) {
      expect(kind.accepts(x), brief(x)).toBe(true);
      expect(kind.verdict(x), brief(x)).not.toBe('form');
    }
    expect(compared({ ...kind, documents }, kind.accepts, INVENTED).disagreed).toEqual([]);
  });

  test('what is parsed is what is read', () => {
    const rng = makeRng(7);
    for (let n = 0; n < 200; n++) {
      const { x } = spoil(config.documents, rng);
      expect(descriptor.game.parseConfig(x).ok).toBe(config.verdict(x) === 'accepted');
      const { x: y } = spoil(command.documents, rng);
      expect(descriptor.game.parseCommand(y).ok).toBe(command.verdict(y) === 'accepted');
    }
  });

  test(`of ${SPOILT} documents spoilt in their form, reader and schema refuse the same`, () => {
    const all = kinds.map((kind) => compared(kind, kind.accepts, Math.ceil(SPOILT / kinds.length)));
    expect(all.flatMap(({ disagreed }) => disagreed)).toEqual([]);
    for (const way of WAYS)
      expect(sum(all.map(({ refused }) => refused.get(way) ?? 0)), way).toBeGreaterThan(SPOILT / 100);
    expect(sum(all.flatMap(({ refused }) => [...refused.values()]))).toBeGreaterThan(SPOILT / 2);
    expect(sum(all.map(({ ofMeaning }) => ofMeaning))).toBeLessThan(SPOILT / 4);
  });

  test.each(Object.keys(FORGOTTEN))('a schema that forgets %s is noticed', (what) => {
    const isNoticed = (kind: Kind): boolean => {
      const accepts = isAccepted(changed(kind.schema, FORGOTTEN[what]!) as Schema);
      return compared(kind, accepts, SPOILT).disagreed.length > 0;
    };
    expect(kinds.some(isNoticed)).toBe(true);
  });
});
