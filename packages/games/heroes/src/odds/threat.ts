/**
 * What the enemy could do to a model before long: a move and an attack of each of them, as all others stand now. Tables show it while
 * a move is planned, so a place must be looked at within a few milliseconds.
 */

import { atLeast, certain, type Distribution, mixture, sum } from '@muster/dice';
import type { RangedWeapon } from '@muster/dwethia';
import { levels } from '@muster/geometry';
import { fieldOf, kitOf } from '../ground/field.ts';
import { entries, halfEnds, isRooted, normalWays } from '../ground/moving.ts';
import { type Box, boxOf, isEngaged, reaches } from '../ground/standing.ts';
import { moveOf } from '../ground/values.ts';
import { castsOf } from '../powers/casting.ts';
import { aimAt } from '../shooting/line.ts';
import { targetFault, weaponFault } from '../shooting/options.ts';
import { areEnemies, copyModel, isOnBoard, modelOf, sideOf, withModel } from '../state/battle.ts';
import type { Battle, Model, ModelId, Pace, ShootCommand, Space } from '../state/types.ts';
import { blowChances, type Harm, harmOf, shotChances } from './attack.ts';
import { powerChances } from './power.ts';

/** The worst that one enemy could do. */
export interface Strike extends Harm {
  readonly attacker: ModelId;
  readonly kind: 'shot' | 'blow' | 'both' | 'power' | 'powerAndBlow';
  /** Where it would do it from, and whether it has to go there first. */
  readonly from: Space;
  readonly moves: boolean;
}

export interface Threats {
  /** All enemies that are still to act in this round have been asked; where none is left, those of the next. */
  readonly when: 'this round' | 'the next round';
  /** The worst first. */
  readonly strikes: readonly Strike[];
  /** How likely it does not survive if all of them go for it; that they are in each other's way is left aside. */
  readonly worst: number;
}

// --- Where they could stand ---

interface Stand {
  readonly space: Space;
  readonly pace: Pace;
}

const placedOn = (m: Model, space: Space | null): Model => {
  const copy = copyModel(m);
  copy.space = space;
  copy.stance = 'none';
  return copy;
};

/** The own place first, then by cost; after half of a move some weapons may still be shot (DW-66). */
const standsFrom = (b: Battle, m: Model): readonly Stand[] => {
  const stands: Stand[] = [{ space: m.space!, pace: 'still' }];
  if (isRooted(b, m) || isEngaged(b, m)) return stands; // HR-40
  const half = halfEnds(b, m);
  const { ends, jumps } = normalWays(b, m).reach;
  for (const space of [...ends, ...jumps.map((one) => one.space)])
    if (space !== m.space)
      stands.push({ space, pace: half.walked.has(space) || half.jumped.has(space) ? 'half' : 'full' });
  return stands;
};

const PACES: readonly Pace[] = ['still', 'half', 'full'];
/** Of the columns of a zone, each so-manieth is looked at: a model goes farther than that sideways. */
const COLUMNS = 3;

/** HR-11: from beside the board, by the foremost places of its zone. */
const standsEntering = (b: Battle, m: Model): readonly Stand[] => {
  const { ground } = fieldOf(b.config);
  const side = sideOf(b, m);
  const foremost = new Map<number, Space>();
  for (const space of entries(b, m, side)) {
    const x = levels.xOf(ground, space);
    if (x % COLUMNS === 0 && (side === 0 || !foremost.has(x))) foremost.set(x, space);
  }
  const paces = new Map<Space, number>();
  for (const space of foremost.values()) {
    const there = placedOn(m, space);
    for (const one of standsFrom(withModel(b, there), there)) {
      const pace = PACES.indexOf(one.pace);
      if (pace < (paces.get(one.space) ?? 3)) paces.set(one.space, pace);
    }
  }
  return [...paces].map(([space, pace]) => ({ space, pace: PACES[pace]! }));
};

interface Enemy {
  readonly model: Model;
  readonly stands: readonly Stand[];
  /** Farther away it does nothing. */
  readonly range: number;
}

const rangeOf = (b: Battle, m: Model): number => {
  const { melee, guns, powers } = kitOf(b, m);
  return Math.max(
    melee.reach,
    ...guns.map(({ range, keywords }) => range * (keywords.arc ? 3 : 1)),
    ...(m.affinity > 0 ? powers.flatMap(({ effect, range }) => (effect.kind === 'damage' ? [range!] : [])) : []),
  );
};

interface Enemies {
  readonly when: Threats['when'];
  readonly all: readonly Enemy[];
}

const asked = new WeakMap<Battle, Map<ModelId, Enemies>>();

