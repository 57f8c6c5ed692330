/** Whose eyes the page looks through: a seat's, those of somebody who only watches, or, when nothing is secret any more, everyone's. */

import { type Command, type Game, type GameEvent, heardBy, type Refusal, type Told, type Viewer } from '@muster/kernel';

export type Eyes = Viewer | 'everyone';

/** What these eyes see of a state. */
export const seenBy = <
  S extends { readonly config: K },
  C extends Command,
  K extends object,
  E extends GameEvent,
  R extends Refusal,
>(
  game: Game<S, C, K, E, R>,
  state: S,
  eyes: Eyes,
): S => (eyes === 'everyone' ? state : game.view(state, eyes));

export const hears = <E extends GameEvent>(told: Told<E>, eyes: Eyes): boolean =>
  eyes === 'everyone' || heardBy([told], eyes).length > 0;
