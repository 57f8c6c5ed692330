/** The options of Grid Battles. */

import { type GameUsage, JSON_OPTION, LAB_HOW, PLAY_FROM, PLAY_HOW } from '../usage.ts';

export const usage: GameUsage = {
  play: {
    example: 'muster play grid-battles --scenario the-ridge --a you --b veteran',
    options: [
      { flags: '--scenario <id>', words: 'S1 to S8, or its name as in the-ridge', default: 'S1' },
      ...PLAY_FROM,
      { flags: '--a <player>', words: 'who plays side A: you, recruit, veteran, warlord', default: 'you' },
      { flags: '--b <player>', words: 'who plays side B', default: 'veteran' },
      ...PLAY_HOW,
    ],
  },
  odds: {
    example: 'muster odds grid-battles --attacker knight --defender pikeman --defender-terrain woods',
    options: [
      { flags: '--attacker <ids>', words: 'who attacks; several in order: knight,archer', required: true },
      { flags: '--defender <id>', words: 'who is attacked', required: true },
      {
        flags: '--attacker-terrain <ids>',
        words: 'where the attacker stands; one for all, or one for each',
        default: 'plain',
      },
      { flags: '--defender-terrain <id>', words: 'where the defender stands', default: 'plain' },
      { flags: '--distance <n>', words: 'how many hexes away; one for all, or one for each: 1,3', default: '1' },
      JSON_OPTION,
    ],
  },
  lab: {
    example: 'muster lab grid-battles --scenario S2 --players veteran,recruit --games 400 --seed 1',
    options: [
      {
        flags: '--scenario <id>',
        words: 'S1 to S8, its name as in the-ridge, or free for free battles',
        default: 'S2',
      },
      { flags: '--players <levels>', words: 'two of recruit, veteran, warlord', default: 'veteran,recruit' },
      ...LAB_HOW,
    ],
  },
  referee: {
    example: `echo '{"do":"start","config":{"scenario":"S1"},"dice":{"seed":7}}' | muster referee grid-battles`,
  },
};
