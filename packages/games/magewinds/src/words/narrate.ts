/** The log: one line for each event, in players' words, with the arithmetic. What an event hides stays untold. */

import type { Point } from '@muster/geometry';
import { type Seat, unreachable } from '@muster/kernel';
import type { Card } from '../content/cards.ts';
import type { Terrain } from '../content/features.ts';
import { type AttackId, attackOf, type ProfileId, profileOf } from '../content/fighters.ts';
import { calledBy, type Names } from '../content/names.ts';
import { SCENARIOS } from '../content/scenarios.ts';
import { spellOf } from '../content/spells.ts';
import { type TerrainId, terrainOf } from '../content/terrain.ts';
import { nameOf } from '../ground/fighters.ts';
import { centreFor } from '../ground/territory.ts';
import type { AttackChoice, Effect, MagewindsConfig, MagewindsOutcome } from '../state/battle.ts';
import type { Split, Who } from '../state/command.ts';
import type { BattleEvent, CardEvent, MagewindsEvent, SetupEvent, StruckEvent } from '../state/events.ts';
import { actionWords, cardWords, inches } from './refusals.ts';

const SEAT_NAMES = ['Blue', 'Red', 'Ochre', 'Violet'] as const;

export const seatName = (seat: Seat): string => SEAT_NAMES[seat] ?? `Seat ${seat + 1}`;

/** "Blue’s Cleric", "Red’s Militia 2", "Blue’s Brannoc (Warrior)". */
export const whoName = (who: Who): string => `${seatName(who.seat)}’s ${nameOf(who)}`;

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** "a", "a and b", "a, b and c". */
const listed = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

const cardsOf = (cards: readonly Card[]): string => listed(cards.map(cardWords));
const seatsOf = (seats: readonly Seat[]): string => seats.map(seatName).join(', ');

/** How often each is there, in the order of their first. */
const tallied = <T>(items: readonly T[]): readonly (readonly [T, number])[] =>
  [...new Set(items)].map((item) => [item, items.filter((other) => other === item).length] as const);

const warbandOf = (profiles: readonly ProfileId[], names: Names | undefined): string => {
  const called = profiles.map((id, i) => calledBy(names?.[i], profileOf(id).name));
  return listed(tallied(called).map(([name, n]) => (n === 1 ? name : `${n} × ${name}`)));
};

/** The distance of a straight move, for the eye: rounded down. */
const apart = (a: Point, b: Point): string => inches(Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2));

/** `4.2 in from the middle`: true for everybody, however the table lies before them. */
const at = (place: Point, { players }: MagewindsConfig): string => {
  const centre = centreFor(players);
  return place.x === centre.x && place.y === centre.y ? 'in the middle' : `${apart(place, centre)} from the middle`;
};

const terrainName = (terrain: TerrainId | Terrain): string =>
  typeof terrain === 'string' ? terrainOf(terrain).name : `terrain of ${count(terrain.features.length, 'feature')}`;

const attackName = (attack: AttackId | 'quake', by: ProfileId, config: MagewindsConfig): string =>
  attack === 'quake'
    ? spellOf('quake').name
    : (attackOf(by, attack, config.normaliseLightPrecisionTo15)?.name ?? actionWords(attack));

/** MW-R88 */
const SPLIT_WORDS: Readonly<Record<Split, string>> = {
  lengthwise: 'lengthwise',
  widthwise: 'widthwise',
  diagonal: 'from corner to corner',
  antidiagonal: 'from corner to corner',
};

