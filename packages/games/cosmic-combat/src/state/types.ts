/** The state of a battle, its commands, events and refusals: plain data. */

import type {
  AllotCommand,
  AllotDecision,
  AllotEvent,
  AllotFrame,
  AllotRefusal,
  FactionId,
  GoFirstCommand,
  GoFirstDecision,
  GoFirstRefusal,
  PriorityEvent,
  PriorityFrame,
  ReligionId,
  RerollCommand,
  RerollDecision,
  RerollRefusal,
  ResistCommand,
  ResistDecision,
  ResistEvent,
  ResistFrame,
  ResistRefusal,
  Resource,
  RollEvent,
  RollFrame,
  Side,
} from '@muster/dwethia';
import type { hulls, Length, Point } from '@muster/geometry';
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
import type { ShipSheet } from '../build/sheet.ts';
import type { Piece } from '../content/terrain.ts';

export type ShipId = string;
export type HullSide = hulls.HullSide;
export type Facing = hulls.Facing;

/** centre and facing; 0 is east, counter-clockwise, in tenths of a degree. */
export interface Place extends Point {
  readonly facing: Facing;
}

/** CC-22. */
export const TOKENS = ['shield', 'move', 'fire', 'board'] as const;
export type Token = (typeof TOKENS)[number];

// --- What a battle is made of ---

export interface SeatFleet {
  readonly side: Side;
  readonly faction: FactionId;
  /** DW-26: one for the whole fleet, or none. */
  readonly religion: ReligionId | null;
  readonly ships: readonly ShipSheet[];
}

export type Scenario = 'fleet-action' | 'convoy' | 'station-assault';

export interface CosmicConfig {
  readonly points: number;
  /** One of ours, or `open`: a board without terrain. */
  readonly map: string;
  /** CC-13: what lies on the board besides the map's own. */
  readonly pieces: readonly Piece[];
  readonly scenario: Scenario;
  readonly seats: readonly SeatFleet[];
  readonly rulings: Rulings;
  /** Battles from before the second edition tell none: what was corrected since does not hold for them. */
  readonly edition?: 2 | 3;
}

/** Rules that players may set otherwise; the first value is the default. */
export interface Rulings {
  /** in degrees. */
  readonly turnLimit: 90 | 180;
  /** a turn sweeps its corners. */
  readonly turnSweep: boolean;
  /** each ship against its own Integrity. */
  readonly ramLiteral: boolean;
  /** */
  readonly boardingTwoRolls: boolean;
  /** */
  readonly fireToken: 'allWeapons' | 'oneWeapon';
  /** */
  readonly arcs: 'corner' | 'diagonal' | 'off';
  /** X-211, X-56: a ship with a Move token goes at least 1". */
  readonly minMoveAlways: boolean;
  /** turned in secret by both, or the first side openly after the other. */
  readonly shieldOrder: 'secret' | 'secondFirst';
  /** */
  readonly friendlyZone: 'forced' | 'voluntary';
  /** */
  readonly ramThenFight: boolean;
  /** */
  readonly boardingMove: 'any' | 'forward';
  /** */
  readonly shieldReach: 'half' | 'arc';
  /** */
  readonly nebulaBlind: boolean;
  /** */
  readonly redirect: 'defender' | 'off';
  /** at most so many points more; null for any number. */
  readonly upchargeCap: 1 | null;
  /** by points, or always the larger. */
  readonly boardSize: 'points' | 'large';
  /** in inches. */
  readonly deployDepth: 9 | 6;
}

/** What a ship has done in this round. */
export interface ShipRound {
  /** Its moves are over. */
  readonly activated: boolean;
  /** Tokens used, by kind; what is left when its moves are over is lost. */
  readonly moves: number;
  readonly boards: number;
  readonly fires: number;
  /** Weapons fired in this round, by index, once for each shot. */
  readonly fired: readonly number[];
  /** It shoots no more. */
  readonly ceased: boolean;
  /** the cost of its path; turns and backward moves are moves. */
  readonly moved: Length;
  readonly turned: boolean;
  /** Whom it boarded. */
  readonly boarded: ShipId | null;
  /** in a boarding, so it stays where it is. */
  readonly held: boolean;
  /** one power a round. */
  readonly cast: boolean;
  /** enemies it was locked with when the round began. */
  readonly lockedWith: readonly ShipId[];
}

