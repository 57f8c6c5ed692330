/** What Dwethia Heroes is called and said to be. */

import type { GameFacts } from '@muster/kernel';

export const FACTS: GameFacts = {
  id: 'heroes',
  name: 'Dwethia Heroes',
  words:
    'A handful of heroes fight in an arena of towers, walls and trenches. Each side has five secret objectives; who has met them all, or leaves nobody standing, wins.',
  players: 'Two sides of one or more players',
  credits:
    'Dwethia Heroes, its factions, races and named units are the publisher’s. Profiles, arenas and everything marked house are ours.',
  ruleIds: /^(DW|HR|X)-\d+$/i,
  quickStart: 'Sandgate, 60 points',
};
