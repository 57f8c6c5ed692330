/** What lies on the stack, in the order in which it comes up. */

import type { CoreFrame, Side } from '@muster/dwethia';
import type { Framed } from '@muster/kernel';
import type { ModelId, PoolRoll } from './parts.ts';

export interface TerrainFrame extends Framed {
  readonly type: 'terrain';
  /** Who places the next piece. */
  readonly side: Side;
  /** The other side has just placed nothing. */
  readonly passed: boolean;
}
export interface EdgeFrame extends Framed {
  readonly type: 'edge';
  /** Of the roll-off; null until the dice have decided. */
  readonly winner: Side | null;
}
export interface MarkersFrame extends Framed {
  readonly type: 'markers';
  /** Who places the next one. */
  readonly side: Side;
}
export interface SealFrame extends Framed {
  readonly type: 'seal';
}
export interface RoundFrame extends Framed {
  readonly type: 'round';
  readonly side: Side;
  /** this is the one more that the other side gets; `over` when it has been. */
  readonly more: 'no' | 'last' | 'over';
}
export type ActivationStep =
  | 'begin'
  | 'enter'
  | 'engaged'
  | 'retreat'
  | 'move'
  | 'afterMove'
  | 'shoot'
  | 'melee'
  | 'end';
/** What a model does that started engaged; `free` when it did not. */
export type Choice = 'free' | 'retreat' | 'fire' | 'fight';
export type Pace = 'still' | 'half' | 'full';
export interface ActivationFrame extends Framed {
  readonly type: 'activation';
  readonly model: ModelId;
  readonly step: ActivationStep;
  readonly choice: Choice;
  readonly pace: Pace;
  /** It has moved, or may not any more. */
  readonly moved: boolean;
  readonly cast: boolean;
  /** It has done something that Espionage would notice. */
  readonly busy: boolean;
  /** It moved next to an enemy. */
  readonly engages: boolean;
  /** It has stood on the highest floor in this activation. */
  readonly high: boolean;
}
export interface JumpFrame extends Framed {
  readonly type: 'jump';
  readonly model: ModelId;
  readonly drop: number;
}
export interface ShotFrame extends Framed {
  readonly type: 'shot';
  readonly shooter: ModelId;
  readonly weapon: string;
  readonly target: ModelId;
  readonly arc: boolean;
  /** HR-42. */
  readonly fire: boolean;
  /** the last shot of a dying model. */
  readonly back: boolean;
  readonly step: 'redirect' | 'check' | 'friend' | 'attack' | 'done';
  /** P′ of the shot, kept when a friend is struck instead. */
  readonly aim: number | null;
  /** A friend of the shooter is struck. */
  readonly astray: boolean;
}
export interface BlastFrame extends Framed {
  readonly type: 'blast';
  readonly attacker: ModelId;
  readonly centre: ModelId;
  /** The others that are struck, by id. */
  readonly others: readonly ModelId[];
  readonly aim: number;
  readonly strength: number;
  readonly wounds: number;
  readonly how: WoundCause;
}
export interface PowerFrame extends Framed {
  readonly type: 'power';
  readonly caster: ModelId;
  readonly power: string;
  readonly target: ModelId | null;
  readonly upcharge: number;
  readonly step: 'resolve' | 'place' | 'struck' | 'done';
}
export interface FightFrame extends Framed {
  readonly type: 'fight';
  readonly attacker: ModelId;
  readonly target: ModelId;
  readonly dice: number;
  /** the two and who stood with them when the blow fell, the attacker's first. */
  readonly group: readonly ModelId[];
  readonly step: 'attack' | 'wound' | 'fallBacks' | 'done';
  readonly hits: number;
}
/** What struck, for who counts. */
export interface WoundCause {
  readonly kind: 'shot' | 'melee' | 'power' | 'opportunity' | 'fall';
  /** Whom the death is credited to; null for nobody. */
  readonly by: ModelId | null;
  readonly blackSun: boolean;
  readonly grenade: boolean;
}
export interface WoundsFrame extends Framed {
  readonly type: 'wounds';
  readonly model: ModelId;
  readonly wounds: number;
  readonly how: WoundCause;
  /** What saves it, and whose Destiny helps. */
  readonly save: number | null;
  readonly saver: ModelId;
  readonly step: 'save' | 'ignore' | 'suffer';
}
export interface AftermathFrame extends Framed {
  readonly type: 'aftermath';
  /** Whose last shot has been offered. */
  readonly answered: readonly ModelId[];
}
/** of several dying models its owner has chosen this one to shoot first. */
export interface LastShotFrame extends Framed {
  readonly type: 'lastShot';
  readonly model: ModelId;
}
export interface FallBackFrame extends Framed {
  readonly type: 'fallBack';
  readonly attacker: ModelId;
  readonly target: ModelId;
  /** Still to be asked, in order. */
  readonly queue: readonly ModelId[];
  /** Who has moved, and whom each had in reach of it before. */
  readonly moved: readonly { readonly id: ModelId; readonly watched: readonly ModelId[] }[];
}
export interface OpportunityFrame extends Framed {
  readonly type: 'opportunity';
  readonly mover: ModelId;
  readonly attackers: readonly ModelId[];
  readonly at: number;
}
export interface EndFrame extends Framed {
  readonly type: 'endActivation';
}

export type Frame =
  | TerrainFrame
  | EdgeFrame
  | MarkersFrame
  | SealFrame
  | RoundFrame
  | ActivationFrame
  | JumpFrame
  | ShotFrame
  | BlastFrame
  | PowerFrame
  | FightFrame
  | WoundsFrame
  | AftermathFrame
  | LastShotFrame
  | FallBackFrame
  | OpportunityFrame
  | EndFrame
  | CoreFrame<PoolRoll>;
