/** The options of a game that has no terminal table of its own. */

import { type GameUsage, LAB_HOW, type OptionUsage, PLAY_FROM, PLAY_HOW } from '../usage.ts';

const SAMPLE: OptionUsage = { flags: '--sample <id>', words: 'which of its battles (default: the first one)' };

export const plainUsage = (id: string): GameUsage => ({
  play: {
    example: `muster play ${id} --a you --b veteran`,
    options: [
      SAMPLE,
      ...PLAY_FROM,
      { flags: '--a <player>', words: 'who plays the first seat: you, recruit, veteran, warlord', default: 'you' },
      { flags: '--b <player>', words: 'who plays the second seat (default: veteran)' },
      { flags: '--c <player>', words: 'who plays the third seat, if there is one' },
      { flags: '--d <player>', words: 'who plays the fourth seat, if there is one' },
      ...PLAY_HOW,
    ],
  },
  lab: {
    example: `muster lab ${id} --players veteran,recruit --games 100 --seed 1`,
    options: [
      SAMPLE,
      {
        flags: '--players <levels>',
        words: 'one of recruit, veteran, warlord for each seat',
        default: 'veteran,recruit',
      },
      ...LAB_HOW,
    ],
  },
  referee: { example: `echo '{"do":"start","config":{},"dice":{"seed":7}}' | muster referee ${id}` },
});
