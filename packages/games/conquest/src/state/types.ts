/** The state of a war, its commands, events and refusals: plain data. */

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
import type { Length, Point } from '@muster/geometry';
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
import type { ScenarioId } from '../content/scenarios.ts';
import type { Cost, MapPiece, NodeKind, UnitSheet } from '../content/types.ts';

/** `A3-1`: the seat's letter, which of its models in the order in which they were fielded, its mark. Units and buildings alike. */
export type ModelId = string;
/** `M1`, `G3`, `R8`. */
export type NodeId = string;

// --- What a war is made of ---

/** CQ-11, CQ-15: what a side plays for. */
export interface Aims {
  readonly scenario: ScenarioId;
  /** Ids of two different missions. */
  readonly missions: readonly [string, string];
}

export interface SeatArmy {
  readonly side: Side;
  readonly faction: FactionId;
  readonly religion: ReligionId;
  /** Which of the faction's two headquarters; that of the side's first seat is placed. */
  readonly hq: 'a' | 'b';
  /** DW-28: units of one's own that join the list. */
  readonly units: readonly UnitSheet[];
  /** What it means to set up, in this order: the first candidates of deployment. Ids of units. */
  readonly start: readonly string[];
}

export interface ConquestConfig {
  readonly points: number;
  /** One of ours, or `open`: a board without terrain. */
  readonly map: string;
  /** as the map has it, or placed in turn; `custom` is `pieces` alone. */
  readonly terrain: 'map' | 'alternate' | 'custom';
  /** pieces for each player, where they are placed in turn. */
  readonly terrainCount: 4 | 8;
  /** of a custom board. */
  readonly pieces: readonly MapPiece[];
  /** as the map has them, or placed in turn. */
  readonly nodes: 'map' | 'players';
  readonly seats: readonly SeatArmy[];
  /** By side; with `blindMuster` they are chosen in secret instead, and these are not looked at. */
  readonly aims: readonly [Aims, Aims];
  readonly rulings: Rulings;
  /** Battles from before the second edition tell none: corrections that would change how they went do not hold for them. */
  readonly edition?: 2;
}

/** Rules that players may set otherwise; the first value is the default. */
export interface Rulings {
  /** scenario and missions are chosen in secret and shown together. */
  readonly blindMuster: boolean;
  /** inches, centre to centre. */
  readonly nodeSpacing: 6 | 5;
  /** the city is there even if nobody plays for it. */
  readonly cityAlways: boolean;
  /** inches from the middle; X-312 makes it larger on a larger board. */
  readonly hqCentreGap: 12 | 0;
  /** */
  readonly startZone: 'hq6' | 'half';
  /** maxima hold. */
  readonly composition: boolean;
  /** */
  readonly pointLimitCapsBuilds: boolean;
  /** harvests and incomes grow with the limit. */
  readonly yieldScale: boolean;
  /** X-312, X-79: 48" from 4500 points. */
  readonly boardSize: 'points' | 36 | 48;
  /** */
  readonly engageDistance: 'inch' | 'half' | 'contact';
  /** who leaves a melee is struck at. */
  readonly stickyMelee: boolean;
  /** who may carry relics. */
  readonly carriers: 'any' | 'harvest';
  /** */
  readonly nodeOncePerSide: boolean;
  /** one [Mine] for each node. */
  readonly minePerNode: boolean;
  /** relics that a unit can carry. */
  readonly relicCapacity: 1 | 2;
  /** standing orders pick the windows, or nobody may Surge. */
  readonly surgeWindows: 'orders' | 'off';
  /** units in contact may build. */
  readonly engagedBuild: boolean;
  /** */
  readonly productsPerBuilder: 1 | 2;
  /** */
  readonly noRoom: 'refund' | 'lose';
  /** covers add up. */
  readonly coverStacks: boolean;
  /** links of reach are coherency or contact. */
  readonly reachLink: 'coherency' | 'contact';
  /** supporters lend their stats. */
  readonly supportStats: boolean;
  /** who allots wounds. */
  readonly allocator: 'owner' | 'attacker';
  /** all units may resolve, not only heroes. */
  readonly resolveAllUnits: boolean;
  /** powers on friends may be resisted. */
  readonly resistBuffs: boolean;
  /** through the next half of movement, or till the end of the round. */
  readonly rootUntil: 'half' | 'round';
  /** one VP for so many points. */
  readonly vpAnnihilation: 9 | 4 | 10;
  /** */
  readonly cityControl: 'majority' | 'sole';
  /** 6 for each node and relic, or 8 for each relic, or 10 for each. */
  readonly vpMine: '6/6' | '6/8' | '10/10';
  /** */
  readonly rounds: number;
  /** */
  readonly eliminationWins: boolean;
  /** whose headquarters falls loses. */
  readonly hqLossLoses: boolean;
  /** a lone model's Integrity counts. */
  readonly loneIntegrity: boolean;
  /** save bearers need not take wounds first. */
  readonly savesOptional: boolean;
  /** whose Integrity a shield adds. */
  readonly shieldIntegrity: 'target' | 'bearer';
  /** */
  readonly refill: 'never' | 'perRound';
  /** a slain unit takes its points out of the pools. */
  readonly poolLossOnDeath: boolean;
  /** */
  readonly affinityResists: boolean;
  /** */
  readonly entryFeeCounts: boolean;
  /** */
  readonly strictSingleRaise: boolean;
  /** inches. */
  readonly resistRadius: 12 | 24;
  /** every unit may Surge. */
  readonly surgeAllUnits: boolean;
  /** products do not fight in the round they are placed. */
  readonly summoningSickness: boolean;
  /** */
  readonly arcMultiplier: 2 | 3;
}

