/** Commands from outside: read, or refused with where and why. */

import type { Point } from '@muster/geometry';
import {
  byType,
  either,
  fields,
  integer,
  isText,
  list,
  oneOf,
  optional,
  orLeftOut,
  orNull,
  type Parsed,
  parse,
  type Reader,
  tuple,
} from '@muster/kernel';
import { ACTIONS } from '../content/actions.ts';
import { type Card, DECK } from '../content/cards.ts';
import { ATTACK_IDS, PROFILE_IDS } from '../content/fighters.ts';
import { SCENARIO_IDS } from '../content/scenarios.ts';
import { SPELL_IDS } from '../content/spells.ts';
import { TERRAIN_IDS } from '../content/terrain.ts';
import { readTerrain } from '../ground/terrain.ts';
import { ASKED_SPELLS, ASKS, CHOICES, DEFENCES } from '../state/battle.ts';
import { type CastCommand, CORNERS, type MagewindsCommand, SPLITS } from '../state/command.ts';
import { readName, readNames } from './read-names.ts';

const LONGEST = 2 ** 17;
const coordinate = integer(-LONGEST, LONGEST);
const place: Reader<Point> = fields<Point>({ x: coordinate, y: coordinate });
const path = list(place, 40);
const id = integer(0, 255);
const card = oneOf<Card>(DECK);
const cards = optional(list(card, 12), []);
const nothing = fields<Record<never, never>>({});
const side = oneOf(['west', 'east', 'south', 'north'] as const);
const half = oneOf([0, 1] as const);

const terrain = either(isText, oneOf(TERRAIN_IDS), readTerrain);

const readCast = fields<Omit<CastCommand, 'type'>>({
  spell: oneOf(SPELL_IDS),
  caster: id,
  cards,
  target: optional(orNull(id), null),
  place: optional(orNull(place), null),
  places: optional(orNull(tuple(place, 2, 'must hold two places')), null),
  real: optional(orNull(half), null),
  feature: optional(orNull(id), null),
  action: optional(orNull(oneOf(ACTIONS)), null),
});

type AddFighter = Omit<Extract<MagewindsCommand, { readonly type: 'addFighter' }>, 'type'>;
type Assemble = Omit<Extract<MagewindsCommand, { readonly type: 'assemble' }>, 'type'>;

export const readCommand: Reader<MagewindsCommand> = byType<MagewindsCommand>({
  chooseScenario: fields({ scenario: oneOf(SCENARIO_IDS) }),
  addFighter: fields<AddFighter>({ profile: oneOf(PROFILE_IDS), name: orLeftOut(readName) }),
  finishWarband: nothing,
  assemble: fields<Assemble>({ warband: list(oneOf(PROFILE_IDS), 20), names: orLeftOut(readNames) }),
  placeTerrain: fields({ terrain }),
  splitTerritory: fields({ split: oneOf(SPLITS), own: half }),
  chooseEdge: fields({ edge: side }),
  chooseCorner: fields({ corner: oneOf(CORNERS) }),
  placeObject: fields({ x: coordinate, y: coordinate }),
  deploy: fields({ fighter: id, x: coordinate, y: coordinate }),
  draw: fields({ card: oneOf<Card | 'deck'>([...DECK, 'deck']) }),
  keepOne: fields({ card }),
  pass: nothing,
  keepCard: fields({ card, fighters: list(id, 3) }),
  discardRest: nothing,
  activate: fields({ fighter: id }),
  hold: nothing,
  act: fields({ action: oneOf(ACTIONS) }),
  cast: readCast,
  drop: fields({ object: id, x: coordinate, y: coordinate }),
  pickUp: fields({ object: id }),
  move: fields({ path }),
  step: fields({ path }),
  attack: fields({
    attack: oneOf(ATTACK_IDS),
    target: optional(orNull(id), null),
    object: optional(orNull(id), null),
    cards,
  }),
  takeAim: fields({ place }),
  chooseAttack: fields({ choice: oneOf(CHOICES) }),
  defend: fields({ defence: oneOf(DEFENCES), cards }),
  knockBack: fields({ distance: integer(0, LONGEST) }),
  nextTarget: fields({ target: id }),
  nextInOrder: fields({ fighter: id }),
  decline: nothing,
  setOrders: fields({ spell: oneOf(ASKED_SPELLS), ask: oneOf(ASKS) }),
  concede: nothing,
});

export const parseCommand = (x: unknown): Parsed<MagewindsCommand> => parse(readCommand, x, 'command');
