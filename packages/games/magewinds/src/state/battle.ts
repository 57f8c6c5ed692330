/** What a battle is made of: configuration, state, frames. Plain data that survives JSON; what a view may hide is nullable. */

import type { Footprint, Line, Point, Side } from '@muster/geometry';
import type { Outcome, RuleId, Seat } from '@muster/kernel';
import type { ActionId } from '../content/actions.ts';
import type { Card } from '../content/cards.ts';
import type { Edition } from '../content/edition.ts';
import type { Terrain } from '../content/features.ts';
import type { AttackId, ProfileId } from '../content/fighters.ts';
import type { Names } from '../content/names.ts';
import type { ScenarioId } from '../content/scenarios.ts';
import type { SpellId } from '../content/spells.ts';
import type { TerrainId } from '../content/terrain.ts';

/** The place in `fighters`. */
export type FighterId = number;
/** The place in `objects`. */
export type ObjectId = number;

export const ASSEMBLIES = ['secret', 'simultaneous', 'sequential'] as const;
/** ItT general: secret; open, one fighter each in turn; open, one whole warband after the other. */
export type Assembly = (typeof ASSEMBLIES)[number];

export interface MagewindsConfig {
  /** `chosen`: by the winner of a roll-off; `random`: by the dice. */
  readonly scenario: ScenarioId | 'chosen' | 'random';
  readonly players: 2 | 3 | 4;
  /** The slot budget of each warband. */
  readonly slots: number;
  /** null: that seat assembles its warband in set-up. */
  readonly warbands: readonly (readonly ProfileId[] | null)[];
  /** By seat, beside its warband: what its fighters are called (TC assembly.slots). Not there when nobody was named. */
  readonly names?: readonly (Names | null)[];
  readonly assembly: Assembly;
  /** MW 10.0: whether warbands are assembled before the scenario is known. */
  readonly warbandsFirst: boolean;
  /** `chosen`: Player 1 places it in set-up. */
  readonly terrain: TerrainId | Terrain | 'chosen';
  /** `auto`: territories, objects and fighters are placed without asking. */
  readonly deployment: 'players' | 'auto';
  readonly officialOnly: boolean;
  readonly normaliseLightPrecisionTo15: boolean;
  readonly guardWorksWhenExhausted: boolean;
  /** Which corrections are in force: 1 as first released, in records of that version; 3 all of them (MW-H22). */
  readonly edition: Edition;
}

export const PLACES = ['reserve', 'field', 'down', 'escaped', 'gone'] as const;
/** `down`: out of action (MW 18.5.3); `escaped`: left by the rules (ItT hold-the-line); `gone`: a dissolved double, a conceded warband. */
export type Where = (typeof PLACES)[number];

export interface Fighter {
  readonly id: FighterId;
  /** Whose warband it belongs to (MW 4.3). */
  readonly seat: Seat;
  readonly profile: ProfileId;
  /** Tells two of a kind apart: 1, 2, …; 0 for the only one. */
  readonly number: number;
  readonly where: Where;
  /** The centre of its base; of no meaning off the battlefield. */
  readonly x: number;
  readonly y: number;
  /** MW 0.12, MW 9.2 */
  readonly damage: number;
  /** MW 0.11, MW 9.1: 0, a single or a double action counter. */
  readonly actions: number;
  /** MW 13.4 Guard: the next Dodge or Deflect is free. */
  readonly guard: boolean;
  /** Who poisoned it (TC witch.poison-tip, MW-R94). */
  readonly poison: Seat | null;
  /** MW-R92: summoned fighters are none. */
  readonly starting: boolean;
  /** The round in which it was last taken down (TC cleric.revive, MW-R94); 0 for never, in the first edition also by Windburn. */
  readonly downIn: number;
  /** The other of a pair made by Clone; which one is real is in `clones`. */
  readonly twin: FighterId | null;
  /** Given by its player (TC assembly.slots); a double has its original's. */
  readonly name?: string;
}

