/** How a war stands: victory points now and those to come, armies, banks, income, missions on their way. */

import { type Battle, cityHolder, incomeOf, missionsOf, sideOfSeat, vpOf } from '@muster/conquest';
import { otherSide, type Side } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { forceNear, type Outlook, outlookOf } from './outlook.ts';
import type { Seen } from './seen.ts';

const armyOf = (all: readonly Seen[]): number => {
  let sum = 0;
  for (const { might, fights } of all) if (fights) sum += might;
  return sum;
};

const workersOf = (all: readonly Seen[]): number => {
  let n = 0;
  for (const { fights } of all) if (!fights) n++;
  return n;
};

/** Points that both sides together lose in a round. */
const LOSSES = 180;
/** VP of the nodes that a worker reaches in a round. */
const MINED = 2.2;
const LAST_COUNTED = 5;

/** VP of the scenario in the rounds to come. */
const scenarioToCome = (b: Battle, look: Outlook, left: number, share: number): number => {
  switch (b.sides[look.side].aims?.scenario) {
    case 'take-the-city': {
      const [own, foes] = [forceNear(look.own, look.middle, 9), forceNear(look.foes, look.middle, 9)];
      const near = (own + 20) / (own + foes + 40);
      const held = cityHolder(b) === look.side ? 0.15 : 0;
      return 20 * left * Math.min(1, Math.max(0, 0.5 * near + 0.35 * share + held));
    }
    case 'annihilation':
      return (left * LOSSES * share) / b.config.rulings.vpAnnihilation;
    case 'mine-the-resources':
      return MINED * Math.max(0, Math.min(LAST_COUNTED + 1 - b.round, left)) * workersOf(look.own);
    default:
      return 0;
  }
};

/** A mission half done is worth less than half. */
const missionsToCome = (b: Battle, side: Side): number => {
  let vp = 0;
  for (const { mission, progress, vp: scored } of missionsOf(b, side)) {
    if (scored > 0) continue;
    const share = Math.min(1, progress.have / progress.need);
    vp += mission.vp * (progress.met ? 0.8 : 0.4 * share * share);
  }
  return vp;
};

const toCome = (b: Battle, side: Side): number => {
  const look = outlookOf(b, side);
  const left = Math.max(0, look.left + (b.phase === 'end' ? 0 : 1));
  const army = armyOf(look.own);
  const share = army / (army + armyOf(look.foes) + 1);
  let { R, A } = b.sides[side].bank;
  for (const one of incomeOf(b, side)) {
    R += one.R * left * 0.5;
    A += one.A * left * 0.5;
  }
  R += 20 * workersOf(look.own) * Math.max(0, left - 1);
  const goods = left > 0 ? 0.02 * army + Math.min(1, left / 3) * (0.01 * R + 0.05 * A) : 0;
  return goods + scenarioToCome(b, look, left, share) + missionsToCome(b, side);
};

/** So many VP ahead are as good as won. */
const CLEAR = 15;

export const score = (b: Battle, seat: Seat): number => {
  const side = sideOfSeat(b, seat);
  const other = otherSide(side);
  const ahead = vpOf(b, side).total + toCome(b, side) - vpOf(b, other).total - toCome(b, other);
  return Math.max(-4, Math.min(4, ahead / CLEAR));
};
