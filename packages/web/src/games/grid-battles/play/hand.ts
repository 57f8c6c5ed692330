/**
 * What a player is about to do, before it is a command. One gesture means one thing in every phase: choose a counter, choose it again
 * to let go, click or drag to plan; only a button, its key or the check mark commits (GB-24, R-21). What cannot be done is answered
 * where it was tried.
 */

import {
  type Battle,
  type BattleCommand,
  destinations,
  fieldOf,
  findUnit,
  gridBattles,
  groundWords,
  type HexLabel,
  nameOf,
  sightBlockers,
  type Unit,
  type UnitId,
  unitOf,
  unitOn,
  wayTo,
} from '@muster/grid-battles';
import type { Gestured as GesturedOf, Hand, Touched } from '../../../contract/tabletop.ts';
import { actors, isLegal, strikersOf, targetsOf } from './able.ts';
import { planOf } from './plan.ts';
import type { Gesture, GridTable, Held } from './types.ts';

type Gestured = GesturedOf<GridTable>;

export const IDLE: Held = { kind: 'idle' };

const to = (held: Held): Gestured => ({ held });

/** The unit chosen at the moment, if one is. */
const chosenUnit = (held: Held): UnitId | undefined => {
  switch (held.kind) {
    case 'inspect':
    case 'deploy':
    case 'move':
      return held.unit;
    case 'attack':
      return held.attacker;
    case 'strikers':
      return held.target;
    case 'activate':
      return held.units.at(-1);
    case 'idle':
      return undefined;
  }
};

/** This unit taken up, in the present phase. */
const takeUp = (b: Battle, id: UnitId): Held => {
  switch (b.phase) {
    case 'deployment':
      return { kind: 'deploy', unit: id, hex: null };
    case 'movement':
      return { kind: 'move', unit: id, path: [] };
    case 'attack':
      return { kind: 'attack', attacker: id, target: null };
    default:
      return { kind: 'inspect', unit: id };
  }
};

/** What the computer would do, as the hand holds it: only the player plays it. */
export const suggested = (c: BattleCommand): Held =>
  c.type === 'deploy' ? { kind: 'deploy', unit: c.unit, hex: c.hex } : IDLE;

/** With what a player begins: a lone unit that can act is chosen already. */
const firstHeld = (b: Battle): Held => {
  const all = b.phase === 'activation' ? [] : actors(b);
  const able = b.phase === 'attack' ? all.filter((id) => targetsOf(b, id).length > 0) : all;
  return able.length === 1 || (b.phase === 'deployment' && able.length > 0) ? takeUp(b, able[0]!) : IDLE;
};

/** With the reason, where there is one. */
const refused = (b: Battle, held: Held, at: HexLabel | null, c: BattleCommand): Gestured => {
  const refusal = gridBattles.refuse(b, b.turn, c);
  return refusal === undefined || at === null ? to(held) : { held, remark: { at, text: gridBattles.explain(refusal) } };
};

const toggle = (b: Battle, held: Held, id: UnitId): Held => {
  const chosen = held.kind === 'activate' ? held.units : [];
  if (chosen.includes(id)) return { kind: 'activate', units: chosen.filter((u) => u !== id) };
  return { kind: 'activate', units: [...chosen.slice(chosen.length >= b.owed ? 1 : 0), id] };
};

/** Why an attack is refused, with the line of sight where that decides. */
const refusedAttack = (b: Battle, held: Held, attacker: Unit, target: Unit): Gestured => {
  const refusal = gridBattles.refuse(b, b.turn, { type: 'attack', attacker: attacker.id, target: target.id });
  if (refusal === undefined || target.hex === null) return to(held);
  const remark = { at: target.hex, text: gridBattles.explain(refusal) };
  if (refusal.code !== 'noLineOfSight') return { held, remark };
  const blockers = sightBlockers(b, attacker.hex!, target.hex);
  return { held, remark: { ...remark, sight: { from: attacker.hex!, to: target.hex, clear: false, blockers } } };
};

/** Of those who cannot strike it the one that is nearest to it: one that only does not see it before one too far away. */
const nearestMiss = (b: Battle, target: Unit): Unit | undefined => {
  const missOf = (attacker: UnitId): number => {
    const refusal = gridBattles.refuse(b, b.turn, { type: 'attack', attacker, target: target.id });
    return refusal?.code === 'outOfRange' || refusal?.code === 'tooClose' ? refusal.distance : 0;
  };
  const [id] = [...actors(b)].sort((x, y) => missOf(x) - missOf(y));
  return id === undefined ? undefined : unitOf(b, id);
};

