/**
 * What a table asks while somebody plans: where a model could go, what an attack would bring and why, who would strike after one who
 * turns away, how far an objective has come. The numbers are those of the rules themselves.
 */

import { powerOf, type Side } from '@muster/dwethia';
import { levels } from '@muster/geometry';
import { foresee, type Seat } from '@muster/kernel';
import { targetsOf } from './fighting/fight.ts';
import { heroes } from './game.ts';
import { fieldOf, kitOf } from './ground/field.ts';
import { halfEnds, isRooted, normalWays, triedMove } from './ground/moving.ts';
import { areTouching, boxOf, enemiesOf, engagedWith, groupAround, reaches } from './ground/standing.ts';
import { integrityOf } from './ground/values.ts';
import { type AttackChances, blowChances, type Harm, opportunityChances, shotChances } from './odds/attack.ts';
import { damageOf, powerChances } from './odds/power.ts';
import { arrived } from './round/activation.ts';
import { lastShots } from './shooting/aftermath.ts';
import { lineOf } from './shooting/line.ts';
import { SHOT_RULES, shotsOf, targetFault, weaponFault } from './shooting/options.ts';
import { copyBattle, copyModel, isOnBoard, modelOf, sideOf, withModel } from './state/battle.ts';
import type {
  Battle,
  CastCommand,
  HeroesRefusal,
  Model,
  ModelId,
  MoveCommand,
  ObjectiveId,
  Pace,
  ShootCommand,
  Space,
} from './state/types.ts';

// --- Where to ---

export interface Destination {
  readonly space: Space;
  readonly cost: number;
  /** How deep the jump at its end goes; 0 where one walks. */
  readonly drop: number;
  /** at most half of the move. */
  readonly half: boolean;
}

/** Every place that a normal move could end on, the own one left out. */
export const destinationsOf = (b: Battle, id: ModelId): readonly Destination[] => {
  const m = modelOf(b, id);
  if (m.space === null || isRooted(b, m)) return [];
  const { reach } = normalWays(b, m);
  const half = halfEnds(b, m);
  const walked = reach.ends
    .filter((space) => space !== m.space)
    .map((space) => ({ space, cost: reach.cost[space]!, drop: 0, half: half.walked.has(space) }));
  const known = new Set(walked.map(({ space }) => space));
  const jumped = reach.jumps.flatMap(({ space, cost, drop }) => {
    if (known.has(space)) return [];
    known.add(space);
    return [{ space, cost, drop, half: half.jumped.has(space) }];
  });
  return [...walked, ...jumped];
};

export interface PlannedWay {
  readonly steps: readonly Space[];
  readonly cost: number;
  readonly pace: Pace;
  readonly drop: number;
  /** What it takes after such a move by itself. */
  readonly stance: 'none' | 'defensive' | 'stealth';
}

/** The way of a planned move; undefined where it cannot be made. */
export const wayOf = (b: Battle, id: ModelId, c: MoveCommand): PlannedWay | undefined => {
  const m = modelOf(b, id);
  const tried = m.space === null ? undefined : triedMove(b, m, c);
  if (tried === undefined || tried.fault !== undefined) return undefined;
  const { hasShield, hasCloak } = kitOf(b, m);
  const both = hasShield && hasCloak ? (b.orders[m.seat]?.stance ?? 'shield') : hasShield ? 'shield' : 'cloak';
  const stance =
    tried.pace === 'full' || c.jump || !(hasShield || hasCloak) ? 'none' : both === 'shield' ? 'defensive' : 'stealth';
  return { steps: tried.path, cost: tried.cost, pace: tried.pace, drop: tried.drop, stance };
};

/** The move of who is active alone, before dice or others decide what comes of it. */
const arrivedBy = (b: Battle, id: ModelId, c: MoveCommand, pace: Pace): Battle => {
  const now = copyBattle(withModel(b, arrived(b, modelOf(b, id), c, pace)));
  now.stack = b.stack.map((frame) =>
    frame.type === 'activation' && frame.model === id ? { ...frame, pace, moved: true } : frame,
  );
  return now;
};

/**
 * How it stands after a move, with what it may still do from there, as its player sees it; undefined where it cannot be made. Where
 * the move ends its activation or dice are rolled at its end, as it arrives.
 */
export const afterMove = (b: Battle, seat: Seat, id: ModelId, c: MoveCommand): Battle | undefined => {
  const { view, stopped } = foresee(heroes, b, seat, [c]);
  if (stopped === undefined && activationOf(view, id) !== undefined) return view;
  const way = stopped?.why === 'refused' ? undefined : wayOf(b, id, c);
  return way && arrivedBy(b, id, c, way.pace);
};

