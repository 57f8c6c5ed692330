/** What can be typed in a battle: each command as the list of what may be done shows it; distances in inches, facings in degrees. */

import {
  type Battle,
  type CosmicCommand,
  cosmicCombat,
  cosmicCombatDescriptor,
  type HullSide,
  type Odds,
  TOKENS,
  type Token,
} from '@muster/cosmic-combat';
import { hulls, inch } from '@muster/geometry';
import { type Seat, unreachable } from '@muster/kernel';
import type { TypedAnswer } from '../game.ts';
import { answerLine, type LineAction, oddsWord, SEND, word } from '../play/line-words.ts';
import { ORDERS, SHARED_WORDS } from '../play/typed.ts';
import { oddsWords } from './odds-words.ts';

/** To the hundredth of an inch; what is finer is sent as JSON. */
const inches = (length: number): string => String(Math.round((length * 100) / inch(1)) / 100);
const rammed = (ram: string | null): string => (ram === null ? '' : ` ram ${ram}`);
const plus = (n: number): string => (n === 0 ? '' : ` +${n}`);

/** A command as one types it: `order A1 move fire`, `ahead 6`, `fire A1 1 B2`. */
export const typedFor = (c: CosmicCommand): string => {
  switch (c.type) {
    case 'role':
      return `role ${c.role}`;
    case 'edge':
      return `edge ${c.edge}`;
    case 'deploy':
      return `deploy ${c.ship} ${inches(c.place.x)} ${inches(c.place.y)} ${c.place.facing / 10}`;
    case 'order':
      return `order ${c.ship} ${c.tokens.join(' ')}`;
    case 'shield':
      return `shield ${c.ship} ${c.arrows.join(' ')}`;
    case 'goFirst':
      return `first ${c.first}`;
    case 'activate':
      return `activate ${c.ship}`;
    case 'straight':
      return `ahead ${inches(c.distance)}${rammed(c.ram)}`;
    case 'turn':
      return `turn ${c.facing / 10}`;
    case 'back':
      return `back ${inches(c.distance)}`;
    case 'fly':
      return `fly ${c.ends.map(({ x, y }) => `${inches(x)} ${inches(y)}`).join(' ')} to ${c.facing / 10}${rammed(c.ram)}`;
    case 'board':
      return `boarding ${c.target}`;
    case 'cast':
      return `cast ${c.ship} ${c.power} ${c.target}${plus(c.upcharge)}`;
    case 'fire':
      return `fire ${c.ship} ${c.weapon + 1} ${c.target}`;
    case 'redirect':
      return `redirect ${c.to ?? 'no'}`;
    case 'friend':
      return `friend ${c.ship}`;
    case 'seize':
      return `seize ${c.target}`;
    case 'fight':
      return `fight ${c.fight}`;
    case 'allot':
      return `allot ${c.to}`;
    case 'reroll':
      return `reroll ${c.dice}`;
    case 'resist':
      return c.by === null ? 'resist no' : `resist ${c.points}`;
    case 'raise':
      return `raise ${c.points}`;
    case 'confirm':
    case 'reopen':
    case 'escape':
    case 'pass':
    case 'concede':
      return c.type;
    case 'standing':
      return `send ${JSON.stringify(c)}`;
    default:
      return unreachable(c);
  }
};

export const COSMIC_WORDS = {
  order: word('order A1 move fire', 'two orders for a ship: shield, move, fire, board'),
  shield: word('shield A1 front', 'where its shields are turned: front, left, right, back; one word for each token'),
  confirm: word('confirm', 'all orders are given, all shields turned'),
  reopen: word('reopen', 'change them, until the last player has confirmed'),
  first: word('first me', 'who acts first this round: me or you'),
  activate: word('activate A1', 'move this ship'),
  ahead: word('ahead 6', 'straight ahead, in inches; “ram B1” behind it strikes that ship'),
  turn: word('turn 90', '1 inch ahead, then to this facing: 0 is east, 90 north'),
  back: word('back 1.5', 'backward, in inches'),
  fly: word('fly 10 12 to 90', 'a fighter: through these points, then to this facing; “ram B1” behind it'),
  boarding: word('boarding B1', 'board this ship'),
  escape: word('escape', 'a freighter leaves over the far edge'),
  fire: word('fire A1 1 B2', 'the first weapon of a ship at this target'),
  cast: word('cast A1 blast B1 +1', 'cast a power; so many points more behind it'),
  pass: word('pass', 'leave the rest'),
  redirect: word('redirect A2', 'pass the shot on; “redirect no” keeps it'),
  friend: word('friend A2', 'which friend is struck'),
  seize: word('seize B1', 'whom of those that leave to strike'),
  fight: word('fight A1', 'which boarding fight is next'),
  allot: word('allot B1', 'who takes the next wound'),
  reroll: word('reroll 2', 'spend Destiny on so many failed dice'),
  resist: word('resist 2', 'resist a power with so many points; “resist no” lets it be'),
  raise: word('raise 1', 'add so many points; 0 passes'),
  role: word('role attack', 'attack or defend the convoy'),
  edge: word('edge south', 'which edge is yours: south or north'),
  deploy: word('deploy A1 12 4 90', 'place a ship: inches from the west, from the south, facing'),
  concede: word('concede', 'give up the battle'),
  odds: oddsWord('odds fire A1 1 B2', 'what a shot, a ram, a boarding or a power would probably bring'),
  orders: ORDERS,
  send: SEND,
  ...SHARED_WORDS,
};

