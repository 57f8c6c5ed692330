/** What somebody who sits at a match does to it, and what is answered. Each runs alone in its room (`mailbox.ts`). */

import {
  type Command,
  type Descriptor,
  explainMalformed,
  explainRefusal,
  type Fact,
  type Hosted,
  type Move,
  note,
  outcomeOf,
  play,
  type Refusal,
  readyState,
  redo,
  type Seat,
  takeBack,
} from '@muster/kernel';
import type { Deed } from '@muster/protocol';
import {
  type Answer,
  ASKED_ALREADY,
  agreedBy,
  CAME_LATE,
  consentOf,
  declinedBy,
  isAgreed,
  isAsked,
  NOT_ASKED,
  nothingToAsk,
  outlivesCommands,
  type RequestKind,
  WENT_ON,
} from '@muster/table';
import { outNow } from '../clocks/clocks.ts';
import { newSeed } from '../keys.ts';
import type { Opening } from '../store/store.ts';
import { gathered } from './begin.ts';
import { termsOf } from './consent.ts';
import type { Core } from './core.ts';
import { anew, missingOf } from './dice.ts';
import { refuseForce, withForce } from './gathering.ts';
import { type Played, withLog } from './hosting.ts';
import { ranOut } from './out-of-time.ts';
import { TOO_MANY_MADE } from './refused.ts';
import { type KeptRequest, leftOver, MOST_ATTEMPTS, type RoomState, withAnswered, withSeat } from './room-state.ts';
import type { Viewer, ViewerLine } from './viewer.ts';
import { isNews, writtenEntriesOf } from './written-entries.ts';

/** `pending`: it is answered later, when others have. */
export type Outcome = Answer | 'pending';

/** A request has found its end: whoever asked hears of it. */
export type Closed = (request: KeptRequest, answer: Answer) => void;

/** What deeds need to know beside the match. */
export interface DeedTerms {
  readonly core: Core;
  readonly closed: Closed;
  /** Since when all could have sent their part of the luck. */
  readonly committedSince: () => number | undefined;
  /** Another battle of the same people. */
  readonly rematch: () => Promise<RoomState['rematch']>;
  /** With so many in its log, a match only goes on: whoever loses could else write it so full that no record can tell it. */
  readonly mostEntries: number;
  /** With so many of its own that somebody has not noticed, a seat adds none by choice: what whoever comes has noticed is searched for among all. */
  readonly mostUnnoticed: number;
  /** Whether this seat may once more say what everybody is told and the match does not ask for. */
  readonly mayTellAll: (seat: Seat | null) => boolean;
}

export const DONE: Answer = { ok: true };

export const refusedWith = (why: string): Answer => ({ ok: false, code: 'refused', why });

const WITHDRAWN: Answer = { ok: false, code: 'withdrawn', why: undefined };
const NOT_BEGUN = refusedWith('The battle has not begun yet.');
const TOO_LONG = refusedWith(
  'So much was done in this battle that nothing is taken back, answered otherwise or ordered in advance any more.',
);
const TOO_OFTEN = refusedWith('Everybody was told of so much from you just now: wait a little, then try again.');
const NO_SEAT = refusedWith('Only who sits at a seat may do this.');

interface Playing {
  readonly played: Played;
  readonly opening: Opening;
}

const playingIn = ({ now }: Core): Playing | undefined => {
  const { played, opening } = now();
  return played === null || opening === null ? undefined : { played, opening };
};

const isOver = ({ descriptor }: Core, { match }: Played): boolean => outcomeOf(descriptor, match) !== undefined;

const withoutRequest = (room: RoomState, { id, by, sender }: KeptRequest, answer: Answer): RoomState =>
  withAnswered({ ...room, requests: room.requests.filter((one) => one.id !== id) }, by, sender, answer);

/** The room without the requests that the match has gone on from, and how they are answered. */
interface Lapsed {
  readonly room: RoomState;
  readonly gone: readonly KeptRequest[];
  readonly answer: Answer;
}

const lapsing = (room: RoomState, isGone: (request: KeptRequest) => boolean, answer: Answer): Lapsed => {
  const gone = room.requests.filter(isGone);
  return { room: gone.reduce((now, request) => withoutRequest(now, request, answer), room), gone, answer };
};