export interface Ship {
  readonly id: ShipId;
  /** Null: nobody's. */
  readonly seat: Seat | null;
  /** Index among the ships of its seat; −1: a freighter of the scenario, −2: the station. */
  readonly unit: number;
  /** Null: not on the board. */
  readonly place: Place | null;
  /** 0: dying; it is taken off when casualties are. */
  readonly wounds: number;
  readonly fate: 'alive' | 'destroyed' | 'escaped';
  /** CC-21: of this round; null in the views of the other side before the reveal, empty before any are given. */
  readonly tokens: readonly Token[] | null;
  /** one for each Shield token; null in the views of the other side until they are shown, empty before. */
  readonly arrows: readonly HullSide[] | null;
  /** it gets one token in the next Orders phase. */
  readonly ion: boolean;
  /** Weapons that are used up, by index. */
  readonly spent: readonly number[];
  /** by a power of this side, until its next half of movement begins. */
  readonly rooted: Side | null;
  readonly turn: ShipRound;
}

export type Pool = { readonly [R in Resource]: number };

export interface StandingOrders {
  readonly destiny: 'ask' | 'auto' | 'never';
  /** A number: resist with so many points at most, without being asked. */
  readonly resist: 'ask' | 'never' | number;
  readonly shields: 'ask' | 'auto';
  readonly redirect: 'best' | 'ask' | 'never';
  readonly goFirst: 'ask' | 'me' | 'you';
}

export type Phase = 'setup' | 'orders' | 'priority' | 'movement' | 'shoot' | 'combat' | 'end';
export type Edge = 'south' | 'north';

export interface Battle {
  readonly config: CosmicConfig;
  readonly stack: readonly Frame[];
  readonly round: number;
  readonly phase: Phase;
  /** Who won the priority roll of this round, and who acts first. */
  readonly priority: Side;
  readonly first: Side;
  /** By side. */
  readonly edges: readonly [Edge, Edge];
  readonly ships: readonly Ship[];
  /** By side: pools of the fleet, never refilled. */
  readonly pools: readonly [Pool, Pool];
  /** By seat: has confirmed its orders or arrows. */
  readonly ready: readonly boolean[];
  /** pairs of friends that have collided in this phase, as `A1 A2`. */
  readonly scraped: readonly string[];
  /** By side: the Cult's cheaper power of this round has been cast. */
  readonly discounted: readonly [boolean, boolean];
  /** who attacks the convoy; null elsewhere and until it is chosen. */
  readonly attacker: Side | null;
  /** */
  readonly station: { readonly crew: number; readonly holder: Side | null } | null;
  /** By seat; null in the views of others. */
  readonly standing: readonly (StandingOrders | null)[];
  readonly conceded: readonly Seat[];
  readonly outcome: Outcome | null;
}

// --- Frames, in the order in which they come up ---

