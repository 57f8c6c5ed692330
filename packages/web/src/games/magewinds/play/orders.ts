/** Standing orders (MW-R61): about which spells a player wants to be asked, and the windows they belong to. */

import type { Decision } from '@muster/kernel';
import {
  type Ask,
  type AskedSpell,
  type Battle,
  type MagewindsCommand,
  magewinds,
  type StandingOrders,
  type Timing,
} from '@muster/magewinds';
import type { SeatPlayers } from '../../../contract/players.ts';
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

/** Nobody can learn anything from a quick answer when all the others are computers. */
export const isAlone = (players: SeatPlayers, seat: number): boolean =>
  players.every((player, other) => other === seat || player.kind === 'ai');

/** Nor when everybody knows the whole hand: each card was taken face up. */
const isOpen = (b: Battle, seat: number): boolean => {
  const { size, seen } = b.seats[seat]!.hand;
  return seen.filter(({ to }) => to === null).length === size;
};

/** What cannot be paid is declined for the player, where nobody could learn from it. */
export const declineFor = (b: Battle, { seat, kind }: Decision, players: SeatPlayers): MagewindsCommand | undefined =>
  kind === 'window' &&
  useTableSettings.getState().declines &&
  (isAlone(players, seat) || isOpen(b, seat)) &&
  magewinds.candidates(b, seat).length === 1
    ? { type: 'decline' }
    : undefined;

interface Remembered {
  /** Declines by itself what the hand cannot pay for; only against computers. */
  readonly declines: boolean;
  /** Inches are ruled on the table. */
  readonly inches: boolean;
}

export const useTableSettings = makeWishes<Remembered>('magewinds', ({ declines, inches }) => ({
  declines: declines !== false,
  inches: inches === true,
}));
