import { LEVELS } from '@muster/ai';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choosePlayer, type PlayerId, playedBy, seatPlayers, settledPlayers, startWords, wayOf } from './who-plays.ts';

const player = fc.constantFrom<PlayerId>('you', 'friend', ...LEVELS);
const table = fc.array(player, { minLength: 2, maxLength: 4 });

/** One `you` at most, and friends only beside you. */
const sensible = (players: readonly PlayerId[]): boolean =>
  players.filter((p) => p === 'you').length < 2 && (!players.includes('friend') || players.includes('you'));

test('two to four seats are always sensible, whoever is chosen, and the choice stands', () => {
  fc.assert(
    fc.property(table, fc.nat(3), player, (players, n, chosen) => {
      const settled = settledPlayers(players);
      const seat = n % players.length;
      const next = choosePlayer(settled, seat, chosen);
      expect(sensible(settled)).toBe(true);
      expect(sensible(next)).toBe(true);
      expect(next[seat]).toBe(chosen);
      expect(next).toHaveLength(players.length);
    }),
  );
});

test('whoever makes way changes places, the others stay', () => {
  expect(choosePlayer(['you', 'veteran', 'recruit'], 1, 'you')).toEqual(['veteran', 'you', 'recruit']);
  expect(choosePlayer(['veteran', 'you', 'friend'], 1, 'warlord')).toEqual(['veteran', 'warlord', 'you']);
  expect(choosePlayer(['you', 'recruit', 'recruit'], 2, 'friend')).toEqual(['you', 'recruit', 'friend']);
});

test('the main button names all opponents', () => {
  const sides = ['Ash', 'Birch', 'Cedar'];
  expect(startWords('The Prize', sides, ['veteran', 'you', 'friend'])).toBe(
    'Start The Prize as Birch against the Veteran and a friend',
  );
  expect(startWords('The Prize', sides, ['you', 'friend'], { name: 'Ann', friends: ['Ben'] })).toBe(
    'Start The Prize as Ash against Ben',
  );
  expect(startWords('The Prize', sides, ['recruit', 'veteran', 'warlord'])).toBe(
    'Watch the Recruit against the Veteran and the Warlord in The Prize',
  );
});

test('people are called by their names, friends in the order of their seats', () => {
  const names = { name: ' Ann  of Bree ', friends: ['Ben', ''] };
  expect(seatPlayers(['friend', 'recruit', 'you', 'friend'], names)).toEqual([
    { kind: 'friend', name: 'Ben' },
    { kind: 'ai', level: 'recruit' },
    { kind: 'you', name: 'Ann of Bree' },
    { kind: 'friend' },
  ]);
});

test('whichever way is chosen, it is that way, and the seats are sensible', () => {
  fc.assert(
    fc.property(table, fc.constantFrom('computer', 'screen', 'friend'), (players, way) => {
      const played = playedBy(settledPlayers(players), way);
      expect(sensible(played)).toBe(true);
      expect(wayOf(played, way === 'friend' ? 'elsewhere' : 'here')).toBe(way);
    }),
  );
});

test('friends elsewhere have no name here, and the main button says that they are invited', () => {
  const names = { name: 'Ann', friends: ['Ben'], friendsAre: 'elsewhere' } as const;
  expect(seatPlayers(['you', 'friend', 'recruit'], names)).toEqual([
    { kind: 'you', name: 'Ann' },
    { kind: 'far' },
    { kind: 'ai', level: 'recruit' },
  ]);
  expect(startWords('The Ridge', ['Blue', 'Red'], ['friend', 'you'], names)).toBe(
    'Invite a friend to The Ridge, you as Red',
  );
});
