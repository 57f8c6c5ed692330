/** A side's shooting (DW-34, CC-50, CC-51, X-230, X-236): ship by ship, every shot seen before the next; then the station's. */

import type { Seat } from '@muster/kernel';
import { kitOf } from '../ground/field.ts';
import { isLocked } from '../ground/standing.ts';
import { isInNebula } from '../ground/values.ts';
import { castsOf, refuseCast } from '../powers/casting.ts';
import { applyCast } from '../powers/power.ts';
import { fireTokens, shipFault, shotsOf, stationTarget, targetFault, weaponFault } from '../shooting/options.ts';
import { fire } from '../shooting/shot.ts';
import {
  copyBattle,
  findShip,
  isOnBoard,
  popped,
  replaced,
  STATION_ID,
  shipOf,
  sideOf,
  withTurn,
} from '../state/battle.ts';
import type {
  Battle,
  CosmicCommand,
  CosmicProcedure,
  CosmicRefusal,
  CosmicTable,
  FireCommand,
  Ship,
  ShipId,
  ShootingFrame,
} from '../state/types.ts';
import { removeDead } from '../wounds/removal.ts';

const shootingFrame = (f: ShootingFrame, ship: ShipId | null, step: ShootingFrame['step']): ShootingFrame => ({
  type: 'shooting',
  side: f.side,
  ship,
  step,
});

/** Whether a ship has a shot or a power left; those of who has conceded only drift on. */
const canAct = (b: Battle, s: Ship): boolean =>
  isOnBoard(s) &&
  !s.turn.ceased &&
  !b.conceded.includes(s.seat!) &&
  (shotsOf(b, s, 1).length > 0 || castsOf(b, s).length > 0);

/** A battle never changes, so who may act in it is worked out once. */
const known = new WeakMap<Battle, readonly Ship[]>();

/** Ships that may act now: the one that has begun, or any of the side. */
const actors = (b: Battle, f: ShootingFrame): readonly Ship[] => {
  const found = known.get(b);
  if (found !== undefined) return found;
  const all = b.ships.filter((s) => (f.ship === null ? sideOf(b, s) === f.side : s.id === f.ship) && canAct(b, s));
  known.set(b, all);
  return all;
};

/** What is left of its Fire tokens is waived. */
const ceased = (b: Battle, s: Ship): Battle =>
  withTurn(b, s.id, (turn) => {
    if (!turn.ceased) turn.fires = fireTokens(s); // who has cast keeps them, to no use
    turn.ceased = true;
  });

const begin = (b: Battle, f: ShootingFrame, table: CosmicTable): Battle => {
  table.tell?.({ type: 'halfBegan', side: f.side, phase: 'shoot', rule: RULE });
  const copy = copyBattle(replaced(b, shootingFrame(f, null, 'act')));
  copy.phase = 'shoot';
  return copy;
};

const act = (b: Battle, f: ShootingFrame): Battle => {
  if (actors(b, f).length > 0) return b;
  if (f.ship === null) return replaced(b, shootingFrame(f, null, 'station'));
  return ceased(replaced(b, shootingFrame(f, null, 'act')), shipOf(b, f.ship));
};

/** its two weapons one after the other; silent without a crew, in a boarding or in a nebula. */
const stationFires = (b: Battle, f: ShootingFrame, table: CosmicTable): Battle => {
  const station = findShip(b, STATION_ID);
  const end = shootingFrame(f, null, 'end');
  if (station === undefined || !isOnBoard(station) || b.station === null || b.station.crew === 0)
    return replaced(b, end);
  if (isLocked(b, station) || (b.config.rulings.nebulaBlind && isInNebula(b, station))) return replaced(b, end);
  const weapon = f.ship === null ? 0 : 1;
  const now = replaced(b, weapon === 0 ? shootingFrame(f, STATION_ID, 'station') : end);
  const target = stationTarget(b, station, kitOf(b, station).guns[weapon]!);
  return target === undefined ? now : fire(now, station, weapon, target.id, table);
};

/** DW-36: casualties leave when both sides have shot. */
const ended = (b: Battle, f: ShootingFrame, table: CosmicTable): Battle =>
  f.side === b.first ? popped(b) : removeDead(popped(b), table);

const RULE = 'CC-50';

