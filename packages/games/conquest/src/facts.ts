/** What Dwethia Conquest is called and said to be. */

import type { GameFacts } from '@muster/kernel';

export const FACTS: GameFacts = {
  id: 'conquest',
  name: 'Dwethia Conquest',
  words:
    'Two powers fight over a continent: workers harvest, buildings rise, armies march. Every side plays for a goal of its own, and six rounds decide.',
  players: 'Two sides of one or more players',
  credits:
    'Dwethia Conquest, its factions and some of its units are the publisher’s. Figures, buildings, research, missions, maps and everything marked house are ours.',
  ruleIds: /^(DW|CQ|X)-\d+$/i,
  quickStart: 'Plains, 1500 points',
};
