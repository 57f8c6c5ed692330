import { type Battle, type BattleCommand, gridBattles, gridBattlesDescriptor } from '@muster/grid-battles';
import { fastTable, seededLuck } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { nextOf } from '../../../play/tabletop/plan.ts';
import { hand, IDLE, suggested } from './hand.ts';
import { ACTIVATE, after, battle, choose, planOf, situation, touch } from './test/lineup.ts';
import type { Held } from './types.ts';

const ATTACKS = { type: 'endPhase' } as const;

const drag = (b: Battle, held: Held, unit: string, ...over: readonly string[]): Held =>
  over.reduce((now, hex) => hand.touch(situation(b), now, { kind: 'drag', unit, over: hex }).held, held);

const drop = (b: Battle, held: Held, unit: string, over: string) =>
  hand.touch(situation(b), held, { kind: 'drop', unit, over });

describe('one gesture means one thing in every phase', () => {
  test('[R-21] [GB-12] counters are chosen, and chosen again to let go, until the set is confirmed', () => {
    const b = battle();
    expect(choose(b, IDLE, 'A1', 'A2')).toEqual({ kind: 'activate', units: ['A1', 'A2'] });
    expect(choose(b, IDLE, 'A1', 'A2', 'A1')).toEqual({ kind: 'activate', units: ['A2'] });
    expect(choose(b, IDLE, 'A1', 'A2', 'A3')).toEqual({ kind: 'activate', units: ['A2', 'A3'] }); // two are owed
  });

  test('[GB-27] where the chosen one could go is told to be for later, and the choice stays', () => {
    const b = battle();
    const chosen = choose(b, IDLE, 'A1');
    const { held, remark } = touch(b, chosen, '0203');
    expect(held).toEqual(chosen);
    expect(remark?.text).toContain('Knight A1 can go there once it is activated (GB-27).');
    expect(touch(b, chosen, '0500').remark?.text).not.toContain('activated');
  });

  test('[GB-25] a chosen counter that is chosen again is let go, whatever was planned with it', () => {
    const moving = after(battle(), ACTIVATE);
    expect(choose(moving, IDLE, 'A1', 'A1')).toEqual(IDLE);
    expect(choose(moving, IDLE, 'A1', '0203', 'A1')).toEqual(IDLE);
    const attacking = after(battle(), ACTIVATE, ATTACKS);
    expect(choose(attacking, IDLE, 'A1', 'A1')).toEqual(IDLE);
    expect(choose(attacking, IDLE, 'A1', 'B1', 'B1')).toEqual({ kind: 'attack', attacker: 'A1', target: null });
    expect(choose(attacking, IDLE, 'B2', 'B2')).toEqual(IDLE);
  });

  test('[GB-24] [GB-25] a path grows step by step and goes back in part or whole', () => {
    const b = after(battle(), ACTIVATE);
    const there = choose(b, IDLE, 'A1', '0203', '0303');
    expect(there).toEqual({ kind: 'move', unit: 'A1', path: ['0203', '0303'] });
    expect(choose(b, there, '0203')).toMatchObject({ path: ['0203'] });
    expect(choose(b, there, '0103')).toMatchObject({ path: [] });
    expect(hand.back(situation(b), there, undefined)).toEqual(IDLE);
  });

  test('[GB-26] a drag plans as clicks do', () => {
    const b = after(battle(), ACTIVATE);
    const dragged = drag(b, IDLE, 'A1', '0203', '0303', '0203', '0204');
    expect(dragged).toEqual({ kind: 'move', unit: 'A1', path: ['0203', '0204'] });
    expect(drop(b, dragged, 'A1', '0204')).toEqual({ held: dragged });
    const attacking = after(battle(), ACTIVATE, ATTACKS);
    expect(drag(attacking, IDLE, 'A1', '0102')).toEqual({ kind: 'attack', attacker: 'A1', target: 'B1' });
    expect(drag(attacking, IDLE, 'A1', '0102', '0203')).toEqual({ kind: 'attack', attacker: 'A1', target: null });
  });

  test('[GB-27] a counter dragged before it is activated is chosen, and told when it moves', () => {
    const b = battle();
    const dragged = drag(b, IDLE, 'A1', '0203', '0303');
    expect(dragged).toEqual({ kind: 'activate', units: ['A1'] });
    expect(drop(b, dragged, 'A1', '0303').remark?.text).toMatch(/Activation phase \(GB-27\)/);
  });

  test('[GB-30] an enemy is struck by the one who can; where several can, one of them is chosen', () => {
    const one = after(battle(), ACTIVATE, ATTACKS); // woods hide the Pikeman from the Archer
    expect(choose(one, IDLE, 'B1')).toEqual({ kind: 'attack', attacker: 'A1', target: 'B1' });
    const two = after(battle(), { type: 'activate', units: ['A1', 'A3'] }, ATTACKS);
    expect(choose(two, IDLE, 'B1')).toEqual({ kind: 'strikers', target: 'B1' });
    expect(choose(two, IDLE, 'B1', 'A3')).toEqual({ kind: 'attack', attacker: 'A3', target: 'B1' });
  });

  test('a lone unit that can act is chosen by itself', () => {
    expect(hand.first(situation(battle()))).toEqual(IDLE);
    const b = after(battle(), ACTIVATE);
    expect(hand.first(situation(b))).toEqual(IDLE);
    const last = after(b, { type: 'move', unit: 'A2', path: [] });
    expect(hand.first(situation(last))).toEqual({ kind: 'move', unit: 'A1', path: [] });
    expect(hand.first(situation(last, false))).toEqual(IDLE);
  });

  test('who only looks on looks at units, and plans nothing', () => {
    const now = situation(after(battle(), ACTIVATE), false);
    const looking = hand.touch(now, IDLE, { kind: 'piece', id: 'A1' }).held;
    expect(looking).toEqual({ kind: 'inspect', unit: 'A1' });
    expect(hand.touch(now, looking, { kind: 'piece', id: 'A1' })).toEqual({ held: IDLE });
    expect(hand.touch(now, looking, { kind: 'hex', hex: '0203' })).toEqual({ held: IDLE });
  });
});

