/** Treasures that lie there from the beginning (ItT the-prize.setup, treasure-dash.setup, treasure-clash.setup). */

import { type Area, inch, isInArea, nearestPlace, type Point } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import { type ObjectRule, objectCount, SCENARIOS } from '../content/scenarios.ts';
import { keptLattice, objectArea, thinned } from '../ground/places.ts';
import { BASE_RADIUS, bareWay } from '../ground/terrain.ts';
import { centreFor, refuseRoom } from '../ground/territory.ts';
import { ask } from '../state/ask.ts';
import type { Battle, GameObject, SetupFrame } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import { copyBattle } from '../state/copies.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import { counted, fromPlayer2, notNow, type SetupPart, type T } from './step.ts';

const SPACING = inch(3) / 4;
const MOST_CANDIDATES = 60;

const ruleOf = (b: Battle): ObjectRule => SCENARIOS[b.scenario!].objects!;

const areaOf = (b: Battle): Area => objectArea(b.scenario!, b.config.players, b.objects)!;

/** A sample of where the next one may lie; where that is empty, the exact search has the last word. */
const placesIn = (b: Battle): readonly Point[] => {
  const area = areaOf(b);
  const bare = objectArea(b.scenario!, b.config.players, [])!;
  const sample = keptLattice(bareWay(b), bare, SPACING, `objects ${b.scenario!}`).filter((p) =>
    isInArea(area, p, BASE_RADIUS),
  );
  if (sample.length > 0) return thinned(sample, MOST_CANDIDATES);
  const place = nearestPlace(bareWay(b), centreFor(b.config.players), area);
  return place ? [place] : [];
};

const isOver = (b: Battle): boolean =>
  ruleOf(b) === null ||
  ruleOf(b).placed === 'eachRound' ||
  b.objects.length >= objectCount(b.scenario!, b.config.players) ||
  placesIn(b).length === 0; // MW-H17

const refuse = (b: Battle, c: MagewindsCommand): MagewindsRefusal | undefined => {
  if (c.type !== 'placeObject') return notNow(c);
  const rule = `ItT ${b.scenario!}.setup`;
  const p = { x: c.x, y: c.y };
  const refusal = refuseRoom(bareWay(b), p);
  if (refusal) return refusal;
  const { most, wholly, apart } = ruleOf(b);
  const bare = objectArea(b.scenario!, b.config.players, [])!;
  if (!isInArea(bare, p, BASE_RADIUS)) return refusalOf('tooFarFromCentre', rule, { most: most!, wholly }, { at: p });
  return isInArea(areaOf(b), p, BASE_RADIUS)
    ? undefined
    : refusalOf('tooNearObjects', rule, { least: apart }, { at: p });
};

const place = (b: Battle, frame: SetupFrame, seat: Seat, { x, y }: Point, table: T): Battle => {
  const { kind } = ruleOf(b);
  table.tell?.({ type: 'objectPlaced', rule: `ItT ${b.scenario!}.setup`, by: seat, kind, x, y });
  const object: GameObject = { id: b.objects.length, kind, where: 'field', x, y, carrier: null };
  const next = copyBattle(b);
  next.objects = [...b.objects, object];
  return counted(next, frame);
};

/** In thousandths of the distance from the middle: all round it, the same on both sides. */
const ROUNDS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  4: [
    [1000, 0],
    [-1000, 0],
    [0, 1000],
    [0, -1000],
  ],
  6: [
    [1000, 0],
    [-1000, 0],
    [500, 866],
    [-500, -866],
    [500, -866],
    [-500, 866],
  ],
  8: [
    [1000, 0],
    [-1000, 0],
    [0, 1000],
    [0, -1000],
    [707, 707],
    [-707, -707],
    [707, -707],
    [-707, 707],
  ],
};

/** Without asking: one in the middle, the others in a ring about it. */
const autoPlace = (b: Battle): Point => {
  const centre = centreFor(b.config.players);
  const ring = ROUNDS[objectCount(b.scenario!, b.config.players) - 1] ?? [];
  const [dx, dy] = ring[b.objects.length - 1] ?? [0, 0];
  const far = ruleOf(b).most! - inch(1) / 2;
  const wish = { x: centre.x + Math.round((dx * far) / 1000), y: centre.y + Math.round((dy * far) / 1000) };
  return nearestPlace(bareWay(b), wish, areaOf(b))!;
};

/** One each in turn, Player 2 first. The Prize has one, and it is Player 2's to place. */
export const OBJECTS_STEP: SetupPart = {
  advance: (b, frame, table) => {
    if (isOver(b)) return 'over';
    return b.config.deployment === 'auto' ? place(b, frame, fromPlayer2(b, frame.turn), autoPlace(b), table) : b;
  },
  decisions: (b, frame) => ask(fromPlayer2(b, frame.turn), 'object', `ItT ${b.scenario!}.setup`),
  refuse: (b, _frame, _seat, c) => refuse(b, c),
  apply: (b, frame, seat, c, table) => (c.type === 'placeObject' ? place(b, frame, seat, c, table) : b),
  candidates: (b) => placesIn(b).map(({ x, y }) => ({ type: 'placeObject', x, y })),
};
