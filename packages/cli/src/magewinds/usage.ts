/** The options of Magewinds. */

import { type GameUsage, JSON_OPTION, LAB_HOW, type OptionUsage, PLAY_FROM, PLAY_HOW, REAL_CARDS } from '../usage.ts';

const SCENARIO: OptionUsage = {
  flags: '--scenario <id>',
  words:
    'deathmatch, king-of-the-hill, the-prize, treasure-dash, fragment-frenzy, hold-the-line, battle-royale or treasure-clash',
  default: 'king-of-the-hill',
};
const TERRAIN: OptionUsage = {
  flags: '--terrain <id>',
  words: 'a preset terrain (default: one for the number of players)',
};

export const usage: GameUsage = {
  play: {
    example: 'muster play magewinds --scenario king-of-the-hill --a you --b veteran',
    options: [
      SCENARIO,
      {
        flags: '--warbands <ids>',
        words: 'one for each seat: warrior,wizard/druid,seer; “choose”: assembled in set-up (default: ready ones)',
      },
      { flags: '--seats <n>', words: 'how many play: 2 to 4 (default: as few as the scenario allows)' },
      { flags: '--slots <n>', words: 'slots of each warband (default: 8)' },
      TERRAIN,
      {
        flags: '--deployment <how>',
        words: 'players, or auto: territories and fighters are placed at once',
        default: 'players',
      },
      ...PLAY_FROM,
      { flags: '--a <player>', words: 'who plays Blue: you, recruit, veteran, warlord', default: 'you' },
      { flags: '--b <player>', words: 'who plays Red', default: 'veteran' },
      { flags: '--c <player>', words: 'who plays Ochre, the third seat (default: veteran)' },
      { flags: '--d <player>', words: 'who plays Violet, the fourth seat (default: veteran)' },
      ...PLAY_HOW,
      REAL_CARDS,
    ],
  },
  odds: {
    example: 'muster odds magewinds --attacker warrior --defender cleric --cover',
    options: [
      { flags: '--attacker <id>', words: 'who attacks: warrior, wizard, cleric, …', required: true },
      { flags: '--defender <id>', words: 'who is attacked', required: true },
      {
        flags: '--attack <id>',
        words: 'melee, zap, blast, spark, push, quake, quick-shot, aimed-shot',
        default: 'melee',
      },
      { flags: '--cover', words: 'the target is in cover' },
      { flags: '--barrier <n>', words: 'a Barrier paid with so many Clubs, 0 to 3', default: '0' },
      { flags: '--hex', words: 'the attacker is hexed' },
      { flags: '--third-eye <whom>', words: 'attacker or defender has a Third Eye' },
      { flags: '--white-hot', words: 'the attacker has White-Hot Weapons' },
      { flags: '--wildform', words: 'the attacker, a Druid, is in Wildform' },
      { flags: '--action-value <n>', words: 'what an action is worth, in points of damage', default: '1' },
      JSON_OPTION,
    ],
  },
  lab: {
    example: 'muster lab magewinds --scenario king-of-the-hill --players warlord,veteran --games 400 --seed 1',
    options: [
      SCENARIO,
      {
        flags: '--warbands <ids>',
        words: 'one for each seat: warrior,wizard/druid,seer (default: drawn at random for each set of games)',
      },
      { flags: '--slots <n>', words: 'slots of drawn warbands', default: '8' },
      TERRAIN,
      { flags: '--house', words: 'only compare HOUSE fighters with official ones, warbands alike otherwise' },
      { flags: '--players <levels>', words: 'two to four of recruit, veteran, warlord', default: 'veteran,recruit' },
      ...LAB_HOW,
    ],
  },
  referee: {
    example: `echo '{"do":"start","config":{"scenario":"king-of-the-hill"},"dice":{"seed":7}}' | muster referee magewinds`,
  },
};