const setupLine = (e: SetupEvent, config: MagewindsConfig): string => {
  switch (e.type) {
    case 'rolledOff': {
      const rolls = e.rolls.map(({ seat, dice }) => `${seatName(seat)} ${dice.join(' then ')}`);
      return `Roll-off: ${rolls.join(', ')}; the order is ${seatsOf(e.ranks)}.`;
    }
    case 'scenarioChosen': {
      const { name } = SCENARIOS[e.scenario];
      return e.by === null ? `The scenario is ${name}.` : `${seatName(e.by)} chooses the scenario ${name}.`;
    }
    case 'fighterAdded':
      return `${seatName(e.seat)} adds a fighter: ${calledBy(e.name, profileOf(e.profile).name)}; ${count(e.slotsLeft, 'slot')} left.`;
    case 'warbandDone':
      return e.warband === null
        ? `${seatName(e.seat)} has assembled a warband.`
        : `${seatName(e.seat)}’s warband: ${warbandOf(e.warband, e.names)}.`;
    case 'terrainPlaced':
      return e.by === null
        ? `The terrain is placed: ${terrainName(e.terrain)}.`
        : `${seatName(e.by)} places the terrain: ${terrainName(e.terrain)}.`;
    case 'territorySplit':
      return `${seatName(e.by)} splits the battlefield ${SPLIT_WORDS[e.split]} and takes a half.`;
    case 'edgeChosen':
      return `${seatName(e.by)} chooses the edge to hold.`;
    case 'cornerChosen':
      return `${seatName(e.by)} takes a corner.`;
    case 'objectPlaced':
      return `${seatName(e.by)} places a ${e.kind} ${at(e, config)}.`;
    case 'deployed':
      return `${whoName(e.who)} deploys ${at(e, config)}.`;
    default:
      return unreachable(e);
  }
};

const cardLine = (e: CardEvent): string => {
  switch (e.type) {
    case 'dealt':
      return `The cards are dealt; face up lie ${cardsOf(e.row)}.`;
    case 'tookCard':
      return `${seatName(e.seat)} takes ${cardWords(e.card)}; ${
        e.next === null
          ? 'the deck has no card to put in its place'
          : `${cardWords(e.next)} is turned over in its place`
      }.`;
    case 'drewCard': {
      const verb = e.rule === 'TC seer.insight' ? 'keeps' : 'draws';
      const rest = e.rule === 'TC seer.insight' ? ' and puts the other back on top of the deck' : ' from the deck';
      return `${seatName(e.seat)} ${verb} ${e.card === null ? 'a card' : cardWords(e.card)}${rest}.`;
    }
    case 'lookedAt':
      return `${seatName(e.seat)} looks at two cards of the deck${e.cards === null ? '' : `: ${cardsOf(e.cards)}`}.`;
    case 'putBack':
      return `The cards that ${seatName(e.seat)} looked at lie on the deck again.`;
    case 'reshuffled':
      return `The deck has run out: ${count(e.size, 'discarded card')} ${e.size === 1 ? 'is' : 'are'} shuffled into a new one.`;
    case 'passed':
      return `${seatName(e.seat)} ${e.forced ? 'has nothing left to do and passes' : 'passes'}.`;
    case 'held':
      return `${seatName(e.seat)} holds: no fighter to activate, but not out of the phase.`;
    case 'spent':
      return `${seatName(e.seat)} spends ${cardsOf(e.cards)}.`;
    case 'discarded':
      return `${seatName(e.seat)}’s cards are discarded: ${cardsOf(e.cards)}.`;
    case 'windburn':
      return `Windburn: ${seatName(e.seat)} keeps ${count(e.kept, 'card')} and discards ${
        e.discarded.length === 0 ? 'none' : cardsOf(e.discarded)
      }.`;
    case 'keptCard': {
      const names = tallied(e.who.map(whoName)).map(([name, n]) => `${n} to ${name}`);
      return `${seatName(e.seat)} keeps a card worth ${e.value} for ${e.value} damage: ${listed(names)}.`;
    }
    default:
      return unreachable(e);
  }
};

const CHOICE_WORDS: Readonly<Record<AttackChoice, string>> = {
  light: 'a light attack',
  heavy: 'a heavy attack',
  feint: 'a feint',
};

/** "needs 4 or less (Precision 5 − Evasion 1)" (MW 18.5.1, MW-R43). */
const neededWords = (e: StruckEvent): string => {
  const evasion = e.evasion === 0 ? '' : e.evasion > 0 ? ` − Evasion ${e.evasion}` : ` + ${-e.evasion} for Evasion`;
  const hex = e.capped && e.needed > 0 ? ', at most 5 by Hex' : '';
  const sum = `Precision ${e.precision}${evasion}${e.cover ? ' − 1 for cover' : ''}${e.dodge === 0 ? '' : ` − Dodge ${e.dodge}`}${hex}`;
  if (e.needed < 1) return `cannot hit (${sum} = ${e.needed})`;
  return `${e.needed >= 6 ? 'cannot miss' : `needs ${e.needed} or less`} (${sum})`;
};

