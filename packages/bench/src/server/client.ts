/** A client that is no burden: it speaks the protocol, keeps its view and numbers, and counts what it gets. */

import { randomBytes } from 'node:crypto';
import { type Command, commit, type Decision, type GameTypes, patched } from '@muster/kernel';
import {
  type BriefUpdate,
  inFull,
  type Key,
  type MatchId,
  NOTHING_SAID,
  PROTOCOL,
  type ToClient,
  type ToServer,
} from '@muster/protocol';
import { WebSocket } from 'ws';

export interface BenchClient {
  readonly seat: number;
  view(): GameTypes['state'];
  isAsked(): boolean;
  isOver(): boolean;
  /** Fulfilled when the first view is there. */
  readonly ready: Promise<void>;
  /** Milliseconds until it is answered; undefined when the match had gone on before. */
  play(command: Command): Promise<number | undefined>;
  ping(): Promise<void>;
  /** Updates are counted from now on and not looked at: whoever plays what was thought out before needs none. */
  lookAway(): void;
  /** Bytes of each update, with its frame. */
  readonly updates: readonly number[];
  close(): void;
}

/** A server's frame has two bytes before the text, or four. */
const frameOf = (bytes: number): number => bytes + (bytes < 126 ? 2 : 4);

export const benchClient = (port: number, match: MatchId, key: Key): BenchClient => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false });
  const secrets = new Map<number, string>();
  const updates: number[] = [];
  const waiting = new Map<string, (isDone: boolean) => void>();
  const pongs: (() => void)[] = [];
  let you = { seat: 0, maker: false };
  let view: GameTypes['state'];
  let decisions: readonly Decision[] = [];
  let said = NOTHING_SAID;
  let [n, sent, isOver, looksAway] = [0, 0, false, false];
  let isReady = (): void => {};
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  const say = (message: ToServer): void => socket.send(JSON.stringify(message));

  const partOf = (attempt: number): string => {
    const part = secrets.get(attempt) ?? randomBytes(32).toString('hex');
    secrets.set(attempt, part);
    return part;
  };

  const giveLuck = ({ dice: { attempt, commitments, sent: given } }: Extract<ToClient, { type: 'dice' }>): void => {
    const { seat } = you;
    if (commitments[seat] === null) say({ type: 'commit', attempt, parts: [{ seat, hex: commit(partOf(attempt)) }] });
    else if (commitments.every((one) => one !== null) && !given.includes(seat))
      say({ type: 'contribute', attempt, parts: [{ seat, hex: partOf(attempt) }] });
  };

  const finish = ({ id, answer }: Extract<ToClient, { type: 'done' }>): void => {
    if (!answer.ok && answer.code !== 'late') throw new Error(`refused: ${answer.why}`);
    waiting.get(id)?.(answer.ok);
    waiting.delete(id);
  };

  const takeUpdate = (brief: BriefUpdate, bytes: number): void => {
    updates.push(frameOf(bytes));
    const { update, said: now } = inFull(said, brief);
    said = now;
    ({ n } = update);
    if (update.delta !== undefined) view = patched(view, update.delta);
    decisions = update.decisions ?? decisions;
    isOver ||= update.outcome !== undefined && update.outcome !== null;
  };

  const takeView = (message: Extract<ToClient, { type: 'view' }>): void => {
    ({ view, n, decisions } = message);
    isOver = message.outcome !== null;
    isReady();
  };

  const take = (message: ToClient, bytes: number): void => {
    if (message.type === 'welcome') you = { seat: message.you.seat ?? 0, maker: message.you.maker };
    else if (message.type === 'dice') giveLuck(message);
    else if (message.type === 'view') takeView(message);
    else if (message.type === 'update') takeUpdate(message, bytes);
    else if (message.type === 'pong') pongs.shift()?.();
    else if (message.type === 'refused') throw new Error(message.why);
    else if (message.type === 'done') finish(message);
  };

  socket.on('open', () => say({ type: 'hello', protocol: PROTOCOL, match, key }));
  socket.on('message', (data) => {
    const text = String(data);
    if (looksAway && text.startsWith('{"type":"update"')) updates.push(frameOf(Buffer.byteLength(text)));
    else take(JSON.parse(text) as ToClient, Buffer.byteLength(text));
  });
  return {
    get seat() {
      return you.seat;
    },
    view: () => view,
    isAsked: () => decisions.some(({ seat }) => seat === you.seat),
    isOver: () => isOver,
    ready,
    play: (command: Command) =>
      new Promise<number | undefined>((resolve) => {
        const id = `bench-${sent++}-${you.seat}`;
        const from = performance.now();
        waiting.set(id, (isDone) => resolve(isDone ? performance.now() - from : undefined));
        say({ type: 'play', id, command, seen: n });
      }),
    ping: () =>
      new Promise<void>((resolve) => {
        pongs.push(resolve);
        say({ type: 'ping' });
      }),
    lookAway: () => {
      looksAway = true;
    },
    updates,
    close: () => socket.close(),
  };
};

/** Makes a match of people and gives the key of each seat. */
export const makeMatch = async (
  port: number,
  game: string,
  config: object,
  seats: number,
): Promise<{ readonly match: MatchId; readonly keys: readonly Key[] }> => {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json() as Promise<never>;
  };
  const people = Array.from({ length: seats }, () => ({ sitter: 'person' }));
  const wish = { game, config, seats: people, seat: 0, name: 'Seat 0' };
  const made: { match: MatchId; key: Key; links: readonly { key: Key }[] } = await post('matches', wish);
  const keys = [made.key];
  for (const [i, { key }] of made.links.entries())
    keys.push(((await post('claim', { match: made.match, key, name: `Seat ${i + 1}` })) as { key: Key }).key);
  return { match: made.match, keys };
};
