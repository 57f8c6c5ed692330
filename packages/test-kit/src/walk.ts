/** Plays one random game from `candidates` in a real match, with everything frozen, and now and then takes commands back. */

import type { Command, PlayEntry, Rng, Seat } from '@muster/kernel';
import { makeRng, seededLuck, startMatch } from '@muster/kernel';
import { brief, deepFreeze, difference, same } from './data.ts';
import { type AnyGame, broken, type Step, type Terms, type Walk } from './law.ts';
import { pick } from './play.ts';

type LiveMatch = Walk['match'];

const UNDO_ONE_IN = 32;
const UNDO_AT_MOST = 3;

export const randomWalk = (game: AnyGame, terms: Terms, seed: number): Walk => {
  const config = deepFreeze(terms.configs[seed % terms.configs.length]!);
  const match = startMatch(game, config, { luck: seededLuck(seed), fairness: { kind: 'seeded', seed } });
  const [choices, undoing] = [makeRng(seed + 2 ** 32), makeRng(seed + 2 ** 33)];
  const start = deepFreeze(match.state());
  const steps: Step[] = [];
  const seats = game.seats(config);
  let undos = 0;
  for (let decisions = match.decisions(); decisions.length > 0; decisions = match.decisions()) {
    if (steps.length === terms.maxCommands) broken('ends', `it is not over after ${terms.maxCommands} commands`);
    const { seat } = pick(decisions, choices);
    steps.push(takeStep(match, decisions, seat, chosen(game, terms, match, seat, choices)));
    if (undoing.below(UNDO_ONE_IN) === 0) {
      undoAndRepeat(match, steps.slice(-1 - undoing.below(UNDO_AT_MOST)), seats);
      undos++;
    }
  }
  return { terms, seed, config, seats, match, start, steps, undos };
};

const chosen = (game: AnyGame, terms: Terms, match: LiveMatch, seat: Seat, rng: Rng): Command => {
  const candidates = game.candidates(match.state(), seat);
  if (candidates.length === 0) broken('candidates', `seat ${seat} must decide and has no candidate`);
  return deepFreeze(
    terms.choose === undefined ? pick(candidates, rng) : terms.choose(match.view(seat), seat, candidates, rng),
  );
};

const takeStep = (match: LiveMatch, decisions: Step['decisions'], seat: Seat, command: Command): Step => {
  const before = match.state();
  const played = match.play(seat, command);
  if (!played.ok)
    return broken(
      'candidates',
      `${brief(command)} of seat ${seat} is a candidate and refused: ${brief(played.refusal)}`,
    );
  const { dice, shuffles } = match.entries().at(-1) as PlayEntry;
  const after = deepFreeze(match.state());
  return { before, decisions, seat, command, drawn: { dice, shuffles }, events: played.events, after };
};

/** Takes these last steps back and plays them again: the same state, then the same luck and the same states. */
const undoAndRepeat = (match: LiveMatch, undone: readonly Step[], seats: number): void => {
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  const [first, last] = [undone[0]!, undone.at(-1)!];
  const done = match.undo(last.seat, everyone, undone.length);
  if (!done.ok) broken('undo', `taking back ${undone.length} commands was refused: ${brief(done.refusal)}`);
  if (!same(match.state(), first.before))
    broken('undo', `the state is not what it was: ${difference(match.state(), first.before)}`);
  for (const step of undone) {
    const again = takeStep(match, step.decisions, step.seat, step.command);
    if (!same(again.drawn, step.drawn))
      broken('undo', `${brief(step.command)} drew other luck the second time: ${difference(step.drawn, again.drawn)}`);
    if (!same(again.after, step.after))
      broken('undo', `${brief(step.command)} led elsewhere the second time: ${difference(step.after, again.after)}`);
  }
};
