/** Plays many random games and holds every law against each. */

import type { GameTypes } from '@muster/kernel';
import { decisionsFor, makeRng } from '@muster/kernel';
import {
  type AnyGame,
  type Checked,
  type Law,
  LawBroken,
  type Lawful,
  type LawId,
  type LawOptions,
  type Terms,
  type Walk,
} from './law.ts';
import { hiddenLaw } from './laws/hidden.ts';
import { LAWS } from './laws/index.ts';
import { type Leak, makeLeaks } from './leaks.ts';
import { makeMet, type SecretMet } from './met.ts';
import { randomWalk } from './walk.ts';

export interface LawResult {
  readonly id: LawId;
  readonly name: string;
  /** How often something was checked: 0 means that the law was never put to the test. */
  readonly checks: number;
  /** How often each kind was met that the law has to meet. */
  readonly met: Readonly<Record<string, number>>;
  /** How it was broken first, with the seed that shows it again; null when it holds. */
  readonly broken: string | null;
  /** What it took, by the clock that was handed in. */
  readonly millis: number;
}

export interface LawReport {
  readonly games: number;
  readonly commands: number;
  /** What playing took, before any law was asked. */
  readonly millis: number;
  readonly laws: readonly LawResult[];
  readonly secrets: readonly SecretMet[];
  readonly leaks: readonly Leak[];
}

/** Games that cannot even be played through, after which it is pointless to go on. */
const FAILED_ENOUGH = 8;

/** The terms are read as those of any game: only this game's own values ever reach them. */
export const termsFor = (lawful: Lawful, options: LawOptions): Terms => ({
  ...options,
  seed: options.seed ?? 1,
  samples: options.samples ?? 2,
  recordOneIn: options.recordOneIn ?? 1,
  forgeries: options.forgeries ?? 4,
  maxCommands: options.maxCommands ?? 5_000,
  concede: lawful.concede,
  asks: lawful.asks,
  book: lawful.book,
  ...(lawful.odds && { odds: (view, seat, c) => lawful.odds?.(view, seat, c) }),
  seatNames: (config) => lawful.seatNames(config),
  rolls: lawful.rolls,
  ...(lawful.rollWords && { rollWords: (view, told, need) => lawful.rollWords!(view, told, need) }),
  ...(lawful.drawWords && { drawWords: (view, told, need) => lawful.drawWords!(view, told, need) }),
  ...(lawful.oddsNames && { oddsNames: lawful.oddsNames }),
  isAnytime: (c) => lawful.isAnytime(c),
  isSecret: (c, config) => lawful.isSecret(c, config),
  secrets: lawful.secrets,
  learns: (played, viewer) => lawful.learns?.(played, viewer) ?? [],
  whispers: lawful.whispers ?? [],
  unoffered: lawful.unoffered ?? [],
  decisionsFor,
});

/** Writing to something frozen breaks the law of purity, wherever it happens; all else, the law that was being checked. */
const lawBrokenBy = (e: unknown, otherwise: LawId): LawId => {
  if (e instanceof LawBroken) return e.law;
  const wrote = e instanceof TypeError && /read only|not extensible|Cannot delete|Cannot redefine/.test(e.message);
  return wrote ? 'pure' : otherwise;
};

const told = (e: unknown): string =>
  e instanceof LawBroken ? e.message : e instanceof Error ? `${e.stack}` : String(e);