const chooseEnemy = (b: Battle, held: Held, enemy: Unit): Gestured => {
  if (held.kind === 'move')
    return refused(b, held, enemy.hex, { type: 'attack', attacker: held.unit, target: enemy.id }); // GB-27
  if (b.phase !== 'attack') return to({ kind: 'inspect', unit: enemy.id });
  const strikers = strikersOf(b, enemy.id);
  if (held.kind === 'attack')
    return strikers.includes(held.attacker)
      ? to({ ...held, target: enemy.id })
      : refusedAttack(b, held, unitOf(b, held.attacker), enemy);
  if (strikers.length === 1) return to({ kind: 'attack', attacker: strikers[0]!, target: enemy.id });
  if (strikers.length > 1) return to({ kind: 'strikers', target: enemy.id });
  const nearest = nearestMiss(b, enemy);
  const inspect: Held = { kind: 'inspect', unit: enemy.id };
  return nearest === undefined ? to(inspect) : refusedAttack(b, inspect, nearest, enemy);
};

/** Why one's own unit cannot act now. */
const whyIdle = (b: Battle, unit: Unit): Gestured => {
  const inspect: Held = { kind: 'inspect', unit: unit.id };
  switch (b.phase) {
    case 'deployment':
      return refused(b, inspect, unit.hex, { type: 'deploy', unit: unit.id, hex: unit.hex ?? '' });
    case 'activation':
      return refused(b, inspect, unit.hex, { type: 'activate', units: [unit.id] });
    case 'movement':
      return refused(b, inspect, unit.hex, { type: 'move', unit: unit.id, path: [] });
    case 'attack': {
      const enemy = b.units.find((u) => u.seat !== unit.seat && u.hex !== null);
      if (enemy === undefined) return to(inspect);
      return refused(b, inspect, unit.hex, { type: 'attack', attacker: unit.id, target: enemy.id });
    }
    case 'over':
      return to(inspect);
  }
};

const chooseOwn = (b: Battle, held: Held, unit: Unit): Gestured => {
  const mine = actors(b).includes(unit.id);
  if (b.phase === 'activation' && mine) return to(toggle(b, held, unit.id));
  if (mine && held.kind === 'strikers' && strikersOf(b, held.target).includes(unit.id))
    return to({ kind: 'attack', attacker: unit.id, target: held.target });
  if (mine) return to(takeUp(b, unit.id));
  if (held.kind === 'move' && held.path.length > 0) return goTo(b, held, unit.hex!); // a plan is not lost by a slip of the hand
  const step = whyIdle(b, unit);
  return held.kind === 'activate' && step.remark !== undefined ? { ...step, held } : step;
};

/** A counter was chosen. */
const chooseUnit = (b: Battle, held: Held, id: UnitId): Gestured => {
  const unit = findUnit(b, id);
  if (unit === undefined) return to(held);
  if (held.kind !== 'activate' && chosenUnit(held) === id) return to(IDLE); // again: let go
  if (held.kind === 'attack' && held.target === id) return to({ ...held, target: null });
  return unit.seat === b.turn ? chooseOwn(b, held, unit) : chooseEnemy(b, held, unit);
};

const withStep = (b: Battle, unit: UnitId, path: readonly HexLabel[], hex: HexLabel): readonly HexLabel[] => {
  const at = path.indexOf(hex);
  if (at >= 0) return path.slice(0, at + 1); // GB-24
  if (hex === unitOf(b, unit).hex) return [];
  const longer = [...path, hex];
  if (isLegal(b, { type: 'move', unit, path: longer })) return longer;
  const { labels } = fieldOf(b.config).grid;
  return destinations(b, unitOf(b, unit)).find((d) => labels[d.hex] === hex)?.path ?? path;
};

const goTo = (b: Battle, held: Extract<Held, { kind: 'move' }>, hex: HexLabel): Gestured => {
  const { unit } = held;
  const path = withStep(b, unit, held.path, hex);
  if ((path.at(-1) ?? unitOf(b, unit).hex) === hex) return to({ ...held, path });
  const way = wayTo(b, unitOf(b, unit), hex);
  const { remark } = refused(b, held, hex, { type: 'move', unit, path: way });
  return remark === undefined ? to(held) : { held, remark: { ...remark, way } };
};

/** Whoever is chosen cannot go before it is activated (GB-27): said where it was tried. */
const onceActivated = (b: Battle, { units }: Extract<Held, { kind: 'activate' }>, hex: HexLabel): readonly string[] => {
  const unit = units.length === 0 ? undefined : unitOf(b, units.at(-1)!);
  const { labels } = fieldOf(b.config).grid;
  return unit !== undefined && destinations(b, unit).some((d) => labels[d.hex] === hex)
    ? [`${nameOf(unit)} can go there once it is activated (GB-27).`]
    : [];
};

