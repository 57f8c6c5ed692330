/** What Magewinds is called and said to be. */

import type { GameFacts } from '@muster/kernel';

export const FACTS: GameFacts = {
  id: 'magewinds',
  name: 'Magewinds',
  words:
    'Small warbands of mages and fighters on a table measured in inches, with hidden hands of cards. Draw from the winds, move freely, strike, feint and dodge.',
  players: 'Two to four players',
  credits:
    'Magewinds belongs to its publisher: the game, its packs, the names of fighters, spells and scenarios. The wording here, the drawings, the tables of terrain, and whatever is marked HOUSE come from us.',
  ruleIds: /^(?:MW|TC|ItT)[ -]/i,
  quickStart: 'The Prize',
};
