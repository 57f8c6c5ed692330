import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

describe('class names', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((file) => /(?<!\.test)\.tsx$/.test(file));
  test.each(files)('%s uses only what its style sheet has', (file) => {
    const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
    const source = read(file);
    const sheet = source.match(/import css from '\.\/(.*\.module\.css)'/)?.[1];
    const known = new Set(sheet ? [...read(sheet).matchAll(/\.([a-zA-Z]\w*)/g)].map((match) => match[1]) : []);
    const used = [...source.matchAll(/\bcss\.(\w+)/g)].map((match) => match[1]);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });
});
