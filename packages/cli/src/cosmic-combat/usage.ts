/** The options of Dwethia Cosmic Combat. */

import { type GameUsage, JSON_OPTION, LAB_HOW, type OptionUsage, PLAY_FROM, PLAY_HOW } from '../usage.ts';

const POINTS: OptionUsage = { flags: '--points <n>', words: 'limit of each fleet: 1500, 3000', default: '1500' };

const FACTIONS = 'empire-of-sol, citadel, bloodpact, black-sun, eldritch-cult, void';

const MAP: OptionUsage = {
  flags: '--map <id>',
  words: 'one of the size: shards-24, dead-dock-24, twin-belts-36, hulk-graveyard-36, long-drift-72, sun-wake-72, open',
};

const SCENARIO: OptionUsage = {
  flags: '--scenario <id>',
  words: 'fleet-action, convoy, station-assault',
  default: 'fleet-action',
};

export const usage: GameUsage = {
  play: {
    example: 'muster play cosmic-combat --points 1500 --factions void/citadel --a you --b veteran',
    options: [
      POINTS,
      MAP,
      SCENARIO,
      {
        flags: '--factions <ids>',
        words: `the fleets of both sides, with their ready ships: ${FACTIONS} (default: empire-of-sol/citadel)`,
      },
      ...PLAY_FROM,
      { flags: '--a <player>', words: 'who plays the first side: you, recruit, veteran, warlord', default: 'you' },
      { flags: '--b <player>', words: 'who plays the second side', default: 'veteran' },
      { flags: '--c <player>', words: 'who plays the third seat (default: veteran)' },
      { flags: '--d <player>', words: 'who plays the fourth seat (default: veteran)' },
      ...PLAY_HOW,
    ],
  },
  odds: {
    example: 'muster odds cosmic-combat --attacker cohort --defender void.revenant --weapon battery --distance 14',
    options: [
      {
        flags: '--attacker <ship>',
        words: 'a ship (cohort, void.revenant), a file with a ship, or a line: "P3", for a ram "S3 I7 W4"',
      },
      { flags: '--defender <ship>', words: 'the same; a line may add save5, ignore6, cover1: "D5 W4 save5"' },
      {
        flags: '--weapon <weapon>',
        words: 'weapon (the first that the attacker carries), an id (battery, lance, blast), or a line: "18 S4"',
        default: 'weapon',
      },
      { flags: '--distance <n>', words: 'from base to base, in inches', default: '1' },
      { flags: '--shielded <n>', words: 'Shield tokens on the side that the shot reaches: 0, 1, 2', default: '0' },
      { flags: '--cover <n>', words: 'cover of the target by terrain', default: '0' },
      { flags: '--in-the-way <n>', words: 'ships in the way', default: '0' },
      { flags: '--steady', words: 'the attacker is of the Citadel and neither moved nor turned (X-255)' },
      {
        flags: '--shield-wall',
        words: 'the defender is of the Empire of Sol, another of its shields within 4" (X-255)',
      },
      { flags: '--ram', words: 'a ram of both instead of a shot' },
      { flags: '--board', words: 'a boarding fight instead, of --attackers and --defenders' },
      { flags: '--attackers <ships>', words: 'ships between commas: "M5 A5 W4"' },
      { flags: '--defenders <ships>', words: 'the same: "M3 A2 W4, M1 A1 W1"' },
      JSON_OPTION,
    ],
  },
  lab: {
    example: 'muster lab cosmic-combat --points 1500 --players veteran,veteran --games 3000 --seed 1',
    options: [
      POINTS,
      MAP,
      SCENARIO,
      {
        flags: '--factions <ids>',
        words: 'two or more, every two of them with their ready fleets: void/citadel (default: all six)',
      },
      { flags: '--exchange', words: 'each fleet against itself with a ship exchanged for its points in another' },
      { flags: '--drawn', words: 'fleets drawn at random, and what each ship is worth beside its points' },
      { flags: '--switches <list>', words: 'rules set otherwise: arcs=off,redirect=off' },
      { flags: '--players <levels>', words: 'two of recruit, veteran, warlord', default: 'veteran,recruit' },
      ...LAB_HOW,
    ],
  },
  referee: {
    example: `echo '{"do":"start","config":{"points":1500},"dice":{"seed":7}}' | muster referee cosmic-combat`,
  },
};