/** What a model has done in this round. */
export interface ModelRound {
  /** Its activation is over. */
  readonly activated: boolean;
  /** the cost of its path. */
  readonly ledger: Length;
  /** its one harvest action is used. */
  readonly harvested: boolean;
  /** no legs, no Surge, no harvest till the end of the phase. */
  readonly pinned: boolean;
  /** It made an engagement. */
  readonly engaged: boolean;
  /** Enemy units within an inch of it when it became active. */
  readonly near: readonly ModelId[];
  /** one power a round. */
  readonly cast: boolean;
  /** it has shot. */
  readonly shot: boolean;
  /** products ordered. */
  readonly built: number;
  /** Hasten: inches more in this phase. */
  readonly haste: number;
  /** it was rooted while the half of its side was under way: that half does not free it. */
  readonly held: boolean;
}

export interface Model {
  readonly id: ModelId;
  readonly seat: Seat;
  /** Id of its sheet: of a unit or a building. */
  readonly sheet: string;
  readonly at: Point;
  /** 0: dying; it is taken off when casualties are. */
  readonly wounds: number;
  /** Carried by a unit, or stored in a building. */
  readonly relics: readonly NodeId[];
  /** The deposit that a [Mine] stands at. */
  readonly node: NodeId | null;
  /** In which round it was placed; 0 in set-up. */
  readonly since: number;
  /** Move 0 till the end of the next half of its side, or of the round. */
  readonly rooted: boolean;
  /** Dread: till the end of the round. */
  readonly dread: boolean;
  /** Corrupt: so many ends of rounds still to come; 0 for none. */
  readonly corrupt: number;
  /** Ward: till the end of the round. */
  readonly ward: boolean;
  readonly turn: ModelRound;
}

/** CQ-18: a marker that units want to get to. */
export interface Node {
  readonly id: NodeId;
  readonly kind: NodeKind;
  /** Null: a relic that is carried or stored. */
  readonly at: Point | null;
  /** by side, it has served in this phase. */
  readonly served: readonly [boolean, boolean];
  /** by side, it has been harvested or paid, or the relic delivered. */
  readonly taken: readonly [boolean, boolean];
}

export type Pool = { readonly [R in Resource]: number };

/** What missions and scenarios count (3.7). */
export interface Tally {
  /** Points of own models lost, by any cause. */
  readonly lost: number;
  /** Enemy units slain by shots or powers. */
  readonly shotDown: number;
  /** */
  readonly fightsWon: number;
  /** Powers that took effect. */
  readonly powers: number;
  /** Enemy [Commander]s and [Elite]s slain. */
  readonly heroesSlain: number;
  readonly hqRazed: boolean;
  /** A unit in every quarter at the end of some round. */
  readonly everyQuarter: boolean;
  /** Own Commanders fielded, with the round. */
  readonly commanders: readonly { readonly id: ModelId; readonly round: number }[];
  /** Rounds in which the city was held. */
  readonly cityRounds: number;
}

export interface SideState {
  readonly bank: Cost;
  readonly pool: Pool;
  /** points ever fielded. */
  readonly fielded: number;
  readonly research: readonly string[];
  /** Tempered Steel: the type of unit it was bought for. */
  readonly tempered: string | null;
  /** Null: not chosen yet, or hidden (blindMuster). */
  readonly aims: Aims | null;
  readonly hasAims: boolean;
  readonly tally: Tally;
  /** By mission: what it has scored. */
  readonly missionVp: readonly [number, number];
  /** The Cult's cheaper power of this round has been cast. */
  readonly discounted: boolean;
  /** Field Medics have been used in this phase. */
  readonly medics: boolean;
  /** The Auditor's harvest of this phase has been made. */
  readonly audited: boolean;
  /** What the last income brought. */
  readonly income: Cost;
}

/** to be placed at the end of the phase. */
export interface BuildOrder {
  readonly builder: ModelId;
  readonly seat: Seat;
  /** A unit or a building, by id. */
  readonly product: string;
  /** For a [Mine]. */
  readonly node: NodeId | null;
}

/** Dice that Destiny may roll again (DW-79), by what they are for. */
export const POOL_ROLLS = [
  'ranged',
  'attack',
  'wound',
  'save',
  'ignore',
  'friendlyFire',
  'medics',
  'leaving',
  'surge',
] as const;
export type PoolRoll = (typeof POOL_ROLLS)[number];

