/** For tests: a server on a port of its own, its doors, and bare clients that speak the protocol. */

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIST } from '@muster/games';
import { type Command, commit, type Decision, type GameTypes, type Noticed, patched, withUndone } from '@muster/kernel';
import {
  type BriefUpdate,
  type Claimed,
  inFull,
  type Key,
  type MatchId,
  type NewMatch,
  type NewMatchMade,
  NOTHING_SAID,
  PROTOCOL,
  type ToClient,
  type ToServer,
  type Update,
} from '@muster/protocol';
import type { Clock } from '@muster/table';
import { WebSocket } from 'ws';
import { createServer } from '../src/app.ts';
import type { OpenJobs } from '../src/jobs/jobs.ts';
import type { Limits } from '../src/limits.ts';
import { listen } from '../src/listen.ts';
import type { Playing } from '../src/play.ts';
import type { Brains } from '../src/rooms/computers.ts';
import { openSqlite } from '../src/store/sqlite/store.ts';
import type { Store } from '../src/store/store.ts';

/** What came back, as far as a test looks at it. */
// biome-ignore lint/suspicious/noExplicitAny: bodies of every kind
type JsonObject = any;

export interface TestServer {
  readonly address: string;
  readonly folder: string;
  readonly store: Store;
  readonly errors: readonly Error[];
  post(
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<{ readonly status: number; readonly body: JsonObject }>;
  /** What is there in memory. */
  readonly playing: Playing;
  /** Waits until this is so, for what happens between connections. */
  until(isSo: () => boolean): Promise<void>;
  close(): Promise<void>;
}

export interface TestOptions {
  readonly folder?: string;
  readonly clock?: Clock;
  readonly brains?: Brains;
  readonly limits?: Partial<Limits>;
  readonly pushOrigins?: readonly string[];
  readonly requestsPerMinute?: number;
  /** Where it keeps its matches, and who wakes them; SQLite in its folder when left out. */
  readonly store?: Store;
  readonly jobs?: OpenJobs;
  /** Puts something between the server and its store. */
  readonly wrap?: (store: Store) => Store;
}

const NOBODY_THINKS: Brains = { ask: () => new Promise(() => {}) };

export const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'muster-play-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Muster</title>');
  return folder;
};