/** who won the roll-off attacks or defends; null until the dice have decided. */
export interface RoleFrame extends Framed {
  readonly type: 'role';
  readonly winner: Side | null;
}
/** CC-15. */
export interface EdgeFrame extends Framed {
  readonly type: 'edge';
  readonly winner: Side | null;
}
export interface DeployFrame extends Framed {
  readonly type: 'deploy';
  /** Who deploys the next ship. */
  readonly side: Side;
}
/** CC-21: tokens for every ship, in secret. */
export interface OrdersFrame extends Framed {
  readonly type: 'orders';
}
/** arrows for every Shield token, in secret. */
export interface ShieldsFrame extends Framed {
  readonly type: 'shields';
}
/** CC-30: one side moves its ships; those that were not activated drift when it ends. */
export interface HalfFrame extends Framed {
  readonly type: 'half';
  readonly side: Side;
  readonly step: 'begin' | 'act' | 'drift';
}
/** the tokens of one ship. */
export interface ActivationFrame extends Framed {
  readonly type: 'activation';
  readonly ship: ShipId;
  readonly step: 'act' | 'drift' | 'end';
}
/** two ships have met. */
export interface RamFrame extends Framed {
  readonly type: 'ram';
  readonly mover: ShipId;
  readonly target: ShipId;
  /** `contact`: a declared ram or a drift into a base; `scrape`: a drift through a friend's zone. */
  readonly how: 'contact' | 'scrape';
  /** Where the move began, its direction, and what is left of it if the target is destroyed. */
  readonly from: Place;
  readonly direction: Facing;
  readonly left: Length;
  /** It came about by drift: nothing but bases, rocks and the edge ends that. */
  readonly isDrift: boolean;
  readonly step: 'roll' | 'after';
}
/** a drift into solid terrain. */
export interface WreckFrame extends Framed {
  readonly type: 'wreck';
  readonly ship: ShipId;
  readonly strength: number;
  readonly step: 'roll' | 'after';
}
/** opportunity attacks, by ship. */
export interface OpportunityFrame extends Framed {
  readonly type: 'opportunity';
  /** Still to come, in order. */
  readonly queue: readonly ShipId[];
  /** Who is attacked; null until it is chosen. */
  readonly target: ShipId | null;
  /** `begin`: who attacks has not been worked out yet. */
  readonly step: 'begin' | 'attack';
}
/** CC-50. */
export interface ShootingFrame extends Framed {
  readonly type: 'shooting';
  readonly side: Side;
  /** the ship that is shooting; null between two. */
  readonly ship: ShipId | null;
  readonly step: 'begin' | 'act' | 'station' | 'end';
}
export interface ShotFrame extends Framed {
  readonly type: 'shot';
  readonly shooter: ShipId;
  /** Index among its weapons. */
  readonly weapon: number;
  readonly target: ShipId;
  /** in this order. */
  readonly step: 'redirect' | 'fight' | 'friend' | 'way' | 'attack' | 'done';
  /** ships in the way that are still to be rolled for, in order. */
  readonly way: readonly ShipId[];
  /** The shot has left the one it was aimed at. */
  readonly astray: boolean;
}
export interface PowerFrame extends Framed {
  readonly type: 'power';
  readonly caster: ShipId;
  readonly power: string;
  readonly target: ShipId;
  readonly upcharge: number;
  /** who is struck, the target first. */
  readonly struck: readonly ShipId[];
  readonly step: 'resolve' | 'struck' | 'done';
}
/** What struck. */
export interface How {
  readonly kind: 'shot' | 'ram' | 'wreck' | 'power' | 'opportunity' | 'boarding';
  /** Whom it is credited to; null for nobody. */
  readonly by: ShipId | null;
}
/** Wounds on one ship: its save, what it ignores, what it suffers. */
export interface WoundsFrame extends Framed {
  readonly type: 'wounds';
  readonly ship: ShipId;
  readonly wounds: number;
  readonly how: How;
  /** one save stops them all; null without one. */
  readonly save: number | null;
  /** a success brings no wound but an ion marker. */
  readonly ion: boolean;
  readonly step: 'save' | 'ignore' | 'suffer';
}
/** fights are chosen in turn. */
export interface CombatFrame extends Framed {
  readonly type: 'combat';
  readonly side: Side;
  /** Ships that have fought; nobody fights twice. */
  readonly fought: readonly ShipId[];
}
export interface FightFrame extends Framed {
  readonly type: 'fight';
  /** Ships of side 0 and of side 1; a neutral station is of the side that did not board it. */
  readonly ships: readonly [readonly ShipId[], readonly ShipId[]];
  /** Who selected it. */
  readonly attacker: Side;
  readonly step: 'attack' | 'wound' | 'allot' | 'suffer';
  /** By side: successes, then wounds. */
  readonly hits: readonly [number, number];
  /** What has been allotted, by ship. */
  readonly taken: readonly { readonly id: ShipId; readonly wounds: number }[];
}
/** CC-20: the end of a round. */
export interface RoundEndFrame extends Framed {
  readonly type: 'roundEnd';
}

export type Frame =
  | RoleFrame
  | EdgeFrame
  | DeployFrame
  | OrdersFrame
  | PriorityFrame
  | ShieldsFrame
  | HalfFrame
  | ActivationFrame
  | RamFrame
  | WreckFrame
  | OpportunityFrame
  | ShootingFrame
  | ShotFrame
  | PowerFrame
  | ResistFrame
  | RollFrame<PoolRoll>
  | WoundsFrame
  | CombatFrame
  | FightFrame
  | AllotFrame
  | RoundEndFrame;

// --- Commands ---

