// What commands are called at the terminal.
import { expect, test } from 'vitest';
import { typedFor } from './typed.ts';

test('[X-366] types of units that a side tells apart are typed differently', () => {
  const steel = (unit: string) => typedFor({ type: 'research', item: 'tempered-steel', unit });
  expect(['void.zombies', 'own.1', '2.own.1'].map(steel)).toEqual([
    'research tempered-steel zombies',
    'research tempered-steel own.1',
    'research tempered-steel 2.own.1',
  ]);
});
