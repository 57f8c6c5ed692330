/** Places about a fighter that are worth a look: towards its goal, at the city, beside friends, walls and foes. */

import type { Outlook } from './outlook.ts';
import { distance, isFree, type Place, type Seen } from './seen.ts';

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

export const wishesOf = (look: Outlook, unit: Seen, goal: Place, left: number, isQuick: boolean): readonly Place[] => {
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

/** Where it would touch the foes within its reach. */
export const contactsOf = (look: Outlook, unit: Seen, left: number, isQuick: boolean): readonly Place[] => {
  const out: Place[] = [];
  for (const foe of foesWithin(look, unit, left, isQuick ? QUICK_FOES : MOST_FOES))
    contacts(unit, foe, left - 0.01, isQuick, out);
  return out;
};
