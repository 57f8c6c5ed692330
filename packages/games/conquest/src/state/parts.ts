/** What a war is made of: its configuration, its pieces, its orders. Plain data. */

import type { FactionId, ReligionId, ResistOrder, Resource, Side } from '@muster/dwethia';
import type { Length, Point } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import type { ScenarioId } from '../content/scenarios.ts';
import type { Cost, MapPiece, NodeKind, UnitSheet } from '../content/types.ts';

/** `A3-1`: the seat's letter, which of its models in the order in which they were fielded, its mark. Units and buildings alike. */
export type ModelId = string;
/** `M1`, `G3`, `R8`. */
export type NodeId = string;

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
  readonly edition?: 2 | 3 | 4 | 5;
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
  readonly resist: ResistOrder;
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

// --- Dice ---

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