/** The match has gone on: what was asked about it is another thing now. */
const goneOn = (room: RoomState): Lapsed => lapsing(room, (request) => !outlivesCommands(request), WENT_ON);

/** In secret, so that nobody learns of it by what becomes of requests: what this seat wanted to take back is as if withdrawn. */
const goneOnUnseen = (room: RoomState, by: Seat | undefined): Lapsed =>
  lapsing(room, (one) => one.by === by && (one.kind === 'takeBack' || one.kind === 'redo'), WITHDRAWN);

type Done = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

type Sender = { readonly seat: Seat; readonly id: string } | null;

/** Writes what a move has done. `room`: as it is without what is being carried out. */
const carry = async (
  { core, closed }: DeedTerms,
  room: RoomState,
  before: Hosted,
  move: Move<never, Done>,
  sender: Sender,
): Promise<Answer> => {
  if (!move.answer.ok) {
    const answer = refusedWith(explainRefusal(core.descriptor.game, move.answer.refusal));
    if (room === core.now().room || sender === null) return answer;
    await core.change({ room: withAnswered(room, sender.seat, sender.id, answer) });
    return answer;
  }
  const writtenEntries = writtenEntriesOf(before, move, sender);
  const now = isNews(writtenEntries, room.seats.length) ? goneOn(room) : goneOnUnseen(room, sender?.seat);
  await core.change({ room: now.room, match: move.match, writtenEntries });
  for (const request of now.gone) closed(request, now.answer);
  return DONE;
};

/** Standing orders touch no request. */
const giveOrders = async (
  { core }: DeedTerms,
  before: Hosted,
  move: Move<never, Done>,
  sender: Sender,
): Promise<Answer> => {
  if (!move.answer.ok) return refusedWith(explainRefusal(core.descriptor.game, move.answer.refusal));
  await core.change({ match: move.match, writtenEntries: writtenEntriesOf(before, move, sender) });
  return DONE;
};

/** What was answered in secret is answered once more. */
const isOtherwise = ({ mayAnswerAgain, concede }: Descriptor, match: Hosted, seat: Seat, { type }: Command): boolean =>
  type !== concede.type && mayAnswerAgain(readyState(match), seat);

/** What this seat alone has noticed, or few with it: of what others keep to themselves it tells nothing. */
const unnoticedOf = (seat: Seat, { noticed }: Hosted): number => noticed[seat]! - Math.min(...noticed);

export const playCommand = (
  terms: DeedTerms,
  seat: Seat,
  given: object,
  { id, seen }: { readonly id: string | null; readonly seen: number },
): Answer | Promise<Answer> => {
  const { core } = terms;
  const playing = playingIn(core);
  if (playing === undefined) return NOT_BEGUN;
  const { house, match } = playing.played;
  const command = house.game.parseCommand(given);
  if (!command.ok) return refusedWith(explainMalformed(command.refusal));
  const isOrder = house.game.isPrivate(command.value);
  const isUnnoticed = isOrder || isOtherwise(core.descriptor, match, seat, command.value);
  if (isUnnoticed && (match.count >= terms.mostEntries || unnoticedOf(seat, match) >= terms.mostUnnoticed))
    return TOO_LONG;
  const move = play(house, match, seat, command.value) as Move<never, Done>;
  if (!move.answer.ok && match.noticed[seat]! > seen) return CAME_LATE;
  const sender = id === null ? null : { seat, id };
  if (isOrder) return giveOrders(terms, match, move, sender);
  return carry(terms, core.now().room, match, move, sender);
};

