/** Every refusal in one sentence: what cannot be done, the fact that forbids it, the rule. */

import { inch, type Length } from '@muster/geometry';
import type { ActionId } from '../content/actions.ts';
import { ATTACK_NAMES, type AttackId } from '../content/fighters.ts';
import { SPELLS, type SpellId } from '../content/spells.ts';
import type { Defence } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import type {
  AttackFacts,
  CardFacts,
  MovingFacts,
  ObjectFacts,
  RefusalCode,
  RefusalFacts,
  Refused,
  Sentences,
  SpellFacts,
  TurnFacts,
} from '../state/refusal.ts';
import { SETUP_SENTENCES } from './setup-sentences.ts';

/** To the hundredth, towards the side on which the sentence stays true: 12.001 in is not 12 in to who may reach 12 in. */
export const inches = (length: Length, towards: 'down' | 'up' = 'down'): string => {
  const hundredths = (length * 100) / inch(1);
  return `${(towards === 'up' ? Math.ceil(hundredths) : Math.floor(hundredths)) / 100} in`;
};

const SUIT_SIGNS: Readonly<Record<string, string>> = { H: '♥', D: '♦', C: '♣', S: '♠' };

/** `10H` as players write it. */
export const cardWords = (card: string): string =>
  `${card.slice(0, -1)}${SUIT_SIGNS[card.slice(-1)] ?? card.slice(-1)}`;

type PlainAction = Exclude<ActionId | Defence, SpellId>;
const ACTION_WORDS: Readonly<Record<PlainAction, string>> = {
  none: 'no reaction',
  move: 'Move',
  attack: 'Attack',
  guard: 'Guard',
  wait: 'Wait',
  'take-aim': 'Take Aim',
  escape: 'Escape',
  dodge: 'Dodge',
  deflect: 'Deflect',
};

const isSpell = (id: string): id is SpellId => id in SPELLS;

/** An action, a reaction, an attack or a spell by its name. */
export const actionWords = (id: ActionId | Defence | AttackId | SpellId): string => {
  if (isSpell(id)) return SPELLS[id].name;
  return id in ATTACK_NAMES ? ATTACK_NAMES[id as AttackId] : ACTION_WORDS[id as PlainAction];
};

const COMMAND_WORDS: Readonly<Record<MagewindsCommand['type'], string>> = {
  chooseScenario: 'Choosing a scenario',
  addFighter: 'Adding a fighter',
  finishWarband: 'Finishing a warband',
  assemble: 'Assembling a warband',
  placeTerrain: 'Placing terrain',
  splitTerritory: 'Splitting the battlefield',
  chooseEdge: 'Choosing an edge',
  chooseCorner: 'Choosing a corner',
  placeObject: 'Placing an object',
  deploy: 'Deploying',
  draw: 'Drawing a card',
  keepOne: 'Choosing between two cards',
  pass: 'Passing',
  keepCard: 'Keeping a card',
  discardRest: 'Discarding',
  activate: 'Activating a fighter',
  hold: 'Holding',
  act: 'Choosing an action',
  cast: 'Casting a spell',
  drop: 'Dropping an object',
  pickUp: 'Picking up an object',
  move: 'Moving',
  step: 'A step',
  attack: 'Attacking',
  takeAim: 'Taking aim',
  chooseAttack: 'Choosing an attack',
  defend: 'Reacting',
  knockBack: 'Knocking back',
  nextTarget: 'Naming the next target',
  nextInOrder: 'Saying what comes next',
  decline: 'Declining',
  setOrders: 'Giving standing orders',
  concede: 'Conceding',
};

const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** `the Cleric`; `Brannoc (Warrior)`, who has a name of its own (TC assembly.slots), goes without. */
const the = (name: string): string => (name.endsWith(')') ? name : `the ${name}`);

