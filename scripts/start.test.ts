// `npm start` and its siblings where they cannot do all they would: a folder that may only be read, nothing built, a wrong Node.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const all = mkdtempSync(join(tmpdir(), 'muster-start-'));
afterAll(() => rmSync(all, { recursive: true }));

const write = (file: string, text: string): string => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};

const SERVER = `export const assemble = async () => ({ app: {}, data: '/data', log: () => {} }); export const closeOnSignals = () => {};
export const houseWords = () => ''; export const listen = async () => 'http://served'; export class ServeProblem extends Error {}`;

/** A clone with two packages that are built, or one that is not. */
const clone = ({ built = true, installed = true } = {}): string => {
  const folder = mkdtempSync(join(all, 'clone-'));
  cpSync(join(ROOT, 'scripts'), join(folder, 'scripts'), { recursive: true });
  cpSync(join(ROOT, 'packages/cli/bin'), join(folder, 'packages/cli/bin'), { recursive: true });
  write(join(folder, 'packages/cli/package.json'), '{"type":"module"}');
  write(join(folder, 'package-lock.json'), '{}');
  write(join(folder, 'tsconfig.base.json'), '{}');
  write(join(folder, 'tsconfig.json'), '{"references":[{"path":"packages/server"},{"path":"packages/web"}]}');
  write(join(folder, 'packages/server/package.json'), '{"type":"module"}');
  mkdirSync(join(folder, 'packages/web'));
  if (installed) write(join(folder, 'node_modules/.package-lock.json'), '{}');
  if (built) write(join(folder, 'packages/web/dist/index.html'), '<!doctype html>');
  if (built) write(join(folder, 'packages/server/dist/index.js'), SERVER);
  return folder;
};

/** The disk may only be read: root, too, is told so, whom no mode of a folder would bind. */
const READ_ONLY = write(
  join(all, 'read-only.mjs'),
  `import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { accessSync } = fs;
  const forbid = () => { throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' }); };
  fs.writeFileSync = forbid;
  fs.accessSync = (file, mode) => (mode & fs.constants.W_OK ? forbid() : accessSync(file, mode));
  syncBuiltinESMExports();`,
);

const nodeOf = (version: string): string =>
  write(
    join(all, `node-${version}.mjs`),
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`,
  );

const run = (folder: string, script: string, preload?: string) => {
  const args = preload === undefined ? [] : ['--import', preload];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, join(folder, script)], {
    encoding: 'utf8',
    env: { ...process.env, PORT: '0' },
  });
  return { status, stdout, stderr };
};

describe('in a folder that may only be read', () => {
  test('what is built is served', () => {
    const { status, stdout, stderr } = run(clone(), 'scripts/start.mjs', READ_ONLY);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('the build that is there is served; it may be older than the sources.\n');
    expect(stdout).toMatch(/\nhttp:\/\/served\n$/);
  });

  test.each([
    [
      'built',
      { built: false },
      /^Muster is not built, and this user may not write in .+: run npm start once as .+\.\n$/,
    ],
    ['installed', { installed: false }, /^The packages are not installed, and this user may not write in .+\.\n$/],
  ])('what is not %s is said in a sentence', (_, state, wanted) => {
    const { status, stderr } = run(clone(state), 'scripts/start.mjs', READ_ONLY);
    expect(status).toBe(1);
    expect(stderr).toMatch(wanted);
  });
});

test('serving what is not built is refused in a sentence', () => {
  expect(run(clone({ built: false }), 'scripts/lib/serve-built.mjs')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'The server is not built: `npm start` builds it.\n',
  });
});

describe('Node', () => {
  const refusal = (version: string): string =>
    `Muster needs Node 20.19 or a later 20, or Node 22.12 or newer; this is ${version}. Others: https://nodejs.org\n`;

  test.each(['18.20.8', '20.18.3', '21.7.3', '22.1.0', '22.11.0'])('%s is refused in a sentence', (version) => {
    expect(run(ROOT, 'packages/cli/bin/muster.js', nodeOf(version))).toEqual({
      status: 2,
      stdout: '',
      stderr: `muster: ${refusal(version)}`,
    });
  });

  test.each(['start', 'test', 'dev'])('22.1 cannot run %s', (script) => {
    const ran = run(clone(), `scripts/${script}.mjs`, nodeOf('22.1.0'));
    expect(ran).toEqual({ status: 1, stdout: '', stderr: refusal('22.1.0') });
  });

  test.each(['20.19.0', '22.12.0', '23.0.0', '24.1.0'])('%s serves', (version) => {
    expect(run(clone(), 'scripts/lib/serve-built.mjs', nodeOf(version)).status).toBe(0);
    expect(run(clone(), 'scripts/start.mjs', nodeOf(version)).stderr).not.toContain('needs Node');
  });

  test('package.json and README say the same', () => {
    const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(engines).toEqual({ node: '^20.19.0 || >=22.12.0' });
    expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toContain('Node (20.19 or a later 20, or 22.12 or newer)');
  });
});
