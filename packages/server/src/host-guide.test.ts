// The guide for who hosts Muster says what there is: every setting, figure, event and address on it is one of the program, and none is missing.

import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { startServer, type TestServer } from '../test/playing.ts';
import { LOG_EVENTS } from './log.ts';
import { openMeters } from './meters.ts';
import { readSettings, SETTINGS } from './settings.ts';

const PAGE = readFileSync(new URL('../../../docs/guides/host.md', import.meta.url), 'utf8');

let server: TestServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

const section = (title: string): string => PAGE.split(`\n## ${title}\n`)[1]!.split('\n## ')[0]!;

test('the table of settings is the list of settings', () => {
  const rows = section('Settings').match(/^\| `.*$/gm);
  expect(rows).toEqual(SETTINGS.map(({ name, usual, words }) => `| \`${name}\` | ${usual} | ${words} |`));
});

test('every setting that is named elsewhere is one', () => {
  const known = new Set(['PGPASSWORD', ...SETTINGS.map(({ name }) => name)]);
  const named = PAGE.match(/\b(?:MUSTER_[A-Z_]+|PORT|DATABASE_URL|PUBLIC_URL|PGPASSWORD)\b/g)!;
  expect(named.filter((name) => !known.has(name) && name !== 'MUSTER_')).toEqual([]);
});

test('the settings of the example are read', () => {
  const given = [...PAGE.matchAll(/^Environment=(.*)$/gm)].flatMap(([, all]) => all!.split(' '));
  const env = Object.fromEntries(given.map((one) => one.split('=') as [string, string]));
  expect(readSettings(env)).toMatchObject({
    publicUrl: new URL('https://play.example.org'),
    trustProxy: ['loopback'],
    log: 'json',
    metrics: { port: 9464 },
  });
});

test('every figure of ours is named, and no other', async () => {
  const meters = openMeters();
  const nothing = (): number => 0;
  meters.watch({ rooms: nothing, connections: nothing, computersWaiting: nothing, computersThinking: nothing });
  const made = [...(await meters.text()).matchAll(/^# TYPE (muster_\w+)/gm)].map(([, name]) => name);
  const named = [...PAGE.matchAll(/`(muster_\w+)`/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(made));
});

test('every event of the log is named', () => {
  for (const event of LOG_EVENTS) expect(section('Health, figures, logs')).toContain(`\`${event}\``);
});

test('the addresses that are named answer', async () => {
  server = await startServer();
  for (const path of ['/healthz', '/readyz']) {
    expect(PAGE).toContain(`\`${path}\``);
    expect((await fetch(`${server.address}${path}`)).headers.get('content-type')).toContain('application/json');
  }
});
