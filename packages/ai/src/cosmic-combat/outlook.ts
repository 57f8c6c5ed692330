/** A battle as the players look at it: who stands where, what it is worth, what a shot would probably do from any place. */

import {
  type Battle,
  fieldOf,
  type Gun,
  hullOf,
  isOnBoard,
  type Kit,
  kitOf,
  type Ship,
  shipOf,
  sideOf,
  statOf,
} from '@muster/cosmic-combat';
import { isBehemothTo, LONG_DISTANCE, needed, type Power, type Side } from '@muster/dwethia';
import { hulls, inch, type Length } from '@muster/geometry';

/** A ship on the board, with what the weighing asks all the time. */
export interface Vessel {
  readonly ship: Ship;
  readonly kit: Kit;
  /** Null: nobody's. */
  readonly side: Side | null;
  readonly hull: hulls.Hull;
  readonly move: Length;
  readonly perception: number;
  readonly defense: number;
  /** Of the points of a fleet. */
  readonly worth: number;
  readonly perWound: number;
}

export interface Outlook {
  readonly b: Battle;
  readonly vessels: readonly Vessel[];
  readonly blocks: readonly hulls.Body[];
  readonly board: hulls.Board;
}

/** What a scenario's own ships count in points: freighters decide a convoy. */
const FREIGHTER_POINTS = 260;
const STATION_POINTS = 300;

const pointsFor = (kit: Kit, ship: Ship): number => {
  if (ship.unit >= 0) return kit.points;
  return ship.seat === null ? STATION_POINTS : FREIGHTER_POINTS;
};

const vesselOf = (b: Battle, ship: Ship): Vessel => {
  const kit = kitOf(b, ship);
  const worth = pointsFor(kit, ship) / b.config.points;
  return {
    ship,
    kit,
    side: sideOf(b, ship),
    hull: hullOf(b, ship),
    move: inch(kit.stats.move),
    perception: statOf(b, ship, 'perception'),
    defense: statOf(b, ship, 'defense'),
    worth,
    perWound: worth / kit.stats.wounds,
  };
};

const known = new WeakMap<Battle, Outlook>();

export const outlookOf = (b: Battle): Outlook => {
  const found = known.get(b);
  if (found !== undefined) return found;
  const field = fieldOf(b.config);
  const made: Outlook = {
    b,
    vessels: b.ships.filter((s) => isOnBoard(s) && s.wounds > 0).map((s) => vesselOf(b, s)),
    blocks: field.pieces.filter(({ blocks }) => blocks).map(({ body }) => body),
    board: field.board,
  };
  known.set(b, made);
  return made;
};

export const vesselIn = (o: Outlook, id: string): Vessel | undefined => o.vessels.find(({ ship }) => ship.id === id);
/** a ship at 0 Wounds still shoots. */
export const dyingVessel = (o: Outlook, id: string): Vessel => vesselOf(o.b, shipOf(o.b, id));
export const enemiesIn = (o: Outlook, side: Side | null): readonly Vessel[] =>
  o.vessels.filter((v) => v.side !== side && v.side !== null);

const FAR = inch(LONG_DISTANCE);
/** Destroying is worth more than the last wounds. */
const KILL = 0.35;
/** How much of a save is feared as long as nobody knows where shields are turned. */
const UNSURE_SAVE = 0.3;

const chanceOf = (needs: number): number => (7 - needs) / 6;

/** What stops a shot that has struck: arrows that lie open, or the fear of them. */
const unsaved = (t: Vessel, from: hulls.Hull): number => {
  const { shield } = t.kit;
  if (shield === null) return 1;
  const { arrows } = t.ship;
  if (arrows === null || (arrows.length === 0 && t.ship.tokens?.length !== 2))
    return 1 - UNSURE_SAVE * chanceOf(shield);
  if (arrows.length === 0) return 1;
  const isGuarded = t.kit.isRound || arrows.some((side) => hulls.isSideReached(t.hull, side, from));
  return isGuarded ? 1 - chanceOf(shield) : 1;
};

const isInArcs = (o: Outlook, from: hulls.Hull, gun: Gun, to: hulls.Body): boolean => {
  const { arcs } = o.b.config.rulings;
  if (arcs === 'off' || gun.arcs.length === 4 || hulls.isRound(from)) return true;
  for (let i = 0; i < gun.arcs.length; i++) if (hulls.isInArc(from, gun.arcs[i]!, to, arcs)) return true;
  return false;
};

const isBlocked = (o: Outlook, from: hulls.Hull, to: hulls.Hull): boolean => {
  for (let i = 0; i < o.blocks.length; i++) if (hulls.isCrossed(from, to, o.blocks[i]!)) return true;
  return false;
};

/** What a success is worth: wounds, and the ship if they are its last. */
const woundWorth = (t: Vessel, wounds: number): number => {
  const lost = Math.min(wounds, t.ship.wounds);
  return lost * t.perWound + (lost === t.ship.wounds ? KILL * t.worth : 0);
};

const ignored = (t: Vessel): number => (t.kit.ignores === null ? 1 : 1 - chanceOf(t.kit.ignores));

