import { type Battle, conquest, type PoolRoll } from '@muster/conquest';
import { fastTable, seededLuck } from '@muster/kernel';
import { expect, test } from 'vitest';
import { answersOf } from './answers.ts';

/** Two dice that failed, three Destiny left. */
const rolled = (what: PoolRoll, needs: number): Battle => {
  const config = conquest.parseConfig({});
  if (!config.ok) throw new Error(config.refusal.problem);
  const b = conquest.setup(config.value, fastTable(seededLuck(1)));
  const pools = [{ purse: '0', seat: 0, count: 2, needs, faces: [1, 1], again: 0 }];
  const [own, other] = b.sides;
  return {
    ...b,
    sides: [{ ...own, pool: { destiny: 3, faith: 0, affinity: 0 } }, other],
    stack: [{ type: 'roll', what, rule: 'DW-79', pools, window: 0 }],
  };
};

test.each<[PoolRoll, number, number]>([
  ['wound', 4, 2],
  ['medics', 4, 2],
  ['leaving', 6, 0], // one in six
  ['leaving', 3, 2],
  ['friendlyFire', 4, 2],
  ['attack', 4, 0],
  ['surge', 4, 0], // Destiny has better uses
])('[DW-79] [X-360] two failed dice %s on %i+: %i are rolled again', (what, needs, dice) => {
  expect(answersOf(rolled(what, needs), 0, 'reroll')[0]).toMatchObject({ command: { type: 'reroll', dice } });
});