const isOwn = (b: Battle, f: ShootingFrame, seat: Seat, s: Ship): boolean =>
  sideOf(b, s) === f.side && isOnBoard(s) && s.seat === seat;

const refuseFire = (b: Battle, f: ShootingFrame, seat: Seat, c: FireCommand): CosmicRefusal | undefined => {
  const s = findShip(b, c.ship);
  if (s === undefined || !isOwn(b, f, seat, s)) return { code: 'noSuchShip', rule: RULE, ship: c.ship };
  if (f.ship !== null && f.ship !== s.id)
    return { code: 'cannotFire', rule: 'CC-51', ship: s.id, why: 'otherShip', by: f.ship };
  const target = findShip(b, c.target);
  if (target === undefined || !isOnBoard(target)) return { code: 'noSuchShip', rule: RULE, ship: c.target };
  const fault =
    shipFault(b, s) ?? weaponFault(b, s, c.weapon) ?? targetFault(b, s, kitOf(b, s).guns[c.weapon]!, target);
  if (fault === undefined) return undefined;
  const { why, by } = fault;
  return by === undefined
    ? { code: 'cannotFire', rule: RULES[why], ship: s.id, why }
    : { code: 'cannotFire', rule: RULES[why], ship: s.id, why, by };
};

/** The rule behind each fault. */
const RULES = {
  noWeapon: 'X-230',
  noToken: 'CC-25',
  fired: 'X-15',
  spent: 'X-230',
  locked: 'CC-52',
  blind: 'X-234',
  cast: 'DW-86',
  movedTooFar: 'X-235',
  notAnEnemy: 'DW-49',
  dying: 'X-236',
  outOfRange: 'X-203',
  outOfArc: 'X-229',
  obscured: 'X-234',
  blocked: 'X-233',
  friendInTheWay: 'DW-68',
  inCombat: 'DW-71',
  tooTough: 'DW-59',
  otherShip: 'CC-51',
} as const;

const refuse = (b: Battle, f: ShootingFrame, seat: Seat, c: CosmicCommand): CosmicRefusal | undefined => {
  if (c.type === 'pass') return undefined;
  if (c.type === 'fire') return refuseFire(b, f, seat, c);
  if (c.type !== 'cast') return { code: 'otherDecision', rule: RULE, asked: 'fire' };
  if (f.ship !== null && f.ship !== c.ship)
    return { code: 'cannotFire', rule: 'CC-51', ship: c.ship, why: 'otherShip', by: f.ship };
  const s = findShip(b, c.ship);
  if (s !== undefined && sideOf(b, s) !== f.side) return { code: 'noSuchShip', rule: RULE, ship: c.ship };
  return refuseCast(b, seat, c);
};

/** The ship waives the rest; between two ships all of the seat do. */
const pass = (b: Battle, f: ShootingFrame, seat: Seat): Battle => {
  if (f.ship !== null) return ceased(replaced(b, shootingFrame(f, null, 'act')), shipOf(b, f.ship));
  return b.ships.reduce((now, s) => (isOwn(b, f, seat, s) ? ceased(now, s) : now), b);
};

export const shootingProcedure: CosmicProcedure<ShootingFrame> = {
  advance: (b, f, table) => {
    if (f.step === 'begin') return begin(b, f, table);
    if (f.step === 'act') return act(b, f);
    return f.step === 'station' ? stationFires(b, f, table) : ended(b, f, table);
  },
  decisions: (b, f) => {
    const seats: Seat[] = [];
    for (const { seat } of actors(b, f)) if (!seats.includes(seat!)) seats.push(seat!);
    return seats.map((seat) => ({ seat, kind: 'fire', rule: RULE, ship: f.ship }));
  },
  refuse,
  apply: (b, f, seat, c, table) => {
    if (c.type === 'pass') return pass(b, f, seat);
    if (c.type === 'cast') return applyCast(replaced(b, shootingFrame(f, c.ship, 'act')), c, table);
    if (c.type !== 'fire') return b;
    return fire(replaced(b, shootingFrame(f, c.ship, 'act')), shipOf(b, c.ship), c.weapon, c.target, table);
  },
  candidates: (b, f, seat) => {
    const all: CosmicCommand[] = [];
    for (const s of actors(b, f))
      if (s.seat === seat) {
        all.push(...shotsOf(b, s));
        all.push(...castsOf(b, s));
      }
    all.push({ type: 'pass' });
    return all;
  },
};
