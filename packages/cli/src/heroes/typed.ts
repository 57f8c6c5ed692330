/** What can be typed in a battle: each command as the list of what may be done shows it. */

import {
  type AttackChances,
  type Battle,
  type HeroesCommand,
  heroes,
  heroesDescriptor,
  spaceName,
} from '@muster/heroes';
import { type Seat, unreachable } from '@muster/kernel';
import type { TypedAnswer } from '../game.ts';
import { answerLine, type LineAction, oddsWord, SEND, word } from '../play/line-words.ts';
import { ORDERS, SHARED_WORDS } from '../play/typed.ts';
import { percent } from '../text.ts';
import { oddsWords } from './odds-words.ts';

const plus = (n: number): string => (n === 0 ? '' : ` +${n}`);

/** A command as one types it: `move k7`, `shoot pistol B2`, `cast blast B1 +1`. */
export const typedFor = (b: Battle, c: HeroesCommand): string => {
  const at = (space: number): string => spaceName(b.config, space);
  switch (c.type) {
    case 'marker':
    case 'enter':
    case 'place':
      return `${c.type} ${at(c.space)}`;
    case 'terrain':
      return `terrain ${c.kind} ${at(c.space)}${c.turn === 0 ? '' : ` turn ${c.turn}`}`;
    case 'edge':
      return `edge ${c.edge}`;
    case 'pick':
      return `pick ${c.objective}`;
    case 'seal':
      return c.objectives === null ? 'seal' : `seal ${c.objectives.join(' ')}`;
    case 'goFirst':
      return `first ${c.first}`;
    case 'select':
      return `select ${c.model}`;
    case 'friend':
      return `friend ${c.model}`;
    case 'engaged':
      return c.choice;
    case 'move':
      return `${c.jump ? 'jump' : 'move'} ${at(c.to)}`;
    case 'cast':
      return `cast ${c.power}${c.target === null ? '' : ` ${c.target}`}${plus(c.upcharge)}`;
    case 'shoot':
      return `shoot ${c.weapon} ${c.target}${c.arc ? ' arc' : ''}`;
    case 'strike':
      return `strike ${c.target}`;
    case 'redirect':
      return `redirect ${c.to ?? 'no'}`;
    case 'fallBack':
      return c.to === null ? 'stay' : `back ${at(c.to)}`;
    case 'reroll':
      return `reroll ${c.dice}`;
    case 'resist':
      return c.by === null ? 'resist no' : `resist ${c.by} ${c.points}`;
    case 'raise':
      return `raise ${c.points}`;
    case 'unseal':
    case 'claim':
    case 'pass':
    case 'concede':
      return c.type;
    case 'orders':
      return `send ${JSON.stringify(c)}`;
    default:
      return unreachable(c);
  }
};

export const HEROES_WORDS = {
  select: word('select A1', 'activate this model'),
  enter: word('enter k2', 'bring it onto the board there'),
  move: word('move k7', 'move there by the cheapest way; where it stands is a move too'),
  jump: word('jump k7', 'move there, the last step a jump down'),
  shoot: word('shoot pistol B2', 'fire a weapon; “arc” behind it fires in an arc'),
  cast: word('cast blast B1 +1', 'cast a power; so many points more behind it'),
  strike: word('strike B1', 'fight this enemy'),
  pass: word('pass', 'leave it'),
  retreat: word('retreat', 'get away from who is engaged with it'),
  fire: word('fire', 'shoot instead of fighting'),
  fight: word('fight', 'stay and fight'),
  back: word('back k7', 'fall back there after a fight'),
  stay: word('stay', 'do not fall back'),
  redirect: word('redirect A2', 'pass the shot on; “redirect no” keeps it'),
  friend: word('friend A2', 'which friend is struck'),
  reroll: word('reroll 2', 'spend Destiny on so many failed dice'),
  resist: word('resist A1 2', 'resist a power with so many points; “resist no” lets it be'),
  raise: word('raise 1', 'add so many points; 0 passes'),
  place: word('place k7', 'the space that a power asks for'),
  first: word('first me', 'who activates first: me or you'),
  terrain: word(
    'terrain crates k7',
    'place a piece, its south-west corner there; “turn 1” behind it turns it by a quarter',
  ),
  edge: word('edge own', 'which edge is yours: own or other'),
  marker: word('marker k7', 'place a marker'),
  pick: word('pick 12', 'choose an objective'),
  seal: word('seal', 'seal the five that are picked; or all at once: seal 3 6 8 12 13'),
  unseal: word('unseal', 'choose the five again, until the other side has sealed'),
  claim: word('claim', 'open the seal: all five met wins, else they lie open'),
  concede: word('concede', 'give up the battle'),
  odds: oddsWord('odds strike B1', 'what a shot, a blow, a power or a move would probably bring'),
  orders: ORDERS,
  send: SEND,
  ...SHARED_WORDS,
};

const isAttack = (odds: object): odds is AttackChances => 'needs' in odds;

/** From where everybody stands now. */
const chancesWords = (b: Battle, seat: Seat, c: HeroesCommand): string => {
  const odds = heroesDescriptor.odds?.(b, seat, c);
  if (odds === undefined) return 'Nothing is rolled for that.\n';
  if (!isAttack(odds)) return `${JSON.stringify(odds)}\n`;
  const { destiny } = odds;
  const spent =
    destiny === null
      ? ''
      : `With Destiny spent well ${destiny.mean.toFixed(2)} wounds; slain in ${percent(destiny.slain)}.\n`;
  return oddsWords(odds) + spent;
};

/** What is typed whole, whether the list has it or not. */
const whole = (line: string): HeroesCommand | undefined => {
  if (line === 'concede' || line === 'unseal' || line === 'claim' || line === 'pass') return { type: line };
  const numbers = /^seal((?: \d{1,2}){5})$/.exec(line)?.[1];
  return numbers === undefined ? undefined : { type: 'seal', objectives: numbers.trim().split(' ').map(Number) };
};

export const answerTo = (action: LineAction, b: Battle, seat: Seat): TypedAnswer<HeroesCommand> =>
  answerLine(
    action,
    (line) => whole(line) ?? heroes.candidates(b, seat).find((c) => typedFor(b, c).toLowerCase() === line),
    (c) => chancesWords(b, seat, c),
  );
