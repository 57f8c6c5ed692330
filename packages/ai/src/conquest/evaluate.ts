/** How a war stands: victory points now and those to come, armies, workers, missions on their way. */

import { type Battle, cityHolder, missionsOf, sideOfSeat, vpOf } from '@muster/conquest';
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

/**
 * VP of the scenario in the rounds to come. Figures of this file are what 2700 wars between Veterans brought from positions at the
 * beginning of each round on, rounded.
 */
const scenarioToCome = (b: Battle, look: Outlook, left: number, share: number): number => {
  switch (b.sides[look.side].aims?.scenario) {
    case 'take-the-city': {
      const [own, foes] = [forceNear(look.own, look.middle, 9), forceNear(look.foes, look.middle, 9)];
      const near = (own + 20) / (own + foes + 40);
      const held = cityHolder(b) === look.side ? 0.3 : 0;
      return 20 * (left * Math.min(1, Math.max(0, 1.3 * share + 0.5 * near - 0.4)) + held);
    }
    case 'annihilation':
      return 12 * Math.min(2, left) * share;
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
    vp += mission.vp * 0.4 * share * share;
  }
  return vp;
};

/** An army fights for everything else as long as there are rounds to do so. */
const armyToCome = (army: number, left: number): number => army * Math.max(0, 0.03 * left - 0.014);

const workersToCome = (workers: number, left: number): number => 0.75 * workers * left * left;

const toCome = (b: Battle, side: Side, left: number): number => {
  const look = outlookOf(b, side);
  const army = armyOf(look.own);
  const share = army / (army + armyOf(look.foes) + 1);
  return (
    armyToCome(army, left) +
    workersToCome(workersOf(look.own), left) +
    scenarioToCome(b, look, left, share) +
    missionsToCome(b, side)
  );
};

/** So many VP ahead are as good as won: the more rounds there are, the more can still happen. */
const clear = (left: number): number => 8 + 4 * left;

export const score = (b: Battle, seat: Seat): number => {
  const side = sideOfSeat(b, seat);
  const other = otherSide(side);
  const left = Math.max(0, b.config.rulings.rounds - b.round + (b.phase === 'end' ? 0 : 1));
  const ahead = vpOf(b, side).total + toCome(b, side, left) - vpOf(b, other).total - toCome(b, other, left);
  return Math.max(-4, Math.min(4, ahead / clear(left)));
};