describe('every refused gesture is answered where it was made', () => {
  test('[GB-23] [GB-60] a hex out of reach: what the way costs, and the way', () => {
    const b = after(battle(), ACTIVATE);
    expect(touch(b, choose(b, IDLE, 'A2'), '0504').remark).toBeUndefined(); // two steps
    const { held, remark } = touch(b, choose(b, IDLE, 'A2', '0404'), '0500');
    expect(remark).toMatchObject({
      at: '0500',
      text: expect.stringMatching(/cannot go that far: the path costs \d and it has 2/),
    });
    expect(remark?.way?.at(-1)).toBe('0500');
    expect(held).toMatchObject({ path: ['0404'] }); // the plan is kept
  });

  test('[GB-34] [GB-38] a blocked shot: in words, with the line and the hex that decides', () => {
    const b = after(battle(), ACTIVATE, ATTACKS);
    expect(touch(b, { kind: 'attack', attacker: 'A2', target: null }, 'B2').remark).toMatchObject({
      at: '0300',
      text: 'Archer A2 cannot see Pikeman B2: 0302 is in the way (GB-34).',
      sight: { from: '0304', to: '0300', clear: false, blockers: ['0302'] },
    });
  });

  test('[GB-30] [GB-31] an enemy that nobody can strike: why the nearest cannot', () => {
    const b = after(battle(), { type: 'activate', units: ['A1', 'A3'] }, ATTACKS);
    expect(touch(b, IDLE, 'B2').remark?.text).toMatch(/^Knight A1 cannot attack Pikeman B2: it is \d hexes away/);
    expect(touch(b, choose(b, IDLE, 'A1'), '0203').remark?.text).toBe('Nobody stands on 0203 to be struck (GB-30).');
  });

  test('[GB-12] [GB-20] units that cannot act say why', () => {
    expect(touch(after(battle(), ACTIVATE), IDLE, 'A3').remark?.text).toMatch(/it is fresh, not activated/);
    const moved = after(battle(), ACTIVATE, { type: 'move', unit: 'A1', path: [] });
    expect(touch(moved, IDLE, 'A1').remark?.text).toMatch(/has finished its move/);
    expect(drop(moved, drag(moved, IDLE, 'A1', '0203'), 'A1', '0203').remark?.text).toMatch(/has finished its move/);
  });

  test('[GB-27] an enemy chosen while a unit moves: attacks come later, and the plan is kept', () => {
    const b = after(battle(), ACTIVATE);
    const planned = choose(b, IDLE, 'A1', '0203');
    for (const { held, remark } of [touch(b, planned, 'B1'), drop(b, planned, 'A1', '0102')]) {
      expect(remark?.text).toMatch(/Movement phase \(GB-27\)/);
      expect(held).toEqual(planned);
    }
  });
});

test('going round the units that can act', () => {
  const next = (b: Battle, held: Held): Held => {
    const plan = planOf(b, held);
    return hand.take!(situation(b), held, nextOf(plan.roster!, plan)!);
  };
  const b = battle();
  expect(next(b, IDLE)).toEqual({ kind: 'activate', units: ['A1'] });
  expect(next(b, { kind: 'activate', units: ['A1'] })).toEqual({ kind: 'activate', units: ['A1', 'A2'] });
  expect(next(b, { kind: 'activate', units: ['A3'] })).toEqual({ kind: 'activate', units: ['A3', 'A1'] });
  const moving = after(b, ACTIVATE);
  expect(next(moving, choose(moving, IDLE, 'A1', '0203'))).toEqual({ kind: 'move', unit: 'A2', path: [] });
  expect(next(moving, choose(moving, IDLE, 'A2'))).toEqual({ kind: 'move', unit: 'A1', path: [] });
  const last = after(moving, { type: 'move', unit: 'A2', path: [] });
  const planned = choose(last, IDLE, 'A1', '0203');
  expect(next(last, planned)).toEqual(planned); // nobody else: it is only shown
});

describe('[FB-04] before a free battle', () => {
  const free = (): Battle => {
    const { config } = gridBattlesDescriptor.samples().find(({ id }) => id === 'free')!;
    return gridBattles.setup(config, fastTable(seededLuck(1)));
  };

  test('what the computer would deploy lies in the hand, and the main button would play just that', () => {
    const b = free();
    const c = gridBattles.candidates(b, b.turn).at(-1)!;
    expect(planOf(b, suggested(c)).main?.commands).toEqual([c]);
    expect(suggested({ type: 'concede' })).toBe(IDLE);
  });

  test('a unit is in the hand already; a hex outside the zone is refused, and the place stays', () => {
    const b = free();
    const first = hand.first(situation(b));
    if (first.kind !== 'deploy') throw new Error('nothing to deploy');
    const isDeploy = (c: BattleCommand): c is BattleCommand & { type: 'deploy' } => c.type === 'deploy';
    const { hex } = gridBattles
      .candidates(b, b.turn)
      .filter(isDeploy)
      .find(({ unit }) => unit === first.unit)!;
    const placed = touch(b, first, hex);
    expect(placed).toEqual({ held: { ...first, hex } });
    const middle = touch(b, placed.held, '0404');
    expect(middle).toMatchObject({ held: { hex }, remark: { at: '0404' } });
    expect(drag(b, first, first.unit, '0404')).toEqual(first);
  });
});
