// What the page makes of a name is what a server takes.

import { parse } from '@muster/kernel';
import { readName } from '@muster/protocol';
import { expect, test } from 'vitest';
import { tidyName } from './person.ts';

test.each([
  ['a\u0007b', 'ab'],
  ['  Ann \n Lee ', 'Ann Lee'],
  ['\u202eeve', 'eve'],
  ['👨\u200d👩\u200d👧', '👨👩👧'],
  [`x${'🜁'.repeat(20)}`, `x${'🜁'.repeat(11)}`],
  [`e${'\u0323'.repeat(9)}`, `e${'\u0323'.repeat(3)}`],
  ['\ue000x', 'x'],
])('%j becomes %j', (given, name) => {
  expect(tidyName(given)).toBe(name);
  expect(parse(readName, name, 'name').ok).toBe(true);
});
