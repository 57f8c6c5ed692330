/** What events change on the chart that is shown, and what of a battle is drawn. Pure. */

import {
  type Battle,
  type CosmicEvent,
  isOnBoard,
  kitOf,
  NO_TURN,
  type Pool,
  type Ship,
  type ShipId,
  type ShipRound,
  shipOf,
  sideOf,
  sideOfPurse,
  tokensUsed,
  withQuietSeats,
} from '@muster/cosmic-combat';
import type { Seat } from '@muster/kernel';

export type Of<K extends CosmicEvent['type']> = Extract<CosmicEvent, { readonly type: K }>;

export const change = (b: Battle, id: ShipId, to: Partial<Ship>): Battle => ({
  ...b,
  ships: b.ships.map((s) => (s.id === id ? { ...s, ...to } : s)),
});

const changeTurn = (b: Battle, id: ShipId, to: Partial<ShipRound>): Battle =>
  change(b, id, { turn: { ...shipOf(b, id).turn, ...to } });

/** `A1` is of the first seat; the station is nobody's. */
export const seatOf = (id: ShipId): Seat | undefined => (id.startsWith('S') ? undefined : id.charCodeAt(0) - 65);

/** Of a side's pool; nobody pays for the station. */
export const paid = (b: Battle, purse: string, spent: Partial<Pool>): Battle => {
  if (purse === '') return b;
  const side = sideOfPurse(purse);
  const less = ({ destiny, faith, affinity }: Pool): Pool => ({
    destiny: destiny - (spent.destiny ?? 0),
    faith: faith - (spent.faith ?? 0),
    affinity: affinity - (spent.affinity ?? 0),
  });
  const [south, north] = b.pools;
  return { ...b, pools: side === 0 ? [less(south), north] : [south, less(north)] };
};

/** Faith first, then Affinity. */
export const paidDefence = (b: Battle, purse: string, points: number): Battle => {
  const faith = Math.min(points, b.pools[sideOfPurse(purse)].faith);
  return paid(b, purse, { faith, affinity: points - faith });
};

export const roundBegan = (b: Battle, { round }: Of<'roundBegan'>): Battle => ({
  ...b,
  round,
  phase: 'orders',
  ready: b.ready.map(() => false),
  ships: b.ships.map((s) => (isOnBoard(s) ? { ...s, tokens: [], arrows: [], turn: NO_TURN } : s)),
});

/** Who has nothing to turn is ready without a word, some of them only now that another is. */
export const confirmed = (b: Battle, { seat, what }: Of<'confirmed'>): Battle => {
  const now = { ...b, ready: b.ready.map((one, i) => one || i === seat) };
  return what === 'orders' ? now : withQuietSeats(now);
};

/** CC-21: with the orders ions have done their work. */
export const revealed = (b: Battle, { orders }: Of<'revealed'>): Battle => ({
  ...b,
  phase: 'priority',
  ready: b.ready.map(() => false),
  ships: b.ships.map((s) => ({
    ...s,
    ion: false,
    tokens: orders.find(({ ship }) => ship === s.id)?.tokens ?? s.tokens,
  })),
});

export const shieldsShown = (b: Battle, { arrows }: Of<'shieldsShown'>): Battle => ({
  ...b,
  phase: 'movement',
  ships: b.ships.map((s) => ({ ...s, arrows: arrows.find(({ ship }) => ship === s.id)?.arrows ?? s.arrows })),
});

const activeIn = ({ stack }: Pick<Battle, 'stack'>): ShipId | undefined => {
  const frame = stack.findLast(({ type }) => type === 'activation');
  return frame?.type === 'activation' ? frame.ship : undefined;
};

/** Who was on the move has moved. */
const withoutActive = (b: Battle): Battle => {
  const active = activeIn(b);
  if (active === undefined) return b;
  return { ...changeTurn(b, active, { activated: true }), stack: b.stack.filter(({ type }) => type !== 'activation') };
};

