/** What Dwethia Cosmic Combat is, said once. */

import { type Descriptor, parse, type Ready } from '@muster/kernel';
import { BOOK } from './book/index.ts';
import { checkForce } from './build/checked.ts';
import { gathering } from './build/gathering.ts';
import { BATTLE, battleConfigOf } from './choices/battle.ts';
import { scenarioOf } from './content/scenarios.ts';
import { FACTS } from './facts.ts';
import { cosmicCombat } from './game.ts';
import { fieldOf } from './ground/field.ts';
import { chancesOf } from './odds/index.ts';
import { readConfig } from './reading/parse.ts';
import { mayReopen } from './round/secret.ts';
import { SECRETS } from './secrets.ts';
import type { Battle, CosmicCommand, CosmicTypes } from './state/types.ts';
import { SWITCHES } from './switches.ts';
import { ASKED } from './words/asked.ts';
import { seatName } from './words/names.ts';
import { ORDERS } from './words/order-lines.ts';
import { ROLLS, rollWords } from './words/rolls.ts';

const ready = (id: string, name: string, given: object): Ready<CosmicTypes> => ({
  id,
  name,
  config: readConfig(given, 'config'),
});

const seats = (south: string, north: string, fleet = 1) => [
  { faction: south, fleet },
  { faction: north, fleet },
];

const QUICK = [
  ready('shards-1500', 'Shards, 1500 points', { points: 1500, map: 'shards-24' }),
  ready('convoy-1500', 'Convoy, 1500 points', {
    points: 1500,
    scenario: 'convoy',
    seats: seats('black-sun', 'bloodpact'),
  }),
];

const SAMPLES = [
  ready('shards-1500', 'Shards, 1500 points', { points: 1500, map: 'shards-24' }),
  ready('dead-dock-1500', 'Dead Dock, 1500 points', {
    points: 1500,
    map: 'dead-dock-24',
    seats: seats('eldritch-cult', 'void'),
  }),
  ready('boarders-1500', 'Open space, 1500 points', {
    points: 1500,
    map: 'open',
    seats: seats('bloodpact', 'black-sun', 2),
    rulings: { ramThenFight: true, friendlyZone: 'voluntary', boardingTwoRolls: true },
  }),
  ready('convoy-1500', 'Convoy, 1500 points', {
    points: 1500,
    scenario: 'convoy',
    seats: seats('black-sun', 'bloodpact'),
  }),
  ready('station-1500', 'Station assault, 1500 points', {
    points: 1500,
    scenario: 'station-assault',
    seats: seats('citadel', 'eldritch-cult', 2),
  }),
  ready('literal-1500', 'Shards, other rulings', {
    points: 1500,
    map: 'shards-24',
    seats: seats('void', 'empire-of-sol', 2),
    rulings: {
      turnLimit: 180,
      turnSweep: true,
      ramLiteral: true,
      fireToken: 'oneWeapon',
      arcs: 'diagonal',
      minMoveAlways: true,
      shieldOrder: 'secondFirst',
      boardingMove: 'forward',
      shieldReach: 'arc',
      nebulaBlind: false,
      redirect: 'off',
      upchargeCap: null,
    },
  }),
  ready('two-against-one-3000', 'Two against one, 3000 points', {
    points: 3000,
    map: 'twin-belts-36',
    seats: [
      { side: 0, faction: 'citadel' },
      { side: 1, faction: 'eldritch-cult' },
      { side: 0, faction: 'empire-of-sol' },
    ],
  }),
];

/** what was given in secret counts when its owner says so. */
const isConfirmed = (c: CosmicCommand): boolean => c.type === 'confirm';

/** The last ship of a deployment is its owner's to place, who has seen all the others by then. */
const isLastShip = (b: Battle): boolean =>
  cosmicCombat.decisions(b).some((d) => d.kind === 'deploy' && d.ships.length === 1);

export const descriptor: Descriptor<CosmicTypes> = {
  ...FACTS,
  game: cosmicCombat,
  seats: [2, 4],
  seatNames: (config) => config.seats.map((_, seat) => seatName(config, seat)),
  sides: (config) =>
    ([0, 1] as const).map((side) => config.seats.flatMap((one, seat) => (one.side === side ? [seat] : []))),
  titleOf: (config) => `${scenarioOf(config.scenario).name}, ${fieldOf(config).map.name}, ${config.points} points`,
  progressOf: ({ round }) => (round === 0 ? 'deployment' : `round ${round}`),
  roundOf: ({ round }) => round,
  ...SECRETS,
  concede: { type: 'concede' },
  isAnytime: (c) => c.type === 'concede' || c.type === 'standing' || c.type === 'reopen',
  isSecret: (c, { rulings }) =>
    c.type === 'standing' || c.type === 'order' || (c.type === 'shield' && rulings.shieldOrder === 'secret'), // by the switch they are turned openly
  mayAnswerAgain: mayReopen,
  standingOrders: ({ standing }) => standing,
  orders: ORDERS,
  asks: {
    role: { words: ASKED.role, secret: false },
    edge: { words: ASKED.edge, secret: false },
    deploy: {
      words: ASKED.deploy,
      secret: false,
      forMe: { words: 'Place the rest for me', leaves: (_, b) => isLastShip(b) },
    },
    orders: {
      words: ASKED.orders,
      secret: true,
      changeWords: 'change your orders',
      forMe: { words: 'Order the rest for me', leaves: isConfirmed },
    },
    goFirst: { words: ASKED.goFirst, secret: false },
    shields: {
      words: ASKED.shields,
      secret: true,
      changeWords: 'turn your shields again',
      forMe: { words: 'Turn the rest for me', leaves: isConfirmed },
    },
    activate: { words: ASKED.activate, secret: false },
    move: { words: ASKED.move, secret: false },
    seize: { words: ASKED.seize, secret: false },
    fire: { words: ASKED.fire, secret: false },
    redirect: { words: ASKED.redirect, secret: false },
    friend: { words: ASKED.friend, secret: false },
    selectFight: { words: ASKED.selectFight, secret: false },
    allot: { words: ASKED.allot, secret: false },
    reroll: { words: ASKED.reroll, secret: false },
    resist: { words: ASKED.resist, secret: false },
    raise: { words: ASKED.raise, secret: false },
  },
  switches: SWITCHES,
  choices: { of: () => BATTLE, configOf: battleConfigOf },
  book: BOOK,
  quickStarts: () => QUICK,
  samples: () => SAMPLES,
  lawsOneIn: 4,
  forces: {
    name: 'fleet',
    example: { points: 1500, faction: 'empire-of-sol', ships: ['empire-of-sol.cohort'] },
    check: (x) => parse(checkForce, x, 'fleet'),
  },
  gathering,
  odds: (view, _seat, c) => chancesOf(view, c),
  oddsNames: {
    distributions: ['wounds', 'sides.destroyed'],
    chances: ['destroyed', 'struck', 'ion', 'resolves', 'chance', 'crew'],
    figures: ['dice', 'needs', 'wound', 'mean', 'steps', 'points', 'cost', 'shots'],
  },
  rolls: ROLLS,
  rollWords,
};
