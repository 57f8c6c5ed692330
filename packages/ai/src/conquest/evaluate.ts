/** How a war stands: victory points now and those to come, armies, banks, income. */

import { type Battle, cityHolder, incomeOf, sideOfSeat, vpOf } from '@muster/conquest';
import { otherSide, type Side } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { forceNear, outlookOf } from './outlook.ts';

/** VP that a side may still expect beyond what it has. */
const toCome = (b: Battle, side: Side): number => {
  const look = outlookOf(b, side);
  const left = Math.max(0, look.left + (b.phase === 'end' ? 0 : 1));
  const army = look.own.reduce((sum, { might, fights }) => sum + (fights ? might : 0), 0);
  const other = look.foes.reduce((sum, { might, fights }) => sum + (fights ? might : 0), 0);
  const share = army / (army + other + 1);
  let { R, A } = b.sides[side].bank;
  for (const one of incomeOf(b, side)) {
    R += one.R * left * 0.5;
    A += one.A * left * 0.5;
  }
  let vp = 0.02 * army + 0.01 * R + 0.05 * A;
  switch (b.sides[side].aims?.scenario) {
    case 'take-the-city': {
      const [own, foes] = [forceNear(look.own, look.middle, 9), forceNear(look.foes, look.middle, 9)];
      const near = (own + 20) / (own + foes + 40);
      const held = cityHolder(b) === side ? 0.15 : 0;
      vp += 20 * left * Math.min(1, Math.max(0, 0.5 * near + 0.35 * share + held));
      break;
    }
    case 'annihilation':
      vp += left * 14 * share;
      break;
    case 'mine-the-resources':
      vp += Math.min(5 - b.round, left) * 9;
      break;
    default:
  }
  return vp;
};

/** So many VP ahead are as good as won. */
const CLEAR = 14;

export const score = (b: Battle, seat: Seat): number => {
  const side = sideOfSeat(b, seat);
  const other = otherSide(side);
  const ahead = vpOf(b, side).total + toCome(b, side) - vpOf(b, other).total - toCome(b, other);
  return Math.max(-4, Math.min(4, ahead / CLEAR));
};
