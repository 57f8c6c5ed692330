/** What a battle is made of: configuration, state, commands, events. Plain data that survives JSON. */

import type { Decision, GameEvent, Outcome, Refusal, Seat } from '@muster/kernel';
import type { AttackColour, DefenceColour } from '../content/dice.ts';
import type { Condition, Scenario, ScenarioId } from '../content/scenarios.ts';
import type { Terrain } from '../content/terrain.ts';
import type { UnitType } from '../content/units.ts';
import type { Rulings } from './rulings.ts';

/** Four digits: column, row (GB-05). */
export type HexLabel = string;
/** `A1`, `B12`: the side and a number in the scenario's order. */
export type UnitId = string;

export interface BattleConfig {
  /** One of the book, or a whole one (a free battle, a test board). */
  readonly scenario: ScenarioId | Scenario;
  readonly rulings: Rulings;
}

export const UNIT_STATES = ['fresh', 'activated', 'fatigued'] as const;
export type UnitState = (typeof UNIT_STATES)[number]; // GB-08

export interface Unit {
  readonly id: UnitId;
  readonly type: UnitType;
  readonly seat: Seat;
  /** null before deployment and after destruction. */
  readonly hex: HexLabel | null;
  readonly health: number;
  readonly state: UnitState;
  /** Its move of this turn is confirmed (GB-25). */
  readonly moved: boolean;
  /** It left its hex this turn: a `setup` engine may not attack. */
  readonly left: boolean;
  readonly attacked: boolean;
  /** The round of its last own attack, 0 for none (`reload`). */
  readonly attackedInRound: number;
}

export const PHASES = ['deployment', 'activation', 'movement', 'attack', 'over'] as const; // GB-11
export type Phase = (typeof PHASES)[number];

export interface Battle {
  readonly config: BattleConfig;
  /** From 1; 0 during deployment. */
  readonly round: number;
  /** Whose turn it is. */
  readonly turn: Seat;
  readonly phase: Phase;
  /** Activations still to be made this turn (GB-12). */
  readonly owed: number;
  /** All units in the scenario's order, the destroyed ones too (health 0). */
  readonly units: readonly Unit[];
  readonly outcome: BattleOutcome | null;
}

export const REASONS = [
  'destroyed',
  'slain',
  'held',
  'endured',
  'wipedOut',
  'healthAtLimit',
  'drawAtLimit',
  'conceded',
] as const;
export type OutcomeReason = (typeof REASONS)[number];
export interface BattleOutcome extends Outcome {
  readonly reason: OutcomeReason;
}

export interface DeployCommand {
  readonly type: 'deploy';
  readonly unit: UnitId;
  readonly hex: HexLabel;
}
export interface ActivateCommand {
  readonly type: 'activate';
  readonly units: readonly UnitId[];
}
export interface MoveCommand {
  readonly type: 'move';
  readonly unit: UnitId;
  /** The hexes entered, in order; empty: stands still (GB-25). */
  readonly path: readonly HexLabel[];
}
export interface AttackCommand {
  readonly type: 'attack';
  readonly attacker: UnitId;
  readonly target: UnitId;
}
/** Ends the own Movement phase (all others stand still, GB-20) or the Attack phase. */
export interface EndPhaseCommand {
  readonly type: 'endPhase';
}
export interface ConcedeCommand {
  readonly type: 'concede';
}
export type BattleCommand =
  | DeployCommand
  | ActivateCommand
  | MoveCommand
  | AttackCommand
  | EndPhaseCommand
  | ConcedeCommand;

/** The facts: which units it is about, and how many activations are owed. */
export interface BattleDecision extends Decision {
  readonly kind: 'deploy' | 'activate' | 'move' | 'attack';
  readonly units: readonly UnitId[];
  readonly owed: number;
}

export interface RolledAttackDie {
  readonly colour: AttackColour;
  readonly face: number;
  readonly damage: number;
  readonly bonus: number;
  /** Where the die comes from: the counter, or this terrain. */
  readonly from: 'unit' | Terrain;
}
export interface RolledDefenceDie {
  readonly colour: DefenceColour;
  readonly face: number;
  readonly shields: number;
  readonly from: 'unit' | Terrain;
}

/** One half of a combat with all its arithmetic (GB-41, GB-42, GB-47). */
export interface StruckEvent extends GameEvent {
  readonly type: 'struck';
  readonly half: 1 | 2;
  readonly striker: UnitId;
  readonly struck: UnitId;
  readonly distance: number;
  readonly advantage: boolean;
  readonly attack: readonly RolledAttackDie[];
  readonly defence: readonly RolledDefenceDie[];
  /** Symbols given by terrain, not by dice (GB-64 to GB-66). */
  readonly symbols: { readonly damage: number; readonly bonus: number; readonly shields: number };
  /** Sums of dice and symbols. */
  readonly damage: number;
  readonly bonus: number;
  readonly shields: number;
  readonly hits: number;
  readonly health: number;
  /** What the exact odds expected: for the luck report. */
  readonly expected: number;
}

