/** The state of a battle, its commands, events and refusals: plain data. */

import type {
  FactionId,
  GoFirstCommand,
  GoFirstDecision,
  GoFirstRefusal,
  PriorityEvent,
  PriorityFrame,
  RerollCommand,
  RerollDecision,
  RerollRefusal,
  ResistCommand,
  ResistDecision,
  ResistEvent,
  ResistFrame,
  ResistRefusal,
  RollEvent,
  RollFrame,
  Side,
} from '@muster/dwethia';
import type { levels } from '@muster/geometry';
import type {
  Command,
  Decision,
  Framed,
  GameEvent,
  Malformed,
  Outcome,
  Procedure,
  Refusal,
  Seat,
  StackTypes,
  Table,
} from '@muster/kernel';
import type { UnitSheet } from '../build/sheet.ts';
import type { Prices } from '../content/prices.ts';
import type { PlacedPiece, Turn } from '../content/terrain.ts';

export type Space = levels.Space;
export type ModelId = string;
export type ObjectiveId = number;

// --- What a battle is made of ---

export interface SeatForce {
  readonly side: Side;
  readonly faction: FactionId;
  readonly units: readonly UnitSheet[];
}

export interface HeroesConfig {
  readonly points: number;
  /** An arena, or a board without terrain. */
  readonly arena: string;
  /** HR-09: that of the arena, placed in turn, or as given. */
  readonly terrain: 'arena' | 'placed' | 'given';
  /** What lies on the board besides the arena's own; it grows while terrain is placed. */
  readonly pieces: readonly PlacedPiece[];
  readonly seats: readonly SeatForce[];
  /** placed in turn, or where the arena has them. */
  readonly markers: 'placed' | 'arena';
  /** Picked in secret, drawn in secret, or these, by side; null in the views of others until the seal is opened. */
  readonly objectives: 'picked' | 'drawn' | readonly (readonly ObjectiveId[] | null)[];
  readonly rulings: Rulings;
  /** Battles from before the second edition tell none. Corrections since that would change how a battle went do not hold for it. */
  readonly edition?: 2 | 3;
}

/** Rules that players may set otherwise; the first value is the default. */
export interface Rulings {
  /** */
  readonly objectiveMix: 'free' | 'mixed';
  /** */
  readonly customUnits: 'on' | 'printed';
  /** */
  readonly prices: Prices;
  /** */
  readonly unevenForces: 'oneMore' | 'all';
  /** */
  readonly roundLimit: 'board' | 'none';
  /** */
  readonly redirect: 'defender' | 'off';
  /** */
  readonly friendlyBlast: boolean;
  /** */
  readonly falling: 'risk' | 'free';
  /** */
  readonly raised: 'floor' | 'aboveTarget';
}

export type Stance = 'none' | 'defensive' | 'stealth';

export interface Model {
  readonly id: ModelId;
  readonly seat: Seat;
  /** Index among the units of its seat; −1 for a Thrall. */
  readonly unit: number;
  /** Null: beside the board. */
  readonly space: Space | null;
  /** 0: dying; it is taken off when all that its death brings has happened. */
  readonly wounds: number;
  /** HR-12: its own. */
  readonly destiny: number;
  readonly faith: number;
  readonly affinity: number;
  /** Has the activation token. */
  readonly acted: boolean;
  readonly stance: Stance;
  /** Weapons that are used up, and `resonance` (HR-17). */
  readonly used: readonly string[];
  /** `left`: taken from the board alive. */
  readonly fate: 'alive' | 'slain' | 'left';
}

/** A power that lasts. */
export interface Lasting {
  readonly power: 'root' | 'corrupt' | 'ward' | 'hasten' | 'dread';
  readonly on: ModelId;
  readonly by: ModelId;
  /** It ends with this round at the latest. */
  readonly until: number;
}

/** What one model has done that objectives ask about. */
export interface Deeds {
  readonly id: ModelId;
  readonly slain: readonly ModelId[];
  readonly wounded: readonly ModelId[];
  /** Wounded while they stood higher. */
  readonly woundedHigher: readonly ModelId[];
  /** Bits of the markers beside which it ended a move. */
  readonly markers: number;
  /** Bits of the edges on which it has stood: south, north, west, east. */
  readonly edges: number;
  readonly saves: number;
  /** Own activations in a row near a marker without doing anything. */
  readonly idle: number;
}

/** What both sides can count. */
export interface Tracker {
  /** Objectives that are met, in order of id. */
  readonly met: readonly ObjectiveId[];
  /** Kills since the leader died. */
  readonly avenged: number;
  readonly powers: number;
  readonly raised: number;
  /** A starting model was lost, but not to an enemy. */
  readonly spoiled: boolean;
}

