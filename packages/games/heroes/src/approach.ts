/**
 * How one model could attack another within one activation: where it would go, with what it would attack there, and what that would
 * bring. A click on an enemy is planned by it, so it is found at once: places are compared by what the dice need there, and whole
 * chances are made of the best of them only. The numbers are those of the rules themselves.
 */

import type { Power, RangedWeapon } from '@muster/dwethia';
import { levels } from '@muster/geometry';
import { fieldOf, kitOf } from './ground/field.ts';
import { entries, isRooted } from './ground/moving.ts';
import { boxOf, isEngaged, reaches } from './ground/standing.ts';
import { blowChances, shotChances } from './odds/attack.ts';
import { powerChances } from './odds/power.ts';
import { isThreatenedOn } from './odds/threat.ts';
import { type Destination, destinationsOf } from './planning.ts';
import { castFault, castsOf } from './powers/casting.ts';
import { aimForPower } from './powers/power.ts';
import { aimAt } from './shooting/line.ts';
import { targetFault, weaponFault } from './shooting/options.ts';
import { copyModel, isOnBoard, modelOf, sideOf, withModel } from './state/battle.ts';
import type { Battle, CastCommand, Model, ModelId, Pace, ShootCommand, Space, StrikeCommand } from './state/types.ts';

// --- Where to ---

/** Where a move may end, and where it enters before; null for who stands on the board. */
export interface Goal extends Destination {
  readonly entry: Space | null;
}

const placedOn = (m: Model, space: Space): Model => {
  const copy = copyModel(m);
  copy.space = space;
  return copy;
};

/** The foremost entry of each column: whoever goes on from behind it passes there. */
const doorsOf = (b: Battle, m: Model, all: readonly Space[]): readonly Space[] => {
  const { ground } = fieldOf(b.config);
  const side = sideOf(b, m);
  const doors = new Map<number, Space>();
  for (const space of all) {
    const x = levels.xOf(ground, space);
    if (side === 0 || !doors.has(x)) doors.set(x, space);
  }
  return [...doors.values()];
};

/** HR-11, HR-24: from beside the board, every place behind its zone that a move could end on, by the entry that leads there cheapest. */
const goalsEntering = (b: Battle, m: Model): readonly Goal[] => {
  const { ground } = fieldOf(b.config);
  const all = entries(b, m, sideOf(b, m));
  const own = new Set(all);
  const best = new Map<Space, Goal>();
  const aside = ({ entry, space }: Goal): number => Math.abs(levels.xOf(ground, entry!) - levels.xOf(ground, space));
  const isBetter = (one: Goal, other: Goal | undefined): boolean =>
    other === undefined || one.cost < other.cost || (one.cost === other.cost && aside(one) < aside(other));
  for (const entry of doorsOf(b, m, all))
    for (const destination of destinationsOf(withModel(b, placedOn(m, entry)), m.id)) {
      const goal: Goal = { ...destination, entry };
      if (!own.has(goal.space) && isBetter(goal, best.get(goal.space))) best.set(goal.space, goal);
    }
  return [...best.values()];
};

/** Every place that a normal move could end on within one activation, the own one left out. */
export const goalsFor = (b: Battle, id: ModelId): readonly Goal[] => {
  const m = modelOf(b, id);
  return m.space === null ? goalsEntering(b, m) : destinationsOf(b, id).map((one) => ({ ...one, entry: null }));
};

/** Of these the one from which the way to a model is shortest, walls and climbs counted; on ties the straightest, then the cheapest. */
export const nearestTo = <G extends Destination>(b: Battle, goals: readonly G[], target: ModelId): G | undefined => {
  const { ground } = fieldOf(b.config);
  const none = levels.trafficOf(ground, 1, [], [], []);
  const { cost } = levels.reach(ground, { ...boxOf(b, modelOf(b, target)), side: 1 }, FAR, none, WALK);
  const far = ({ space }: G): number => {
    const steps = cost[space] ?? -1;
    return steps < 0 ? FAR : steps;
  };
  const to = modelOf(b, target).space!;
  const aside = ({ space }: G): number =>
    (levels.xOf(ground, space) - levels.xOf(ground, to)) ** 2 +
    (levels.yOf(ground, space) - levels.yOf(ground, to)) ** 2;
  const safe = goals.filter(({ drop }) => drop === 0);
  return safe.toSorted((x, y) => far(x) - far(y) || aside(x) - aside(y) || x.cost - y.cost)[0];
};

const FAR = 200;
const WALK: levels.MoveRules = { beside: 'ends', jumps: false, lastSlow: false };

// --- With what ---

/** One way to attack somebody. */
export interface Approach {
  readonly model: ModelId;
  readonly entry: Space | null;
  /** Null: from where it stands, or enters. */
  readonly to: Space | null;
  readonly jump: boolean;
  readonly cost: number;
  readonly attack: ShootCommand | StrikeCommand | CastCommand;
  /** How likely it falls, resistance to a power counted. */
  readonly slain: number;
  readonly mean: number;
  /** An enemy could attack it there. */
  readonly threatened: boolean;
}

/** Where it would stand. */
interface Stand extends Goal {
  readonly pace: Pace;
  readonly b: Battle;
  readonly model: Model;
}

interface Worth {
  readonly slain: number;
  readonly mean: number;
}

const better = (x: Worth, y: Worth): number => y.slain - x.slain || y.mean - x.mean;

const standsOf = (b: Battle, m: Model): readonly Stand[] => {
  const standing = (goal: Goal, pace: Pace): Stand => {
    const model = placedOn(m, goal.space);
    return { ...goal, pace, b: withModel(b, model), model };
  };
  const still = (space: Space, entry: Space | null): Stand =>
    standing({ space, entry, cost: 0, drop: 0, half: true }, 'still');
  const own = m.space === null ? entries(b, m, sideOf(b, m)).map((at) => still(at, at)) : [still(m.space, null)];
  if (isRooted(b, m) || (m.space !== null && isEngaged(b, m))) return own; // HR-40
  return [...own, ...goalsFor(b, m.id).map((goal) => standing(goal, goal.half ? 'half' : 'full'))];
};