/** What dice are rolled for. */
export type BattleRoll = 'attack' | 'defence';

export type BattleEvent =
  | (GameEvent & { readonly type: 'deployed'; readonly unit: UnitId; readonly hex: HexLabel })
  | (GameEvent & { readonly type: 'roundBegan'; readonly round: number; readonly first: Seat })
  | (GameEvent & { readonly type: 'turnBegan'; readonly seat: Seat; readonly owed: number })
  | (GameEvent & { readonly type: 'skipped'; readonly seat: Seat })
  | (GameEvent & { readonly type: 'activated'; readonly units: readonly UnitId[]; readonly forced: boolean })
  | (GameEvent & {
      readonly type: 'moved';
      readonly unit: UnitId;
      readonly from: HexLabel;
      readonly path: readonly HexLabel[];
      readonly spent: number;
      readonly allowance: number;
    })
  | (GameEvent & { readonly type: 'stood'; readonly units: readonly UnitId[] })
  | (GameEvent & {
      readonly type: 'attackDeclared';
      readonly attacker: UnitId;
      readonly target: UnitId;
      readonly distance: number;
    })
  | StruckEvent
  | (GameEvent & {
      readonly type: 'noBattleBack';
      readonly unit: UnitId;
      readonly why: 'destroyed' | 'notAdjacent' | 'cannotReach' | 'off';
    })
  | (GameEvent & { readonly type: 'destroyed'; readonly unit: UnitId })
  | (GameEvent & { readonly type: 'noAttackPossible'; readonly seat: Seat })
  | (GameEvent & { readonly type: 'turnEnded'; readonly seat: Seat; readonly fatigued: readonly UnitId[] })
  | (GameEvent & { readonly type: 'roundEnded'; readonly round: number })
  | (GameEvent & { readonly type: 'conceded'; readonly seat: Seat })
  | (GameEvent & { readonly type: 'ended'; readonly outcome: BattleOutcome; readonly condition: Condition | null });

/** Why a command may not be played. `explain` says each in words. */
export type BattleRefusal = Refusal &
  (
    | { readonly code: 'battleOver' | 'notYourTurn' | 'wrongPhase'; readonly phase: Phase }
    | { readonly code: 'unknownUnit'; readonly unit: string }
    | {
        readonly code: 'notYourUnit' | 'unitDestroyed' | 'alreadyDeployed';
        readonly unit: UnitId;
        readonly name: string;
      }
    | {
        readonly code: 'notFresh' | 'notActivated';
        readonly unit: UnitId;
        readonly name: string;
        readonly state: UnitState;
      }
    | { readonly code: 'noUnits' }
    | { readonly code: 'namedTwice'; readonly unit: UnitId }
    | { readonly code: 'tooMany'; readonly given: number; readonly owed: number }
    | { readonly code: 'offBoard'; readonly hex: string }
    | { readonly code: 'noRoomLeft'; readonly hex: HexLabel }
    | { readonly code: 'outsideZone'; readonly hex: HexLabel; readonly rows: readonly [number, number] }
    | { readonly code: 'alreadyMoved'; readonly unit: UnitId; readonly name: string }
    | { readonly code: 'notAdjacent'; readonly from: HexLabel; readonly hex: HexLabel }
    | { readonly code: 'occupied'; readonly hex: HexLabel; readonly by: UnitId }
    | { readonly code: 'impassable'; readonly hex: HexLabel; readonly terrain: Terrain; readonly name: string }
    | { readonly code: 'tooFar'; readonly name: string; readonly cost: number; readonly allowance: number }
    | { readonly code: 'offTheRoad'; readonly name: string; readonly cost: number; readonly allowance: number }
    | { readonly code: 'cannotMove'; readonly name: string }
    | { readonly code: 'stopped'; readonly name: string; readonly hex: HexLabel }
    | { readonly code: 'alreadyAttacked' | 'notSetUp' | 'reloading'; readonly name: string }
    | { readonly code: 'friendlyTarget'; readonly name: string; readonly target: string }
    | {
        readonly code: 'outOfRange' | 'tooClose';
        readonly name: string;
        readonly target: string;
        readonly distance: number;
        readonly range: readonly [number, number];
      }
    | {
        readonly code: 'noLineOfSight';
        readonly name: string;
        readonly target: string;
        readonly blockers: readonly HexLabel[];
      }
    | { readonly code: 'noShootingInMelee'; readonly name: string; readonly target: string }
    | { readonly code: 'mustFightAdjacent'; readonly name: string; readonly target: string }
  );
