/** Walks of a fighter: where it might stop, judged before it is asked whether it gets there, since judging is cheap and asking is not. */

import { aroundOf, type Battle, type Model, routeTowardsFor, type WalkCommand, walkAlong } from '@muster/conquest';
import type { Point } from '@muster/geometry';
import { engagementAt, touchedAt } from './brawl.ts';
import { goalOf } from './goals.ts';
import { distance, INCH, isFree, type Outlook, type Place, pointOf, type Seen } from './outlook.ts';
import { cityCountFor, placeWorth } from './places.ts';
import { byWorth, type Weighed } from './weighed.ts';

interface Idea {
  readonly at: Place;
  readonly worth: number;
  readonly engages: boolean;
}

const turned = (dx: number, dy: number, [cos, sin]: readonly [number, number]): Place => ({
  x: dx * cos - dy * sin,
  y: dx * sin + dy * cos,
});

/** Cosine and sine of angles to either side of straight on. */
const SIXTY: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.5, 0.866],
  [0.5, -0.866],
];
const FAN: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.94, 0.342],
  [0.94, -0.342],
  [0.766, 0.643],
  [0.766, -0.643],
  [0.342, 0.94],
  [0.342, -0.94],
];
const QUICK_FAN = FAN.slice(0, 3);
const EIGHT: readonly (readonly [number, number])[] = [0, 1, 2, 3, 4, 5, 6, 7].map(
  (i) => [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)] as const,
);

const TOUCH = 0.03;

/** On rings about a centre, on the side of the unit. */
const ringTo = (
  unit: Place,
  centre: Place,
  ring: number,
  angles: readonly (readonly [number, number])[],
  to: Place[],
): void => {
  const away = distance(unit, centre);
  if (away === 0) return;
  const [dx, dy] = [((unit.x - centre.x) * ring) / away, ((unit.y - centre.y) * ring) / away];
  for (const angle of angles) {
    const step = turned(dx, dy, angle);
    to.push({ x: centre.x + step.x, y: centre.y + step.y });
  }
};

const fanTo = (
  unit: Place,
  to: Place,
  length: number,
  angles: readonly (readonly [number, number])[],
  out: Place[],
): void => {
  const away = distance(unit, to);
  if (away < 0.3) return;
  const step = Math.min(length, away);
  const [dx, dy] = [((to.x - unit.x) * step) / away, ((to.y - unit.y) * step) / away];
  for (const angle of angles) {
    const turn = turned(dx, dy, angle);
    out.push({ x: unit.x + turn.x, y: unit.y + turn.y });
  }
};

const MOST_FOES = 6;
const QUICK_FOES = 3;

/** Foes within its reach, the nearest first. */
const foesWithin = (look: Outlook, unit: Seen, left: number, most: number): readonly Seen[] => {
  const near: Seen[] = [];
  for (const foe of look.foes) if (distance(foe, unit) - foe.radius - unit.radius <= left + 0.95) near.push(foe);
  return near.sort((p, q) => distance(p, unit) - distance(q, unit)).slice(0, most);
};

/** Contact if it gets there, else as near as it gets, if that is an engagement. */
const contacts = (unit: Seen, foe: Seen, left: number, isQuick: boolean, out: Place[]): void => {
  const touch = unit.radius + foe.radius;
  const gap = distance(unit, foe) - touch;
  if (gap > left) fanTo(unit, foe, left, SIXTY.slice(0, 1), out);
  else ringTo(unit, foe, touch + TOUCH, isQuick ? SIXTY.slice(0, 1) : SIXTY, out);
};

/** Beside friends, on the side away from and towards the unit. */
const besideFriends = (look: Outlook, unit: Seen, left: number, out: Place[]): void => {
  let found = 0;
  for (const friend of look.own) {
    if (friend === unit || !friend.fights || found >= 4) continue;
    if (distance(friend, unit) - friend.radius - unit.radius > left) continue;
    if (isFree(friend) && !unit.kit.sheet.commander && look.left > 0) continue;
    found++;
    ringTo(unit, friend, friend.radius + unit.radius + 0.5, SIXTY, out);
  }
};

const wishesOf = (look: Outlook, unit: Seen, goal: Place, left: number, isQuick: boolean): readonly Place[] => {
  const out: Place[] = [];
  const fan = isQuick ? QUICK_FAN : FAN;
  fanTo(unit, goal, left, fan, out);
  fanTo(unit, goal, left * 0.5, fan.slice(0, 3), out);
  if (look.city > 0 && distance(unit, look.middle) <= left + 6) {
    ringTo(unit, look.middle, 2.5, isQuick ? EIGHT.slice(0, 1) : EIGHT, out);
    ringTo(unit, look.middle, 5.2 + unit.radius - 0.5, SIXTY.slice(0, isQuick ? 1 : 3), out);
  }
  if (!isQuick) {
    besideFriends(look, unit, left, out);
    fanTo(unit, look.home, left, FAN.slice(0, 3), out);
    if (unit.kit.weapon !== null)
      for (const [x, y] of EIGHT) out.push({ x: unit.x + x * left * 0.5, y: unit.y + y * left * 0.5 });
  }
  for (const one of look.enemyBuildings)
    if (distance(one, unit) - one.radius - unit.radius <= left + 1)
      ringTo(unit, one, one.radius + unit.radius + 0.3, isQuick ? SIXTY.slice(0, 1) : SIXTY, out);
  return out;
};