/** Spaces next to a model, on which an enemy of it would be engaged. */
export const zoneOf = (b: Battle, id: ModelId): readonly Space[] => {
  const { ground } = fieldOf(b.config);
  const m = modelOf(b, id);
  if (m.space === null) return [];
  const box = boxOf(b, m);
  const spaces: Space[] = [];
  const [left, right] = [Math.max(0, box.x - 1), Math.min(ground.size - 1, box.x + box.side)];
  for (let y = Math.max(0, box.y - 1); y <= Math.min(ground.size - 1, box.y + box.side); y++)
    for (let x = left; x <= right; x++) {
      const space = levels.spaceAt(ground, x, y);
      if (levels.canStand(ground, 1, space) && levels.areTouching(ground, levels.boxAt(ground, 1, space), box))
        spaces.push(space);
    }
  return spaces;
};

// --- What an attack would bring ---

/** One attack, foreseen. */
export interface Forecast extends AttackChances {
  readonly kind: 'shot' | 'blow' | 'power';
  readonly attacker: ModelId;
  /** to whom it could be passed, and what it would do there. */
  readonly redirects: readonly Harm[];
  /** DW-71: friends that half of such shots strike instead. */
  readonly friends: readonly ModelId[];
  /** Whom else it may strike. */
  readonly others: readonly Harm[];
  /** How likely a power holds against the best resistance; 1 for the others. */
  readonly resolves: number;
}

const NOBODY = { redirects: [], friends: [], others: [], resolves: 1 } as const;

const activationOf = (b: Battle, id: ModelId) => {
  const frame = b.stack.find((one) => one.type === 'activation' && one.model === id);
  return frame?.type === 'activation' ? frame : undefined;
};

/** HR-33, X-139: nothing hinders its last shot, and nothing helps it. */
const isDying = (m: Model): boolean => m.wounds === 0;

/** HR-32 to HR-39. */
export const shotForecast = (b: Battle, id: ModelId, c: ShootCommand): Forecast => {
  const m = modelOf(b, id);
  const activation = isDying(m) ? undefined : activationOf(b, id);
  const ready = { pace: activation?.pace ?? 'full', fire: activation?.choice === 'fire' } as const;
  const { blast, ...chances } = shotChances(b, m, c, ready);
  return { ...chances, kind: 'shot', attacker: id, others: blast, resolves: 1 };
};

/** Of a power that does damage; undefined for the others. */
export const powerForecast = (b: Battle, id: ModelId, c: CastCommand): Forecast | undefined => {
  const { damage, others, resolves } = powerChances(b, modelOf(b, id), c);
  return damage === null ? undefined : { ...NOBODY, ...damage, kind: 'power', attacker: id, others, resolves };
};

/** Of the power that is being resisted, once it takes hold; undefined for those that do no damage. */
export const contestedForecast = (b: Battle): Forecast | undefined => {
  const frame = b.stack.findLast((one) => one.type === 'power');
  if (frame?.type !== 'power') return undefined;
  const caster = modelOf(b, frame.caster);
  const { damage, others } = damageOf(b, caster, powerOf(frame.power)!, frame);
  return damage === null ? undefined : { ...NOBODY, ...damage, kind: 'power', attacker: caster.id, others };
};

/** The line that decides over a shot or a power. */
export const sightOf = (b: Battle, from: ModelId, to: ModelId, power: boolean): levels.Sight =>
  lineOf(b, modelOf(b, from), modelOf(b, to), power);

/** Who would strike after one who turns away, and what that may cost it. */
export interface Risk {
  readonly attackers: readonly ModelId[];
  readonly harm: Harm;
}

const riskOf = (b: Battle, m: Model, attackers: readonly Model[]): Risk | undefined =>
  attackers.length === 0
    ? undefined
    : { attackers: attackers.map((one) => one.id), harm: opportunityChances(b, m, attackers) };

/** If it retreated now: everybody it is engaged with (HR-41). */
export const retreatRisk = (b: Battle, id: ModelId): Risk | undefined => {
  const m = modelOf(b, id);
  return riskOf(b, m, engagedWith(b, m));
};

/** if it fell back to there: those who have it in reach now and not then. */
export const fallBackRisk = (b: Battle, id: ModelId, to: Space): Risk | undefined => {
  const m = modelOf(b, id);
  const gone = copyModel(m);
  gone.space = to;
  const then = withModel(b, gone);
  const leaves = (enemy: Model): boolean => enemy.wounds > 0 && reaches(b, enemy, m) && !reaches(then, enemy, gone);
  return riskOf(b, m, enemiesOf(b, m).filter(leaves));
};

const byPromise = (x: Forecast, y: Forecast): number => y.slain - x.slain || y.mean - x.mean;

export interface AttacksFrom {
  readonly shots: readonly { readonly command: ShootCommand; readonly forecast: Forecast }[];
  readonly blows: readonly Forecast[];
}

/** Whom it could strike; the dying strike nobody. */
const struckFrom = (b: Battle, m: Model): readonly Model[] => (isDying(m) ? [] : targetsOf(b, m));

