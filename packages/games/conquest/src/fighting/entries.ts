/** Who fights whom (CQ-56, CQ-57, DW-41, DW-42, DW-73, X-350 to ): cores, supporters, far rollers, assaults. */

import { captainOf, otherSide, type Side } from '@muster/dwethia';
import type { Length } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import { engageDistance, NEAR } from '../ground/standing.ts';
import { findModel, isDying, seatFor, sideOf } from '../state/battle.ts';
import type { Battle, FightEntry, Model, ModelId } from '../state/types.ts';
import { areNear, type Ground, groundOf, hasFriendAmong, type Stander } from './ground.ts';

/** Fights, and the units that could belong to several: their owners have to say. */
export interface Drawn {
  readonly fights: readonly FightEntry[];
  /** The first side's first, each in the order of the battle. */
  readonly open: readonly ModelId[];
}

const NOBODY: readonly ModelId[] = [];

const entryOf = (id: ModelId, building: ModelId | null, core: readonly ModelId[]): FightEntry => ({
  id,
  building,
  core,
  supporters: NOBODY,
  far: NOBODY,
});

/** everyone linked to this unit through pairs of enemies; itself alone where there are none. */
const coreOf = (start: Stander, all: readonly Stander[], distance: Length): readonly Stander[] => {
  const core = [start];
  for (let i = 0; i < core.length; i++)
    for (let j = 0; j < all.length; j++) {
      const one = all[j]!;
      if (one.side !== core[i]!.side && areNear(core[i]!, one, distance) && !core.includes(one)) core.push(one);
    }
  return core;
};

/** a core is one fight and is never split; it is called by its first unit in the order of the battle. */
const coresOf = ({ fighters }: Ground, distance: Length): readonly FightEntry[] => {
  const fights: FightEntry[] = [];
  const seen = new Set<Stander>();
  for (const one of fighters) {
    if (seen.has(one)) continue;
    const core = coreOf(one, fighters, distance);
    if (core.length === 1) continue;
    for (const member of core) seen.add(member);
    const ids = fighters.filter((other) => core.includes(other)).map(({ id }) => id);
    fights.push(entryOf(one.id, null, ids));
  }
  return fights;
};

// --- Who joins ---

/** Where a unit that is in no core of units may join, in this order: where its assault has its core. */
type Part = 'supporters' | 'far' | 'core';
const PARTS: readonly Part[] = ['supporters', 'far', 'core'];

/** friends within an inch of the core, one step. X-352: Range 3 one link further. X-354: beside the building. */
const isOffered = (g: Ground, one: Stander, entry: FightEntry, part: Part): boolean => {
  if (part === 'core') {
    const building = entry.building === null ? undefined : g.byId.get(entry.building);
    return building !== undefined && building.side !== one.side && areNear(one, building, NEAR);
  }
  if (entry.building !== null) return false;
  if (part === 'supporters') return hasFriendAmong(g, one, entry.core, NEAR);
  const isLinked = (friend: Stander): boolean => hasFriendAmong(g, friend, entry.core, g.link);
  return one.reach === 3 && hasFriendAmong(g, one, entry.supporters, g.link, isLinked);
};

const isIn = ({ core, supporters, far }: FightEntry, id: ModelId): boolean =>
  core.includes(id) || supporters.includes(id) || far.includes(id);

const freeIn = (g: Ground, fights: readonly FightEntry[]): readonly Stander[] =>
  g.fighters.filter(({ id }) => !fights.some((entry) => isIn(entry, id)));

const withMember = (entry: FightEntry, id: ModelId, part: Part): FightEntry => ({
  id: entry.id,
  building: entry.building,
  core: part === 'core' ? [...entry.core, id] : entry.core,
  supporters: part === 'supporters' ? [...entry.supporters, id] : entry.supporters,
  far: part === 'far' ? [...entry.far, id] : entry.far,
});

/** an entry for every building that an enemy unit stands beside which has nothing else to fight. */
const withAssaults = (g: Ground, fights: readonly FightEntry[], free: readonly Stander[]): readonly FightEntry[] => {
  const more: FightEntry[] = [];
  for (const { id } of g.buildings) {
    const assault = entryOf(id, id, NOBODY);
    if (fights.some(({ building }) => building === id)) continue;
    if (free.some((one) => isOffered(g, one, assault, 'core'))) more.push(assault);
  }
  return more.length === 0 ? fights : [...fights, ...more];
};

