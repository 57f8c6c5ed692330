/**
 * Law: whatever `parseState` accepts plays on to an end without a fault. States of the game are altered; of each that is
 * accepted, somebody is asked or it has an outcome, whoever is asked has something to do, all of it legal, and it ends.
 */

import type { Command, Rng, Seat } from '@muster/kernel';
import { fastTable, seededLuck } from '@muster/kernel';
import { brief, same } from '../data.ts';
import { type AnyGame, type AnyState, broken, type Law, type Walk } from '../law.ts';
import { mutant } from '../mutants.ts';
import { pick } from '../play.ts';
import { wrongOutcome } from './ends.ts';

/** Of each game so many mutants are made, until so many of them are accepted and played. */
const MUTANTS = 24;
const ENOUGH = 4;
const SOUND_TRIES = 20;

const fail = (what: string): never => {
  throw new Error(what);
};

/** A command for somebody who is asked; undefined when it is over. */
const nextOf = (game: AnyGame, s: AnyState, seats: number, rng: Rng): readonly [Seat, Command] | undefined => {
  const decisions = game.decisions(s);
  if (decisions.length === 0) {
    const wrong = wrongOutcome(game, s, seats);
    return wrong === undefined ? undefined : fail(wrong);
  }
  if (game.outcome(s) !== undefined) fail('there are decisions and an outcome');
  const offered = decisions.map(({ seat }) => {
    if (!(seat >= 0 && seat < seats)) fail(`seat ${seat} is asked and not there`);
    const candidates = game.candidates(s, seat);
    return candidates.length > 0 ? candidates : fail(`seat ${seat} must decide and has no candidate`);
  });
  const n = rng.below(decisions.length);
  const [{ seat }, command] = [decisions[n]!, pick(offered[n]!, rng)];
  const refusal = game.refuse(s, seat, command);
  return refusal === undefined
    ? [seat, command]
    : fail(`${brief(command)} is a candidate and refused: ${refusal.code}`);
};

const look = (game: AnyGame, s: AnyState, seats: number, rng: Rng): void => {
  game.view(s, 'spectator');
  for (let seat = 0; seat < seats; seat++) game.imagine(game.view(s, seat), seat, fastTable(seededLuck(rng.bits())));
};

const playOut = (game: AnyGame, start: AnyState, most: number, rng: Rng): void => {
  const seats = game.seats(start.config);
  const table = fastTable(seededLuck(rng.bits()));
  let s = start;
  look(game, s, seats, rng);
  for (let n = 0; n < most; n++) {
    const next = nextOf(game, s, seats, rng);
    if (next === undefined) return;
    s = game.play(s, next[0], next[1], table);
  }
  fail(`it is not over after ${most} more commands`);
};

/** Where the altered state differs from the real one, for people. */
const differences = (a: unknown, b: unknown, where = 'state'): readonly string[] => {
  if (same(a, b)) return [];
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  )
    return [`${where} is ${brief(b)}, not ${brief(a)}`];
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return [...new Set([...Object.keys(x), ...Object.keys(y)])].flatMap((key) =>
    differences(x[key], y[key], `${where}.${key}`),
  );
};

/** Any state of the game, its end included. */
const stateOf = (walk: Walk, rng: Rng): AnyState =>
  walk.steps[rng.below(walk.steps.length + 1)]?.before ?? walk.match.state();

const faultOf = (game: AnyGame, s: AnyState, most: number, rng: Rng): string | undefined => {
  try {
    playOut(game, s, most, rng);
    return undefined;
  } catch (e) {
    return e instanceof Error ? e.message : String(e);
  }
};

/** Whether real states play on well: when they do not, other laws say so. */
const isSound = (game: AnyGame, real: AnyState, most: number, rng: Rng): boolean =>
  Array.from({ length: SOUND_TRIES }, () => faultOf(game, real, most, rng)).every((fault) => fault === undefined);

export const loadsLaw: Law = {
  id: 'loads',
  name: 'whatever parseState accepts plays on to an end without a fault',
  check: (game, walk, rng) => {
    let accepted = 0;
    for (let n = 0; n < MUTANTS && accepted < ENOUGH; n++) {
      const real = stateOf(walk, rng);
      const parsed = game.parseState(mutant(real, stateOf(walk, rng), rng));
      if (!parsed.ok || same(parsed.value, real)) continue;
      const fault = faultOf(game, parsed.value, walk.terms.maxCommands, rng);
      if (fault !== undefined && isSound(game, walk.start, walk.terms.maxCommands, rng))
        broken('loads', `${fault}, after ${differences(real, parsed.value).slice(0, 4).join('; ')}`);
      accepted++;
    }
    return accepted;
  },
};
