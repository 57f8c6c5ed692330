/** Where a fighter of a side wants to be: the city, the enemy, or home, by the scenarios of both sides and by strength. */

import type { Battle, Model } from '@muster/conquest';
import { otherSide } from '@muster/dwethia';
import type { Point } from '@muster/geometry';
import { forceNear, inchesBetween, type Outlook, type Seen } from './outlook.ts';

/** Enter a contested place with at least this share of the enemy's points there. */
const ENOUGH = 0.75;

const between = (a: Point, b: Point, share: number): Point => ({
  x: Math.round(a.x + (b.x - a.x) * share),
  y: Math.round(a.y + (b.y - a.y) * share),
});

const nearestFoe = (look: Outlook, at: Point): Seen | undefined => {
  let best: Seen | undefined;
  for (const foe of look.foes)
    if (best === undefined || inchesBetween(foe.model.at, at) < inchesBetween(best.model.at, at)) best = foe;
  return best;
};

/** How much the middle matters: who plays for the city, and what it denies. */
export const cityWeight = (b: Battle, look: Outlook): number => {
  const own = b.sides[look.side].aims?.scenario === 'take-the-city' ? 1 : 0;
  const other = b.sides[otherSide(look.side)].aims?.scenario === 'take-the-city' ? 0.9 : 0;
  return Math.max(own, other, 0.35);
};

/** The enemies that come nearest to home. */
const invader = (look: Outlook): Seen | undefined => {
  const foe = nearestFoe(look, look.home);
  return foe !== undefined && inchesBetween(foe.model.at, look.home) < 11 ? foe : undefined;
};

const strongEnough = (look: Outlook, at: Point): boolean =>
  forceNear(look.own, at, 13) >= ENOUGH * forceNear(look.foes, at, 7);

export const goalOf = (b: Battle, look: Outlook, unit: Model): Point => {
  const near = invader(look);
  if (near !== undefined && inchesBetween(unit.at, look.home) < 14) return near.model.at;
  if (cityWeight(b, look) >= 0.9)
    return strongEnough(look, look.middle) ? look.middle : between(look.home, look.middle, 0.6);
  if (b.sides[look.side].aims?.scenario === 'annihilation') {
    const foe = nearestFoe(look, unit.at);
    const at = foe?.model.at ?? look.enemyHome;
    return strongEnough(look, at) ? at : between(look.home, look.middle, 0.7);
  }
  return strongEnough(look, look.middle) ? look.middle : between(look.home, look.middle, 0.6);
};
