/** What is said of the games, apart from their entries: the first page stands before it is fetched. */

import type { GameWords } from '../contract/games.ts';

export const GAME_WORDS: Readonly<Record<string, GameWords>> = {
  'grid-battles': {
    words:
      'Two forces of medieval counters on a map of hexes, and dice with symbols. Activate a few units each turn, march, strike, and be struck back.',
    players: 'Two players',
    credits:
      'Grid Battles belongs to its publisher: the game, the rules marked official, the names of ten units, of three terrains and of the dice. The wording here, the drawings, the scenarios, and whatever is marked ours come from us.',
  },
  magewinds: {
    words:
      'Small warbands of mages and fighters on a table measured in inches, with hidden hands of cards. Draw from the winds, move freely, strike, feint and dodge.',
    players: 'Two to four players',
    credits:
      'Magewinds belongs to its publisher: the game, its packs, the names of fighters, spells and scenarios. The wording here, the drawings, the tables of terrain, and whatever is marked HOUSE come from us.',
  },
};
