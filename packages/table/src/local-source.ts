/** A match that is hosted here, as a source for its table. Beside keeping, nothing else touches the match. */

import {
  type Descriptor,
  type Eyes,
  explainRefusal,
  type GameTypes,
  isPlay,
  type Match,
  replay,
  type Seat,
  standingEntries,
} from '@muster/kernel';
import {
  ASKED_ALREADY,
  CAME_LATE,
  type ConsentTerms,
  consentOf,
  declinedBy,
  NOT_ASKED,
  nothingToAsk,
  offersOf,
  WENT_ON,
} from './consent.ts';
import { viewBeforeNotice } from './looking-back.ts';
import { awaitLuck, type LuckAwaited } from './real-luck.ts';
import { agreedBy, isAgreed, isAsked, type OpenRequest, outlivesCommands, type RequestKind } from './requests.ts';
import type { Answer, BattleSeen, DiceOf, Link, MatchSource, Offers } from './source.ts';

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

export const localSource = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  match: Match<T>,
  { computers = [], far = [], diceOf = 'muster', strict = false, granted }: LocalTerms = {},
): MatchSource<T> => {
  const { game, concede } = descriptor;
  const listeners = new Set<() => void>();
  const views = new Map<Eyes, { readonly state: T['state']; readonly view: T['state'] }>();
  const standings = new Map<Eyes, BattleSeen<T>>();
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

  const standing = (eyes: Eyes): BattleSeen<T> => {
    const known = standings.get(allowed(eyes));
    if (known !== undefined) return known;
    const fresh: BattleSeen<T> = {
      view: view(eyes),
      decisions: match.decisionsFor(eyes),
      outcome: match.outcome(),
      offers:
        typeof eyes === 'number' && !computers.includes(eyes)
          ? offersOf(descriptor, match.hosted(), terms, eyes)
          : NO_OFFERS,
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

  const terms: ConsentTerms = { willing, strict };

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
    for (const request of requests) if (!outlivesCommands(request)) close(request.id, WENT_ON);
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
    if (!done.ok && wentOn) return CAME_LATE;
    if (!done.ok || !game.isPrivate(command)) return changed(done);
    tell(); // standing orders touch no request
    return { ok: true };
  };

  /** Whom it takes; undefined when there is nothing to ask for. */
  const consentTo = (kind: RequestKind, by: Seat): readonly Seat[] | undefined =>
    granted === undefined && (kind === 'draw' || kind === 'rematch')
      ? undefined
      : consentOf(descriptor, match.hosted(), terms, kind, by);

  const carryOut = (kind: RequestKind, by: Seat, agreed: readonly Seat[]): Answer => {
    if (kind === 'takeBack') return changed(match.takeBack(by, [...agreed, ...willing()]));
    if (kind === 'redo') return changed(match.redo(by, [...agreed, ...willing()]));
    granted?.(kind, by);
    return changed({ ok: true });
  };

  const ask: MatchSource<T>['ask'] = async (kind, by, agreed) => {
    const consent = consentTo(kind, by);
    if (consent === undefined) return nothingToAsk(descriptor, match.hosted(), kind, by);
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
    if (!yes) close(id, declinedBy(descriptor.seatNames(config)[seat]!));
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
