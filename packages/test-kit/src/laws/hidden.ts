/**
 * Law: what is hidden from a viewer changes no byte of what it sees and hears. From two states that look the same to it, the same
 * commands with the same luck are played; until a command by which it may learn a secret (`final`), views and events stay equal.
 */

import type { Command, Rng, Seat, Viewer } from '@muster/kernel';
import { canonical, heardBy, seededLuck } from '@muster/kernel';
import { brief, difference, sameBytes } from '../data.ts';
import { type AnyGame, type AnyState, broken, type Law, type Walk } from '../law.ts';
import { type Performed, perform, pick, sampled } from '../play.ts';
import { reimagined } from './reimagine.ts';

const STEPS_ON = 8;
const TRIES = 8;

interface Move {
  readonly seat: Seat;
  readonly command: Command;
}

/** A command that may be played in both. */
const common = (game: AnyGame, a: AnyState, b: AnyState, rng: Rng): Move | undefined => {
  const decisions = game.decisions(a);
  for (let n = 0; n < TRIES && decisions.length > 0; n++) {
    const { seat } = pick(decisions, rng);
    const command = pick(game.candidates(a, seat), rng);
    if (game.refuse(b, seat, command) === undefined) return { seat, command };
  }
  return undefined;
};

const mayLearn = (walk: Walk, before: AnyState, { seat, command }: Move, viewer: Viewer, both: readonly Performed[]) =>
  both.some((p) => p.final) && walk.terms.learns(before, seat, command, viewer);

const compare = (game: AnyGame, viewer: Viewer, a: Performed, b: Performed, what: string): void => {
  const [viewA, viewB] = [game.view(a.state, viewer), game.view(b.state, viewer)];
  if (!sameBytes(viewA, viewB)) broken('hidden', `${what} changes what ${viewer} sees: ${difference(viewA, viewB)}`);
  const [heardA, heardB] = [heardBy(a.events, viewer), heardBy(b.events, viewer)];
  if (!sameBytes(heardA, heardB))
    broken('hidden', `${what} changes what ${viewer} hears: ${difference(heardA, heardB)}`);
};

/** Another secret command of the same seat must look and sound the same to the others. */
const compareSecrets = (game: AnyGame, walk: Walk, s: AnyState, move: Move, viewer: Viewer, rng: Rng): void => {
  const { seat, command } = move;
  if (viewer === seat || !walk.terms.isSecret(command)) return;
  const others = game.candidates(s, seat).filter((c) => c.type === command.type && walk.terms.isSecret(c));
  const seed = rng.bits();
  const [a, b] = [command, pick(others, rng)].map((c) => perform(game, s, seat, c, seededLuck(seed))) as [
    Performed,
    Performed,
  ];
  if (!mayLearn(walk, s, move, viewer, [a, b])) compare(game, viewer, a, b, `another secret than ${brief(command)}`);
};

/** That an imagined state cannot be played on, the law on imagining says. */
const performImagined = (game: AnyGame, s: AnyState, { seat, command }: Move, seed: number): Performed | undefined => {
  try {
    return perform(game, s, seat, command, seededLuck(seed));
  } catch {
    return undefined;
  }
};

const checkViewer = (game: AnyGame, walk: Walk, s: AnyState, viewer: Viewer, rng: Rng): number => {
  let [a, b] = [s, reimagined(game, s, viewer, walk.seats, rng)];
  let checks = 0;
  for (let n = 0; n < STEPS_ON && b !== undefined; n++) {
    const move = common(game, a, b, rng);
    if (move === undefined) break;
    compareSecrets(game, walk, a, move, viewer, rng);
    const seed = rng.bits();
    const onA = perform(game, a, move.seat, move.command, seededLuck(seed));
    const onB = performImagined(game, b, move, seed);
    if (onB === undefined || mayLearn(walk, a, move, viewer, [onA, onB])) break;
    compare(game, viewer, onA, onB, `what is hidden when ${canonical(move.command)} is played by ${move.seat}`);
    checks++;
    [a, b] = [onA.state, onB.state];
  }
  return checks;
};

export const hiddenLaw: Law = {
  id: 'hidden',
  name: 'what is hidden changes no byte of another’s views and events',
  check: (game, walk, rng) => {
    const viewers: readonly Viewer[] = ['spectator', ...Array.from({ length: walk.seats }, (_, seat) => seat)];
    let checks = 0;
    for (const s of sampled(walk, rng)) for (const viewer of viewers) checks += checkViewer(game, walk, s, viewer, rng);
    return checks;
  },
};
