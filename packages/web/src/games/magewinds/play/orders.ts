/** Standing orders (MW-R61): about which spells a player wants to be asked, and the windows they belong to. */

import type { Decision } from '@muster/kernel';
import {
  ASKED_SPELLS,
  ASKS,
  type Ask,
  type AskedSpell,
  type Battle,
  type MagewindsCommand,
  magewinds,
  type StandingOrders,
  type Timing,
} from '@muster/magewinds';
import { create } from 'zustand';
import type { SeatPlayers } from '../../../contract/players.ts';

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

const KEY = 'muster-magewinds-settings';

/** Orders given at the start of every battle; what is missing stays as the game has it. */
type UsualOrders = Readonly<Partial<Record<AskedSpell, Ask>>>;

interface Remembered {
  /** Declines by itself what the hand cannot pay for; only against computers. */
  readonly declines: boolean;
  /** Inches are ruled on the table. */
  readonly inches: boolean;
  readonly orders: UsualOrders;
}

const parseOrders = (x: unknown): UsualOrders => {
  const given = (typeof x === 'object' && x !== null ? x : {}) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    ASKED_SPELLS.flatMap((spell) => {
      const ask = ASKS.find((one) => one === given[spell]);
      return ask === undefined ? [] : [[spell, ask]];
    }),
  );
};

const parseRemembered = (x: unknown): Remembered => {
  const given = (typeof x === 'object' && x !== null ? x : {}) as Partial<Record<keyof Remembered, unknown>>;
  return { declines: given.declines !== false, inches: given.inches === true, orders: parseOrders(given.orders) };
};

const read = (): Remembered => {
  try {
    return parseRemembered(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return parseRemembered({});
  }
};

interface TableSettings extends Remembered {
  readonly choose: (change: Partial<Remembered>) => void;
}

/** MW-R61: what a player wants to be asked, said as a new battle begins. */
export const usualOrders = (): readonly MagewindsCommand[] => {
  const { orders } = useTableSettings.getState();
  return ASKED_SPELLS.flatMap((spell): readonly MagewindsCommand[] => {
    const ask = orders[spell];
    return ask === undefined ? [] : [{ type: 'setOrders', spell, ask }];
  });
};

export const useTableSettings = create<TableSettings>((set, get) => ({
  ...read(),
  choose: (change) => {
    set(change);
    try {
      localStorage.setItem(KEY, JSON.stringify(parseRemembered(get())));
    } catch {
      // a full or forbidden storage: the choice holds until the page is closed
    }
  },
}));
