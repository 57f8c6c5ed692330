// Gestures at the table: what a click, a key or the wheel plans, and what is answered where it leads nowhere.

import { inch } from '@muster/geometry';
import { expect, test } from 'vitest';
import { addToken, adjustMove, chooseGround, chooseShip, firstIntent, type Intent, turnHeld } from './intent.ts';
import { planOf } from './plan.ts';
import { asked, battleOf, HALF, ORDERS } from './test/battles.ts';

const nose = battleOf(
  { A1: { at: [12, 6, 90], tokens: ['move', 'board'] }, B1: { at: [12, 15, 270], tokens: ['fire', 'fire'] } },
  HALF,
);
const at = (x: number, y: number) => ({ x: inch(x), y: inch(y) });
const moving = (b: typeof nose, id = 'A1'): Extract<Intent, { kind: 'move' }> => {
  const { intent } = chooseShip(b, asked(b), { kind: 'idle' }, id);
  if (intent.kind !== 'move') throw new Error(`it is ${intent.kind}`);
  return intent;
};

test('[CC-21] the second token gives the order, and the next ship without orders is in hand', () => {
  const b = battleOf({ A1: { at: [6, 4, 90] }, A2: { at: [12, 4, 90] }, B1: { at: [12, 20, 270] } }, ORDERS, 'orders');
  const first = firstIntent(b, asked(b));
  expect(first).toEqual({ kind: 'order', ship: 'A1', tokens: [] });
  if (first.kind !== 'order') return;
  const one = addToken(b, first, 'move');
  expect(one.play).toBeUndefined();
  if (one.intent.kind !== 'order') throw new Error('no order');
  expect(addToken(b, one.intent, 'fire').play).toEqual([{ type: 'order', ship: 'A1', tokens: ['move', 'fire'] }]);
});

test('[X-207] a place ahead is a straight move, by quarters of an inch and no farther than is free', () => {
  const b = battleOf({ A1: { at: [12, 6, 90], tokens: ['move'] }, B1: { at: [12, 15, 270] } }, HALF);
  const plan = (y: number) => {
    const { intent } = chooseGround(b, asked(b), moving(b), at(12, y));
    return intent.kind === 'move' ? intent.steps : [];
  };
  expect(plan(9.1)).toEqual([{ type: 'straight', distance: inch(3), ram: null }]);
  // Noses are 9 - 60 mm apart, less the zone of 1 inch.
  expect(plan(14)).toEqual([{ type: 'straight', distance: inch(8) - 6000, ram: null }]);
});

test('[X-206] a place aside is a turn towards it, one behind a move back', () => {
  const b = battleOf({ A1: { at: [12, 12, 90], tokens: ['move'] }, B1: { at: [3, 20, 270] } }, HALF);
  const aside = chooseGround(b, asked(b), moving(b), at(6, 19)).intent;
  expect(aside.kind === 'move' && aside.steps[0]).toMatchObject({ type: 'turn', facing: 1350 });
  const behind = chooseGround(b, asked(b), moving(b), at(12, 9)).intent;
  expect(behind.kind === 'move' && behind.steps[0]).toEqual({ type: 'back', distance: inch(2) });
});

test('[X-210] two tokens are one plan: ahead, then a turn, and the keys change the last step', () => {
  const b = battleOf({ A1: { at: [12, 4, 90], tokens: ['move', 'move'] }, B1: { at: [3, 21, 270] } }, HALF);
  const d = asked(b);
  const ahead = chooseGround(b, d, moving(b), at(12, 7)).intent;
  const both = turnHeld(b, d, ahead, 1)!;
  if (both.kind !== 'move') throw new Error('no move');
  expect(both.steps.map(({ type }) => type)).toEqual(['straight', 'turn']);
  expect(both.steps[1]).toEqual({ type: 'turn', facing: 1200 });
  const more = turnHeld(b, d, both, 1)!;
  expect(more.kind === 'move' && more.steps[1]).toEqual({ type: 'turn', facing: 1350 });
  const { main } = planOf(b, d, both, undefined, false);
  expect(main?.commands.map(({ type }) => type)).toEqual(['activate', 'straight', 'turn']);
  expect(main?.words).toBe('Cohort A1: 3 in ahead then 1 in ahead, then turn 30° to port');
});

test('[X-219] after part of the way the enemy can be boarded, and the plan says so', () => {
  const d = asked(nose);
  const near = adjustMove(nose, d, chooseGround(nose, d, moving(nose), at(12, 9.5)).intent as never, {});
  const plan = planOf(nose, d, near, undefined, false);
  expect(plan.options.map(({ words }) => words)).toContain('Board Comrade-class B1');
  expect(plan.targets).toContain('B1');
});

test('[X-215] a ram of whom lies ahead is offered with both chances', () => {
  const b = battleOf({ A1: { at: [12, 6, 90], tokens: ['move'] }, B1: { at: [12, 15, 270] } }, HALF);
  const { options } = planOf(b, asked(b), moving(b), undefined, false);
  expect(options.map(({ words }) => words)).toEqual(['Ram Comrade-class B1']);
  // Strength 2 against Integrity 7 needs a 5, Strength 3 against Integrity 6 a 3.
  expect(options[0]!.note).toBe('Ram: Comrade-class B1 is wounded 33%, Cohort A1 67%.');
});

test('[X-211] a ship without a Move token shows what drift does to it', () => {
  const b = battleOf({ A1: { at: [12, 22.5, 90] }, B1: { at: [3, 12, 270] } }, ORDERS, 'orders');
  const d = asked(b);
  const { risks, marks } = planOf(b, d, { kind: 'order', ship: 'A1', tokens: ['fire', 'fire'] }, undefined, false);
  expect(risks).toEqual(['Without a Move token it drifts off the board (X-211).']);
  expect(marks.ghosts.map(({ kind }) => kind)).toEqual(['no']);
});