/** What dice are rolled for. */
export type ConquestRoll = PoolRoll | 'rollOff' | 'priority' | 'resist' | 'resolve';

/** What a player wants to be asked about re-rolls: *important*: a hero, the headquarters or four dice are concerned. */
export type RerollOrder = 'never' | 'important' | 'ask';

export interface StandingOrders {
  readonly surge: 'engage' | 'start' | 'each' | 'never';
  readonly surgeAnswer: 'ask' | 'never';
  readonly reroll: {
    readonly ranged: RerollOrder;
    readonly attack: RerollOrder;
    readonly wound: RerollOrder;
    readonly save: RerollOrder;
    readonly ignore: RerollOrder;
  };
  /** Destiny that re-rolls leave for Heroic Resolve. */
  readonly destinyReserve: number;
  readonly resolve: 'fatal' | 'ask' | 'always' | 'never';
  /** A number: resist with the fee and up to so many points more, without being asked. */
  readonly resist: 'ask' | 'never' | number;
  readonly allocate: 'auto' | 'ask';
  readonly support: 'auto' | 'ask';
  readonly friendlyHit: 'cheapest' | 'ask';
  readonly place: 'rally' | 'ask';
  readonly fights: 'ask' | 'auto';
  readonly goFirst: 'ask' | 'me' | 'you';
  /** Where what a builder makes is to stand. */
  readonly rally: readonly { readonly builder: ModelId; readonly at: Point }[];
}

export type Phase = 'setup' | 'priority' | 'movement' | 'shoot' | 'combat' | 'end';
export type Edge = 'south' | 'north';

export interface Battle {
  readonly config: ConquestConfig;
  readonly stack: readonly Frame[];
  readonly round: number;
  readonly phase: Phase;
  /** Who acts first in this round and holds its priority (DW-32); in set-up the winner of the roll-off. */
  readonly first: Side;
  /** By side. */
  readonly edges: readonly [Edge, Edge];
  /** placed in turn. */
  readonly pieces: readonly MapPiece[];
  readonly nodes: readonly Node[];
  /** On the board, the dying included, in the order in which they were fielded. */
  readonly models: readonly Model[];
  /** By seat: how many models it has fielded so far. */
  readonly made: readonly number[];
  readonly sides: readonly [SideState, SideState];
  readonly orders: readonly BuildOrder[];
  /** By seat: is done with this half, or with setting up. */
  readonly ready: readonly boolean[];
  /** By seat; null in the views of others. */
  readonly standing: readonly (StandingOrders | null)[];
  readonly conceded: readonly Seat[];
  readonly outcome: Outcome | null;
}

// --- Frames, in the order in which they come up ---

