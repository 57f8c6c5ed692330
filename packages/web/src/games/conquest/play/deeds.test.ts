import type { ConquestEvent } from '@muster/conquest';
import { expect, test } from 'vitest';
import { deedsOf } from './deeds.ts';
import { field } from './test/wars.ts';

const rule = 'X-336';
const shot = (shooter: string, target: string): ConquestEvent => ({ type: 'shot', shooter, target, arc: false, rule });
const dying = (model: string): ConquestEvent => ({ type: 'dying', model, rule });
const slain = (model: string, by: string | null): ConquestEvent => ({
  type: 'slain',
  model,
  sheet: 'citadel.platoon',
  at: { x: 0, y: 0 },
  by,
  rule,
});

test('[X-336] [X-344] who shoots or casts down has slain, once; one of the own side is nobody’s merit', () => {
  const deeds = deedsOf(field(), [
    { type: 'harvested', model: 'A2-2', node: 'M1', R: 40, rule },
    { type: 'harvested', model: 'A2-2', node: 'G1', R: 45, rule },
    shot('A3-1', 'B2-3'),
    dying('B2-3'),
    shot('A4-1', 'B3-1'),
    { type: 'cast', caster: 'B4-9', power: 'lightning', target: 'A5-1', cost: 2, rule },
    dying('A5-1'),
    dying('A6-1'),
    shot('B5-1', 'A7-1'),
    { type: 'astray', shooter: 'B5-1', struck: 'B6-1', rule },
    dying('B6-1'),
    ...['B2-3', 'A5-1', 'A6-1', 'B6-1'].map((id) => slain(id, null)),
    slain('B7-1', 'A3-1'),
    slain('A8-1', null),
  ]);
  const told = [...deeds].map(([id, { harvested, slew, fell }]) => `${id} ${harvested} ${slew}${fell ? ' fell' : ''}`);
  expect(told.sort()).toEqual([
    'A2-2 85 0',
    'A3-1 0 2',
    'A5-1 0 0 fell',
    'A6-1 0 0 fell',
    'A8-1 0 0 fell',
    'B2-3 0 0 fell',
    'B4-9 0 2',
    'B6-1 0 0 fell',
    'B7-1 0 0 fell',
  ]);
});
