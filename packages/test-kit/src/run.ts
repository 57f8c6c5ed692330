/** Plays many random games and holds every law against each. */

import type { GameTypes } from '@muster/kernel';
import { makeRng } from '@muster/kernel';
import {
  type AnyGame,
  type Law,
  LawBroken,
  type Lawful,
  type LawId,
  type LawOptions,
  type Terms,
  type Walk,
} from './law.ts';
import { LAWS } from './laws/index.ts';
import { randomWalk } from './walk.ts';

export interface LawResult {
  readonly id: LawId;
  readonly name: string;
  /** How often something was checked: 0 means that the law was never put to the test. */
  readonly checks: number;
  /** How it was broken first, with the seed that shows it again; null when it holds. */
  readonly broken: string | null;
}

export interface LawReport {
  readonly games: number;
  readonly commands: number;
  readonly laws: readonly LawResult[];
}

/** Games that cannot even be played through, after which it is pointless to go on. */
const FAILED_ENOUGH = 8;

/** The terms are read as those of any game: only this game's own values ever reach them. */
const withDefaults = (lawful: Lawful, options: LawOptions): Terms => ({
  ...options,
  seed: options.seed ?? 1,
  samples: options.samples ?? 2,
  recordOneIn: options.recordOneIn ?? 1,
  maxCommands: options.maxCommands ?? 5_000,
  concede: lawful.concede,
  asks: lawful.asks,
  book: lawful.book,
  isAnytime: (c) => lawful.isAnytime(c),
  isSecret: (c) => lawful.isSecret(c),
  standingOrders: (s) => lawful.standingOrders(s),
  learns: (before, seat, c, viewer) => lawful.learns(before, seat, c, viewer),
});

/** Writing to something frozen breaks the law of purity, wherever it happens; all else, the law that was being checked. */
const lawBrokenBy = (e: unknown, otherwise: LawId): LawId => {
  if (e instanceof LawBroken) return e.law;
  const wrote = e instanceof TypeError && /read only|not extensible|Cannot delete|Cannot redefine/.test(e.message);
  return wrote ? 'pure' : otherwise;
};

const told = (e: unknown): string =>
  e instanceof LawBroken ? e.message : e instanceof Error ? `${e.stack}` : String(e);

const makeTally = (laws: readonly Law[]) => {
  const checks = new Map<LawId, number>(laws.map((law) => [law.id, 0]));
  const broken = new Map<LawId, string>();
  return {
    stands: (law: LawId): boolean => !broken.has(law),
    count: (law: LawId, n: number): void => {
      checks.set(law, checks.get(law)! + n);
    },
    note: (law: LawId, seed: number, e: unknown): void => {
      if (checks.has(law) && !broken.has(law)) broken.set(law, `[${law}] game with seed ${seed}: ${told(e)}`);
    },
    results: (): readonly LawResult[] =>
      laws.map(({ id, name }) => ({ id, name, checks: checks.get(id)!, broken: broken.get(id) ?? null })),
  };
};

type Tally = ReturnType<typeof makeTally>;

const applies = (law: Law, { seed, terms }: Walk): boolean =>
  law.onRecords === undefined || seed % terms.recordOneIn === 0;

const holdLaws = (game: AnyGame, walk: Walk, laws: readonly Law[], tally: Tally): void => {
  for (const law of laws)
    if (tally.stands(law.id) && applies(law, walk))
      try {
        tally.count(law.id, law.check(game, walk, makeRng(walk.seed + (LAWS.indexOf(law) + 2) * 2 ** 33)));
      } catch (e) {
        tally.note(lawBrokenBy(e, law.id), walk.seed, e);
      }
};

const walkOrNote = (game: AnyGame, terms: Terms, seed: number, tally: Tally): Walk | undefined => {
  try {
    return randomWalk(game, terms, seed);
  } catch (e) {
    tally.note(lawBrokenBy(e, 'ends'), seed, e);
    return undefined;
  }
};

export const runLaws = <T extends GameTypes>(lawful: Lawful<T>, options: LawOptions<T>): LawReport => {
  const game: AnyGame = lawful.game;
  const terms = withDefaults(lawful, options);
  const laws = LAWS.filter((law) => terms.only === undefined || terms.only.includes(law.id));
  const tally = makeTally(laws);
  let [games, commands, failed] = [0, 0, 0];
  for (let n = 0; n < terms.games && failed < FAILED_ENOUGH; n++) {
    const walk = walkOrNote(game, terms, terms.seed + n, tally);
    games++;
    commands += walk?.steps.length ?? 0;
    if (walk === undefined) failed++;
    else holdLaws(game, walk, laws, tally);
  }
  return { games, commands, laws: tally.results() };
};

/** For where no test runner loops over the laws: throws with every law that is broken or was never put to the test. */
export const checkLaws = <T extends GameTypes>(lawful: Lawful<T>, options: LawOptions<T>): LawReport => {
  const report = runLaws(lawful, options);
  const wrong = report.laws.flatMap((law) => wrongWith(law) ?? []);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return report;
};

/** What is wrong with this law in the report; undefined when it holds and was put to the test. */
export const wrongWith = (law: LawResult): string | undefined =>
  law.broken ?? (law.checks === 0 ? `[${law.id}] was never put to the test` : undefined);
