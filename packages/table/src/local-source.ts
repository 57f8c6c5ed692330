/** A match that is hosted here, as a source for its table. Beside keeping, nothing else touches the match. */

import {
  type Descriptor,
  type Eyes,
  explainRefusal,
  type GameTypes,
  isPlay,
  type Match,
  type RedoOffer,
  replay,
  type Seat,
  standingEntries,
  type UndoOffer,
} from '@muster/kernel';
import { viewBeforeNotice } from './looking-back.ts';
import { awaitLuck, type LuckAwaited } from './real-luck.ts';
import { agreedBy, isAgreed, isAsked, type OpenRequest, outlivesCommands, type RequestKind } from './requests.ts';
import type { Answer, DiceOf, Link, MatchSource, Offers, Standing } from './source.ts';

export interface LocalTerms {
  /** The seats that nobody has to ask; they agree to everything. */
  readonly computers?: readonly Seat[];
  /** The seats of people who are asked where they are, by an open request. */
  readonly far?: readonly Seat[];
  /** Whose the dice are; Muster's unless it is said. */
  readonly diceOf?: DiceOf;
  /** What was rolled, learned or answered stands. */
  readonly strict?: boolean | undefined;
  /** What comes of a draw, or of another battle, on which all have agreed. Without it neither can be asked for. */
  readonly granted?: (kind: 'draw' | 'rematch', by: Seat) => void;
}

type Done<T extends GameTypes> = { readonly ok: true } | { readonly ok: false; readonly refusal: T['refusal'] };

const THERE: Link = { is: 'there' };
const NO_OFFERS: Offers = {};
const WENT_ON = 'The battle went on before everybody had answered.';
const CAME_LATE = 'The battle had gone on before this came, so it was not played.';
const NOT_ASKED: Answer = { ok: false, code: 'late', why: 'This is not asked any more.' };
const ASKED_ALREADY: Answer = { ok: false, code: 'refused', why: 'This is asked already.' };
const CANNOT_BE: Answer = { ok: false, code: 'refused', why: 'This cannot be asked for here.' };

