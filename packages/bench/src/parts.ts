/**
 * The parts of the bench, in the order in which they are measured and told: the kernel, each game of the list that has cases of its
 * own (`cases/<id>.ts`), odds, page. A part is loaded when it is measured.
 */

import { hasPart, LIST } from '@muster/games';
import { kernelPart } from './cases/kernel.ts';
import { oddsPart } from './cases/odds.ts';
import { postgresPart } from './cases/postgres.ts';
import { serverPart } from './cases/server.ts';
import { webPart } from './cases/web.ts';
import type { Work } from './measure.ts';
import type { Part } from './part.ts';

/** What `cases/<id>.ts` exports. */
interface GameCases {
  readonly part: Part;
  /** Combats whose exact odds are timed; the first game that has some is taken. */
  readonly combat?: () => Work;
}

/** `gridBattles`: ids as fields of JSON are called. */
const fieldOf = (id: string): string => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const IDS: readonly string[] = LIST.map(({ card }) => card.id).filter((id) => hasPart(id, 'bench'));

/** Measured only when it is asked for: it needs a database. */
export const WITH_DATABASE = 'postgres';

export const BENCH_PARTS: readonly string[] = ['kernel', ...IDS.map(fieldOf), 'odds', 'web', 'server'];

/** By part; one that was not asked for is left out. */
export type BenchResult = Readonly<Record<string, object>>;

const plain = (name: string): string => name.toLowerCase().replaceAll('-', '');

/** `gridBattles` or `grid-battles`; undefined for what is no part. */
export const findBenchPart = (name: string): string | undefined =>
  [...BENCH_PARTS, WITH_DATABASE].find((part) => plain(part) === plain(name));

const casesOf = (id: string): Promise<GameCases> => import(`./cases/${id}.ts`) as Promise<GameCases>;

const loadOdds = async (): Promise<Part> => {
  for (const id of IDS) {
    const { combat } = await casesOf(id);
    if (combat !== undefined) return oddsPart(combat);
  }
  throw new Error('no game has combats to time');
};

/** Only for names that `findBenchPart` has found. */
export const loadPart = async (name: string): Promise<Part> => {
  if (name === 'kernel') return kernelPart;
  if (name === 'odds') return loadOdds();
  if (name === 'web') return webPart;
  if (name === 'server') return serverPart;
  if (name === WITH_DATABASE) return postgresPart;
  return (await casesOf(IDS.find((id) => fieldOf(id) === name)!)).part;
};