/** Everyone who can join in this part at one place only joins there. */
const joinedIn = (g: Ground, fights: readonly FightEntry[], free: readonly Stander[], part: Part): Drawn => {
  const open: ModelId[] = [];
  const now = fights.slice();
  for (const one of free) {
    const at: number[] = [];
    for (let i = 0; i < now.length; i++) if (isOffered(g, one, now[i]!, part)) at.push(i);
    if (at.length === 1) now[at[0]!] = withMember(now[at[0]!]!, one.id, part);
    else if (at.length > 1) open.push(one.id);
  }
  return { fights: now, open };
};

const firstSideFirst = (b: Battle, { byId }: Ground, ids: readonly ModelId[]): readonly ModelId[] => [
  ...ids.filter((id) => byId.get(id)!.side === b.first),
  ...ids.filter((id) => byId.get(id)!.side !== b.first),
];

/** These fights with everyone who belongs to them, up to the first units whose owners must say where. */
export const drawn = (b: Battle, fights: readonly FightEntry[], g: Ground = groundOf(b)): Drawn => {
  let now = fights;
  for (const part of PARTS) {
    const free = freeIn(g, now);
    if (part === 'core') now = withAssaults(g, now, free);
    if (now.length === 0) continue;
    const joined = joinedIn(g, now, free, part);
    now = joined.fights;
    if (joined.open.length > 0) return { fights: now, open: firstSideFirst(b, g, joined.open) };
  }
  return { fights: now.filter(({ core }) => core.length > 0), open: NOBODY };
};

/** all fights and assaults as the models stand now, and who has to be assigned. */
export const fightsOf = (b: Battle): Drawn => {
  const g = groundOf(b);
  return drawn(b, coresOf(g, engageDistance(b)), g);
};

interface Choices {
  readonly part: Part;
  readonly fights: readonly FightEntry[];
}

/** CQ-57: the fights that a unit could join. */
export const choicesOf = (b: Battle, fights: readonly FightEntry[], id: ModelId): Choices => {
  const g = groundOf(b);
  const one = g.byId.get(id);
  for (const part of PARTS) {
    const found = one === undefined ? [] : fights.filter((entry) => isOffered(g, one, entry, part));
    if (found.length > 0) return { part, fights: found };
  }
  return { part: 'supporters', fights: [] };
};

/** The unit is in this fight. */
export const withJoined = (
  fights: readonly FightEntry[],
  id: ModelId,
  part: Part,
  fight: ModelId,
): readonly FightEntry[] => fights.map((entry) => (entry.id === fight ? withMember(entry, id, part) : entry));

// --- Who is in it ---

const foundOn = (b: Battle, ids: readonly ModelId[], side: Side, found: Model[]): void => {
  for (let i = 0; i < ids.length; i++) {
    const m = findModel(b, ids[i]!);
    if (m !== undefined && sideOf(b, m) === side) found.push(m);
  }
};

const isLiving = (m: Model): boolean => !isDying(m);

/** The units of a side that form the core. */
export const coreOn = (b: Battle, entry: FightEntry, side: Side): readonly Model[] => {
  const found: Model[] = [];
  foundOn(b, entry.core, side, found);
  return found.filter(isLiving);
};

/** All that a side brought, the slain too till they are removed: core, supporters, far rollers; the building that is assaulted. */
export const broughtOn = (b: Battle, entry: FightEntry, side: Side): readonly Model[] => {
  const found: Model[] = [];
  foundOn(b, entry.core, side, found);
  foundOn(b, entry.supporters, side, found);
  foundOn(b, entry.far, side, found);
  if (entry.building !== null) foundOn(b, [entry.building], side, found);
  return found;
};

/** Of them those who live. */
export const membersOn = (b: Battle, entry: FightEntry, side: Side): readonly Model[] =>
  broughtOn(b, entry, side).filter(isLiving);

/** who owns the first model of a side in the fight rolls for it. */
export const seatOn = (b: Battle, entry: FightEntry, side: Side): Seat => {
  const [first] = broughtOn(b, entry, side);
  return first === undefined ? captainOf(b, side) : seatFor(b, first);
};

/** one whose one side is gone is void. */
export const isVoid = (b: Battle, entry: FightEntry): boolean =>
  membersOn(b, entry, 0).length === 0 || membersOn(b, entry, 1).length === 0;

/** who assaults. */
export const assaulterOf = (b: Battle, entry: FightEntry): Side | null => {
  const building = entry.building === null ? undefined : findModel(b, entry.building);
  return building === undefined ? null : otherSide(sideOf(b, building));
};
