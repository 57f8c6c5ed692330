/** Plays one random game from `candidates` in a real match, with everything frozen, and now and then takes commands back. */

import type { Command, PlayEntry, Rng, Seat } from '@muster/kernel';
import { makeRng, seededLuck, startMatch } from '@muster/kernel';
import { brief, deepFreeze, difference, same } from './data.ts';
import { type AnyGame, broken, type Played, type Terms, type Walk } from './law.ts';
import { pick } from './play.ts';

type LiveMatch = Walk['match'];
type Move = Pick<Played, 'seat' | 'command'>;

const UNOFFERED_ONE_IN = 24;
const UNDO_ONE_IN = 32;
const UNDO_AT_MOST = 3;

export const randomWalk = (game: AnyGame, terms: Terms, seed: number): Walk => {
  const config = deepFreeze(terms.configs[seed % terms.configs.length]!);
  const match = startMatch(game, config, { luck: seededLuck(seed), fairness: { kind: 'seeded', seed } });
  const [choices, undoing, surprise] = [makeRng(seed + 2 ** 32), makeRng(seed + 2 ** 33), makeRng(seed + 2 ** 43)];
  const start = deepFreeze(match.state());
  const steps: Played[] = [];
  const seats = game.seats(config);
  let undos = 0;
  for (let decisions = match.decisions(); decisions.length > 0; decisions = match.decisions()) {
    if (steps.length === terms.maxCommands) broken('ends', `it is not over after ${terms.maxCommands} commands`);
    const more = unoffered(game, terms, match, steps.length, surprise);
    const { seat, command } = more ?? answer(game, terms, match, decisions, choices);
    steps.push(takeStep(match, decisions, seat, command));
    const undone = undoing.below(UNDO_ONE_IN) === 0 ? lastOf(game, steps, 1 + undoing.below(UNDO_AT_MOST)) : [];
    if (undone.length > 0 && undoAndRepeat(match, undone, seats)) undos++;
  }
  return { terms, seed, config, seats, match, start, steps, undos };
};

/** A command that is no candidate and may yet be given now by some seat: one of each type at the beginning, then now and then. */
const unoffered = (game: AnyGame, terms: Terms, match: LiveMatch, n: number, rng: Rng): Move | undefined => {
  const { unoffered: commands = [] } = terms;
  const types = [...new Set(commands.map(({ type }) => type))];
  if (types.length === 0 || (n >= types.length && rng.below(UNOFFERED_ONE_IN) > 0)) return undefined;
  const type = types[n] ?? pick(types, rng);
  const given = commands.filter((c) => c.type === type);
  const [seat, command] = [rng.below(game.seats(match.state().config)), deepFreeze(pick(given, rng))];
  return game.refuse(match.state(), seat, command) === undefined ? { seat, command } : undefined;
};

const answer = (game: AnyGame, terms: Terms, match: LiveMatch, decisions: Played['decisions'], rng: Rng): Move => {
  const { seat } = pick(decisions, rng);
  return { seat, command: chosen(game, terms, match, seat, rng) };
};

/** The last steps, so many at most, that a take-back reaches: standing orders stay as they are. */
const lastOf = (game: AnyGame, steps: readonly Played[], most: number): readonly Played[] => {
  const last = steps.slice(-most);
  return last.slice(last.findLastIndex(({ command }) => game.isPrivate(command)) + 1);
};

const chosen = (game: AnyGame, terms: Terms, match: LiveMatch, seat: Seat, rng: Rng): Command => {
  const candidates = game.candidates(match.state(), seat);
  if (candidates.length === 0) broken('candidates', `seat ${seat} must decide and has no candidate`);
  return deepFreeze(
    terms.choose === undefined ? pick(candidates, rng) : terms.choose(match.view(seat), seat, candidates, rng),
  );
};

const takeStep = (match: LiveMatch, decisions: Played['decisions'], seat: Seat, command: Command): Played => {
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

/**
 * Takes these last steps back and plays them again: the same state, then the same luck and the same states. False when they are
 * answers in secret, which are given again and never taken back.
 */
const undoAndRepeat = (match: LiveMatch, undone: readonly Played[], seats: number): boolean => {
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  const [first, last] = [undone[0]!, undone.at(-1)!];
  const done = match.undo(last.seat, everyone, undone.length);
  if (!done.ok && done.refusal.code === 'answerAgain') return false;
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
  return true;
};
