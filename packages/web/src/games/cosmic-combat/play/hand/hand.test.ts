// Gestures at the table: what a click, a key or the wheel plans, and what is said where it leads nowhere.

import { cosmicCombat, movesFor, shipOf, volleyChances } from '@muster/cosmic-combat';
import { inch, legLength } from '@muster/geometry';
import { expect, test } from 'vitest';
import type { MoveStep } from '../moving.ts';
import { plan } from '../plan/plan.ts';
import { battleOf, click, FIRE, gestured, HALF, nowOf, ORDERS, SHIELDS, spot } from '../test/battles.ts';
import { back, first, touch, withPut } from './hand.ts';
import { plannedBattle } from './moves.ts';
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
  // An enemy is looked at, and looked at no more; what was begun is there again.
  const begun: Held = { kind: 'order', ship: 'A2', tokens: ['shield'] };
  expect(gestured(now, ['B1'], begun).held).toEqual({ kind: 'look', ship: 'B1', over: begun });
  for (const gesture of ['B1', click(3, 3), BACK] as const)
    expect(gestured(now, ['B1', gesture], begun).held).toEqual(begun);
});

test('who has nothing to decide looks about and holds nothing', () => {
  const now = { ...nowOf(battleOf({ A1: { at: [6, 4, 90] } }, HALF)), decision: undefined };
  expect(first(now)).toEqual(IDLE);
  const looking = { kind: 'look', ship: 'A1', over: IDLE };
  expect(gestured(now, ['A1']).held).toEqual(looking);
  for (const gesture of ['A1', click(1, 1), BACK] as const) expect(gestured(now, ['A1', gesture]).held).toEqual(IDLE);
  expect(gestured(now, ['A1', TO_PORT]).held).toEqual(looking);
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

test('[X-209] [X-215] after some legs the last one rams; chosen again it still does, and Escape takes it back', () => {
  const now = nowOf(battleOf({ A4: { at: [12, 4, 90], tokens: ['move'] }, B1: { at: [18, 10, 270] } }, HALF));
  const one = gestured(now, [click(12, 9)]).held;
  expect(plan(now, one).options.map(({ words }) => words)).toEqual(['Ram Comrade-class B1']);
  const ram = gestured(now, ['B1'], one).held;
  expect(stepsOf(ram)).toMatchObject([{ type: 'fly', ram: 'B1' }]);
  expect(legs(ram)).toEqual([2]);
  expect(gestured(now, ['B1'], ram).held).toEqual(ram);
  expect(back(now, ram)).toEqual(one);
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
  expect(gestured(now, ['A2'], put).held).toMatchObject({ kind: 'deploy', ship: 'A2', facing: 900 });
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

test('[CC-14] ships are lined up abreast in their zone; where one is in the way, the next free place is taken', () => {
  const now = deploying();
  const placed = (...ids: readonly string[]) =>
    ids.map((id) => {
      const held = gestured(now, [id]).held;
      return held.kind === 'deploy' ? held.at : null;
    });
  // Four ships on 24 inches, six of the nine inches of the zone before the edge but for a little.
  expect([placed('A2', 'A3', 'A4'), placed('A1')].flat()).toEqual([9, 15, 21, 3].map((x) => spot(x, 5.4)));
  const ships = now.view.ships.map((s) => (s.id === 'A4' ? { ...s, place: { ...spot(9, 5.4), facing: 900 } } : s));
  const blocked = nowOf({ ...now.view, ships });
  const held = gestured(blocked, ['A2']).held;
  const plain = plan(blocked, held).main?.commands;
  expect(plain).toHaveLength(1);
  expect(cosmicCombat.refuse(blocked.view, 0, plain![0]!)).toBeUndefined();
});

const aimed = {
  A1: { at: [12, 12, 90], tokens: ['fire'] },
  A2: { at: [18, 4, 90], tokens: ['fire'] },
  B1: { at: [12, 18, 270] },
  B2: { at: [12, 3, 90] },
} as const;
const shotsOf = (held: Held) =>
  held.kind === 'attack' ? held.volley.map((one) => (one.type === 'fire' ? `${one.weapon} ${one.target}` : '')) : [];

test('[CC-50] who shoots has its best volley planned; the same enemy again changes nothing, another ship is chosen by hand alone', () => {
  const now = nowOf(battleOf(aimed, FIRE, 'shoot'));
  const held = first(now);
  expect(held).toMatchObject({ kind: 'attack', ship: 'A1' });
  expect(shotsOf(held)).toEqual(['0 B1', '1 B1']); // both batteries bear ahead, and B2 is behind
  expect(gestured(now, ['B1']).held).toEqual(held);
  expect(back(now, held)).toEqual({ kind: 'attack', ship: 'A1', volley: [] });
  expect(gestured(now, [BACK, 'B1']).held).toEqual(held);
  const far = gestured(now, ['B2']);
  expect(far.held).toEqual(held);
  expect(far.remark).toMatchObject({ at: spot(12, 3), text: expect.stringContaining('arc') });
  expect(gestured(now, ['A1']).held).toEqual(IDLE);
});

test('[CC-50] from a free hand an enemy is attacked by whoever strikes it best', () => {
  const now = nowOf(battleOf(aimed, FIRE, 'shoot'));
  expect(gestured(now, ['B1'], IDLE).held).toMatchObject({ kind: 'attack', ship: 'A1' });
  const only = nowOf(battleOf({ ...aimed, A1: { at: [2, 22, 90], tokens: ['move'] } }, FIRE, 'shoot'));
  expect(gestured(only, ['B1'], IDLE).held).toMatchObject({ kind: 'attack', ship: 'A2' });
});

test('[X-230] a weapon is turned on another enemy, and those that do not bear on it stay as they were', () => {
  // To port of A1 lies B2, ahead B1: the left battery (front and left) bears on both, the right one on B1 alone.
  const now = nowOf(battleOf({ A1: aimed.A1, B1: aimed.B1, B2: { at: [5, 12, 90] } }, FIRE, 'shoot'));
  const held = gestured(now, ['B1']).held;
  expect(shotsOf(held)).toEqual(['0 B1', '1 B1']);
  expect(shotsOf(gestured(now, ['B2'], held).held)).toEqual(['0 B2', '1 B1']);
  expect(plan(now, gestured(now, ['B2'], held).held).main?.words).toBe(
    'Cohort A1: fire Battery at Comrade-class B2 then Battery at Comrade-class B1',
  );
});

test('[CC-36] [CC-50] an enemy that is clicked is attacked: the way is planned from which it is struck best, and the shot is meant', () => {
  const config = { A1: { at: [12, 3, 90], tokens: ['move', 'fire'] }, B1: { at: [4, 18, 270] } } as const;
  const b = battleOf({ ...config, B2: { at: [20, 18, 270] } }, HALF);
  const now = nowOf(b);
  for (const held of [IDLE, first(now)])
    for (const target of ['B1', 'B2']) {
      const { held: struck } = gestured(now, [target], held);
      expect(struck).toMatchObject({ kind: 'move', ship: 'A1', target });
      // It is the best of all that one token can do.
      const chance = (steps: readonly MoveStep[]) => {
        const there = plannedBattle(b, { ship: 'A1', steps });
        return volleyChances(there, shipOf(there, 'A1'), shipOf(there, target)).mean;
      };
      const start = plannedBattle(b, { ship: 'A1', steps: [] });
      const all = movesFor(start, shipOf(start, 'A1')).filter((c): c is MoveStep => c.type !== 'pass');
      expect(chance(stepsOf(struck))).toBeCloseTo(Math.max(...all.map((step) => chance([step]))), 9);
    }
  // Once all have moved, it is the first offer, whoever else may be struck.
  const turned = {
    ...b,
    ships: b.ships.map((s) => (s.id === 'A1' ? { ...s, place: { ...spot(12, 8), facing: 900 } } : s)),
  };
  const shooting = nowOf({ ...turned, phase: 'shoot', stack: FIRE });
  for (const target of ['B1', 'B2']) {
    const { held } = gestured(now, [target]);
    const later = first(shooting, held);
    expect(shotsOf(later)[0]).toContain(target);
    // Chosen anew or by an option it is meant still, by a hand that looked elsewhere too; a new round begins without.
    expect(shotsOf(gestured(shooting, [BACK, BACK, 'A1'], later).held)[0]).toContain(target);
    expect(plan(shooting, later).options.every((one) => one.held.meant?.['A1'] === target)).toBe(true);
    expect(shotsOf(first(shooting, gestured(now, ['B1', 'A1', 'A1', target]).held))[0]).toContain(target);
    expect(first(nowOf({ ...b, phase: 'orders', stack: ORDERS }), later).meant).toBeUndefined();
  }
});

test('[CC-50] of moves with the same odds the one with the least in return is planned, then the shortest', () => {
  const planned = (own: readonly [number, number, number], foe: object) => {
    const b = battleOf({ A1: { at: own, tokens: ['move', 'fire'] }, B1: foe as never }, HALF);
    const now = nowOf(b);
    const steps = stepsOf(gestured(now, ['B1'], first(now)).held);
    const after = (some: readonly MoveStep[]) => {
      const there = plannedBattle(b, { ship: 'A1', steps: some });
      const [mine, its] = [shipOf(there, 'A1'), shipOf(there, 'B1')];
      return [volleyChances(there, mine, its).mean, volleyChances(there, its, mine).mean];
    };
    return { steps, after };
  };
  const stays = planned([12, 4, 90], { at: [12, 16, 90], tokens: [] });
  expect(stays.steps).toEqual([{ type: 'straight', distance: 0, ram: null }]);
  // a turn is shorter than two inches back, but stays before more of its weapons
  const backs = planned([6, 6, 90], { at: [12, 12, 180], tokens: ['fire'] });
  expect(backs.steps).toEqual([{ type: 'back', distance: inch(2) }]);
  const [[dealt, suffered], [dealtByTurn, sufferedByTurn]] = [
    backs.steps,
    [{ type: 'turn', facing: 450 }] as const,
  ].map(backs.after) as [number[], number[]];
  expect(dealt).toBeCloseTo(dealtByTurn!, 9);
  expect(suffered).toBeLessThan(sufferedByTurn!);
});

const carry = (ship: string, x: number, y: number): Gesture => ({ kind: 'drop', ship, at: spot(x, y) });

test('[X-207] [X-210] a ship that is carried and let go has that move planned, or the nearest one, and it is said', () => {
  const two = nowOf(battleOf({ A1: { at: [12, 4, 90], tokens: ['move', 'move'] }, B1: { at: [12, 22, 270] } }, HALF));
  const endOf = (now: typeof two, held: Held) => {
    if (held.kind !== 'move') throw new Error('It is not moved.');
    return shipOf(plannedBattle(now.view, held), held.ship).place!;
  };
  // From a free hand, from what the table has planned, from what was planned by hand: all of it begins anew.
  for (const held of [IDLE, first(two), gestured(two, [click(9, 7)]).held]) {
    const ahead = gestured(two, [carry('A1', 12, 7)], held);
    expect(ahead).toEqual({
      held: { kind: 'move', ship: 'A1', steps: [{ type: 'straight', distance: inch(3), ram: null }] },
    });
    expect(plan(two, ahead.held).main?.words).toBe('Cohort A1: 3 in ahead');
  }
  const aside = gestured(two, [carry('A1', 14, 7)]);
  expect(stepsOf(aside.held).map(({ type }) => type)).toEqual(['turn', 'straight']);
  expect(aside.remark).toBeUndefined();
  expect(legLength(endOf(two, aside.held), spot(14, 7))).toBeLessThanOrEqual(inch(0.25));
  const far = gestured(two, [carry('A1', 3, 20)]);
  expect(far.remark).toEqual({ at: spot(3, 20), text: 'Cohort A1 does not get there: this is as near as it comes.' });
  expect(stepsOf(far.held)).toHaveLength(2);
  expect(gestured(two, [carry('A1', 12, 3.5)]).held).toMatchObject({ steps: [{ type: 'back' }] });
  // On an enemy it is led against it.
  expect(gestured(two, [carry('A1', 12, 22)]).remark?.text).toContain('out of reach of Cohort A1');
});

test('[X-209] a fighter that is carried flies there with one token, and on with the next', () => {
  expect(legs(gestured(fighter(['move']), [carry('A4', 18, 9)]).held)).toEqual([1]);
  const far = gestured(fighter(['move', 'move']), [carry('A4', 12, 19)]);
  expect([legs(far.held), far.remark]).toEqual([[1, 1], undefined]);
  const none = nowOf(
    battleOf(
      {
        A1: { at: [12, 4, 90], tokens: ['board'] },
        A2: { at: [3, 4, 90], tokens: ['move'] },
        B1: { at: [3, 21, 270] },
      },
      HALF,
    ),
  );
  expect(gestured(none, [carry('A1', 12, 9)]).remark?.text).toBe('Cohort A1 has no Move token left.');
});

test('[CC-36] whom nobody reaches is gone towards, and it is said; a plan by hand is not thrown away', () => {
  const now = nowOf(battleOf({ A1: { at: [20, 2, 90], tokens: ['move'] }, B1: { at: [3, 22, 270] } }, HALF));
  const { held, remark } = gestured(now, ['B1']);
  expect(remark?.text).toBe('Comrade-class B1 is out of reach of Cohort A1 in this round: it goes towards it.');
  expect(stepsOf(held)).toHaveLength(1);
  const own = gestured(now, [click(20, 5)]).held;
  expect(gestured(now, ['B1'], own).held).toEqual(own);
});

test('[X-210] what the table plans is begun anew by a click, changed by keys, and let go by Escape at once', () => {
  const now = nowOf(battleOf({ A1: { at: [12, 4, 90], tokens: ['move', 'move'] }, B1: { at: [12, 22, 270] } }, HALF));
  const offered = first(now);
  expect(offered).toMatchObject({ kind: 'move', ship: 'A1', offered: true });
  expect(stepsOf(offered)).toHaveLength(2);
  expect(stepsOf(gestured(now, [click(12, 7)], offered).held)).toEqual([
    { type: 'straight', distance: inch(3), ram: null },
  ]);
  expect(back(now, offered)).toEqual({ kind: 'move', ship: 'A1', steps: [] });
});

test('[X-219] who was ordered to board has that planned', () => {
  const tokens = ['move', 'board'] as const;
  const now = nowOf(battleOf({ A1: { at: [12, 6, 90], tokens }, B1: { at: [12, 15, 270] } }, HALF));
  expect(stepsOf(first(now)).at(-1)).toEqual({ type: 'board', target: 'B1' });
  expect(plan(now, first(now)).risks[0]).toMatch(/^Boarding: \d\.\d wounds on Comrade-class B1 to be expected/);
});
