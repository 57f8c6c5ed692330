// The real thing: launcher, pipes and exit codes in processes of their own, the sources standing in for what is built.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from './testing.ts';

const folder = temporaryFolder();
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

beforeAll(() => {
  mkdirSync(join(folder, 'dist'));
  cpSync(fileURLToPath(new URL('../bin', import.meta.url)), join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const door = new URL('./index.ts', import.meta.url).href;
  writeFileSync(join(folder, 'dist/index.js'), `export * from ${JSON.stringify(door)};`);
});

const start = (...args: readonly string[]): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, ['--conditions=source', '--import', tsx, join(folder, 'bin/muster.js'), ...args], {
    cwd: folder,
  });

const collected = (stream: NodeJS.ReadableStream): (() => string) => {
  let text = '';
  stream.setEncoding('utf8').on('data', (more) => {
    text += more;
  });
  return () => text;
};

const ended = async (child: ChildProcessWithoutNullStreams) => {
  const [out, err] = [collected(child.stdout), collected(child.stderr)];
  const [code] = await once(child, 'close');
  return { code, out: out(), err: err() };
};

test('the referee answers a line while the input stays open, and ends with it', async () => {
  const child = start('referee', 'grid-battles');
  child.stdin.write('{"do":"start","config":{"scenario":"S1"},"dice":{"seed":7}}\n');
  const [first] = await once(child.stdout.setEncoding('utf8'), 'data');
  expect(JSON.parse(first)).toMatchObject({ ok: true, dice: { seed: 7 } });
  child.stdin.end('nonsense');
  expect(await ended(child)).toMatchObject({ code: 0, out: expect.stringContaining('"malformed"'), err: '' });
});

test('a reader that has enough ends the program quietly', async () => {
  const child = start('referee', 'grid-battles');
  const line = '{"do":"start","config":{"scenario":"S2"}}\n';
  child.stdin.on('error', () => {}).write(line.repeat(20_000));
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const err = collected(child.stderr);
  const [code] = await once(child, 'close');
  expect({ code, err: err() }).toEqual({ code: 0, err: '' });
});

test('quit ends the program though the input stays open', async () => {
  const child = start('play', 'grid-battles', '--b', 'recruit', '--seed', '1');
  child.stdin.write('quit\n');
  expect(await ended(child)).toMatchObject({ code: 0, out: expect.stringMatching(/> quit\n$/), err: '' });
});

test('wrong input ends with code 2 and one sentence on standard error', async () => {
  expect(await ended(start('verify', 'nothing.json'))).toEqual({
    code: 2,
    out: '',
    err: 'muster: nothing.json cannot be read: there is no such file or folder.\n',
  });
});
