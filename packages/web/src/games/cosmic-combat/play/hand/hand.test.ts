// Gestures at the table: what a click, a key or the wheel plans, and what is said where it leads nowhere.

import { inch } from '@muster/geometry';
import { expect, test } from 'vitest';
import { plan } from '../plan/plan.ts';
import { battleOf, click, FIRE, gestured, HALF, nowOf, ORDERS, SHIELDS, spot } from '../test/battles.ts';
import { back, first, touch, withPut } from './hand.ts';
import { type Gesture, type Held, IDLE } from './types.ts';

const stepsOf = (held: Held) => (held.kind === 'move' ? held.steps : []);
const TO_PORT: Gesture = { kind: 'turn', by: 1 };
const FARTHER: Gesture = { kind: 'way', by: 1 };
const BACK: Gesture = { kind: 'back' };

test('[CC-21] the first ship without orders is in the hand; chosen again it is let go, and another taken up', () => {
  const now = nowOf(
    battleOf(
      { A1: { at: [6, 4, 90], tokens: ['move', 'fire'] }, A2: { at: [12, 4, 90] }, B1: { at: [12, 20, 270] } },
      ORDERS,
      'orders',
    ),
  );
  const held = first(now);
  expect(held).toEqual({ kind: 'order', ship: 'A2', tokens: [] });
  expect(gestured(now, ['A2']).held).toEqual(IDLE);
  expect(gestured(now, ['A1']).held).toEqual({ kind: 'order', ship: 'A1', tokens: [] });
  // An enemy is looked at, and looked at no more.
  expect(gestured(now, ['B1']).held).toEqual({ kind: 'look', ship: 'B1' });
  expect(gestured(now, ['B1', 'B1']).held).toEqual(held);
  expect(gestured(now, ['B1', click(3, 3)]).held).toEqual(held);
});

test('who has nothing to decide looks about and holds nothing', () => {
  const now = { ...nowOf(battleOf({ A1: { at: [6, 4, 90] } }, HALF)), decision: undefined };
  expect(first(now)).toEqual(IDLE);
  expect(gestured(now, ['A1']).held).toEqual({ kind: 'look', ship: 'A1' });
  for (const gesture of ['A1', click(1, 1), BACK] as const) expect(gestured(now, ['A1', gesture]).held).toEqual(IDLE);
  expect(gestured(now, ['A1', TO_PORT]).held).toEqual({ kind: 'look', ship: 'A1' });
});

test('[X-207] a place ahead is a straight move, by quarters of an inch and no farther than is free', () => {
  const now = nowOf(battleOf({ A1: { at: [12, 6, 90], tokens: ['move'] }, B1: { at: [12, 15, 270] } }, HALF));
  const planned = (y: number) => stepsOf(gestured(now, [click(12, y)]).held);
  expect(planned(9.1)).toEqual([{ type: 'straight', distance: inch(3), ram: null }]);
  // Noses are 9 - 60 mm apart, less the zone of 1 inch.
  expect(planned(14)).toEqual([{ type: 'straight', distance: inch(8) - 6000, ram: null }]);
});

test('[X-206] a place aside is a turn towards it, one behind a move back', () => {
  const now = nowOf(battleOf({ A1: { at: [12, 12, 90], tokens: ['move'] }, B1: { at: [3, 20, 270] } }, HALF));
  expect(stepsOf(gestured(now, [click(6, 19)]).held)[0]).toMatchObject({ type: 'turn', facing: 1350 });
  expect(stepsOf(gestured(now, [click(12, 9)]).held)[0]).toEqual({ type: 'back', distance: inch(2) });
});

