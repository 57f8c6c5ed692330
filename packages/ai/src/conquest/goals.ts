/** Where a fighter of a side wants to be: the city, an enemy it can beat, a building to tear down, or with the others until they are enough. */

import type { Battle } from '@muster/conquest';
import { forceNear, type Outlook } from './outlook.ts';
import type { Goal } from './places.ts';
import { distance, type Place, type Seen } from './seen.ts';

const between = (a: Place, b: Place, share: number): Place => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Halves of movement until it stands there. */
const turnsTo = (unit: Seen, at: Place, within: number): number =>
  Math.max(0, distance(unit, at) - within) / Math.max(1, unit.move);

/** Enter a contested place with at least this share of the enemy's force there. */
const ENOUGH = 0.8;

const oddsAt = (look: Outlook, at: Place): number => {
  const own = forceNear(look.own, at, 10);
  const foes = forceNear(look.foes, at, 5.5);
  return (own + 30) / (foes + 30);
};

interface Wish {
  readonly at: Place;
  readonly worth: number;
}

const cityWish = (look: Outlook, unit: Seen): Wish | undefined => {
  if (look.city === 0) return undefined;
  const turns = turnsTo(unit, look.middle, 5);
  if (turns > look.left + 1) return undefined;
  const odds = oddsAt(look, look.middle);
  const at = odds >= ENOUGH ? look.middle : between(look.home, look.middle, 0.62);
  return { at, worth: (0.55 * look.city * Math.min(1.3, odds)) / (1 + 0.5 * turns) };
};

/** Shooters and riders look for what cannot fight back. */
const preyWorth = (look: Outlook, unit: Seen, foe: Seen): number => {
  const loot = foe.model.relics.length > 0 ? 35 : 0;
  const swift = unit.move >= 8 && (!foe.fights || foe.dice < 2) ? 1.3 : 1;
  return look.kill * (foe.points * swift + loot);
};

const foeWish = (look: Outlook, unit: Seen): Wish | undefined => {
  let best: Wish | undefined;
  for (const foe of look.foes) {
    const turns = turnsTo(unit, foe, 2);
    if (turns > look.left + 1) continue;
    const odds = oddsAt(look, foe);
    const likely = Math.max(0, Math.min(1, 0.75 * odds - 0.3));
    const home = distance(foe, look.home) < 12 ? 1.5 : 1;
    const worth = (0.45 * home * preyWorth(look, unit, foe) * likely) / (1 + 0.8 * turns);
    if (worth > (best?.worth ?? 0)) best = { at: foe, worth };
  }
  return best;
};

const wallWish = (look: Outlook, unit: Seen): Wish | undefined => {
  let best: Wish | undefined;
  for (const one of look.enemyBuildings) {
    const turns = turnsTo(unit, one, 2);
    if (turns > look.left) continue;
    const likely = Math.max(0, Math.min(1, 0.7 * oddsAt(look, one) - 0.3));
    const worth = (0.3 * look.kill * one.points * likely) / ((1 + 0.8 * turns) * Math.max(2, one.model.wounds / 2));
    if (worth > (best?.worth ?? 0)) best = { at: one, worth };
  }
  return best;
};

/** *Phalanx*: in the last round those who are near each other draw together. */
const chainWish = (b: Battle, look: Outlook, unit: Seen): Wish | undefined => {
  if (look.left > 0 || b.sides[look.side].aims?.missions.includes('phalanx') !== true) return undefined;
  let [x, y, n] = [0, 0, 0];
  for (const one of look.own)
    if (one.fights && distance(one, unit) <= 10) {
      x += one.x;
      y += one.y;
      n++;
    }
  return n < 4 ? undefined : { at: { x: x / n, y: y / n }, worth: 30 };
};

/** A gun wants to be as far from the enemy as it can shoot. */
const gunGoal = (look: Outlook, unit: Seen): Goal => {
  const towards = look.city > 0 ? look.middle : look.enemyHome;
  return { at: between(look.home, towards, 0.7), pull: unit.move > 4 ? 1.2 : 0.8 };
};

export const goalOf = (b: Battle, look: Outlook, unit: Seen): Goal => {
  const isGun = unit.kit.weapon !== null && unit.dice < 2;
  const isCaster = unit.kit.sheet.elite && unit.dice < 2;
  if (isGun || isCaster) return gunGoal(look, unit);
  let best: Wish = { at: between(look.home, look.middle, 0.75), worth: 4 };
  for (const wish of [cityWish(look, unit), foeWish(look, unit), wallWish(look, unit), chainWish(b, look, unit)])
    if (wish !== undefined && wish.worth > best.worth) best = wish;
  return { at: best.at, pull: Math.min(5, 1 + best.worth / 12) };
};
