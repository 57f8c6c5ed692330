/** What comes of a typed word: a command for the table, or words for who typed it. */

import { gapBetween, inch } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import {
  attackLine,
  attackProfile,
  type Battle,
  baseOf,
  canAct,
  cardValue,
  coverOf,
  type Fighter,
  inches,
  knockbackLimit,
  type MagewindsCommand,
  nameOf,
  type Origin,
  oddsOf,
  profile,
  seesFighter,
  type TargetOdds,
} from '@muster/magewinds';
import type { TypedAnswer } from '../game.ts';
import type { Paint } from '../paint.ts';
import { columns } from '../text.ts';
import { fightersText } from './board.ts';
import { directionTo, type Found, findFighter, readInches, readPlace, titleOf } from './labels.ts';
import { attackOddsWords, attackTitle } from './odds-words.ts';
import { originMark, originNotes } from './origin.ts';
import { actorOf, readAttack, readCast, readMirrorshield } from './spells.ts';
import { type MageAction, readCard } from './typed.ts';
import { readWay } from './ways.ts';

type Reply = TypedAnswer<MagewindsCommand>;

const play = (command: MagewindsCommand): Reply => ({ play: command });

const withFighter = (found: Found, make: (f: Fighter) => MagewindsCommand): Reply =>
  'say' in found ? found : play(make(found.fighter));

const NO_PLACE: Reply = { say: 'A place is typed as inches from the south-west corner, east first: 5.2 3.\n' };

const deploy = (b: Battle, seat: Seat, [name = '', x, y]: readonly string[]): Reply => {
  const at = readPlace(x, y);
  if (at === undefined) return NO_PLACE;
  const found = findFighter(b, name, (f) => f.where === 'reserve' && f.seat === seat);
  return withFighter(found, (f) => ({ type: 'deploy', fighter: f.id, x: at.x, y: at.y }));
};

const placeObject = ([x, y]: readonly string[]): Reply => {
  const at = readPlace(x, y);
  return at === undefined ? NO_PLACE : play({ type: 'placeObject', x: at.x, y: at.y });
};

const objectId = (text: string | undefined): number => (/^[1-9]\d?$/.test(text ?? '') ? Number(text) - 1 : -1);

const NO_OBJECT: Reply = { say: 'Objects have numbers: “pickup 1”, “drop 1 5.2 3”.\n' };

const pickUp = ([number]: readonly string[]): Reply => {
  const object = objectId(number);
  return object < 0 ? NO_OBJECT : play({ type: 'pickUp', object });
};

const drop = ([number, x, y]: readonly string[]): Reply => {
  const [object, at] = [objectId(number), readPlace(x, y)];
  if (object < 0) return NO_OBJECT;
  return at === undefined ? NO_PLACE : play({ type: 'drop', object, x: at.x, y: at.y });
};

const aim = (b: Battle, seat: Seat, [first = '', second]: readonly string[]): Reply => {
  const at = readPlace(first, second);
  if (at !== undefined) return play({ type: 'takeAim', place: at });
  const found = findFighter(b, first, (f) => f.where === 'field' && f.seat !== seat);
  return withFighter(found, ({ x, y }) => ({ type: 'takeAim', place: { x, y } }));
};

const knockBack = (b: Battle, [text]: readonly string[]): Reply => {
  const frame = b.stack.at(-1);
  const most = frame?.type === 'attack' && frame.step === 'knockback' ? knockbackLimit(b, frame) : 0;
  const distance = text === undefined ? most : readInches(text);
  if (distance === undefined) return { say: 'How far? “knockback 0.5”, “knockback 0” for not at all.\n' };
  return play({ type: 'knockBack', distance });
};

const NO_CARD: Reply = { say: 'Which card? “keep KH”; in Windburn “keep KH on A1 A2”.\n' };

/** MW 14.1: one fighter for each point; the last one named takes the rest. */
const keep = (b: Battle, seat: Seat, [text, on, ...names]: readonly string[]): Reply => {
  const card = readCard(text);
  if (card === undefined) return NO_CARD;
  if (b.stack.at(-1)?.type !== 'windburn') return on === undefined ? play({ type: 'keepOne', card }) : NO_CARD;
  if (on?.toLowerCase() !== 'on' || names.length === 0) return NO_CARD;
  const fighters: number[] = [];
  for (const name of names) {
    const found = findFighter(b, name, (f) => f.where === 'field' && f.seat === seat);
    if ('say' in found) return found;
    fighters.push(found.fighter.id);
  }
  while (fighters.length < cardValue(card)) fighters.push(fighters.at(-1)!);
  return play({ type: 'keepCard', card, fighters });
};

const targetWords = (b: Battle, odds: TargetOdds, source: Origin, paint: Paint): string => {
  const f = odds.target === null ? undefined : b.fighters[odds.target]!;
  const target =
    f === undefined
      ? { name: 'object', toughness: 0 }
      : { name: nameOf(f), toughness: profile(b, f).toughness - f.damage };
  const on = f === undefined ? 'the object' : `${titleOf(b, f.id)}${originMark(profile(b, f).source)}`;
  const title = `${attackTitle(odds.attack)}${originMark(source)} on ${on}`;
  return `${paint('bold', title)}\n${attackOddsWords(odds, target, paint)}`;
};

