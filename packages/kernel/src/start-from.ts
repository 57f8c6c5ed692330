/** Begins a match in the middle: a position from outside, a lesson, a puzzle. */

import type { Game, GameTypes } from './game.ts';
import type { LuckSource } from './luck.ts';
import { type Match, startMatch } from './match.ts';

/**
 * A match that begins in this state; `parseState` has read it, or the rules made it. It is unproven, whatever its luck: how it came to
 * this state nobody can say. Its record tells the configuration and what was played since, not the state it began in, so it cannot be
 * replayed or gone on with: keep the state beside it.
 */
export const startFrom = <T extends GameTypes>(game: Game<T>, state: T['state'], luck: LuckSource): Match<T> =>
  startMatch({ ...game, setup: () => state }, state.config, { luck, fairness: { kind: 'unproven' } });
