/** Figures of a server for whoever watches it, in the form of Prometheus. No match, name, key or address stands in them. */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { MetricsPlace } from './settings.ts';

/** What is counted while it happens. */
export interface Meters {
  /** A message of a client was dealt with. `type` is one that the protocol knows. */
  answered(type: string, ms: number): void;
  /** What a client asked for was not done. */
  refused(type: string): void;
  /** Something was committed, with so many entries of logs. */
  committed(rows: number): void;
  /** `route`: as it is registered, never as it was asked for. */
  responded(route: string, status: number): void;
}

/** What is asked when somebody looks. */
export interface Watched {
  readonly rooms: () => number;
  readonly connections: () => number;
  readonly computersWaiting: () => number;
  readonly computersThinking: () => number;
}

export interface OpenMeters extends Meters {
  watch(watched: Watched): void;
  text(): Promise<string>;
  readonly contentType: string;
}

const ANSWER_SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];
const ROWS_A_COMMIT = [0, 1, 2, 5, 10, 20, 50, 100, 200, 500];

const GAUGES = {
  rooms: ['muster_open_rooms', 'Matches in memory'],
  connections: ['muster_connections', 'Open connections to matches'],
  computersWaiting: ['muster_computers_waiting', 'Questions that wait for a computer player'],
  computersThinking: ['muster_computers_thinking', 'Computer players that think'],
} as const satisfies Readonly<Record<keyof Watched, readonly [name: string, help: string]>>;

export const openMeters = (): OpenMeters => {
  const registers = [new Registry()] as const;
  const [registry] = registers;
  collectDefaultMetrics({ register: registry });
  const messages = new Counter({
    name: 'muster_messages_total',
    help: 'Messages of clients that were dealt with',
    labelNames: ['type'],
    registers: [...registers],
  });
  const refusals = new Counter({
    name: 'muster_refusals_total',
    help: 'What clients asked for and was not done',
    labelNames: ['type'],
    registers: [...registers],
  });
  const seconds = new Histogram({
    name: 'muster_answer_seconds',
    help: 'From a message to its answer, what it waits and is written included',
    labelNames: ['type'],
    buckets: ANSWER_SECONDS,
    registers: [...registers],
  });
  const commits = new Histogram({
    name: 'muster_commit_rows',
    help: 'Entries of logs in a commit; its count is that of the commits',
    buckets: ROWS_A_COMMIT,
    registers: [...registers],
  });
  const responses = new Counter({
    name: 'muster_http_responses_total',
    help: 'Answers over HTTP',
    labelNames: ['route', 'status'],
    registers: [...registers],
  });
  return {
    answered: (type, ms) => {
      messages.inc({ type });
      seconds.observe({ type }, ms / 1000);
    },
    refused: (type) => refusals.inc({ type }),
    committed: (rows) => commits.observe(rows),
    responded: (route, status) => responses.inc({ route, status }),
    watch: (watched) => {
      for (const what of Object.keys(GAUGES) as (keyof Watched)[]) {
        const [name, help] = GAUGES[what];
        const gauge: Gauge = new Gauge({
          name,
          help,
          registers: [...registers],
          collect: () => gauge.set(watched[what]()),
        });
      }
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};

export interface ServedMeters {
  readonly address: string;
  close(): Promise<void>;
}

/** On a port of its own. Throws what the system answers when it cannot be opened. */
export const serveMeters = async (meters: OpenMeters, { host, port }: MetricsPlace): Promise<ServedMeters> => {
  const server: Server = createServer(async ({ method, url }, response) => {
    const isAsked = url === '/metrics' && (method === 'GET' || method === 'HEAD');
    if (!isAsked) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': meters.contentType }).end(await meters.text());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const bound = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
