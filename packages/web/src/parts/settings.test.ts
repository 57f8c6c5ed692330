import { expect, test } from 'vitest';
import { parseSettings } from './settings.ts';

const DEFAULTS = parseSettings({});

test('what was remembered is read field by field; a broken one falls back alone', () => {
  const chosen = {
    light: 'night',
    pace: 'brisk',
    motion: 'still',
    sound: true,
    hexNumbers: false,
    paint: 'book',
    confirmEnd: false,
    confirm: 'risky',
    name: 'Ann',
    friends: ['Ben'],
    noTakeBacks: true,
    openHands: true,
    friendsAre: 'elsewhere',
    spectators: 'later',
    clock: { name: 'ownLive', minutes: 5, seconds: 3, days: 4, out: 'computer' },
    forces: 'asSet',
    links: 'one',
  };
  expect(parseSettings(chosen)).toEqual(chosen);
  for (const field of Object.keys(chosen) as (keyof typeof chosen)[])
    expect(parseSettings({ ...chosen, [field]: { no: 'such thing' } })).toEqual({
      ...chosen,
      [field]: DEFAULTS[field],
    });
  for (const nothing of [null, 7, 'x', []]) expect(parseSettings(nothing)).toEqual(DEFAULTS);
});

test('what an older page remembered keeps its choices', () => {
  expect(parseSettings({ light: 'day', pace: 'instant' })).toEqual({ ...DEFAULTS, light: 'day', pace: 'instant' });
});

test('names are one short line', () => {
  expect(parseSettings({ name: `  Ann\n of   ${'x'.repeat(40)}` }).name).toBe(`Ann of ${'x'.repeat(17)}`);
});
