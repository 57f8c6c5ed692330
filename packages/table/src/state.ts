/** One open battle, as who draws it needs it, and what can be done there. */

import type { Decision, Eyes, GameTypes, GivenLuck, LogLine, MatchOutcome, Seat } from '@muster/kernel';
import type { AwaitedLuck } from './awaited-luck.ts';
import type { SeatPlayers } from './players.ts';
import type { OpenRequest } from './requests.ts';
import type { Link, Offers } from './source.ts';

/** Places of the board, as `placesOf` gives them; another object each time something happens there. */
export interface Witnessed {
  readonly places: readonly string[];
}

/** One open battle on this screen, as its page needs it. */
export interface TableState<T extends GameTypes = GameTypes, X = unknown> {
  readonly players: SeatPlayers;
  readonly seatNames: readonly string[];
  /** People who keep things from each other share this screen, and hand it over. */
  readonly handsOver: boolean;
  readonly eyes: Eyes;
  /** All that these eyes know now; the whole state when the battle is over. What a person decides about. */
  readonly view: T['state'];
  /** What the table shows just now, while events are told one by one. */
  readonly shown: T['state'];
  /** What else lies on the table, of the game's own kind: dice, the last move. */
  readonly scene: X;
  readonly log: readonly LogLine<T['event']>[];
  /** Where the eye should be: what nobody at this screen did, or is shown once more. */
  readonly witnessed: Witnessed | undefined;
  /** Everything that waits for an answer: in full for the acting seat, of the others only who is asked and of what kind. */
  readonly decisions: readonly Decision[];
  /** What the computer, that has answered for the acting seat, would do next and leaves to it. */
  readonly left: T['command'] | undefined;
  /**
   * The person whose hand is on the table: must decide, has seen everything, and sits at the screen. Where the eyes are the
   * spectator's, everybody looks on, and only what everybody may see is shown.
   */
  readonly acting: Seat | undefined;
  /** The person to whom the device is to be handed; until then only what everybody may see is shown. */
  readonly curtain: Seat | undefined;
  /** The people who have answered in secret and may answer otherwise, as long as others have not answered. */
  readonly mayChange: readonly Seat[];
  /** `change the warband`: what they may do. */
  readonly changeWords: string;
  /** The acting person has answered already, and is about to answer otherwise. */
  readonly changing: boolean;
  readonly outcome: MatchOutcome | undefined;
  /** What who sits there may take back, and play again. */
  readonly offers: Offers;
  /** What is asked of somebody and not answered yet: of who sits here, or elsewhere. */
  readonly requests: readonly OpenRequest[];
  /** Whether the battle can be reached. */
  readonly link: Link;
  /** Something is still being shown, or the computer thinks. */
  readonly showing: boolean;
  readonly thinking: { readonly seat: Seat; readonly progress: number } | undefined;
  /** Why the computer player does not answer; undefined as long as it does. The battle waits, and can be gone on with. */
  readonly failed: string | undefined;
  /** Another tab has played this battle on, or deleted it: nothing more can be done here. */
  readonly elsewhere: 'playedOn' | 'deleted' | undefined;
  /**
   * Real dice or cards that are waited for; nothing else can be done meanwhile. Cards that one person alone may see are asked for
   * only when that person sits there: until then there is the curtain.
   */
  readonly awaited: AwaitedLuck | undefined;
  /** Said once, then forgotten: a refusal, a failed save. */
  readonly notice: string | undefined;
}

export interface TableActions<T extends GameTypes = GameTypes> {
  /** For the acting seat. Anytime commands also for another person's seat, and while something is being shown. */
  play(command: T['command'], seat?: Seat): void;
  /** For the acting seat: the first one now, the others as each is asked for, until one of them is refused. */
  playInTurn(commands: readonly T['command'][]): void;
  /** Leaves what the acting seat is asked to the computer, as the game's `forMe` says; one take-back takes all of it back. */
  letPlay(): void;
  /**
   * What the computer would answer for the acting seat, played by nobody: it is to be looked at. `asked`: a view of that seat's in which
   * something else is asked first. Undefined when it was broken off.
   */
  suggest(asked?: T['state']): Promise<T['command'] | undefined>;
  /** Shows the rest at once. */
  skip(): void;
  /** What rolled has come to rest. */
  settled(): void;
  /** Whether what was noticed from this number on can be shown once more; then, shows it. */
  mayShowAgain(since: number): boolean;
  showAgain(since: number): void;
  /** The device has been handed over; or this person, who acts before all, looks with the own eyes; or one of `again` answers otherwise. */
  reveal(seat?: Seat): void;
  /** The answer stays as it is. */
  leave(): void;
  /** Asks the computer player once more. */
  tryAgain(): void;
  /** The faces of the dice, or the names of the cards, that were asked for, in order. */
  giveLuck(values: GivenLuck): void;
  /** Takes back what was typed last, or the command that asks for it. */
  withdrawLuck(): void;
  /** What everybody at this screen who is asked says to this request. */
  answerRequest(id: number, yes: boolean): void;
  /** Asks no longer. */
  withdrawRequest(id: number): void;
  forgetNotice(): void;
}