/** scenario and missions in secret. */
export interface MusterFrame extends Framed {
  readonly type: 'muster';
}
/** the roll-off; who wins picks the edge where the board is not the same from both. */
export interface EdgeFrame extends Framed {
  readonly type: 'edge';
  readonly winner: Side | null;
}
/** terrain in turn. */
export interface TerrainFrame extends Framed {
  readonly type: 'terrain';
  readonly side: Side;
  /** By side: what it has placed, and in which quarter. */
  readonly placed: readonly [readonly PlacedPiece[], readonly PlacedPiece[]];
}
export interface PlacedPiece {
  /** Of the catalogue, by id; null for a piece that was dropped. */
  readonly piece: string | null;
  readonly quarter: number;
}
/** nodes in turn. */
export interface NodesFrame extends Framed {
  readonly type: 'nodes';
  readonly side: Side;
  /** By side: what it has placed, as `M0`: kind and quarter. */
  readonly placed: readonly [readonly string[], readonly string[]];
}
/** */
export interface HqFrame extends Framed {
  readonly type: 'hq';
  readonly side: Side;
}
/** units in turn. */
export interface DeployFrame extends Framed {
  readonly type: 'deploy';
  readonly side: Side;
}
/** */
export interface ResearchFrame extends Framed {
  readonly type: 'research';
  readonly side: Side;
}
/** one side moves and harvests. */
export interface HalfFrame extends Framed {
  readonly type: 'half';
  readonly side: Side;
  /** `income`: buildings pay; `window`, `waits`: the other side may Surge before the first command, and does (X-327 a). */
  readonly step: 'income' | 'window' | 'waits' | 'act';
}
/** One unit walks, harvests and casts. */
export interface ActivationFrame extends Framed {
  readonly type: 'activation';
  readonly unit: ModelId;
  readonly surge: boolean;
  /** X-39 with `stickyMelee`: who still strikes at it before this path is walked. */
  readonly leaving: { readonly path: readonly Point[]; readonly by: readonly ModelId[] } | null;
}
/** the waiting side may Surge. `walk`: the engagement that opened the window; it is walked when they pass, or cast: Blink. */
export interface SurgeFrame extends Framed {
  readonly type: 'surge';
  /** Who may Surge. */
  readonly side: Side;
  readonly walk: { readonly unit: ModelId; readonly path: readonly Point[]; readonly power: string | null } | null;
  /** Who surges, then who answers; null until it is decided. */
  readonly unit: ModelId | null;
  readonly answer: ModelId | null;
  /** CQ-72: wagered by side, beyond the first point of each. */
  readonly wagers: readonly [number, number];
  /** Whose turn it is to raise; in `moves`, who goes first. */
  readonly turn: Side;
  /** CQ-72: the one before has just stopped while both were level. */
  readonly stopped: boolean;
  /** what closed the activation that opened the window, and goes on when they pass: a unit, or null for `done`. */
  readonly next: { readonly seat: Seat; readonly unit: ModelId | null } | null;
  readonly step: 'offer' | 'answer' | 'wager' | 'moves';
}
/** one side shoots, casts and builds. */
export interface ShootFrame extends Framed {
  readonly type: 'shoot';
  readonly side: Side;
  readonly step: 'begin' | 'act';
}
export interface ShotFrame extends Framed {
  readonly type: 'shot';
  readonly shooter: ModelId;
  readonly target: ModelId;
  readonly arc: boolean;
  /** `fight` rolls whom it strikes, `friend` picks whom. */
  readonly step: 'fight' | 'friend' | 'attack' | 'done';
  /** P′ as it was worked out for the named target. */
  readonly aim: number;
  /** It strikes one of its own side. */
  readonly astray: boolean;
}
export interface PowerFrame extends Framed {
  readonly type: 'power';
  readonly caster: ModelId;
  readonly power: string;
  readonly target: ModelId | null;
  /** Blink, Raise: where. */
  readonly at: Point | null;
  /** Raise: what. */
  readonly sheet: string | null;
  readonly engage: boolean;
  readonly upcharge: number;
  /** P′ of the named target, for damage. */
  readonly aim: number;
  /** Who is struck, the target first. */
  readonly struck: readonly ModelId[];
  readonly step: 'resist' | 'resolve' | 'struck' | 'done';
}
/** What struck. */
export interface How {
  readonly kind: 'shot' | 'power' | 'fight' | 'leaving';
  /** Whom it is credited to; null for nobody. */
  readonly by: ModelId | null;
  /** [Quick Shot]: removed at once (CQ-52). */
  readonly quick: boolean;
}
/** Wounds on one model: its save, what it ignores, Field Medics, Heroic Resolve, what it suffers. */
export interface WoundsFrame extends Framed {
  readonly type: 'wounds';
  readonly model: ModelId;
  readonly wounds: number;
  readonly how: How;
  readonly step: 'save' | 'ignore' | 'medics' | 'resolve' | 'suffer';
  /** wounds that have been settled: they are suffered. */
  readonly settled: number;
}
/** products are placed, the first side's first; then casualties are removed. */
export interface PlaceFrame extends Framed {
  readonly type: 'place';
}
/** who could belong to several fights is assigned. */
export interface SupportFrame extends Framed {
  readonly type: 'support';
  readonly fights: readonly FightEntry[];
  /** Units still to be assigned, in order. */
  readonly open: readonly ModelId[];
}
/** a fight of units, or an assault on a building. */
export interface FightEntry {
  /** The lowest id of its core; the building's for an assault. */
  readonly id: ModelId;
  readonly building: ModelId | null;
  /** Of both sides. */
  readonly core: readonly ModelId[];
  /** X-351; X-352: `far` are rollers of Range 3 one step further. */
  readonly supporters: readonly ModelId[];
  readonly far: readonly ModelId[];
}
/** CQ-56: fights are chosen in turn. */
export interface CombatFrame extends Framed {
  readonly type: 'combat';
  /** Who selects next. */
  readonly side: Side;
  /** `begin`: fights have not been worked out yet. */
  readonly step: 'begin' | 'select';
  /** Still to be resolved. */
  readonly fights: readonly FightEntry[];
}
export interface FightFrame extends Framed {
  readonly type: 'fight';
  readonly fight: FightEntry;
  /** Who selected it. */
  readonly attacker: Side;
  readonly step: 'attack' | 'wound' | 'takes' | 'remove';
  /** By side: successes, then wounds still to be taken by the OTHER side. */
  readonly hits: readonly [number, number];
  /** By side: Wounds it has lost in this fight. */
  readonly lost: readonly [number, number];
}
/** the end of a round. */
export interface RoundEndFrame extends Framed {
  readonly type: 'roundEnd';
}

export type Frame =
  | MusterFrame
  | EdgeFrame
  | TerrainFrame
  | NodesFrame
  | HqFrame
  | DeployFrame
  | PriorityFrame
  | ResearchFrame
  | HalfFrame
  | ActivationFrame
  | SurgeFrame
  | ShootFrame
  | ShotFrame
  | PowerFrame
  | ResistFrame
  | RollFrame<PoolRoll>
  | WoundsFrame
  | PlaceFrame
  | SupportFrame
  | CombatFrame
  | FightFrame
  | AllotFrame
  | RoundEndFrame;

