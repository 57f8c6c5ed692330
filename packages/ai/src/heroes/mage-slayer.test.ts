import { heroes, readUnit } from '@muster/heroes';
import { expect, test } from 'vitest';
import { makePlayer } from '../player.ts';
import { mind } from './mind.ts';
import { weighed } from './policy.ts';
import { configOf, sceneOf } from './testing.ts';

test('[HR-17] who must attack weighs nothing else', () => {
  const south = [{ profile: 'bloodpact.slinger', at: [8, 4] as const }];
  const north = [{ profile: 'eldritch-cult.sorcerer', at: [8, 1] as const }];
  const frame = {
    type: 'activation',
    model: 'A1',
    step: 'shoot',
    choice: 'free',
    pace: 'still',
    moved: true,
    cast: false,
    busy: false,
    engages: false,
    high: false,
  } as const;
  const b = sceneOf({
    south,
    north,
    frames: [frame],
    objectives: [
      [5, 16, 18, 24, 25],
      [3, 6, 8, 12, 13],
    ],
  });
  const slayer = { ...readUnit('bloodpact.slinger', 'x'), rules: ['mage-slayer'] };
  const config = configOf({
    ...b.config,
    seats: b.config.seats.map((seat, i) => (i === 0 ? { ...seat, units: [slayer] } : seat)),
  });
  const must = { ...b, config };
  expect(heroes.refuse(must, 0, { type: 'pass' })).toMatchObject({ code: 'mustAttack', target: 'B1' });
  for (const { command } of weighed(must, 0)) expect(heroes.refuse(must, 0, command)).toBeUndefined();
  for (const level of ['recruit', 'veteran', 'warlord'] as const) {
    const command = makePlayer(heroes, mind, level).choose(must, 0, { kind: 'steps', n: 4 }, { seed: 1 });
    expect(command).toMatchObject({ type: 'shoot', target: 'B1' });
  }
});
