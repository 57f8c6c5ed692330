/**
 * What a table does is a function (`reduce.ts`). It is always in one of a few named states (`Doing`); whatever happens comes in as an
 * `Input`, and what is to be done about it outside goes out as `Effect`s, which somebody else carries out (`table.ts`). A person can act
 * when everything has been shown, and the page is told what one pair of eyes may see, never more.
 */

import type { Level } from '@muster/ai';
import type { Decision, Eyes, ForMe, GameTypes, MatchOutcome, OrdersSaid, Seat } from '@muster/kernel';
import type { AwaitedLuck } from './awaited-luck.ts';
import type { Thinking } from './computer-seats.ts';
import { NO_ANSWERS, type OwnAnswers } from './own-answers.ts';
import type { SeatPlayers } from './players.ts';
import type { PresentedGame } from './presentation.ts';
import type { Seating } from './seating.ts';
import type { Answer, MatchSource } from './source.ts';
import type { TableState } from './state.ts';

/** Who gives which command. */
export interface Turn<C> {
  readonly seat: Seat;
  readonly command: C;
}

/** What takes its time; nothing else begins before it has ended. */
export type Doing<C> =
  /** Standing orders go before everything else. */
  | { readonly is: 'opening' }
  /** What is new is shown, or something once more. */
  | { readonly is: 'showing' }
  /** `id`: a thought that is not waited for any more may still end. */
  | { readonly is: 'thinking'; readonly id: number; readonly seat: Seat; readonly for: 'computer' | 'person' | 'hint' }
  | { readonly is: 'sending'; readonly turn: Turn<C>; readonly from: 'hand' | 'plan' | 'computer' | 'forPerson' }
  /** `more`: so many commands of the computer for this seat go back with the first one. */
  | { readonly is: 'asking'; readonly by: Seat; readonly agreed: readonly Seat[]; readonly more: number }
  /** People are to decide, here or elsewhere, or it is over. */
  | { readonly is: 'resting' }
  | { readonly is: 'failed' }
  | { readonly is: 'closed' };

/** What the computer answers for a person. */
interface ForPerson<T extends GameTypes> {
  readonly by: ForMe<T['command'], T['state']>;
  /** The kinds of decision; none when it is done. */
  readonly kinds: readonly string[];
  readonly round: number;
  /** How many commands it has given so. */
  readonly count: number;
}

/** What is shown beside the table itself. */
export type Page<T extends GameTypes> = Pick<
  TableState<T>,
  | 'decisions'
  | 'left'
  | 'acting'
  | 'curtain'
  | 'mayChange'
  | 'changeWords'
  | 'changing'
  | 'outcome'
  | 'showing'
  | 'thinking'
  | 'failed'
  | 'elsewhere'
  | 'awaited'
  | 'notice'
>;

export interface Flow<T extends GameTypes = GameTypes> {
  readonly doing: Doing<T['command']>;
  readonly page: Page<T>;
  /** What people have commanded; the first one is on its way while it is sent. */
  readonly queue: readonly Turn<T['command']>[];
  readonly own: OwnAnswers<T['command']>;
  /** Has answered, and wants to answer otherwise. */
  readonly changing: Seat | undefined;
  readonly forMe: ReadonlyMap<Seat, ForPerson<T>>;
  /** What the computer would have done next and left to the person. */
  readonly left: Turn<T['command']> | undefined;
  /** Who has said that the device is theirs now. */
  readonly sitting: Seat | undefined;
  /** What is to be shown once more, from this number on. */
  readonly showAgainFrom: number | undefined;
  /** What somebody asked the computer for; told when everything is shown. */
  readonly hint: { readonly command: T['command'] | undefined } | undefined;
  /** How many thoughts have begun. */
  readonly thoughts: number;
}