// --- Commands ---

export type MusterCommand = Command & {
  readonly type: 'muster';
  readonly scenario: ScenarioId;
  readonly missions: readonly [string, string];
};
export type EdgeCommand = Command & { readonly type: 'edge'; readonly edge: Edge };
/** a piece of the catalogue about a point, turned by so many right angles. */
export type TerrainCommand = Command & {
  readonly type: 'terrain';
  readonly piece: string;
  readonly at: Point;
  readonly turns: 0 | 1 | 2 | 3;
};
export type NodeCommand = Command & { readonly type: 'node'; readonly kind: NodeKind; readonly at: Point };
export type HqCommand = Command & { readonly type: 'hq'; readonly at: Point };
export type DeployCommand = Command & { readonly type: 'deploy'; readonly unit: string; readonly at: Point };
export type ResearchCommand = Command & {
  readonly type: 'research';
  readonly item: string;
  /** The type of unit where the item asks for one. */
  readonly unit: string | null;
};
/** Nothing more in this half, or in setting up. */
export type DoneCommand = Command & { readonly type: 'done' };
export type ActivateCommand = Command & { readonly type: 'activate'; readonly unit: ModelId };
/** legs one after the other, the last end is a stop. Ends of legs without the start. */
export type WalkCommand = Command & {
  readonly type: 'walk';
  readonly path: readonly Point[];
  readonly engage: boolean;
};
/** at a Mine or Gas Vein it harvests, a relic it picks up. */
export type HarvestCommand = Command & { readonly type: 'harvest'; readonly node: NodeId };
/** The active unit's activation is over. */
export type FinishCommand = Command & { readonly type: 'finish' };
export type CastCommand = Command & {
  readonly type: 'cast';
  readonly unit: ModelId;
  readonly power: string;
  readonly target: ModelId | null;
  readonly at: Point | null;
  /** Raise: which unit of the list. */
  readonly sheet: string | null;
  /** Blink: it engages where it lands. */
  readonly engage: boolean;
  readonly upcharge: number;
};
/** X-327; null passes. */
export type SurgeCommand = Command & { readonly type: 'surge'; readonly unit: ModelId | null };
/** X-328; null lets them go. */
export type AnswerCommand = Command & { readonly type: 'answer'; readonly unit: ModelId | null };
/** CQ-72; 0 stops. */
export type WagerCommand = Command & { readonly type: 'wager'; readonly points: number };
export type ShootCommand = Command & {
  readonly type: 'shoot';
  readonly unit: ModelId;
  readonly target: ModelId;
  readonly arc: boolean;
};
export type BuildCommand = Command & {
  readonly type: 'build';
  readonly builder: ModelId;
  readonly product: string;
  readonly node: NodeId | null;
};
/** */
export type FriendCommand = Command & { readonly type: 'friend'; readonly unit: ModelId };
/** */
export type PlaceCommand = Command & { readonly type: 'place'; readonly at: Point };
/** */
export type ResolveCommand = Command & { readonly type: 'resolve'; readonly pay: boolean };
/** the fight that the named unit joins. */
export type SupportCommand = Command & { readonly type: 'support'; readonly unit: ModelId; readonly fight: ModelId };
export type FightCommand = Command & { readonly type: 'fight'; readonly fight: ModelId };
export type ConcedeCommand = Command & { readonly type: 'concede' };
export type StandingCommand = Command & { readonly type: 'standing'; readonly orders: StandingOrders };

export type ConquestCommand =
  | MusterCommand
  | EdgeCommand
  | TerrainCommand
  | NodeCommand
  | HqCommand
  | DeployCommand
  | GoFirstCommand
  | ResearchCommand
  | DoneCommand
  | ActivateCommand
  | WalkCommand
  | HarvestCommand
  | FinishCommand
  | CastCommand
  | SurgeCommand
  | AnswerCommand
  | WagerCommand
  | ShootCommand
  | BuildCommand
  | FriendCommand
  | PlaceCommand
  | ResolveCommand
  | SupportCommand
  | FightCommand
  | AllotCommand
  | RerollCommand
  | ResistCommand
  | ConcedeCommand
  | StandingCommand;

// --- Decisions ---