/** A card of a hand that others know of: taken face up (`to` null), or left on the deck by Insight. */
export interface SeenCard {
  readonly card: Card;
  readonly to: Seat | null;
}
export interface Hand {
  readonly size: number;
  readonly cards: readonly Card[] | null;
  readonly seen: readonly SeenCard[];
}

export const ASKS = ['always', 'mine', 'never'] as const;
/** For any fighter, for fighters of my warband, for none. */
export type Ask = (typeof ASKS)[number];
/** Spells about which a seat is asked in a window of its own (MW-R61). */
export const ASKED_SPELLS = [
  'haste',
  'phasewalk',
  'third-eye',
  'barrier',
  'wildform',
  'heal',
  'hex',
  'energize',
  'prediction',
  'empower',
] as const satisfies readonly SpellId[];
export type AskedSpell = (typeof ASKED_SPELLS)[number];
export type StandingOrders = Readonly<Record<AskedSpell, Ask>>;

export interface SeatState {
  readonly hand: Hand;
  /** Private. */
  readonly orders: StandingOrders | null;
  readonly conceded: boolean;
  /** TC universal.energize was cast in this Action Phase. */
  readonly energized: boolean;
  /** Fragments collected (ItT fragment-frenzy), fighters escaped (ItT hold-the-line). */
  readonly tally: number;
  /** ItT battle-royale: enemies taken out in this round, and in the one before. */
  readonly kills: number;
  readonly killsBefore: number;
}

export interface Deck {
  readonly size: number;
  /** The last one is on top. */
  readonly cards: readonly Card[] | null;
  /** TC seer.insight: this seat knows the top card. */
  readonly top: { readonly seat: Seat; readonly card: Card | null } | null;
}

export interface GameObject {
  readonly id: ObjectId;
  readonly kind: 'treasure' | 'fragment';
  readonly where: 'field' | 'carried' | 'collected';
  readonly x: number;
  readonly y: number;
  readonly carrier: FighterId | null;
}

/** A spell or rule that goes on, shown to all (MW 9.3). */
export type Effect =
  | { readonly type: 'wildform' | 'thirdEye' | 'hex'; readonly fighter: FighterId }
  | { readonly type: 'whiteHot' | 'ward' | 'empowered'; readonly by: FighterId }
  | { readonly type: 'entangle' | 'hypnotize'; readonly by: FighterId; readonly fighter: FighterId }
  | { readonly type: 'prediction'; readonly by: FighterId; readonly fighter: FighterId; readonly action: ActionId }
  /** TC deadeye.take-aim: `ready` from the Deadeye's next activation on. */
  | { readonly type: 'aim'; readonly by: FighterId; readonly x: number; readonly y: number; readonly ready: boolean }
  /** TC witch.charm: `among` are those it may still be, which is public. */
  | {
      readonly type: 'charm';
      readonly by: FighterId;
      readonly seat: Seat;
      readonly target: FighterId | null;
      readonly among: readonly FighterId[];
    };

/** TC mesmer.clone: which of the two is real, known to its player alone. */
export interface Clone {
  readonly pair: readonly [FighterId, FighterId];
  readonly seat: Seat;
  readonly real: FighterId | null;
}

export const CHOICES = ['light', 'heavy', 'feint'] as const; // MW 0.10, MW 18.3
export type AttackChoice = (typeof CHOICES)[number];
export const DEFENCES = ['none', 'dodge', 'deflect', 'mirrorshield'] as const; // MW 18.4
export type Defence = (typeof DEFENCES)[number];

/** When a window opens (MW-R61). */
export const TIMINGS = [
  'phaseBegins',
  'activationBegins',
  'moveBegins',
  'stepBegins',
  'damage',
  'activationEnds',
  'turnEnds',
] as const;
export type Timing = (typeof TIMINGS)[number];

/** Where an attack comes from: a fighter, or a feature of the terrain (TC druid.quake). */
export type Source =
  | { readonly type: 'fighter'; readonly id: FighterId }
  | { readonly type: 'feature'; readonly id: number };