export type RoleCommand = Command & { readonly type: 'role'; readonly role: 'attack' | 'defend' };
export type EdgeCommand = Command & { readonly type: 'edge'; readonly edge: Edge };
export type DeployCommand = Command & { readonly type: 'deploy'; readonly ship: ShipId; readonly place: Place };
/** CC-21: two tokens, one after an ion hit. */
export type OrderCommand = Command & {
  readonly type: 'order';
  readonly ship: ShipId;
  readonly tokens: readonly Token[];
};
/** one arrow for each Shield token. */
export type ShieldCommand = Command & {
  readonly type: 'shield';
  readonly ship: ShipId;
  readonly arrows: readonly HullSide[];
};
export type ConfirmCommand = Command & { readonly type: 'confirm' };
/** until the last seat is ready. */
export type ReopenCommand = Command & { readonly type: 'reopen' };
export type ActivateCommand = Command & { readonly type: 'activate'; readonly ship: ShipId };
/** straight ahead; `ram` names whom it is to strike. */
export type StraightCommand = Command & {
  readonly type: 'straight';
  readonly distance: Length;
  readonly ram: ShipId | null;
};
/** X-206: 1" ahead, then to this facing. */
export type TurnCommand = Command & { readonly type: 'turn'; readonly facing: Facing };
/** */
export type BackCommand = Command & { readonly type: 'back'; readonly distance: Length };
/** the ends of straight legs, then any facing; `ram` is met by the last leg. */
export type FlyCommand = Command & {
  readonly type: 'fly';
  readonly ends: readonly Point[];
  readonly facing: Facing;
  readonly ram: ShipId | null;
};
/** one straight slide to contact. */
export type BoardCommand = Command & { readonly type: 'board'; readonly target: ShipId };
/** over the far edge. */
export type EscapeCommand = Command & { readonly type: 'escape' };
/** Nothing more of what may be done now. */
export type PassCommand = Command & { readonly type: 'pass' };
export type CastCommand = Command & {
  readonly type: 'cast';
  readonly ship: ShipId;
  readonly power: string;
  readonly target: ShipId;
  readonly upcharge: number;
};
export type FireCommand = Command & {
  readonly type: 'fire';
  readonly ship: ShipId;
  readonly weapon: number;
  readonly target: ShipId;
};
/** Null keeps the target. */
export type RedirectCommand = Command & { readonly type: 'redirect'; readonly to: ShipId | null };
export type FriendCommand = Command & { readonly type: 'friend'; readonly ship: ShipId };
/** whom of several that leave. */
export type SeizeCommand = Command & { readonly type: 'seize'; readonly target: ShipId };
/** a fight is named by its lowest ship. */
export type FightCommand = Command & { readonly type: 'fight'; readonly fight: ShipId };
export type ConcedeCommand = Command & { readonly type: 'concede' };
export type StandingCommand = Command & { readonly type: 'standing'; readonly orders: StandingOrders };

export type CosmicCommand =
  | RoleCommand
  | EdgeCommand
  | DeployCommand
  | OrderCommand
  | ShieldCommand
  | ConfirmCommand
  | ReopenCommand
  | GoFirstCommand
  | ActivateCommand
  | StraightCommand
  | TurnCommand
  | BackCommand
  | FlyCommand
  | BoardCommand
  | EscapeCommand
  | PassCommand
  | CastCommand
  | FireCommand
  | RedirectCommand
  | FriendCommand
  | SeizeCommand
  | FightCommand
  | AllotCommand
  | RerollCommand
  | ResistCommand
  | ConcedeCommand
  | StandingCommand;

// --- Decisions ---

export type CosmicDecision =
  | (Decision & { readonly kind: 'role' | 'edge' })
  | (Decision & { readonly kind: 'deploy'; readonly ships: readonly ShipId[] })
  | (Decision & { readonly kind: 'orders' | 'shields' })
  | (Decision & { readonly kind: 'activate'; readonly ships: readonly ShipId[] })
  | (Decision & { readonly kind: 'move'; readonly ship: ShipId })
  | (Decision & { readonly kind: 'seize'; readonly ship: ShipId; readonly among: readonly ShipId[] })
  | (Decision & { readonly kind: 'fire'; readonly ship: ShipId | null })
  | (Decision & { readonly kind: 'redirect' | 'friend'; readonly shooter: ShipId; readonly target: ShipId })
  | (Decision & { readonly kind: 'selectFight'; readonly fights: readonly ShipId[] })
  | AllotDecision
  | GoFirstDecision
  | RerollDecision<PoolRoll>
  | ResistDecision;

/** What dice that Destiny may touch are rolled for. */
export const POOL_ROLLS = [
  'ram',
  'wreck',
  'opportunity',
  'friendlyFire',
  'inTheWay',
  'attack',
  'save',
  'ignore',
  'power',
  'boarding',
  'boardingWound',
] as const;
export type PoolRoll = (typeof POOL_ROLLS)[number];