const makeTally = (laws: readonly Law[], clock: () => number) => {
  const checks = new Map<LawId, number>(laws.map((law) => [law.id, 0]));
  const met = new Map(laws.map(({ id, kinds }) => [id, new Map(kinds?.among.map((kind) => [kind, 0]))]));
  const millis = new Map<LawId | 'play', number>();
  const broken = new Map<LawId, string>();
  return {
    stands: (law: LawId): boolean => !broken.has(law),
    count: (law: LawId, checked: number | Checked): void => {
      const { checks: n, met: kinds } = typeof checked === 'number' ? { checks: checked, met: {} } : checked;
      checks.set(law, checks.get(law)! + n);
      for (const [kind, times] of Object.entries(kinds))
        met.get(law)!.set(kind, (met.get(law)!.get(kind) ?? 0) + times);
    },
    note: (law: LawId, seed: number, e: unknown): void => {
      if (checks.has(law) && !broken.has(law)) broken.set(law, `[${law}] game with seed ${seed}: ${told(e)}`);
    },
    timed: <T>(what: LawId | 'play', act: () => T): T => {
      const from = clock();
      try {
        return act();
      } finally {
        millis.set(what, (millis.get(what) ?? 0) + clock() - from);
      }
    },
    millisOf: (what: LawId | 'play'): number => millis.get(what) ?? 0,
    results: (): readonly LawResult[] =>
      laws.map(({ id, name }) => ({
        id,
        name,
        checks: checks.get(id)!,
        met: Object.fromEntries(met.get(id)!),
        broken: broken.get(id) ?? null,
        millis: millis.get(id) ?? 0,
      })),
  };
};

type Tally = ReturnType<typeof makeTally>;

const applies = (law: Law, { seed, terms }: Walk): boolean =>
  law.onRecords === undefined || seed % terms.recordOneIn === 0;

const holdLaws = (game: AnyGame, walk: Walk, laws: readonly Law[], tally: Tally): void => {
  for (const law of laws)
    if (tally.stands(law.id) && applies(law, walk))
      try {
        const rng = makeRng(walk.seed + (LAWS.indexOf(law) + 2) * 2 ** 33);
        tally.count(
          law.id,
          tally.timed(law.id, () => law.check(game, walk, rng)),
        );
      } catch (e) {
        tally.note(lawBrokenBy(e, law.id), walk.seed, e);
      }
};

const walkOrNote = (game: AnyGame, terms: Terms, seed: number, tally: Tally): Walk | undefined => {
  try {
    return tally.timed('play', () => randomWalk(game, terms, seed));
  } catch (e) {
    tally.note(lawBrokenBy(e, 'ends'), seed, e);
    return undefined;
  }
};

export const runLaws = <T extends GameTypes>(lawful: Lawful<T>, options: LawOptions<T>): LawReport => {
  const game: AnyGame = lawful.game;
  const terms = termsFor(lawful, options);
  const laws = LAWS.filter(
    ({ id, needs }) => (terms.only?.includes(id) ?? true) && (needs === undefined || terms[needs] !== undefined),
  );
  const [tally, met, leaks] = [makeTally(laws, () => terms.clock?.() ?? 0), makeMet(terms), makeLeaks(terms)];
  let [games, commands, failed] = [0, 0, 0];
  for (let n = 0; n < terms.games && failed < FAILED_ENOUGH; n++) {
    const walk = walkOrNote(game, terms, terms.seed + n, tally);
    games++;
    commands += walk?.steps.length ?? 0;
    if (walk === undefined) failed++;
    else {
      holdLaws(game, walk, laws, tally);
      if (laws.includes(hiddenLaw) && laws.every(({ id }) => tally.stands(id))) {
        met.note(game, walk);
        leaks.try(game, walk);
      }
    }
  }
  return {
    games,
    commands,
    millis: tally.millisOf('play'),
    laws: tally.results(),
    secrets: met.results(),
    leaks: leaks.results(),
  };
};

/** For where no test runner loops over the laws: throws with every law that is broken or was never put to the test. */
export const checkLaws = <T extends GameTypes>(lawful: Lawful<T>, options: LawOptions<T>): LawReport => {
  const report = runLaws(lawful, options);
  const wrong = report.laws.flatMap((law) => wrongWith(law) ?? []);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return report;
};

/** What is wrong with this law in the report; undefined when it holds and was put to the test. */
export const wrongWith = ({ id, checks, met, broken }: LawResult): string | undefined => {
  if (broken !== null) return broken;
  if (checks === 0) return `[${id}] was never put to the test`;
  const { among = [], enough = 0 } = LAWS.find((law) => law.id === id)!.kinds ?? {};
  const unmet = checks < enough ? [] : among.filter((kind) => met[kind] === 0);
  return unmet.length === 0 ? undefined : `[${id}] never met: ${unmet.join(', ')}`;
};