const NUMBER = /^-?\d{1,3}(?:\.\d{1,2})?$/;
const lengthIn = (text: string | undefined): number | undefined =>
  text !== undefined && NUMBER.test(text) ? Math.round(Number(text) * inch(1)) : undefined;
const facingIn = (text: string | undefined): number | undefined =>
  text !== undefined && NUMBER.test(text) ? hulls.facingOf(Math.round(Number(text) * 10)) : undefined;

/** `… ram b1` at the end. */
const ramIn = (words: readonly string[]): { readonly rest: readonly string[]; readonly ram: string | null } =>
  words.at(-2) === 'ram' ? { rest: words.slice(0, -2), ram: words.at(-1)!.toUpperCase() } : { rest: words, ram: null };

const isToken = (text: string): text is Token => (TOKENS as readonly string[]).includes(text);
const isSide = (text: string): text is HullSide => (hulls.HULL_SIDES as readonly string[]).includes(text);

const BARE: readonly string[] = ['confirm', 'reopen', 'escape', 'pass', 'concede'];

const flown = (words: readonly string[]): CosmicCommand | undefined => {
  const { rest, ram } = ramIn(words);
  const facing = rest.at(-2) === 'to' ? facingIn(rest.at(-1)) : undefined;
  const lengths = rest.slice(0, -2).map(lengthIn);
  if (facing === undefined || lengths.length === 0 || lengths.length % 2 === 1) return undefined;
  const ends: { x: number; y: number }[] = [];
  for (let i = 0; i < lengths.length; i += 2) {
    const [x, y] = [lengths[i], lengths[i + 1]];
    if (x === undefined || y === undefined) return undefined;
    ends.push({ x, y });
  }
  return { type: 'fly', ends, facing, ram };
};

/** What is measured, and what is typed whole, whether the list has it or not. */
const whole = (line: string): CosmicCommand | undefined => {
  const [verb = '', ...words] = line.split(/\s+/);
  const [first = ''] = words;
  const ship = first.toUpperCase();
  if (words.length === 0 && BARE.includes(verb)) return { type: verb } as CosmicCommand;
  switch (verb) {
    case 'ahead': {
      const { rest, ram } = ramIn(words);
      const distance = lengthIn(rest[0]);
      return distance === undefined ? undefined : { type: 'straight', distance, ram };
    }
    case 'back': {
      const distance = lengthIn(first);
      return distance === undefined ? undefined : { type: 'back', distance };
    }
    case 'turn': {
      const facing = facingIn(first);
      return facing === undefined ? undefined : { type: 'turn', facing };
    }
    case 'fly':
      return flown(words);
    case 'order': {
      const tokens = words.slice(1);
      return tokens.every(isToken) ? { type: 'order', ship, tokens } : undefined;
    }
    case 'shield': {
      const arrows = words.slice(1);
      return arrows.every(isSide) ? { type: 'shield', ship, arrows } : undefined;
    }
    case 'deploy': {
      const [x, y, facing] = [lengthIn(words[1]), lengthIn(words[2]), facingIn(words[3])];
      if (x === undefined || y === undefined || facing === undefined) return undefined;
      return { type: 'deploy', ship, place: { x, y, facing } };
    }
    default:
      return undefined;
  }
};

const isShot = (odds: object): odds is Odds => 'needs' in odds;

/** From where everybody lies now. */
const chancesWords = (b: Battle, seat: Seat, c: CosmicCommand): string => {
  const odds = cosmicCombatDescriptor.odds?.(b, seat, c);
  if (odds === undefined) return 'Nothing is rolled for that.\n';
  return isShot(odds) ? oddsWords(odds) : `${JSON.stringify(odds)}\n`;
};

export const answerTo = (action: LineAction, b: Battle, seat: Seat): TypedAnswer<CosmicCommand> =>
  answerLine(
    action,
    (line) => cosmicCombat.candidates(b, seat).find((c) => typedFor(c).toLowerCase() === line) ?? whole(line),
    (c) => chancesWords(b, seat, c),
  );
