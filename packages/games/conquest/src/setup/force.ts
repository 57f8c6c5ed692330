/** Which units a starting force may have, and what is left to spend on it (CQ-23, X-308, X-309). */

import { seatsOf, sideOfSeat } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { mostInPlay, rankOf } from '../build/chart.ts';
import { START_POINTS } from '../content/armies.ts';
import { allKits, findKit, kitOf, type UnitKit } from '../ground/field.ts';
import { sideOf } from '../state/battle.ts';
import type { Battle, Model, SetUpFault } from '../state/types.ts';

/** Points of the units of a seat; in set-up, all that it has deployed. */
export const spentBy = (b: Battle, seat: Seat): number => {
  let points = 0;
  for (let i = 0; i < b.models.length; i++) {
    const m = b.models[i]!;
    if (m.seat !== seat) continue;
    const kit = kitOf(b, m);
    if (kit.kind === 'unit') points += kit.points;
  }
  return points;
};

/** CQ-23: 500 points for a side; several seats share them evenly. */
export const leftFor = (b: Battle, seat: Seat): number => {
  const mates = seatsOf(b, sideOfSeat(b, seat)).length;
  return Math.floor(START_POINTS / mates) - spentBy(b, seat);
};

/** What the side has not spent: it goes to the bank. */
export const restOf = (b: Battle, side: 0 | 1): number => {
  let rest = START_POINTS;
  for (const seat of seatsOf(b, side)) rest -= spentBy(b, seat);
  return rest;
};

/** [Starting Force], and nothing that costs Aether. */
const isStarter = ({ sheet }: UnitKit): boolean => sheet.startingForce && sheet.cost.A === 0;

/** one more would be more than may be in play. */
const isOneTooMany = (b: Battle, seat: Seat, { sheet }: UnitKit): boolean => {
  const rank = rankOf(sheet);
  if (rank === null || !b.config.rulings.composition) return false;
  const side = sideOfSeat(b, seat);
  const isAlike = (m: Model): boolean => {
    const kit = kitOf(b, m);
    return sideOf(b, m) === side && kit.kind === 'unit' && rankOf(kit.sheet) === rank;
  };
  return b.models.filter(isAlike).length >= mostInPlay(rank, b.config.points);
};

/** What a seat's list and purse have against a unit. */
export const listFault = (b: Battle, seat: Seat, unit: string): SetUpFault | undefined => {
  const kit = findKit(b, seat, unit);
  if (kit === undefined) return 'unknown';
  if (kit.kind !== 'unit' || !isStarter(kit)) return 'notStartingForce';
  if (kit.points > leftFor(b, seat)) return 'tooDear';
  return isOneTooMany(b, seat, kit) ? 'tooMany' : undefined;
};

/** What of its `start` a seat has not deployed yet, in its order. */
export const missingFor = (b: Battle, seat: Seat): readonly string[] => {
  const deployed = b.models.filter((m) => m.seat === seat).map(({ sheet }) => sheet);
  const missing: string[] = [];
  for (const unit of b.config.seats[seat]!.start) {
    const i = deployed.indexOf(unit);
    if (i < 0) missing.push(unit);
    else deployed.splice(i, 1);
  }
  return missing;
};

const canAfford = (b: Battle, seat: Seat, kit: UnitKit, left: number): boolean =>
  isStarter(kit) && kit.points <= left && !isOneTooMany(b, seat, kit);

export const canDeployAny = (b: Battle, seat: Seat): boolean => {
  const left = leftFor(b, seat);
  return allKits(b, seat).some((kit) => kit.kind === 'unit' && canAfford(b, seat, kit, left));
};

/** Each type of unit that the seat can afford: those it meant to set up first, then the rest of the list. */
export const affordable = (b: Battle, seat: Seat): readonly UnitKit[] => {
  const left = leftFor(b, seat);
  const found: UnitKit[] = [];
  const add = (unit: string): void => {
    const kit = findKit(b, seat, unit);
    if (kit?.kind === 'unit' && !found.includes(kit) && canAfford(b, seat, kit, left)) found.push(kit);
  };
  for (const unit of missingFor(b, seat)) add(unit);
  for (const { id } of allKits(b, seat)) add(id);
  return found;
};
