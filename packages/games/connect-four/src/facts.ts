/** What Connect Four is called and said to be. */

import type { GameFacts } from '@muster/kernel';

export const FACTS: GameFacts = {
  id: 'connect-four',
  name: 'Connect Four',
  words: 'Discs fall into seven columns. Four of one colour in a line win.',
  players: 'Two players',
  credits: 'Connect Four is here as the example of a small game; its rules are common knowledge, the wording is ours.',
  ruleIds: /^C4-\d$/i,
  quickStart: 'An empty board',
  example: true,
};