const diceWords = (dice: readonly number[], power: number): string =>
  dice.length === 0
    ? `${count(power, 'die', 'dice')}, no throw needed`
    : `${count(power, 'die', 'dice')} ${dice.join(' ')}`;

/** A Push moves what it strikes, in place of damage (TC cleric.push). */
export const dealsDamage = ({ attack }: Pick<StruckEvent, 'attack'>): boolean => attack !== 'push';

/** What is left of the hits behind the Armour: `2 damage`, `a push of 2 in`. */
export const throughWords = (e: Pick<StruckEvent, 'attack' | 'damage'>): string =>
  dealsDamage(e) ? `${e.damage} damage` : e.damage === 0 ? 'no push' : `a push of ${e.damage} in`;

const resultWords = (e: StruckEvent): string => {
  const again = e.rerolled.length === 0 ? '' : `, hits thrown again for Hex ${e.rerolled.join(' ')}`;
  const stopped = Math.min(e.hits, e.armour);
  const armour = stopped === 0 ? '' : `, Armour ${e.armour} stops ${stopped}`;
  return `${again}: ${e.hits === 0 ? 'no hits' : `${count(e.hits, 'hit')}${armour}, ${throughWords(e)}`}`;
};

const struckLine = (e: StruckEvent, config: MagewindsConfig): string => {
  const by = e.attacker === null ? 'The shaken ground' : whoName(e.attacker);
  const how =
    e.choice !== null
      ? `, ${e.choice}`
      : e.attacker === null
        ? ''
        : ` with ${attackName(e.attack, e.attacker.profile, config)}`;
  const strikes = `${by} strikes ${whoName(e.target)}${how}`;
  return `${strikes}: ${neededWords(e)}, ${diceWords(e.dice, e.power)}${resultWords(e)}.`;
};

type Moved = Extract<BattleEvent, { readonly type: 'moved' }>;

/** A hair is no nothing: `less than 0.01 in`. */
const farWords = (length: number): string =>
  length > 0 && inches(length) === inches(0) ? 'less than 0.01 in' : inches(length);

const movedLine = (e: Moved, config: MagewindsConfig): string => {
  const name = whoName(e.who);
  const far = farWords(Math.min(e.length, e.limit));
  switch (e.how) {
    case 'move':
      return `${name} moves ${far} of ${inches(e.limit)}.`;
    case 'step':
      return `${name} steps ${far} of ${inches(e.limit)}.`;
    case 'dodge':
      return `${name} makes the step of its Dodge, ${far}.`;
    case 'deflect':
      return `${name} makes the step of its Deflect, ${far}.`;
    case 'knockback':
      return `${name} is knocked back ${far}.`;
    case 'push':
      return `${name} is pushed ${far}.`;
    case 'redeploy':
      return `${name} is set up again ${at(e.path.at(-1)!, config)}.`;
    default:
      return unreachable(e.how);
  }
};

type Cast = Extract<BattleEvent, { readonly type: 'cast' }>;

const castLine = (e: Cast, config: MagewindsConfig): string => {
  const target = e.target === null ? '' : ` on ${whoName(e.target)}`;
  const place = e.place === null ? '' : `, ${at(e.place, config)}`;
  const action = e.action === null ? '' : `, naming ${actionWords(e.action)}`;
  return `${whoName(e.who)} casts ${spellOf(e.spell).name}${target}${place}${action}, for ${count(e.paid, 'point')} of cards.`;
};

const PHASE_WORDS = { channelling: 'Channelling', action: 'Action', end: 'End' } as const;

const EFFECT_WORDS: Readonly<Record<Effect['type'], string>> = {
  wildform: 'Wildform',
  thirdEye: 'Third Eye',
  hex: 'Hex',
  whiteHot: 'White-Hot Weapons',
  ward: 'Ward',
  empowered: 'Empower',
  entangle: 'Entangle',
  hypnotize: 'Hypnotize',
  prediction: 'Prediction',
  aim: 'Take Aim',
  charm: 'Charm',
};

