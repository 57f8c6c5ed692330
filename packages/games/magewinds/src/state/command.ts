/** What players may do, and what they are asked. */

import type { Point, Side } from '@muster/geometry';
import type { Decision, GameEvent, Seat } from '@muster/kernel';
import type { ActionId } from '../content/actions.ts';
import type { Card } from '../content/cards.ts';
import type { Terrain } from '../content/features.ts';
import type { AttackId, ProfileId } from '../content/fighters.ts';
import type { Names } from '../content/names.ts';
import type { ScenarioId } from '../content/scenarios.ts';
import type { SpellId } from '../content/spells.ts';
import type { TerrainId } from '../content/terrain.ts';
import type { Ask, AskedSpell, AttackChoice, Defence, FighterId, MagewindsOutcome, ObjectId } from './battle.ts';

export const SPLITS = ['lengthwise', 'widthwise', 'diagonal', 'antidiagonal'] as const; // MW-R88
export type Split = (typeof SPLITS)[number];
export const CORNERS = ['south-west', 'south-east', 'north-east', 'north-west'] as const;
export type Corner = (typeof CORNERS)[number];

export type SetupCommand =
  | { readonly type: 'chooseScenario'; readonly scenario: ScenarioId }
  /** Open assembly: one more fighter. */
  | { readonly type: 'addFighter'; readonly profile: ProfileId; readonly name?: string }
  /** Open assembly: no more. */
  | { readonly type: 'finishWarband' }
  /** Secret assembly: the whole of it, and what its fighters are called; may be answered again until all have. */
  | { readonly type: 'assemble'; readonly warband: readonly ProfileId[]; readonly names?: Names }
  | { readonly type: 'placeTerrain'; readonly terrain: TerrainId | Terrain }
  /** Player 2 splits the battlefield and takes one half: 0 is the one with the south-west corner (diagonal: the south-east one). */
  | { readonly type: 'splitTerritory'; readonly split: Split; readonly own: 0 | 1 }
  | { readonly type: 'chooseEdge'; readonly edge: Side }
  | { readonly type: 'chooseCorner'; readonly corner: Corner }
  | { readonly type: 'placeObject'; readonly x: number; readonly y: number }
  | { readonly type: 'deploy'; readonly fighter: FighterId; readonly x: number; readonly y: number };

export const SETUP_COMMANDS: readonly string[] = [
  'chooseScenario',
  'addFighter',
  'finishWarband',
  'assemble',
  'placeTerrain',
  'splitTerritory',
  'chooseEdge',
  'chooseCorner',
  'placeObject',
  'deploy',
];
export const isSetupCommand = (c: MagewindsCommand): c is SetupCommand => SETUP_COMMANDS.includes(c.type);

export type CardCommand =
  /** From the face-down deck, or this face-up card. */
  | { readonly type: 'draw'; readonly card: Card | 'deck' }
  /** TC seer.insight */
  | { readonly type: 'keepOne'; readonly card: Card }
  | { readonly type: 'pass' }
  /** MW 14.1: one entry in `fighters` for each point of damage. */
  | { readonly type: 'keepCard'; readonly card: Card; readonly fighters: readonly FighterId[] }
  /** MW 14.1: discards what was not kept. */
  | { readonly type: 'discardRest' };

/** A spell with what it needs; what it does not need is null. */
export interface CastCommand {
  readonly type: 'cast';
  readonly spell: SpellId;
  readonly caster: FighterId;
  readonly cards: readonly Card[];
  readonly target: FighterId | null;
  readonly place: Point | null;
  /** Clone: the two places, and which of them is the real one's. */
  readonly places: readonly [Point, Point] | null;
  readonly real: 0 | 1 | null;
  /** Quake. */
  readonly feature: number | null;
  /** Prediction. */
  readonly action: ActionId | null;
}

export type ActionCommand =
  | { readonly type: 'activate'; readonly fighter: FighterId }
  /** MW-R28: nothing to activate, but stay in. */
  | { readonly type: 'hold' }
  | { readonly type: 'act'; readonly action: ActionId }
  | CastCommand
  | { readonly type: 'drop'; readonly object: ObjectId; readonly x: number; readonly y: number }
  | { readonly type: 'pickUp'; readonly object: ObjectId }
  /** The corners of the path after the start; empty: stays (MW-R18). */
  | { readonly type: 'move'; readonly path: readonly Point[] }
  | { readonly type: 'step'; readonly path: readonly Point[] }
  /** `object` in place of a fighter: TC cleric.push. */
  | {
      readonly type: 'attack';
      readonly attack: AttackId;
      readonly target: FighterId | null;
      readonly object: ObjectId | null;
      readonly cards: readonly Card[];
    }
  | { readonly type: 'takeAim'; readonly place: Point }
  | { readonly type: 'chooseAttack'; readonly choice: AttackChoice }
  | { readonly type: 'defend'; readonly defence: Defence; readonly cards: readonly Card[] }
  | { readonly type: 'knockBack'; readonly distance: number }
  /** The next target of a volley. */
  | { readonly type: 'nextTarget'; readonly target: FighterId }
  /** Of several things at once, which comes next (MW 1.2): the one of this fighter. */
  | { readonly type: 'nextInOrder'; readonly fighter: FighterId }
  /** Nothing, thank you: closes a window, forgoes an attack or a spell. */
  | { readonly type: 'decline' };

export type MagewindsCommand =
  | SetupCommand
  | CardCommand
  | ActionCommand
  | { readonly type: 'setOrders'; readonly spell: AskedSpell; readonly ask: Ask }
  | { readonly type: 'concede' };

export const DECISION_KINDS = [
  'scenario',
  'assembly',
  'terrain',
  'territory',
  'edge',
  'corner',
  'object',
  'deploy',
  'fragment',
  'channel',
  'insight',
  'activate',
  'passOrHold',
  'action',
  'move',
  'pickUp',
  'charge',
  'step',
  'target',
  'attackChoice',
  'defence',
  'knockBack',
  'nextTarget',
  'order',
  'window',
  'ending',
  'windburn',
] as const;
export interface MagewindsDecision extends Decision {
  readonly kind: (typeof DECISION_KINDS)[number];
  /** Whom it is about. */
  readonly fighter: FighterId | null;
}

/** Who, for the log: enough to say "Blue's Cleric" without the state. */
export interface Who {
  readonly id: FighterId;
  readonly seat: Seat;
  readonly profile: ProfileId;
  readonly number: number;
  /** Only when its player gave it one. */
  readonly name?: string;
}

export interface EndedEvent extends GameEvent {
  readonly type: 'ended';
  readonly outcome: MagewindsOutcome;
}
