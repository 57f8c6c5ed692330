/** Players of every level for any game: they see views only and always answer with a legal command. */

import { type Game, type GameTypes, makeRng, type Seat } from '@muster/kernel';
import type { Budget, Thinking } from './budget.ts';
import type { Level } from './levels.ts';
import type { Mind } from './mind.ts';
import { search } from './search.ts';

export interface Player<T extends GameTypes = GameTypes> {
  readonly level: Level;
  /** Only for a seat that must decide. Recruit and Veteran answer at once, whatever the budget. */
  choose(view: T['state'], seat: Seat, budget: Budget, thinking?: Thinking): T['command'];
}

export const makePlayer = <T extends GameTypes>(game: Game<T>, mind: Mind<T>, level: Level): Player<T> => ({
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