test('[X-210] two tokens are one plan: ahead, then a turn, and the keys change the last step', () => {
  const now = nowOf(battleOf({ A1: { at: [12, 4, 90], tokens: ['move', 'move'] }, B1: { at: [3, 21, 270] } }, HALF));
  const both = gestured(now, [click(12, 7), TO_PORT]).held;
  expect(stepsOf(both).map(({ type }) => type)).toEqual(['straight', 'turn']);
  expect(stepsOf(both)[1]).toEqual({ type: 'turn', facing: 1200 });
  expect(stepsOf(gestured(now, [TO_PORT], both).held)[1]).toEqual({ type: 'turn', facing: 1350 });
  const { main } = plan(now, both);
  expect(main?.commands.map(({ type }) => type)).toEqual(['activate', 'straight', 'turn']);
  expect(main?.words).toBe('Cohort A1: 3 in ahead then 1 in ahead, then turn 30° to port');
  // Escape takes back one step after the other, then the ship.
  expect(stepsOf(back(now, both)).map(({ type }) => type)).toEqual(['straight']);
  expect(gestured(now, [BACK, BACK], both).held).toEqual({ kind: 'move', ship: 'A1', steps: [] });
  expect(gestured(now, [BACK, BACK, BACK], both).held).toEqual(IDLE);
});

test('[X-210] one that has begun to move stays in the hand', () => {
  const b = battleOf({ A1: { at: [12, 4, 90], tokens: ['move'] }, B1: { at: [3, 21, 270] } }, [
    ...HALF,
    { type: 'activation', ship: 'A1', step: 'act' },
  ]);
  const now = nowOf(b);
  const held = { kind: 'move', ship: 'A1', steps: [] };
  expect(now.decision?.kind).toBe('move');
  for (const gestures of [[], [BACK], ['A1', 'A1'], ['A1', BACK]] as const)
    expect(gestured(now, gestures).held).toEqual(held);
});

/** A fighter of Sol with Move 12 in open space. */
const fighter = (tokens: readonly ['move'] | readonly ['move', 'move']) =>
  nowOf(battleOf({ A4: { at: [12, 4, 90], tokens }, B1: { at: [3, 21, 270] } }, HALF));
const legs = (held: Held) => stepsOf(held).map((step) => (step.type === 'fly' ? step.ends.length : step.type));

test('[X-209] a fighter flies by legs: every click adds one as far as its Move goes, and each is taken back alone', () => {
  const now = fighter(['move']);
  const two = gestured(now, [click(12, 9), click(16, 9)]).held;
  expect(legs(two)).toEqual([2]);
  expect(plan(now, two).main?.words).toBe('Gladius A4: fly 9 in by 2 legs');
  const three = gestured(now, [click(16, 20)], two).held;
  expect(legs(three)).toEqual([3]);
  expect(plan(now, three).main?.words).toBe('Gladius A4: fly 12 in by 3 legs');
  expect(stepsOf(three)[0]).toMatchObject({ ends: [spot(12, 9), spot(16, 9), spot(16, 12)], facing: 900 });
  // Nothing is left: another click leads the last leg elsewhere.
  const elsewhere = gestured(now, [click(19, 9)], three).held;
  expect(stepsOf(elsewhere)[0]).toMatchObject({ ends: [spot(12, 9), spot(16, 9), spot(19, 9)] });
  expect(back(now, three)).toEqual(two);
  expect(legs(gestured(now, [BACK], two).held)).toEqual([1]);
  expect(legs(gestured(now, [BACK, BACK], two).held)).toEqual([]);
});

test('[X-209] [X-210] a second token begins where the first is flown out; keys stretch the last leg', () => {
  const now = fighter(['move', 'move']);
  const on = gestured(now, [click(12, 20), click(12, 18)]).held; // 12 inches of 16
  expect(legs(on)).toEqual([1, 1]);
  expect(stepsOf(gestured(now, [TO_PORT], on).held)[1]).toMatchObject({ ends: [spot(12, 18)], facing: 1050 });
  expect(stepsOf(gestured(now, [FARTHER], on).held)[1]).toMatchObject({ ends: [spot(12, 18.5)] });
});

test('[X-209] [X-215] after some legs the last one rams, and chosen again it does not', () => {
  const now = nowOf(battleOf({ A4: { at: [12, 4, 90], tokens: ['move'] }, B1: { at: [18, 10, 270] } }, HALF));
  const one = gestured(now, [click(12, 9)]).held;
  expect(plan(now, one).options.map(({ words }) => words)).toEqual(['Ram Comrade-class B1']);
  const ram = gestured(now, ['B1'], one).held;
  expect(stepsOf(ram)).toMatchObject([{ type: 'fly', ram: 'B1' }]);
  expect(legs(ram)).toEqual([2]);
  expect(gestured(now, ['B1'], ram).held).toEqual(one);
});

