// The guide shows the whole example as it is: every source of the package, none of them changed.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const SOURCES = join(ROOT, 'packages/games/connect-four/src');

test('the guide to adding a game shows every file of the example', () => {
  const guide = readFileSync(join(ROOT, 'docs/guides/add-a-game.md'), 'utf8');
  const shown = [...guide.matchAll(/^### `src\/(\S+)`\n\n.+\n\n```ts\n([\s\S]*?)^```$/gm)].map(([, file, text]) => [
    file,
    text,
  ]);
  const files = readdirSync(SOURCES).filter((file) => !file.endsWith('.test.ts'));
  expect(Object.fromEntries(shown)).toEqual(
    Object.fromEntries(files.map((file) => [file, readFileSync(join(SOURCES, file), 'utf8')])),
  );
});
