/** Small ways to play a state on: one command with its events, or a whole game at random. */

import type { Command, Drawn, GameEvent, LuckSource, Rng, Seat, Table, Told } from '@muster/kernel';
import { fastTable, ScriptEnded, seededLuck } from '@muster/kernel';
import type { AnyGame, AnyState, Terms, Walk } from './law.ts';

export const pick = <T>(items: readonly T[], rng: Rng): T => items[rng.below(items.length)]!;

/** Positions to look at closely: different ones, of any age. */
export const sampled = (walk: Walk, rng: Rng): readonly AnyState[] => {
  const states = new Set<AnyState>();
  if (walk.steps.length > 0) for (let n = 0; n < walk.terms.samples; n++) states.add(pick(walk.steps, rng).before);
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

/** One command in the traced gear. */
export const perform = (game: AnyGame, s: AnyState, seat: Seat, command: Command, luck: LuckSource): Performed => {
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
  return { state: game.play(s, seat, command, table), events, final };
};

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