/** A hex without a counter was chosen. */
const chooseHex = (b: Battle, held: Held, hex: HexLabel): Gestured => {
  switch (held.kind) {
    case 'move':
      return goTo(b, held, hex);
    case 'deploy': {
      const command = { type: 'deploy', unit: held.unit, hex } as const;
      return isLegal(b, command) ? to({ ...held, hex }) : refused(b, held, hex, command);
    }
    case 'attack':
    case 'strikers':
      return { held, remark: { at: hex, text: `Nobody stands on ${hex} to be struck (GB-30).` } };
    case 'activate':
      return {
        held,
        remark: { at: hex, text: [...onceActivated(b, held, hex), groundWords(b.config, hex)].join(' ') },
      };
    default:
      return { held: IDLE, remark: { at: hex, text: groundWords(b.config, hex) } };
  }
};

/** A counter of one's own is dragged and is over this hex: it plans, as clicks do. */
const dragUnit = (b: Battle, before: Held, id: UnitId, hex: HexLabel): Held => {
  if (!actors(b).includes(id)) return { kind: 'inspect', unit: id };
  const own = chosenUnit(before) === id && before.kind !== 'inspect';
  const held = own ? before : takeUp(b, id);
  const there = unitOn(b, hex);
  switch (held.kind) {
    case 'move':
      return there === undefined || there.id === id ? goTo(b, held, hex).held : held;
    case 'attack': {
      const target = there !== undefined && isLegal(b, { type: 'attack', attacker: id, target: there.id });
      return { ...held, target: target ? there.id : null };
    }
    case 'deploy':
      return isLegal(b, { type: 'deploy', unit: id, hex }) ? { ...held, hex } : held;
    default:
      return before.kind === 'activate' && before.units.includes(id) ? before : toggle(b, before, id);
  }
};

/** It was let go over this hex: why the plan does not end there, if it does not. */
const dropUnit = (b: Battle, held: Held, id: UnitId, hex: HexLabel): Gestured => {
  const there = unitOn(b, hex);
  switch (held.kind) {
    case 'move': {
      if ((held.path.at(-1) ?? unitOf(b, id).hex) === hex) return to(held);
      return there !== undefined && there.seat !== b.turn ? chooseEnemy(b, held, there) : goTo(b, held, hex);
    }
    case 'attack':
      if (held.target !== null) return to(held);
      return there === undefined ? chooseHex(b, held, hex) : refusedAttack(b, held, unitOf(b, id), there);
    case 'deploy':
      return held.hex === hex ? to(held) : refused(b, held, hex, { type: 'deploy', unit: id, hex });
    case 'activate':
      return refused(b, held, hex, { type: 'move', unit: id, path: [] }); // GB-27: it moves when it is activated
    default:
      return whyIdle(b, unitOf(b, id));
  }
};

/** Whoever only looks on looks at units. */
const lookAt = (held: Held, gesture: Touched<GridTable> | Gesture): Held =>
  gesture.kind !== 'piece' || chosenUnit(held) === gesture.id ? IDLE : { kind: 'inspect', unit: gesture.id };

const follow = (b: Battle, held: Held, gesture: Touched<GridTable> | Gesture): Gestured => {
  switch (gesture.kind) {
    case 'piece':
      return chooseUnit(b, held, gesture.id);
    case 'hex':
      return chooseHex(b, held, gesture.hex);
    case 'drag':
      return to(dragUnit(b, held, gesture.unit, gesture.over));
    case 'drop':
      return dropUnit(b, held, gesture.unit, gesture.over);
  }
};

/** Goes on to this unit; of those to be activated, one is added. */
const takeNext = (b: Battle, held: Held, id: UnitId): Held => {
  const isChosen = held.kind === 'activate' ? held.units.includes(id) : chosenUnit(held) === id;
  return isChosen ? held : chooseUnit(b, held.kind === 'activate' ? held : IDLE, id).held;
};

export const hand: Hand<GridTable> = {
  first: ({ view, decision }) => (decision === undefined ? IDLE : firstHeld(view)),
  touch: ({ view, decision }, held, gesture) =>
    decision === undefined ? to(lookAt(held, gesture)) : follow(view, held, gesture),
  back: () => IDLE,
  take: ({ view }, held, id) => takeNext(view, held, id),
  plan: ({ view, decision }, held) => planOf(view, decision, held),
};
