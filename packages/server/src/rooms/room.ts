/** One match that is served: everything that is asked of it goes through its mailbox, one after another. */

import { type Command, openDecisions, type Seat } from '@muster/kernel';
import type { Deed, MatchId, ToServer } from '@muster/protocol';
import type { Answer } from '@muster/table';
import { makeBuckets } from '../bucket.ts';
import { errorOf } from '../error-of.ts';
import { newSeed } from '../keys.ts';
import { type KeyHash, type Store, StoreProblem } from '../store/store.ts';
import { type Answered, makeAnswers } from './answers.ts';
import { withDice } from './begin.ts';
import { watchClocks } from './clock-watch.ts';
import { type Brains, seatComputers } from './computers.ts';
import { Conflict, type Core } from './core.ts';
import { type DeedTerms, DONE, doDeed, endTime, isTimed, playCommand, refusedWith } from './deeds.ts';
import { anew, committed, contributed, speaksFor } from './dice.ts';
import { watchDice } from './dice-watch.ts';
import { keyOf, youWith } from './doors.ts';
import { makeMailbox } from './mailbox.ts';
import { Refused } from './refused.ts';
import type { KeptRequest } from './room-state.ts';
import { summaryOf } from './summary.ts';
import { watchTurns } from './turns.ts';
import { eyesOf, seatOf, tell, type Viewer, type ViewerLine } from './viewer.ts';
import { placeOf } from './written-entries.ts';

export interface Room {
  readonly core: Core;
  /** Runs it alone; undefined when the room has left the memory meanwhile: ask for it again. */
  alone<R>(run: () => Promise<R> | R): Promise<{ readonly value: R } | undefined>;
  /** Opens the match to who has this key. */
  join(line: ViewerLine, key: KeyHash, since: number | undefined): Promise<Viewer>;
  /** What a viewer says after that. `heard`: it has been dealt with. */
  hear(viewer: Viewer, message: Exclude<ToServer, { type: 'hello' | 'ping' }>, heard: () => void): void;
  leave(viewer: Viewer): void;
  /** How much this viewer has noticed; undefined before the battle. */
  noticedBy(viewer: Viewer): number | undefined;
  /** Another node may have written: takes that in, soon. */
  catchUp(): void;
  /** Does whatever is due, whoever should have done it. */
  lookAfter(): void;
  /** Leaves the memory, if nobody is there; whether it has. */
  makeWay(): Promise<boolean>;
  /** Everything that is under way is done, and everybody is told to come back. */
  close(why: string): Promise<void>;
}

export interface RoomTerms {
  readonly brains: Brains;
  /** How long after a turn of a computer another node looks whether it was played. */
  readonly leftAfterMs: number;
  /** How long a room without anybody stays in memory. */
  readonly idleMs: number;
  /** With so many in its log, it only goes on. */
  readonly mostEntries: number;
  /** Another battle of the same people. */
  readonly rematch: (core: Core) => Promise<MatchId>;
  /** It has left the memory. */
  readonly left: () => void;
}

const NOT_KEPT = 'This could not be kept, so it was not done; try again.';
const NOT_YET = 'This cannot be kept just now: it is tried again.';
const NOT_NOW = 'The server met an error of its own; trying again may help.';

/** Names and requests of one seat, which all who watch are told of: so many at once, and one more every so often. */
const TOLD_AT_ONCE = 30;
const TOLD_EVERY_MS = 2_000;
/** One in so many may be what somebody has not noticed. */
const OF_ENTRIES_UNNOTICED = 10;

/** How often something is decided anew because another was quicker. */
const MOST_TRIES = 8;
/** Until it is tried again to take in what others have written. */
const BEHIND_MS = 1000;

/**
 * Whether what failed like this may have been written all the same, or may be yet: the line to the store was lost, or the same message is
 * under way on another node, where its sender was connected before.
 */
const isInDoubt = ({ isShared }: Store, e: unknown): boolean =>
  e instanceof Conflict || (e instanceof StoreProblem && (isShared || e.code === 'away' || e.code === 'broken'));

