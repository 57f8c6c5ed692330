/** Small ways to play a state on: one command with its events, or a whole game at random. */

import type { Command, Drawn, GameEvent, LuckSource, Rng, Seat, Table, Told } from '@muster/kernel';
import { fastTable, ScriptEnded, seededLuck } from '@muster/kernel';
import { deepFreeze } from './data.ts';
import type { AnyGame, AnyState, Terms, Walk } from './law.ts';

export const pick = <T>(items: readonly T[], rng: Rng): T => items[rng.below(items.length)]!;

/** Positions to look at closely: different ones, of any kind of decision alike, every other one of a secret kind if there is one. */
export const sampled = (walk: Walk, rng: Rng): readonly AnyState[] => {
  const kinds = [...new Set(walk.steps.flatMap(({ decisions }) => decisions.map(({ kind }) => kind)))];
  const secret = kinds.filter((kind) => walk.terms.asks[kind]?.secret === true);
  const states = new Set<AnyState>();
  for (let n = 0; n < walk.terms.samples && kinds.length > 0; n++) {
    const wanted = pick(n % 2 === 0 && secret.length > 0 ? secret : kinds, rng);
    const steps = walk.steps.filter(({ decisions }) => decisions.some(({ kind }) => kind === wanted));
    states.add(pick(steps, rng).before);
  }
  return [...states];
};

/** Exactly this luck again. */
export const drawnLuck = (drawn: Drawn): LuckSource & { left(): number } => {
  let die = 0;
  let shuffle = 0;
  return {
    roll: (count) => {
      die += count;
      if (die > drawn.dice.length) throw new ScriptEnded('more dice were rolled than before');
      return drawn.dice.slice(die - count, die);
    },
    order: (size) => {
      const order = drawn.shuffles[shuffle++];
      if (order?.length !== size) throw new ScriptEnded('another shuffle was made than before');
      return order;
    },
    left: () => drawn.dice.length - die + drawn.shuffles.length - shuffle,
  };
};

export interface Performed {
  readonly state: AnyState;
  readonly events: readonly Told<GameEvent>[];
  readonly final: boolean;
}

const traced = (luck: LuckSource, run: (table: Table) => AnyState): Performed => {
  const events: Told<GameEvent>[] = [];
  let final = false;
  const table: Table = {
    ...fastTable<GameEvent>(luck),
    final: () => {
      final = true;
    },
    tell: (event, to) => {
      events.push(to === undefined ? { event } : { event, to });
    },
  };
  return { state: deepFreeze(run(table)), events, final };
};

/** One command in the traced gear. */
export const perform = (game: AnyGame, s: AnyState, seat: Seat, command: Command, luck: LuckSource): Performed =>
  traced(luck, (table) => game.play(s, seat, command, table));

/** The set-up in the traced gear. */
export const setUp = (game: AnyGame, config: object, luck: LuckSource): Performed =>
  traced(luck, (table) => game.setup(config, table));

/** A seat that must decide and a command of its candidates, or undefined when the game is over. */
export const anyCommand = (
  game: AnyGame,
  s: AnyState,
  rng: Rng,
): { readonly seat: Seat; readonly command: Command } | undefined => {
  const decisions = game.decisions(s);
  if (decisions.length === 0) return undefined;
  const { seat } = pick(decisions, rng);
  return { seat, command: pick(game.candidates(s, seat), rng) };
};

/** The end of a game played on at random in the fast gear; throws when there is none. */
export const playOn = (game: AnyGame, s: AnyState, terms: Terms, rng: Rng): AnyState => {
  const table = fastTable<GameEvent>(seededLuck(rng.bits()));
  for (let n = 0; n < terms.maxCommands; n++) {
    const next = anyCommand(game, s, rng);
    if (next === undefined) return s;
    s = game.play(s, next.seat, next.command, table);
  }
  throw new Error(`it is not over after ${terms.maxCommands} more commands`);
};
