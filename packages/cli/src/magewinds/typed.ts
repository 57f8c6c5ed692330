/** The words of Magewinds. Each is read into an action; what fighters, places and cards it means is settled on the table. */

import {
  ACTIONS,
  type ActionId,
  type AttackChoice,
  type Card,
  CHOICES,
  CORNERS,
  type Defence,
  isCard,
  type MagewindsCommand,
  PROFILE_IDS,
  type ProfileId,
  SCENARIO_IDS,
  SPLITS,
  TERRAIN_IDS,
} from '@muster/magewinds';
import { ORDERS, readTypedBy, SHARED_WORDS, type SharedAction, type Word } from '../play/typed.ts';

/** `words` are as they were typed, without the word itself. */
export type MageAction =
  | { readonly type: 'command'; readonly command: MagewindsCommand }
  | { readonly type: 'goes'; readonly how: 'move' | 'step'; readonly words: readonly string[] }
  | {
      readonly type: 'attack' | 'odds' | 'cast' | 'keep' | 'defend' | 'activate' | 'deploy' | 'knockback' | 'next';
      readonly words: readonly string[];
    }
  | { readonly type: 'aim' | 'drop' | 'pickup' | 'place' | 'look'; readonly words: readonly string[] }
  | { readonly type: 'fighters' };

const command = (c: MagewindsCommand): MageAction => ({ type: 'command', command: c });

type Read = (words: readonly string[]) => MageAction | undefined;

const word = (usage: string, help: string, read: Read): Word<MageAction> => ({ usage, help, read });

const find = <T extends string>(text: string | undefined, values: readonly T[]): T | undefined =>
  values.find((value) => value === text?.toLowerCase());

/** One word that must be one of these. */
const choice =
  <T extends string>(values: readonly T[], make: (value: T) => MagewindsCommand): Read =>
  ([text, ...more]) => {
    const value = more.length === 0 ? find(text, values) : undefined;
    return value === undefined ? undefined : command(make(value));
  };

const bare =
  (c: MagewindsCommand): Read =>
  (words) =>
    words.length === 0 ? command(c) : undefined;

/** At least so many words, which the table understands. */
const some =
  (type: Exclude<MageAction, { readonly type: 'command' | 'goes' | 'fighters' }>['type'], least: number): Read =>
  (words) =>
    words.length >= least ? { type, words } : undefined;

const goes =
  (how: 'move' | 'step'): Read =>
  (words) =>
    words.length > 0 ? { type: 'goes', how, words } : undefined;

/** `kh`, `10D` */
export const readCard = (text: string | undefined): Card | undefined => {
  const card = text?.toUpperCase();
  return isCard(card) ? card : undefined;
};

const readDraw: Read = ([text, ...more]) => {
  if (more.length > 0) return undefined;
  const card = text?.toLowerCase() === 'deck' ? 'deck' : readCard(text);
  return card === undefined ? undefined : command({ type: 'draw', card });
};

const readSplit: Read = ([text, half, ...more]) => {
  const split = find(text, SPLITS);
  const own = half === '1' ? 0 : half === '2' ? 1 : undefined;
  return split === undefined || own === undefined || more.length > 0
    ? undefined
    : command({ type: 'splitTerritory', split, own });
};

/** `warrior`, or `warrior=Brannoc`, with `_` for a space (TC assembly.slots). */
const readFighter = (word: string): { readonly profile: ProfileId; readonly name: string | null } | undefined => {
  const [kind = '', ...called] = word.split('=');
  const profile = find(kind, PROFILE_IDS);
  const name = called.join('=').replaceAll('_', ' ').trim();
  return profile && { profile, name: name === '' ? null : name };
};

const readWarband: Read = (words) => {
  const fighters = words.map(readFighter).filter((fighter) => fighter !== undefined);
  if (words.length === 0 || fighters.length !== words.length) return undefined;
  const warband = fighters.map(({ profile }) => profile);
  const names = fighters.map(({ name }) => name);
  return command(
    names.some((name) => name !== null) ? { type: 'assemble', warband, names } : { type: 'assemble', warband },
  );
};

const readAdded: Read = ([word, ...more]) => {
  const fighter = word === undefined || more.length > 0 ? undefined : readFighter(word);
  if (fighter === undefined) return undefined;
  const { profile, name } = fighter;
  return command(name === null ? { type: 'addFighter', profile } : { type: 'addFighter', profile, name });
};

/** Reactions are words of their own. */
const CHOSEN = ACTIONS.filter(
  (a): a is Exclude<ActionId, Defence> => !['dodge', 'deflect', 'mirrorshield'].includes(a),
);

const attackChoice = (c: AttackChoice): Word<MageAction> =>
  word(c, `choose ${c} for the attack, face down`, bare({ type: 'chooseAttack', choice: c }));

