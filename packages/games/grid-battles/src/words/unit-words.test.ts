// Units in words, against the table of the rules.
import { expect, test } from 'vitest';
import { stateWords, traitWords, unitOf } from '../index.ts';
import { altered, board } from '../testing.ts';

test('[GB-31] [GB-32] [R-41] [R-42] [R-43] [R-44] what a unit can do is said, and nothing else', () => {
  expect(traitWords('knight')).toEqual(['Strikes only who stands next to it.']);
  expect(traitWords('archer')).toEqual([
    'Strikes from afar, up to 4 hexes.',
    'Needs a clear view: other units, woods and hills are in the way.',
  ]);
  expect(traitWords('catapult')).toEqual([
    'Strikes from afar, up to 6 hexes.',
    'Cannot strike or answer closer than 3 hexes.',
    'Needs no view of its target.',
    'Cannot attack in a turn in which it moved.',
  ]);
  expect(traitWords('trebuchet')).toContain('Cannot move.');
  expect(traitWords('bombard')).toContain('Cannot attack in two rounds in a row.');
});

test('[GB-08] how a unit stands', () => {
  const b = board({ a: 'knight 0303', b: 'pikeman 0203' }); // activated at once: no choice is left
  const words = (change: Parameters<typeof altered>[1]['A1']) => {
    const then = altered(b, { A1: change });
    return stateWords(then, unitOf(then, 'A1'));
  };
  expect(words({})).toBe('Activated: may move, then attack.');
  expect(words({ moved: true, left: true })).toBe('Activated: has moved, may attack.');
  expect(words({ moved: true })).toBe('Activated: may attack.'); // it stood still
  expect(words({ attacked: true })).toBe('Activated: has attacked.');
  expect(words({ state: 'fresh' })).toBe('Fresh: can be activated in this round.');
  expect(words({ state: 'fatigued' })).toBe('Fatigued: has acted in this round.');
  expect(words({ hex: null, health: 0 })).toBe('Destroyed.');
  expect(words({ hex: null })).toBe('Not deployed yet.');
});

test('[R-33] [R-41] [R-43] an engine says no more than it may', () => {
  const b = board({ a: 'ballista 0303; bombard 0103; trebuchet 0003', b: 'pikeman 0606' });
  const words = (id: string, change: Parameters<typeof altered>[1]['A1']) => {
    const then = { ...altered(b, { [id]: change }), round: 2 };
    return stateWords(then, unitOf(then, id));
  };
  expect(words('A1', {})).toBe('Activated: may move or attack.');
  expect(words('A1', { moved: true, left: true })).toBe('Activated: has moved, and cannot attack in this turn.');
  expect(words('A2', { attackedInRound: 1 })).toBe('Activated: may move, but reloads in this round.');
  expect(words('A2', { attackedInRound: 1, moved: true })).toBe('Activated: reloads in this round.');
  expect(words('A3', {})).toBe('Activated: may attack.');
});
