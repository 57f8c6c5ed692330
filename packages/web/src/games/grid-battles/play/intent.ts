/**
 * What a player is about to do, before it is a command. One gesture means one thing in every phase: choose a counter, choose it again
 * to let go, click or drag to plan; only a button, its key or the check mark commits (GB-24, R-21). What cannot be done is answered
 * where it was tried.
 */

import {
  type Battle,
  type BattleCommand,
  type BattleDecision,
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
import type { SightOverlay } from '../board/marks.ts';

export type Intent =
  | { readonly kind: 'idle' }
  /** Looking at a unit that cannot act now. */
  | { readonly kind: 'inspect'; readonly unit: UnitId }
  | { readonly kind: 'deploy'; readonly unit: UnitId; readonly hex: HexLabel | null }
  | { readonly kind: 'activate'; readonly units: readonly UnitId[] }
  | { readonly kind: 'move'; readonly unit: UnitId; readonly path: readonly HexLabel[] }
  | { readonly kind: 'attack'; readonly attacker: UnitId; readonly target: UnitId | null }
  /** An enemy that several could strike: one of them is to be chosen. */
  | { readonly kind: 'strikers'; readonly target: UnitId };

export const IDLE: Intent = { kind: 'idle' };

/** What a gesture is told that led nowhere, at the place where it was made. */
export interface Remark {
  readonly at: HexLabel;
  readonly text: string;
  /** The line that decides. */
  readonly sight?: SightOverlay;
  /** The way that would be too long or is barred. */
  readonly way?: readonly HexLabel[];
}

/** What a gesture leads to: never a command. */
export interface Gestured {
  readonly intent: Intent;
  readonly answer?: Remark;
}

const to = (intent: Intent): Gestured => ({ intent });

/** Units that the seat to move decides about now. */
export const actors = (b: Battle): readonly UnitId[] => {
  const decision = gridBattles.decisions(b)[0] as BattleDecision | undefined;
  return decision?.units ?? [];
};

export const isLegal = (b: Battle, c: BattleCommand): boolean => gridBattles.refuse(b, b.turn, c) === undefined;

/** Those who could strike this unit now. */
export const strikersOf = (b: Battle, target: UnitId): readonly UnitId[] =>
  b.phase === 'attack' ? actors(b).filter((attacker) => isLegal(b, { type: 'attack', attacker, target })) : [];

/** Whom the unit could strike now. */
export const targetsOf = (b: Battle, attacker: UnitId): readonly Unit[] =>
  b.units.filter((u) => u.hex !== null && isLegal(b, { type: 'attack', attacker, target: u.id }));

/** The unit chosen at the moment, if one is. */
export const chosenUnit = (intent: Intent): UnitId | undefined => {
  switch (intent.kind) {
    case 'inspect':
    case 'deploy':
    case 'move':
      return intent.unit;
    case 'attack':
      return intent.attacker;
    case 'strikers':
      return intent.target;
    case 'activate':
      return intent.units.at(-1);
    case 'idle':
      return undefined;
  }
};

/** The intent of taking up this unit in the present phase. */
const takeUp = (b: Battle, id: UnitId): Intent => {
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
export const suggested = (c: BattleCommand): Intent =>
  c.type === 'deploy' ? { kind: 'deploy', unit: c.unit, hex: c.hex } : IDLE;

/** With what a player begins: a lone unit that can act is chosen already. */
export const firstIntent = (b: Battle): Intent => {
  const all = b.phase === 'activation' ? [] : actors(b);
  const able = b.phase === 'attack' ? all.filter((id) => targetsOf(b, id).length > 0) : all;
  return able.length === 1 || (b.phase === 'deployment' && able.length > 0) ? takeUp(b, able[0]!) : IDLE;
};

const refusalWords = (b: Battle, c: BattleCommand): string | undefined => {
  const refusal = gridBattles.refuse(b, b.turn, c);
  return refusal === undefined ? undefined : gridBattles.explain(refusal);
};

/** With the reason, where there is one. */
const refused = (b: Battle, intent: Intent, at: HexLabel | null, c: BattleCommand): Gestured => {
  const text = refusalWords(b, c);
  return text === undefined || at === null ? to(intent) : { intent, answer: { at, text } };
};

const toggle = (b: Battle, intent: Intent, id: UnitId): Intent => {
  const chosen = intent.kind === 'activate' ? intent.units : [];
  if (chosen.includes(id)) return { kind: 'activate', units: chosen.filter((u) => u !== id) };
  return { kind: 'activate', units: [...chosen.slice(chosen.length >= b.owed ? 1 : 0), id] };
};

/** Why an attack is refused, with the line of sight where that decides. */
const refusedAttack = (b: Battle, intent: Intent, attacker: Unit, target: Unit): Gestured => {
  const refusal = gridBattles.refuse(b, b.turn, { type: 'attack', attacker: attacker.id, target: target.id });
  if (refusal === undefined || target.hex === null) return to(intent);
  const answer = { at: target.hex, text: gridBattles.explain(refusal) };
  if (refusal.code !== 'noLineOfSight') return { intent, answer };
  const blockers = sightBlockers(b, attacker.hex!, target.hex);
  return { intent, answer: { ...answer, sight: { from: attacker.hex!, to: target.hex, clear: false, blockers } } };
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

const chooseEnemy = (b: Battle, intent: Intent, enemy: Unit): Gestured => {
  if (intent.kind === 'move')
    return refused(b, intent, enemy.hex, { type: 'attack', attacker: intent.unit, target: enemy.id }); // GB-27
  if (b.phase !== 'attack') return to({ kind: 'inspect', unit: enemy.id });
  const strikers = strikersOf(b, enemy.id);
  if (intent.kind === 'attack')
    return strikers.includes(intent.attacker)
      ? to({ ...intent, target: enemy.id })
      : refusedAttack(b, intent, unitOf(b, intent.attacker), enemy);
  if (strikers.length === 1) return to({ kind: 'attack', attacker: strikers[0]!, target: enemy.id });
  if (strikers.length > 1) return to({ kind: 'strikers', target: enemy.id });
  const nearest = nearestMiss(b, enemy);
  const inspect: Intent = { kind: 'inspect', unit: enemy.id };
  return nearest === undefined ? to(inspect) : refusedAttack(b, inspect, nearest, enemy);
};

/** Why one's own unit cannot act now. */
const idleAnswer = (b: Battle, unit: Unit): Gestured => {
  const inspect: Intent = { kind: 'inspect', unit: unit.id };
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

const chooseOwn = (b: Battle, intent: Intent, unit: Unit): Gestured => {
  const mine = actors(b).includes(unit.id);
  if (b.phase === 'activation' && mine) return to(toggle(b, intent, unit.id));
  if (mine && intent.kind === 'strikers' && strikersOf(b, intent.target).includes(unit.id))
    return to({ kind: 'attack', attacker: unit.id, target: intent.target });
  if (mine) return to(takeUp(b, unit.id));
  if (intent.kind === 'move' && intent.path.length > 0) return goTo(b, intent, unit.hex!); // a plan is not lost by a slip of the hand
  const step = idleAnswer(b, unit);
  return intent.kind === 'activate' && step.answer !== undefined ? { ...step, intent } : step;
};

/** A counter was chosen. */
export const chooseUnit = (b: Battle, intent: Intent, id: UnitId): Gestured => {
  const unit = findUnit(b, id);
  if (unit === undefined) return to(intent);
  if (intent.kind !== 'activate' && chosenUnit(intent) === id) return to(IDLE); // again: let go
  if (intent.kind === 'attack' && intent.target === id) return to({ ...intent, target: null });
  return unit.seat === b.turn ? chooseOwn(b, intent, unit) : chooseEnemy(b, intent, unit);
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

const goTo = (b: Battle, intent: Extract<Intent, { kind: 'move' }>, hex: HexLabel): Gestured => {
  const { unit } = intent;
  const path = withStep(b, unit, intent.path, hex);
  if ((path.at(-1) ?? unitOf(b, unit).hex) === hex) return to({ ...intent, path });
  const way = wayTo(b, unitOf(b, unit), hex);
  const { answer } = refused(b, intent, hex, { type: 'move', unit, path: way });
  return answer === undefined ? to(intent) : { intent, answer: { ...answer, way } };
};

/** Whoever is chosen cannot go before it is activated (GB-27): said where it was tried. */
const onceActivated = (
  b: Battle,
  { units }: Extract<Intent, { kind: 'activate' }>,
  hex: HexLabel,
): readonly string[] => {
  const unit = units.length === 0 ? undefined : unitOf(b, units.at(-1)!);
  const { labels } = fieldOf(b.config).grid;
  return unit !== undefined && destinations(b, unit).some((d) => labels[d.hex] === hex)
    ? [`${nameOf(unit)} can go there once it is activated (GB-27).`]
    : [];
};

/** A hex without a counter was chosen. */
export const chooseHex = (b: Battle, intent: Intent, hex: HexLabel): Gestured => {
  const command = intent.kind === 'deploy' ? ({ type: 'deploy', unit: intent.unit, hex } as const) : undefined;
  switch (intent.kind) {
    case 'move':
      return goTo(b, intent, hex);
    case 'deploy':
      return isLegal(b, command!) ? to({ ...intent, hex }) : refused(b, intent, hex, command!);
    case 'attack':
    case 'strikers':
      return { intent, answer: { at: hex, text: `Nobody stands on ${hex} to be struck (GB-30).` } };
    case 'activate':
      return {
        intent,
        answer: { at: hex, text: [...onceActivated(b, intent, hex), groundWords(b.config, hex)].join(' ') },
      };
    default:
      return { intent: IDLE, answer: { at: hex, text: groundWords(b.config, hex) } };
  }
};

/** A counter of one's own is dragged and is over this hex: it plans, as clicks do. */
export const dragUnit = (b: Battle, intent: Intent, id: UnitId, hex: HexLabel): Intent => {
  if (!actors(b).includes(id)) return { kind: 'inspect', unit: id };
  const own = chosenUnit(intent) === id && intent.kind !== 'inspect';
  const held = own ? intent : takeUp(b, id);
  const there = unitOn(b, hex);
  switch (held.kind) {
    case 'move': {
      const step = there === undefined || there.id === id ? goTo(b, held, hex) : to(held);
      return step.intent;
    }
    case 'attack': {
      const target = there !== undefined && isLegal(b, { type: 'attack', attacker: id, target: there.id });
      return { ...held, target: target ? there.id : null };
    }
    case 'deploy':
      return isLegal(b, { type: 'deploy', unit: id, hex }) ? { ...held, hex } : held;
    default:
      return intent.kind === 'activate' && intent.units.includes(id) ? intent : toggle(b, intent, id);
  }
};

/** It was let go over this hex: why the plan does not end there, if it does not. */
export const dropUnit = (b: Battle, intent: Intent, id: UnitId, hex: HexLabel): Gestured => {
  const there = unitOn(b, hex);
  switch (intent.kind) {
    case 'move': {
      if ((intent.path.at(-1) ?? unitOf(b, id).hex) === hex) return to(intent);
      return there !== undefined && there.seat !== b.turn ? chooseEnemy(b, intent, there) : goTo(b, intent, hex);
    }
    case 'attack':
      if (intent.target !== null) return to(intent);
      return there === undefined ? chooseHex(b, intent, hex) : refusedAttack(b, intent, unitOf(b, id), there);
    case 'deploy':
      return intent.hex === hex ? to(intent) : refused(b, intent, hex, { type: 'deploy', unit: id, hex });
    case 'activate':
      return refused(b, intent, hex, { type: 'move', unit: id, path: [] }); // GB-27: it moves when it is activated
    default:
      return idleAnswer(b, unitOf(b, id));
  }
};
