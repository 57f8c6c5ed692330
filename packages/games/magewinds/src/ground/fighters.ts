/** Who stands where, who belongs together, and what a fighter's numbers are at this moment. */

import { type Disc, isAtLeast, isWithin, type Length } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import { type Profile, profileIn, profileOf, spellsOf } from '../content/fighters.ts';
import { calledBy } from '../content/names.ts';
import type { SpellId } from '../content/spells.ts';
import type { ActivationFrame, Battle, Effect, Fighter, FighterId, GameObject } from '../state/battle.ts';
import { BASE_RADIUS } from './territory.ts';

/** MW 0.8.1: bases of 25 mm. */
export const RADIUS: Length = BASE_RADIUS;

export const fighter = (b: Battle, id: FighterId): Fighter => b.fighters[id]!;

export const isOnField = (f: Fighter | undefined): f is Fighter => f !== undefined && f.where === 'field';

export const baseOf = (f: { readonly x: number; readonly y: number }): Disc => ({ x: f.x, y: f.y, radius: RADIUS });

/** With the numbers of the battle's edition. */
export const profile = (b: Battle, f: Fighter): Profile => profileIn(b.config.edition, f.profile);

/** The spells a fighter knows; under `officialOnly` without the HOUSE ones. */
export const hasSpell = (b: Battle, f: Fighter, spell: SpellId): boolean =>
  spellsOf(f.profile, b.config.officialOnly).includes(spell);

/** What it is, told from others of its kind: `Warrior`, `Militia 2`. */
export const kindOf = ({ profile, number }: Pick<Fighter, 'profile' | 'number'>): string => {
  const { name } = profileOf(profile);
  return number === 0 ? name : `${name} ${number}`;
};

/** `Warrior`, `Militia 2`; with a name `Brannoc (Warrior)` (TC assembly.slots). */
export const nameOf = (f: Pick<Fighter, 'profile' | 'number' | 'name'>): string => calledBy(f.name, kindOf(f));

/** MW 4.3 */
export const areFriends = (a: Fighter, b: Fighter): boolean => a.seat === b.seat;

export interface Bodies {
  readonly discs: readonly Disc[];
  readonly ids: readonly FighterId[];
}

let last: { readonly fighters: readonly Fighter[]; readonly bodies: Bodies } | undefined;

/** All fighters on the battlefield as bases. Kept for the list it was made from: the rules ask many times in a row. */
export const bodiesOf = (b: Battle): Bodies => {
  if (last?.fighters === b.fighters) return last.bodies;
  const discs: Disc[] = [];
  const ids: FighterId[] = [];
  for (let i = 0; i < b.fighters.length; i++) {
    const f = b.fighters[i]!;
    if (f.where !== 'field') continue;
    discs.push(baseOf(f));
    ids.push(f.id);
  }
  last = { fighters: b.fighters, bodies: { discs, ids } };
  return last.bodies;
};

export const isLying = (o: GameObject): boolean => o.where === 'field';

export const isNearEnemy = (b: Battle, f: Fighter, distance: Length): boolean => {
  const base = baseOf(f);
  for (let i = 0; i < b.fighters.length; i++) {
    const other = b.fighters[i]!;
    if (other.where === 'field' && other.seat !== f.seat && isWithin(base, baseOf(other), distance)) return true;
  }
  return false;
};

export const isFarFromEnemies = (b: Battle, f: Fighter, distance: Length): boolean => {
  const base = baseOf(f);
  for (let i = 0; i < b.fighters.length; i++) {
    const other = b.fighters[i]!;
    if (other.where === 'field' && other.seat !== f.seat && !isAtLeast(base, baseOf(other), distance)) return false;
  }
  return true;
};

export const hasEffect = (
  b: Battle,
  type: 'wildform' | 'thirdEye' | 'hex' | 'entangle' | 'hypnotize',
  id: FighterId,
) => {
  for (let i = 0; i < b.effects.length; i++) {
    const e = b.effects[i]!;
    if (e.type === type && e.fighter === id) return true;
  }
  return false;
};

/** Cast by this fighter. Either of a pair stands for who cast it before, until it shows which is real (TC mesmer.clone). */
export const isBy = (b: Battle, by: FighterId, id: FighterId): boolean => by === id || b.fighters[id]!.twin === by;

export const effectBy = <T extends Effect['type']>(
  b: Battle,
  type: T,
  by: FighterId,
): Extract<Effect, { readonly type: T }> | undefined => {
  for (let i = 0; i < b.effects.length; i++) {
    const e = b.effects[i]!;
    if (e.type === type && 'by' in e && isBy(b, e.by, by)) return e as Extract<Effect, { readonly type: T }>;
  }
  return undefined;
};

export const hypnotizerOf = (b: Battle, id: FighterId): FighterId | undefined => {
  for (let i = 0; i < b.effects.length; i++) {
    const e = b.effects[i]!;
    if (e.type === 'hypnotize' && e.fighter === id) return e.by;
  }
  return undefined;
};

export const carriedBy = (b: Battle, id: FighterId): readonly GameObject[] => {
  const found: GameObject[] = [];
  for (let i = 0; i < b.objects.length; i++) {
    const o = b.objects[i]!;
    if (o.carrier === id) found.push(o);
  }
  return found;
};

export const isCarrying = (b: Battle, id: FighterId): boolean => {
  for (let i = 0; i < b.objects.length; i++) if (b.objects[i]!.carrier === id) return true;
  return false;
};

/** MW 13.0: it may still perform actions. */
export const canAct = (f: Fighter): boolean => f.where === 'field' && f.actions < 2;

export const fightersOf = (b: Battle, seat: Seat): readonly Fighter[] => {
  const found: Fighter[] = [];
  for (let i = 0; i < b.fighters.length; i++) {
    const f = b.fighters[i]!;
    if (f.seat === seat && f.where === 'field') found.push(f);
  }
  return found;
};

export const hasFighters = (b: Battle, seat: Seat): boolean => {
  for (let i = 0; i < b.fighters.length; i++) {
    const f = b.fighters[i]!;
    if (f.seat === seat && f.where === 'field') return true;
  }
  return false;
};

export const activation = (b: Battle): ActivationFrame | undefined => {
  for (let i = b.stack.length - 1; i >= 0; i--) {
    const frame = b.stack[i]!;
    if (frame.type === 'activation') return frame;
  }
  return undefined;
};

/** Who decides for a fighter, and whose hand pays: its owner, or who charmed it for this activation (MW-R81). */
export const controllerOf = (b: Battle, id: FighterId): Seat => {
  const frame = activation(b);
  return frame !== undefined && frame.fighter === id ? frame.by : fighter(b, id).seat;
};

/**
 * For whom this fighter is played: whose fighters it would help, and not harm. While it is charmed that is who charmed it (MW-R81);
 * before the fifth edition always its own warband (MW-H22).
 */
export const playedFor = (b: Battle, f: Fighter): Seat => (b.config.edition >= 5 ? controllerOf(b, f.id) : f.seat);
