/** What is told as a battle goes on: each with its rule and the numbers it came from. Built in the traced gear only. */

import type { Line, Point, Side } from '@muster/geometry';
import type { GameEvent, Seat } from '@muster/kernel';
import type { ActionId } from '../content/actions.ts';
import type { Card } from '../content/cards.ts';
import type { Terrain } from '../content/features.ts';
import type { AttackId, ProfileId } from '../content/fighters.ts';
import type { Names } from '../content/names.ts';
import type { ScenarioId } from '../content/scenarios.ts';
import type { SpellId } from '../content/spells.ts';
import type { TerrainId } from '../content/terrain.ts';
import type {
  AttackChoice,
  Defence,
  Effect,
  Fighter,
  FighterId,
  MagewindsOutcome,
  ObjectId,
  Source,
} from './battle.ts';
import type { Corner, Split, Who } from './command.ts';

export const who = (f: Fighter): Who =>
  f.name === undefined
    ? { id: f.id, seat: f.seat, profile: f.profile, number: f.number }
    : { id: f.id, seat: f.seat, profile: f.profile, number: f.number, name: f.name };

/** An effect that goes on and lies open: on whom, or by whom it is; and what of it is drawn. */
export interface LastingTold {
  readonly effect: Effect['type'];
  readonly who: Who;
  readonly of: Exclude<Effect, { readonly type: 'charm' }>;
}

interface E<T extends string> extends GameEvent {
  readonly type: T;
}

export type SetupEvent =
  /** MW 3.1: each try of the seats that were still tied. */
  | (E<'rolledOff'> & {
      readonly rolls: readonly { readonly seat: Seat; readonly dice: readonly number[] }[];
      readonly ranks: readonly Seat[];
    })
  | (E<'scenarioChosen'> & { readonly scenario: ScenarioId; readonly by: Seat | null })
  | (E<'fighterAdded'> & {
      readonly seat: Seat;
      readonly profile: ProfileId;
      readonly name?: string;
      readonly slotsLeft: number;
    })
  | (E<'warbandDone'> & { readonly seat: Seat; readonly warband: readonly ProfileId[] | null; readonly names?: Names })
  | (E<'terrainPlaced'> & { readonly by: Seat | null; readonly terrain: TerrainId | Terrain })
  /** `own`: which of the halves is theirs who split (MW-R88). */
  | (E<'territorySplit'> & { readonly by: Seat; readonly split: Split; readonly own: 0 | 1 })
  | (E<'edgeChosen'> & { readonly by: Seat; readonly edge: Side })
  | (E<'cornerChosen'> & { readonly by: Seat; readonly corner: Corner })
  | (E<'objectPlaced'> & {
      readonly by: Seat;
      readonly kind: 'treasure' | 'fragment';
      readonly x: number;
      readonly y: number;
    })
  | (E<'deployed'> & { readonly who: Who; readonly x: number; readonly y: number });

export type CardEvent =
  | (E<'dealt'> & { readonly row: readonly Card[]; readonly deck: number })
  /** `deck`: cards that are left in it. */
  | (E<'tookCard'> & { readonly seat: Seat; readonly card: Card; readonly next: Card | null; readonly deck: number })
  /** `card` is null for the others. */
  | (E<'drewCard'> & { readonly seat: Seat; readonly card: Card | null; readonly deck: number })
  | (E<'lookedAt'> & { readonly seat: Seat; readonly cards: readonly Card[] | null; readonly deck: number })
  /** What somebody looked at who left the battle lies on the deck again. */
  | (E<'putBack'> & { readonly seat: Seat; readonly deck: number })
  | (E<'reshuffled'> & { readonly size: number })
  | (E<'passed'> & { readonly seat: Seat; readonly forced: boolean })
  | (E<'held'> & { readonly seat: Seat })
  | (E<'spent'> & { readonly seat: Seat; readonly cards: readonly Card[] })
  /** MW-H08: what who left the battle had in hand. */
  | (E<'discarded'> & { readonly seat: Seat; readonly cards: readonly Card[] })
  | (E<'windburn'> & { readonly seat: Seat; readonly kept: number; readonly discarded: readonly Card[] })
  | (E<'keptCard'> & { readonly seat: Seat; readonly value: number; readonly who: readonly Who[] });

export interface StruckEvent extends E<'struck'> {
  readonly source: Source;
  readonly attacker: Who | null;
  readonly attack: AttackId | 'quake';
  readonly target: Who;
  readonly choice: AttackChoice | null;
  readonly defence: Defence;
  /** How the target number came about (MW 18.5.1, MW-R43). */
  readonly precision: number;
  readonly evasion: number;
  readonly cover: boolean;
  readonly coverLine: Line | null;
  readonly dodge: number;
  readonly capped: boolean;
  readonly needed: number;
  readonly power: number;
  readonly dice: readonly number[];
  /** TC witch.hex: the second throw of each hit. */
  readonly rerolled: readonly number[];
  readonly hits: number;
  readonly armour: number;
  readonly damage: number;
  /** What the exact odds expected, for the luck report. */
  readonly expected: number;
}

