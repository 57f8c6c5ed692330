/**
 * The Warlord's thinking, for any game: every command of the shortlist is played on many times in imagined games, all of
 * them with the same luck, and those that fall clearly behind are dropped. It can be stopped at any moment.
 */

import { fastTable, type Game, type GameTypes, makeRng, type Seat, seededLuck } from '@muster/kernel';
import { type Budget, makeMeter, type Thinking } from './budget.ts';
import type { Mind } from './mind.ts';
import { playOut } from './play-out.ts';

/** A command under examination: what each playout was worth. */
interface Contender<C> {
  readonly command: C;
  readonly followUp: readonly C[];
  /** What it promised before any playout. */
  readonly prior: number;
  readonly worth: number[];
}

/** How many playouts the first impression weighs. */
const FIRST_IMPRESSION = 4;
/** Playouts of each contender before one may be dropped. */
const LEAST_TRIALS = 6;
/** So many trials are compared one by one. */
const OFTEN = 256;
/** How many standard errors behind the leader a contender must lie to be dropped. */
const CLEARLY = 1.7;
/** A chance to win that is not worth thinking about. */
const TRIFLE = 0.004;
/** Progress is told in steps of this size. */
const NOTICEABLE = 0.02;

export const search = <T extends GameTypes>(
  game: Game<T>,
  mind: Mind<T>,
  view: T['state'],
  seat: Seat,
  budget: Budget,
  thinking: Thinking,
): T['command'] => {
  const meter = makeMeter(budget);
  const rng = makeRng(thinking.seed ?? 0);
  let contenders: Contender<T['command']>[] = mind
    .shortlist(view, seat, makeRng(thinking.seed ?? 0))
    .map(({ command, chance, followUp }) => ({ command, followUp: followUp ?? [], prior: chance, worth: [] }));
  let told = 0;
  for (let trial = 0; contenders.length > 1; trial++) {
    const luck = rng.bits();
    for (const contender of contenders) {
      if (thinking.aborted?.() === true || !meter.step()) return leader(contenders, trial).command;
      const worth = imagined(game, mind, view, seat, contender, luck);
      contender.worth.push(worth);
    }
    if (isTimeToDrop(trial + 1)) contenders = dropHopeless(contenders);
    if (meter.spent() >= told + NOTICEABLE) {
      told = meter.spent();
      thinking.onProgress?.(told);
    }
  }
  return contenders[0]!.command;
};

/** After every trial at first, then ever more rarely, since comparing takes longer with each. */
const isTimeToDrop = (trials: number): boolean =>
  trials >= LEAST_TRIALS && (trials <= OFTEN || trials % Math.floor(trials / 16) === 0);

/** The most promising after so many trials; of equals the earlier one. */
const leader = <C>(contenders: readonly Contender<C>[], trials: number): Contender<C> => {
  let best = contenders[0]!;
  for (const c of contenders) if (promise(c, trials) > promise(best, trials)) best = c;
  return best;
};

/** The first impression, corrected by the playouts that all contenders have had. */
const promise = <C>(c: Contender<C>, trials: number): number => {
  let sum = FIRST_IMPRESSION * c.prior;
  for (let i = 0; i < trials; i++) sum += c.worth[i]!;
  return sum / (FIRST_IMPRESSION + trials);
};

/** All have seen the same luck, so their differences are compared trial by trial. */
const dropHopeless = <C>(contenders: readonly Contender<C>[]): Contender<C>[] => {
  const best = leader(contenders, contenders[0]!.worth.length);
  return contenders.filter((c) => c === best || !isClearlyBehind(c, best));
};

/** So far behind that it is hardly better, or at most by a trifle. */
const isClearlyBehind = <C>(c: Contender<C>, best: Contender<C>): boolean => {
  const n = c.worth.length;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const gap = best.worth[i]! - c.worth[i]!;
    sum += gap;
    squares += gap * gap;
  }
  const mean = sum / n;
  const variance = Math.max(0, squares / n - mean * mean);
  return mean >= CLEARLY * Math.sqrt(variance / n) - TRIFLE;
};

/** What the command is worth in one imagined game. */
const imagined = <T extends GameTypes>(
  game: Game<T>,
  mind: Mind<T>,
  view: T['state'],
  seat: Seat,
  { command, followUp }: Contender<T['command']>,
  luck: number,
): number => {
  const table = fastTable<T['event']>(seededLuck(luck));
  const start = (mind.imagine ?? game.imagine)(view, seat, table);
  const now = game.play(start, seat, command, table);
  const from = { start, now, last: seat, luck: mind.luck(start, command, now, seat), followUp };
  return playOut(game, mind, from, seat, table, makeRng(luck + 1));
};
