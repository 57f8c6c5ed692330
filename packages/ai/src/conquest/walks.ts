/** Walks of a fighter: where it might stop, judged before it is asked whether it gets there, since judging is cheap and asking is not. */

import { aroundOf, type Battle, type Model, routeTowardsFor, type WalkCommand, walkAlong } from '@muster/conquest';
import type { Point } from '@muster/geometry';
import { engagementAt, touchedAt } from './brawl.ts';
import { goalOf } from './goals.ts';
import type { Outlook } from './outlook.ts';
import { cityCountFor, placeWorth } from './places.ts';
import { distance, INCH, type Place, pointOf, type Seen } from './seen.ts';
import { byWorth, type Weighed } from './weighed.ts';
import { contactsOf, wishesOf } from './wishes.ts';

interface Idea {
  readonly at: Place;
  readonly worth: number;
  readonly engages: boolean;
}

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
  for (const at of contactsOf(look, unit, left, isQuick)) {
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
