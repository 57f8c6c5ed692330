/** Typed moves: by compass, by bearing, toward and away from something, to a place, or along places. */

import {
  awayFrom,
  EPSILON,
  farthestSlide,
  type Length,
  type Point,
  refusePath,
  routeTowards,
  shortestPath,
  slideTo,
  type Way,
} from '@muster/geometry';
import {
  type Battle,
  baseOf,
  centreFor,
  type Fighter,
  type MagewindsCommand,
  moveLimit,
  nameOf,
  RADIUS,
  stepLimit,
  wayOf,
} from '@muster/magewinds';
import type { TypedAnswer } from '../game.ts';
import { bearing, findFighter, readCompass, readInches, readPlace } from './labels.ts';

type MoveKind = 'move' | 'step';

interface Mover {
  readonly fighter: Fighter;
  readonly way: Way;
  readonly limit: Length;
}

/** Who is to move now, how far and past what; undefined when nobody is. */
const moverOf = (b: Battle, how: MoveKind): Mover | undefined => {
  const frame = b.stack.at(-1);
  if (frame?.type !== how) return undefined;
  const fighter = b.fighters[frame.fighter]!;
  const limit = frame.type === 'move' ? moveLimit(b, frame) : stepLimit(b, frame);
  return { fighter, limit, way: wayOf(b, fighter, frame.phasewalk) };
};

type Reply = TypedAnswer<MagewindsCommand>;

const go = (how: MoveKind, path: readonly Point[]): Reply => ({ play: { type: how, path } });

const unclear = (how: MoveKind): Reply => ({
  say: `A ${how} is typed so: ${how} north 1, ${how} toward B2 1, ${how} away B2, ${how} bearing 30 1, ${how} to 5.2 3, ${how} stay.\n`,
});

/** A thing to go to or from, and the words after it. */
type Named =
  | { readonly at: Point; readonly isBase: boolean; readonly more: readonly string[] }
  | { readonly say: string };

const CENTRE = ['centre', 'center', 'middle', 'marker'];

const readThing = (b: Battle, from: Fighter, words: readonly string[]): Named => {
  const [first = '', second, ...more] = words;
  if (CENTRE.includes(first.toLowerCase()))
    return { at: centreFor(b.config.players), isBase: false, more: words.slice(1) };
  if (first.toLowerCase() === 'object') {
    const o = b.objects[Number(second) - 1];
    return o === undefined ? { say: `There is no object “${second ?? ''}”.\n` } : { at: o, isBase: true, more };
  }
  const place = readPlace(first, second);
  if (place !== undefined) return { at: place, isBase: false, more };
  const found = findFighter(b, first, (f) => f.where === 'field' && f.seat !== from.seat);
  return 'say' in found ? found : { at: found.fighter, isBase: true, more: words.slice(1) };
};

/** The distance at the end of a command: all there is when it was left out, undefined when it cannot be read. */
const readDistance = (words: readonly string[], limit: Length): Length | undefined =>
  words.length === 0 ? limit : words.length === 1 ? readInches(words[0]) : undefined;

const straight = (how: MoveKind, { fighter, way, limit }: Mover, d: Point, words: readonly string[]): Reply => {
  const distance = readDistance(words, limit);
  if (distance === undefined) return unclear(how);
  const far = words.length > 0 ? distance : farthestSlide(way, fighter, d, limit);
  if (far > 0) return go(how, [slideTo(fighter, d, far)]);
  return { say: `${nameOf(fighter)} cannot go that way at all.\n` };
};

/** The near side of what stands there: a path to its middle would end anywhere round it. */
const beside = (from: Point, at: Point): Point => {
  const d = { x: from.x - at.x, y: from.y - at.y };
  const apart = 2 * RADIUS + EPSILON;
  return d.x * d.x + d.y * d.y <= apart * apart ? from : slideTo({ x: at.x, y: at.y }, d, apart);
};

const toward = (how: MoveKind, { fighter, way, limit }: Mover, at: Point, words: readonly string[]): Reply => {
  const distance = readDistance(words, limit);
  if (distance === undefined) return unclear(how);
  const start = { x: fighter.x, y: fighter.y };
  const path = routeTowards(way, start, { x: at.x, y: at.y }, distance)?.path.slice(1) ?? [];
  return path.length > 0 ? go(how, path) : { say: `${nameOf(fighter)} cannot get any nearer.\n` };
};

/** One place is a destination, and the shortest way is taken where the straight one is barred; several are the path itself. */
const to = (how: MoveKind, { fighter, way, limit }: Mover, words: readonly string[]): Reply => {
  const path: Point[] = [];
  for (let i = 0; i < words.length; i += 2) {
    const p = readPlace(words[i], words[i + 1]);
    if (p === undefined) return unclear(how);
    path.push(p);
  }
  if (path.length === 0) return unclear(how);
  const start = { x: fighter.x, y: fighter.y };
  if (path.length > 1 || refusePath(way, [start, ...path], limit) === undefined) return go(how, path);
  return go(how, shortestPath(way, start, path[0]!, limit)?.path.slice(1) ?? path);
};

const aimed = (how: MoveKind, b: Battle, mover: Mover, word: string, words: readonly string[]): Reply => {
  const thing = readThing(b, mover.fighter, words);
  if ('say' in thing) return thing;
  const { at, isBase } = thing;
  if (word !== 'away') return toward(how, mover, isBase ? beside(mover.fighter, at) : at, thing.more);
  const d = awayFrom(baseOf(at), baseOf(mover.fighter));
  return straight(how, mover, d, thing.more);
};

const notMoving = (b: Battle, how: MoveKind): Reply => {
  const frame = b.stack.at(-1);
  const chooses = frame?.type === 'activation' && frame.step === 'chooses';
  if (chooses && how === 'move') return { say: 'Choose the action first: “act move”.\n' };
  return go(how, []); // the rules say why not
};

export const readWay = (b: Battle, how: MoveKind, words: readonly string[]): Reply => {
  const mover = moverOf(b, how);
  if (mover === undefined) return notMoving(b, how);
  const [first = '', ...rest] = words;
  const word = first.toLowerCase();
  switch (word) {
    case 'stay':
      return rest.length === 0 ? go(how, []) : unclear(how);
    case 'to':
      return to(how, mover, rest);
    case 'toward':
    case 'towards':
    case 'away':
      return aimed(how, b, mover, word, rest[0]?.toLowerCase() === 'from' ? rest.slice(1) : rest);
    case 'bearing':
      return /^\d{1,3}$/.test(rest[0] ?? '')
        ? straight(how, mover, bearing(Number(rest[0])), rest.slice(1))
        : unclear(how);
  }
  const d = readCompass(word);
  return d === undefined ? unclear(how) : straight(how, mover, d, rest);
};
