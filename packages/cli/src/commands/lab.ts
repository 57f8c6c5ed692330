/** `muster lab <game>`: many games between computer players, as a table and a plot. */

import { LEVEL_WORDS, LEVELS, type Level } from '@muster/ai';
import {
  type LabGame,
  type LabOptions,
  LabRefused,
  type LabReport,
  type LabResult,
  labPlot,
  labReport,
  runLab,
  shareOf,
} from '@muster/lab';
import { checkFolder, writeText } from '../files.ts';
import type { CliGame } from '../game.ts';
import { loadGame } from '../games.ts';
import type { Io } from '../io.ts';
import { listed, oneOf, wholeNumber } from '../options.ts';
import { type Paint, painter } from '../paint.ts';
import { EXIT, problem } from '../problem.ts';
import { makeProgress } from '../progress.ts';
import { bar, columns, count, percent } from '../text.ts';
import type { Options } from '../usage.ts';

/** What every game has; the others are the game's own. */
export type LabCommandOptions = Options & {
  readonly players: string;
  readonly games: string;
  readonly seed: string;
  readonly steps?: string;
  readonly workers?: string;
  readonly plot?: string;
  readonly json?: true;
};

const MOST_GAMES = 1_000_000;
const MOST_STEPS = 1_000_000;
const MOST_WORKERS = 256;
const DEFAULT_PLOT = 'lab.svg';
const BAR_WIDTH = 30;

const readPlayers = (text: string, [least, most]: CliGame['seats']): readonly Level[] => {
  const levels = listed(text).map((level) => oneOf('player', level, LEVELS));
  const wanted = least === most ? (least === 2 ? 'two' : String(least)) : `${least} to ${most}`;
  return levels.length >= least && levels.length <= most
    ? levels
    : problem(`--players needs ${wanted} players, for example veteran,recruit, not “${text}”.`);
};

const namesOf = (players: readonly Level[]): readonly string[] => players.map((level) => LEVEL_WORDS[level].name);

/** SVG as it is, or inside a page; the name decides. */
const plotFile = (name: string): ((svg: string, title: string) => string) => {
  if (/\.svg$/i.test(name)) return (svg) => svg;
  if (/\.html?$/i.test(name))
    return (svg, title) =>
      `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>${title}</title>\n${svg}</html>\n`;
  return problem(`--plot must name a file that ends in .svg or .html, not “${name}”.`);
};

const signed = (share: number): string => `${share < 0 ? '−' : '+'}${(Math.abs(share) * 100).toFixed(1)}`;

const describe = (title: string, players: readonly Level[], r: LabResult): string => {
  const row = (name: string, player: number): readonly string[] => [
    `  ${name}`,
    `${r.wins[player]} won`,
    percent(shareOf(r, player)).padStart(6),
    bar(shareOf(r, player), BAR_WIDTH),
  ];
  return (
    `${title}\n${columns(namesOf(players).map(row))}` +
    `  ${r.draws} drawn; the first player’s win rate is ${percent(r.interval[0])} to ${percent(r.interval[1])} (95% interval)\n` +
    `  side A won ${percent(1 / players.length + r.sideBias)} of the decided games (bias ${signed(r.sideBias)} points)\n` +
    `  ${r.rounds.mean.toFixed(1)} rounds a game; ${r.gamesPerSecond.toFixed(1)} games a second\n`
  );
};

/** How long the rest will take, by what is done. */
const restWords = (done: number, games: number, millis: number): string => {
  const seconds = Math.round(((games - done) * millis) / Math.max(1, done) / 1000);
  return seconds < 90 ? `${seconds} s left` : `${Math.round(seconds / 60)} min left`;
};

interface Run {
  readonly lab: Pick<LabOptions, 'game' | 'setting' | 'players' | 'games' | 'seed' | 'steps' | 'workers'>;
  readonly title: string;
}

const readRun = (cli: CliGame, o: LabCommandOptions): Run => {
  const players = readPlayers(o.players, cli.seats);
  const { setting, where } = cli.labCommand(o, players.length);
  const games = wholeNumber('--games', o.games, 1, MOST_GAMES);
  const seed = wholeNumber('--seed', o.seed, 0);
  const steps = o.steps === undefined ? {} : { steps: wholeNumber('--steps', o.steps, 1, MOST_STEPS) };
  const workers = o.workers === undefined ? {} : { workers: wholeNumber('--workers', o.workers, 1, MOST_WORKERS) };
  return {
    lab: { game: cli.id, setting, players, games, seed, ...steps, ...workers },
    title: `${namesOf(players).join(' against ')}: ${where}, ${count(games, 'game')}, seed ${seed}`,
  };
};

interface Played {
  readonly result: LabResult;
  /** In the order of their numbers. */
  readonly games: readonly LabGame[];
  readonly report: LabReport | undefined;
}

/** All games, with a bar; undefined when the user stops them. */
const playAll = async ({ lab }: Run, io: Io): Promise<Played | undefined> => {
  const progress = makeProgress(io);
  const started = io.now();
  const signal = io.interrupted();
  const games: LabGame[] = [];
  const onProgress = (done: number, all: number): void =>
    progress.show(done / all, `${done} of ${count(all, 'game')}, ${restWords(done, all, io.now() - started)}`);
  try {
    const result = await runLab({ ...lab, signal, onProgress, onGame: (game) => games.push(game) });
    const report = await labReport(lab.game, games);
    return { result, report, games: games.toSorted((a, b) => a.index - b.index) };
  } catch (e) {
    if (e instanceof LabRefused) return problem(`This cannot be played: ${e.message}.`);
    if (!signal.aborted) throw e;
    return undefined;
  } finally {
    progress.clear();
  }
};

const EXIT_INTERRUPTED = 130;

/** What the games show beyond who won, below the table. */
const sectionWords = ({ title, rows }: LabReport['sections'][number], paint: Paint): string =>
  `\n${paint('bold', title)}\n${columns(rows.map(([first, ...rest]) => [`  ${first}`, ...rest]))}`;

const wordsOf = ({ title, lab }: Run, { result, report }: Played, paint: Paint): string =>
  describe(paint('bold', title), lab.players, result) +
  (report?.sections ?? []).map((section) => sectionWords(section, paint)).join('');

export const runLabCommand = async (id: string, options: LabCommandOptions, io: Io): Promise<number> => {
  const run = readRun(await loadGame(id), options);
  const file = options.plot ?? (options.json ? undefined : DEFAULT_PLOT);
  const wrap = file === undefined ? undefined : plotFile(file);
  if (file !== undefined) await checkFolder(io, file);
  const played = await playAll(run, io);
  if (played === undefined) {
    io.tell('muster: the lab was stopped before its games were over, so there is no result.\n');
    return EXIT_INTERRUPTED;
  }
  const { result, report, games } = played;
  await io.write(
    options.json ? `${JSON.stringify({ ...result, ...report?.json })}\n` : wordsOf(run, played, painter(io)),
  );
  if (file === undefined) return EXIT.done;
  const rounds = games.map((game) => game.rounds);
  const svg = labPlot(result, { title: run.title, players: namesOf(run.lab.players), rounds });
  await writeText(io, file, wrap!(svg, run.title));
  if (!options.json) await io.write(`  plot written to ${file}\n`);
  return EXIT.done;
};
