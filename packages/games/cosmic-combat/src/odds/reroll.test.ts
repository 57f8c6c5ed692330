// What Destiny buys on dice that lie, by hand.
import { expect, test } from 'vitest';
import { duel, sun } from '../testing/duel.ts';
import {
  at,
  begun,
  changed,
  fire,
  lying,
  ordered,
  playing,
  pooled,
  scene,
  seven,
  shooting,
} from '../testing/scenes.ts';
import { rerollChances } from './reroll.ts';

test('[DW-79] [X-232] past two ships in the way, the first of which failed', () => {
  const b = lying(duel({ north: [sun, sun, sun] }), { B1: at(17, 18), B2: at(10, 18), B3: at(13, 18) });
  const p = playing(shooting(ordered(pooled(changed(b, 'B1', { wounds: 1 }), 0, { destiny: 1 }), { destiny: 'ask' })));
  p.play(fire('A1', 'B1'), 1);
  expect(rerollChances(p.now(), 0)).toMatchObject({ target: 'B1', wants: 'destroyed', chance: 0 });
  expect(rerollChances(p.now(), 1)!.chance).toBeCloseTo((1 / 2) * (1 / 2) * (4 / 6), 12);
  expect(rerollChances(p.now(), 2)).toBeUndefined();
  expect(rerollChances(b, 0)).toBeUndefined();
});

test('[X-240] [X-243] of a fight with two: the weakest enemy, and how likely somebody falls', () => {
  const ship = (wounds: number) => seven('black-sun', [3, 3, 3, 5, 2, wounds, 6]);
  const beside = (k: number) => ({ x: 25400, y: 25400 + 3000 * k, facing: 0 });
  const fight = (...wounds: readonly [number, number]) => {
    const b = lying(scene({ south: [ship(4)], north: wounds.map(ship) }), {
      A1: beside(1),
      B1: beside(0),
      B2: beside(2),
    });
    const rich = ordered(pooled(b, 0, { destiny: 2 }), { destiny: 'ask' });
    return playing(begun(rich, 'shoot', { type: 'combat', side: 0, fought: [] }), 6, 1, 1, 1, 1, 1).now(); // one success of two
  };
  expect(rerollChances(fight(3, 2), 0)).toEqual({ target: 'B2', wants: 'destroyed', chance: 0, mean: 1 });
  expect(rerollChances(fight(2, 3), 1)).toEqual({ target: 'B1', wants: 'destroyed', chance: 1 / 2, mean: 3 / 2 });
  expect(rerollChances(fight(2, 2), 1)).toMatchObject({ target: 'B1', chance: 1 / 2 });
  expect(rerollChances(fight(1, 3), 0)).toMatchObject({ target: 'B1', chance: 1 });
  expect(rerollChances(fight(3, 3), 1)).toMatchObject({ chance: 0 });
});