/** Ids are each seat's own. */
const senderOf = ({ you }: Viewer): string => (you.seat !== null ? `${you.seat}` : you.maker ? 'maker' : 'watch');

export const openRoom = (core: Core, { brains, leftAfterMs, idleMs, mostEntries, rematch, left }: RoomTerms): Room => {
  const { store, clock, onError } = core.services;
  const mailbox = makeMailbox();
  const answers = makeAnswers();
  /** Who waits for what becomes of a request, by seat and the message it came with. */
  const waiting = new Map<string, { readonly viewer: Viewer; readonly id: string }>();
  const waitingOf = (seat: Seat | null, id: string): string => `${seat} ${id}`;
  let isGone = false;
  let cancelIdle = (): void => {};

  const noticedBy = (viewer: Viewer): number | undefined => {
    const eyes = eyesOf(viewer);
    return core.matchFor(eyes)?.noticed[placeOf(eyes, core.now().room.seats.length)];
  };
  const countFor = (viewer: Viewer): number => noticedBy(viewer) ?? 0;

  const sendDone = (viewer: Viewer, id: string, { answer, n }: Answered): void =>
    tell(viewer, { type: 'done', id, n, answer });

  const closed = ({ by, sender }: KeptRequest, answer: Answer): void => {
    const n = core.now().played?.match.noticed[by] ?? 0;
    answers.keep(`${by}`, sender, { answer, n });
    const one = waiting.get(waitingOf(by, sender));
    waiting.delete(waitingOf(by, sender));
    if (one !== undefined) sendDone(one.viewer, sender, { answer, n });
  };

  const giveUpDice = (attempt: number): void => {
    void mailbox
      .post(() =>
        settled(async () => {
          const { room } = core.now();
          if (room.dice?.attempt === attempt) await core.change({ room: anew(room, room.dice, newSeed()) });
        }),
      )
      .catch(onError);
  };
  const dice = watchDice(core, giveUpDice);

  const mayTellAll = makeBuckets(clock, TOLD_AT_ONCE, 1 / TOLD_EVERY_MS);
  const terms: DeedTerms = {
    core,
    closed,
    committedSince: dice.since,
    rematch: () => rematch(core),
    mostEntries,
    mostUnnoticed: mostEntries / OF_ENTRIES_UNNOTICED,
    mayTellAll: (seat) => mayTellAll(`${seat}`),
  };

  const runOut = (): void => {
    void mailbox
      .post(async () => {
        if (!isGone) await settled(() => endTime(terms));
      })
      .catch((e: Error) => {
        onError(e);
        if (!isGone) clocks.again();
      });
  };

  /** Decided on something old, it is tried again on what now is; whatever else fails, the store knows what holds. */
  const settled = async <R>(run: () => Promise<R> | R): Promise<R> => {
    for (let tries = 1; ; tries++) {
      try {
        return await run();
      } catch (e) {
        if (e instanceof Refused) throw e;
        const isLate = e instanceof Conflict && tries < MOST_TRIES;
        await (isLate ? core.catchUp() : core.reload()).catch(abandon);
        if (!isLate || isGone) throw e;
      }
    }
  };

  /** However often it is told, one is enough that waits. */
  let isBehind = false;
  const catchUp = (): void => {
    if (isBehind) return;
    isBehind = true;
    void mailbox
      .post(() => {
        isBehind = false;
        return isGone ? undefined : core.catchUp();
      })
      .catch((e: unknown) => {
        onError(errorOf(e));
        if (!isGone) clock.after(BEHIND_MS, catchUp);
      });
  };

  /** Nothing can be known of it any more. */
  const abandon = (e: unknown): void => {
    onError(errorOf(e));
    for (const { line } of [...core.viewers]) line.close('restarting', NOT_NOW);
    end();
  };

  const end = (): void => {
    if (isGone) return;
    isGone = true;
    cancelIdle();
    dice.end();
    clocks.end();
    computers.end();
    core.end();
    left();
  };

  const alone: Room['alone'] = (run) => mailbox.post(async () => (isGone ? undefined : { value: await settled(run) }));

  const playForComputer = async (seat: number, command: Command, seen: number): Promise<void> => {
    const done = await alone(async () => {
      const { played } = core.now();
      const isAsked = played !== null && openDecisions(core.descriptor, played.match).some((d) => d.seat === seat);
      if (!isAsked || played.match.noticed[seat]! > seen) return DONE; // it has gone on: asked anew
      return playCommand(terms, seat, command, { id: null, seen });
    });
    if (done !== undefined && !done.value.ok) throw new Error(`a computer was refused: ${done.value.why}`);
  };
  const computers = seatComputers(core, brains, playForComputer, () => waitIdle(), leftAfterMs);

  /** What became of a request of this seat, also on another node. */
  const answeredTo = (seat: Seat, id: string): Answered | undefined => {
    const { room, played } = core.now();
    const found = room.answered.find(({ by, sender }) => by === seat && sender === id);
    return found && { answer: found.answer, n: played?.match.noticed[seat] ?? 0 };
  };

  /** Who waits hears what became of it elsewhere. */
  const answerWaiting = (): void => {
    for (const [name, { viewer, id }] of waiting) {
      const found = answeredTo(seatOf(viewer)!, id);
      if (found === undefined) continue;
      waiting.delete(name);
      sendDone(viewer, id, found);
    }
  };
  core.listen((by) => {
    if (by === 'elsewhere') answerWaiting();
  });
  const clocks = watchClocks(core, runOut);

  /** What was answered to this before, also before the server was started again. */
  const before = (viewer: Viewer, id: string): Answered | undefined => {
    const seat = seatOf(viewer);
    const known = answers.of(senderOf(viewer), id) ?? (seat === null ? undefined : answeredTo(seat, id));
    if (known !== undefined || seat === null) return known;
    const n = core.sent.of(seat, id);
    return n === undefined ? undefined : { answer: DONE, n };
  };

  /** What came before is known. */
  const withSent = async (): Promise<void> => {
    if (!core.sent.isKnown() && core.now().played !== null) await core.sent.read();
  };

  /** Done, unless it was done before. */
  const answered = async (viewer: Viewer, deed: Deed): Promise<Answered | 'pending'> => {
    const known = before(viewer, deed.id);
    if (known !== undefined) return known;
    if (deed.type === 'ask') waiting.set(waitingOf(seatOf(viewer), deed.id), { viewer, id: deed.id });
    const answer = await doDeed(terms, viewer, deed);
    return answer === 'pending' ? answer : { answer, n: countFor(viewer) };
  };

  /** The answer to what could not be done. Said twice it is answered twice the same, so a refusal is one for good. */
  const failed = async (viewer: Viewer, { id }: Deed, e: unknown): Promise<Answered | 'pending'> => {
    onError(errorOf(e));
    if (isInDoubt(store, e)) {
      viewer.line.close('restarting', e instanceof StoreProblem && e.code === 'full' ? NOT_YET : NOT_NOW); // whoever says it again will hear
      return 'pending';
    }
    await withSent();
    const kept = before(viewer, id); // what failed after it was written is done
    return kept ?? { answer: refusedWith(e instanceof StoreProblem ? NOT_KEPT : NOT_NOW), n: countFor(viewer) };
  };

  const attempt = async (viewer: Viewer, deed: Deed): Promise<Answered | 'pending'> => {
    try {
      return await settled(async () => {
        if (isTimed(core)) await endTime(terms); // before what comes too late
        if (!core.viewers.has(viewer)) return 'pending'; // who has left says it elsewhere
        if (!core.sent.isKnown()) await withSent();
        return answered(viewer, deed);
      });
    } catch (e) {
      if (e instanceof Refused) return { answer: refusedWith(e.message), n: countFor(viewer) };
      return failed(viewer, deed, e);
    }
  };

  const doOnce = async (viewer: Viewer, deed: Deed): Promise<void> => {
    const done = await attempt(viewer, deed);
    if (done === 'pending') return;
    waiting.delete(waitingOf(seatOf(viewer), deed.id));
    if (!done.answer.ok) core.services.meters?.refused(deed.type);
    answers.keep(senderOf(viewer), deed.id, done);
    sendDone(viewer, deed.id, done);
  };

  const takePart = async (
    viewer: Viewer,
    { type, attempt, parts }: Extract<ToServer, { type: 'commit' | 'contribute' }>,
  ): Promise<void> => {
    const { room } = core.now();
    if (room.dice === null) return; // it was sent again, and has arrived before
    const own = speaksFor(room, seatOf(viewer), viewer.you.maker);
    const changed = (type === 'commit' ? committed : contributed)(room.dice, attempt, parts, own);
    if ('refused' in changed) return tell(viewer, { type: 'refused', because: 'malformed', why: changed.refused });
    if (changed.dice === room.dice) return; // sent again
    await core.change(withDice(core.descriptor, core.id, room, changed.dice));
  };

  const sendOlder = async (viewer: Viewer, before: number): Promise<void> => {
    if (noticedBy(viewer) === undefined) return;
    tell(viewer, { type: 'older', noticed: await core.noticedBefore(eyesOf(viewer), before) });
  };

  const handle = (viewer: Viewer, message: Exclude<ToServer, { type: 'hello' | 'ping' }>): Promise<void> => {
    switch (message.type) {
      case 'commit':
      case 'contribute':
        return settled(() => takePart(viewer, message));
      case 'older':
        return sendOlder(viewer, message.before);
      default:
        return doOnce(viewer, message);
    }
  };

  const hear: Room['hear'] = (viewer, message, heard) => {
    mailbox.put(async () => {
      try {
        if (!isGone && core.viewers.has(viewer)) await handle(viewer, message);
        heard();
      } catch (e) {
        onError(errorOf(e));
        viewer.line.close('restarting', NOT_NOW);
      }
    });
  };

  const join: Room['join'] = async (line, key, since) => {
    const you = youWith(keyOf(core, key));
    if (you === undefined) throw new Refused(400, 'This key takes a seat first.');
    const viewer: Viewer = { you, key, line, sent: new Map() };
    await core.join(viewer, since).catch((e: unknown) => {
      core.leave(viewer); // nobody else knows of it
      throw e;
    });
    return viewer;
  };

  /** Puts a summary beside the log, so that lists need not load it. */
  const putDown = async (): Promise<void> => {
    const { room, played } = core.now();
    if (played === null) return;
    const summary = summaryOf(core.descriptor, played.match);
    if (JSON.stringify(summary) === JSON.stringify(room.summary)) return;
    await core.change({ room: { ...room, summary }, isQuiet: true });
  };

  const isIdle = (): boolean => core.viewers.size === 0 && !computers.isThinking();

  const leaveMemory = (): Promise<void> =>
    mailbox
      .post(async () => {
        if (isGone || !isIdle()) return;
        await settled(putDown);
        if (isIdle()) end();
      })
      .catch(abandon);

  const makeWay: Room['makeWay'] = async () => {
    if (isIdle()) await leaveMemory();
    return isGone;
  };

  const waitIdle = (): void => {
    cancelIdle();
    if (!isGone && isIdle()) cancelIdle = clock.after(idleMs, () => void leaveMemory());
  };
  core.listen(waitIdle);
  const { pushing } = core.services;
  if (pushing !== undefined) watchTurns(core, pushing);
  waitIdle();

  return {
    core,
    alone,
    join,
    hear,
    leave: (viewer) => {
      for (const [name, one] of waiting) if (one.viewer === viewer) waiting.delete(name);
      core.leave(viewer);
    },
    noticedBy,
    catchUp,
    lookAfter: () => computers.consider(),
    makeWay,
    close: (why) =>
      mailbox.post(async () => {
        if (isGone) return;
        await settled(putDown).catch(onError);
        for (const { line } of [...core.viewers]) line.close('restarting', why);
        end();
      }),
  };
};