/** What it could shoot and strike from where it stands, the most promising first. */
export const attacksFrom = (b: Battle, id: ModelId, engages: boolean): AttacksFrom => {
  const m = modelOf(b, id);
  if (m.space === null) return { shots: [], blows: [] };
  const activation = activationOf(b, id);
  const shots = isDying(m)
    ? lastShots(b, m)
    : shotsOf(b, m, { pace: activation?.pace ?? 'still', fire: activation?.choice === 'fire' });
  return {
    shots: shots
      .map((command) => ({ command, forecast: shotForecast(b, id, command) }))
      .sort((x, y) => byPromise(x.forecast, y.forecast)),
    blows: struckFrom(b, m)
      .map((target): Forecast => ({ ...NOBODY, ...blowChances(b, m, target, engages), kind: 'blow', attacker: id }))
      .sort(byPromise),
  };
};

/** Why it cannot attack this one from where it stands, with the line that decides; undefined when it can, somehow. */
export const attackFault = (
  b: Battle,
  id: ModelId,
  targetId: ModelId,
): { readonly refusal: HeroesRefusal; readonly sight: levels.Sight | undefined } | undefined => {
  const [m, target] = [modelOf(b, id), modelOf(b, targetId)];
  if (m.space === null || target.space === null) return undefined;
  if (struckFrom(b, m).some((one) => one.id === targetId)) return undefined;
  const activation = activationOf(b, id);
  const free = isDying(m);
  const ready = { pace: activation?.pace ?? ('still' as const), fire: activation?.choice === 'fire', free };
  const { guns, quick } = kitOf(b, m);
  const faults = (free ? quick : guns).map((gun) => ({
    weapon: gun.id,
    why: weaponFault(b, m, gun, ready) ?? targetFault(b, m, gun, target, false),
  }));
  if (faults.some(({ why }) => why === undefined)) return undefined;
  const first = faults[0];
  if (first?.why === undefined)
    return { refusal: { code: 'cannotStrike', rule: 'X-134', target: targetId }, sight: undefined };
  const isSight = first.why === 'blocked' || first.why === 'friendInTheWay';
  return {
    refusal: { code: 'cannotShoot', rule: SHOT_RULES[first.why], weapon: first.weapon, why: first.why },
    sight: isSight ? lineOf(b, m, target, false) : undefined,
  };
};

// --- Who stands together ---

export interface Company {
  /** Allies that count for its fights, itself first. */
  readonly members: readonly ModelId[];
  /** Pairs of them that touch. */
  readonly links: readonly (readonly [ModelId, ModelId])[];
  /** What Integrity adds to each of its attack rolls; 0 for a lone model. */
  readonly integrity: number;
}

export const companyOf = (b: Battle, id: ModelId): Company => {
  const m = modelOf(b, id);
  if (!isOnBoard(m)) return { members: [id], links: [], integrity: 0 };
  const group = groupAround(b, m);
  const links = group.flatMap((one, i) =>
    group.slice(i + 1).flatMap((other) => (areTouching(b, one, other) ? [[one.id, other.id] as const] : [])),
  );
  const values = group.map((one) => integrityOf(b, one));
  const counts = group.length > 1;
  return {
    members: group.map((one) => one.id),
    links,
    integrity: counts ? Math.max(0, ...values) + Math.min(0, ...values) : 0,
  };
};

// --- Objectives ---

export interface Progress {
  readonly have: number;
  readonly need: number;
}

const bits = (n: number): number => [...n.toString(2)].filter((digit) => digit === '1').length;

/** How far a side has come with one objective; only its own are its business. */
export const progressOf = (b: Battle, side: Side, id: ObjectiveId): Progress => {
  const { met, avenged, powers, raised } = b.trackers[side];
  const own = b.deeds.filter((deeds) => sideOf(b, modelOf(b, deeds.id)) === side);
  const most = (count: (deeds: Battle['deeds'][number]) => number): number => Math.max(0, ...own.map(count));
  const slain = b.models.filter((m) => m.unit >= 0 && sideOf(b, m) === side && m.fate === 'slain').length;
  const of = (have: number, need: number): Progress => ({
    have: met.includes(id) ? need : Math.min(have, need - 1),
    need,
  });
  switch (id) {
    case 4:
      return of(avenged, 2);
    case 5:
      return of(
        most(({ markers }) => bits(markers)),
        Math.max(1, b.markers.length),
      );
    case 12:
      return of(
        most((deeds) => deeds.slain.length),
        2,
      );
    case 14:
      return of(
        most(({ wounded }) => wounded.length),
        3,
      );
    case 16:
      return of(
        most(({ idle }) => idle),
        2,
      );
    case 17:
      return of(
        most(({ woundedHigher }) => woundedHigher.length),
        2,
      );
    case 18:
      return of(
        most(({ edges }) => (edges > 0 ? 1 : 0)),
        2,
      );
    case 19:
      return of(slain, Math.max(1, b.models.filter((m) => m.unit >= 0 && sideOf(b, m) === side).length));
    case 21:
      return of(
        most(({ saves }) => saves),
        3,
      );
    case 22:
      return of(powers, 3);
    case 23:
      return of(raised, 3);
    default:
      return of(0, 1);
  }
};
