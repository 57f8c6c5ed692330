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
import { ASKED } from './words/asked.ts';
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
    terrain: { words: ASKED.terrain, secret: false },
    edge: { words: ASKED.edge, secret: false },
    marker: { words: ASKED.marker, secret: false },
    seal: { words: ASKED.seal, secret: true, changeWords: 'choose other objectives' },
    goFirst: { words: ASKED.goFirst, secret: false },
    select: { words: ASKED.select, secret: false },
    enter: { words: ASKED.enter, secret: false },
    engaged: { words: ASKED.engaged, secret: false },
    retreat: { words: ASKED.retreat, secret: false },
    move: { words: ASKED.move, secret: false },
    afterMove: { words: ASKED.afterMove, secret: false },
    shoot: { words: ASKED.shoot, secret: false },
    melee: { words: ASKED.melee, secret: false },
    shootBack: { words: ASKED.shootBack, secret: false },
    redirect: { words: ASKED.redirect, secret: false },
    friend: { words: ASKED.friend, secret: false },
    fallBack: { words: ASKED.fallBack, secret: false },
    opportunity: { words: ASKED.opportunity, secret: false },
    place: { words: ASKED.place, secret: false },
    reroll: { words: ASKED.reroll, secret: false },
    resist: { words: ASKED.resist, secret: false },
    raise: { words: ASKED.raise, secret: false },
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
