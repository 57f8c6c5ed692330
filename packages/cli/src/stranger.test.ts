// A client in another language, written from the docs alone, plays a whole battle of every game against a real server.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadGames } from '@muster/games';
import { parseRecord, verify } from '@muster/kernel';
import { createServer, listen, openPlay } from '@muster/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from './testing.ts';

const STRANGER = fileURLToPath(new URL('../../protocol/test/stranger.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

const folder = temporaryFolder();
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
let app: Awaited<ReturnType<typeof createServer>> | undefined;
let address = '';

/** The launcher, the sources standing in for what is built. */
const makeLauncher = (): void => {
  mkdirSync(join(folder, 'dist'));
  cpSync(fileURLToPath(new URL('../bin', import.meta.url)), join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const door = new URL('./index.ts', import.meta.url).href;
  writeFileSync(join(folder, 'dist/index.js'), `export * from ${JSON.stringify(door)};`);
};

beforeAll(async () => {
  if (!hasPython) return;
  makeLauncher();
  writeFileSync(join(folder, 'index.html'), '');
  const play = await openPlay(join(folder, 'data'));
  const limits = { messagesPerSecond: 10_000, messagesAtOnce: 10_000 }; // it is faster than any person
  app = await createServer({ webRoot: folder, play: { ...play, limits } });
  address = await listen(app, { port: 0, host: '127.0.0.1' });
});

afterAll(() => app?.close());

const run = async (game: string, config: object): Promise<{ code: unknown; out: string; err: string }> => {
  const referee = [
    process.execPath,
    '--conditions=source',
    '--import',
    tsx,
    join(folder, 'bin/muster.js'),
    'referee',
    game,
  ];
  const child = spawn('python3', [STRANGER, address, game, JSON.stringify(config), ...referee]);
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text;
  });
  const [code] = await once(child, 'close');
  return { code, out, err };
};

describe.runIf(hasPython).each(await loadGames())('$name', ({ id, game, samples, quickStarts }) => {
  test('is played to its end', async () => {
    const { config } = (quickStarts()[0] ?? samples()[0])!;
    const { code, out, err } = await run(id, config);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { record, lost } = JSON.parse(out) as { readonly record: unknown; readonly lost: number };
    const read = parseRecord(record);
    expect(read.ok && verify(game, read.value)).toEqual({ ok: true, proof: 'proven' });
    expect(lost > 0 || id === 'connect-four').toBe(true);
  });
});

test.skipIf(hasPython)('python3 is not here, so nobody plays from the docs alone', () => {});
