/** Battles in the middle, for tests: who lies where, with which tokens, what is done next, which dice come. */

import { type FactionId, type Side, stats } from '@muster/dwethia';
import { hulls, inch } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import type { Scenario } from '../content/scenarios.ts';
import type { ShipSheet } from '../content/sheet.ts';
import { shipProfileOf } from '../content/ships.ts';
import type { Piece } from '../content/terrain.ts';
import { STACK } from '../procedures.ts';
import { setup } from '../setup/start.ts';
import { copyBattle, copyShip, copyTurn, shipOf, withShip } from '../state/battle.ts';
import type {
  Battle,
  CosmicCommand,
  CosmicConfig,
  CosmicEvent,
  CosmicRefusal,
  CosmicTable,
  Frame,
  HullSide,
  Place,
  Rulings,
  Ship,
  ShipRound,
  StandingOrders,
  Token,
} from '../state/types.ts';

export const DEFAULTS: Rulings = {
  turnLimit: 90,
  turnSweep: false,
  ramLiteral: false,
  boardingTwoRolls: false,
  fireToken: 'allWeapons',
  arcs: 'corner',
  minMoveAlways: false,
  shieldOrder: 'secret',
  friendlyZone: 'forced',
  ramThenFight: false,
  boardingMove: 'any',
  shieldReach: 'half',
  nebulaBlind: true,
  redirect: 'defender',
  upchargeCap: 1,
  boardSize: 'points',
  deployDepth: 9,
};

/** A ship of the roster, or a sheet of one's own. */
export type Listed = string | ShipSheet;

export interface Lineup {
  readonly south: readonly Listed[];
  readonly north: readonly Listed[];
  /** More seats: their side and ships. */
  readonly more?: readonly (readonly [Side, ...Listed[]])[];
  readonly pieces?: readonly Piece[];
  readonly rulings?: Partial<Rulings>;
  readonly scenario?: Scenario;
  readonly points?: number;
  /** 3 where nothing is said. */
  readonly edition?: 1 | 2;
}

/** A ship of the roster with some figures of its own. */
export const sheet = (id: string, change: Partial<ShipSheet> = {}): ShipSheet => {
  const { name, faction, class: of, base, stats: figures, shield, mounts, powers, rules } = shipProfileOf(id)!;
  return { name, faction, class: of, base, stats: figures, shield, mounts, powers, rules, ...change };
};

/** `seven('empire-of-sol', [3, 3, 2, 5, 2, 5, 6])`: a cruiser with these figures, a battery ahead and a shield of 4+. */
export const seven = (
  faction: FactionId,
  figures: Parameters<typeof stats>[0],
  change: Partial<ShipSheet> = {},
  pools: Parameters<typeof stats>[1] = [0, 0, 0],
): ShipSheet => ({
  name: 'Test ship',
  faction,
  class: 'cruiser',
  base: [60, 30],
  stats: stats(figures, pools, 8),
  shield: 4,
  mounts: [{ weapon: 'battery', arcs: hulls.HULL_SIDES }],
  powers: [],
  rules: [],
  ...change,
});

const seatOf = (side: Side, listed: readonly Listed[]): CosmicConfig['seats'][number] => {
  const ships = listed.map((one) => (typeof one === 'string' ? sheet(one) : one));
  return { side, faction: ships[0]!.faction, religion: null, ships };
};

/** The beginning of the first round on an open board of 48 by 48 inches at the most, nobody placed yet; the south acts first. */
export const scene = ({
  south,
  north,
  more = [],
  pieces = [],
  rulings = {},
  scenario = 'fleet-action',
  points = 3000,
  edition,
}: Lineup): Battle => {
  const config: CosmicConfig = {
    ...(edition === 1 ? {} : { edition: edition ?? 4 }),
    points,
    map: 'open',
    pieces,
    scenario,
    seats: [seatOf(0, south), seatOf(1, north), ...more.map(([side, ...ships]) => seatOf(side, ships))],
    rulings: { ...DEFAULTS, ...rulings },
  };
  const copy = copyBattle(setup(config));
  copy.stack = [{ type: 'roundEnd' }];
  copy.round = 1;
  copy.first = 0;
  copy.standing = copy.standing.map((one) => ({ ...one!, destiny: 'never', redirect: 'never', resist: 'never' }));
  return copy;
};

export const changed = (b: Battle, id: string, change: Partial<Ship>): Battle =>
  withShip(b, Object.assign(copyShip(shipOf(b, id)), change));

