/** What Grid Battles is called and said to be. */

import type { GameFacts } from '@muster/kernel';

export const FACTS: GameFacts = {
  id: 'grid-battles',
  name: 'Grid Battles',
  words:
    'Two forces of medieval counters on a map of hexes, and dice with symbols. Activate a few units each turn, march, strike, and be struck back.',
  players: 'Two players',
  credits:
    'Grid Battles belongs to its publisher: the game, the rules marked official, the names of ten units, of three terrains and of the dice. The wording here, the drawings, the scenarios, and whatever is marked ours come from us.',
  ruleIds: /^(?:GB|FB|R)-\w\w$/i,
  quickStart: 'First Muster',
};
