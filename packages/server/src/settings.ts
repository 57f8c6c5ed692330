/** What whoever runs a server may set, by the environment: one list, each with its words and a sentence for what cannot be read. */

import { isIP } from 'node:net';
import { LIMIT_NAMES, LIMIT_WORDS, type LimitName, type Limits } from './limits.ts';
import { ServeProblem } from './problem.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const LOG_FORMS = ['words', 'json'] as const;
export type LogForm = (typeof LOG_FORMS)[number];

/** Where figures are served: a port of its own, so that no proxy of the page ever passes them on. */
export interface MetricsPlace {
  readonly host: string;
  readonly port: number;
}

export interface Settings {
  readonly limits: Partial<Limits>;
  readonly requestsPerMinute: number;
  /** The address that people open; undefined: the one that they say they have opened. */
  readonly publicUrl: URL | undefined;
  /** Whose word on a client's address, protocol and host is taken: addresses, networks, or names that fastify knows. */
  readonly trustProxy: readonly string[];
  readonly log: LogForm;
  readonly metrics: MetricsPlace | undefined;
  /** How many computers think at once. */
  readonly threads: number;
  /** After so many days without a change what never began is deleted, and what is over; undefined: never. */
  readonly keepUnbegunDays: number | undefined;
  readonly keepOverDays: number | undefined;
  /** Push services that are used besides those of the known browsers. */
  readonly pushOrigins: readonly string[];
}

interface Setting<T> {
  readonly name: string;
  /** As a table says it. */
  readonly usual: string;
  readonly words: string;
  readonly read: (text: string) => T | undefined;
  /** What it must be, after `NAME must be`. */
  readonly must: string;
  readonly is: T;
}

const wholeFrom =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number | undefined => {
    const n = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return n >= least && n <= most ? n : undefined;
  };

const setting = <T>(one: Setting<T>): Setting<T> => one;

/** `messagesPerSecond` → `MUSTER_MESSAGES_PER_SECOND` */
const nameOf = (limit: LimitName): string => `MUSTER_${limit.replaceAll(/[A-Z]/g, (c) => `_${c}`).toUpperCase()}`;

const limitSetting = (limit: LimitName): Setting<number> => {
  const { is, least, most, words } = LIMIT_WORDS[limit];
  const must = `a whole number of at least ${least}${most === Number.MAX_SAFE_INTEGER ? '' : `, and at most ${most}`}`;
  return { name: nameOf(limit), usual: `${is}`, words, read: wholeFrom(least, most), must, is };
};

const readPublicUrl = (text: string): URL | undefined => {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isBare = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return isBare && /^https?:$/.test(url.protocol) ? url : undefined;
};

const readOrigins = (text: string): readonly string[] | undefined => {
  const all = text.split(',').map((one) => readPublicUrl(one.trim()));
  return all.includes(undefined) ? undefined : all.flatMap((url) => url?.origin ?? []);
};

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || wholeFrom(0, family === 4 ? 32 : 128)(bits) !== undefined;
};

const PROXY_NAMES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

const readProxies = (text: string): readonly string[] | undefined => {
  const all = text.split(',').map((one) => one.trim());
  return all.every((one) => PROXY_NAMES.includes(one) || isNetwork(one)) ? all : undefined;
};

const MOST_PORT = 65_535;

const readMetrics = (text: string): MetricsPlace | undefined => {
  const [, host = '127.0.0.1', digits = ''] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? [];
  const port = wholeFrom(0, MOST_PORT)(digits);
  return port === undefined ? undefined : { host: host.replaceAll(/[[\]]/g, ''), port };
};

/** null: never. */
const readDays = (text: string): number | null | undefined => (text === 'never' ? null : wholeFrom(1, 100_000)(text));

const DAYS = 'a whole number of days of at least 1, or “never”';

