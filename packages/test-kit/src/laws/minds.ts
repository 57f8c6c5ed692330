/**
 * Law: what a player chooses hangs on nothing but its view, its seat and its seed. On two states that look the same to it, it chooses
 * the same, legal command, whatever it has thought about in between.
 */

import type { Rng, Seat } from '@muster/kernel';
import { brief, cloned, same } from '../data.ts';
import { type AnyGame, type AnyState, broken, type Law, type Walk } from '../law.ts';
import { pick } from '../play.ts';
import { watchOf } from '../watch.ts';

/** Thinking is dear: of one game in so many, one position. */
const ONE_IN = 8;
const TRIES = 8;

interface Alike {
  readonly seat: Seat;
  readonly a: AnyState;
  readonly b: AnyState;
}

const maySelect = (game: AnyGame, s: AnyState, seat: Seat): boolean => game.candidates(s, seat).length > 1;

/** States that differ in secrets of others, and somebody who has something to choose in them; in open games one state twice. */
const alikeIn = (game: AnyGame, walk: Walk, rng: Rng): Alike | undefined => {
  const { pairs } = watchOf(game, walk);
  for (let n = 0; n < TRIES && pairs.length > 0; n++) {
    const { viewer: seat, a, b } = pick(pairs, rng);
    if (seat !== 'spectator' && maySelect(game, a.state, seat)) return { seat, a: a.state, b: b.state };
  }
  for (let n = 0; n < TRIES; n++) {
    const { before, seat } = pick(walk.steps, rng);
    if (maySelect(game, before, seat)) return { seat, a: before, b: before };
  }
  return undefined;
};

const checkChoice = (game: AnyGame, walk: Walk, { seat, a, b }: Alike, rng: Rng): void => {
  const think = walk.terms.think!;
  const seed = rng.bits();
  const first = think(game.view(a, seat), seat, seed);
  const between = pick(walk.steps, rng);
  think(game.view(between.before, between.seat), between.seat, seed);
  const second = think(cloned(game.view(b, seat)), seat, seed); // nothing that was remembered of the other state fits it
  if (!same(first, second))
    broken('minds', `seat ${seat} chooses ${brief(first)}, and ${brief(second)} on a state that looks the same`);
  const refusal = game.refuse(a, seat, first);
  if (refusal !== undefined && refusal.unavailable !== true)
    broken('minds', `seat ${seat} chooses ${brief(first)}, which is refused: ${brief(refusal)}`);
};

export const mindsLaw: Law = {
  id: 'minds',
  name: 'a player chooses the same on states that look the same',
  needs: 'think',
  check: (game, walk, rng) => {
    if (walk.seed % ONE_IN !== 0 || walk.steps.length === 0) return 0;
    const alike = alikeIn(game, walk, rng);
    if (alike === undefined) return 0;
    checkChoice(game, walk, alike, rng);
    return 1;
  },
};
