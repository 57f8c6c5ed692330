/** What each kind of decision asks, for who is asked and for who answers something else. */

import type { HeroesDecision } from '../state/commands.ts';

export const ASKED: { readonly [K in HeroesDecision['kind']]: string } = {
  terrain: 'to place terrain',
  edge: 'to choose an edge',
  marker: 'to place a marker',
  seal: 'to seal five objectives',
  goFirst: 'to say who goes first',
  select: 'to activate a model',
  enter: 'to bring the model onto the board',
  engaged: 'to retreat, fire or fight',
  retreat: 'to retreat',
  move: 'to move',
  afterMove: 'to cast a power or go on',
  shoot: 'to shoot or cast',
  melee: 'to strike',
  shootBack: 'to shoot back',
  redirect: 'to pass the shot on',
  friend: 'to say which friend is struck',
  fallBack: 'to fall back',
  opportunity: 'to strike after who turns away',
  place: 'to choose a place',
  reroll: 'to spend Destiny',
  resist: 'to resist the power',
  raise: 'to add points',
};
