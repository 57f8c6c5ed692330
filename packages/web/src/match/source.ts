/**
 * What a table reads, and where its commands go. Everything is asked for one pair of eyes, and a source knows no more than the
 * viewers it serves: in this browser it holds the match itself (`local-source.ts`), far from it only what it was sent.
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
import type { AskedLuck } from '../contract/table-game.ts';

/** What became of a command: done, or why not, in a sentence; no reason when the player thought better of it. */
export type Answer = { readonly ok: true } | { readonly ok: false; readonly why: string | undefined };

/** Whose the dice are: Muster's, or those of people at a real table, who type them in; theirs may be the cards too. */
export type DiceOf = 'muster' | 'people' | 'peopleWithCards';

/** Real dice and cards: a command that needs them is answered only when all of them have been typed in. */
export interface RealLuck {
  /** More than anybody at the screen may see who is not `seat`. */
  asked(): AskedLuck | undefined;
  /** Only as many as are asked for. */
  give(values: GivenLuck): void;
  withdraw(): void;
  /** Is told whenever something else is asked for, or nothing any more. */
  listen(listener: () => void): () => void;
}

export interface MatchSource<T extends GameTypes = GameTypes> {
  /** What these eyes see now, the same object until something happens; `everyone` only when the battle is over. */
  view(eyes: Eyes): T['state'];
  /** In full for a seat itself, of the others only who is asked and of what kind. */
  decisionsFor(eyes: Eyes): readonly Decision[];
  /** What these eyes have noticed, from their number `since` on. */
  noticed(eyes: Eyes, since?: number): readonly Noticed<T['event']>[];
  /** What these eyes saw before they noticed what has this number; undefined where that cannot be told any more. Takes a while. */
  viewBefore?(eyes: Eyes, n: number): T['state'] | undefined;
  outcome(): MatchOutcome | undefined;
  /** Back to before this seat's own last command; `consent`: who still has to be asked. */
  undoOffer(seat: Seat): UndoOffer | undefined;
  play(seat: Seat, command: T['command']): Promise<Answer>;
  /** `agreed`: who was asked and said yes. */
  undo(offer: UndoOffer, agreed: readonly Seat[]): Promise<Answer>;
  /** Playing again what this seat took back last, with the same luck; `consent`: who still has to be asked. */
  redoOffer(seat: Seat): RedoOffer | undefined;
  redo(offer: RedoOffer, agreed: readonly Seat[]): Promise<Answer>;
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
