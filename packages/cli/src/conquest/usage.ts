/** The options of Dwethia Conquest. */

import { type GameUsage, JSON_OPTION, LAB_HOW, type OptionUsage, PLAY_FROM, PLAY_HOW } from '../usage.ts';

const POINTS: OptionUsage = { flags: '--points <n>', words: 'limit of each side: 1500, 3000, 4500', default: '1500' };

const FACTIONS = 'empire-of-sol, citadel, bloodpact, black-sun, eldritch-cult, void';
const SCENARIOS = 'annihilation, take-the-city, mine-the-resources';

const MAP: OptionUsage = { flags: '--map <id>', words: 'plains, spine, coast, desert, belt, ruins' };

export const usage: GameUsage = {
  play: {
    example: 'muster play conquest --points 1500 --factions void/citadel --a you --b veteran',
    options: [
      POINTS,
      MAP,
      {
        flags: '--factions <ids>',
        words: `the sides in turn, with their ready armies: ${FACTIONS} (default: empire-of-sol/citadel)`,
      },
      { flags: '--scenarios <ids>', words: `one for both sides, or one for each: ${SCENARIOS} (take-the-city)` },
      { flags: '--terrain <how>', words: 'map, or alternate: placed in turn', default: 'map' },
      { flags: '--nodes <how>', words: 'map, or players: placed in turn (default: as terrain is)' },
      { flags: '--blind', words: 'scenarios and missions are chosen in secret (X-301)' },
      ...PLAY_FROM,
      { flags: '--a <player>', words: 'who plays the first side: you, recruit, veteran, warlord', default: 'you' },
      { flags: '--b <player>', words: 'who plays the second side', default: 'veteran' },
      { flags: '--c <player>', words: 'who plays the third seat (default: veteran)' },
      { flags: '--d <player>', words: 'who plays the fourth seat (default: veteran)' },
      ...PLAY_HOW,
    ],
  },
  odds: {
    example: 'muster odds conquest --attackers "2 legion, legate" --defenders "3 void.zombies"',
    options: [
      {
        flags: '--attackers <units>',
        words: 'a whole fight: units between commas, by id or name, files, or lines: "M3 S3 D3 A2 W2 I1, 2 legion"',
      },
      { flags: '--defenders <units>', words: 'the same; a building, or a line with D and W alone, is assaulted' },
      { flags: '--destiny <a/b>', words: 'Destiny of each side, spent on wounds that would slay a hero (default: 0)' },
      { flags: '--onset', words: 'the attackers went to engage in this round (Bloodpact: Aggression +1)' },
      {
        flags: '--shield-wall',
        words: 'shield bearers of the Empire of Sol stand beside each other (save one better)',
      },
      { flags: '--attacker <unit>', words: 'a shot instead: who shoots or casts: a unit, a building, a file, or "P2"' },
      {
        flags: '--defender <unit>',
        words: 'the same; a line may add save5, ignore6, cover1, shield: "D4 W2 I2 shield"',
      },
      {
        flags: '--weapon <weapon>',
        words:
          'weapon (what the attacker carries), an id (short-bows, blast), or a line: "12 S2 Arc" (default: weapon)',
      },
      { flags: '--distance <n>', words: 'from base to base, in inches (default: 1)' },
      { flags: '--cover <n>', words: 'cover of the target by terrain (default: 0)' },
      { flags: '--in-the-way <n>', words: 'models in the way (default: 0)' },
      { flags: '--arc', words: 'fired in an arc; beyond its range an [Arc] weapon always is' },
      { flags: '--steady', words: 'the attacker is of the Citadel and has not moved (P+1)' },
      { flags: '--shielded', words: 'the target stands within 1" of a shield bearer (X-346)' },
      { flags: '--defender-integrity <n>', words: 'its Integrity behind a shield, if not that of its line' },
      { flags: '--upcharge <n>', words: 'Affinity more for a power (default: 0)' },
      { flags: '--economy <orders>', words: 'a forecast instead: what this build order yields: "barracks, 2 legion"' },
      { flags: '--faction <id>', words: `whose economy: ${FACTIONS}` },
      { flags: '--hq <a|b>', words: 'which headquarters (default: a)' },
      { flags: '--workers <n>', words: 'workers of the starting force (default: 5)' },
      { flags: '--relics <n>', words: 'relics that are stored from round 2 on (default: 2)' },
      { flags: '--research <ids>', words: 'what is researched, between commas: deep-drills' },
      { flags: '--rounds <n>', words: 'how many rounds (default: 6)' },
      { flags: '--nodes <n>', words: 'Mines and Gas Veins that can be harvested, one of each in turn (default: 16)' },
      { flags: '--points <n>', words: 'the limit of the war (default: 1500)' },
      JSON_OPTION,
    ],
  },
  lab: {
    example: 'muster lab conquest --points 1500 --players veteran,veteran --games 3000 --seed 1',
    options: [
      POINTS,
      { flags: '--map <id>', words: 'only this one (default: all six)' },
      {
        flags: '--factions <ids>',
        words: 'two or more, every two of them with their ready armies: void/citadel (default: all six)',
      },
      { flags: '--scenarios <ids>', words: 'only these, every two of them: annihilation/take-the-city (default: all)' },
      {
        flags: '--opening <how>',
        words: 'how the first player begins: usual, worker-spam, rush, towers',
        default: 'usual',
      },
      { flags: '--switches <list>', words: 'rules set otherwise: nodeOncePerSide=false,rounds=8' },
      { flags: '--players <levels>', words: 'two of recruit, veteran, warlord', default: 'veteran,recruit' },
      ...LAB_HOW,
    ],
  },
  referee: {
    example: `echo '{"do":"start","config":{"points":1500},"dice":{"seed":7}}' | muster referee conquest`,
  },
};
