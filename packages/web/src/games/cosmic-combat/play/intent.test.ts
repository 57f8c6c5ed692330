// Gestures at the table: what a click, a key or the wheel plans, and what is answered where it leads nowhere.

import { cosmicCombat } from '@muster/cosmic-combat';
import { inch } from '@muster/geometry';
import { expect, test } from 'vitest';
import {
  addToken,
  adjustMove,
  askedAbout,
  chooseGround,
  chooseShip,
  firstIntent,
  type Intent,
  steppedBack,
  suggested,
  turnHeld,
  withPut,
} from './intent.ts';
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

/** A fighter of Sol with Move 12 in open space. */
const fighter = (tokens: readonly ['move'] | readonly ['move', 'move']) =>
  battleOf({ A4: { at: [12, 4, 90], tokens }, B1: { at: [3, 21, 270] } }, HALF);
const legs = (intent: Intent) =>
  intent.kind === 'move' ? intent.steps.map((step) => (step.type === 'fly' ? step.ends.length : step.type)) : [];

test('[X-209] a fighter flies by legs: every click adds one as far as its Move goes, and each is taken back alone', () => {
  const b = fighter(['move']);
  const d = asked(b);
  const one = chooseGround(b, d, moving(b, 'A4'), at(12, 9)).intent;
  const two = chooseGround(b, d, one, at(16, 9)).intent;
  expect(legs(two)).toEqual([2]);
  expect(planOf(b, d, two, undefined, false).main?.words).toBe('Gladius A4: fly 9 in by 2 legs');
  const plan = planOf(b, d, two, at(16, 14), false);
  expect(plan.hint).toContain('has 3 in left');
  // Where it turns, where it would end, and the leg that the pointer offers.
  expect(plan.marks.ghosts.map(({ kind }) => kind)).toEqual(['plan', 'plan', 'may']);
  const three = chooseGround(b, d, two, at(16, 20)).intent;
  expect(legs(three)).toEqual([3]);
  expect(planOf(b, d, three, undefined, false).main?.words).toBe('Gladius A4: fly 12 in by 3 legs');
  expect(planOf(b, d, three, undefined, false).main?.commands[1]).toMatchObject({
    type: 'fly',
    ends: [at(12, 9), at(16, 9), at(16, 12)],
    facing: 900,
  });
  // Nothing is left: another click leads the last leg elsewhere.
  const elsewhere = chooseGround(b, d, three, at(19, 9)).intent;
  expect(planOf(b, d, elsewhere, undefined, false).main?.commands[1]).toMatchObject({
    ends: [at(12, 9), at(16, 9), at(19, 9)],
  });
  if (three.kind !== 'move') throw new Error('no move');
  const back = steppedBack(b, d, three);
  expect(back).toEqual(two);
  if (back.kind !== 'move') throw new Error('no move');
  const first = steppedBack(b, d, back);
  expect(legs(first)).toEqual([1]);
  if (first.kind === 'move') expect(legs(steppedBack(b, d, first))).toEqual([]);
});

test('[X-209] [X-210] a second token begins where the first is flown out; keys stretch the last leg', () => {
  const b = fighter(['move', 'move']);
  const d = asked(b);
  const far = chooseGround(b, d, moving(b, 'A4'), at(12, 20)).intent; // 12 inches of 16
  const on = chooseGround(b, d, far, at(12, 18)).intent;
  expect(legs(on)).toEqual([1, 1]);
  const turned = turnHeld(b, d, on, 1)!;
  expect(turned.kind === 'move' && turned.steps[1]).toMatchObject({ ends: [at(12, 18)], facing: 1050 });
  if (on.kind !== 'move') throw new Error('no move');
  const longer = adjustMove(b, d, on, { way: 1 });
  expect(longer.kind === 'move' && longer.steps[1]).toMatchObject({ ends: [at(12, 18.5)] });
});

test('[X-209] [X-215] after some legs the last one rams', () => {
  const b = battleOf({ A4: { at: [12, 4, 90], tokens: ['move'] }, B1: { at: [18, 10, 270] } }, HALF);
  const d = asked(b);
  const one = chooseGround(b, d, moving(b, 'A4'), at(12, 9)).intent;
  const { options } = planOf(b, d, one, undefined, false);
  expect(options.map(({ words }) => words)).toEqual(['Ram Comrade-class B1']);
  const ram = chooseShip(b, d, one, 'B1').intent;
  expect(ram.kind === 'move' && ram.steps).toMatchObject([{ type: 'fly', ram: 'B1' }]);
  expect(legs(ram)).toEqual([2]);
  expect(chooseShip(b, d, ram, 'B1').intent).toEqual(one);
});

