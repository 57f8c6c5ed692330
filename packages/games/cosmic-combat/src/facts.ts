/** What Dwethia Cosmic Combat is called and said to be. */

import type { GameFacts } from '@muster/kernel';

export const FACTS: GameFacts = {
  id: 'cosmic-combat',
  name: 'Dwethia Cosmic Combat',
  words:
    'Fleets of starships meet among asteroids and wrecks. Every ship gets two orders in secret; all are turned over together, and then momentum, arcs and shields decide.',
  players: 'Two sides of one or more players',
  credits:
    'Dwethia Cosmic Combat, its factions and named ships are the publisher’s. Profiles, maps and everything marked house are ours.',
  ruleIds: /^(DW|CC|X)-\d+$/i,
  quickStart: 'Shards, 1500 points',
};
