import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SHARED_KEYS } from './keys.ts';

test('the guide to the first game lists every key that the help lists', () => {
  const guide = readFileSync(new URL('../../../../docs/guides/first-game.md', import.meta.url), 'utf8');
  const [, section = ''] = guide.split('## Keys\n');
  const table = section.split('\n## ')[0]!;
  const listed = [...table.matchAll(/^\| (.+?) \|/gm)].flatMap(([, keys]) => keys!.split(/ or |, | /));
  const named: Readonly<Record<string, string>> = { Esc: 'Escape', Arrows: 'arrow' };
  for (const key of SHARED_KEYS.flatMap(({ keys }) => keys)) expect(listed).toContain(named[key] ?? key);
});