test('[CC-36] whom a move cannot reach is said where it lies, and the plan stays', () => {
  const now = nowOf(battleOf({ A1: { at: [12, 6, 90], tokens: ['move'] }, B1: { at: [3, 22, 270] } }, HALF));
  const planned = gestured(now, [click(12, 9)]);
  const { held, remark } = gestured(now, ['B1'], planned.held);
  expect(held).toEqual(planned.held);
  expect(remark).toMatchObject({ at: spot(3, 22) });
});

const deploying = () => {
  const set = battleOf({ B1: { at: [3, 21, 270] } }, [{ type: 'roundEnd' }, { type: 'deploy', side: 0 }], 'setup');
  return nowOf({
    ...set,
    ships: set.ships.map((s) => (s.seat === 0 ? { ...s, fate: 'alive' as const, place: null } : s)),
  });
};

test('[CC-14] a ship that was put down lies there as a ship, can be put elsewhere and turned, and goes back to the list', () => {
  const now = deploying();
  const put = gestured(now, [click(12, 4)]).held;
  const placeOf = (held: Held) => withPut(now.view, held).ships.find(({ id }) => id === 'A1')?.place;
  expect(placeOf(put)).toEqual({ ...spot(12, 4), facing: 900 });
  expect(placeOf(gestured(now, [click(5, 3), TO_PORT], put).held)).toEqual({ ...spot(5, 3), facing: 1050 });
  const outside = touch(now, put, click(12, 15));
  expect([outside.held, outside.remark?.text]).toEqual([put, expect.stringContaining('CC-14')]);
  expect(gestured(now, ['A1'], put).held).toEqual(put); // in the hand already
  expect(placeOf(back(now, put))).toBeNull();
  expect(gestured(now, ['A2'], put).held).toEqual({ kind: 'deploy', ship: 'A2', at: null, facing: 900 });
});

test('[X-225] a place beside a ship is the side that the shield is turned to', () => {
  const now = nowOf(
    battleOf({ A1: { at: [12, 12, 90], tokens: ['shield', 'shield'] }, B1: { at: [3, 21, 270] } }, SHIELDS),
  );
  const arrows = (...gestures: readonly Gesture[]) => {
    const { held } = gestured(now, gestures);
    return held.kind === 'shield' && held.arrows;
  };
  expect(arrows(click(12, 15), click(9, 12))).toEqual(['front', 'left']);
  expect(arrows(click(12, 9), click(15, 12))).toEqual(['back', 'right']);
  expect(arrows(click(12, 9), BACK)).toEqual([]);
  expect(gestured(now, [BACK]).held).toEqual(IDLE);
});

test('[CC-50] a target is chosen for the ship in the hand, the same again is its next weapon, and who is out of reach is told', () => {
  const far = {
    A1: { at: [12, 12, 90], tokens: ['fire'] },
    B1: { at: [12, 18, 270] },
    B2: { at: [12, 3, 90] },
  } as const;
  const now = nowOf(battleOf(far, FIRE, 'shoot'));
  expect(first(now)).toEqual({ kind: 'attack', ship: 'A1', attack: null });
  const ways = plan(now, first(now)).options.length; // only B1 is before it
  const aims = Array.from({ length: ways + 1 }, (_, i) => gestured(now, Array<string>(i + 1).fill('B1')).held);
  expect(new Set(aims.map((held) => JSON.stringify(held))).size).toBe(ways);
  expect(aims.at(-1)).toEqual(aims[0]);
  expect(back(now, aims[0]!)).toEqual(first(now));
  const { held, remark } = gestured(now, ['B2'], aims[0]);
  expect(held).toEqual({ kind: 'attack', ship: 'A1', attack: null });
  expect(remark?.at).toMatchObject(spot(12, 3));
  expect(gestured(now, ['A1']).held).toEqual(IDLE);
});
