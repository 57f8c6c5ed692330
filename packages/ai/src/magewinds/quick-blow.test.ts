import { expect, test } from 'vitest';
import { quickBlow } from './quick-blow.ts';
import { configOf, sceneOf } from './testing.ts';

test('a blow is looked up for its configuration: other switches, other numbers (TC pack.light-precision)', () => {
  const scene = sceneOf({
    fighters: [
      { profile: 'cleric', seat: 0, at: [10, 10] },
      { profile: 'wizard', seat: 1, at: [12, 10] },
    ],
  });
  const withConfig = (on: boolean) => ({
    ...scene,
    config: configOf({ ...scene.config, normaliseLightPrecisionTo15: on }),
  });
  const worth = (on: boolean): number => {
    const b = withConfig(on);
    return quickBlow(b, b.fighters[0]!, 'melee', b.fighters[1]!);
  };
  const [on, off] = [worth(true), worth(false)];
  expect([worth(true), worth(false)]).toEqual([on, off]);
  expect(on).not.toBe(off);
});