export const activated = (b: Battle, { ship }: Of<'activated'>): Battle => {
  const before = withoutActive(b);
  return { ...before, stack: [...before.stack, { type: 'activation', ship, step: 'act' }] };
};

/** The ships of the other side have all moved; those that this side has rooted are free again. */
export const halfBegan = (b: Battle, { side, phase }: Of<'halfBegan'>): Battle => {
  const now = withoutActive(b);
  if (phase === 'shoot') return { ...now, phase };
  return {
    ...now,
    phase,
    ready: b.ready.map(() => false),
    ships: now.ships.map((s) => ({
      ...s,
      arrows: s.arrows ?? [],
      rooted: s.rooted === side ? null : s.rooted,
      turn: side !== b.first && sideOf(b, s) === b.first && isOnBoard(s) ? { ...s.turn, activated: true } : s.turn,
    })),
  };
};

/** Its moves are over: what it has not used is lost. */
export const tokenLost = (b: Battle, { ship }: Of<'tokenLost'>): Battle => changeTurn(b, ship, { activated: true });

/** who drifts without being activated is the next in order; those of its side before it are done. */
const drifting = (b: Battle, id: ShipId): Battle => {
  const at = b.ships.findIndex((s) => s.id === id);
  const side = sideOf(b, b.ships[at]!);
  const ships = b.ships.map((s, i) =>
    i <= at && isOnBoard(s) && sideOf(b, s) === side ? { ...s, turn: { ...s.turn, activated: true } } : s,
  );
  return { ...b, ships };
};

export const moved = (b: Battle, { ship, to, why, token }: Of<'moved'>): Battle => {
  const { moves, boards } = shipOf(b, ship).turn;
  const used = { moves: moves + (token === 'move' ? 1 : 0), boards: boards + (token === 'board' ? 1 : 0) };
  const now = changeTurn(change(b, ship, { place: to }), ship, used);
  return why === 'drift' && ship !== activeIn(b) ? drifting(now, ship) : now;
};

export const shot = (b: Battle, { shooter, weapon }: Of<'shot'>): Battle => {
  const s = shipOf(b, shooter);
  const fired = [...s.turn.fired, weapon];
  const now = changeTurn(b, shooter, { fired, fires: tokensUsed(b, s, fired) });
  const isSpent = kitOf(b, s).guns[weapon]!.weapon.uses !== null;
  return isSpent ? change(now, shooter, { spent: [...s.spent, weapon] }) : now;
};

/** In which orders, then shields, are chosen in secret: who is ready is only said there. */
const SECRET_PHASES: readonly Battle['phase'][] = ['orders', 'priority'];
const PHASES_WITH_ARROWS: readonly Battle['phase'][] = ['movement', 'shoot', 'combat'];

/**
 * All that is drawn. Not drawn: the stack (the rules' own affair), who has scraped whom, prices, standing orders. Orders and arrows lie face
 * down until they are turned over: one's own are laid by oneself. Of what a ship has
 * done its tokens tell; who ceases fire says nothing, nor does close combat before somebody fights.
 */
export const drawn = ({ stack, scraped, discounted, standing, config, ...b }: Battle): unknown => {
  const active = activeIn({ stack });
  return {
    ...b,
    ready: SECRET_PHASES.includes(b.phase) ? b.ready : null,
    phase: b.phase === 'combat' ? 'shoot' : b.phase,
    ships: b.ships.map(({ turn, ...s }) =>
      s.fate !== 'alive'
        ? { id: s.id, fate: s.fate }
        : {
            ...s,
            tokens: b.phase === 'orders' ? null : s.tokens,
            arrows: PHASES_WITH_ARROWS.includes(b.phase) ? s.arrows : null,
            moves: turn.moves,
            boards: turn.boards,
            activated: b.phase === 'movement' && (turn.activated || s.id === active),
          },
    ),
  };
};