export const dropFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** On 127.0.0.1 and any free port. Without a folder, one of its own, which is removed with it. */
export const startServer = async (options: TestOptions = {}): Promise<TestServer> => {
  const { folder, clock, brains, limits, jobs, pushOrigins, wrap, requestsPerMinute } = options;
  const own = folder ?? (await newFolder());
  const errors: Error[] = [];
  const store = options.store ?? (await openSqlite(join(own, 'muster.db')));
  const play = {
    store: wrap?.(store) ?? store,
    brains: brains ?? NOBODY_THINKS,
    ...(clock && { clock }),
    ...(jobs && { jobs }),
    ...(limits && { limits }),
    ...(pushOrigins && { pushOrigins }),
  };
  let playing: Playing | undefined;
  const onPlaying = (now: Playing): void => {
    playing = now;
  };
  const app = await createServer({
    webRoot: own,
    play: { ...play, onPlaying },
    onError: (e) => errors.push(e),
    ...(requestsPerMinute !== undefined && { requestsPerMinute }),
  });
  const address = await listen(app, { port: 0, host: '127.0.0.1' });
  return {
    address,
    folder: own,
    store,
    errors,
    playing: playing!,
    until: async (isSo) => {
      while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
    },
    post: async (path, body, headers = {}) => {
      const answer = await fetch(`${address}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return { status: answer.status, body: await answer.json() };
    },
    close: async () => {
      await app.close();
      await store.close();
      if (folder === undefined) await dropFolder(own);
    },
  };
};

/** What a server says, updates without their short forms. */
export type Heard = Exclude<ToClient, BriefUpdate> | Update;

/** A client that keeps everything it hears, and can be asked to wait for something. */
export interface TestClient {
  readonly heard: readonly Heard[];
  send(message: ToServer): void;
  /** Bytes as they are. */
  sendRaw(data: string | Buffer): void;
  /** The first message of this type that is so, after the last one of this type that was waited for. */
  next<K extends Heard['type']>(
    type: K,
    isSo?: (message: Extract<Heard, { type: K }>) => boolean,
  ): Promise<Extract<Heard, { type: K }>>;
  /** Sends something with an id, and waits for its answer. */
  do(message: ToServer & { id: string }): Promise<Extract<ToClient, { type: 'done' }>>;
  play(command: Command, id?: string): Promise<Extract<ToClient, { type: 'done' }>>;
  /** What it sees, hears and is asked, by all that has come. */
  view(): GameTypes['state'];
  n(): number;
  noticed(): readonly Noticed[];
  decisions(): readonly Decision[];
  /** Waits until this is so. */
  until(isSo: () => boolean): Promise<void>;
  /** Waits until everything that the server has sent so far has come. */
  settled(): Promise<void>;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  close(): Promise<void>;
}

export const newId = (): string => randomBytes(9).toString('base64url');

export interface ConnectOptions {
  readonly since?: number;
  readonly protocol?: number;
  readonly headers?: Record<string, string>;
  /** Says nothing by itself. */
  readonly isSilent?: boolean;
  /** Keeps its part of the luck. */
  readonly keepsLuck?: boolean;
  /** Its parts by attempt and seat: a second connection that is given the same can send what the first committed to. */
  readonly secrets?: Map<string, string>;
}

/** Connects, says hello, and gives its part of the luck whenever it is asked for. */
export const connect = async (
  { address }: Pick<TestServer, 'address'>,
  match: MatchId,
  key: Key,
  options: ConnectOptions = {},
): Promise<TestClient> => {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, {
    ...(options.headers && { headers: options.headers }),
  });
  const heard: Heard[] = [];
  const read = new Map<ToClient['type'], number>();
  const woken: (() => void)[] = [];
  const wake = (): void => {
    for (const one of woken.splice(0)) one();
  };
  const something = (): Promise<void> => new Promise((resolve) => woken.push(resolve));
  let view: GameTypes['state'] | undefined;
  let noticed: Noticed[] = [];
  let decisions: readonly Decision[] = [];
  let n = 0;
  let said = NOTHING_SAID;
  let you: { seat: number | null; maker: boolean } = { seat: null, maker: false };
  const { secrets = new Map<string, string>() } = options;
  const closed = once(socket, 'close').then(([code, reason]) => {
    wake();
    return { code: code as number, reason: String(reason) };
  });
  const send = (message: ToServer): void => socket.send(JSON.stringify(message));

  const giveLuck = ({ dice }: Extract<ToClient, { type: 'dice' }>): void => {
    const own = [...(you.seat === null ? [] : [you.seat]), ...(you.maker ? dice.byMaker : [])];
    if (own.length === 0) return;
    const secretOf = (seat: number): string => {
      const name = `${dice.attempt} ${seat}`;
      const secret = secrets.get(name) ?? randomBytes(32).toString('hex');
      secrets.set(name, secret);
      return secret;
    };
    const { attempt } = dice;
    if (own.some((seat) => dice.commitments[seat] === null))
      send({ type: 'commit', attempt, parts: own.map((seat) => ({ seat, hex: commit(secretOf(seat)) })) });
    else if (dice.commitments.every((one) => one !== null) && own.some((seat) => !dice.sent.includes(seat)))
      if (!options.keepsLuck)
        send({ type: 'contribute', attempt, parts: own.map((seat) => ({ seat, hex: secretOf(seat) })) });
  };

  const inOwnWords = (message: ToClient): Heard => {
    if (message.type !== 'update') return message;
    const { update, said: now } = inFull(said, message);
    said = now;
    return update;
  };

  socket.on('message', (data) => {
    const message = inOwnWords(JSON.parse(String(data)) as ToClient);
    heard.push(message);
    if (message.type === 'welcome') ({ you } = message);
    if (message.type === 'view') {
      ({ view, n, decisions } = message);
      noticed = [...message.noticed];
    }
    if (message.type === 'update') {
      if (message.delta !== undefined) view = patched(view!, message.delta);
      ({ n } = message);
      decisions = message.decisions ?? decisions;
      noticed = [...withUndone(noticed, new Set(message.undone)), ...(message.noticed ?? [])];
    }
    if (message.type === 'dice' && !options.isSilent) giveLuck(message);
    wake();
  });
  socket.on('error', () => {});
  await Promise.race([once(socket, 'open'), closed]);
  if (!options.isSilent) {
    const { since, protocol = PROTOCOL } = options;
    send({ type: 'hello', protocol, match, key, ...(since !== undefined && { since }) });
  }

  /** From a place on; the place after it too. */
  const find = async (from: number, isIt: (message: Heard) => boolean): Promise<readonly [Heard, number]> => {
    for (let at = from; ; ) {
      while (at < heard.length) {
        const message = heard[at++]!;
        if (isIt(message)) return [message, at];
      }
      if (socket.readyState === socket.CLOSED) throw new Error(`closed, and last came ${JSON.stringify(heard.at(-1))}`);
      await something();
    }
  };

  const next: TestClient['next'] = async (type, isSo = () => true) => {
    const [message, after] = await find(read.get(type) ?? 0, (one) => one.type === type && isSo(one as never));
    read.set(type, after);
    return message as never;
  };

  const until: TestClient['until'] = async (isSo) => {
    while (!isSo()) await something();
  };

  const doIt: TestClient['do'] = async (message) => {
    const from = heard.length;
    send(message);
    const [done] = await find(from, (one) => one.type === 'done' && one.id === message.id);
    return done as never;
  };

  return {
    heard,
    send,
    sendRaw: (data) => socket.send(data),
    next,
    do: doIt,
    play: (command, id = newId()) => doIt({ type: 'play', id, command, seen: n }),
    view: () => view!,
    n: () => n,
    noticed: () => noticed,
    decisions: () => decisions,
    until,
    settled: async () => {
      send({ type: 'ping' });
      await next('pong');
    },
    closed,
    close: async () => {
      socket.close();
      await closed;
    },
  };
};

/** The example game: discs are dropped into columns. */
const EXAMPLE = LIST.find(({ card }) => card.example)!.card.id;

export const drop = (column: number) => ({ type: 'drop', column });

/** A match of two people: who has made it sits at seat 0. */
export const TWO: NewMatch = {
  game: EXAMPLE,
  config: {},
  seats: [{ sitter: 'person' }, { sitter: 'person' }],
  brings: [],
  seat: 0,
  name: 'Ada',
  strict: false,
  watch: 0,
  clock: null,
};

export const make = async (server: TestServer, wanted: Partial<NewMatch> = {}): Promise<NewMatchMade> => {
  const { status, body } = await server.post('matches', { ...TWO, ...wanted });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};

export const claim = async (server: TestServer, match: MatchId, key: Key, name = 'Ben'): Promise<Claimed> => {
  const { status, body } = await server.post('claim', { match, key, name });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};

export interface Seated {
  readonly match: MatchId;
  readonly made: NewMatchMade;
  readonly keys: readonly Key[];
  readonly clients: readonly TestClient[];
}

/** Everybody is in, connected, and the battle has begun. */
export const seated = async (server: TestServer, wanted: Partial<NewMatch> = {}): Promise<Seated> => {
  const made = await make(server, wanted);
  const { match } = made;
  const keys = [made.key];
  const clients = [await connect(server, match, made.key)];
  for (const { key } of made.links) {
    const claimed = await claim(server, match, key, `Ben ${keys.length}`);
    keys.push(claimed.key);
    clients.push(await connect(server, match, claimed.key));
  }
  await Promise.all(clients.map((client) => client.next('view')));
  return { match, made, keys, clients };
};