/** Who could act against it, and from where if it were not there itself: found once for a battle. */
const enemiesAgainst = (b: Battle, m: Model): Enemies => {
  const known = asked.get(b) ?? new Map<ModelId, Enemies>();
  asked.set(b, known);
  const found = known.get(m.id);
  if (found !== undefined) return found;
  const alive = b.models.filter((one) => one.fate === 'alive' && one.wounds > 0 && areEnemies(b, m, one));
  const fresh = alive.filter(({ acted }) => !acted);
  const without = withModel(b, placedOn(m, null));
  const entering = new Map<string, readonly Stand[]>();
  const enter = (one: Model): readonly Stand[] => {
    const key = `${one.seat} ${kitOf(b, one).side} ${moveOf(b, one)}`; // who goes as far on as large a base comes as far
    const stands = entering.get(key) ?? standsEntering(without, one);
    entering.set(key, stands);
    return stands;
  };
  const all = (fresh.length > 0 ? fresh : alive).map((one) => {
    const model = placedOn(one, one.space);
    const stands = one.space === null ? enter(model) : standsFrom(without, model);
    return { model, stands, range: rangeOf(b, one) };
  });
  const enemies: Enemies = { when: fresh.length > 0 ? 'this round' : 'the next round', all };
  known.set(m.id, enemies);
  return enemies;
};

/** With the model there, ways past it are closed, and one that it stands beside is bound. */
const standsAgainst = (b: Battle, { model, stands }: Enemy): readonly Stand[] =>
  model.space === null ? stands : standsFrom(b, model);

// --- What they could do there ---

/** One enemy where it could stand. */
interface Attacker {
  readonly b: Battle;
  readonly model: Model;
  readonly pace: Pace;
  readonly moves: boolean;
  readonly engaged: boolean;
}

const boxOn = (b: Battle, m: Model, space: Space): Box =>
  levels.boxAt(fieldOf(b.config).ground, kitOf(b, m).side, space);

const overlap = (a: Box, c: Box): boolean =>
  a.x < c.x + c.side && c.x < a.x + a.side && a.y < c.y + c.side && c.y < a.y + a.side;

/** Calls with each place from which it is near enough, until told that it suffices. */
const eachStand = (
  b: Battle,
  enemy: Enemy,
  stands: readonly Stand[],
  target: Model,
  look: (attacker: Attacker) => boolean,
): boolean => {
  const at = boxOf(b, target);
  for (const { space, pace } of stands) {
    const box = boxOn(b, enemy.model, space);
    if (levels.distance(box, at) > enemy.range || overlap(box, at)) continue;
    const model = placedOn(enemy.model, space);
    const there = withModel(b, model);
    const moves = space !== enemy.model.space;
    if (look({ b: there, model, pace, moves, engaged: !moves && isEngaged(there, model) })) return true;
  }
  return false;
};

/** HR-42: who begins engaged fires instead of a blow; a light weapon in a fight, without that (HR-39, X-126). */
const isFired = ({ engaged }: Attacker, gun: RangedWeapon): boolean => engaged && !gun.keywords.light;

const shotsAt = (attacker: Attacker, target: Model): readonly ShootCommand[] => {
  const { b, model, pace } = attacker;
  const shots: ShootCommand[] = [];
  for (const gun of kitOf(b, model).guns) {
    if (weaponFault(b, model, gun, { pace, fire: isFired(attacker, gun), free: false }) !== undefined) continue;
    for (const arc of gun.keywords.arc ? [false, true] : [false])
      if (targetFault(b, model, gun, target, arc) === undefined)
        shots.push({ type: 'shoot', weapon: gun.id, target: target.id, arc });
  }
  return shots;
};

const castsAt = ({ b, model }: Attacker, target: Model) =>
  model.affinity === 0 || !kitOf(b, model).powers.some(({ effect }) => effect.kind === 'damage')
    ? []
    : castsOf(b, model, 'shoot', false).filter((c) => c.target === target.id);

const isDangerous = (attacker: Attacker, target: Model): boolean =>
  reaches(attacker.b, attacker.model, target) ||
  shotsAt(attacker, target).length > 0 ||
  castsAt(attacker, target).some((c) => powerChances(attacker.b, attacker.model, c).damage !== null);

const strikeOf = (attacker: Attacker, kind: Strike['kind'], target: Model, wounds: Distribution): Strike => ({
  ...harmOf(target, wounds),
  attacker: attacker.model.id,
  kind,
  from: attacker.model.space!,
  moves: attacker.moves,
});

