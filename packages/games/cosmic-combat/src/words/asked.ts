/** What each kind of decision asks, for who is asked and for who answers something else. */

import type { CosmicDecision } from '../state/commands.ts';

export const ASKED: { readonly [K in CosmicDecision['kind']]: string } = {
  role: 'to attack or to defend',
  edge: 'to choose an edge',
  deploy: 'to deploy a ship',
  orders: 'to give orders',
  goFirst: 'to say who goes first',
  shields: 'to turn shields',
  activate: 'to move a ship',
  move: 'to use an order',
  seize: 'to choose whom to strike',
  fire: 'to shoot',
  redirect: 'to pass the shot on',
  friend: 'to say which friend is struck',
  selectFight: 'to choose a fight',
  allot: 'to share out wounds',
  reroll: 'to spend Destiny',
  resist: 'to resist the power',
  raise: 'to add points',
};
