/** The types of the table of Grid Battles: what is held, what a hand does on the map, and what is drawn and foreseen of a plan. */

import type { CombatOdds, GridBattlesTypes, HexLabel, Threats, Unit, UnitId } from '@muster/grid-battles';
import type { Gestured as GesturedOf, Plan as PlanOf } from '../../../contract/tabletop.ts';
import type { HexMarks, PathOverlay, SightOverlay } from '../board/marks.ts';
import type { Scene } from './scene.ts';

/** What one unit is to do in this turn: where it goes, and whom it means to strike from there. */
export interface Way {
  readonly unit: UnitId;
  /** Empty: it stays where it is. */
  readonly path: readonly HexLabel[];
  readonly target: UnitId | null;
  /** It gets nearer to the target, but cannot strike it in this turn. */
  readonly far?: true;
  /** Nobody chose it: it comes along because so many are activated together (GB-12), and gives way to whoever is chosen. */
  readonly along?: true;
}

/** A blow that is meant: all movement comes before any attack (GB-27). */
export interface Blow {
  readonly attacker: UnitId;
  readonly target: UnitId;
}

/** The units of a turn with their ways, before any is confirmed. */
export interface Turn {
  readonly kind: 'turn';
  /** Before the activation, all who are to be activated; while they move, those whose move is planned. In the order of their moves. */
  readonly ways: readonly Way[];
  /** Who is looked after just now. */
  readonly chosen: UnitId | null;
  /** It was not chosen itself, but came with the enemy that was. */
  readonly offered?: true;
  /** By those who have moved. */
  readonly meant: readonly Blow[];
}

export interface Attack {
  readonly kind: 'attack';
  readonly attacker: UnitId;
  readonly target: UnitId | null;
  /** The attacker was not chosen itself. */
  readonly offered?: true;
  /** What else is meant to be struck. */
  readonly meant: readonly Blow[];
}

export type Held =
  | { readonly kind: 'idle' }
  /** Looking at a unit that cannot act now. */
  | { readonly kind: 'inspect'; readonly unit: UnitId }
  | { readonly kind: 'deploy'; readonly unit: UnitId; readonly hex: HexLabel | null }
  | Turn
  | Attack;

/** On the map, beside choosing a counter. */
export type Gesture =
  | { readonly kind: 'hex'; readonly hex: HexLabel }
  /** A counter of one's own is carried, and is over this hex. */
  | { readonly kind: 'drag'; readonly unit: UnitId; readonly over: HexLabel }
  /** It was let go there. */
  | { readonly kind: 'drop'; readonly unit: UnitId; readonly over: HexLabel };

export interface Remark {
  readonly at: HexLabel;
  readonly text: string;
  /** The line that decides. */
  readonly sight?: SightOverlay;
  /** The way that would be too long or is barred. */
  readonly way?: readonly HexLabel[];
}

/** One attack, foreseen. */
export interface Forecast {
  readonly attacker: Unit;
  readonly target: Unit;
  readonly odds: CombatOdds;
  /** Where it would strike from, when it has to move first. */
  readonly from?: HexLabel;
  /** Others who could strike the same target after it, and the chance that it is destroyed by then. */
  readonly followers: readonly { readonly unit: Unit; readonly destroyed: number }[];
}

/** What it means to stand on a hex until the enemy's next turn. */
export interface Outlook {
  readonly unit: Unit;
  readonly hex: HexLabel;
  readonly threats: Threats;
  /** What the ground there does; nothing on plain ground. */
  readonly ground: readonly string[];
}

export interface PlanMarks {
  readonly hexes: HexMarks;
  readonly path?: PathOverlay | undefined;
  readonly sight?: SightOverlay | undefined;
  /** The ways of the others, and the blows that are meant beside the one in the hand. */
  readonly others: readonly Pick<PathOverlay, 'unit' | 'steps'>[];
  readonly meant: readonly SightOverlay[];
  /** Attacks that would be possible later, under their heading: `who` is named in each line. */
  readonly prospects?:
    | { readonly words: string; readonly of: readonly Forecast[]; readonly who: 'attacker' | 'target' }
    | undefined;
  readonly outlook?: Outlook | undefined;
}

export type Gestured = GesturedOf<GridTable>;
export type Plan = PlanOf<GridTable>;

export interface GridTable extends GridBattlesTypes {
  /** A unit or a hex. */
  readonly place: string;
  readonly scene: Scene;
  readonly id: UnitId;
  readonly held: Held;
  readonly gesture: Gesture;
  readonly remark: Remark;
  /** Everything is answered on the map. */
  readonly draft: Record<string, never>;
  readonly marks: PlanMarks;
  readonly odds: Forecast;
}
