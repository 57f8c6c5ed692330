// To where one goes after an enemy: the best blow first, then the least risk, then the shortest way.

import { pathLength } from '@muster/geometry';
import { expect, test } from 'vitest';
import { asked, fight, type Placed, play } from '../test/battles.ts';
import { howManyNear } from '../threat.ts';
import { approachTo } from './approach.ts';

const after = (...others: readonly Placed[]) => {
  const b = fight([
    { profile: 'warrior', seat: 0, at: [6, 4] },
    { profile: 'druid', seat: 1, at: [6, 9], actions: 2 },
    ...others,
  ]);
  const s = asked(play(b, 0, { type: 'activate', fighter: 0 }), 0);
  const found = approachTo(s, s.b.fighters[0]!, 1)!;
  const length = pathLength([s.b.fighters[0]!, ...found.path]);
  return { ...found, length, risk: howManyNear(s.b, 0, found.path.at(-1)!) };
};

test('[MW 13.4] [MW 18.1] the shortest way to where it can be struck; round an enemy who could strike there, if the blow is as good', () => {
  const alone = after();
  // 5 in from middle to middle, a reach of 1 in and two bases of 0.98 in across: 3.02 in, by half inches
  expect(alone).toMatchObject({ strikes: true, risk: 0 });
  expect(alone.length / 2540).toBeGreaterThan(3);
  expect(alone.length / 2540).toBeLessThan(3.6);
  // one who steps and strikes reaches 2 in between bases
  const watched = after({ profile: 'guardian', seat: 1, at: [8.4, 7], actions: 1 });
  expect(watched).toMatchObject({ strikes: true, risk: 0, worth: alone.worth });
  expect(watched.length).toBeGreaterThan(alone.length);
  expect(watched.path.at(-1)!.x).toBeLessThan(6 * 2540);
});