/** Set-up (MW 10.0): what is decided next, and by whom; `turn` counts within a step. */
export const SETUP_STEPS = [
  'scenario',
  'assembly',
  'rollOff',
  'terrain',
  'territory',
  'objects',
  'deployment',
  'done',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];
export interface SetupFrame {
  readonly type: 'setup';
  readonly step: SetupStep;
  /** Who chooses the scenario, or picks first in an open assembly. */
  readonly first: Seat;
  /** How many single decisions of this step are made. */
  readonly turn: number;
}
/** A warband while it is assembled. Secret until all are done. */
export interface Warband {
  readonly done: boolean;
  readonly profiles: readonly ProfileId[] | null;
  /** As secret as the profiles; not there when nobody was named. */
  readonly names?: Names;
}

export const ROUND_STEPS = [
  'fragments',
  'channelling',
  'actionBegins',
  'turn',
  'turnEnds',
  'turnOver',
  'actionEnds',
  'storm',
  'end',
  'windburn',
] as const;
/** The bottom of the stack during the battle (MW 11.0). */
export interface RoundFrame {
  readonly type: 'round';
  readonly step: (typeof ROUND_STEPS)[number];
}
/** TC seer.insight: two cards drawn, one to keep. */
export interface InsightFrame {
  readonly type: 'insight';
  readonly seat: Seat;
  readonly cards: readonly [Card, Card] | null;
}
/** A seat may cast, or let it be. */
export interface WindowFrame {
  readonly type: 'window';
  readonly timing: Timing;
  /** Whose activation, move, step or damage it is; null at the beginning of a phase and at the end of a turn. */
  readonly about: FighterId | null;
  readonly asking: Seat;
  /** Seats that have declined or could not. */
  readonly asked: readonly Seat[];
  /** MW-R59: each caster once per spell and trigger. */
  readonly cast: readonly CastMark[];
}
export interface CastMark {
  readonly spell: SpellId;
  readonly caster: FighterId;
}
export interface ActivationFrame {
  readonly type: 'activation';
  readonly step: 'begins' | 'chooses' | 'stepping' | 'targets' | 'resolving' | 'ending' | 'ends';
  readonly fighter: FighterId;
  /** Who decides: the owner, or who charmed it (MW-R81). */
  readonly by: Seat;
  readonly action: ActionId | null;
  /** The action costs no counter (MW 18.3.1). */
  readonly free: boolean;
  /** Spells cast in this activation's own decision. */
  readonly cast: readonly CastMark[];
}
export interface MoveFrame {
  readonly type: 'move';
  readonly step: 'begins' | 'path' | 'arrived' | 'charge';
  readonly fighter: FighterId;
  readonly haste: number;
  readonly phasewalk: boolean;
  /** MW 13.4: it began within 1 in of an enemy. */
  readonly near: boolean;
  /** TC warrior.charge: it began 1 in or more from every enemy. */
  readonly charges: boolean;
  readonly cast: readonly CastMark[];
}
/** MW 13.1, MW 13.3: a step move before an action, or after a reaction. */
export interface StepFrame {
  readonly type: 'step';
  readonly step: 'begins' | 'path';
  readonly fighter: FighterId;
  readonly purpose: 'action' | 'dodge' | 'deflect';
  /** A reaction's step may not end closer to this. */
  readonly source: Source | null;
  readonly leap: boolean;
  readonly phasewalk: boolean;
  readonly cast: readonly CastMark[];
}
export interface AttackFrame {
  readonly type: 'attack';
  readonly step: 'choice' | 'defence' | 'roll' | 'damage' | 'knockback' | 'push' | 'mirror' | 'reaction' | 'over';
  readonly source: Source;
  /** The attacking player. */
  readonly by: Seat;
  /** The defending player. */
  readonly against: Seat;
  readonly attack: AttackId | 'quake';
  /** null: an object is attacked (TC cleric.push). */
  readonly target: FighterId | null;
  readonly object: ObjectId | null;
  /** Repeats of Blast and attacks of Quake: steps of reactions wait, no line is needed (MW-R75, MW-R76). */
  readonly splash: boolean;
  readonly chosen: boolean;
  /** Hidden until the defence is chosen (MW 18.3). */
  readonly choice: AttackChoice | null;
  readonly defence: Defence | null;
  /** The reaction is free (MW 13.4 Guard). */
  readonly free: boolean;
  readonly hits: number;
  readonly damage: number;
  readonly blocked: number;
}
/** Blast and Quake: several attacks, then the steps of all reactions. */
export interface VolleyFrame {
  readonly type: 'volley';
  readonly step: 'first' | 'order' | 'steps';
  readonly source: Source;
  readonly by: Seat;
  readonly attack: AttackId | 'quake';
  /** Still to be attacked. */
  readonly targets: readonly FighterId[];
  /** Reactions whose step is still to be made. */
  readonly steps: readonly {
    readonly fighter: FighterId;
    readonly purpose: 'dodge' | 'deflect';
    readonly free: boolean;
  }[];
}
export interface Harm {
  readonly fighter: FighterId;
  readonly amount: number;
  /** Who gets the credit for taking it down (MW-R94). */
  readonly credit: Seat | null;
}
/** Damage about to be dealt, to all at once (MW-R87): a window for each, then all is applied. */
export interface DamageFrame {
  readonly type: 'damage';
  readonly step: 'window' | 'apply';
  readonly harms: readonly Harm[];
  /** The one whose window is open, or was last. */
  readonly index: number;
  readonly rule: RuleId;
}
/** MW 14.1 */
export interface WindburnFrame {
  readonly type: 'windburn';
  readonly seat: Seat;
  readonly kept: { readonly size: number; readonly cards: readonly Card[] | null };
}
export type Frame =
  | SetupFrame
  | RoundFrame
  | InsightFrame
  | WindowFrame
  | ActivationFrame
  | MoveFrame
  | StepFrame
  | AttackFrame
  | VolleyFrame
  | DamageFrame
  | WindburnFrame;

