// What stands in the bar while others act, or nobody can be reached.

import { expect, test, vi } from 'vitest';
import { whileOthersAct } from './Waiting.tsx';

const TABLE = { skip: vi.fn(), reveal: vi.fn() };
const WATCHED = {
  players: [{ kind: 'you' }, { kind: 'far', name: 'Ben' }],
  seatNames: ['Blue', 'Red'],
  thinking: undefined,
  eyes: 0,
  mayChange: [],
  changeWords: '',
  showing: true,
  decisions: [],
  link: { is: 'there' },
} as const;
const LOST = { is: 'lost', since: 0 } as const;
const RED = [{ seat: 1, kind: 'move', rule: 'GB-20' }];

test.each([
  ['what happens is watched, or skipped', WATCHED, 'Watch what happens…', true],
  [
    'without the server there is nothing to watch or to skip',
    { ...WATCHED, link: LOST },
    'Waiting for the server',
    false,
  ],
  ['who is asked elsewhere', { ...WATCHED, showing: false, decisions: RED }, 'Waiting for Red (Ben)', false],
  ['also without it', { ...WATCHED, showing: false, decisions: RED, link: LOST }, 'Waiting for Red (Ben)', false],
])('%s', (_, watched, words, maySkip) => {
  const { waiting } = whileOthersAct(watched, TABLE);
  expect(waiting).toMatchObject({ words, skip: maySkip ? TABLE.skip : undefined });
});