/** From where everybody stands now; that it may be made, and the cards, are not asked. */
const odds = (b: Battle, seat: Seat, words: readonly string[], paint: Paint): Reply => {
  const attack = readAttack(b, seat, words);
  if ('say' in attack) return attack;
  const found = oddsOf(b, seat, { ...attack.play, cards: [] });
  if (found === undefined) return { say: 'Nothing is rolled for that.\n' };
  const { source } = attackProfile(b, actorOf(b)!, attack.play.attack)!;
  const all: readonly TargetOdds[] = [found, ...(found.also ?? [])];
  const struck = all.flatMap((o) => (o.target === null ? [] : [profile(b, b.fighters[o.target]!).source]));
  const notes = originNotes([source, ...struck]);
  const tables = all.map((o) => targetWords(b, o, source, paint)).join('\n');
  return { say: notes === '' ? tables : `${tables}\n${notes}` };
};

/** The next target of a volley, or what comes next of several things at once (MW 1.2). */
const next = (b: Battle, f: Fighter): MagewindsCommand => {
  const frame = b.stack.at(-1);
  const isStriking = frame?.type === 'volley' && frame.step !== 'steps';
  return isStriking ? { type: 'nextTarget', target: f.id } : { type: 'nextInOrder', fighter: f.id };
};

/** MW-R37: one's own fighter is attacked only with a yes at the end. */
const attack = (b: Battle, seat: Seat, words: readonly string[]): Reply => {
  const isSure = words.at(-1)?.toLowerCase() === 'yes';
  const read = readAttack(b, seat, isSure ? words.slice(0, -1) : words);
  if ('say' in read || isSure || read.play.target === null || b.fighters[read.play.target]!.seat !== seat) return read;
  const name = titleOf(b, read.play.target);
  return { say: `${name} is your own. If you mean it, type “attack ${words.join(' ')} yes” (MW-R37).\n` };
};

/** What an attack from here would meet, range and cards apart. */
const sightWords = (b: Battle, f: Fighter, other: Fighter): string => {
  if (!seesFighter(b, f, other)) return 'not visible';
  if (!attackLine(b, f, baseOf(other)).clear) return 'visible, no line of attack';
  return coverOf(b, { type: 'fighter', id: f.id }, baseOf(other)).inOpen ? 'in the open' : 'in cover';
};

const lookRow = (b: Battle, f: Fighter, other: Fighter): readonly string[] => [
  `  ${titleOf(b, other.id)}`,
  other.seat === f.seat ? 'friend' : 'enemy',
  `${inches(gapBetween(baseOf(f), baseOf(other)).down)} ${directionTo(f, other)}`,
  sightWords(b, f, other),
];

const look = (b: Battle, [name = '']: readonly string[]): Reply => {
  const found = findFighter(b, name);
  if ('say' in found) return found;
  const f = found.fighter;
  if (f.where !== 'field') return { say: `${titleOf(b, f.id)} is not on the battlefield.\n` };
  const others = b.fighters
    .filter((o) => o.where === 'field' && o.id !== f.id)
    .toSorted((a, c) => gapBetween(baseOf(f), baseOf(a)).up - gapBetween(baseOf(f), baseOf(c)).up);
  const objects = b.objects
    .filter((o) => o.where === 'field')
    .map((o) => [
      `  $${o.id + 1} ${o.kind}`,
      '',
      `${inches(gapBetween(baseOf(f), baseOf(o)).down)} ${directionTo(f, o)}`,
    ]);
  const { movement, source } = profile(b, f);
  const title = `${titleOf(b, f.id)}${originMark(source)} moves ${movement / inch(1)}"; as seen from there, the nearest first:`;
  return { say: `${title}\n${columns([...others.map((o) => lookRow(b, f, o)), ...objects])}` };
};

export const answerTo = (action: MageAction, b: Battle, seat: Seat, paint: Paint): Reply => {
  switch (action.type) {
    case 'command':
      return play(action.command);
    case 'goes':
      return readWay(b, action.how, action.words);
    case 'attack':
      return attack(b, seat, action.words);
    case 'odds':
      return odds(b, seat, action.words, paint);
    case 'cast':
      return readCast(b, seat, action.words);
    case 'keep':
      return keep(b, seat, action.words);
    case 'defend':
      return readMirrorshield(b, seat, action.words);
    case 'activate':
      return withFighter(
        findFighter(b, action.words.join(''), (f) => f.seat === seat && canAct(f)),
        (f) => ({ type: 'activate', fighter: f.id }),
      );
    case 'deploy':
      return deploy(b, seat, action.words);
    case 'knockback':
      return knockBack(b, action.words);
    case 'next':
      return withFighter(findFighter(b, action.words.join('')), (f) => next(b, f));
    case 'aim':
      return aim(b, seat, action.words);
    case 'drop':
      return drop(action.words);
    case 'pickup':
      return pickUp(action.words);
    case 'place':
      return placeObject(action.words);
    case 'look':
      return look(b, action.words);
    case 'fighters':
      return { say: fightersText(b) };
  }
};
