/** What a player is about to do, before it is a command. Forgotten when the battle has moved on. */

import type { Point } from '@muster/geometry';
import type {
  ActionId,
  AttackChoice,
  AttackId,
  Card,
  Corner,
  Defence,
  FighterId,
  MagewindsCommand,
  MagewindsRefusal,
  ObjectId,
  ProfileId,
  ScenarioId,
  Split,
  TerrainId,
} from '@muster/magewinds';
import type { BoardLine } from '../../../measured/types.ts';
import { type Aim, NO_AIM } from './casts.ts';
import type { KitId, Placed } from './terrain-kit.ts';

export interface Intent {
  /** Looked at. */
  readonly inspect: FighterId | null;
  /** Whom to activate, before it is done; `nobody`: the lone one that would be taken for granted was let go. */
  readonly chosen: FighterId | 'nobody' | null;
  /** What it is to do, before it is done. */
  readonly action: ActionId | null;
  /** The id of a choice that is a whole command: it waits to be confirmed. */
  readonly picked: string | null;
  /** The path of a move or step, pinned; without its start. */
  readonly path: readonly Point[] | null;
  /** The path needs the spell that makes it longer: Haste, or Leap. */
  readonly longer: boolean;
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
  readonly features: readonly Placed[] | null;
  /** The piece to be placed next, and how far it is turned. */
  readonly kit: KitId;
  readonly degrees: number;
  /** The placed piece that is chosen, by its number; null: the next one is placed. */
  readonly piece: number | null;
  /** Pieces are drawn to edges, to each other and to quarters of an inch. */
  readonly snaps: boolean;
  readonly split: { readonly split: Split; readonly own: 0 | 1 } | null;
  readonly edge: 'west' | 'east' | null;
  readonly corner: Corner | null;
  readonly warband: readonly ProfileId[];
  /** What they are called, beside them; empty for who has no name (TC assembly.slots). */
  readonly calls: readonly string[];
  readonly card: Card | null;
  /** The card that is to be drawn. */
  readonly draw: Card | 'deck' | null;
  readonly burn: readonly FighterId[];
  /** The last thing that could not be done. */
  readonly refusal: MagewindsRefusal | null;
  /** Said where it was asked for: why nothing came of a click or a drag. */
  readonly said: Said | null;
}

/** An answer at a place of the table. */
export interface Said {
  readonly at: Point;
  readonly text: string;
  readonly lines?: readonly BoardLine[];
}

export const IDLE: Intent = {
  inspect: null,
  chosen: null,
  action: null,
  picked: null,
  path: null,
  longer: false,
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
  degrees: 0,
  piece: null,
  snaps: true,
  split: null,
  edge: null,
  corner: null,
  warband: [],
  calls: [],
  card: null,
  draw: null,
  burn: [],
  refusal: null,
  said: null,
};

/** What was planned is let go; who was chosen stays chosen. */
export const UNPLANNED = {
  path: null,
  longer: false,
  wish: null,
  target: null,
  object: null,
  attack: null,
  sure: null,
  spell: null,
  picked: null,
  aim: NO_AIM,
  place: null,
  refusal: null,
  said: null,
} as const satisfies Partial<Intent>;

/** What a choice on the table leads to: a changed intent, or commands, played one after the other as they are asked for. */
export interface Gestured {
  readonly intent: Intent;
  readonly commands?: readonly MagewindsCommand[];
}
