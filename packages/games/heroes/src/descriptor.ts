/** What Dwethia Heroes is, said once. */

import { type Descriptor, parse, type Ready } from '@muster/kernel';
import { BOOK } from './book/index.ts';
import { gathering } from './build/gathering.ts';
import { BATTLE, battleConfigOf } from './choices/battle.ts';
import { FACTS } from './facts.ts';
import { heroes } from './game.ts';
import { fieldOf } from './ground/field.ts';
import { chancesOf } from './odds/index.ts';
import { readConfig } from './reading/parse.ts';
import { mayAnswerAgain } from './round/seal.ts';
import { SECRETS } from './secrets.ts';
import { checkForce } from './squad/checked.ts';
import type { HeroesConfig, HeroesTypes } from './state/types.ts';
import { SWITCHES } from './switches.ts';
import { seatName } from './words/names.ts';
import { ORDERS } from './words/order-lines.ts';
import { ROLLS, rollWords } from './words/rolls.ts';

const ready = (id: string, name: string, given: object): Ready<HeroesTypes> => ({
  id,
  name,
  config: readConfig(given, 'config'),
});

/** Terrain, edge, markers and seals come before the first round. */
const isSetUp = (stack: HeroesTypes['state']['stack']): boolean =>
  stack.some(({ type }) => type === 'terrain' || type === 'edge' || type === 'markers' || type === 'seal');

const seats = (south: string, north: string) => [{ faction: south }, { faction: north }];

const QUICK = [
  ready('sandgate-60', 'Sandgate, 60 points', { points: 60, arena: 'sandgate', objectives: 'picked' }),
  ready('foundry-150', 'Foundry, 150 points', {
    points: 150,
    arena: 'foundry',
    objectives: 'picked',
    seats: seats('eldritch-cult', 'void'),
  }),
];

const SAMPLES = [
  ready('sandgate-60', 'Sandgate, 60 points', {
    points: 60,
    arena: 'sandgate',
    objectives: 'picked',
    markers: 'placed',
  }),
  ready('gantry-60', 'Gantry, 60 points', {
    points: 60,
    arena: 'gantry',
    seats: seats('bloodpact', 'black-sun'),
    objectives: [
      [2, 5, 8, 10, 11],
      [1, 5, 8, 9, 19],
    ],
  }),
  ready('foundry-150', 'Foundry, 150 points', { points: 150, arena: 'foundry', seats: seats('eldritch-cult', 'void') }),
  ready('aqueduct-150', 'Broken aqueduct, 150 points', {
    points: 150,
    arena: 'aqueduct',
    seats: seats('empire-of-sol', 'citadel'),
    rulings: { objectiveMix: 'mixed', customUnits: 'printed' },
  }),
  ready('placed-60', 'Terrain in turn, 60 points', {
    points: 60,
    terrain: 'placed',
    objectives: 'picked',
    seats: seats('void', 'eldritch-cult'),
  }),
  ready('two-against-one-150', 'Two against one, 150 points', {
    points: 150,
    arena: 'foundry',
    seats: [
      { side: 0, faction: 'bloodpact' },
      { side: 1, faction: 'citadel' },
      { side: 0, faction: 'empire-of-sol' },
    ],
  }),
  ready('colosseum-300', 'Colosseum, 300 points', {
    points: 300,
    arena: 'colosseum',
    seats: seats('black-sun', 'void'),
  }),
];

export const descriptor: Descriptor<HeroesTypes> = {
  ...FACTS,
  game: heroes,
  seats: [2, 4],
  seatNames: (config) => config.seats.map((_, seat) => seatName(config, seat)),
  sides: (config: HeroesConfig) =>
    ([0, 1] as const).map((side) => config.seats.flatMap((one, seat) => (one.side === side ? [seat] : []))),
  titleOf: (config) => `${fieldOf(config).arena.name}, ${config.points} points`,
  progressOf: ({ round, stack }) => (isSetUp(stack) ? 'set-up' : `round ${round}`),
  roundOf: ({ round }) => round,
  ...SECRETS,
  concede: { type: 'concede' },
  isAnytime: (c) => c.type === 'concede' || c.type === 'orders' || c.type === 'unseal',
  isSecret: (c) => c.type === 'orders' || c.type === 'pick' || c.type === 'seal' || c.type === 'unseal',
  mayAnswerAgain,
  standingOrders: ({ orders }) => orders,
  orders: ORDERS,
  asks: {
    terrain: { words: 'to place terrain', secret: false },
    edge: { words: 'to choose an edge', secret: false },
    marker: { words: 'to place a marker', secret: false },
    seal: { words: 'to seal five objectives', secret: true, changeWords: 'choose other objectives' },
    goFirst: { words: 'to say who goes first', secret: false },
    select: { words: 'to activate a model', secret: false },
    enter: { words: 'to bring the model onto the board', secret: false },
    engaged: { words: 'to retreat, fire or fight', secret: false },
    retreat: { words: 'to retreat', secret: false },
    move: { words: 'to move', secret: false },
    afterMove: { words: 'to cast a power or go on', secret: false },
    shoot: { words: 'to shoot or cast', secret: false },
    melee: { words: 'to strike', secret: false },
    shootBack: { words: 'to shoot back', secret: false },
    redirect: { words: 'to pass the shot on', secret: false },
    friend: { words: 'to say which friend is struck', secret: false },
    fallBack: { words: 'to fall back', secret: false },
    place: { words: 'to choose a place', secret: false },
    reroll: { words: 'to spend Destiny', secret: false },
    resist: { words: 'to resist the power', secret: false },
    raise: { words: 'to add points', secret: false },
  },
  switches: SWITCHES,
  choices: { of: () => BATTLE, configOf: battleConfigOf },
  book: BOOK,
  quickStarts: () => QUICK,
  samples: () => SAMPLES,
  lawsOneIn: 2,
  forces: {
    name: 'force',
    example: { points: 60, faction: 'void', units: ['void.death-knight'] },
    check: (x) => parse(checkForce, x, 'force'),
  },
  gathering,
  rolls: ROLLS,
  rollWords,
  odds: (view, _seat, c) => chancesOf(view, c),
  oddsNames: {
    distributions: ['wounds'],
    chances: ['slain', 'resolves', 'chance'],
    figures: ['dice', 'needs', 'mean', 'steps', 'points', 'cost', 'command'],
  },
};