type Began = Extract<BattleEvent, { readonly type: 'effectBegan' }>;

/** "Hex lies on Red’s Wizard until the Action Phase ends.", "Blue’s Guardian has Ward in force until its next action." */
const beganLine = ({ effect, who, of, by, until }: Began): string => {
  const name = EFFECT_WORDS[effect];
  const lies = 'fighter' in of ? `${name} lies on ${whoName(who)}` : `${whoName(who)} has ${name} in force`;
  if (until === 'phaseEnds' || by === null) return `${lies} until the Action Phase ends.`;
  return `${lies} until ${by.id === who.id ? 'its next action' : `the next action of ${whoName(by)}`}.`;
};

const ARRIVALS: Readonly<Record<string, string>> = {
  revive: 'returns to the battlefield',
  summon: 'is summoned',
  clone: 'stands beside its like; one of the two is a double,',
};

const distanceWords = (distance: number): string => (distance <= 2 ? 'in contact' : `from ${inches(distance)} away`);

const WINNING: Readonly<Record<MagewindsOutcome['reason'], string>> = {
  scenario: 'wins the battle',
  wipedOut: 'wins: no enemy is left on the battlefield',
  draw: 'wins the battle',
  roundLimit: 'wins by the count at the last round’s end',
  conceded: 'wins: everybody else has conceded',
};

/** Who won, and the other places where there are several. */
const endingWords = ({ places, reason }: MagewindsOutcome): string => {
  const [first = [], ...others] = places.map((seats) => listed(seats.map(seatName)));
  const winners = places[0] ?? [];
  const won = winners.length === 1 ? `${first} ${WINNING[reason]}` : `The battle is a draw between ${first}`;
  const rest = places.length > 2 || (winners.length > 1 && others.length > 0) ? `; then ${others.join(', then ')}` : '';
  return `${won}${rest}.`;
};