/** What a shot from a place is probably worth; `beyond`: as if it reached so much farther. */
export const shotWorth = (
  o: Outlook,
  f: Vessel,
  from: hulls.Hull,
  gun: Gun,
  t: Vessel,
  bonus = 0,
  beyond: Length = 0,
): number => {
  const { weapon } = gun;
  if (isBehemothTo(t.defense, weapon.strength)) return 0;
  if (!hulls.isWithin(from, t.hull, inch(weapon.range) + beyond)) return 0;
  if (!isInArcs(o, from, gun, t.hull) || isBlocked(o, from, t.hull)) return 0;
  const aim = Math.max(0, f.perception + bonus - (hulls.isWithin(from, t.hull, FAR) ? 0 : 1));
  const chance = chanceOf(needed(aim + weapon.strength, t.defense)) * unsaved(t, from);
  if (weapon.ion) return chance * ION * t.worth;
  return chance * ignored(t) * woundWorth(t, weapon.keywords.wound ?? 1);
};

/** What a lost token is worth. */
const ION = 0.12;

/** The best of one volley of all weapons from a place. */
export const volleyWorth = (
  o: Outlook,
  f: Vessel,
  from: hulls.Hull,
  targets: readonly Vessel[],
  bonus = 0,
  beyond: Length = 0,
): number => {
  let sum = 0;
  const { guns } = f.kit;
  for (let g = 0; g < guns.length; g++) {
    if (f.ship.spent.includes(g)) continue;
    let best = 0;
    for (let i = 0; i < targets.length; i++) {
      const worth = shotWorth(o, f, from, guns[g]!, targets[i]!, bonus, beyond);
      if (worth > best) best = worth;
    }
    sum += best;
  }
  return sum;
};

/** What enemies could do to this ship at a place: half of what comes within reach only by moving. */
export const dangerAt = (o: Outlook, f: Vessel, at: hulls.Hull, enemies: readonly Vessel[]): number => {
  const there: Vessel = { ...f, hull: at };
  let sum = 0;
  for (let i = 0; i < enemies.length; i++) {
    const e = enemies[i]!;
    const now = volleyWorth(o, e, e.hull, [there]);
    sum += now > 0 ? now : 0.4 * reachWorth(e, there);
  }
  return sum * shareOf(o, f.side);
};

/** Enemies cannot shoot at everybody: a ship bears about so much of what all of them could do to it. */
const shareOf = (o: Outlook, side: Side | null): number => {
  let own = 0;
  for (let i = 0; i < o.vessels.length; i++) if (o.vessels[i]!.side === side) own++;
  return 2 / (own + 1);
};

/** A volley at whoever is in range after a move, whatever the arc. */
const reachWorth = (e: Vessel, t: Vessel): number => {
  let sum = 0;
  for (const { weapon } of e.kit.guns) {
    if (isBehemothTo(t.defense, weapon.strength) || weapon.ion) continue;
    if (!hulls.isWithin(e.hull, t.hull, inch(weapon.range) + e.move)) continue;
    sum += chanceOf(needed(e.perception + weapon.strength, t.defense)) * woundWorth(t, weapon.keywords.wound ?? 1);
  }
  return sum;
};

/** What boarding is probably worth: wounds given less wounds taken in the first round of a fight, and who is kept from shooting. */
export const boardWorth = (o: Outlook, f: Vessel, t: Vessel): number => {
  if (!t.kit.isBoardable) return 0;
  const [own, other] = [f.kit.stats, t.kit.stats];
  const dice = own.aggression + (f.kit.faction?.trait.onset ? 1 : 0);
  const given = dice * chanceOf(needed(own.martial, other.martial)) * ignored(t);
  const taken = other.aggression * chanceOf(needed(other.martial, own.martial)) * ignored(f);
  const kept = volleyWorth(o, t, t.hull, [f]) - volleyWorth(o, f, f.hull, [t]);
  const kill = given >= t.ship.wounds ? KILL * t.worth : 0;
  return Math.min(given, t.ship.wounds) * t.perWound + kill - Math.min(taken, f.ship.wounds) * f.perWound + 0.7 * kept;
};

/** What a ram is probably worth to who rams. */
export const ramWorth = (f: Vessel, t: Vessel): number => {
  const given = Math.max(0, Math.min(1, (7 - (t.kit.stats.integrity - f.kit.stats.strength)) / 6));
  const taken = Math.max(0, Math.min(1, (7 - (f.kit.stats.integrity - t.kit.stats.strength)) / 6));
  return given * ignored(t) * woundWorth(t, 1) - taken * ignored(f) * woundWorth(f, 1);
};

/** What a point of Affinity could still do. */
const AFFINITY = 0.006;

/** The chance of a damaging power times what it does, and what it costs. */
export const powerWorth = (f: Vessel, power: Power, t: Vessel, upcharge: number): number => {
  if (power.effect.kind !== 'damage') return 0;
  const chance = chanceOf(needed(f.perception + power.effect.strength, t.defense)) * ignored(t);
  return chance * woundWorth(t, 1 + upcharge) - AFFINITY * (power.charge + upcharge);
};

/** The best power from a place: it needs no token, but takes the place of all shots. */
export const castingWorth = (o: Outlook, f: Vessel, from: hulls.Hull, targets: readonly Vessel[]): number => {
  if (f.kit.powers.length === 0 || f.side === null) return 0;
  const { affinity } = o.b.pools[f.side];
  let best = 0;
  for (const power of f.kit.powers) {
    if (power.effect.kind !== 'damage' || power.charge > affinity) continue;
    const upcharge = power.upcharge && power.charge < affinity ? 1 : 0;
    for (let i = 0; i < targets.length; i++) {
      const t = targets[i]!;
      if (!hulls.isWithin(from, t.hull, inch(power.range!)) || isBlocked(o, from, t.hull)) continue;
      best = Math.max(best, powerWorth(f, power, t, upcharge));
    }
  }
  return best;
};