export type ConquestDecision =
  | (Decision & { readonly kind: 'muster' | 'edge' | 'placeHq' })
  | (Decision & { readonly kind: 'placeTerrain'; readonly left: number })
  | (Decision & { readonly kind: 'placeNode'; readonly kinds: readonly string[] })
  | (Decision & { readonly kind: 'deploy'; readonly left: number })
  | (Decision & { readonly kind: 'research' })
  | (Decision & { readonly kind: 'activate'; readonly units: readonly ModelId[] })
  | (Decision & { readonly kind: 'move'; readonly unit: ModelId })
  | (Decision & { readonly kind: 'surge'; readonly units: readonly ModelId[]; readonly against: ModelId | null })
  | (Decision & { readonly kind: 'surgeAnswer'; readonly units: readonly ModelId[]; readonly against: ModelId })
  | (Decision & { readonly kind: 'wager'; readonly own: number; readonly other: number; readonly most: number })
  | (Decision & { readonly kind: 'shootBuild' })
  | (Decision & { readonly kind: 'friendlyHit'; readonly shooter: ModelId; readonly among: readonly ModelId[] })
  | (Decision & { readonly kind: 'place'; readonly builder: ModelId; readonly product: string })
  | (Decision & { readonly kind: 'resolve'; readonly model: ModelId; readonly left: number })
  | (Decision & { readonly kind: 'support'; readonly unit: ModelId; readonly among: readonly ModelId[] })
  | (Decision & { readonly kind: 'selectFight'; readonly fights: readonly ModelId[] })
  | AllotDecision
  | GoFirstDecision
  | RerollDecision<PoolRoll>
  | ResistDecision;

// --- Events ---

/** Why dice were not rolled again: the order says never, nothing important is concerned, the last points are a reserve. */
export type Kept = 'never' | 'unimportant' | 'reserve';

/** What a standing order answered where nothing else shows it; only its owner hears of it. */
export type OrderAnswer =
  | { readonly order: 'surge'; readonly model: ModelId }
  | { readonly order: 'surgeAnswer'; readonly model: ModelId }
  | { readonly order: 'reroll'; readonly what: PoolRoll; readonly why: Kept }
  | { readonly order: 'resolve'; readonly model: ModelId; readonly why: 'never' | 'notFatal' };

