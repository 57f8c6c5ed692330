import type { ConquestEvent } from '@muster/conquest';
import { expect, test } from 'vitest';
import { roundWords } from './Banner.tsx';
import { roundsOf } from './Figures.tsx';
import type { Scene } from './scene.ts';
import { told } from './stages.ts';
import { at, HALF, warOf } from './test/wars.ts';

const b = warOf({
  models: { 'A1-hq': { sheet: 'praetorium', at: [18, 6] }, 'A2-2': { sheet: 'fabri', at: [10, 8] } },
  nodes: { M1: [10, 10], R1: [12, 8] },
  stack: HALF,
});
const NO_POOL = { destiny: 0, faith: 0, affinity: 0 };
const MANNER = { seat: 0, person: false, instant: true, still: true } as const;

const shown = (events: readonly ConquestEvent[]) => {
  let [battle, scene]: [typeof b, Scene] = [b, told.noScene];
  for (const event of events) ({ shown: battle, scene } = told.present(battle, scene, event, MANNER));
  return { battle, scene };
};

test('who walks goes its way; what is harvested rises at the node and lies in the bank', () => {
  const { battle, scene } = shown([
    { type: 'activated', model: 'A2-2', surge: false, rule: 'X-313' },
    {
      type: 'walked',
      model: 'A2-2',
      from: at(10, 8),
      path: [at(10, 9)],
      cost: 2540,
      ledger: 2540,
      rule: 'X-314',
    },
    { type: 'harvested', model: 'A2-2', node: 'M1', R: 40, rule: 'CQ-33' },
  ]);
  expect(battle.models[1]!.at).toEqual(at(10, 9));
  expect(battle.sides[0].bank.R).toBe(40);
  expect(scene.traces.map(({ kind }) => kind)).toEqual(['walk', 'gain']);
  expect(scene.travel?.base).toBe('A2-2');
});

test('a relic is taken off the map and stored; a product appears, the slain go', () => {
  const { battle } = shown([
    { type: 'pickedUp', model: 'A2-2', node: 'R1', rule: 'X-320' },
    { type: 'delivered', model: 'A2-2', node: 'R1', building: 'A1-hq', rule: 'X-325' },
    { type: 'placed', model: 'A1-1', sheet: 'empire-of-sol.legion', at: at(20, 6), builder: 'A1-hq', rule: 'X-334' },
    { type: 'slain', model: 'A2-2', sheet: 'empire-of-sol.fabri', at: at(10, 9), by: null, rule: 'DW-65' },
  ]);
  expect(battle.nodes.find(({ id }) => id === 'R1')?.at).toBeNull();
  expect(battle.models.map(({ id }) => id)).toEqual(['A1-hq', 'A1-1']);
  expect(battle.models[0]!.relics).toEqual(['R1']);
});

test('a round is summed up: income, harvest, what was built and lost, points', () => {
  const events: readonly ConquestEvent[] = [
    { type: 'roundBegan', round: 2, pools: [NO_POOL, NO_POOL], rule: 'CQ-28' },
    { type: 'income', side: 0, R: 60, A: 20, from: [], rule: 'X-323' },
    { type: 'harvested', model: 'A2-2', node: 'M1', R: 40, rule: 'CQ-33' },
    { type: 'slain', model: 'A2-2', sheet: 'empire-of-sol.fabri', at: at(1, 1), by: null, rule: 'DW-65' },
    { type: 'roundEnded', round: 2, vp: [20, 6], rule: 'X-376' },
  ];
  const [round] = roundsOf(b, events);
  expect(round).toMatchObject({ round: 2, income: [60, 0], harvest: [40, 0], lost: [40, 0], vp: [20, 6] });
  expect(roundWords(round!)).toBe(
    'End of round 2: income 60 : 0 R, harvest 40 : 0 R, built 0 : 0, lost 40 : 0 points, 20 : 6 VP.',
  );
});
