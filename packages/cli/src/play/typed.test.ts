import { expect, test } from 'vitest';
import { readTypedBy, SHARED_WORDS, type Word } from './typed.ts';

/** A measured game: case and numbers come as they were typed. */
const move: Word<{ readonly type: 'go'; readonly way: string; readonly far: number }> = {
  usage: 'move north 3.5',
  help: 'move',
  read: ([way, far]) => (way !== undefined && far !== undefined ? { type: 'go', way, far: Number(far) } : undefined),
};
const read = (line: string) => readTypedBy({ ...SHARED_WORDS, move }, line);

test.each([
  ['move North 3.5', { type: 'go', way: 'North', far: 3.5 }],
  ['list', { type: 'list', filter: '', page: 1 }],
  ['list 3', { type: 'list', filter: '', page: 3 }],
  ['list attack B2', { type: 'list', filter: 'attack B2', page: 1 }],
  ['l Attack 2', { type: 'list', filter: 'Attack', page: 2 }],
  ['12', { type: 'pick', number: 12 }],
  ['0', { type: 'unclear', sentence: '“0” is no command here; “help” lists them.' }],
  ['12 x', { type: 'unclear', sentence: '“12” is no command here; “help” lists them.' }],
  ['1234567', { type: 'unclear', sentence: '“1234567” is no command here; “help” lists them.' }],
])('“%s”', (line, action) => {
  expect(read(line)).toEqual(action);
});
