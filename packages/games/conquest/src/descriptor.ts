/** What Dwethia Conquest is, said once. */

import { type Descriptor, type ForMe, parse, type Ready } from '@muster/kernel';
import { BOOK } from './book/index.ts';
import { checkForce } from './build/checked.ts';
import { gathering } from './build/gathering.ts';
import { WAR, warConfigOf } from './choices/war.ts';
import { armyOf } from './content/armies.ts';
import { mapOf } from './content/maps.ts';
import { FACTS } from './facts.ts';
import { conquest } from './game.ts';
import { endsHalf } from './moving/last.ts';
import { chancesOf } from './odds/index.ts';
import { readConfig } from './reading/parse.ts';
import { SECRETS } from './secrets.ts';
import { mayMusterAgain } from './setup/muster.ts';
import type { Battle, ConquestCommand, ConquestTypes } from './state/types.ts';
import { SWITCHES } from './switches.ts';
import { seatName } from './words/names.ts';
import { ORDERS } from './words/order-lines.ts';
import { ROLLS, rollWords } from './words/rolls.ts';

const ready = (id: string, name: string, given: object): Ready<ConquestTypes> => ({
  id,
  name,
  config: readConfig(given, 'config'),
});

const QUICK = [
  ready('plains-1500', 'Plains, 1500 points', { points: 1500, map: 'plains' }),
  ready('ruins-1500', 'Ruined cities, 1500 points', {
    points: 1500,
    map: 'ruins',
    seats: [
      { faction: 'bloodpact', scenario: 'annihilation' },
      { faction: 'void', scenario: 'take-the-city' },
    ],
  }),
];

const SAMPLES = [
  ready('plains-1500', 'Plains, 1500 points', { points: 1500, map: 'plains' }),
  ready('spine-1500', 'Mountain spine, 1500 points', {
    points: 1500,
    map: 'spine',
    seats: [
      { faction: 'bloodpact', scenario: 'annihilation', hq: 'b' },
      { faction: 'black-sun', scenario: 'mine-the-resources' },
    ],
  }),
  ready('coast-1500', 'Ocean coast, 1500 points', {
    points: 1500,
    map: 'coast',
    seats: [
      { faction: 'eldritch-cult', scenario: 'mine-the-resources', missions: ['the-litany', 'pilgrims'] },
      { faction: 'void', scenario: 'annihilation' },
    ],
  }),
  ready('desert-blind-1500', 'Deserts, sealed aims', {
    points: 1500,
    map: 'desert',
    seats: [{ faction: 'void' }, { faction: 'empire-of-sol' }],
    rulings: { blindMuster: true, stickyMelee: true, engageDistance: 'half', carriers: 'harvest' },
  }),
  ready('in-turn-1500', 'Terrain and nodes in turn', {
    points: 1500,
    map: 'belt',
    terrain: 'alternate',
    nodes: 'players',
    seats: [{ faction: 'citadel' }, { faction: 'bloodpact' }],
  }),
  ready('other-rulings-1500', 'Ruined cities, other rulings', {
    points: 1500,
    map: 'ruins',
    seats: [{ faction: 'black-sun' }, { faction: 'eldritch-cult' }],
    rulings: {
      allocator: 'attacker',
      savesOptional: true,
      supportStats: false,
      reachLink: 'contact',
      coverStacks: true,
      loneIntegrity: true,
      resolveAllUnits: true,
      surgeAllUnits: true,
      summoningSickness: true,
      refill: 'perRound',
      poolLossOnDeath: true,
      productsPerBuilder: 2,
      engagedBuild: true,
      noRoom: 'lose',
      startZone: 'half',
      rootUntil: 'round',
      cityControl: 'sole',
      hqLossLoses: true,
    },
  }),
  ready('two-against-one-3000', 'Two against one, 3000 points', {
    points: 3000,
    map: 'plains',
    seats: [
      { side: 0, faction: 'citadel' },
      { side: 1, faction: 'eldritch-cult' },
      { side: 0, faction: 'empire-of-sol' },
    ],
  }),
  ready('large-4500', 'Forest belt, 4500 points', {
    points: 4500,
    map: 'belt',
    seats: [{ faction: 'bloodpact' }, { faction: 'citadel' }],
    rulings: { rounds: 4 },
  }),
];

/** What ends setting up, or shots and orders, is its player's own to say: until then he may look at all of it. */
const isEnd = (c: ConquestCommand): boolean => c.type === 'done';

const PLACE_IT: ForMe<ConquestCommand> = { words: 'Place it for me', once: true };