/** Those of the places where the dice need least. */
const bestPlaces = (stands: readonly Stand[], needsAt: (stand: Stand) => number | undefined): readonly Stand[] => {
  let [least, best]: [number, Stand[]] = [Number.POSITIVE_INFINITY, []];
  for (const stand of stands) {
    const needs = needsAt(stand);
    if (needs === undefined || needs > least) continue;
    if (needs < least) [least, best] = [needs, []];
    best.push(stand);
  }
  return best;
};

/** So many equal places are looked at for what they risk, the nearest first. */
const MOST_RISKS = 12;

/** Of equal places the one with the least risk, then the shortest way. */
const chosenOf = (b: Battle, id: ModelId, equal: readonly Stand[]): (Stand & { threatened: boolean }) | undefined => {
  const near = equal.toSorted((x, y) => Math.sign(x.drop) - Math.sign(y.drop) || x.cost - y.cost).slice(0, MOST_RISKS);
  const all = near.map((stand) => ({ ...stand, threatened: isThreatenedOn(b, id, stand.space) }));
  return all.find(({ drop, threatened }) => drop === 0 && !threatened) ?? all[0];
};

const approachBy = (
  b: Battle,
  id: ModelId,
  equal: readonly Stand[],
  attackAt: (stand: Stand) => (Worth & Pick<Approach, 'attack'>) | undefined,
): readonly Approach[] => {
  const at = chosenOf(b, id, equal);
  const found = at && attackAt(at);
  if (at === undefined || found === undefined) return [];
  const { entry, space, drop, cost, pace, threatened } = at;
  const { attack, slain, mean } = found;
  const to = pace === 'still' ? null : space;
  return [{ model: id, entry, to, jump: drop > 0, cost, attack, slain, mean, threatened }];
};

const blowsBy = (b: Battle, id: ModelId, stands: readonly Stand[], target: Model): readonly Approach[] => {
  const all = stands.flatMap((stand) => {
    if (!reaches(stand.b, stand.model, target)) return [];
    const engages = stand.pace !== 'still' && isEngaged(stand.b, stand.model);
    return [{ stand, chances: blowChances(stand.b, stand.model, target, engages) }];
  });
  const best = all.toSorted((x, y) => better(x.chances, y.chances))[0]?.chances;
  if (best === undefined || best.dice === 0) return [];
  const equal = all.filter(({ chances }) => better(chances, best) === 0).map(({ stand }) => stand);
  const { slain, mean } = best;
  return approachBy(b, id, equal, () => ({ attack: { type: 'strike', target: target.id }, slain, mean }));
};

const shotsBy = (
  b: Battle,
  id: ModelId,
  stands: readonly Stand[],
  target: Model,
  gun: RangedWeapon,
  arc: boolean,
): readonly Approach[] => {
  const how = { strength: gun.strength, arc, power: false, fire: false };
  const equal = bestPlaces(stands, ({ b: there, model, pace }) => {
    if (weaponFault(there, model, gun, { pace, fire: false, free: false }) !== undefined) return undefined;
    if (targetFault(there, model, gun, target, arc) !== undefined) return undefined;
    return aimAt(there, model, target, { ...how, pace }).needs;
  });
  const attack: ShootCommand = { type: 'shoot', weapon: gun.id, target: target.id, arc };
  return approachBy(b, id, equal, (at) => {
    const { slain, mean } = shotChances(at.b, at.model, attack, { pace: at.pace, fire: false });
    return { attack, slain, mean };
  });
};

const castsBy = (
  b: Battle,
  id: ModelId,
  stands: readonly Stand[],
  target: Model,
  power: Power,
): readonly Approach[] => {
  const plain: CastCommand = { type: 'cast', power: power.id, target: target.id, upcharge: 0 };
  const equal = bestPlaces(stands, ({ b: there, model }) =>
    castFault(there, model, power, plain) === undefined ? aimForPower(there, model, power, target).needs : undefined,
  );
  return approachBy(b, id, equal, (at) => {
    const casts = castsOf(at.b, at.model, 'shoot', false).filter((c) => c.power === power.id && c.target === target.id);
    const worths = casts.map((attack) => {
      const { damage, resolves } = powerChances(at.b, at.model, attack);
      return { attack, slain: resolves * (damage?.slain ?? 0), mean: resolves * (damage?.mean ?? 0) };
    });
    return worths.toSorted(better)[0];
  });
};

/** The best way of each attack that it could make on this one, the most promising first; ties by least risk, then by the shortest way. */
export const approachesTo = (b: Battle, id: ModelId, targetId: ModelId): readonly Approach[] => {
  const [m, target] = [modelOf(b, id), modelOf(b, targetId)];
  if (!isOnBoard(target)) return [];
  const { guns, powers } = kitOf(b, m);
  const stands = standsOf(b, m);
  const damaging = m.affinity > 0 ? powers.filter((one) => one.phase === 'shoot' && one.effect.kind === 'damage') : [];
  return [
    ...blowsBy(b, id, stands, target),
    ...guns.flatMap((gun) =>
      (gun.keywords.arc ? [false, true] : [false]).flatMap((arc) => shotsBy(b, id, stands, target, gun, arc)),
    ),
    ...damaging.flatMap((power) => castsBy(b, id, stands, target, power)),
  ].toSorted((x, y) => better(x, y) || Number(x.threatened) - Number(y.threatened) || x.cost - y.cost);
};
