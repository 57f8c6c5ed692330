/** Standing orders (MW-R61): about which spells a player wants to be asked, and the windows they belong to. */

import type { Ask, AskedSpell, Battle, StandingOrders, Timing } from '@muster/magewinds';
import { makeWishes } from '../../../parts/wishes.ts';

/** The spells with an order of their own in each window. */
export const ASKED_IN: Readonly<Record<Timing, readonly AskedSpell[]>> = {
  phaseBegins: ['wildform'],
  activationBegins: ['third-eye'],
  moveBegins: ['haste', 'phasewalk'],
  stepBegins: ['phasewalk'],
  damage: ['barrier'],
  activationEnds: ['heal', 'hex', 'prediction', 'empower'],
  turnEnds: ['energize'],
};

export const ordersOf = (b: Battle, seat: number): StandingOrders | null => b.seats[seat]?.orders ?? null;

/** One answer for the spells of a window: the most that is asked about any of them. */
export const askingIn = (orders: StandingOrders | null, timing: Timing): Ask => {
  const asks = ASKED_IN[timing].map((spell) => orders?.[spell] ?? 'always');
  return asks.includes('always') ? 'always' : asks.includes('mine') ? 'mine' : 'never';
};

interface Remembered {
  /** Answers by itself what the hand cannot pay for; only against computers. */
  readonly declines: boolean;
  /** What was let be is not asked about again until it stands otherwise. */
  readonly hushes: boolean;
  /** Inches are ruled on the table. */
  readonly inches: boolean;
}

export const useTableSettings = makeWishes<Remembered>('magewinds', ({ declines, hushes, inches }) => ({
  declines: declines !== false,
  hushes: hushes !== false,
  inches: inches === true,
}));
