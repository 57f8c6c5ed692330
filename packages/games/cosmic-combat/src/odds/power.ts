/** Exact chances of a power: how likely it resolves when it is resisted as well as can be, and what it then does (P5, X-246). */

import { certain, needs, thin } from '@muster/dice';
import {
  type Bid,
  bestBid,
  noting,
  openingsOf,
  type Power,
  RESIST_RULES,
  type Reason,
  type ResistCommand,
  raisesOf,
  sideOfPurse,
} from '@muster/dwethia';
import { kitOf } from '../ground/field.ts';
import { castCost, powerOfShip } from '../powers/casting.ts';
import { aimOfPower, powerNeeds, struckBy, woundsOfPower } from '../powers/power.ts';
import { shipOf, sideOf, topOf } from '../state/battle.ts';
import type { Battle, CastCommand, Pool, Ship } from '../state/types.ts';
import { type Harm, harmOf, sometimes } from './harm.ts';

export interface PowerChances {
  readonly cost: number;
  /** How likely it resolves against the best resistance. */
  readonly resolves: number;
  /** What each opening of the defender would leave of that, from none upwards. */
  readonly openings: readonly Bid[];
  /** Once it resolves: the target first; empty for a power that does no damage. */
  readonly struck: readonly (Harm & { readonly needs: number })[];
  /** Resistance and damage together. */
  readonly destroyed: number;
  readonly steps: readonly Reason[];
}

const NOTHING: Pool = { destiny: 0, faith: 0, affinity: 0 };

/** What the defender may open with, against a caster who has this pool left. */
const openingsAgainst = (charge: number, own: Pool, other: Pool): readonly Bid[] =>
  openingsOf({
    charge,
    affinity: own.affinity,
    casterDestiny: own.destiny,
    defence: other.faith + other.affinity,
    resisterDestiny: other.destiny,
    rules: RESIST_RULES,
  });

const poolOf = (b: Battle, s: Ship): Pool => {
  const side = sideOf(b, s);
  return side === null ? NOTHING : b.pools[side];
};

const harmBy = (
  b: Battle,
  caster: Ship,
  power: Power,
  target: Ship,
  s: Ship,
  upcharge: number,
): Harm & { readonly needs: number } => {
  const face = powerNeeds(b, caster, power, target, s);
  const dealt = certain(woundsOfPower(power, upcharge, s.id === target.id));
  const { ignores } = kitOf(b, s);
  const suffered = ignores === null ? dealt : thin(dealt, 1 - needs(ignores));
  const harm = harmOf(s, sometimes(needs(face), suffered));
  return { target: harm.target, wounds: harm.wounds, mean: harm.mean, destroyed: harm.destroyed, needs: face };
};

/** A power before it is cast. */
export const powerChances = (b: Battle, c: CastCommand): PowerChances | undefined => {
  const caster = shipOf(b, c.ship);
  const power = powerOfShip(b, caster, c.power);
  if (power === undefined) return undefined;
  const target = shipOf(b, c.target);
  const cost = castCost(b, caster, power, c.upcharge);
  const own = poolOf(b, caster);
  const left: Pool = { destiny: own.destiny, faith: own.faith, affinity: Math.max(0, own.affinity - cost) };
  const openings = openingsAgainst(cost, left, poolOf(b, target));
  const { resolves } = bestBid(openings, 'resister');
  const { steps, note } = noting();
  const isDamage = power.effect.kind === 'damage';
  if (isDamage) aimOfPower(b, caster, power, target, note);
  const struck = isDamage ? struckBy(b, target, power).map((s) => harmBy(b, caster, power, target, s, c.upcharge)) : [];
  return { cost, resolves, openings, struck, destroyed: resolves * (struck[0]?.destroyed ?? 0), steps };
};

/** How likely the power on the stack resolves after this answer, when both then go on as well as they can (DW-91 to DW-94). */
export const answerChances = (b: Battle, c: ResistCommand): { readonly resolves: number } | undefined => {
  const frame = topOf(b);
  if (frame.type !== 'resist') return undefined;
  const own = b.pools[sideOfPurse(frame.caster)];
  const { step } = frame;
  if (c.type === 'resist') {
    if (c.by === null) return { resolves: 1 };
    const bids = openingsAgainst(frame.charge, own, b.pools[sideOfPurse(c.by)]);
    return chanceOf(bids, c.points);
  }
  if (step.at !== 'bid' && step.at !== 'destiny') return undefined;
  const other = b.pools[sideOfPurse(step.resister)];
  const destinies = own.destiny - other.destiny;
  const lead = step.cast - step.defence;
  if (step.at === 'destiny') {
    const isBehind = step.turn === 'caster' ? lead < 0 : lead >= 0;
    const resolves = c.points === 0 && isBehind ? step.turn === 'resister' : lead + destinies >= 0;
    return { resolves: resolves ? 1 : 0 };
  }
  return chanceOf(raisesOf(step.turn, lead + destinies, own.affinity, other.faith + other.affinity, false), c.points);
};

const chanceOf = (bids: readonly Bid[], points: number): { readonly resolves: number } | undefined => {
  const bid = bids.find((one) => one.points === points);
  return bid && { resolves: bid.resolves };
};