/** What dice are rolled for: also those that Destiny never touches. */
export type CosmicRoll = PoolRoll | 'rollOff' | 'priority' | 'resist';

// --- Events ---

export type CosmicEvent =
  | (GameEvent & {
      readonly type: 'rolledOff';
      readonly for: 'role' | 'edge';
      readonly faces: readonly [number, number];
      readonly winner: Side | null;
    })
  | (GameEvent & { readonly type: 'roleChosen'; readonly side: Side; readonly role: 'attack' | 'defend' })
  | (GameEvent & { readonly type: 'edgeChosen'; readonly side: Side; readonly edge: Edge })
  | (GameEvent & { readonly type: 'deployed'; readonly ship: ShipId; readonly place: Place })
  | (GameEvent & { readonly type: 'noPlace'; readonly ship: ShipId })
  | (GameEvent & { readonly type: 'roundBegan'; readonly round: number })
  | (GameEvent & { readonly type: 'confirmed'; readonly seat: Seat; readonly what: 'orders' | 'shields' })
  | (GameEvent & {
      readonly type: 'revealed';
      readonly orders: readonly { readonly ship: ShipId; readonly tokens: readonly Token[] }[];
    })
  | (GameEvent & {
      readonly type: 'shieldsShown';
      readonly arrows: readonly { readonly ship: ShipId; readonly arrows: readonly HullSide[] }[];
    })
  | (GameEvent & { readonly type: 'halfBegan'; readonly side: Side; readonly phase: 'movement' | 'shoot' })
  | (GameEvent & { readonly type: 'activated'; readonly ship: ShipId })
  | (GameEvent & {
      readonly type: 'moved';
      readonly ship: ShipId;
      readonly why: 'straight' | 'turn' | 'back' | 'fly' | 'board' | 'drift' | 'setBack';
      readonly from: Place;
      readonly to: Place;
      /** Ends of legs where there are several. */
      readonly ends: readonly Point[];
      readonly cost: Length;
      /** What it uses up; null: nothing. */
      readonly token: 'move' | 'board' | null;
    })
  | (GameEvent & { readonly type: 'tokenLost'; readonly ship: ShipId; readonly token: Token })
  | (GameEvent & {
      readonly type: 'collided';
      readonly mover: ShipId;
      readonly target: ShipId;
      readonly how: RamFrame['how'];
    })
  | (GameEvent & { readonly type: 'wrecked'; readonly ship: ShipId; readonly strength: number })
  | (GameEvent & { readonly type: 'certain'; readonly ship: ShipId; readonly wounds: 0 | 1 })
  | (GameEvent & { readonly type: 'boarded'; readonly ship: ShipId; readonly target: ShipId })
  | (GameEvent & { readonly type: 'leftTheBoard'; readonly ship: ShipId })
  | (GameEvent & { readonly type: 'escaped'; readonly ship: ShipId })
  | (GameEvent & {
      readonly type: 'opportunity';
      readonly ship: ShipId;
      readonly target: ShipId;
      readonly dice: number;
    })
  | (GameEvent & { readonly type: 'shot'; readonly shooter: ShipId; readonly target: ShipId; readonly weapon: number })
  | (GameEvent & { readonly type: 'redirected'; readonly from: ShipId; readonly to: ShipId })
  | (GameEvent & { readonly type: 'astray'; readonly shooter: ShipId; readonly struck: ShipId })
  | (GameEvent & { readonly type: 'tooTough'; readonly shooter: ShipId; readonly target: ShipId })
  | (GameEvent & {
      readonly type: 'cast';
      readonly caster: ShipId;
      readonly power: string;
      readonly target: ShipId;
      readonly cost: number;
    })
  | (GameEvent & { readonly type: 'powerTook'; readonly power: string; readonly on: ShipId; readonly by: ShipId })
  | (GameEvent & { readonly type: 'ionHit'; readonly ship: ShipId })
  | (GameEvent & { readonly type: 'wounded'; readonly ship: ShipId; readonly wounds: number; readonly left: number })
  | (GameEvent & { readonly type: 'dying'; readonly ship: ShipId })
  | (GameEvent & { readonly type: 'destroyed'; readonly ship: ShipId; readonly by: ShipId | null })
  | (GameEvent & {
      readonly type: 'fought';
      readonly ships: readonly [readonly ShipId[], readonly ShipId[]];
      readonly attacker: Side;
    })
  | (GameEvent & { readonly type: 'crewLost'; readonly left: number; readonly by: Side })
  | (GameEvent & { readonly type: 'held'; readonly side: Side | null })
  | (GameEvent & { readonly type: 'conceded'; readonly seat: Seat })
  | (GameEvent & { readonly type: 'over'; readonly winner: Side | null; readonly reason: string })
  | PriorityEvent
  | AllotEvent
  | RollEvent<PoolRoll>
  | ResistEvent;