test('[CC-14] a ship that was put down lies there as a ship, can be put elsewhere, and is marked where it may not lie', () => {
  const set = battleOf({ B1: { at: [3, 21, 270] } }, [{ type: 'roundEnd' }, { type: 'deploy', side: 0 }], 'setup');
  const b = { ...set, ships: set.ships.map((s) => (s.seat === 0 ? { ...s, fate: 'alive' as const, place: null } : s)) };
  const d = asked(b);
  const held = firstIntent(b, d);
  if (held.kind !== 'deploy') throw new Error(`it is ${held.kind}`);
  const put = chooseGround(b, d, held, at(12, 4)).intent;
  expect(withPut(b, put).ships.find(({ id }) => id === held.ship)?.place).toEqual({ ...at(12, 4), facing: 900 });
  const plan = planOf(b, d, put, undefined, false);
  expect(plan.marks.ghosts).toEqual([]);
  expect(plan.main?.commands).toEqual([{ type: 'deploy', ship: held.ship, place: { ...at(12, 4), facing: 900 } }]);
  expect(planOf(b, d, put, at(12, 15), false).marks.ghosts.map(({ kind }) => kind)).toEqual(['no']);
  const outside = chooseGround(b, d, put, at(12, 15));
  expect(outside.intent).toEqual(put);
  expect(outside.answer?.text).not.toBe('');
  expect(chooseShip(b, d, put, held.ship).intent).toEqual(put);
});

test('[CC-15] [X-242] the computer is asked about the ship in hand, whatever comes first, and its answer is looked at first', () => {
  const b = battleOf(
    { A1: { at: [6, 4, 90] }, A2: { at: [12, 4, 90], tokens: ['fire', 'fire'] }, B1: { at: [12, 20, 270] } },
    ORDERS,
    'orders',
  );
  const order: Intent = { kind: 'order', ship: 'A2', tokens: [] };
  const about = askedAbout(b, order)!;
  expect(cosmicCombat.candidates(about, 0)[0]).toMatchObject({ type: 'order', ship: 'A2' });
  const given = { type: 'order', ship: 'A2', tokens: ['move', 'fire'] } as const;
  expect(suggested(order, given)).toEqual({ intent: { ...order, tokens: ['move', 'fire'] }, play: [given] });
  expect(suggested(order, { type: 'confirm' })).toEqual({ intent: order });

  const deploying: Intent = { kind: 'deploy', ship: 'A3', at: null, facing: 900 };
  const place = { ...at(10, 5), facing: 450 };
  const put = suggested(deploying, { type: 'deploy', ship: 'A3', place });
  expect(put).toEqual({ intent: { kind: 'deploy', ship: 'A3', at: at(10, 5), facing: 450 } });
  const waiting = { ...b, ships: b.ships.map((s) => ({ ...s, place: null, fate: 'alive' as const })) };
  const first = askedAbout({ ...waiting, stack: [{ type: 'roundEnd' }, { type: 'deploy', side: 0 }] }, deploying)!;
  expect(cosmicCombat.candidates(first, 0)[0]).toMatchObject({ type: 'deploy', ship: 'A3' });

  const shields = [{ type: 'roundEnd' }, { type: 'shields' }] as const;
  const turning = battleOf(
    { A1: { at: [6, 4, 90], tokens: ['shield'] }, A2: { at: [12, 4, 90], tokens: ['shield', 'fire'] } },
    shields,
  );
  const shield: Intent = { kind: 'shield', ship: 'A2', arrows: [] };
  expect(cosmicCombat.candidates(askedAbout(turning, shield)!, 0)[0]).toMatchObject({ type: 'shield', ship: 'A2' });
  const turned = { type: 'shield', ship: 'A2', arrows: ['front'] } as const;
  expect(suggested(shield, turned)).toEqual({ intent: { ...shield, arrows: ['front'] }, play: [turned] });
  expect(askedAbout(b, { kind: 'idle' })).toBeUndefined();
});
