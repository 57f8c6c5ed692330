/** One imagined game, played on quickly by all sides until it is over or far enough to be judged. */

import type { Game, GameTypes, Rng, Seat, TableOf } from '@muster/kernel';
import { DECIDED, type Mind } from './mind.ts';

/** Where it begins. */
export interface From<T extends GameTypes> {
  /** What counts as far is measured from here. */
  readonly start: T['state'];
  readonly now: T['state'];
  /** Who decided last. */
  readonly last: Seat | undefined;
  /** What luck gave the seat between `start` and `now`. */
  readonly luck: number;
  /** What the seat means to play, as long as it may. */
  readonly followUp: readonly T['command'][];
}

/** No playout is longer, whatever the mind says. */
const MOST_COMMANDS = 2000;

/** The seat's chance to win in it, from 0 to 1, with luck left out as far as the mind can tell. */
export const playOut = <T extends GameTypes>(
  game: Game<T>,
  mind: Mind<T>,
  { start, now, last: before, luck, followUp }: From<T>,
  seat: Seat,
  table: TableOf<T>,
  rng: Rng,
): number => {
  let s = now;
  let luckSum = luck;
  let turns = 0;
  let last = before;
  let planned = 0;
  for (let n = 0; n < MOST_COMMANDS; n++) {
    const outcome = game.outcome(s);
    if (outcome !== undefined) return chanceOf(DECIDED * (2 * worthOf(outcome.places, seat) - 1) - luckSum);
    const { seat: next } = game.decisions(s)[0]!;
    if (next !== last) turns++;
    last = next;
    if (mind.isFarEnough(start, s, turns)) break;
    let answer: T['command'] | undefined;
    if (next === seat && planned < followUp.length) {
      const meant = followUp[planned++]!;
      if (game.refuse(s, seat, meant) === undefined) answer = meant;
      else planned = followUp.length;
    }
    answer ??= mind.quick(s, next, rng);
    const after = game.play(s, next, answer, table);
    luckSum += mind.luck(s, answer, after, seat);
    s = after;
  }
  return chanceOf(mind.score(s, seat) - luckSum);
};

const chanceOf = (score: number): number => 1 / (1 + Math.exp(-score));

/** 1 for the first place, 0 for the last, a shared place in between. */
const worthOf = (places: readonly (readonly Seat[])[], seat: Seat): number => {
  let above = 0;
  let level = 0;
  let below = 0;
  let found = false;
  for (const place of places) {
    if (place.includes(seat)) {
      level = place.length - 1;
      found = true;
    } else if (found) below += place.length;
    else above += place.length;
  }
  const others = above + level + below;
  return others === 0 ? 1 : (below + level / 2) / others;
};
