/** How a side stands in a battle that goes on: what is left of everybody, and how near each is to the aim of the scenario. */

import type { Seat } from '@muster/kernel';
import { type Battle, centreFor, type Fighter, isCarrying, profile } from '@muster/magewinds';
import { gapToEscape } from './aims.ts';
import { gapToPoint, INCH } from './field.ts';

/** What a point is worth as a score: see DECIDED. */
export const POINT = 0.3;

/** A fighter's health, and more for being there at all. */
const bodyWorth = (b: Battle, f: Fighter, more: number): number => {
  const p = profile(b, f);
  const health = p.toughness - f.damage - more;
  if (health <= 0) return 0;
  const there = p.slots > 1 ? 3.5 : 1;
  return there + health - (f.poison === null ? 0 : 1) + (health <= 1 ? -0.5 : 0);
};

const HILL = 3 * INCH;

/** What the scenario counts, in points of damage. */
const aimWorth = (b: Battle, f: Fighter): number => {
  switch (b.scenario) {
    case 'king-of-the-hill': {
      const d = gapToPoint(f, centreFor(b.config.players));
      return d <= INCH ? 1.6 : d <= HILL ? 1 : Math.max(-2, (-0.3 * (d - HILL)) / INCH);
    }
    case 'battle-royale':
      return (-0.15 * b.round * Math.max(0, gapToPoint(f, centreFor(b.config.players)) - HILL)) / INCH;
    case 'hold-the-line': {
      const d = gapToEscape(b, f);
      return d === Infinity ? 0 : (-0.6 * d) / INCH;
    }
    case 'deathmatch':
      return 0;
    default:
      return isCarrying(b, f.id) ? 4 : 0;
  }
};

/** What a fighter on the battlefield is worth after so much more damage, in points. */
export const fighterWorth = (b: Battle, f: Fighter, more: number): number => {
  const body = bodyWorth(b, f, more);
  return body === 0 ? 0 : body + aimWorth(b, f);
};

const TALLY = 4;

/** What a seat has, in points. */
export const strengthOf = (b: Battle, seat: Seat): number => {
  let worth = TALLY * b.seats[seat]!.tally;
  for (let i = 0; i < b.fighters.length; i++) {
    const f = b.fighters[i]!;
    if (f.seat === seat && f.where === 'field' && !(f.twin !== null && f.id > f.twin)) worth += fighterWorth(b, f, 0);
  }
  return worth;
};

/** Against the strongest of the others. */
export const score = (b: Battle, seat: Seat): number => {
  let other = -Infinity;
  for (let s = 0; s < b.seats.length; s++) if (s !== seat) other = Math.max(other, strengthOf(b, s));
  return POINT * (strengthOf(b, seat) - other);
};