const defence = (d: Exclude<Defence, 'mirrorshield'>, help: string): Word<MageAction> =>
  word(d, help, bare({ type: 'defend', defence: d, cards: [] }));

const { list, undo, board, goals, save, help, quit } = SHARED_WORDS;
const [light, heavy, feint] = CHOICES;

export const MAGE_WORDS: Readonly<Record<string, Word<MageAction | SharedAction>>> = {
  activate: word('activate A1', 'activate a fighter of yours', some('activate', 1)),
  act: word(
    'act guard',
    `choose the action: ${CHOSEN.join(', ')}`,
    choice(CHOSEN, (action) => ({ type: 'act', action })),
  ),
  move: word(
    'move north 3.5',
    'move so many inches; also “move toward B2 4”, “move away B2”, “move bearing 30 2”, “move to 5.2 3”, “move stay”',
    goes('move'),
  ),
  step: word('step toward B2', 'the step before an action or after a reaction, typed like a move', goes('step')),
  attack: word(
    'attack B2 zap',
    'attack, by name or label; “with 5D 3S” says which cards pay; “attack object 1 push”; “attack A2 yes” for your own',
    some('attack', 1),
  ),
  odds: word('odds B2 zap', 'the exact odds of that attack', some('odds', 1)),
  light: attackChoice(light),
  heavy: attackChoice(heavy),
  feint: attackChoice(feint),
  dodge: defence('dodge', 'react: harder to hit, and a step away'),
  deflect: defence('deflect', 'react: more Armour'),
  none: defence('none', 'do not react'),
  mirrorshield: word('mirrorshield', 'react: blocked hits go back; “with 5H” says which cards pay', (words) => ({
    type: 'defend',
    words,
  })),
  knockback: word(
    'knockback 0.5',
    'knock the target back so far; without a number as far as possible',
    some('knockback', 0),
  ),
  next: word('next B2', 'who is struck next by a Blast or a Quake, or comes next of several at once', some('next', 1)),
  cast: word(
    'cast heal on A2 with 5H',
    'cast a spell; as it needs: by A1, on B2, at 5 3, feature 2, action move, with cards',
    some('cast', 1),
  ),
  aim: word('aim B2', 'Take Aim at a fighter’s place or at “5.2 3”', some('aim', 1)),
  pickup: word('pickup 1', 'pick up an object', some('pickup', 1)),
  drop: word('drop 1 5.2 3', 'drop an object at a place beside the fighter', some('drop', 1)),
  decline: word('decline', 'nothing, thank you: no spell, no target', bare({ type: 'decline' })),
  draw: word('draw KH', 'take a face-up card, or “draw deck”', readDraw),
  keep: word('keep KH', 'keep a card; in Windburn “keep KH on A1 A2”, once for each point of damage', some('keep', 1)),
  discard: word('discard', 'discard what was not kept', bare({ type: 'discardRest' })),
  pass: word('pass', 'pass for the rest of the phase', bare({ type: 'pass' })),
  hold: word('hold', 'nobody to activate, but stay in', bare({ type: 'hold' })),
  orders: ORDERS,
  fighters: word('fighters', 'all fighters with their state', (words) =>
    words.length === 0 ? { type: 'fighters' } : undefined,
  ),
  look: word('look A1', 'what is around a fighter: distances, sight, cover', some('look', 1)),
  scenario: word(
    'scenario the-prize',
    'choose the scenario',
    choice(SCENARIO_IDS, (scenario) => ({ type: 'chooseScenario', scenario })),
  ),
  assemble: word('assemble warrior=Brannoc wizard seer', 'say your whole warband, with names if you like', readWarband),
  add: word('add wizard', 'add a fighter to your warband; add wizard=Mira names it', readAdded),
  finish: word('finish', 'the warband is complete', bare({ type: 'finishWarband' })),
  terrain: word(
    'terrain crossroads',
    'place a preset terrain',
    choice(TERRAIN_IDS, (terrain) => ({ type: 'placeTerrain', terrain })),
  ),
  split: word(`split ${SPLITS[0]} 1`, `split the battlefield (${SPLITS.join(', ')}) and take half 1 or 2`, readSplit),
  edge: word(
    'edge west',
    'choose an edge',
    choice(['west', 'east', 'south', 'north'] as const, (edge) => ({ type: 'chooseEdge', edge })),
  ),
  corner: word(
    'corner south-west',
    'choose a corner',
    choice(CORNERS, (corner) => ({ type: 'chooseCorner', corner })),
  ),
  place: word('place 6 8', 'place an object there', some('place', 2)),
  deploy: word('deploy A1 3.5 2', 'deploy a fighter there', some('deploy', 3)),
  list,
  undo,
  board,
  goals,
  save,
  concede: word('concede', 'give the battle up', bare({ type: 'concede' })),
  help,
  quit,
};

export const readTyped = (line: string): MageAction | SharedAction => readTypedBy(MAGE_WORDS, line);