const OWN = {
  publicUrl: setting<URL | undefined>({
    name: 'PUBLIC_URL',
    usual: 'what the browser says',
    words:
      'the address that people open, `https://play.example.org`: pages of other hosts are refused, links lead there',
    read: readPublicUrl,
    must: 'an address without a path, such as https://play.example.org',
    is: undefined,
  }),
  trustProxy: setting<readonly string[]>({
    name: 'MUSTER_TRUST_PROXY',
    usual: 'nobody',
    words:
      'the proxies whose `X-Forwarded-For`, `-Proto` and `-Host` are believed: addresses or networks between commas, `loopback` for this machine',
    read: readProxies,
    must: `addresses, networks such as 10.0.0.0/8, or ${PROXY_NAMES.join(', ')}, between commas`,
    is: [],
  }),
  log: setting<LogForm>({
    name: 'MUSTER_LOG',
    usual: 'words',
    words: '`json` for one line of JSON for each event instead of a sentence',
    read: (text) => LOG_FORMS.find((form) => form === text),
    must: LOG_FORMS.join(' or '),
    is: 'words',
  }),
  metrics: setting<MetricsPlace | undefined>({
    name: 'MUSTER_METRICS',
    usual: 'off',
    words: 'a port for `/metrics`, on this machine alone; `0.0.0.0:9464` opens it to the network',
    read: readMetrics,
    must: 'a port, such as 9464, or an address and a port, such as 10.0.0.5:9464',
    is: undefined,
  }),
  threads: setting<number>({
    name: 'MUSTER_THREADS',
    usual: '1',
    words: 'how many computer players think at once',
    read: wholeFrom(1, 256),
    must: 'a whole number from 1 to 256',
    is: 1,
  }),
  requestsPerMinute: setting<number>({
    name: 'MUSTER_REQUESTS_PER_MINUTE',
    usual: '20000',
    words: 'requests that one address may send in a minute',
    read: wholeFrom(1),
    must: 'a whole number of at least 1',
    is: 20_000,
  }),
  pushOrigins: setting<readonly string[]>({
    name: 'MUSTER_PUSH_ORIGINS',
    usual: 'none',
    words:
      'push services of notices besides those of Chrome, Edge, Firefox and Safari: `https://push.example.org`, between commas',
    read: readOrigins,
    must: 'addresses without a path, such as https://push.example.org, between commas',
    is: [],
  }),
  keepUnbegunDays: setting<number | null>({
    name: 'MUSTER_KEEP_UNBEGUN_DAYS',
    usual: '30',
    words: 'days after which a match that never began, or was withdrawn, is deleted; `never`',
    read: readDays,
    must: DAYS,
    is: 30,
  }),
  keepOverDays: setting<number | null>({
    name: 'MUSTER_KEEP_OVER_DAYS',
    usual: 'never',
    words: 'days after which a match that is over is deleted; `never`',
    read: readDays,
    must: DAYS,
    is: null,
  }),
};

/** Read where they are used (`open.ts`, `muster serve`), and listed here with the others. */
const ELSEWHERE: readonly SettingWords[] = [
  { name: 'PORT', usual: '4000', words: 'the port; `--port` goes before it' },
  { name: 'DATABASE_URL', usual: 'none', words: 'a PostgreSQL, `postgres://user:password@host:5432/name`' },
  { name: 'MUSTER_DATA', usual: 'your data folder', words: 'the folder of the database where there is no PostgreSQL' },
];

export interface SettingWords {
  readonly name: string;
  readonly usual: string;
  readonly words: string;
}

/** Every one of them, for tables and tests. */
export const SETTINGS: readonly SettingWords[] = [
  ...ELSEWHERE,
  ...Object.values(OWN),
  ...LIMIT_NAMES.map(limitSetting),
].map(({ name, usual, words }) => ({ name, usual, words }));

const readOne = <T>({ name, read, must, is }: Setting<T>, env: Environment): T => {
  const text = env[name]?.trim() ?? '';
  if (text === '') return is;
  const value = read(text);
  if (value === undefined) throw new ServeProblem('settingWrong', `${name} must be ${must}, not “${text}”.`);
  return value;
};

/** Throws a ServeProblem, in words, at the first that cannot be read. */
export const readSettings = (env: Environment): Settings => ({
  limits: Object.fromEntries(LIMIT_NAMES.map((limit) => [limit, readOne(limitSetting(limit), env)])),
  publicUrl: readOne(OWN.publicUrl, env),
  trustProxy: readOne(OWN.trustProxy, env),
  log: readOne(OWN.log, env),
  metrics: readOne(OWN.metrics, env),
  threads: readOne(OWN.threads, env),
  requestsPerMinute: readOne(OWN.requestsPerMinute, env),
  pushOrigins: readOne(OWN.pushOrigins, env),
  keepUnbegunDays: readOne(OWN.keepUnbegunDays, env) ?? undefined,
  keepOverDays: readOne(OWN.keepOverDays, env) ?? undefined,
});

/** Names that begin like ours and are none of them: a typing error would else set nothing, and nobody would know. */
export const unknownSettings = (env: Environment): readonly string[] => {
  const known = new Set(SETTINGS.map(({ name }) => name));
  return Object.keys(env).filter((name) => /^MUSTER_(?!TEST_)/.test(name) && !known.has(name));
};
