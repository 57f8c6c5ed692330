/** Deathmatch. HOUSE: the page of the pack is not to be had; these are our rules in its place. */

import type { Seat } from '@muster/kernel';
import { isDouble } from '../clones/clone-pairs.ts';
import { profileIn } from '../content/fighters.ts';
import type { Battle, MagewindsOutcome } from '../state/battle.ts';
import { bySeat, fightersLeft, slotsLeft, standsForOne, startersLeft } from './counting.ts';
import { leaderOf, outcomeBy } from './outcomes.ts';
import { PLAIN, type ScenarioRules, type T } from './rules.ts';

const LAST_ROUND = 5;
const END = 'ItT deathmatch.end';

/**
 * What the fighters it began with have suffered; those taken down all that they could. Of a pair the real one counts (TC
 * doppelganger.deceit); before the fourth edition it was the first (MW-H22).
 */
const damageOf = (b: Battle, seat: Seat): number => {
  const isExact = b.config.edition >= 4;
  let damage = 0;
  for (const f of b.fighters) {
    if (f.seat !== seat || !f.starting || !(isExact ? !isDouble(b, f.id) : standsForOne(f))) continue;
    damage += f.where === 'field' ? f.damage : profileIn(b.config.edition, f.profile).toughness;
  }
  return damage;
};

/** Slots first; where these are equal, less damage. */
const counts = (b: Battle): readonly number[] => bySeat(b, (seat) => slotsLeft(b, seat) * 1000 - damageOf(b, seat));

const scored = (b: Battle, table: T): MagewindsOutcome => {
  table.tell?.({ type: 'counted', rule: END, counts: bySeat(b, (seat) => slotsLeft(b, seat)), what: 'slots' });
  const points = counts(b);
  return outcomeBy(b, points, leaderOf(b, points) === undefined ? 'draw' : 'scenario', END);
};

const isWipedOut = (b: Battle): boolean => {
  for (let seat = 0; seat < b.seats.length; seat++) if (startersLeft(b, seat) === 0) return true;
  return false;
};

export const DEATHMATCH: ScenarioRules = {
  ...PLAIN,
  handBonus: (b, seat) => (fightersLeft(b, seat) === 1 ? 1 : 0), // ItT deathmatch.special: heroic last stand
  whenDown: (b, table) => (isWipedOut(b) ? scored(b, table) : undefined),
  roundEnds: (b, table) => (b.round >= LAST_ROUND || isWipedOut(b) ? scored(b, table) : undefined),
  counts,
  standing: (b) =>
    bySeat(b, (seat) => {
      const points = slotsLeft(b, seat);
      return { seat, points, most: points, text: points === 1 ? '1 slot standing' : `${points} slots standing` };
    }),
};
