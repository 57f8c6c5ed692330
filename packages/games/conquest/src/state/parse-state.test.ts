// Wars from outside: what is accepted plays on, what could not stand so is refused with a sentence.
import { describe, expect, test } from 'vitest';
import { COMBAT, loaded, MOVEMENT, SHOOT } from '../testing/loading.ts';
import { at, type Given, sceneOf } from '../testing/scenes.ts';
import type { Battle, Frame, SurgeFrame } from './types.ts';

/** On the plains, all headquarters left out. */
const war = (given: Given): Battle => sceneOf({ map: 'plains', ...given });

const HEROES = [
  { sheet: 'legate', at: [10, 10] },
  { sheet: 'legion', at: [14, 10] },
  { seat: 1, sheet: 'necromancer', at: [10, 26] },
  { seat: 1, sheet: 'zombies', at: [14, 26] },
] as const;
const POOLS = [
  [5, 3, 5],
  [5, 3, 5],
] as const;

describe('Surges', () => {
  const WALK = { unit: 'A1', path: [at(10, 12)], power: null };
  const surge = (change: Partial<SurgeFrame>): string =>
    loaded(
      war({
        models: HEROES,
        pools: POOLS,
        stack: [
          ...MOVEMENT,
          {
            type: 'surge',
            side: 1,
            walk: null,
            unit: null,
            answer: null,
            wagers: [0, 0],
            turn: 1,
            stopped: false,
            next: null,
            step: 'offer',
            ...change,
          },
        ],
      }),
    );

  test.each<[string, Partial<SurgeFrame>]>([
    ['offered', {}],
    ['offered at an engagement', { walk: WALK }],
    ['offered after an activation', { next: { seat: 0, unit: 'A2' } }],
    ['wagered for', { unit: 'B1', answer: 'A1', wagers: [1, 2], turn: 0, step: 'wager' }],
  ])('[X-327] [CQ-72] %s: it loads', (_, change) => {
    expect(surge(change)).toBe('loaded');
  });

  test.each<[string, Partial<SurgeFrame>, string]>([
    [
      'the leader raises himself',
      { unit: 'B1', answer: 'A1', wagers: [3, 2], turn: 0, step: 'wager' },
      'his own wager',
    ],
    ['a wager before it is answered', { wagers: [0, 2] }, 'his own wager'],
    ['nobody goes on', { next: { seat: 0, unit: 'A9' } }, 'not there: A9'],
    ['an enemy goes on', { next: { seat: 0, unit: 'B2' } }, 'wrong side goes on'],
    ['[X-327] nobody there knows Blink', { walk: { ...WALK, power: 'blink' } }, 'nobody could cast that'],
    ['another seat goes on', { next: { seat: 1, unit: null } }, 'wrong side goes on'],
  ])('[CQ-72] [X-313] %s: it is refused', (_, change, words) => {
    expect(surge(change)).toContain(words);
  });
});

describe('dice and powers', () => {
  const roll = (pools: number): Frame => ({
    type: 'roll',
    what: 'attack',
    rule: 'CQ-59',
    pools: Array.from({ length: pools }, (_, side) => ({
      purse: String(side),
      seat: side,
      count: 1,
      needs: 4,
      faces: [1],
      again: 0,
    })),
    window: 0,
  });
  const fight: Frame = {
    type: 'fight',
    fight: { id: 'A2', building: null, core: ['A2', 'B2'], supporters: [], far: [] },
    attacker: 0,
    step: 'attack',
    hits: [0, 0],
    lost: [0, 0],
  };

  test.each([
    [2, 'loaded'],
    [1, 'some of its dice are missing'],
  ])('[CQ-59] a fight waits for the dice of both sides: %i', (pools, words) => {
    const b = war({ models: HEROES, pools: POOLS, phase: 'combat', stack: [...COMBAT, fight, roll(pools)] });
    expect(loaded(b)).toContain(words);
  });

  const blast = (step: unknown, target: string | null = 'A2'): Battle =>
    war({
      models: HEROES,
      pools: POOLS,
      phase: 'shoot',
      first: 1,
      stack: [
        ...SHOOT.slice(0, 3),
        { type: 'shoot', side: 0, step: 'begin' },
        { type: 'shoot', side: 1, step: 'act' },
        {
          type: 'power',
          caster: 'B1',
          power: 'blast',
          target,
          at: null,
          sheet: null,
          engage: false,
          upcharge: 0,
          aim: 3,
          struck: ['A2'],
          step: 'resist',
        },
        { type: 'resist', power: 'blast', caster: '1', casterSeat: 1, charge: 1, step: step as never },
      ],
    });

  test.each<[unknown, string | null, string]>([
    [{ at: 'offer' }, 'A2', 'loaded'],
    [null, 'A2', 'step: must be'],
    [{ at: 'offer' }, null, 'it has no target'],
  ])('[DW-91] a power that is resisted: %j at %s', (step, target, words) => {
    expect(loaded(blast(step, target))).toContain(words);
  });
});

test('[X-354] a unit beside two buildings, its owner asked: it loads', () => {
  const b = war({
    models: [
      { sheet: 'legate', at: [2, 34] },
      { sheet: 'legion', at: [10, 10] },
      { seat: 1, sheet: 'necromancer', at: [30, 30] },
      { seat: 1, sheet: 'zombies', at: [34, 30] },
      { seat: 1, sheet: 'void.crypt', at: [12.1, 10], id: 'B3-ba' },
      { seat: 1, sheet: 'void.golem-yard', at: [7.9, 10], id: 'B4-fo' },
    ],
    phase: 'combat',
    stack: [
      ...COMBAT,
      {
        type: 'support',
        fights: [
          { id: 'B3-ba', building: 'B3-ba', core: [], supporters: [], far: [] },
          { id: 'B4-fo', building: 'B4-fo', core: [], supporters: [], far: [] },
        ],
        open: ['A2'],
      },
    ],
  });
  expect(loaded(b)).toBe('loaded');
  expect(
    loaded({ ...b, stack: b.stack.map((f) => (f.type === 'support' ? { ...f, open: ['A2', 'A1'] } : f)) }),
  ).toContain('somebody has no choice');
});
