/** Matches that no game has played, for tests of what keeps them. */

import type { Checkpoint, Entry } from '@muster/kernel';
import type { Status } from '@muster/protocol';
import type { Head, KeptKey, KeptShare, Opening, Row, Subscription } from '../src/store/store.ts';

export const head = (match: string, version = 1, status: Status = 'playing', changed = 1_790_000_000_000): Head => ({
  match,
  version,
  game: 'connect-four',
  status,
  created: 1_790_000_000_000,
  changed,
  room: { names: ['Ann', 'Ben'], seed: 'a'.repeat(64), version },
});

const hash = (n: number): string => n.toString(16).padStart(64, '0');

const event = (type: string, column: number) => ({ type, rule: 'CF-01', column });

const entry = (n: number): Entry => ({
  seat: n % 2,
  command: Object.assign({ type: 'drop' }, { column: n % 7 }),
  dice: [1, 6],
  shuffles: [[2, 0, 1]],
  hash: hash(n),
});

export const row = (n: number, extra: Partial<Row> = {}): Row => ({
  n,
  entry: entry(n),
  told: [{ event: event('dropped', n % 7) }, { event: event('whispered', n), to: [0] }],
  at: [n, -1, n, n],
  gone: null,
  sender: { seat: n % 2, id: `message-${n}` },
  ...extra,
});

export const rows = (from: number, to: number): readonly Row[] =>
  Array.from({ length: to - from }, (_, i) => row(from + i));

export const opening = (name = 'connect-four'): Opening => ({
  header: {
    format: 'muster/3',
    game: name,
    version: '1',
    config: { columns: 7, motto: `O'Hara; "DROP" \u{1f409} \0 \ud800` },
    fairness: { kind: 'seeded', seed: 7 },
  },
  setup: { dice: [3], shuffles: [], hash: hash(0) },
  told: [{ event: event('begun', 0) }],
});

/** Only how many entries it stands for matters to a store. */
export const checkpoint = (count: number): Checkpoint =>
  ({
    state: { board: [count] },
    config: null,
    ledger: { count, hash: hash(count) },
    sum: 'x',
  }) as unknown as Checkpoint;

export const key = (match: string, name: string, extra: Partial<KeptKey> = {}): KeptKey => ({
  hash: name,
  match,
  kind: 'seat',
  seat: 0,
  until: null,
  ...extra,
});

export const share = (id: string, extra: Partial<KeptShare> = {}): KeptShare => ({
  id,
  kind: 'force',
  created: 1_790_000_000_000,
  owner: 'owner-hash',
  body: { name: 'Übermacht' },
  ...extra,
});

export const subscription = (match: string, extra: Partial<Subscription> = {}): Subscription => ({
  match,
  key: 'key-hash',
  seat: 0,
  push: { endpoint: 'https://push.example/abc', keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } },
  ...extra,
});
