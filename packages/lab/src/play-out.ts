/** Plays one whole game of any kind between computer players, each of which sees only its own views. */

import type { Player } from '@muster/ai';
import { fastTable, type Game, type GameTypes, makeRng, seededLuck } from '@muster/kernel';

/** Longer games are our bug. */
const MOST_COMMANDS = 20_000;

/** The state at the end. `players`: by seat. Dice and thoughts all come from the seed. */
export const playOut = <T extends GameTypes>(
  game: Game<T>,
  players: readonly Player<T>[],
  config: T['config'],
  seed: number,
  steps: number,
): T['state'] => {
  const rng = makeRng(seed);
  const table = fastTable<T['event']>(seededLuck(rng.bits()));
  const budget = { kind: 'steps', n: steps } as const;
  let s = game.setup(config, table);
  for (let n = 0; n < MOST_COMMANDS; n++) {
    const { seat } = game.decisions(s)[0] ?? { seat: -1 };
    if (seat < 0) return s;
    const command = players[seat]!.choose(game.view(s, seat), seat, budget, { seed: rng.bits() });
    s = game.play(s, seat, command, table);
  }
  throw new Error(`a game is not over after ${MOST_COMMANDS} commands (seed ${seed})`);
};
