/** `muster lab grid-battles`: many games between two computer players, as a table and a plot. */

import { LEVEL_WORDS, LEVELS, type Level } from '@muster/ai';
import { findScenario, SCENARIOS } from '@muster/grid-battles';
import { type LabOptions, type LabResult, labPlot, runLab } from '@muster/lab';
import { checkFolder, writeText } from '../files.ts';
import type { Io } from '../io.ts';
import { listed, oneOf, wholeNumber } from '../options.ts';
import { painter } from '../paint.ts';
import { readScenario } from '../play/begin.ts';
import { EXIT, problem } from '../problem.ts';
import { makeProgress } from '../progress.ts';
import { bar, columns, count, percent } from '../text.ts';

export interface LabCommandOptions {
  readonly scenario: string;
  readonly players: string;
  readonly games: string;
  readonly seed: string;
  readonly steps?: string;
  readonly workers?: string;
  readonly plot?: string;
  readonly json?: true;
}

const MOST_GAMES = 1_000_000;
const MOST_STEPS = 1_000_000;
const MOST_WORKERS = 256;
const DEFAULT_PLOT = 'lab.svg';
const BAR_WIDTH = 30;

const readPlayers = (text: string): readonly [Level, Level] => {
  const levels = listed(text).map((level) => oneOf('player', level, LEVELS));
  const [a, b] = levels;
  return a !== undefined && b !== undefined && levels.length === 2
    ? [a, b]
    : problem(`--players needs two players, for example veteran,recruit, not “${text}”.`);
};

const namesOf = ([a, b]: readonly [Level, Level]): readonly [string, string] => [
  LEVEL_WORDS[a].name,
  LEVEL_WORDS[b].name,
];

/** SVG as it is, or inside a page; the name decides. */
const plotFile = (name: string): ((svg: string, title: string) => string) => {
  if (/\.svg$/i.test(name)) return (svg) => svg;
  if (/\.html?$/i.test(name))
    return (svg, title) =>
      `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>${title}</title>\n${svg}</html>\n`;
  return problem(`--plot must name a file that ends in .svg or .html, not “${name}”.`);
};

const signed = (share: number): string => `${share < 0 ? '−' : '+'}${(Math.abs(share) * 100).toFixed(1)}`;

const describe = (title: string, players: readonly [Level, Level], r: LabResult): string => {
  const rate = (n: 0 | 1): number => (n === 0 ? r.winRate : 1 - r.winRate);
  const row = (n: 0 | 1): readonly string[] => [
    `  ${LEVEL_WORDS[players[n]].name}`,
    `${r.wins[n]} won`,
    percent(rate(n)).padStart(6),
    bar(rate(n), BAR_WIDTH),
  ];
  return (
    `${title}\n${columns([row(0), row(1)])}` +
    `  ${r.draws} drawn; the first player’s win rate is ${percent(r.interval[0])} to ${percent(r.interval[1])} (95% interval)\n` +
    `  side A won ${percent(0.5 + r.sideBias)} of the decided games (bias ${signed(r.sideBias)} points)\n` +
    `  ${r.rounds.mean.toFixed(1)} rounds a game; ${r.gamesPerSecond.toFixed(1)} games a second\n`
  );
};

/** How long the rest will take, by what is done. */
const restWords = (done: number, games: number, millis: number): string => {
  const seconds = Math.round(((games - done) * millis) / Math.max(1, done) / 1000);
  return seconds < 90 ? `${seconds} s left` : `${Math.round(seconds / 60)} min left`;
};

interface Run {
  readonly lab: Pick<LabOptions, 'scenario' | 'players' | 'games' | 'seed' | 'steps' | 'workers'>;
  readonly title: string;
}

const readRun = (o: LabCommandOptions): Run => {
  const scenario = o.scenario.toLowerCase() === 'free' ? 'free' : readScenario(o.scenario);
  const players = readPlayers(o.players);
  const games = wholeNumber('--games', o.games, 1, MOST_GAMES);
  const seed = wholeNumber('--seed', o.seed, 0);
  const steps = o.steps === undefined ? {} : { steps: wholeNumber('--steps', o.steps, 1, MOST_STEPS) };
  const workers = o.workers === undefined ? {} : { workers: wholeNumber('--workers', o.workers, 1, MOST_WORKERS) };
  const where = scenario === 'free' ? 'free battles' : SCENARIOS[findScenario(scenario)!].name;
  const [first, second] = namesOf(players);
  return {
    lab: { scenario, players, games, seed, ...steps, ...workers },
    title: `${first} against ${second}: ${where}, ${count(games, 'game')}, seed ${seed}`,
  };
};

interface Played {
  readonly result: LabResult;
  /** The rounds of every game. */
  readonly rounds: readonly number[];
}

/** All games, with a bar; undefined when the user stops them. */
const playAll = async ({ lab }: Run, io: Io): Promise<Played | undefined> => {
  const progress = makeProgress(io);
  const started = io.now();
  const signal = io.interrupted();
  const rounds: number[] = [];
  const onProgress = (done: number, games: number): void =>
    progress.show(done / games, `${done} of ${count(games, 'game')}, ${restWords(done, games, io.now() - started)}`);
  try {
    const result = await runLab({ ...lab, signal, onProgress, onGame: (game) => rounds.push(game.rounds) });
    return { result, rounds };
  } catch (e) {
    if (!signal.aborted) throw e;
    return undefined;
  } finally {
    progress.clear();
  }
};

const EXIT_INTERRUPTED = 130;

export const runLabCommand = async (options: LabCommandOptions, io: Io): Promise<number> => {
  const run = readRun(options);
  const file = options.plot ?? (options.json ? undefined : DEFAULT_PLOT);
  const wrap = file === undefined ? undefined : plotFile(file);
  if (file !== undefined) await checkFolder(io, file);
  const played = await playAll(run, io);
  if (played === undefined) {
    io.tell('muster: the lab was stopped before its games were over, so there is no result.\n');
    return EXIT_INTERRUPTED;
  }
  const { result, rounds } = played;
  const { players } = run.lab;
  await io.write(
    options.json ? `${JSON.stringify(result)}\n` : describe(painter(io)('bold', run.title), players, result),
  );
  if (file === undefined) return EXIT.done;
  const svg = labPlot(result, { title: run.title, players: namesOf(players), rounds });
  await writeText(io, file, wrap!(svg, run.title));
  if (!options.json) await io.write(`  plot written to ${file}\n`);
  return EXIT.done;
};