/** The last one is its player's to place, who has seen all the others by then. */
const PLACE_THE_REST: ForMe<ConquestCommand, Battle> = {
  words: 'Place the rest for me',
  leaves: (_, b) =>
    conquest
      .decisions(b)
      .some((d) => (d.kind === 'placeTerrain' && d.left === 1) || (d.kind === 'placeNode' && d.kinds.length === 1)),
};

const moveTheRest = (also: string): ForMe<ConquestCommand, Battle> => ({
  words: 'Move the rest for me',
  also: [also],
  thisRound: true,
  leaves: endsHalf,
});

export const descriptor: Descriptor<ConquestTypes> = {
  ...FACTS,
  game: conquest,
  seats: [2, 4],
  seatNames: (config) => config.seats.map((_, seat) => seatName(config, seat)),
  sides: (config) =>
    ([0, 1] as const).map((side) => config.seats.flatMap((one, seat) => (one.side === side ? [seat] : []))),
  titleOf: ({ terrain, map, points }) =>
    `${terrain === 'map' ? (mapOf(map)?.name ?? map) : 'A board of one’s own'}, ${points} points`,
  progressOf: ({ round }) => (round === 0 ? 'set-up' : `round ${round}`),
  roundOf: ({ round }) => round,
  ...SECRETS,
  concede: { type: 'concede' },
  isAnytime: (c) => c.type === 'concede' || c.type === 'standing' || c.type === 'muster',
  isSecret: (c) => c.type === 'standing' || c.type === 'muster',
  mayAnswerAgain: mayMusterAgain,
  standingOrders: ({ standing }) => standing,
  orders: ORDERS,
  asks: {
    muster: { words: 'to choose a scenario and missions', secret: true, changeWords: 'choose other aims' },
    edge: { words: 'to choose an edge', secret: false },
    placeTerrain: { words: 'to place terrain', secret: false, forMe: PLACE_THE_REST },
    placeNode: { words: 'to place a node', secret: false, forMe: PLACE_THE_REST },
    placeHq: { words: 'to place the headquarters', secret: false, forMe: PLACE_IT },
    deploy: { words: 'to set up a unit', secret: false, forMe: { words: 'Set up the rest for me', leaves: isEnd } },
    goFirst: { words: 'to say who goes first', secret: false },
    research: { words: 'to research', secret: false },
    activate: { words: 'to move and harvest', secret: false, forMe: moveTheRest('move') },
    move: { words: 'to move this unit', secret: false, forMe: moveTheRest('activate') },
    surge: { words: 'to surge or let it happen', secret: false },
    surgeAnswer: { words: 'to answer the surge', secret: false },
    wager: { words: 'to wager Destiny', secret: false },
    shootBuild: {
      words: 'to shoot and build',
      secret: false,
      forMe: { words: 'Shoot and build for me', also: ['friendlyHit'], thisRound: true, leaves: isEnd },
    },
    friendlyHit: { words: 'to say which friend is struck', secret: false },
    place: { words: 'to place what was built', secret: false, forMe: PLACE_IT },
    resolve: { words: 'to call on Heroic Resolve', secret: false },
    support: { words: 'to say which fight a unit joins', secret: false },
    selectFight: { words: 'to choose a fight', secret: false },
    allot: { words: 'to allot a wound', secret: false },
    reroll: { words: 'to spend Destiny', secret: false },
    resist: { words: 'to resist the power', secret: false },
    raise: { words: 'to add points', secret: false },
  },
  switches: SWITCHES,
  choices: { of: () => WAR, configOf: warConfigOf },
  book: BOOK,
  quickStarts: () => QUICK,
  samples: () => SAMPLES,
  lawsOneIn: 8,
  forces: {
    name: 'army',
    example: {
      points: 1500,
      faction: 'empire-of-sol',
      religion: 'vigil-of-the-sun',
      hq: 'a',
      scenario: 'take-the-city',
      missions: ['phalanx', 'safe-hands'],
      start: armyOf('empire-of-sol').start,
    },
    check: (x) => parse(checkForce, x, 'army'),
  },
  gathering,
  odds: (view, _seat, c) => chancesOf(view, c),
  oddsNames: {
    distributions: ['wounds', 'lost'],
    chances: ['slain', 'wiped', 'deflected', 'resolves', 'better', 'ignored'],
    figures: ['dice', 'needs', 'values', 'mean', 'steps', 'points', 'cost', 'successes', 'expected'],
  },
  rolls: ROLLS,
  rollWords,
};
