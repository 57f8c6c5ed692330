/**
 * For tests: a source far from its match. Between the two lies a wire on which messages take their time, get lost and come twice, by
 * seed and by the clock that is handed in. Only data crosses it, and only what the seats at the far end may know.
 */

import {
  type Command,
  type Decision,
  decisionsFor,
  type Eyes,
  type GameTypes,
  type MatchRecord,
  makeRng,
  type Noticed,
  type Seat,
} from '@muster/kernel';
import type { Clock } from '../src/clock.ts';
import type { PresentedGame } from '../src/presentation.ts';
import type { RequestKind } from '../src/requests.ts';
import type { Answer, BattleSeen, Link, MatchSource } from '../src/source.ts';

export interface Weather {
  readonly seed: number;
  /** Milliseconds that a message takes at most. */
  readonly slowest: number;
  /** Of a hundred messages, so many get lost, and so many come twice. */
  readonly lost: number;
  readonly twice: number;
}

export const FAIR: Weather = { seed: 1, slowest: 40, lost: 0, twice: 0 };
export const FOUL: Weather = { seed: 1, slowest: 400, lost: 15, twice: 15 };

export interface Wire {
  /** Nothing gets through until it is mended. */
  cut(): void;
  mend(): void;
}

interface OpenWire extends Wire {
  send<M>(message: M, deliver: (message: M) => void): void;
}

const makeWire = (clock: Clock, { seed, slowest, lost, twice }: Weather): OpenWire => {
  const rng = makeRng(seed);
  let isCut = false;
  const sendOnce = <M>(message: M, deliver: (message: M) => void): void => {
    if (isCut || rng.below(100) < lost) return;
    const copy = structuredClone(message);
    clock.after(1 + rng.below(slowest), () => {
      if (!isCut) deliver(copy);
    });
  };
  return {
    send: (message, deliver) => {
      sendOnce(message, deliver);
      if (rng.below(100) < twice) sendOnce(message, deliver);
    },
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
  };
};

type Deed =
  | { readonly do: 'play'; readonly seat: Seat; readonly command: Command; readonly seen: number }
  | { readonly do: 'ask'; readonly kind: RequestKind; readonly by: Seat; readonly agreed: readonly Seat[] }
  | { readonly do: 'answer'; readonly id: number; readonly seat: Seat; readonly yes: boolean }
  | { readonly do: 'withdraw'; readonly id: number; readonly by: Seat };

type Counts = ReadonlyMap<Eyes, number>;

type ToHost =
  /** What has arrived so far. */
  | { readonly type: 'ping'; readonly version: number; readonly has: Counts }
  /** `id`: whatever comes twice is done once. */
  | { readonly type: 'do'; readonly id: number; readonly deed: Deed };

type Pushed<T extends GameTypes> = Omit<BattleSeen<T>, 'link'>;

type FromHost<T extends GameTypes> =
  | { readonly type: 'pong'; readonly version: number }
  | {
      readonly type: 'push';
      readonly version: number;
      readonly standings: ReadonlyMap<Eyes, Pushed<T>>;
      /** From a number on. */
      readonly noticed: ReadonlyMap<Eyes, { readonly from: number; readonly items: readonly Noticed<T['event']>[] }>;
      readonly record: MatchRecord | undefined;
    }
  /** `version`: what came of it has arrived when this has. */
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer; readonly version: number };

const pushedOf = <T extends GameTypes>({ link: _, ...pushed }: BattleSeen<T>): Pushed<T> => pushed;

const whoseDeed = (deed: Deed): Seat => ('seat' in deed ? deed.seat : deed.by);

/** The end where the match is: serves these seats, or a spectator where there are none. */
const serve = <T extends GameTypes>(
  near: MatchSource<T>,
  seats: readonly Seat[],
  send: (message: FromHost<T>) => void,
): ((message: ToHost) => void) => {
  const known: readonly Eyes[] = [...seats, 'spectator'];
  let version = 1;
  let has: Counts = new Map();
  const answers = new Map<number, { readonly answer: Answer; readonly version: number } | undefined>();

  const noticedFor = (eyes: Eyes) => {
    const all = near.noticed(eyes);
    const got = has.get(eyes) ?? 0;
    const from = all.slice(got).some(({ type }) => type === 'undo') ? 0 : got; // it alters what was noticed before
    return { from, items: all.slice(from) };
  };

  const push = (): void => {
    const isOver = near.standing('spectator').outcome !== undefined;
    const eyes: readonly Eyes[] = isOver ? [...known, 'everyone'] : known;
    const seen = seats.length === 0 || isOver ? eyes : seats;
    send({
      type: 'push',
      version,
      standings: new Map(seen.map((one) => [one, pushedOf(near.standing(one))])),
      noticed: new Map(eyes.map((one) => [one, noticedFor(one)])),
      record: near.record(),
    });
  };
  near.listen(() => {
    version++;
    push();
  });

  const carryOut = (deed: Deed): Promise<Answer> => {
    if (!seats.includes(whoseDeed(deed))) throw new Error('this seat is played elsewhere');
    switch (deed.do) {
      case 'play':
        return near.play(deed.seat, deed.command as T['command'], deed.seen);
      case 'ask':
        return near.ask(deed.kind, deed.by, deed.agreed);
      case 'answer':
        return near.answer(deed.id, deed.seat, deed.yes);
      case 'withdraw':
        return near.withdraw(deed.id, deed.by);
    }
  };

  const sendAnswer = (id: number): void => {
    const done = answers.get(id);
    if (done !== undefined) send({ type: 'answer', id, ...done });
  };

  return (message) => {
    if (message.type === 'ping') {
      has = message.has;
      send({ type: 'pong', version });
      if (message.version < version) push();
      return;
    }
    const { id, deed } = message;
    if (answers.has(id)) return sendAnswer(id);
    answers.set(id, undefined);
    carryOut(deed).then((answer) => {
      answers.set(id, { answer, version });
      sendAnswer(id);
    });
  };
};