export const PHASES = ['setup', 'channelling', 'action', 'end', 'over'] as const; // MW 11.0
export type Phase = (typeof PHASES)[number];

export interface Battle {
  readonly config: MagewindsConfig;
  readonly scenario: ScenarioId | null;
  /** By rank of the roll-off: Player 1 first. Empty before it. */
  readonly ranks: readonly Seat[];
  readonly warbands: readonly Warband[];
  readonly terrain: Terrain | null;
  /** By seat: where it deploys and what is its own; null where the scenario has none. */
  readonly territories: readonly (Footprint | null)[];
  /** ItT hold-the-line: the edge the Attacker must reach. */
  readonly edge: Side | null;
  readonly round: number;
  readonly phase: Phase;
  /** Turn order of this phase (MW-R29). */
  readonly order: readonly Seat[];
  /** In the order in which they passed in this phase. */
  readonly passed: readonly Seat[];
  readonly turn: Seat | null;
  /** Seats that held in a row (MW-R28). */
  readonly held: number;
  /** Who finished deploying, or activating, first in the round before (ItT fragment-frenzy). */
  readonly finished: readonly Seat[];
  readonly seats: readonly SeatState[];
  readonly fighters: readonly Fighter[];
  readonly objects: readonly GameObject[];
  readonly deck: Deck;
  readonly row: readonly Card[];
  readonly discard: readonly Card[];
  readonly effects: readonly Effect[];
  readonly clones: readonly Clone[];
  readonly stack: readonly Frame[];
  readonly outcome: MagewindsOutcome | null;
}

export interface MagewindsOutcome extends Outcome {
  readonly reason: OutcomeReason;
}
export const REASONS = ['scenario', 'wipedOut', 'draw', 'roundLimit', 'conceded'] as const;
export type OutcomeReason = (typeof REASONS)[number];

/** What decides a refusal, to be drawn on the table. */
export interface Witness {
  readonly line?: Line;
  readonly at?: Point;
}