// --- Refusals ---

export type CosmicRefusal =
  | Malformed
  | (Refusal & { readonly code: 'notAsked' })
  | (Refusal & { readonly code: 'over' })
  | (Refusal & { readonly code: 'otherDecision'; readonly asked: string })
  | (Refusal & { readonly code: 'noSuchShip'; readonly ship: ShipId })
  | (Refusal & { readonly code: 'cannotDeploy'; readonly ship: ShipId; readonly why: DeployFault })
  | (Refusal & { readonly code: 'wrongTokens'; readonly ship: ShipId; readonly count: number })
  | (Refusal & { readonly code: 'wrongArrows'; readonly ship: ShipId; readonly count: number })
  | (Refusal & { readonly code: 'notAllReady'; readonly ships: readonly ShipId[] })
  | (Refusal & { readonly code: 'cannotActivate'; readonly ship: ShipId })
  | (Refusal & {
      readonly code: 'cannotMove';
      readonly ship: ShipId;
      readonly why: MoveFault;
      readonly farthest?: Length;
      readonly by?: ShipId;
    })
  | (Refusal & { readonly code: 'cannotBoard'; readonly target: ShipId; readonly why: BoardFault })
  | (Refusal & { readonly code: 'cannotFire'; readonly ship: ShipId; readonly why: FireFault; readonly by?: ShipId })
  | (Refusal & { readonly code: 'cannotCast'; readonly power: string; readonly why: CastFault })
  | (Refusal & { readonly code: 'cannotRedirect'; readonly to: ShipId })
  | (Refusal & { readonly code: 'notAFriend'; readonly ship: ShipId })
  | (Refusal & { readonly code: 'notALeaver'; readonly target: ShipId })
  | (Refusal & { readonly code: 'noSuchFight'; readonly fight: ShipId })
  | AllotRefusal
  | GoFirstRefusal
  | RerollRefusal
  | ResistRefusal;

export type DeployFault = 'deployed' | 'outOfZone' | 'onSolid' | 'near';
export type MoveFault =
  | 'noToken'
  | 'rooted'
  | 'held'
  | 'docked'
  | 'notAFighter'
  | 'tooFar'
  | 'zone'
  | 'base'
  | 'solid'
  | 'edge'
  | 'tooFarRound'
  | 'noContact'
  | 'notAnEnemy'
  | 'notAFreighter'
  | 'minMove';
export type BoardFault =
  | 'noToken'
  | 'second'
  | 'noAggressors'
  | 'notBoardable'
  | 'notAnEnemy'
  | 'locked'
  | 'rooted'
  | 'outOfReach'
  | 'inTheWay';
export type FireFault =
  | 'noWeapon'
  | 'noToken'
  | 'fired'
  | 'spent'
  | 'locked'
  | 'blind'
  | 'cast'
  | 'movedTooFar'
  | 'notAnEnemy'
  | 'dying'
  | 'outOfRange'
  | 'outOfArc'
  | 'obscured'
  | 'blocked'
  | 'friendInTheWay'
  | 'inCombat'
  | 'tooTough'
  | 'otherShip';
export type CastFault =
  | 'unknown'
  | 'alreadyCast'
  | 'hasShot'
  | 'tooDear'
  | 'wrongPhase'
  | 'noTarget'
  | 'outOfRange'
  | 'unseen'
  | 'obscured'
  | 'blind'
  | 'notLockedWith'
  | 'immune'
  | 'noUpcharge';

export interface CosmicTypes extends StackTypes<Frame> {
  readonly state: Battle;
  readonly command: CosmicCommand;
  readonly config: CosmicConfig;
  readonly event: CosmicEvent;
  readonly refusal: CosmicRefusal;
  readonly decision: CosmicDecision;
  readonly roll: CosmicRoll;
}

export type CosmicTable = Table<CosmicEvent, CosmicRoll>;
export type CosmicProcedure<F extends Frame> = Procedure<CosmicTypes, F>;
