import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isBuilt, shellFiles, shellKb } from './web-shell.ts';

let dist = '';
const write = (file: string, text: string | Buffer): void => writeFileSync(join(dist, file), text);

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'muster-shell-'));
  mkdirSync(join(dist, 'assets'));
  const noise = (bytes: number): string => `/*${randomBytes(bytes).toString('base64')}*/`;
  write(
    'index.html',
    `<!doctype html><html><head><link rel="icon" href="/icon.svg">
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css?v=2">
    <script src="https://example.org/far.js"></script></head></html>`,
  );
  write('icon.svg', noise(9000));
  write(
    'assets/index-1.js',
    `import{a as b}from"./react-1.js";import"./side-1.js";export{c}from'./again-1.js';const load=()=>import("./game-1.js");` +
      `const words="a tale from './nowhere.js'";${noise(3000)}`,
  );
  write('assets/react-1.js', 'import{x}from"./side-1.js";');
  write('assets/side-1.js', 'import"./index-1.js";');
  write('assets/again-1.js', '');
  write('assets/game-1.js', noise(9000));
  write('assets/index-1.css', '@import "./more-1.css";@font-face{src:url("./font-1.woff2")}');
  write('assets/more-1.css', 'a{}');
  write('assets/font-1.woff2', randomBytes(9000));
  write('assets/index-1.js.gz', randomBytes(9000));
  write('assets/index-1.js.br', randomBytes(9000));
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

test('the shell is the document and what it loads at once, each file once', () => {
  expect(shellFiles(dist).toSorted()).toEqual([
    'assets/again-1.js',
    'assets/index-1.css',
    'assets/index-1.js',
    'assets/more-1.css',
    'assets/react-1.js',
    'assets/side-1.js',
    'index.html',
  ]);
});

test('its size is counted gzipped, in thousands of bytes', () => {
  expect(shellKb(dist)).toBeGreaterThan(3); // 3,000 random bytes do not shrink
  expect(shellKb(dist)).toBeLessThan(5);
});

test('a page that is not built is not there', () => {
  expect(isBuilt(dist)).toBe(true);
  expect(isBuilt(join(dist, 'assets'))).toBe(false);
});
