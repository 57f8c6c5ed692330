/**
 * Law: garbage is refused without a throw. What a parser does accept must hold: an accepted command is refused or played, an
 * accepted configuration sets up, an accepted state can be asked everything. A seat that is not there may do nothing.
 */

import type { Command, Parsed, Rng } from '@muster/kernel';
import { fastTable, seededLuck } from '@muster/kernel';
import { brief } from '../data.ts';
import { nonsense, spoiled } from '../garbage.ts';
import { type AnyGame, type AnyState, broken, type Law, type Walk } from '../law.ts';
import { pick, sampled } from '../play.ts';

const TRIES = 12;
/** As many as a record may name. */
const ALL_SEATS = 8;

const guarded = <T>(what: string, input: unknown, act: () => T): T => {
  try {
    return act();
  } catch (e) {
    return broken('garbage', `${what} throws (${e instanceof Error ? e.message : e}) on ${brief(input)}`);
  }
};

const read = <T>(parse: (x: unknown) => Parsed<T>, what: string, x: unknown): T | undefined => {
  const parsed = guarded(what, x, () => parse(x));
  if (parsed.ok) return parsed.value;
  const { code, where, problem } = parsed.refusal;
  if (code !== 'malformed' || typeof where !== 'string' || typeof problem !== 'string' || problem === '')
    broken('garbage', `${what} refuses ${brief(x)} without saying why: ${brief(parsed.refusal)}`);
  return undefined;
};

const tryCommand = (game: AnyGame, s: AnyState, c: Command, seats: number, rng: Rng): void => {
  for (let seat = 0; seat < ALL_SEATS; seat++) {
    const refusal = guarded('refuse', [seat, c], () => game.refuse(s, seat, c));
    if (refusal === undefined && seat >= seats) broken('garbage', `seat ${seat} is not there and may play ${brief(c)}`);
    if (refusal === undefined)
      guarded('play', [seat, c], () => game.play(s, seat, c, fastTable(seededLuck(rng.bits()))));
    else guarded('explain', refusal, () => game.explain(refusal));
  }
};

const askEverything = (game: AnyGame, s: AnyState, seats: number): void => {
  game.decisions(s);
  game.outcome(s);
  game.view(s, 'spectator');
  for (let seat = 0; seat < seats; seat++) {
    game.view(s, seat);
    game.candidates(s, seat);
  }
};

const checkState = (game: AnyGame, walk: Walk, s: AnyState, rng: Rng): void => {
  const real = [...game.decisions(s).map((d) => pick(game.candidates(s, d.seat), rng)), walk.terms.concede];
  for (const c of real) tryCommand(game, s, c, walk.seats, rng);
  for (let n = 0; n < TRIES; n++) {
    const c = read(game.parseCommand, 'parseCommand', n % 4 === 0 ? nonsense(rng) : spoiled(pick(real, rng), rng));
    if (c !== undefined) tryCommand(game, s, c, walk.seats, rng);
    const config = read(game.parseConfig, 'parseConfig', n % 4 === 0 ? nonsense(rng) : spoiled(walk.config, rng));
    if (config !== undefined) guarded('setup', config, () => game.setup(config, fastTable(seededLuck(rng.bits()))));
    const state = read(game.parseState, 'parseState', n % 4 === 0 ? nonsense(rng) : spoiled(s, rng));
    if (state !== undefined)
      guarded('a state that parseState accepts', state, () => askEverything(game, state, game.seats(state.config)));
  }
};

export const garbageLaw: Law = {
  id: 'garbage',
  name: 'garbage is refused without a throw',
  check: (game, walk, rng) => {
    const states = sampled(walk, rng);
    for (const s of states) checkState(game, walk, s, rng);
    return states.length * TRIES;
  },
};