/** Does what all have agreed to. `room`: as it is when this is not asked any more. */
const carryOut = async (
  terms: DeedTerms,
  room: RoomState,
  { played, opening }: Playing,
  { kind, by, sender }: { readonly kind: RequestKind; readonly by: Seat; readonly sender: string },
  agreed: readonly Seat[],
): Promise<Answer> => {
  const { core } = terms;
  const { house, match } = played;
  const from = { seat: by, id: sender };
  const all = [...agreed, ...termsOf(core.descriptor, room, match).willing()];
  if (kind === 'rematch') {
    const same = room.requests.filter((one) => one.kind === 'rematch'); // the other has asked for it too
    const settled = same.reduce((now, one) => withoutRequest(now, one, DONE), room);
    await core.change({ room: { ...settled, rematch: await terms.rematch() } });
    for (const one of same) terms.closed(one, DONE);
    return DONE;
  }
  if (kind === 'draw') {
    const others = room.seats.flatMap((_, seat) => (seat === by ? [] : [seat]));
    const fact: Fact = { type: 'drawAgreed', by, agreed: others };
    return carry(terms, room, match, note(house, match, fact) as Move<never, Done>, from);
  }
  const done = await withLog(core.services.store, core.id, played, opening, (whole) =>
    kind === 'takeBack' ? takeBack(house, whole, by, all) : redo(house, whole, by, all),
  );
  return carry(terms, room, match, done as Move<never, Done>, from);
};

const ask = async (
  terms: DeedTerms,
  by: Seat,
  kind: RequestKind,
  sender: string,
  { mayMake }: ViewerLine,
): Promise<Outcome> => {
  const { core } = terms;
  const playing = playingIn(core);
  if (playing === undefined) return NOT_BEGUN;
  const { room } = core.now();
  if (room.requests.some((one) => one.by === by && one.sender === sender)) return 'pending';
  const { match } = playing.played;
  if (isOver(core, playing.played) && kind !== 'rematch') return refusedWith('The match is over.');
  if (kind === 'rematch' && room.rematch !== null) return refusedWith('There is another battle already.');
  if ((kind === 'takeBack' || kind === 'redo') && match.count >= terms.mostEntries) return TOO_LONG;
  const consent = consentOf(core.descriptor, match, termsOf(core.descriptor, room, match), kind, by);
  if (consent === undefined) return nothingToAsk(core.descriptor, match, kind, by);
  if (kind === 'rematch' && !mayMake()) return refusedWith(TOO_MANY_MADE);
  if (consent.length === 0) return carryOut(terms, room, playing, { kind, by, sender }, []);
  if (room.requests.some((one) => one.kind === kind && one.by === by)) return ASKED_ALREADY;
  if (!terms.mayTellAll(by)) return TOO_OFTEN;
  const id = room.lastRequest + 1;
  const request: KeptRequest = { id, kind, by, of: consent, answered: [], sender };
  await core.change({ room: { ...room, lastRequest: id, requests: [...room.requests, request] } });
  return 'pending';
};

const nameOf = (core: Core, seat: Seat): string => {
  const { room, played } = core.now();
  const config = played?.match.config;
  return room.seats[seat]!.name ?? (config && core.descriptor.seatNames(config)[seat]) ?? `Seat ${seat + 1}`;
};

const answerRequest = async (terms: DeedTerms, seat: Seat, id: number, yes: boolean): Promise<Answer> => {
  const { core, closed } = terms;
  const { room } = core.now();
  const playing = playingIn(core);
  const request = room.requests.find((one) => one.id === id);
  if (playing === undefined || request === undefined || !isAsked(request, seat)) return NOT_ASKED;
  const now: KeptRequest = { ...request, ...agreedBy(request, seat) };
  if (yes && !isAgreed(now)) {
    await core.change({ room: { ...room, requests: room.requests.map((one) => (one.id === id ? now : one)) } });
    return DONE;
  }
  if (yes) closed(request, await carryOut(terms, withoutRequest(room, request, DONE), playing, request, request.of));
  else {
    const declined = declinedBy(nameOf(core, seat));
    await core.change({ room: withoutRequest(room, request, declined) });
    closed(request, declined);
  }
  return DONE;
};

const withdrawRequest = async ({ core, closed }: DeedTerms, by: Seat, id: number): Promise<Answer> => {
  const { room } = core.now();
  const request = room.requests.find((one) => one.id === id && one.by === by);
  if (request === undefined) return NOT_ASKED;
  await core.change({ room: withoutRequest(room, request, WITHDRAWN) });
  closed(request, WITHDRAWN);
  return DONE;
};

const bringForce = async ({ core }: DeedTerms, seat: Seat, force: object | null): Promise<Answer> => {
  const { head, room } = core.now();
  if (head.status !== 'gathering') return refusedWith('Forces are not chosen any more.');
  const refused = refuseForce(core.descriptor, room, seat, force);
  if (refused !== undefined && !room.seats[seat]!.brings) return refusedWith(refused);
  const { room: next, status } = gathered(
    core.descriptor,
    withForce(room, seat, refused === undefined ? force : null, refused ?? null),
  );
  await core.change({ room: next, status });
  const why = next.seats[seat]!.refused;
  return why === null || force === null ? DONE : refusedWith(why);
};