export type Input<T extends GameTypes> =
  | { readonly type: 'opened' }
  // from the source and the keeping
  | { readonly type: 'told' | 'luckAsked' | 'notKept' }
  | { readonly type: 'kept'; readonly written: 'playedOn' | 'deleted' }
  // from whoever sits there; without a seat, for who acts there
  | { readonly type: 'play'; readonly seat?: Seat | undefined; readonly commands: readonly T['command'][] }
  | { readonly type: 'suggest'; readonly view?: T['state'] | undefined }
  | { readonly type: 'undo' | 'redo'; readonly agreed: readonly Seat[] }
  | { readonly type: 'answerRequest'; readonly id: number; readonly yes: boolean }
  | { readonly type: 'withdrawRequest'; readonly id: number }
  | { readonly type: 'reveal'; readonly seat?: Seat | undefined }
  | { readonly type: 'showAgain'; readonly since: number }
  | { readonly type: 'letPlay' | 'leave' | 'skip' | 'tryAgain' | 'forgetNotice' | 'close' }
  // what came of effects
  | { readonly type: 'ordered' | 'shown' }
  | { readonly type: 'thinks'; readonly thinking: Thinking }
  | { readonly type: 'thought'; readonly id: number; readonly command: T['command'] | undefined }
  | { readonly type: 'noThought'; readonly id: number; readonly why: string }
  | { readonly type: 'sent' | 'asked' | 'answered'; readonly answer: Answer }
  | { readonly type: 'broke'; readonly why: string };

export type Effect<T extends GameTypes> =
  | { readonly type: 'order'; readonly seat: Seat; readonly commands: readonly T['command'][] }
  | { readonly type: 'show' | 'hurryShow' | 'stopThought' | 'hurryThought' | 'calm' | 'keep' | 'end' }
  | { readonly type: 'showAgain'; readonly since: number }
  | { readonly type: 'look'; readonly eyes: Eyes }
  | { readonly type: 'send'; readonly turn: Turn<T['command']> }
  | {
      readonly type: 'think';
      readonly id: number;
      readonly seat: Seat;
      readonly level: Level;
      readonly view: T['state'];
    }
  | { readonly type: 'hinted'; readonly command: T['command'] | undefined }
  | {
      readonly type: 'ask';
      readonly kind: 'takeBack' | 'redo';
      readonly by: Seat;
      readonly agreed: readonly Seat[];
      /** Whether it is waited for: not where people elsewhere have to answer. */
      readonly waits: boolean;
    }
  | { readonly type: 'answer'; readonly id: number; readonly seat: Seat; readonly yes: boolean }
  | { readonly type: 'withdraw'; readonly id: number; readonly by: Seat };

export interface Next<T extends GameTypes> {
  readonly flow: Flow<T>;
  readonly effects: readonly Effect<T>[];
}

/** What is read while it is decided what comes next. */
export interface Around<T extends GameTypes> {
  readonly game: PresentedGame<T>;
  readonly players: SeatPlayers;
  readonly source: Pick<MatchSource<T>, 'standing' | 'noticed' | 'seats'>;
  readonly seating: Seating<T>;
  /** With whose eyes the table is looked at. */
  eyes(): Eyes;
  /** Whether something that these eyes have noticed has not been shown. */
  isBehind(): boolean;
  luckAsked(): AwaitedLuck | undefined;
  /** Standing orders that the player gives as a battle begins. */
  readonly usual: OrdersSaid;
}

export const NO_DECISIONS: readonly Decision[] = [];

export const firstFlow = <T extends GameTypes>(outcome: MatchOutcome | undefined): Flow<T> => ({
  doing: { is: 'resting' },
  page: {
    decisions: NO_DECISIONS,
    left: undefined,
    acting: undefined,
    curtain: undefined,
    mayChange: [],
    changeWords: '',
    changing: false,
    outcome,
    showing: false,
    thinking: undefined,
    failed: undefined,
    elsewhere: undefined,
    awaited: undefined,
    notice: undefined,
  },
  queue: [],
  own: NO_ANSWERS,
  changing: undefined,
  forMe: new Map(),
  left: undefined,
  sitting: undefined,
  showAgainFrom: undefined,
  hint: undefined,
  thoughts: 0,
});
