/**
 * A table, declared. What all tables have is in `play/tabletop`: whose decision it is, the hand, the slip with its list, options, odds and
 * buttons, keys, frame, cards, replay. A game says here what is its own. All that decides is pure; only parts and boards are drawn.
 *
 * Whoever takes the types of a game is a method, so that a table whose types are forgotten is a `Tabletop` like any other.
 */

import type { GameTypes, Seat } from '@muster/kernel';
import type { TableState } from '@muster/table';
import type { ReactNode, Ref } from 'react';

/** The types of a table, as one bundle, like those of a game. */
export interface TableTypes extends GameTypes {
  /** What lies on the board beside the state (`stages.ts`). */
  readonly scene: unknown;
  /** Of whatever stands on the board and can be chosen. */
  readonly id: string | number;
  /** What a hand holds before it is a command: a union. */
  readonly held: { readonly kind: string };
  /** What a hand does on the board, beside touching a piece: a union. */
  readonly gesture: { readonly kind: string };
  /** What a gesture is told that led nowhere, at its place. */
  readonly remark: { readonly text: string };
  /** What is put together in the slip: dice to roll again, a bid. */
  readonly draft: object;
  /** What else its board and its own parts draw of a plan. */
  readonly marks: object;
  /** What would come of the plan. */
  readonly odds: unknown;
}

/** What a hand goes by. The same object as long as nothing of it changes. */
export interface Situation<T extends TableTypes, D = T['decision'] | undefined> {
  readonly view: T['state'];
  /** What the seat whose hand it is has to decide; undefined while others act or something is shown. */
  readonly decision: D;
  /** It has answered already, and is about to answer otherwise. */
  readonly changing: boolean;
  /** What the computer, that has answered for it, leaves to it. */
  readonly left: T['command'] | undefined;
  /** Others look at this screen: what is hidden from them is not put there before it was handed over. */
  readonly shared?: boolean;
}

/** What a gesture comes to: something held, and what is said of one that leads nowhere. Never a command. */
export interface Gestured<T extends TableTypes> {
  readonly held: T['held'];
  readonly remark?: T['remark'] | undefined;
  /** Nothing is aimed at, rolled or risked: the table plays what the plan's main button would, as for a counter that is put down. */
  readonly commits?: true;
}

/** A piece was chosen, on the board or in a list. */
export interface Touched<T extends TableTypes> {
  readonly kind: 'piece';
  readonly id: T['id'];
}

/** What the computer would do, put where the player can look at it. */
export type Taken<T extends TableTypes> = { readonly held: T['held'] } | { readonly draft: Partial<T['draft']> };

/** What a hand may do. One gesture means one thing at every question; only a button commits. */
export interface Hand<T extends TableTypes> {
  /** With what it begins; `last`: what was held when this hand was last asked, so that what was meant then can go on being meant. */
  first(now: Situation<T>, last?: T['held']): T['held'];
  touch(now: Situation<T>, held: T['held'], gesture: Touched<T> | T['gesture']): Gestured<T>;
  /** One step back, by Escape. The remark goes in any case. */
  back(now: Situation<T>, held: T['held'], remark: T['remark'] | undefined): T['held'];
  /** Takes up the next one; where the game does not say, it is touched. */
  take?(now: Situation<T>, held: T['held'], id: T['id']): T['held'];
  plan(now: Situation<T>, held: T['held']): Plan<T>;
  /** This was confirmed: for a hand that begins its next turn with what it has begun. */
  played?(now: Situation<T>, held: T['held']): void;
  /** Gestures by keys. */
  readonly keys?: Readonly<Record<string, Touched<T> | T['gesture']>>;
}

/** A button and the commands behind it. */
export interface Act<C> {
  /** The same as long as it means the same: `move`, `strike`. */
  readonly meaning: string;
  readonly words: string;
  readonly commands: readonly C[];
  /** What could still usefully be done, a sentence without its full stop: asked once before it runs. */
  readonly unless?: string | undefined;
  readonly key?: string;
}

/** One thing to choose in the slip. */
export interface Option<T extends TableTypes> {
  readonly key: string;
  readonly words: string;
  /** On a line of its own, quietly. */
  readonly note?: string | undefined;
  /** The chance of what the player wants, from 0 to 1. */
  readonly chance?: number | undefined;
  /** It is ours, not the book's. */
  readonly house?: boolean;
  /** Why it cannot be chosen. */
  readonly why?: string | undefined;
  readonly chosen: boolean;
  /** What the hand holds once it is chosen. */
  readonly held: T['held'];
  /** The heading over several. */
  readonly group?: string | undefined;
}

