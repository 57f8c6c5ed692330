// The launcher with a stand-in for the built command line, so that it is tested whether or not anything is built.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from './testing.ts';

const LAUNCHER = fileURLToPath(new URL('../bin', import.meta.url));

const launch = (built: string | undefined, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) => {
  const folder = temporaryFolder();
  cpSync(LAUNCHER, join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  if (built !== undefined) {
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist/index.js'), built);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'bin/muster.js'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
};

test('hands over the arguments and ends with the code it gets', () => {
  const built =
    "export const processIo = () => 'io'; export const run = async (...x) => (console.log(JSON.stringify(x)), 1);";
  expect(launch(built, ['verify', 'x y'])).toEqual({ status: 1, stdout: '[["verify","x y"],"io"]\n', stderr: '' });
});

test('says what to do when nothing is built', () => {
  expect(launch(undefined)).toEqual({
    status: 2,
    stdout: '',
    stderr: 'muster: Muster is not built yet: run `npm start` or `npm test` once, then try again.\n',
  });
});

test('says what to do when a part is missing', () => {
  const { status, stderr } = launch("import '@muster/none'; export const run = 0;");
  expect(status).toBe(2);
  expect(stderr).toBe(
    'muster: a part of Muster is missing or not built: run `npm start` or `npm test` once, then try again.\n',
  );
});

test('says so too when only a command misses its part', () => {
  const built = "export const processIo = () => 0; export const run = () => import('@muster/none');";
  const { status, stderr } = launch(built);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^muster: a part of Muster is missing or not built: .+\n$/);
});

test('an error of our own is one line, with the place only for those who ask', () => {
  const built = "export const processIo = () => 0; export const run = async () => { throw new Error('oo\\u001bps'); };";
  expect(launch(built)).toEqual({
    status: 70,
    stdout: '',
    stderr: 'muster: this is an error of Muster itself, please report it: oo ps (MUSTER_TRACE=1 shows where)\n',
  });
  expect(launch(built, [], { MUSTER_TRACE: '1' }).stderr).toContain('dist/index.js');
});