const PING_MS = 500;
const RESEND_MS = 900;
const SILENT_MS = 2500;
const THERE: Link = { is: 'there' };

interface Sent {
  readonly deed: Deed;
  readonly resolve: (answer: Answer) => void;
  /** Resolved when so much has arrived. */
  answered: { readonly answer: Answer; readonly version: number } | undefined;
}

export interface Far<T extends GameTypes> {
  readonly source: MatchSource<T>;
  readonly wire: Wire;
  /** Says nothing any more. */
  end(): void;
}

/** The other end: a source for the table of these seats, as soon as the first push is there. */
export const farSource = <T extends GameTypes>(
  { descriptor: { game } }: PresentedGame<T>,
  near: MatchSource<T>,
  seats: readonly Seat[],
  clock: Clock,
  weather: Weather,
): Promise<Far<T>> => {
  const wire = makeWire(clock, weather);
  const listeners = new Set<() => void>();
  const sent = new Map<number, Sent>();
  let lastId = 0;
  let version = 0;
  let pushed: ReadonlyMap<Eyes, Pushed<T>> = new Map();
  let noticed: ReadonlyMap<Eyes, readonly Noticed<T['event']>[]> = new Map();
  let record: MatchRecord | undefined;
  let link: Link = THERE;
  let heardAt = clock.now();
  let isEnded = false;
  let opened = (): void => {};
  const standings = new Map<Eyes, BattleSeen<T>>();
  let before: { readonly own: T['state']; readonly view: T['state'] } | undefined;

  const receiveThere = serve(near, seats, (message) => wire.send(message, (m) => receive(m)));
  const send = (message: ToHost): void => wire.send(message, receiveThere);

  const tell = (): void => {
    standings.clear();
    for (const listener of [...listeners]) listener();
  };

  const setLink = (now: Link): void => {
    if (now.is === link.is) return;
    link = now;
    tell();
  };

  const resolveArrived = (): void => {
    for (const [id, { answered, resolve }] of sent)
      if (answered !== undefined && answered.version <= version) {
        sent.delete(id);
        resolve(answered.answer);
      }
  };

  const receive = (message: FromHost<T>): void => {
    if (isEnded) return;
    heardAt = clock.now();
    const isBehind = message.type === 'push' ? false : message.version > version;
    if (link.is !== 'there') setLink(isBehind ? { is: 'comingBack', since: link.since } : THERE);
    if (message.type === 'push') take(message);
    if (message.type !== 'answer') return;
    const mine = sent.get(message.id);
    if (mine !== undefined) mine.answered = message;
    resolveArrived();
  };

  const take = (message: FromHost<T> & { type: 'push' }): void => {
    if (message.version <= version) return;
    version = message.version;
    pushed = message.standings;
    record = message.record;
    noticed = new Map(
      [...message.noticed].map(([eyes, { from, items }]) => [
        eyes,
        [...(noticed.get(eyes) ?? []).slice(0, from), ...items],
      ]),
    );
    ping();
    opened();
    tell();
    resolveArrived();
  };

  const ping = (): void =>
    send({ type: 'ping', version, has: new Map([...noticed].map(([eyes, items]) => [eyes, items.length])) });

  const beat = (): void => {
    if (isEnded) return;
    ping();
    if (link.is === 'there' && clock.now() - heardAt > SILENT_MS) setLink({ is: 'lost', since: heardAt });
    clock.after(PING_MS, beat);
  };

  const carryOut = (deed: Deed): Promise<Answer> =>
    new Promise((resolve) => {
      const id = ++lastId;
      sent.set(id, { deed, resolve, answered: undefined });
      const again = (): void => {
        const mine = sent.get(id);
        if (isEnded || mine === undefined || mine.answered !== undefined) return;
        send({ type: 'do', id, deed });
        clock.after(RESEND_MS, again);
      };
      again();
    });

  /** What a seat sees tells what everybody sees. */
  const spectatorOf = (own: Pushed<T>): Pushed<T> => {
    if (before?.own !== own.view) before = { own: own.view, view: game.view(own.view, 'spectator') };
    const decisions: readonly Decision[] = decisionsFor(own.decisions, 'spectator');
    return { ...own, view: before.view, decisions, offers: {} };
  };

  const findPushed = (eyes: Eyes): Pushed<T> => {
    const found = pushed.get(eyes);
    if (found !== undefined) return found;
    if (eyes !== 'spectator') throw new Error('nothing was sent for these eyes');
    return spectatorOf(pushed.get(seats[0]!)!);
  };

  const standing = (eyes: Eyes): BattleSeen<T> => {
    const known = standings.get(eyes);
    if (known !== undefined) return known;
    const fresh = { ...findPushed(eyes), link };
    standings.set(eyes, fresh);
    return fresh;
  };

  const source: MatchSource<T> = {
    seats,
    standing,
    noticed: (eyes, since = 0) => (noticed.get(eyes) ?? []).slice(since),
    play: (seat, command, seen = 0) => carryOut({ do: 'play', seat, command, seen }),
    ask: (kind, by, agreed) => carryOut({ do: 'ask', kind, by, agreed }),
    answer: (id, seat, yes) => carryOut({ do: 'answer', id, seat, yes }),
    withdraw: (id, by) => carryOut({ do: 'withdraw', id, by }),
    record: () => record,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  beat();
  return new Promise((resolve) => {
    opened = () =>
      resolve({
        source,
        wire,
        end: () => {
          isEnded = true;
        },
      });
  });
};
