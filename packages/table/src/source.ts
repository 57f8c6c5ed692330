/**
 * What a table reads, and where its commands go. Everything is told for one pair of eyes, and a source knows no more than the
 * viewers it serves: where the battle is hosted it holds the match itself (`local-source.ts`), far from it only what it was sent.
 * So whatever is read is there already, and whatever is done is answered later.
 */

import type {
  Decision,
  Eyes,
  GameTypes,
  GivenLuck,
  MatchOutcome,
  MatchRecord,
  Noticed,
  RedoOffer,
  Seat,
  UndoOffer,
} from '@muster/kernel';
import type { AwaitedLuck } from './awaited-luck.ts';
import type { OpenRequest, RequestKind } from './requests.ts';

/** What became of a command or a request; whatever was not done has a sentence that says why. */
export type Answer =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** `late`: the battle had gone on before it came. `declined`: somebody who was asked said no. */
      readonly code: 'refused' | 'late' | 'declined';
      readonly why: string;
    }
  /** Whoever gave it thought better of it. */
  | { readonly ok: false; readonly code: 'withdrawn'; readonly why: undefined };

/** Whose the dice are: Muster's, or those of people at a real table, who type them in; theirs may be the cards too. */
export type DiceOf = 'muster' | 'people' | 'peopleWithCards';

/** Whether the battle can be reached; `since` when it cannot, by the table's clock. */
export type Link =
  | { readonly is: 'there' }
  | { readonly is: 'lost'; readonly since: number }
  /** Reached again, and what was missed is on its way. */
  | { readonly is: 'comingBack'; readonly since: number };

/** What a seat may take back, and play again. */
export interface Offers {
  /** Back to before this seat's own last command; `consent`: who still has to be asked. */
  readonly undo?: UndoOffer | undefined;
  /** Playing again what this seat took back last, with the same luck; `consent`: who still has to be asked. */
  readonly redo?: RedoOffer | undefined;
  /** Why there is none, where that is not plain. */
  readonly noUndo?: string | undefined;
}

/** All that one pair of eyes has before it: pushed as one, and the same object until something changes. */
export interface BattleSeen<T extends GameTypes = GameTypes> {
  /** The same object until something happens. */
  readonly view: T['state'];
  /** In full for a seat itself, of the others only who is asked and of what kind. */
  readonly decisions: readonly Decision[];
  readonly outcome: MatchOutcome | undefined;
  /** None for who is no seat. */
  readonly offers: Offers;
  /** What is asked of somebody and not answered yet. */
  readonly requests: readonly OpenRequest[];
  readonly link: Link;
}

/** Real dice and cards: a command that needs them is answered only when all of them have been typed in. */
export interface RealLuck {
  /** More than anybody at the screen may see who is not `seat`. */
  awaited(): AwaitedLuck | undefined;
  /** Only as many as are asked for. */
  give(values: GivenLuck): void;
  withdraw(): void;
  /** Is told whenever something else is asked for, or nothing any more. */
  listen(listener: () => void): () => void;
}

export interface MatchSource<T extends GameTypes = GameTypes> {
  /** Whose commands may be sent from here; computers among them think here. */
  readonly seats: readonly Seat[];
  /** For a seat that is played from here, and the spectator; `everyone` only when the battle is over. */
  standing(eyes: Eyes): BattleSeen<T>;
  /**
   * What these eyes have noticed, from their number `since` on. Far from the match the oldest may be missing, and what one's own command
   * will bring may be there before its answer; where it comes otherwise it is replaced.
   */
  noticed(eyes: Eyes, since?: number): readonly Noticed<T['event']>[];
  /** What these eyes saw before they noticed what has this number; undefined where that cannot be told any more. Takes a while. */
  viewBefore?: ((eyes: Eyes, n: number) => T['state'] | undefined) | undefined;
  /**
   * Answered when what came of it can be read here. `seen`: how much this seat had noticed when it decided; what is refused because more has
   * happened since comes late.
   */
  play(seat: Seat, command: T['command'], seen?: number): Promise<Answer>;
  /** Answered when it is done, or cannot be. `agreed`: who was asked at this screen and said yes; who is elsewhere is asked there. */
  ask(kind: RequestKind, by: Seat, agreed: readonly Seat[]): Promise<Answer>;
  /** What this seat says to an open request. */
  answer(id: number, seat: Seat, yes: boolean): Promise<Answer>;
  /** An open request of this seat's own. */
  withdraw(id: number, by: Seat): Promise<Answer>;
  /** Undefined as long as the battle goes on: a record holds every secret. */
  record(): MatchRecord | undefined;
  /** Absent where Muster rolls. */
  readonly realLuck?: RealLuck;
  /** Whether people hold the cards too. */
  readonly realCards?: boolean;
  /** What was rolled, learned or answered stands: no take-back of it is offered. */
  readonly strict?: boolean;
  /** Is told whenever something new is there; what is returned ends it. */
  listen(listener: () => void): () => void;
}

/** How much has been noticed, by what is there of it. */
export const countNoticed = (noticed: readonly Noticed[]): number => (noticed.at(-1)?.n ?? -1) + 1;
