/**
 * What a seat may ask of the others, and who of them has to agree: a take-back, playing it again, a draw, another battle. Wherever a
 * match is hosted, here or on a server, it is asked in the same way.
 */

import {
  type Descriptor,
  explainRefusal,
  type GameTypes,
  type Hosted,
  outcomeOf,
  type RedoOffer,
  redoOffer,
  refuseUndo,
  type Seat,
  seatsOf,
  type UndoOffer,
  undoOffer,
} from '@muster/kernel';
import type { RequestKind } from './requests.ts';
import type { Answer, Offers } from './source.ts';

export interface ConsentTerms {
  /** The seats that nobody has to ask, as they agree to everything: computers, and who has given up. Looked up only where somebody has to agree. */
  willing(): readonly Seat[];
  /** What was rolled, learned or answered stands. */
  readonly strict: boolean;
}

const stillAsked = <O extends UndoOffer | RedoOffer>(terms: ConsentTerms, offer: O | undefined): O | undefined => {
  if (offer === undefined || offer.consent.length === 0) return offer;
  const willing = terms.willing();
  return { ...offer, consent: offer.consent.filter((other) => !willing.includes(other)) };
};

const undoOf = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  match: Hosted<T>,
  terms: ConsentTerms,
  seat: Seat,
): UndoOffer | undefined => {
  const offer = undoOffer(descriptor, match, seat);
  const isBarred = terms.strict && offer !== undefined && offer.consent.length > 0;
  return isBarred ? undefined : stillAsked(terms, offer);
};

const redoOf = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  match: Hosted<T>,
  terms: ConsentTerms,
  seat: Seat,
): RedoOffer | undefined => stillAsked(terms, redoOffer(descriptor, match, seat));

/** What this seat may take back, and play again. */
export const offersOf = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  match: Hosted<T>,
  terms: ConsentTerms,
  seat: Seat,
): Offers => {
  const undo = undoOf(descriptor, match, terms, seat);
  const why = undo === undefined ? refuseUndo(descriptor, match, seat) : undefined;
  const noUndo = why?.code === 'answerAgain' ? explainRefusal(descriptor.game, why) : undefined;
  return { undo, redo: redoOf(descriptor, match, terms, seat), noUndo };
};

/** Who has to agree; undefined when there is nothing to ask for. */
export const consentOf = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  match: Hosted<T>,
  terms: ConsentTerms,
  kind: RequestKind,
  by: Seat,
): readonly Seat[] | undefined => {
  if (kind === 'takeBack') return undoOf(descriptor, match, terms, by)?.consent;
  if (kind === 'redo') return redoOf(descriptor, match, terms, by)?.consent;
  const isOver = outcomeOf(descriptor, match) !== undefined;
  if (isOver !== (kind === 'rematch')) return undefined;
  const willing = terms.willing();
  return seatsOf(descriptor, match).filter((seat) => seat !== by && !willing.includes(seat));
};

const CANNOT_BE: Answer = { ok: false, code: 'refused', why: 'This cannot be asked for here.' };

/** Why there is nothing to ask for. */
export const nothingToAsk = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  match: Hosted<T>,
  kind: RequestKind,
  by: Seat,
): Answer => {
  if (kind === 'draw' || kind === 'rematch') return CANNOT_BE;
  const undo = kind === 'takeBack' ? refuseUndo(descriptor, match, by) : undefined;
  const why = explainRefusal(descriptor.game, undo ?? { code: 'nothingToRedo', rule: null });
  return { ok: false, code: 'refused', why };
};

/** What is said of requests and commands that came to nothing, wherever a match is hosted. */
export const WENT_ON: Answer = {
  ok: false,
  code: 'late',
  why: 'The battle went on before everybody had answered.',
};
export const CAME_LATE: Answer = {
  ok: false,
  code: 'late',
  why: 'The battle had gone on before this came, so it was not played.',
};
export const NOT_ASKED: Answer = { ok: false, code: 'late', why: 'This is not asked any more.' };
export const ASKED_ALREADY: Answer = { ok: false, code: 'refused', why: 'This is asked already.' };
export const declinedBy = (name: string): Answer => ({ ok: false, code: 'declined', why: `${name} does not agree.` });
