/** What can be typed in a war: each command as the list of what may be done shows it; places in inches. */

import { type Battle, type ConquestCommand, conquest, tagOf } from '@muster/conquest';
import { inch, type Point } from '@muster/geometry';
import { type Seat, unreachable } from '@muster/kernel';
import type { TypedAnswer } from '../game.ts';
import { answerLine, type LineAction, oddsWord, SEND, word } from '../play/line-words.ts';
import { ORDERS, SHARED_WORDS } from '../play/typed.ts';
import { chancesWords } from './chances-words.ts';
import { read } from './reading.ts';

/** To the hundredth of an inch; what is finer is sent as JSON. */
const inches = (length: number): string => String(Math.round((length * 100) / inch(1)) / 100);
const placed = ({ x, y }: Point): string => `${inches(x)} ${inches(y)}`;
/** `castra`: where it is clear whose it is. */
const called = (sheet: string): string => (/^(\d\.)?own\./.test(sheet) ? sheet : sheet.slice(sheet.indexOf('.') + 1));
const engaging = (engage: boolean): string => (engage ? ' engage' : '');

const castFor = (c: ConquestCommand & { readonly type: 'cast' }): string =>
  [
    `cast ${tagOf(c.unit)} ${c.power}`,
    ...(c.target === null ? [] : [tagOf(c.target)]),
    ...(c.sheet === null ? [] : [called(c.sheet)]),
    ...(c.at === null ? [] : [`at ${placed(c.at)}`]),
    ...(c.engage ? ['engage'] : []),
    ...(c.upcharge === 0 ? [] : [`+${c.upcharge}`]),
  ].join(' ');

/** A command as one types it: `walk 12 10.5`, `harvest M3`, `shoot A4 B2`. */
export const typedFor = (c: ConquestCommand): string => {
  switch (c.type) {
    case 'muster':
      return `muster ${c.scenario} ${c.missions.join(' ')}`;
    case 'edge':
      return `edge ${c.edge}`;
    case 'terrain':
      return `terrain ${c.piece} ${placed(c.at)}${c.turns === 0 ? '' : ` turn ${c.turns}`}`;
    case 'node':
      return `node ${c.kind} ${placed(c.at)}`;
    case 'hq':
      return `hq ${placed(c.at)}`;
    case 'deploy':
      return `deploy ${called(c.unit)} ${placed(c.at)}`;
    case 'goFirst':
      return `first ${c.first}`;
    case 'research':
      return `research ${c.item}${c.unit === null ? '' : ` ${called(c.unit)}`}`;
    case 'activate':
      return `activate ${tagOf(c.unit)}`;
    case 'walk':
      return `walk ${c.path.map(placed).join(' ')}${engaging(c.engage)}`;
    case 'harvest':
      return `harvest ${c.node}`;
    case 'cast':
      return castFor(c);
    case 'surge':
    case 'answer':
      return `${c.type} ${c.unit === null ? 'no' : tagOf(c.unit)}`;
    case 'wager':
      return `wager ${c.points}`;
    case 'shoot':
      return `shoot ${tagOf(c.unit)} ${tagOf(c.target)}${c.arc ? ' arc' : ''}`;
    case 'build':
      return `build ${tagOf(c.builder)} ${called(c.product)}${c.node === null ? '' : ` ${c.node}`}`;
    case 'friend':
      return `friend ${tagOf(c.unit)}`;
    case 'place':
      return `place ${placed(c.at)}`;
    case 'resolve':
      return `resolve ${c.pay ? 'yes' : 'no'}`;
    case 'support':
      return `support ${tagOf(c.unit)} ${tagOf(c.fight)}`;
    case 'fight':
      return `fight ${tagOf(c.fight)}`;
    case 'allot':
      return `allot ${tagOf(c.to)}`;
    case 'reroll':
      return `reroll ${c.dice}`;
    case 'resist':
      return c.by === null ? 'resist no' : `resist ${c.points}`;
    case 'raise':
      return `raise ${c.points}`;
    case 'done':
    case 'finish':
    case 'concede':
      return c.type;
    case 'standing':
      return `send ${JSON.stringify(c)}`;
    default:
      return unreachable(c);
  }
};

export const CONQUEST_WORDS = {
  activate: word('activate A3', 'move this unit'),
  walk: word('walk 12 10.5', 'go there; several points one after the other; “engage” behind it goes into a fight'),
  harvest: word('harvest M3', 'harvest at a Mine or Gas Vein, or pick up a relic'),
  finish: word('finish', 'this unit is done with moving'),
  done: word('done', 'nothing more in this half'),
  shoot: word('shoot A4 B2', 'shoot at this target; “arc” behind it fires in an arc'),
  build: word('build A2 barracks', 'order a product; without A2 whoever can makes it; M3 behind it for a mine'),
  cast: word('cast A8 blast B4 +1', 'cast a power; “at 12 10” names a place, +1 adds points'),
  place: word('place 12 10', 'where a product is to stand'),
  research: word('research deep-drills', 'buy research; a unit behind it where one must be named'),
  first: word('first me', 'who acts first in this round: me or you'),
  fight: word('fight A3', 'which fight or assault is next'),
  support: word('support A4 A3', 'which fight a unit joins'),
  allot: word('allot B1', 'who takes the next wound'),
  resolve: word('resolve yes', 'spend Destiny on a wound of a hero: yes or no'),
  reroll: word('reroll 2', 'spend Destiny on so many failed dice'),
  resist: word('resist 2', 'resist a power with so many points; “resist no” lets it be'),
  raise: word('raise 1', 'add so many points; 0 passes'),
  surge: word('surge A8', 'a hero moves now; “surge no” lets it pass'),
  answer: word('answer A8', 'answer a Surge; “answer no” lets it pass'),
  wager: word('wager 1', 'wager Destiny for who moves first; 0 stops'),
  friend: word('friend A2', 'which friend a shot strikes that went astray'),
  deploy: word('deploy legion 18 9', 'set up a unit'),
  hq: word('hq 18 6', 'where the headquarters stand'),
  node: word('node M 12 8', 'place a Mine, Gas Vein or Relic: M, G or R'),
  terrain: word('terrain forest 9 9', 'place a piece of terrain; “turn 1” behind it turns it by a quarter'),
  edge: word('edge south', 'which edge is yours: south or north'),
  muster: word('muster take-the-city claims pilgrims', 'choose a scenario and two missions in secret'),
  concede: word('concede', 'give up the war'),
  odds: oddsWord('odds shoot A4 B2', 'what a shot, a power, an engagement or a fight would probably bring'),
  orders: ORDERS,
  send: SEND,
  ...SHARED_WORDS,
};

export const answerTo = (action: LineAction, b: Battle, seat: Seat): TypedAnswer<ConquestCommand> =>
  answerLine(
    action,
    (line) => {
      const offered = conquest.candidates(b, seat);
      return offered.find((c) => typedFor(c).toLowerCase() === line) ?? read(b, seat, line, offered);
    },
    (c) => chancesWords(b, c),
  );