export const changedTurn = (b: Battle, id: string, change: Partial<ShipRound>): Battle =>
  changed(b, id, { turn: Object.assign(copyTurn(shipOf(b, id).turn), change) });

/** In inches and degrees. */
export const at = (x: number, y: number, degrees = 0): Place => ({ x: inch(x), y: inch(y), facing: degrees * 10 });

/** These ships lie there. */
export const lying = (b: Battle, places: Readonly<Record<string, Place>>): Battle =>
  Object.entries(places).reduce((now, [id, place]) => changed(now, id, { place }), b);

export const given = (b: Battle, tokens: Readonly<Record<string, readonly Token[]>>): Battle =>
  Object.entries(tokens).reduce((now, [id, all]) => changed(now, id, { tokens: all }), b);

export const shielded = (b: Battle, arrows: Readonly<Record<string, readonly HullSide[]>>): Battle =>
  Object.entries(arrows).reduce((now, [id, all]) => changed(now, id, { arrows: all }), b);

export const pooled = (b: Battle, side: Side, pool: Partial<Battle['pools'][number]>): Battle => {
  const copy = copyBattle(b);
  copy.pools = side === 0 ? [{ ...b.pools[0], ...pool }, b.pools[1]] : [b.pools[0], { ...b.pools[1], ...pool }];
  return copy;
};

/** All seats have taken up these standing orders. */
export const ordered = (b: Battle, orders: Partial<StandingOrders>): Battle => {
  const copy = copyBattle(b);
  copy.standing = b.standing.map((own) => ({ ...own!, ...orders }));
  return copy;
};

/** These frames lie on the end of the round, the last on top. */
export const begun = (b: Battle, phase: Battle['phase'], ...frames: readonly Frame[]): Battle => {
  const copy = copyBattle(b);
  copy.phase = phase;
  copy.stack = [...b.stack, ...frames];
  return copy;
};

/** The Shoot phase, the south first. */
export const shooting = (b: Battle): Battle =>
  begun(
    b,
    'movement',
    { type: 'shooting', side: 1, ship: null, step: 'begin' },
    { type: 'shooting', side: 0, ship: null, step: 'begin' },
  );

export const fighting = (b: Battle): Battle => begun(b, 'shoot', { type: 'combat', side: 0, fought: [] });

const diceTable = (dice: number[], events: CosmicEvent[], rolls: string[]): CosmicTable => ({
  roll: (count, seat, what) => {
    rolls.push(`${what} ${count} by ${seat}`);
    if (dice.length < count) throw new Error(`no die left for ${what}`);
    return dice.splice(0, count);
  },
  shuffle: (items) => items,
  final: () => {},
  tell: (event) => events.push(event as CosmicEvent),
});

/** Plays a battle on: every command with the dice that it takes, none may be left over. */
export const playing = (begin: Battle, ...first: readonly number[]) => {
  const events: CosmicEvent[] = [];
  const rolls: string[] = [];
  const run = (dice: readonly number[], step: (table: CosmicTable) => Battle): Battle => {
    const left = dice.slice();
    const next = step(diceTable(left, events, rolls));
    if (left.length > 0) throw new Error(`dice left over: ${left.join()}`);
    const { roll, shuffle, final } = diceTable(dice.slice(), [], []);
    step({ roll, shuffle, final }); // the fast gear, to which nothing is told
    return next;
  };
  let b = run(first, (table) => STACK.advance(begin, table));
  const asked = () => STACK.decisions(b)[0];
  return {
    events,
    rolls,
    now: (): Battle => b,
    ship: (id: string): Ship => shipOf(b, id),
    asked,
    candidates: (seat: Seat = asked()!.seat) => STACK.candidates(b, seat),
    refusal: (c: CosmicCommand, seat: Seat = asked()!.seat): CosmicRefusal | undefined => STACK.refuse(b, seat, c),
    told: (type: CosmicEvent['type']) => events.filter((event) => event.type === type),
    play: (c: CosmicCommand, ...dice: readonly number[]): void => {
      const { seat } = asked()!;
      const refusal = STACK.refuse(b, seat, c);
      if (refusal !== undefined) throw new Error(JSON.stringify(refusal));
      b = run(dice, (table) => STACK.play(b, seat, c, table));
    },
  };
};

export const fire = (ship: string, target: string, weapon = 0): CosmicCommand => ({
  type: 'fire',
  ship,
  weapon,
  target,
});
export const cast = (ship: string, power: string, target: string, upcharge = 0): CosmicCommand => ({
  type: 'cast',
  ship,
  power,
  target,
  upcharge,
});
export const PASS: CosmicCommand = { type: 'pass' };