const rename = async ({ core, mayTellAll }: DeedTerms, seat: Seat | null, name: string): Promise<Answer> => {
  const { room } = core.now();
  if (!mayTellAll(seat)) return TOO_OFTEN;
  const isMaker = seat === room.maker.seat;
  const maker = isMaker ? { ...room.maker, name } : room.maker;
  await core.change({ room: seat === null ? { ...room, maker } : { ...withSeat(room, seat, { name }), maker } });
  return DONE;
};

export const LATE_AFTER_MS = 60_000;

const giveUpAttempt = async ({ core, committedSince }: DeedTerms, attempt: number): Promise<Answer> => {
  const { room } = core.now();
  const since = committedSince();
  if (room.dice?.attempt !== attempt || since === undefined || missingOf(room.dice).length === 0) return NOT_ASKED;
  if (core.services.clock.now() - since < LATE_AFTER_MS)
    return refusedWith('Wait until somebody has been late for a minute.');
  if (attempt >= MOST_ATTEMPTS)
    return refusedWith('This was tried as often as a record can tell: begin another battle.');
  await core.change({ room: anew(room, room.dice, newSeed()) });
  return DONE;
};

/** Whether somebody may run out of time at all. */
export const isTimed = ({ now }: Core): boolean => now().room.clocks !== null;

/** Who has run out of time by now: what was set for that happens to it. */
export const endTime = async ({ core, closed }: DeedTerms): Promise<void> => {
  const { clock, heart } = core.services;
  for (;;) {
    const { room, played, head } = core.now();
    if (room.clock === null || room.clocks === null || played === null || head.status !== 'playing') return;
    if (outNow(room.clocks, clock.now(), heart.lost).length === 0) return;
    await heart.sure();
    const now = clock.now();
    const seats = outNow(room.clocks, now, heart.lost);
    if (seats.length === 0) return;
    const { room: rest, gone } = goneOn(room);
    const going = ranOut(
      core.descriptor,
      { room: rest, writtenEntries: [], ...played },
      room.clock,
      seats,
      now,
      heart.lost,
    );
    await core.change({ room: going.room, match: going.match, writtenEntries: going.writtenEntries });
    for (const request of gone) closed(request, WENT_ON);
  }
};

/** Why this seat has no say any more, in a sentence; undefined where it has. */
const refuseLate = ({ now }: Core, seat: Seat): string | undefined => {
  const { room, head } = now();
  if (leftOver(room.seats[seat]!)) return 'Your time ran out: the computer plays on for you.';
  const isLost = head.status === 'playing' || head.status === 'over';
  return isLost && room.clocks?.[seat]?.isOut ? 'Your time had run out before this came.' : undefined;
};

/** Who only watches does nothing, and who has made it without a seat little. */
export const doDeed = (
  terms: DeedTerms,
  { you: { seat, maker }, line }: Viewer,
  deed: Deed,
): Outcome | Promise<Outcome> => {
  if (deed.type === 'rename' && (seat !== null || maker)) return rename(terms, seat, deed.name);
  if (deed.type === 'anew' && (seat !== null || maker)) return giveUpAttempt(terms, deed.attempt);
  if (seat === null) return NO_SEAT;
  const isRematch = deed.type === 'ask' && deed.kind === 'rematch';
  const isOver = terms.core.now().head.status === 'over';
  const late = isRematch || (isOver && deed.type !== 'play') ? undefined : refuseLate(terms.core, seat);
  if (late !== undefined) return refusedWith(late);
  switch (deed.type) {
    case 'play':
      return playCommand(terms, seat, deed.command, deed);
    case 'ask':
      return ask(terms, seat, deed.kind, deed.id, line);
    case 'answer':
      return answerRequest(terms, seat, deed.request, deed.yes);
    case 'withdraw':
      return withdrawRequest(terms, seat, deed.request);
    case 'force':
      return bringForce(terms, seat, deed.force);
    default:
      return NO_SEAT;
  }
};