const isWorse = (x: Strike, y: Strike | undefined): boolean =>
  y === undefined || x.slain > y.slain || (x.slain === y.slain && x.mean > y.mean);

const gunOf = ({ b, model }: Attacker, { weapon }: ShootCommand): RangedWeapon =>
  kitOf(b, model).guns.find(({ id }) => id === weapon)!;

const shotBy = (attacker: Attacker, shot: ShootCommand): Distribution => {
  const fire = isFired(attacker, gunOf(attacker, shot));
  return shotChances(attacker.b, attacker.model, shot, { pace: attacker.pace, fire }).wounds;
};

const blowWounds = ({ b, model, moves }: Attacker, target: Model): Distribution =>
  blowChances(b, model, target, moves && isEngaged(b, model)).wounds;

/** A blow, and before it what a weapon allows that may be shot so near. */
const blowBy = (attacker: Attacker, target: Model): Strike => {
  const blow = blowWounds(attacker, target);
  const shot = shotsAt(attacker, target).find((one) => !isFired(attacker, gunOf(attacker, one)));
  return shot === undefined
    ? strikeOf(attacker, 'blow', target, blow)
    : strikeOf(attacker, 'both', target, sum(shotBy(attacker, shot), blow));
};

/** How a shot from there compares, without all its chances: what it needs. */
const aimOf = (attacker: Attacker, shot: ShootCommand, target: Model): number => {
  const { b, model, pace } = attacker;
  const gun = gunOf(attacker, shot);
  const how = { strength: gun.strength, arc: shot.arc, power: false, fire: isFired(attacker, gun), pace };
  return aimAt(b, model, target, how).needs;
};

/** Powers are looked at from so many places. */
const MOST_CASTS = 4;

const worstOf = (b: Battle, enemy: Enemy, target: Model): Strike | undefined => {
  let worst: Strike | undefined;
  let casts = 0;
  const best = new Map<string, { readonly needs: number; readonly attacker: Attacker; readonly shot: ShootCommand }>();
  const take = (strike: Strike): void => {
    if (isWorse(strike, worst)) worst = strike;
  };
  eachStand(b, enemy, standsAgainst(b, enemy), target, (attacker) => {
    if (reaches(attacker.b, attacker.model, target)) take(blowBy(attacker, target));
    for (const shot of shotsAt(attacker, target)) {
      const needs = aimOf(attacker, shot, target);
      const key = `${shot.weapon} ${shot.arc}`;
      if (needs < (best.get(key)?.needs ?? 99)) best.set(key, { needs, attacker, shot });
    }
    const powers = casts < MOST_CASTS ? castsAt(attacker, target) : [];
    if (powers.length > 0) casts++;
    for (const c of powers) {
      const { damage, resolves } = powerChances(attacker.b, attacker.model, c);
      if (damage === null) continue;
      const wounds = mixture([
        [resolves, damage.wounds],
        [1 - resolves, certain(0)],
      ]);
      const isInReach = reaches(attacker.b, attacker.model, target); // then the blow follows the power
      if (isInReach) take(strikeOf(attacker, 'powerAndBlow', target, sum(wounds, blowWounds(attacker, target))));
      else take(strikeOf(attacker, 'power', target, wounds));
    }
    return false;
  });
  for (const { attacker, shot } of best.values()) take(strikeOf(attacker, 'shot', target, shotBy(attacker, shot)));
  return worst;
};

/** What could be done to a model where it stands in this battle; `before`: the battle as it is, if it only may come to stand there. */
export const threatsTo = (b: Battle, id: ModelId, before: Battle = b): Threats => {
  const target = modelOf(b, id);
  const { when, all } = enemiesAgainst(before, modelOf(before, id));
  if (!isOnBoard(target)) return { when, strikes: [], worst: 0 };
  const strikes = all
    .flatMap((enemy) => worstOf(b, enemy, target) ?? [])
    .filter(({ mean }) => mean > 0)
    .sort((x, y) => y.slain - x.slain || y.mean - x.mean);
  const together = strikes.reduce((wounds, strike) => sum(wounds, strike.wounds), certain(0));
  return { when, strikes, worst: atLeast(together, target.wounds) };
};

/** Whether any enemy could attack it on this space; ways that it would close there by itself are not looked at. */
export const isThreatenedOn = (b: Battle, id: ModelId, space: Space): boolean => {
  const { all } = enemiesAgainst(b, modelOf(b, id));
  const target = placedOn(modelOf(b, id), space);
  const there = withModel(b, target);
  return all.some((enemy) => eachStand(there, enemy, enemy.stands, target, (one) => isDangerous(one, target)));
};