/** Who may be taken up: gone through by Next, and listed. */
export interface Roster<T extends TableTypes> {
  readonly ids: readonly T['id'][];
  /** What the list is called, spoken. Without it nobody is listed. */
  readonly label?: string;
  /** `Next model`; without it nobody is gone on to. */
  readonly next?: string | undefined;
  /** What is in the hand comes before the list. */
  readonly last?: boolean;
  /** There are many: they stand close. */
  readonly dense?: boolean;
  /** They can be dragged from the list to the board. */
  readonly drags?: boolean;
}

/** What is planned, and what could be. One for all games; `marks` and `odds` are their own. */
export interface Plan<T extends TableTypes> {
  readonly hint: string;
  /** On the main button while nothing can be confirmed. */
  readonly wait: string;
  readonly selected: readonly T['id'][];
  /** Who may be chosen. */
  readonly choices: readonly T['id'][];
  /** Who may be struck. */
  readonly targets: readonly T['id'][];
  readonly roster: Roster<T> | undefined;
  readonly options: readonly Option<T>[];
  /** What their list is called, spoken; its group where the plan does not say. */
  readonly optionsLabel?: string;
  readonly odds: T['odds'] | undefined;
  readonly facts: readonly string[];
  readonly risks: readonly string[];
  /** Why it cannot be done as it is planned. */
  readonly fault: string | undefined;
  /** Whose card lies open. */
  readonly card: T['id'] | undefined;
  readonly main: Act<T['command']> | undefined;
  readonly end: Act<T['command']> | undefined;
  readonly more: readonly Act<T['command']>[];
  /** What is held once the plan is let go, by a button. */
  readonly again?: T['held'] | undefined;
  /** It is put together by several gestures, or is a risk that neither odds nor risks tell: never played at once (`isSure`). */
  readonly waits?: true | undefined;
  readonly marks: T['marks'];
}

/** What a question says that is answered in the slip alone. */
export interface Question<C> {
  readonly hint: string;
  readonly wait: string;
  readonly main: Act<C> | undefined;
  readonly end: Act<C> | undefined;
  readonly more: readonly Act<C>[];
}

/** The decision of this kind, also where several kinds have one form. */
export type DecisionOf<D extends { readonly kind: string }, K extends string> = D extends unknown
  ? K extends D['kind']
    ? D & { readonly kind: K }
    : never
  : never;

/** A kind of decision that the slip answers, by a draft. */
export interface SlipQuestion<T extends TableTypes, D> {
  ask(now: Situation<T, D>, draft: T['draft'], held: T['held']): Question<T['command']>;
  /** Where the draft is put together. */
  Answer?(props: PartProps<T, D>): ReactNode;
}

/** What is seen of a battle, in play or watched again. */
export interface Seen<T extends TableTypes>
  extends Pick<
    TableState<T, T['scene']>,
    'players' | 'seatNames' | 'eyes' | 'view' | 'shown' | 'scene' | 'showing' | 'acting'
  > {
  /** Once all before it has been shown. The rules may know nothing of it: a draw that was agreed, a time that ran out. */
  readonly outcome: TableState['outcome'];
  /** Whose turn it is; of a battle that is over, who has won. */
  readonly turn: Seat | undefined;
  /** Step by step: what a step did lies there all the time. */
  readonly replayed: boolean;
}

/** What a part of the slip gets. */
export interface PartProps<T extends TableTypes, D = T['decision'] | undefined> {
  readonly seen: Seen<T>;
  readonly now: Situation<T, D>;
  readonly plan: Plan<T>;
  readonly held: T['held'];
  readonly draft: T['draft'];
  hold(held: T['held']): void;
  onDraft(draft: T['draft']): void;
  touch(gesture: Touched<T> | T['gesture']): void;
  /** By a button of this part alone. */
  play(commands: readonly T['command'][]): void;
}

/** Where a part stands in the slip: first of all, after the question, after the odds, the facts, the options, last of all. */
export type PartPlace = 'first' | 'question' | 'odds' | 'facts' | 'options' | 'last';

export interface BoardHandle {
  /** Brings a place into sight, one as `placesOf` gives them, and the cursor to it. */
  show(place: string): void;
  /** Brings what happens at these places into sight, the last one surely, unless a hand moves the board; the cursor stays where it is. */
  follow?(places: readonly string[]): void;
  /** A piece of a list is taken up by this press. */
  take?(place: string, press: PointerEvent): void;
}