/** How far aside of the straight way a detour bends, as a share of it. */
const BENDS = [0.15, -0.15, 0.4, -0.4];

export const walkTo = (
  b: Battle,
  unit: Model,
  to: Point,
  engages: boolean,
  mayBend: boolean,
): WalkCommand | undefined => {
  const a = aroundOf(b, unit);
  const straight = walkAlong(a, [to]);
  if (straight !== undefined)
    return straight.engage === engages ? { type: 'walk', path: straight.path, engage: engages } : undefined;
  if (!mayBend) return undefined;
  const [dx, dy] = [to.x - unit.at.x, to.y - unit.at.y];
  for (const bend of BENDS) {
    const corner = { x: Math.round(unit.at.x + dx / 2 - dy * bend), y: Math.round(unit.at.y + dy / 2 + dx * bend) };
    const walk = walkAlong(a, [corner, to]);
    if (walk !== undefined && walk.engage === engages) return { type: 'walk', path: walk.path, engage: engages };
  }
  return undefined;
};

/** It must promise so many points more than to stand still. */
const LEAST = 0.5;
/** Ideas that are asked about before it gives up. */
const MOST_ASKED = 14;
const QUICK_ASKED = 5;

export const fighterWalks = (
  b: Battle,
  look: Outlook,
  unit: Seen,
  want: number,
  isQuick: boolean,
): readonly Weighed[] => {
  const left = unit.move - unit.model.turn.ledger / INCH;
  // One walk and no more: it does not dither.
  if (left < 0.2 || unit.model.turn.pinned || unit.model.turn.ledger > 0) return [];
  const goal = goalOf(b, look, unit);
  const count = cityCountFor(look, unit);
  const valueAt = (at: Place): number => placeWorth(b, look, unit, at, goal, count, isQuick);
  const touching = touchedAt(look, unit, unit);
  const here = valueAt(unit) + (touching.length > 0 ? engagementAt(look, unit, unit, touching).expected : 0);
  const ideas: Idea[] = [];
  for (const at of wishesOf(look, unit, goal.at, left - 0.01, isQuick)) {
    if (touchedAt(look, unit, at).length > 0) continue;
    ideas.push({ at, worth: valueAt(at) - here, engages: false });
  }
  const places: Place[] = [];
  for (const foe of foesWithin(look, unit, left, isQuick ? QUICK_FOES : MOST_FOES))
    contacts(unit, foe, left - 0.01, isQuick, places);
  for (const at of places) {
    const touched = touchedAt(look, unit, at);
    if (touched.length === 0) continue;
    const { expected } = engagementAt(look, unit, at, touched);
    // In a fight it is not in danger of another one.
    const stand = valueAt(at);
    ideas.push({ at, worth: expected + Math.max(stand, -goal.pull * distance(at, goal.at)) - here, engages: true });
  }
  ideas.sort((p, q) => q.worth - p.worth);
  const found: Weighed[] = [];
  let asked = 0;
  for (const { at, worth, engages } of ideas) {
    if (worth < LEAST && (found.length > 0 || want === 1)) break;
    if (asked++ >= (isQuick ? QUICK_ASKED : MOST_ASKED)) break;
    const command = walkTo(b, unit.model, pointOf(at), engages, engages || asked <= 2);
    if (command !== undefined && !isKnown(found, command)) found.push({ command, worth });
    if (found.length >= want) break;
  }
  if (found.length === 0 && !isQuick && ideas.length > 0 && ideas[0]!.worth > 4 && goal.pull > 1) {
    const route = routeTowardsFor(b, unit.model, pointOf(goal.at));
    if (route !== undefined && !route.engage)
      found.push({ command: { type: 'walk', path: route.path, engage: false }, worth: 1 });
  }
  return byWorth(found);
};

/** Two stops within half an inch are one. */
const isKnown = (found: readonly Weighed[], walk: WalkCommand): boolean => {
  const end = walk.path[walk.path.length - 1]!;
  for (const { command } of found) {
    if (command.type !== 'walk' || command.engage !== walk.engage) continue;
    const other = command.path[command.path.length - 1]!;
    if (distance(end, other) < INCH / 2) return true;
  }
  return false;
};