export type ConquestEvent =
  | (GameEvent & { readonly type: 'mustered'; readonly side: Side; readonly aims: Aims })
  | (GameEvent & { readonly type: 'sealed'; readonly side: Side })
  | (GameEvent & {
      readonly type: 'rolledOff';
      readonly faces: readonly [number, number];
      readonly winner: Side | null;
    })
  | (GameEvent & { readonly type: 'edgeChosen'; readonly side: Side; readonly edge: Edge })
  | (GameEvent & {
      readonly type: 'terrainPlaced';
      readonly side: Side;
      readonly piece: string;
      readonly at: Point;
      readonly turns: number;
    })
  /** `lay`: the last piece, which is taken off again. */
  | (GameEvent & { readonly type: 'terrainDropped'; readonly side: Side; readonly lay: boolean })
  | (GameEvent & { readonly type: 'nodePlaced'; readonly side: Side; readonly node: NodeId; readonly at: Point })
  | (GameEvent & { readonly type: 'hqPlaced'; readonly side: Side; readonly model: ModelId; readonly at: Point })
  | (GameEvent & {
      readonly type: 'deployed';
      readonly model: ModelId;
      readonly sheet: string;
      readonly at: Point;
    })
  | (GameEvent & { readonly type: 'banked'; readonly side: Side; readonly R: number; readonly why: BankReason })
  | (GameEvent & {
      readonly type: 'roundBegan';
      readonly round: number;
      /** By side, as they are filled now. */
      readonly pools: readonly [Pool, Pool];
    })
  | (GameEvent & {
      readonly type: 'researched';
      readonly side: Side;
      readonly item: string;
      readonly unit: string | null;
    })
  | (GameEvent & { readonly type: 'halfBegan'; readonly side: Side; readonly phase: 'movement' | 'shoot' })
  | (GameEvent & {
      readonly type: 'income';
      readonly side: Side;
      readonly R: number;
      readonly A: number;
      readonly from: readonly { readonly model: ModelId; readonly R: number; readonly A: number }[];
    })
  | (GameEvent & { readonly type: 'activated'; readonly model: ModelId; readonly surge: boolean })
  | (GameEvent & {
      readonly type: 'walked';
      readonly model: ModelId;
      readonly from: Point;
      readonly path: readonly Point[];
      readonly cost: Length;
      readonly ledger: Length;
    })
  | (GameEvent & {
      readonly type: 'engaged';
      readonly model: ModelId;
      readonly with: readonly ModelId[];
      /** all whom it pins, itself included. */
      readonly pins: readonly ModelId[];
    })
  | (GameEvent & {
      readonly type: 'struckLeaving';
      readonly model: ModelId;
      readonly by: ModelId;
      readonly dice: number;
    })
  | (GameEvent & { readonly type: 'harvested'; readonly model: ModelId; readonly node: NodeId; readonly R: number })
  | (GameEvent & { readonly type: 'pickedUp'; readonly model: ModelId; readonly node: NodeId })
  | (GameEvent & {
      readonly type: 'delivered';
      readonly model: ModelId;
      readonly node: NodeId;
      readonly building: ModelId;
    })
  | (GameEvent & { readonly type: 'relicDropped'; readonly node: NodeId; readonly at: Point })
  | (GameEvent & { readonly type: 'surged'; readonly model: ModelId; readonly side: Side })
  | (GameEvent & { readonly type: 'surgePassed'; readonly side: Side })
  | (GameEvent & { readonly type: 'surgeAnswered'; readonly model: ModelId; readonly side: Side })
  | (GameEvent & { readonly type: 'wagered'; readonly side: Side; readonly points: number; readonly total: number })
  | (GameEvent & { readonly type: 'surgeWon'; readonly side: Side; readonly face: number | null })
  | (GameEvent & { readonly type: 'withdrawn'; readonly model: ModelId })
  | (GameEvent & { readonly type: 'byOrder'; readonly seat: Seat } & OrderAnswer)
  | (GameEvent & { readonly type: 'shot'; readonly shooter: ModelId; readonly target: ModelId; readonly arc: boolean })
  | (GameEvent & { readonly type: 'astray'; readonly shooter: ModelId; readonly struck: ModelId })
  | (GameEvent & {
      readonly type: 'ordered';
      readonly builder: ModelId;
      readonly product: string;
      /** For a [Mine]. */
      readonly node: NodeId | null;
      readonly R: number;
      readonly A: number;
    })
  | (GameEvent & {
      readonly type: 'orderLost';
      readonly builder: ModelId;
      readonly product: string;
      readonly refund: boolean;
    })
  | (GameEvent & {
      readonly type: 'placed';
      readonly model: ModelId;
      readonly sheet: string;
      readonly at: Point;
      readonly builder: ModelId;
    })
  | (GameEvent & {
      readonly type: 'cast';
      readonly caster: ModelId;
      readonly power: string;
      readonly target: ModelId | null;
      readonly cost: number;
    })
  | (GameEvent & {
      readonly type: 'powerTook';
      readonly power: string;
      readonly on: ModelId | null;
      /** the half under way does not free it. */
      readonly held: boolean;
    })
  | (GameEvent & { readonly type: 'blinked'; readonly model: ModelId; readonly from: Point; readonly to: Point })
  | (GameEvent & {
      readonly type: 'summoned';
      readonly model: ModelId;
      readonly sheet: string;
      readonly at: Point;
      readonly by: ModelId;
    })
  | (GameEvent & { readonly type: 'mended'; readonly model: ModelId; readonly wounds: number })
  | (GameEvent & { readonly type: 'medics'; readonly model: ModelId; readonly face: number; readonly ignored: boolean })
  | (GameEvent & {
      readonly type: 'resolved';
      readonly model: ModelId;
      readonly face: number;
      readonly ignored: boolean;
    })
  | (GameEvent & { readonly type: 'wounded'; readonly model: ModelId; readonly wounds: number; readonly left: number })
  | (GameEvent & { readonly type: 'dying'; readonly model: ModelId })
  | (GameEvent & {
      readonly type: 'slain';
      readonly model: ModelId;
      readonly sheet: string;
      readonly at: Point;
      readonly by: ModelId | null;
    })
  | (GameEvent & { readonly type: 'joined'; readonly unit: ModelId; readonly fight: ModelId })
  | (GameEvent & {
      readonly type: 'fought';
      readonly fight: FightEntry;
      readonly attacker: Side;
      readonly values: readonly [FightValues, FightValues];
    })
  | (GameEvent & { readonly type: 'fightWon'; readonly side: Side; readonly lost: readonly [number, number] })
  | (GameEvent & { readonly type: 'cityHeld'; readonly side: Side | null; readonly points: readonly [number, number] })
  | (GameEvent & { readonly type: 'scored'; readonly side: Side; readonly what: string; readonly vp: number })
  | (GameEvent & { readonly type: 'roundEnded'; readonly round: number; readonly vp: readonly [number, number] })
  | (GameEvent & { readonly type: 'conceded'; readonly seat: Seat })
  | (GameEvent & {
      readonly type: 'over';
      readonly winner: Side | null;
      readonly reason: string;
      readonly vp: readonly [number, number];
    })
  | PriorityEvent
  | AllotEvent
  | RollEvent<PoolRoll>
  | ResistEvent;

export type BankReason = 'start' | 'loot' | 'tithe' | 'refund';

/** What a side brings into a fight (DW-74 to DW-76). */
export interface FightValues {
  readonly dice: number;
  /** Attack Roll Value. */
  readonly arv: number;
  readonly strength: number;
  readonly defense: number;
  /** What its attack and wound dice need; null where it has none. */
  readonly attack: number | null;
  readonly wound: number | null;
}

// --- Refusals ---

