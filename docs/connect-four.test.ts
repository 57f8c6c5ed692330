// The guide shows the whole example as it is: every source of its package and of its table, none of them changed.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');

test.each([
  ['src', 'packages/games/connect-four/src'],
  ['table', 'packages/web/src/games/connect-four'],
])('the guide to adding a game shows every file of the example: %s', (name, folder) => {
  const guide = readFileSync(join(ROOT, 'docs/guides/add-a-game.md'), 'utf8');
  const heading = new RegExp(`^### \`${name}\\/(\\S+)\`\\n\\n.+\\n\\n\`\`\`tsx?\\n([\\s\\S]*?)^\`\`\`$`, 'gm');
  const shown = [...guide.matchAll(heading)].map(([, file, text]) => [file, text]);
  const files = readdirSync(join(ROOT, folder)).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  expect(Object.fromEntries(shown)).toEqual(
    Object.fromEntries(files.map((file) => [file, readFileSync(join(ROOT, folder, file), 'utf8')])),
  );
});