const battleLine = (e: BattleEvent, config: MagewindsConfig): string => {
  switch (e.type) {
    case 'roundBegan':
      return `Round ${e.round} begins; turn order: ${seatsOf(e.order)}.`;
    case 'phaseBegan':
      return `The ${PHASE_WORDS[e.phase]} Phase begins; turn order: ${seatsOf(e.order)}.`;
    case 'activated':
      return e.by === e.who.seat
        ? `${whoName(e.who)} is activated.`
        : `${whoName(e.who)} is activated; ${seatName(e.by)} decides for it.`;
    case 'charmed':
      return `${whoName(e.who)} was charmed: it is under ${seatName(e.by)}’s control for this activation.`;
    case 'acted':
      return `${whoName(e.who)} chooses ${actionWords(e.action)}.`;
    case 'counter':
      return `${whoName(e.who)} has used ${e.actions} of 2 actions.`;
    case 'recovered':
      return `${spellOf(e.spell).name}: ${whoName(e.who)} now has used ${e.actions} of 2 actions.`;
    case 'moved':
      return movedLine(e, config);
    case 'objectMoved':
      return `The object is moved ${apart(e.from, e.to)}.`;
    case 'pickedUp':
      return `${whoName(e.who)} picks up a ${e.kind}.`;
    case 'dropped':
      return `${whoName(e.who)} drops an object ${at(e, config)}.`;
    case 'cast':
      return castLine(e, config);
    case 'aimed':
      return `${whoName(e.who)} takes aim at a point ${at(e.place, config)}.`;
    case 'aimReady':
      return `${whoName(e.who)} may shoot at what is near its marker in this activation.`;
    case 'attackDeclared':
      return `${whoName(e.who)} attacks ${e.target === null ? 'an object' : whoName(e.target)} with ${attackName(
        e.attack,
        e.who.profile,
        config,
      )}, ${distanceWords(e.distance)}.`;
    case 'attackChosen':
      return `${seatName(e.seat)} has chosen light, heavy or feint in secret.`;
    case 'defended':
      return e.defence === 'none'
        ? `${whoName(e.who)} does not react.`
        : `${whoName(e.who)} reacts: ${actionWords(e.defence)}${e.free ? ', free by its Guard' : ''}.`;
    case 'revealed':
      return `${seatName(e.seat)} reveals ${CHOICE_WORDS[e.choice]}.`;
    case 'feinted':
      return e.free
        ? `${whoName(e.who)} only feinted, and its target reacted: the attack uses no action.`
        : `${whoName(e.who)} only feinted, and nobody fell for it.`;
    case 'struck':
      return struckLine(e, config);
    case 'objectStruck':
      return `The object is struck: ${e.needed >= 6 ? 'cannot miss' : `needs ${e.needed} or less`}${
        e.dice.length === 0 ? '' : `, ${count(e.dice.length, 'die', 'dice')} ${e.dice.join(' ')}`
      }: ${count(e.hits, 'hit')}.`;
    case 'mirrored':
      return `The Mirrorshield of ${whoName(e.who)} throws ${count(e.hits, 'hit')} back at ${whoName(e.attacker)}.`;
    case 'barrier':
      return `The Barrier of ${whoName(e.who)} shields ${whoName(e.target)}: needs ${e.needed} or less, ${count(
        e.dice.length,
        'die',
        'dice',
      )} ${e.dice.join(' ')}: ${e.cancelled} damage cancelled.`;
    case 'damaged':
      return `${whoName(e.who)} takes ${e.amount} damage and has ${e.damage} of Toughness ${e.toughness}.`;
    case 'takenDown':
      return `${whoName(e.who)} is taken down${e.credit === null ? '' : ` by ${seatName(e.credit)}`}.`;
    case 'healed':
      return `${whoName(e.who)} is healed of ${e.amount} damage and has ${e.damage} left${e.cured ? '; its poisoning ends' : ''}.`;
    case 'poisoned':
      return `${whoName(e.who)} is poisoned.`;
    case 'effectBegan':
      return beganLine(e);
    case 'effectEnded':
      return `${EFFECT_WORDS[e.effect]} ends for ${whoName(e.who)}.`;
    case 'arrived':
      return `${whoName(e.who)} ${ARRIVALS[e.spell] ?? 'arrives'} ${at(e, config)}.`;
    case 'ordered':
      return `${seatName(e.by)} decides what comes first: ${whoName(e.who)}.`;
    case 'dissolved':
      return `${whoName(e.who)} was only a double and vanishes; ${whoName(e.real)} is the real one.`;
    case 'escaped':
      return `${whoName(e.who)} escapes: ${e.escaped} of the ${e.needed} needed.`;
    case 'collected':
      return `${whoName(e.who)} collects a fragment: ${seatName(e.who.seat)} has ${e.tally}.`;
    case 'counted':
      return `Counted, ${e.what}: ${e.counts.map((n, seat) => `${seatName(seat)} ${n}`).join(', ')}.`;
    case 'conceded':
      return `${seatName(e.seat)} concedes.`;
    case 'ended':
      return endingWords(e.outcome);
    default:
      return unreachable(e);
  }
};

const SETUP_EVENTS: ReadonlySet<string> = new Set<SetupEvent['type']>([
  'rolledOff',
  'scenarioChosen',
  'fighterAdded',
  'warbandDone',
  'terrainPlaced',
  'territorySplit',
  'edgeChosen',
  'cornerChosen',
  'objectPlaced',
  'deployed',
]);
const CARD_EVENTS: ReadonlySet<string> = new Set<CardEvent['type']>([
  'dealt',
  'tookCard',
  'drewCard',
  'lookedAt',
  'putBack',
  'reshuffled',
  'passed',
  'held',
  'spent',
  'discarded',
  'windburn',
  'keptCard',
]);
const isSetupEvent = (e: MagewindsEvent): e is SetupEvent => SETUP_EVENTS.has(e.type);
const isCardEvent = (e: MagewindsEvent): e is CardEvent => CARD_EVENTS.has(e.type);

export const narrate = (e: MagewindsEvent, config: MagewindsConfig): string => {
  if (isSetupEvent(e)) return setupLine(e, config);
  return isCardEvent(e) ? cardLine(e) : battleLine(e, config);
};