/** A board draws what it is given; it owns hovering, carrying and its tools, and hands gestures to the hand. */
export interface BoardProps<T extends TableTypes> {
  readonly ref: Ref<BoardHandle>;
  readonly title: string;
  readonly seen: Seen<T>;
  /** The seat whose side is near. */
  readonly near: Seat;
  /** What a line of the log, or a lesson, points at: places as `placesOf` gives them. */
  readonly pointed: readonly string[];
  /** Without one, somebody only looks on. */
  readonly hand: HandOnBoard<T> | undefined;
  /** What rolled on the board has come to rest. */
  settled(): void;
}

/** The hand, as a board meets it. */
export interface HandOnBoard<T extends TableTypes> {
  readonly now: Situation<T>;
  readonly held: T['held'];
  readonly remark: T['remark'] | undefined;
  readonly plan: Plan<T>;
  hold(held: T['held']): void;
  touch(gesture: Touched<T> | T['gesture']): void;
  /** What the main button does: by a mark on the board. */
  commit(): void;
  /** By a button that stands on the board. */
  play(commands: readonly T['command'][]): void;
}

/** Both sides at a glance. */
export interface SidesProps<T extends TableTypes> {
  readonly seen: Seen<T>;
  readonly selected: readonly T['id'][];
  readonly able: readonly T['id'][];
  readonly decision: T['decision'] | undefined;
  /** Chosen; of a battle that is watched again, shown on the board. */
  touch(id: T['id']): void;
  show(place: string): void;
  /** What may be played at any time, for this seat. */
  play(command: T['command'], seat: Seat): void;
}

export interface SeenProps<T extends TableTypes> {
  readonly seen: Seen<T>;
}

export interface PieceProps<T extends TableTypes> {
  readonly battle: T['state'];
  readonly id: T['id'];
}

/** A piece in a list. */
export interface PieceLook<T extends TableTypes> {
  name(b: T['state'], id: T['id']): string;
  /** By which its card is asked for (`data-card`). */
  key(id: T['id']): string;
  Icon(props: PieceProps<T>): ReactNode;
  Card(props: PieceProps<T>): ReactNode;
  /** What stands behind its name in a list. */
  Aside?(props: PieceProps<T>): ReactNode;
}

/** What the computer would do, put into the hand: the player confirms it or changes it. */
export interface Suggestions<T extends TableTypes> {
  /** `Place it for me`; undefined where it has nothing to suggest. */
  words(now: Situation<T>, held: T['held']): string | undefined;
  /** A view in which it is asked for what is in the hand, where that is not what is asked. */
  about?(now: Situation<T>, held: T['held']): T['state'] | undefined;
  take(now: Situation<T>, held: T['held'], command: T['command']): Taken<T> | undefined;
}

export interface Tabletop<T extends TableTypes = TableTypes> {
  readonly hand: Hand<T>;
  readonly noDraft: T['draft'];
  /** Kinds of decisions that the slip answers; the board answers the others. */
  readonly asks?: { readonly [K in T['decision']['kind']]?: SlipQuestion<T, DecisionOf<T['decision'], K>> };
  readonly suggests?: Suggestions<T>;
  /** Whether all that is asked may be left to the computer now, where the descriptor offers it (`forMe`). */
  mayLeave?(now: Situation<T>, held: T['held']): boolean;
  /** Opens what was answered in secret, so that it can be answered otherwise. */
  readonly reopens?: T['command'];
  /** Keys 1 to 9 choose of those who are listed, then of the options. */
  readonly digits?: true;
  Board(props: BoardProps<T>): ReactNode;
  /** As lists show it. */
  readonly piece?: PieceLook<T>;
  /** The card of whatever is pointed at; by `keyOf` of an element, or its nearest `data-card`. */
  readonly cards?: {
    keyOf?(element: Element): string | undefined;
    of(b: T['state'], key: string, plan: Plan<T> | undefined): ReactNode;
  };
  Sides(props: SidesProps<T>): ReactNode;
  /** `Fleets`; Forces where it does not say. */
  readonly sidesWords?: string;
  /** Where they lie when there is room: below a wide map, else beside it. */
  sidesPlace?(b: T['state']): 'beside' | 'below';
  Banner(props: SeenProps<T>): ReactNode;
  /** One line between banner and board: what came of the last blow, or what is to be won. */
  Strip?(props: SeenProps<T>): ReactNode;
  /** Below the board; where there is no room for it, beside the sides. */
  Below?(props: SeenProps<T> & Pick<BoardProps<T>, 'hand'>): ReactNode;
  Odds?(props: { readonly of: T['odds']; readonly now: Situation<T> }): ReactNode;
  /** What else stands in the slip. A part that has nothing to say draws nothing. */
  readonly parts?: readonly { readonly place: PartPlace; Part(props: PartProps<T>): ReactNode }[];
  /** Whose turn it is while nobody is asked. */
  turnOf?(shown: T['state']): Seat | undefined;
}
