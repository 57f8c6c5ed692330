/** What a player is about to do, before it is a command. Forgotten when the battle has moved on. */

import type { Point } from '@muster/geometry';
import type {
  AttackChoice,
  AttackId,
  Card,
  Corner,
  Defence,
  Feature,
  FighterId,
  MagewindsCommand,
  MagewindsRefusal,
  ObjectId,
  ProfileId,
  ScenarioId,
  Split,
  TerrainId,
} from '@muster/magewinds';
import { type Aim, NO_AIM } from './casts.ts';
import type { KitId } from './terrain-kit.ts';

export interface Intent {
  /** Looked at. */
  readonly inspect: FighterId | null;
  /** The path of a move or step, pinned; without its start. */
  readonly path: readonly Point[] | null;
  /** A place was pointed at that cannot be reached: it may still be gone towards. */
  readonly wish: Point | null;
  /** Where something is put: a fighter, an object, a mark. */
  readonly place: Point | null;
  readonly deploy: FighterId | null;
  readonly target: FighterId | null;
  readonly object: ObjectId | null;
  readonly attack: AttackId | null;
  /** One's own fighter that is to be attacked all the same (MW-R37). */
  readonly sure: FighterId | null;
  /** The id of an offered spell. */
  readonly spell: string | null;
  readonly aim: Aim;
  readonly choice: AttackChoice | null;
  readonly defence: Defence | null;
  /** How far to knock back; null: all the way. */
  readonly distance: number | null;
  readonly scenario: ScenarioId | null;
  readonly terrain: TerrainId | null;
  /** Terrain placed piece by piece; null: a ready-made one. */
  readonly features: readonly Feature[] | null;
  readonly kit: KitId;
  readonly turned: boolean;
  readonly split: { readonly split: Split; readonly own: 0 | 1 } | null;
  readonly edge: 'west' | 'east' | null;
  readonly corner: Corner | null;
  readonly warband: readonly ProfileId[];
  readonly card: Card | null;
  readonly burn: readonly FighterId[];
  /** The last thing that could not be done. */
  readonly refusal: MagewindsRefusal | null;
}

export const IDLE: Intent = {
  inspect: null,
  path: null,
  wish: null,
  place: null,
  deploy: null,
  target: null,
  object: null,
  attack: null,
  sure: null,
  spell: null,
  aim: NO_AIM,
  choice: null,
  defence: null,
  distance: null,
  scenario: null,
  terrain: null,
  features: null,
  kit: 'wall',
  turned: false,
  split: null,
  edge: null,
  corner: null,
  warband: [],
  card: null,
  burn: [],
  refusal: null,
};

/** What a choice on the table leads to: a changed intent, or commands, played one after the other as they are asked for. */
export interface Step {
  readonly intent: Intent;
  readonly commands?: readonly MagewindsCommand[];
}