export type BattleEvent =
  | (E<'roundBegan'> & { readonly round: number; readonly order: readonly Seat[] })
  | (E<'phaseBegan'> & { readonly phase: 'channelling' | 'action' | 'end'; readonly order: readonly Seat[] })
  | (E<'activated'> & { readonly who: Who; readonly by: Seat })
  | (E<'charmed'> & { readonly who: Who; readonly by: Seat })
  | (E<'acted'> & { readonly who: Who; readonly action: ActionId })
  /** `guard`: its action was to guard, and it does. */
  | (E<'counter'> & { readonly who: Who; readonly actions: number; readonly guard: boolean })
  | (E<'recovered'> & { readonly who: Who; readonly actions: number; readonly spell: SpellId })
  | (E<'moved'> & {
      readonly who: Who;
      readonly how: 'move' | 'step' | 'dodge' | 'deflect' | 'knockback' | 'push' | 'redeploy';
      readonly path: readonly Point[];
      readonly length: number;
      readonly limit: number;
    })
  | (E<'objectMoved'> & { readonly object: ObjectId; readonly from: Point; readonly to: Point })
  | (E<'pickedUp'> & { readonly who: Who; readonly object: ObjectId; readonly kind: 'treasure' | 'fragment' })
  | (E<'dropped'> & { readonly who: Who; readonly object: ObjectId; readonly x: number; readonly y: number })
  | (E<'cast'> & {
      readonly who: Who;
      readonly spell: SpellId;
      readonly target: Who | null;
      readonly paid: number;
      readonly place: Point | null;
      readonly action: ActionId | null;
    })
  | (E<'aimed'> & { readonly who: Who; readonly place: Point })
  /** MW-R82: the marker of an earlier activation may be used in this one. */
  | (E<'aimReady'> & { readonly who: Who })
  | (E<'attackDeclared'> & {
      readonly who: Who;
      readonly attack: AttackId;
      readonly target: Who | null;
      readonly object: ObjectId | null;
      readonly distance: number;
    })
  | (E<'ordered'> & { readonly who: Who; readonly by: Seat })
  | (E<'attackChosen'> & { readonly seat: Seat })
  | (E<'defended'> & { readonly who: Who; readonly defence: Defence; readonly free: boolean })
  | (E<'revealed'> & { readonly seat: Seat; readonly choice: AttackChoice })
  | (E<'feinted'> & { readonly who: Who; readonly free: boolean })
  | StruckEvent
  | (E<'objectStruck'> & {
      readonly object: ObjectId;
      readonly dice: readonly number[];
      readonly needed: number;
      readonly hits: number;
    })
  | (E<'mirrored'> & { readonly who: Who; readonly attacker: Who; readonly hits: number })
  | (E<'barrier'> & {
      readonly who: Who;
      readonly target: Who;
      readonly dice: readonly number[];
      readonly needed: number;
      readonly cancelled: number;
    })
  | (E<'damaged'> & { readonly who: Who; readonly amount: number; readonly damage: number; readonly toughness: number })
  | (E<'takenDown'> & { readonly who: Who; readonly credit: Seat | null })
  | (E<'healed'> & { readonly who: Who; readonly amount: number; readonly damage: number; readonly cured: boolean })
  | (E<'poisoned'> & { readonly who: Who; readonly by: Seat })
  /** `until`: the Action Phase ends, or who cast it begins its next action (MW-R77). */
  | (E<'effectBegan'> & LastingTold & { readonly by: Who | null; readonly until: 'phaseEnds' | 'nextAction' })
  | (E<'effectEnded'> & LastingTold)
  | (E<'arrived'> & {
      readonly who: Who;
      readonly spell: SpellId;
      readonly x: number;
      readonly y: number;
      /** TC mesmer.clone: whom it is like, which stands here now. */
      readonly twin: ({ readonly id: FighterId } & Point) | null;
    })
  | (E<'dissolved'> & { readonly who: Who; readonly real: Who })
  | (E<'escaped'> & { readonly who: Who; readonly escaped: number; readonly needed: number })
  | (E<'collected'> & { readonly who: Who; readonly tally: number })
  | (E<'counted'> & { readonly counts: readonly number[]; readonly what: string })
  | (E<'conceded'> & { readonly seat: Seat })
  | (E<'ended'> & { readonly outcome: MagewindsOutcome });

export type MagewindsEvent = SetupEvent | CardEvent | BattleEvent;