export const localSource = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  match: Match<T>,
  { computers = [], far = [], diceOf = 'muster', strict = false, granted }: LocalTerms = {},
): MatchSource<T> => {
  const { game, concede } = descriptor;
  const listeners = new Set<() => void>();
  const views = new Map<Eyes, { readonly state: T['state']; readonly view: T['state'] }>();
  const standings = new Map<Eyes, Standing<T>>();
  const { config } = match.state();
  const seats = Array.from({ length: game.seats(config) }, (_, seat) => seat);
  let requests: readonly OpenRequest[] = [];
  let lastId = 0;
  /** Whoever asked waits for what becomes of it. */
  const waiting = new Map<number, (answer: Answer) => void>();

  const allowed = (eyes: Eyes): Eyes => {
    if (eyes === 'everyone' && match.outcome() === undefined) throw new Error('the battle is not over');
    return eyes;
  };

  const view = (eyes: Eyes): T['state'] => {
    const state = match.state();
    const known = views.get(eyes);
    if (known?.state === state) return known.view;
    const fresh = match.view(eyes);
    views.set(eyes, { state, view: fresh });
    return fresh;
  };

  const standing = (eyes: Eyes): Standing<T> => {
    const known = standings.get(allowed(eyes));
    if (known !== undefined) return known;
    const fresh: Standing<T> = {
      view: view(eyes),
      decisions: match.decisionsFor(eyes),
      outcome: match.outcome(),
      offers: typeof eyes === 'number' && !computers.includes(eyes) ? offersOf(eyes) : NO_OFFERS,
      requests,
      link: THERE,
    };
    standings.set(eyes, fresh);
    return fresh;
  };

  /** Something is new. */
  const tell = (): void => {
    standings.clear();
    for (const listener of [...listeners]) listener();
  };

  /** The battle is played once more up to there: nobody waits for it but who asked to see something again. */
  const viewBefore = (eyes: Eyes, n: number): T['state'] | undefined => {
    const replayed = replay(game, match.record());
    if (!replayed.ok) return undefined;
    return viewBeforeNotice(game, replayed.frames, allowed(eyes), n);
  };

  /** Who has given up has no say any more. */
  const willing = (): readonly Seat[] => {
    const entries = match.entries();
    const gone = standingEntries(game, entries).flatMap((n) => {
      const entry = entries[n]!;
      return isPlay(entry) && entry.command.type === concede.type ? [entry.seat] : [];
    });
    return [...computers, ...gone];
  };

  const stillAsked = <O extends UndoOffer | RedoOffer>(offer: O | undefined): O | undefined => {
    if (offer === undefined || offer.consent.length === 0) return offer;
    const agreed = willing();
    return { ...offer, consent: offer.consent.filter((other) => !agreed.includes(other)) };
  };

  const undoOffer = (seat: Seat): UndoOffer | undefined => {
    const offer = match.undoOffer(seat);
    return strict && offer !== undefined && offer.consent.length > 0 ? undefined : stillAsked(offer);
  };

  const offersOf = (seat: Seat): Offers => {
    const undo = undoOffer(seat);
    const why = undo === undefined ? match.refuseUndo(seat) : undefined;
    const noUndo = why?.code === 'answerAgain' ? explainRefusal(game, why) : undefined;
    return { undo, redo: stillAsked(match.redoOffer(seat)), noUndo };
  };

  const luck: LuckAwaited<T> = awaitLuck(descriptor, match, computers);
  luck.listen(() => standings.clear()); // while luck is awaited nothing is offered

  const answerOf = (done: Done<T>): Answer =>
    done.ok ? { ok: true } : { ok: false, code: 'refused', why: explainRefusal(game, done.refusal) };

  const close = (id: number, answer: Answer): void => {
    requests = requests.filter((request) => request.id !== id);
    waiting.get(id)?.(answer);
    waiting.delete(id);
  };

  /** What was asked for is another thing now. */
  const lapse = (): void => {
    for (const request of requests)
      if (!outlivesCommands(request)) close(request.id, { ok: false, code: 'late', why: WENT_ON });
  };

  /** The match has changed, or has refused to. */
  const changed = (done: Done<T>): Answer => {
    if (!done.ok) return answerOf(done);
    lapse();
    tell();
    return { ok: true };
  };

  const play: MatchSource<T>['play'] = async (seat, command, seen) => {
    const wentOn = seen !== undefined && match.noticedBy(seat).length > seen;
    const played = match.play(seat, command);
    const done = played.ok && played.needs !== undefined ? await luck.given(seat) : played;
    if (done === undefined) return { ok: false, code: 'withdrawn', why: undefined };
    if (!done.ok && wentOn) return { ok: false, code: 'late', why: CAME_LATE };
    if (!done.ok || !game.isPrivate(command)) return changed(done);
    tell(); // standing orders touch no request
    return { ok: true };
  };

  /** Whom it takes; undefined when there is nothing to ask for. */
  const consentOf = (kind: RequestKind, by: Seat): readonly Seat[] | undefined => {
    if (kind === 'takeBack') return undoOffer(by)?.consent;
    if (kind === 'redo') return stillAsked(match.redoOffer(by))?.consent;
    const isOver = match.outcome() !== undefined;
    if (granted === undefined || isOver !== (kind === 'rematch')) return undefined;
    return seats.filter((seat) => seat !== by && !willing().includes(seat));
  };

  const carryOut = (kind: RequestKind, by: Seat, agreed: readonly Seat[]): Answer => {
    if (kind === 'takeBack') return changed(match.takeBack(by, [...agreed, ...willing()]));
    if (kind === 'redo') return changed(match.redo(by, [...agreed, ...willing()]));
    granted?.(kind, by);
    return changed({ ok: true });
  };

  /** Why there is nothing to ask for. */
  const nothingOf = (kind: RequestKind, by: Seat): Answer => {
    if (kind === 'draw' || kind === 'rematch') return CANNOT_BE;
    const undo = kind === 'takeBack' ? match.refuseUndo(by) : undefined;
    return answerOf({ ok: false, refusal: undo ?? { code: 'nothingToRedo', rule: null } });
  };

  const ask: MatchSource<T>['ask'] = async (kind, by, agreed) => {
    const consent = consentOf(kind, by);
    if (consent === undefined) return nothingOf(kind, by);
    const missing = consent.filter((seat) => !agreed.includes(seat));
    if (missing.length === 0 || !missing.every((seat) => far.includes(seat))) return carryOut(kind, by, agreed);
    if (requests.some((request) => request.kind === kind && request.by === by)) return ASKED_ALREADY;
    lastId++;
    const answered = consent.filter((seat) => agreed.includes(seat));
    const request: OpenRequest = { id: lastId, kind, by, of: consent, answered };
    requests = [...requests, request];
    const done = new Promise<Answer>((resolve) => waiting.set(request.id, resolve));
    tell();
    return done;
  };

  const answer: MatchSource<T>['answer'] = async (id, seat, yes) => {
    const request = requests.find((one) => one.id === id);
    if (request === undefined || !isAsked(request, seat)) return NOT_ASKED;
    const now = agreedBy(request, seat);
    if (!yes) close(id, { ok: false, code: 'declined', why: `${descriptor.seatNames(config)[seat]} does not agree.` });
    else if (isAgreed(now)) close(id, carryOutOpen(now));
    else requests = requests.map((one) => (one.id === id ? now : one));
    tell();
    return { ok: true };
  };

  /** It is no longer open while it is carried out, so that it does not lapse by itself. */
  const carryOutOpen = ({ id, kind, by, of }: OpenRequest): Answer => {
    requests = requests.filter((one) => one.id !== id);
    return carryOut(kind, by, of);
  };

  const withdraw: MatchSource<T>['withdraw'] = async (id, by) => {
    if (!requests.some((request) => request.id === id && request.by === by)) return NOT_ASKED;
    close(id, { ok: false, code: 'withdrawn', why: undefined });
    tell();
    return { ok: true };
  };

  return {
    seats,
    standing,
    noticed: (eyes, since = 0) => match.noticedBy(allowed(eyes)).slice(since),
    viewBefore,
    play,
    ask,
    answer,
    withdraw,
    ...(diceOf !== 'muster' && { realLuck: luck }),
    realCards: diceOf === 'peopleWithCards',
    strict,
    record: () => (match.outcome() === undefined ? undefined : match.record()),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
