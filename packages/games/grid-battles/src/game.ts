/** Grid Battles as a game of the kernel: which command belongs to which phase, and to whom. */

import type { Game, Seat, Table } from '@muster/kernel';
import { applyAttack } from './combat/combat.ts';
import { FACTS } from './facts.ts';
import { applyMove, endMovement, moveCandidates, refuseMove } from './movement/movement.ts';
import { parseCommand, readCommand } from './reading/read-command.ts';
import { parseConfig, readConfig } from './reading/read-config.ts';
import { parseState } from './reading/read-state.ts';
import { activationCandidates, refuseActivate } from './round/activation.ts';
import { activate, endTurn } from './round/turn.ts';
import { applyConcede } from './round/victory.ts';
import { applyDeploy, deployCandidates, refuseDeploy, setup } from './setup/setup.ts';
import type {
  Battle,
  BattleCommand,
  BattleConfig,
  BattleDecision,
  BattleEvent,
  BattleRefusal,
  BattleRoll,
  Phase,
  Unit,
  UnitId,
} from './state/battle.ts';
import { findUnit, nameOf } from './state/units.ts';
import { view } from './state/view.ts';
import { attackCandidates, refuseAttack } from './targets/targets.ts';
import { narrate } from './words/narrate.ts';
import { explain } from './words/refusals.ts';

const KINDS = { deployment: 'deploy', activation: 'activate', movement: 'move', attack: 'attack' } as const;
const KIND_RULES = { deploy: 'FB-04', activate: 'GB-12', move: 'GB-20', attack: 'GB-30' } as const;

/** Whether the unit is one the owner decides about now. */
const concerns = (phase: Exclude<Phase, 'over'>, u: Unit): boolean => {
  switch (phase) {
    case 'deployment':
      return u.hex === null;
    case 'activation':
      return u.state === 'fresh';
    case 'movement':
      return u.state === 'activated' && !u.moved;
    case 'attack':
      return u.state === 'activated' && !u.attacked;
  }
};

const decisions = (b: Battle): readonly BattleDecision[] => {
  if (b.phase === 'over') return [];
  const units: UnitId[] = [];
  for (let i = 0; i < b.units.length; i++) {
    const u = b.units[i]!;
    if (u.seat === b.turn && u.health > 0 && concerns(b.phase, u)) units.push(u.id);
  }
  const kind = KINDS[b.phase];
  return [{ seat: b.turn, kind, rule: KIND_RULES[kind], units, owed: b.owed }];
};

/** Which phases a command belongs to. */
const PHASE_OF: Readonly<Record<Exclude<BattleCommand['type'], 'concede'>, readonly Phase[]>> = {
  deploy: ['deployment'],
  activate: ['activation'],
  move: ['movement'],
  attack: ['attack'],
  endPhase: ['movement', 'attack'],
};

const PHASE_RULES = { deploy: 'FB-04', activate: 'GB-11', move: 'GB-27', attack: 'GB-27', endPhase: 'R-19' } as const;

/** Why a unit cannot be commanded by this seat; undefined when it can. */
const refuseUnit = (b: Battle, seat: Seat, id: UnitId): BattleRefusal | undefined => {
  const unit = findUnit(b, id);
  if (unit === undefined) return { code: 'unknownUnit', rule: null, unit: id };
  if (unit.seat !== seat) return { code: 'notYourUnit', rule: 'GB-12', unit: id, name: nameOf(unit) };
  if (unit.health === 0) return { code: 'unitDestroyed', rule: 'GB-49', unit: id, name: nameOf(unit) };
  return undefined;
};

const refuseUnits = (b: Battle, seat: Seat, ids: readonly UnitId[]): BattleRefusal | undefined => {
  for (let i = 0; i < ids.length; i++) {
    const refusal = refuseUnit(b, seat, ids[i]!);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
};

const refuseTarget = (b: Battle, id: UnitId): BattleRefusal | undefined => {
  const unit = findUnit(b, id);
  if (unit === undefined) return { code: 'unknownUnit', rule: null, unit: id };
  return unit.hex === null ? { code: 'unitDestroyed', rule: 'GB-49', unit: id, name: nameOf(unit) } : undefined;
};

const refuse = (b: Battle, seat: Seat, c: BattleCommand): BattleRefusal | undefined => {
  if (b.phase === 'over') return { code: 'battleOver', rule: 'GB-81', phase: b.phase };
  if (c.type === 'concede')
    return seat === 0 || seat === 1 ? undefined : { code: 'notYourTurn', rule: 'GB-10', phase: b.phase };
  if (seat !== b.turn) return { code: 'notYourTurn', rule: 'GB-10', phase: b.phase };
  if (!PHASE_OF[c.type].includes(b.phase)) return { code: 'wrongPhase', rule: PHASE_RULES[c.type], phase: b.phase };
  switch (c.type) {
    case 'deploy':
      return refuseUnit(b, seat, c.unit) ?? refuseDeploy(b, c);
    case 'activate':
      return refuseUnits(b, seat, c.units) ?? refuseActivate(b, c);
    case 'move':
      return refuseUnit(b, seat, c.unit) ?? refuseMove(b, c);
    case 'attack':
      return refuseUnit(b, seat, c.attacker) ?? refuseTarget(b, c.target) ?? refuseAttack(b, c, findUnit(b, c.target)!);
    case 'endPhase':
      return undefined;
  }
};

const play = (b: Battle, seat: Seat, c: BattleCommand, table: Table<BattleEvent>): Battle => {
  switch (c.type) {
    case 'deploy':
      return applyDeploy(b, c, table);
    case 'activate':
      return activate(b, c.units, false, table);
    case 'move':
      return applyMove(b, c, table);
    case 'attack':
      return applyAttack(b, c, table);
    case 'endPhase':
      return b.phase === 'movement' ? endMovement(b, table) : endTurn(b, table); // GB-20, R-08
    case 'concede':
      return applyConcede(b, seat, table);
  }
};

const END_PHASE: BattleCommand = { type: 'endPhase' };

const candidates = (b: Battle, seat: Seat): readonly BattleCommand[] => {
  if (seat !== b.turn) return [];
  switch (b.phase) {
    case 'deployment':
      return deployCandidates(b);
    case 'activation':
      return activationCandidates(b);
    case 'movement':
      return moveCandidates(b);
    case 'attack': {
      const found: BattleCommand[] = attackCandidates(b);
      found.push(END_PHASE);
      return found;
    }
    case 'over':
      return [];
  }
};

export interface GridBattlesTypes {
  readonly state: Battle;
  readonly command: BattleCommand;
  readonly config: BattleConfig;
  readonly event: BattleEvent;
  readonly refusal: BattleRefusal;
  readonly decision: BattleDecision;
  readonly roll: BattleRoll;
}

export const gridBattles: Game<GridBattlesTypes> = {
  id: FACTS.id,
  version: '1',
  readers: { config: readConfig, command: readCommand },
  seats: () => 2,
  parseConfig,
  parseCommand,
  parseState,
  setup,
  decisions,
  refuse,
  play,
  candidates,
  isPrivate: () => false,
  sealed: () => undefined,
  view,
  imagine: (b) => b,
  outcome: (b) => b.outcome ?? undefined,
  explain,
  narrate,
};