export interface Orders {
  readonly redirect: 'best' | 'ask' | 'never';
  readonly destiny: 'ask' | 'auto' | 'never';
  /** A number: resist with so many points at most, without being asked. */
  readonly resist: 'ask' | 'never' | number;
  readonly fallBack: 'fighters' | 'all' | 'never';
  readonly goFirst: 'ask' | 'me' | 'you';
  readonly stance: 'shield' | 'cloak';
  readonly autoClaim: boolean;
  readonly shootBack: 'auto' | 'ask';
}

export interface Battle {
  readonly config: HeroesConfig;
  readonly stack: readonly Frame[];
  readonly round: number;
  /** Who won the priority roll of this round, and who activates first. */
  readonly priority: Side;
  readonly first: Side;
  /** By side: index among its seats of whose turn is next. */
  readonly next: readonly [number, number];
  readonly models: readonly Model[];
  readonly markers: readonly Space[];
  /** By side; null in the views of others until the seal is opened. */
  readonly objectives: readonly (readonly ObjectiveId[] | null)[];
  readonly sealed: readonly [boolean, boolean];
  readonly opened: readonly [boolean, boolean];
  readonly trackers: readonly [Tracker, Tracker];
  readonly deeds: readonly Deeds[];
  readonly lasting: readonly Lasting[];
  /** By side: the Cult's cheaper power of this round has been cast. */
  readonly discounted: readonly [boolean, boolean];
  /** By seat; null in the views of others. */
  readonly orders: readonly (Orders | null)[];
  readonly conceded: readonly Seat[];
  readonly outcome: Outcome | null;
}

