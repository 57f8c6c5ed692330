/** What is asked of a server outside a connection. */

import type { MatchRecord } from '@muster/kernel';
import type {
  Claim,
  Claimed,
  Fresh,
  Key,
  Look,
  Mine,
  MineItem,
  NewMatch,
  NewMatchMade,
  PushKey,
  Renew,
  Seen,
  SeenShare,
  Share,
  Shared,
  Subscribe,
} from '@muster/protocol';

/** As much of `fetch` as is used here. */
export type Fetch = (
  url: string,
  init: { readonly method: string; readonly headers: Readonly<Record<string, string>>; readonly body?: string },
) => Promise<{ readonly status: number; text(): Promise<string> }>;

/** The server has answered, and refuses: `message` is a sentence for people. */
export class ApiRefusal extends Error {
  /** Of HTTP: 400 or more. */
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** No answer that could be read: no network, no server, or something between that answers in its place. */
export class Unreachable extends Error {}

/** Each rejects with an `ApiRefusal` or as `Unreachable`, and with nothing else. */
export interface Api {
  create(match: NewMatch): Promise<NewMatchMade>;
  /** What a key is for, before it is used. */
  look(look: Look): Promise<Seen>;
  /** Takes a seat: what comes back opens it from then on. */
  claim(claim: Claim): Promise<Claimed>;
  /** A link for one more device of this seat. */
  device(look: Look): Promise<Fresh>;
  /** By the maker: a new link for a seat, and the old ones open nothing any more. */
  renew(renew: Renew): Promise<Fresh>;
  /** By the maker: of a match that has not begun. */
  withdraw(look: Look): Promise<void>;
  mine(mine: Mine): Promise<readonly MineItem[]>;
  /** Once it is over. */
  record(look: Look): Promise<MatchRecord>;
  /** The key with which a browser asks its push service for a place. */
  pushKey(): Promise<PushKey>;
  /** This browser is told when it is the turn of this seat. */
  subscribe(subscribe: Subscribe): Promise<void>;
  unsubscribe(look: Look): Promise<void>;
  share(share: Share): Promise<Shared>;
  shared(id: string): Promise<SeenShare>;
  unshare(id: string, key: Key): Promise<void>;
}

const SILENT = 'The server cannot be reached.';

interface Asked {
  readonly method: 'POST' | 'GET' | 'DELETE';
  readonly body?: object;
  readonly key?: Key;
}

const headersOf = ({ body, key }: Asked): Readonly<Record<string, string>> => ({
  accept: 'application/json',
  ...(body !== undefined && { 'content-type': 'application/json' }),
  ...(key !== undefined && { authorization: `Bearer ${key}` }),
});

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const sentenceOf = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
    ? answer.message
    : undefined;

/** `base`: where the server is, without a slash at its end: `https://muster.example`; nothing for a page's own. */
export const makeApi = (base: string, fetch: Fetch): Api => {
  const reach = async (path: string, asked: Asked): Promise<{ readonly status: number; readonly text: string }> => {
    const { method, body } = asked;
    try {
      const answer = await fetch(`${base}${path}`, {
        method,
        headers: headersOf(asked),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, text: await answer.text() };
    } catch {
      throw new Unreachable(SILENT);
    }
  };

  const ask = async <A>(path: string, asked: Asked): Promise<A> => {
    const { status, text } = await reach(path, asked);
    const answer = text === '' ? {} : readJson(text);
    if (status >= 200 && status < 300 && answer !== undefined) return answer as A;
    const why = sentenceOf(answer);
    // a proxy's own page, or that of a server which serves the page and no matches
    if (status < 400 || why === undefined) throw new Unreachable(SILENT);
    throw new ApiRefusal(status, why);
  };

  const post = <A>(path: string, body: object): Promise<A> => ask<A>(path, { method: 'POST', body });

  return {
    create: (match) => post('/api/matches', match),
    look: (look) => post('/api/look', look),
    claim: (claim) => post('/api/claim', claim),
    device: (look) => post('/api/device', look),
    renew: (renew) => post('/api/renew', renew),
    withdraw: async (look) => void (await post('/api/withdraw', look)),
    mine: (mine) => post('/api/mine', mine),
    record: (look) => post('/api/record', look),
    pushKey: () => ask('/api/push', { method: 'GET' }),
    subscribe: async (subscribe) => void (await post('/api/subscribe', subscribe)),
    unsubscribe: async (look) => void (await post('/api/unsubscribe', look)),
    share: (share) => post('/api/shares', share),
    shared: (id) => ask(`/api/shares/${encodeURIComponent(id)}`, { method: 'GET' }),
    unshare: async (id, key) => void (await ask(`/api/shares/${encodeURIComponent(id)}`, { method: 'DELETE', key })),
  };
};