/** Our words about a spell's time, fit to stand after a colon. */
const inside = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`.replace(/\.$/, '');

const range = ({ distance, min, max }: RefusalFacts['outOfRange']): string => {
  const reach = min === 0 ? `up to ${inches(max)}` : `from ${inches(min)} to ${inches(max)}`;
  return `it is ${inches(distance, distance > max ? 'up' : 'down')} away, and this attack reaches ${reach}`;
};

const WHOSE_TURN: Sentences<keyof TurnFacts> = {
  battleOver: () => 'The battle is over, so nothing more can be played',
  notYourTurn: () => 'Nothing is asked of you now',
  notInBattle: () => 'You have no part in this battle any more',
  notNow: (f) => `${COMMAND_WORDS[f.command]} is not what is asked for now`,
  mustActivate: () => 'You cannot pass or hold: one of your fighters can still be activated',
  notOfWarband: (f) => `${f.name} cannot be activated by you: it is not of your warband`,
  notYours: (f) => `${f.name} cannot cast ${f.spell} for you: you do not decide for it`,
  notOnField: () => 'That fighter can do nothing: it is not on the battlefield',
  noActionsLeft: (f) => `${f.name} cannot be activated: it has used both of its actions`,
  notWaiting: (f) => `${f.name} cannot come next: nothing that can be put in order is waiting for it`,
  notItsAction: (f) => `${f.name} cannot choose ${actionWords(f.action)}: it is none of its actions`,
  otherAction: (f) => `${f.name} has chosen ${actionWords(f.action)}, so it can do nothing else now`,
  doubleCannot: (f) => `${f.name} cannot do that: it is only a double`,
};

const MOVING: Sentences<keyof MovingFacts> = {
  entangled: (f) => `${f.name} cannot move: it is entangled`,
  losesSight: (f) => `${f.name} cannot go that way: it is hypnotized and would lose sight of ${the(f.target)}`,
  notWhole: () => 'A place must be whole hundredths of a millimetre',
  crossesEdge: (f) => `${f.name} cannot go that way: its base would leave the battlefield`,
  crossesBody: (f) => `${f.name} cannot go that way: another base is in the way`,
  crossesPiece: (f) => `${f.name} cannot go that way: an obstacle is in the way`,
  tooLong: (f) => `${f.name} cannot go that far: the path is ${inches(f.length, 'up')} and it has ${inches(f.limit)}`,
  offField: (f) => `${f.name} cannot use that place: it is not on the battlefield`,
  onBody: (f) => `${f.name} cannot end there: another base is in that place`,
  onPiece: (f) => `${f.name} cannot end there: it would stand on an obstacle`,
  dodgeTooShort: (f) => `${f.name} must dodge a full inch, and this step is ${inches(f.length)}`,
  endsCloser: (f) => `${f.name} cannot end there: it would be closer to what attacked it`,
};

const OBJECTS: Sentences<keyof ObjectFacts> = {
  noSuchObject: () => 'That object does not lie on the battlefield',
  notInContact: (f) => `${f.name} cannot reach it: its base must touch the object’s`,
  wildformCannotCarry: (f) => `${f.name} cannot pick it up: in Wildform it carries nothing`,
  carriesEnough: (f) => `${f.name} cannot pick it up: it carries ${f.limit} already, and that is the most`,
  notCarrying: (f) => `${f.name} cannot drop that: it does not carry it`,
};

const CARDS: Sentences<keyof CardFacts> = {
  notInHand: (f) => `${cardWords(f.card)} cannot be used: it is not in your hand`,
  sameCardTwice: (f) => `${cardWords(f.card)} cannot be spent twice`,
  cannotPay: (f) =>
    f.cards.length === 0
      ? `The cost of ${f.cost} is not met: no cards are given`
      : `The cost of ${f.cost} is not met by ${f.cards.map(cardWords).join(' ')}`,
  spareCard: (f) => `${cardWords(f.card)} cannot be spent on it: the cost of ${f.cost} is met as well without it`,
  costsNothing: (f) => `${f.name} cannot spend cards on ${actionWords(f.attack)}: it costs nothing`,
  insightOpen: () => 'This cannot be done before one of the two cards looked at is chosen',
  handFull: (f) => `You cannot draw: your hand holds ${plural(f.size, 'card')} and the limit is ${f.limit}`,
  deckEmpty: () => 'You cannot draw from the deck: it is empty',
  notFaceUp: (f) => `${cardWords(f.card)} cannot be taken: it does not lie face up`,
  noInsight: () => 'There are no two cards to choose from now',
  notLookedAt: (f) => `${cardWords(f.card)} cannot be kept: it is none of the two looked at`,
  noWindburn: () => 'Windburn is not yours to settle now',
  keptAlready: (f) => `${cardWords(f.card)} is kept already`,
  nobodyToDamage: () => 'No card can be kept: none of your fighters is left to take the damage',
  notOnBattlefield: (f) => `${f.fighter} cannot take the damage: it is not on the battlefield`,
  moreThanItCanTake: (f) =>
    `${f.fighter} cannot take ${plural(f.points, 'point')} of damage: it is down after ${f.room}`,
  wrongDamage: (f) => `${cardWords(f.card)} costs ${plural(f.value, 'point')} of damage to keep, not ${f.points}`,
};

const ATTACKS: Sentences<keyof AttackFacts> = {
  noTarget: (f) => `${f.name} cannot do that: it needs one target, on the battlefield`,
  notSelf: (f) => `${f.name} cannot choose itself`,
  fightersOnly: (f) => `${f.name} cannot attack an object so: only a Push can`,
  notItsAttack: (f) => `${f.name} cannot attack so: ${actionWords(f.attack)} is none of its attacks`,
  meleeOnly: (f) => `${f.name} cannot charge so: a Charge is a melee attack`,
  notVisible: (f) => `${f.name} cannot choose ${the(f.target)}: it does not see it`,
  seesOnly: (f) => `${f.name} cannot choose ${the(f.target)}: it is hypnotized and sees no fighter but ${the(f.only)}`,
  outOfRange: (f) => `${f.name} cannot attack ${the(f.target)}: ${range(f)}`,
  noLineOfAttack: (f) => `${f.name} cannot attack ${the(f.target)}: something is in the line of attack`,
  notAiming: (f) => `${f.name} cannot make an Aimed Shot: it has not taken aim in an activation before this one`,
  awayFromAim: (f) => `${f.name} cannot shoot there: the target is not within ${inches(f.limit)} of where it took aim`,
  cannotDodge: (f) => `${f.name} cannot dodge: there is no room for a step of an inch away from the attack`,
  cannotReact: (f) => `${f.name} cannot react with ${actionWords(f.defence)} here`,
  knockbackTooFar: (f) =>
    `It cannot be knocked back by ${inches(f.distance, 'up')}: ${inches(f.limit)} is the most here`,
  knockbackBlocked: (f) => `It cannot be knocked back by ${inches(f.distance)}: something is in the way`,
};

const SPELL_SENTENCES: Sentences<keyof SpellFacts> = {
  notItsSpell: (f) => `${f.name} cannot cast ${f.spell}: it is none of its spells`,
  wrongTime: (f) => `${f.name} cannot cast ${f.spell} now; its time is another: ${inside(f.when)}`,
  castAlready: (f) => `${f.name} cannot cast ${f.spell} again on this occasion`,
  ownActivationOnly: (f) => `${f.name} cannot cast this now: it can in its own activation only`,
  selfOnly: (f) => `${f.name} cannot cast this for another: it is for its own step only`,
  anotherOnly: (f) => `${f.name} cannot cast this on itself: it is for the activation of another`,
  enemyOnly: (f) => `${f.name} cannot cast this so: it needs an enemy on the battlefield`,
  notFriendly: (f) => `${f.name} cannot cast this on ${the(f.target)}: it is of another warband`,
  tooFarAway: (f) => `${f.name} cannot reach ${the(f.target)}: it is more than ${inches(f.limit)} away`,
  inForceAlready: (f) => `${f.name} cannot cast this: it is in force already`,
  oncePerPhase: (f) => `${f.name} cannot cast this again in this Action Phase: once is all`,
  noPlace: (f) => `${f.name} cannot cast this without a place`,
  placeTooFar: (f) => `${f.name} cannot choose that place: it is more than ${inches(f.limit)} away`,
  placeNotVisible: (f) => `${f.name} cannot choose that place: it does not see it`,
  noRoomThere: (f) => `${f.name} cannot choose that place: there is no room for a base`,
  enemyTooNear: (f) => `${f.name} cannot choose that place: an enemy is too near`,
  notTouchingPlace: (f) => `${f.name} cannot stand there: both bases must touch the place where it stood`,
  carrying: (f) => `${f.name} cannot blink: it carries an object`,
  notOutOfAction: (f) => `${f.name} cannot revive that: it must be a fighter your warband began with, out of action`,
  noFeature: (f) => `${f.name} cannot cast this without a terrain feature`,
  featureTooFar: (f) => `${f.name} cannot shake that feature: it is more than ${inches(f.limit)} away`,
  featureNotVisible: (f) => `${f.name} cannot shake that feature: it does not see it`,
  charmedCannotClone: (f) => `${f.name} cannot cast Clone: another player decides for it in this activation`,
  cannotBeCloned: (f) =>
    `${f.name} cannot clone ${the(f.target)}: it must be a friend that is neither one of a pair nor entangled, carries nothing, and cannot be charmed`,
  tooManyMinions: (f) => `${f.name} cannot summon: four friendly Minions stand on the battlefield already`,
  noActionNamed: (f) => `${f.name} must name the action it predicts, and Wait is none`,
};

const SENTENCES: Sentences<RefusalCode> = {
  ...WHOSE_TURN,
  ...MOVING,
  ...OBJECTS,
  ...CARDS,
  ...ATTACKS,
  ...SPELL_SENTENCES,
  ...SETUP_SENTENCES,
};

/** Every code there is, in the order of the alphabet. */
export const REFUSAL_CODES = (Object.keys(SENTENCES) as RefusalCode[]).sort();

/** Without the rule and the full stop. */
export const sentenceOf = <C extends RefusalCode>(r: Refused<C>): string => SENTENCES[r.code](r.facts);

export const explain = <C extends RefusalCode>(r: Refused<C>): string =>
  `${sentenceOf(r)}${r.rule === null ? '' : ` (${r.rule})`}.`;
