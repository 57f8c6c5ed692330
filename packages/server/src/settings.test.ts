// What the environment may set, and the sentence for what cannot be read.

import { expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { readSettings, SETTINGS, unknownSettings } from './settings.ts';

test('an empty environment gives what is usual', () => {
  expect(readSettings({ PUBLIC_URL: ' ', MUSTER_LOG: '' })).toEqual({
    limits: LIMITS,
    requestsPerMinute: 20_000,
    publicUrl: undefined,
    trustProxy: [],
    log: 'words',
    metrics: undefined,
    threads: 1,
    keepUnbegunDays: 30,
    keepOverDays: undefined,
    pushOrigins: [],
  });
});

test.each([
  ['PUBLIC_URL', 'https://play.example.org', { publicUrl: new URL('https://play.example.org') }],
  ['MUSTER_TRUST_PROXY', 'loopback, 10.0.0.0/8,fd00::/8', { trustProxy: ['loopback', '10.0.0.0/8', 'fd00::/8'] }],
  ['MUSTER_LOG', 'json', { log: 'json' }],
  ['MUSTER_METRICS', '9464', { metrics: { host: '127.0.0.1', port: 9464 } }],
  ['MUSTER_METRICS', '[::1]:0', { metrics: { host: '::1', port: 0 } }],
  ['MUSTER_KEEP_UNBEGUN_DAYS', 'never', { keepUnbegunDays: undefined }],
  ['MUSTER_KEEP_OVER_DAYS', '365', { keepOverDays: 365 }],
  ['MUSTER_CONNECTIONS_PER_ADDRESS', '7', { limits: { ...LIMITS, connectionsPerAddress: 7 } }],
  ['MUSTER_MATCHES_PER_HOUR', '0', { limits: { ...LIMITS, matchesPerHour: 0 } }],
])('%s=%s', (name, text, expected) => {
  expect(readSettings({ [name]: text })).toMatchObject(expected);
});

test.each([
  ['PUBLIC_URL', 'play.example.org', /an address without a path/],
  ['PUBLIC_URL', 'https://example.org/muster', /an address without a path/],
  ['PUBLIC_URL', 'ftp://example.org', /an address without a path/],
  ['MUSTER_TRUST_PROXY', 'everybody', /addresses, networks/],
  ['MUSTER_TRUST_PROXY', '10.0.0.0/99', /addresses, networks/],
  ['MUSTER_LOG', 'yaml', /words or json/],
  ['MUSTER_METRICS', 'on', /a port, such as 9464/],
  ['MUSTER_METRICS', '70000', /a port, such as 9464/],
  ['MUSTER_THREADS', '0', /from 1 to 256/],
  ['MUSTER_KEEP_OVER_DAYS', '-1', /days of at least 1, or “never”/],
  ['MUSTER_ROOMS', '1e3', /a whole number of at least 1/],
  ['MUSTER_HEARTBEAT_MS', '5', /a whole number of at least 1000/],
  ['MUSTER_IDLE_MS', '9999999999', /at most 2147483647/],
])('%s=%s is refused in a sentence', (name, text, sentence) => {
  const read = () => readSettings({ [name]: text });
  expect(read).toThrow(sentence);
  expect(read).toThrow(new RegExp(`^${name} must be .+, not “${text.replaceAll(/[.?+]/g, '\\$&')}”\\.$`));
});

test('a name that is nearly one of ours is told', () => {
  expect(unknownSettings({ MUSTER_CONECTIONS: '5', MUSTER_ROOMS: '5', HOME: '/', MUSTER_TEST_PORT: '1' })).toEqual([
    'MUSTER_CONECTIONS',
  ]);
});

test('every setting has one name and words', () => {
  expect(new Set(SETTINGS.map(({ name }) => name)).size).toBe(SETTINGS.length);
  for (const { words, usual } of SETTINGS) expect([words, usual]).not.toContain('');
});
