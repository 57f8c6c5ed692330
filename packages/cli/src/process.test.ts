// The real thing: launcher, pipes and exit codes in processes of their own, the sources standing in for what is built.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, cpSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { openSqlite } from '@muster/server';
import { beforeAll, describe, expect, test } from 'vitest';
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

const argumentsFor = (args: readonly string[]): readonly string[] => [
  '--conditions=source',
  '--import',
  tsx,
  join(folder, 'bin/muster.js'),
  ...args,
];

const start = (...args: readonly string[]): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, argumentsFor(args), { cwd: folder });

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

describe('a battle that is to be saved', () => {
  /** Plays one command, and resolves when that is told. */
  const playOne = async (file: string): Promise<ChildProcessWithoutNullStreams> => {
    const child = start('play', 'grid-battles', '--a', 'you', '--b', 'you', '--seed', '1', '--save', file);
    child.stdin.write('activate A1\n');
    let out = '';
    for await (const text of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      out += text;
      if (out.includes('A1 is activated.')) break;
    }
    return child;
  };

  const saved = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')).entries;

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('is there after %s, and the program says so', async (signal, code) => {
    const child = await playOne(`${signal}.json`);
    child.kill(signal);
    expect(await ended(child)).toEqual({ code, out: expect.stringContaining(`Saved to ${signal}.json;`), err: '' });
    expect(saved(`${signal}.json`)).toMatchObject([{ seat: 0, command: { type: 'activate' } }]);
  });

  test('is there even when the program is killed', async () => {
    const child = await playOne('killed.json');
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(saved('killed.json')).toMatchObject([{ command: { type: 'activate' } }]);
  });
});

test.skipIf(!existsSync('/dev/full')).each([
  ['a little', ['--help']],
  ['much', ['play', 'grid-battles', '--a', 'recruit', '--b', 'recruit', '--seed', '3']],
])('a full disk under the output is one sentence and code 2: %s', async (_, args) => {
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, argumentsFor(args), { cwd: folder, stdio: ['ignore', full, 'pipe'] });
  closeSync(full);
  const err = collected(child.stderr!);
  const [code] = await once(child, 'close');
  expect({ code, err: err() }).toEqual({ code: 2, err: 'muster: the output cannot be written: the disk is full.\n' });
});

test.skipIf(process.platform === 'win32')('a backup for which there is no room leaves nothing', async () => {
  const place = temporaryFolder();
  const store = await openSqlite(join(place, 'data'));
  const body = { big: 'x'.repeat(400_000) };
  await store.share({ id: 'abcdefghjk', kind: 'force', created: 1, owner: 'a'.repeat(64), body });
  await store.close();
  const args = argumentsFor(['db', 'backup', 'monday.backup', '--data', 'data']);
  const limited = ['-c', 'ulimit -f 200 && exec "$0" "$@"', process.execPath, ...args];
  expect(await ended(spawn('sh', limited, { cwd: place }))).toEqual({
    code: 2,
    out: '',
    err: expect.stringMatching(/^muster: There is no room for .+monday\.backup: .+ Nothing of it was left there\.\n$/),
  });
  expect(readdirSync(place)).toEqual(['data']);
});
