/** Players of every level for any game: they see views only and always answer with a legal command. */

import { type Command, type Game, type GameEvent, makeRng, type Refusal, type Seat } from '@muster/kernel';
import type { Budget, Thinking } from './budget.ts';
import type { Level } from './levels.ts';
import type { Mind } from './mind.ts';
import { search } from './search.ts';

export interface Player<S, C> {
  readonly level: Level;
  /** Only for a seat that must decide. Recruit and Veteran answer at once, whatever the budget. */
  choose(view: S, seat: Seat, budget: Budget, thinking?: Thinking): C;
}

export const makePlayer = <
  S extends { readonly config: K },
  C extends Command,
  K extends object,
  E extends GameEvent,
  R extends Refusal,
>(
  game: Game<S, C, K, E, R>,
  mind: Mind<S, C>,
  level: Level,
): Player<S, C> => ({
  level,
  choose: (view, seat, budget, thinking = {}) => {
    switch (level) {
      case 'recruit':
        return mind.plausible(view, seat, makeRng(thinking.seed ?? 0));
      case 'veteran':
        return mind.best(view, seat, makeRng(thinking.seed ?? 0));
      case 'warlord':
        return search(game, mind, view, seat, budget, thinking);
    }
  },
});