export type ConquestRefusal =
  | Malformed
  | (Refusal & { readonly code: 'notAsked' })
  | (Refusal & { readonly code: 'over' })
  | (Refusal & { readonly code: 'otherDecision'; readonly asked: string })
  | (Refusal & { readonly code: 'noSuchModel'; readonly model: ModelId })
  | (Refusal & { readonly code: 'wrongMissions' })
  | (Refusal & {
      readonly code: 'cannotSetUp';
      readonly what: 'terrain' | 'node' | 'hq' | 'unit';
      readonly why: SetUpFault;
    })
  | (Refusal & { readonly code: 'cannotResearch'; readonly item: string; readonly why: ResearchFault })
  | (Refusal & { readonly code: 'cannotActivate'; readonly model: ModelId })
  | (Refusal & {
      readonly code: 'cannotWalk';
      readonly model: ModelId;
      readonly why: WalkFault;
      readonly at?: Point;
      readonly by?: ModelId;
      readonly cost?: Length;
      readonly limit?: Length;
    })
  | (Refusal & {
      readonly code: 'cannotHarvest';
      readonly model: ModelId;
      readonly node: NodeId;
      readonly why: HarvestFault;
    })
  | (Refusal & { readonly code: 'cannotSurge'; readonly model: ModelId })
  | (Refusal & { readonly code: 'tooMuchWagered'; readonly most: number })
  | (Refusal & {
      readonly code: 'cannotShoot';
      readonly model: ModelId;
      readonly target: ModelId;
      readonly why: ShootFault;
      readonly by?: ModelId;
    })
  | (Refusal & { readonly code: 'cannotCast'; readonly power: string; readonly why: CastFault })
  | (Refusal & {
      readonly code: 'cannotBuild';
      readonly model: ModelId;
      readonly product: string;
      readonly why: BuildFault;
      readonly missing?: Cost;
    })
  | (Refusal & { readonly code: 'cannotPlace'; readonly product: string; readonly why: PlaceFault })
  | (Refusal & { readonly code: 'notAFriend'; readonly model: ModelId })
  | (Refusal & { readonly code: 'noSuchFight'; readonly fight: ModelId })
  | AllotRefusal
  | GoFirstRefusal
  | RerollRefusal
  | ResistRefusal;

export type SetUpFault =
  | 'unknown'
  | 'offLattice'
  | 'offBoard'
  | 'wrongHalf'
  | 'wrongQuarter'
  | 'quarterFull'
  | 'tooNear'
  | 'nearCentre'
  | 'nearEdge'
  | 'impassable'
  | 'city'
  | 'tooManyImpassable'
  | 'tooFarFromEdge'
  | 'nearNode'
  | 'tooFarFromHq'
  | 'nearEnemy'
  | 'occupied'
  | 'notStartingForce'
  | 'tooDear'
  | 'tooMany';
export type ResearchFault = 'unknown' | 'otherFaction' | 'known' | 'tooDear' | 'noUnit';
export type WalkFault =
  | 'tooLong'
  | 'edge'
  | 'impassable'
  | 'enemy'
  | 'building'
  | 'zone'
  | 'closer'
  | 'occupied'
  | 'mustEngage'
  | 'nobodyToEngage'
  | 'pinned'
  | 'rooted'
  | 'notWhole'
  | 'empty';
export type HarvestFault =
  | 'unknown'
  | 'harvested'
  | 'pinned'
  | 'inContact'
  | 'noHarvest'
  | 'tooFar'
  | 'served'
  | 'carrying'
  | 'notFree'
  | 'corrupt';
export type ShootFault =
  | 'noWeapon'
  | 'new'
  | 'hasShot'
  | 'hasCast'
  | 'hasBuilt'
  | 'movedTooFar'
  | 'notAnEnemy'
  | 'dying'
  | 'outOfRange'
  | 'noArc'
  | 'blocked'
  | 'obscured'
  | 'protected'
  | 'notInContact'
  | 'inCombat'
  | 'friendInTheWay'
  | 'tooTough';
export type CastFault =
  | 'unknown'
  | 'alreadyCast'
  | 'hasActed'
  | 'hasMoved'
  | 'pinned'
  | 'new'
  | 'tooDear'
  | 'wrongPhase'
  | 'noTarget'
  | 'wrongTarget'
  | 'outOfRange'
  | 'blocked'
  | 'obscured'
  | 'protected'
  | 'unnameable'
  | 'notInContact'
  | 'inCombat'
  | 'friendInTheWay'
  | 'noUpcharge'
  | 'noPlace'
  | 'zone'
  | 'mustEngage'
  | 'nobodyToEngage'
  | 'noUnit'
  | 'useless';
export type BuildFault =
  | 'notABuilder'
  | 'notOffered'
  | 'tooDear'
  | 'overLimit'
  | 'tooMany'
  | 'hasBuilt'
  | 'hasShot'
  | 'hasCast'
  | 'inContact'
  | 'corrupt'
  | 'noNode'
  | 'nodeTaken'
  | 'tooFarFromNode'
  | 'new';
export type PlaceFault = 'tooFar' | 'occupied' | 'impassable' | 'edge' | 'node' | 'city' | 'tooFarFromNode';

export interface ConquestTypes extends StackTypes<Frame> {
  readonly state: Battle;
  readonly command: ConquestCommand;
  readonly config: ConquestConfig;
  readonly event: ConquestEvent;
  readonly refusal: ConquestRefusal;
  readonly decision: ConquestDecision;
  readonly roll: ConquestRoll;
}

export type ConquestTable = Table<ConquestEvent, ConquestRoll>;
export type ConquestProcedure<F extends Frame> = Procedure<ConquestTypes, F>;
