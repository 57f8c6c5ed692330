/** The options of Dwethia Heroes. */

import { type GameUsage, JSON_OPTION, LAB_HOW, type OptionUsage, PLAY_FROM, PLAY_HOW } from '../usage.ts';

const POINTS: OptionUsage = { flags: '--points <n>', words: 'limit of each force: 60, 150, 300', default: '60' };

export const usage: GameUsage = {
  play: {
    example: 'muster play heroes --points 60 --factions void/citadel --a you --b veteran',
    options: [
      POINTS,
      {
        flags: '--arena <id>',
        words: 'sandgate, gantry (60), foundry, aqueduct (150), colosseum, twin-spires (300)',
      },
      {
        flags: '--factions <ids>',
        words:
          'south/north, with their ready forces: empire-of-sol, citadel, bloodpact, black-sun, eldritch-cult, void (default: empire-of-sol/citadel)',
      },
      { flags: '--objectives <how>', words: 'drawn, or picked by the players', default: 'drawn' },
      { flags: '--markers <how>', words: 'arena, or placed by the players', default: 'arena' },
      { flags: '--mixed', words: 'only mixed sets of objectives (X-159)' },
      { flags: '--printed', words: 'only printed profiles (X-173)' },
      ...PLAY_FROM,
      { flags: '--a <player>', words: 'who plays South: you, recruit, veteran, warlord', default: 'you' },
      { flags: '--b <player>', words: 'who plays North', default: 'veteran' },
      { flags: '--c <player>', words: 'who plays the third seat (default: veteran)' },
      { flags: '--d <player>', words: 'who plays the fourth seat (default: veteran)' },
      ...PLAY_HOW,
    ],
  },
  odds: {
    example: 'muster odds heroes --attacker captain --defender warg --attack pistol --distance 10 --cover 1',
    options: [
      {
        flags: '--attacker <unit>',
        words: 'a profile (captain, void.death-knight), a file with a unit, or a line: "M5 P4 S4 D4 A3 W3 I3"',
        required: true,
      },
      {
        flags: '--defender <unit>',
        words: 'the same; a line may add save5, ignore6, cover1, shield',
        required: true,
      },
      {
        flags: '--attack <weapon>',
        words:
          'melee or weapon (what the attacker carries), an id (rifle, spear, blast), or a line: "24 S4 Blast1", "S3 reach2"',
        default: 'melee',
      },
      { flags: '--distance <n>', words: 'in spaces; the next space is 1', default: '1' },
      { flags: '--cover <n>', words: 'cover of the target by terrain', default: '0' },
      { flags: '--in-the-way <n>', words: 'objects and models in the way', default: '0' },
      {
        flags: '--attacker-integrity <n>',
        words: 'what counts in the attacker’s group; 0 for a lone model',
        default: '0',
      },
      { flags: '--defender-integrity <n>', words: 'what counts in the defender’s group', default: '0' },
      { flags: '--defensive', words: 'the defender made a Defensive move (HR-25)' },
      { flags: '--fire-action', words: 'the attacker fires while engaged (HR-42)' },
      { flags: '--destiny <n>', words: 'Destiny of the attacker, spent well', default: '0' },
      JSON_OPTION,
    ],
  },
  lab: {
    example: 'muster lab heroes --points 150 --players veteran,veteran --games 3000 --seed 1',
    options: [
      POINTS,
      {
        flags: '--factions <ids>',
        words: 'two or more, every two of them with their ready forces: void/citadel (default: all six)',
      },
      { flags: '--arena <id>', words: 'only this one (default: all of the size)' },
      { flags: '--exchange', words: 'each force against itself with a profile exchanged for its points in another' },
      { flags: '--objectives <how>', words: 'picked by the players, or drawn', default: 'picked' },
      {
        flags: '--switches <list>',
        words: 'unevenForces=all,redirect=off (objectives are mixed and profiles printed unless told otherwise)',
      },
      { flags: '--players <levels>', words: 'two of recruit, veteran, warlord', default: 'veteran,recruit' },
      ...LAB_HOW,
    ],
  },
  referee: {
    example: `echo '{"do":"start","config":{"points":60},"dice":{"seed":7}}' | muster referee heroes`,
  },
};