// --- Frames ---

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
  readonly how: How;
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
export interface How {
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
  readonly how: How;
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
  | PriorityFrame
  | RoundFrame
  | ActivationFrame
  | JumpFrame
  | ShotFrame
  | BlastFrame
  | PowerFrame
  | ResistFrame
  | FightFrame
  | RollFrame<PoolRoll>
  | WoundsFrame
  | AftermathFrame
  | LastShotFrame
  | FallBackFrame
  | OpportunityFrame
  | EndFrame;

// --- Commands ---

export type TerrainCommand = Command & {
  readonly type: 'terrain';
  readonly kind: string;
  /** Its south-west space. */
  readonly space: Space;
  readonly turn: Turn;
};
/** South keeps its edge, north has its own; `other` turns the board by half. */
export type EdgeCommand = Command & { readonly type: 'edge'; readonly edge: 'own' | 'other' };
export type MarkerCommand = Command & { readonly type: 'marker'; readonly space: Space };
export type PickCommand = Command & { readonly type: 'pick'; readonly objective: ObjectiveId };
/** All five at once, or those that were picked one by one. */
export type SealCommand = Command & { readonly type: 'seal'; readonly objectives: readonly ObjectiveId[] | null };
/** Before the other side has sealed: begin again. */
export type UnsealCommand = Command & { readonly type: 'unseal' };
export type SelectCommand = Command & { readonly type: 'select'; readonly model: ModelId };
export type ClaimCommand = Command & { readonly type: 'claim' };
export type EnterCommand = Command & { readonly type: 'enter'; readonly space: Space };
export type EngagedCommand = Command & { readonly type: 'engaged'; readonly choice: 'retreat' | 'fire' | 'fight' };
/** Without a path the cheapest one is taken. `jump`: the last step is a jump down. */
export type MoveCommand = Command & {
  readonly type: 'move';
  readonly to: Space;
  readonly path: readonly Space[] | null;
  readonly jump: boolean;
};
export type CastCommand = Command & {
  readonly type: 'cast';
  readonly power: string;
  readonly target: ModelId | null;
  readonly upcharge: number;
};
export type ShootCommand = Command & {
  readonly type: 'shoot';
  readonly weapon: string;
  readonly target: ModelId;
  readonly arc: boolean;
};
export type StrikeCommand = Command & { readonly type: 'strike'; readonly target: ModelId };
/** Nothing of what may be done now. */
export type PassCommand = Command & { readonly type: 'pass' };
/** Null keeps the target. */
export type RedirectCommand = Command & { readonly type: 'redirect'; readonly to: ModelId | null };
export type FriendCommand = Command & { readonly type: 'friend'; readonly model: ModelId };
/** Null stays. */
export type FallBackCommand = Command & { readonly type: 'fallBack'; readonly to: Space | null };
export type PlaceCommand = Command & { readonly type: 'place'; readonly space: Space };
export type ConcedeCommand = Command & { readonly type: 'concede' };
export type OrdersCommand = Command & { readonly type: 'orders'; readonly orders: Orders };

export type HeroesCommand =
  | TerrainCommand
  | EdgeCommand
  | MarkerCommand
  | PickCommand
  | SealCommand
  | UnsealCommand
  | GoFirstCommand
  | SelectCommand
  | ClaimCommand
  | EnterCommand
  | EngagedCommand
  | MoveCommand
  | CastCommand
  | ShootCommand
  | StrikeCommand
  | PassCommand
  | RedirectCommand
  | FriendCommand
  | FallBackCommand
  | PlaceCommand
  | RerollCommand
  | ResistCommand
  | ConcedeCommand
  | OrdersCommand;

// --- Decisions ---

export type HeroesDecision =
  | (Decision & { readonly kind: 'terrain'; readonly left: number })
  | (Decision & { readonly kind: 'edge' })
  | (Decision & { readonly kind: 'marker'; readonly left: number })
  | (Decision & { readonly kind: 'seal' })
  | (Decision & { readonly kind: 'select'; readonly models: readonly ModelId[]; readonly mayClaim: boolean })
  | (Decision & {
      readonly kind: 'enter' | 'engaged' | 'retreat' | 'move' | 'afterMove' | 'shoot' | 'melee' | 'shootBack';
      readonly model: ModelId;
    })
  | (Decision & { readonly kind: 'redirect' | 'friend'; readonly shooter: ModelId; readonly target: ModelId })
  | (Decision & { readonly kind: 'fallBack'; readonly model: ModelId })
  | (Decision & { readonly kind: 'place'; readonly power: string; readonly model: ModelId })
  | GoFirstDecision
  | RerollDecision<PoolRoll>
  | ResistDecision;

// --- Events ---

export type HeroesEvent =
  | (GameEvent & {
      readonly type: 'rolledOff';
      readonly for: 'terrain' | 'edge' | 'markers';
      readonly faces: readonly [number, number];
      readonly winner: Side | null;
    })
  | (GameEvent & { readonly type: 'terrainPlaced'; readonly piece: PlacedPiece; readonly side: Side })
  | (GameEvent & { readonly type: 'noTerrain'; readonly side: Side })
  | (GameEvent & { readonly type: 'edgeChosen'; readonly side: Side; readonly edge: 'own' | 'other' })
  | (GameEvent & { readonly type: 'markerPlaced'; readonly space: Space; readonly side: Side })
  | (GameEvent & { readonly type: 'sealed'; readonly side: Side })
  | (GameEvent & { readonly type: 'roundBegan'; readonly round: number })
  | (GameEvent & { readonly type: 'activated'; readonly model: ModelId })
  | (GameEvent & { readonly type: 'oneMore'; readonly side: Side })
  | (GameEvent & { readonly type: 'entered'; readonly model: ModelId; readonly space: Space })
  | (GameEvent & { readonly type: 'chose'; readonly model: ModelId; readonly choice: Choice })
  | (GameEvent & {
      readonly type: 'moved';
      readonly model: ModelId;
      readonly from: Space;
      readonly path: readonly Space[];
      readonly cost: number;
      readonly why: 'move' | 'retreat' | 'fallBack' | 'corrupt' | 'blink';
    })
  | (GameEvent & { readonly type: 'stance'; readonly model: ModelId; readonly stance: Stance })
  | (GameEvent & { readonly type: 'jumped'; readonly model: ModelId; readonly drop: number })
  | (GameEvent & {
      readonly type: 'shot';
      readonly shooter: ModelId;
      readonly target: ModelId;
      readonly weapon: string;
      readonly arc: boolean;
      readonly back: boolean;
    })
  | (GameEvent & { readonly type: 'redirected'; readonly from: ModelId; readonly to: ModelId })
  | (GameEvent & { readonly type: 'astray'; readonly shooter: ModelId; readonly friend: ModelId })
  | (GameEvent & { readonly type: 'blasted'; readonly centre: ModelId; readonly struck: readonly ModelId[] })
  | (GameEvent & {
      readonly type: 'cast';
      readonly caster: ModelId;
      readonly power: string;
      readonly target: ModelId | null;
      readonly cost: number;
    })
  | (GameEvent & {
      readonly type: 'powerTook';
      readonly power: Lasting['power'] | 'mend';
      readonly on: ModelId;
      readonly by: ModelId;
      /** Wounds that are left to whom it took. */
      readonly left: number;
    })
  | (GameEvent & { readonly type: 'raisedModel'; readonly model: ModelId; readonly space: Space })
  | (GameEvent & {
      readonly type: 'struck';
      readonly attacker: ModelId;
      readonly target: ModelId;
      readonly dice: number;
    })
  | (GameEvent & { readonly type: 'opportunity'; readonly attacker: ModelId; readonly mover: ModelId })
  | (GameEvent & { readonly type: 'wounded'; readonly model: ModelId; readonly wounds: number; readonly left: number })
  | (GameEvent & { readonly type: 'slain'; readonly model: ModelId; readonly by: ModelId | null })
  | (GameEvent & { readonly type: 'met'; readonly side: Side; readonly objective: ObjectiveId })
  | (GameEvent & {
      readonly type: 'claimed';
      readonly side: Side;
      readonly objectives: readonly ObjectiveId[];
      readonly met: boolean;
    })
  | (GameEvent & { readonly type: 'conceded'; readonly seat: Seat })
  | (GameEvent & {
      readonly type: 'over';
      readonly winner: Side | null;
      readonly reason: string;
      /** by side; both seals are opened. */
      readonly objectives: readonly (readonly ObjectiveId[])[];
    })
  | PriorityEvent
  | RollEvent<PoolRoll>
  | ResistEvent;

// --- Refusals ---

export type HeroesRefusal =
  | Malformed
  | (Refusal & { readonly code: 'notAsked' })
  | (Refusal & { readonly code: 'over' })
  | (Refusal & { readonly code: 'otherDecision'; readonly asked: string })
  | (Refusal & { readonly code: 'noTerrainThere'; readonly kind: string; readonly space: Space })
  | (Refusal & { readonly code: 'noMarkerThere'; readonly space: Space })
  | (Refusal & { readonly code: 'badObjectives'; readonly problem: string })
  | (Refusal & { readonly code: 'notSelectable'; readonly model: ModelId })
  | (Refusal & { readonly code: 'claimMade' })
  | (Refusal & { readonly code: 'cannotEnter'; readonly space: Space })
  | (Refusal & { readonly code: 'cannotChoose'; readonly choice: string })
  | (Refusal & { readonly code: 'cannotMove'; readonly to: Space; readonly fault: string })
  | (Refusal & { readonly code: 'noSuchModel'; readonly model: ModelId })
  | (Refusal & { readonly code: 'cannotShoot'; readonly weapon: string; readonly why: ShotFault })
  | (Refusal & { readonly code: 'cannotCast'; readonly power: string; readonly why: CastFault })
  | (Refusal & { readonly code: 'cannotStrike'; readonly target: ModelId })
  | (Refusal & { readonly code: 'mustAttack'; readonly target: ModelId })
  | (Refusal & { readonly code: 'cannotRedirect'; readonly to: ModelId })
  | (Refusal & { readonly code: 'notAFriend'; readonly model: ModelId })
  | (Refusal & { readonly code: 'cannotPlace'; readonly space: Space })
  | GoFirstRefusal
  | RerollRefusal
  | ResistRefusal;

/** What dice are rolled for that Destiny may roll again. */
export const POOL_ROLLS = [
  'attack',
  'wound',
  'save',
  'ignore',
  'power',
  'blast',
  'opportunity',
  'jump',
  'friendlyFire',
] as const;
export type PoolRoll = (typeof POOL_ROLLS)[number];

/** What dice are rolled for. */
export type HeroesRoll = PoolRoll | 'resist' | 'priority' | 'terrainRollOff' | 'edgeRollOff' | 'markersRollOff';

export type ShotFault =
  | 'noWeapon'
  | 'alreadyCast'
  | 'usedUp'
  | 'movedTooFar'
  | 'engaged'
  | 'notAnEnemy'
  | 'offBoard'
  | 'outOfRange'
  | 'noArc'
  | 'obscured'
  | 'blinded'
  | 'blocked'
  | 'friendInTheWay'
  | 'inCombat';
export type CastFault =
  | 'unknown'
  | 'alreadyCast'
  | 'tooDear'
  | 'wrongPhase'
  | 'noTarget'
  | 'outOfRange'
  | 'unseen'
  | 'obscured'
  | 'immune'
  | 'notAdjacent'
  | 'noUpcharge'
  | 'rooted'
  | 'noPlace'
  | 'unhurt';

export interface HeroesTypes extends StackTypes<Frame> {
  readonly state: Battle;
  readonly command: HeroesCommand;
  readonly config: HeroesConfig;
  readonly event: HeroesEvent;
  readonly refusal: HeroesRefusal;
  readonly decision: HeroesDecision;
  readonly roll: HeroesRoll;
}

export type HeroesTable = Table<HeroesEvent, HeroesRoll>;
export type HeroesProcedure<F extends Frame> = Procedure<HeroesTypes, F>;
