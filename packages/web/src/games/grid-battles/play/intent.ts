/** What a player is about to do, before it is a command: the steps before confirm are the table's affair (GB-24, R-21). */

import {
  type Battle,
  type BattleCommand,
  type BattleDecision,
  destinations,
  fieldOf,
  findUnit,
  gridBattles,
  type HexLabel,
  type Unit,
  type UnitId,
  unitOf,
  unitOn,
} from '@muster/grid-battles';

export type Intent =
  | { readonly kind: 'idle' }
  /** Looking at a unit that cannot act now. */
  | { readonly kind: 'inspect'; readonly unit: UnitId }
  | { readonly kind: 'deploy'; readonly unit: UnitId }
  | { readonly kind: 'activate'; readonly units: readonly UnitId[] }
  | { readonly kind: 'move'; readonly unit: UnitId; readonly path: readonly HexLabel[] }
  | { readonly kind: 'attack'; readonly attacker: UnitId; readonly target: UnitId | null };

export const IDLE: Intent = { kind: 'idle' };

/** What a choice on the table leads to: another intent, or a command to play. */
export interface Step {
  readonly intent: Intent;
  readonly command?: BattleCommand;
}

const to = (intent: Intent): Step => ({ intent });

/** Units that the seat to move decides about now. */
export const actors = (b: Battle): readonly UnitId[] => {
  const decision = gridBattles.decisions(b)[0] as BattleDecision | undefined;
  return decision?.units ?? [];
};

/** The unit chosen at the moment, if one is. */
export const chosenUnit = (intent: Intent): UnitId | undefined => {
  switch (intent.kind) {
    case 'inspect':
    case 'deploy':
    case 'move':
      return intent.unit;
    case 'attack':
      return intent.attacker;
    case 'activate':
      return intent.units.at(-1);
    case 'idle':
      return undefined;
  }
};

/** The intent of taking up this unit in the present phase. */
const takeUp = (b: Battle, unit: Unit): Intent => {
  switch (b.phase) {
    case 'deployment':
      return { kind: 'deploy', unit: unit.id };
    case 'movement':
      return { kind: 'move', unit: unit.id, path: [] };
    case 'attack':
      return { kind: 'attack', attacker: unit.id, target: null };
    default:
      return { kind: 'inspect', unit: unit.id };
  }
};

const toggle = (b: Battle, intent: Intent, id: UnitId): Intent => {
  const chosen = intent.kind === 'activate' ? intent.units : [];
  if (chosen.includes(id)) return { kind: 'activate', units: chosen.filter((u) => u !== id) };
  return { kind: 'activate', units: [...chosen.slice(chosen.length >= b.owed ? 1 : 0), id] };
};

/** A counter was chosen. */
export const chooseUnit = (b: Battle, intent: Intent, id: UnitId): Step => {
  const unit = findUnit(b, id);
  if (unit === undefined) return to(intent);
  const mine = actors(b).includes(id);
  if (intent.kind === 'move' && intent.unit === id)
    return { intent: IDLE, command: { type: 'move', unit: id, path: intent.path } }; // GB-26: the check mark
  if (b.phase === 'activation' && mine) return to(toggle(b, intent, id));
  if (intent.kind === 'attack' && unit.seat !== b.turn) return to({ ...intent, target: id });
  if (mine) return to(takeUp(b, unit));
  return to({ kind: 'inspect', unit: id });
};

const withStep = (b: Battle, unit: UnitId, path: readonly HexLabel[], hex: HexLabel): readonly HexLabel[] => {
  const at = path.indexOf(hex);
  if (at >= 0) return path.slice(0, at + 1); // GB-24
  if (hex === unitOf(b, unit).hex) return [];
  const longer = [...path, hex];
  if (gridBattles.refuse(b, b.turn, { type: 'move', unit, path: longer }) === undefined) return longer;
  const { labels } = fieldOf(b.config).grid;
  return destinations(b, unitOf(b, unit)).find((d) => labels[d.hex] === hex)?.path ?? path;
};

/** A hex without a counter was chosen. */
export const chooseHex = (b: Battle, intent: Intent, hex: HexLabel): Step => {
  const there = unitOn(b, hex);
  if (intent.kind === 'move' && (there === undefined || there.id === intent.unit))
    return to({ ...intent, path: withStep(b, intent.unit, intent.path, hex) });
  if (intent.kind === 'deploy') {
    const command: BattleCommand = { type: 'deploy', unit: intent.unit, hex };
    return { intent: nextToDeploy(b, intent.unit), command };
  }
  return to(intent.kind === 'activate' ? intent : IDLE);
};

const nextToDeploy = (b: Battle, deployed: UnitId): Intent => {
  const next = actors(b).find((id) => id !== deployed);
  return next === undefined ? IDLE : { kind: 'deploy', unit: next };
};
