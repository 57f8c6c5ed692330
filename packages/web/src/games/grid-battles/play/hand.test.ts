import { type Battle, type BattleCommand, gridBattles, gridBattlesDescriptor, type Unit } from '@muster/grid-battles';
import { fastTable, seededLuck } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { nextOf } from '../../../play/tabletop/plan.ts';
import { hand, IDLE, suggested } from './hand.ts';
import { ACTIVATE, after, attack, battle, choose, planOf, situation, taken, touch, turn, way } from './test/lineup.ts';
import type { Held, Turn } from './types.ts';
import { isInDanger } from './ways.ts';

const ATTACKS = { type: 'endPhase' } as const;

const drag = (b: Battle, held: Held, unit: string, ...over: readonly string[]): Held =>
  over.reduce((now, hex) => hand.touch(situation(b), now, { kind: 'drag', unit, over: hex }).held, held);

const drop = (b: Battle, held: Held, unit: string, over: string) =>
  hand.touch(situation(b), held, { kind: 'drop', unit, over });

describe('one gesture means one thing in every phase', () => {
  test('[R-21] [GB-12] counters are chosen, and chosen again to let go, until the set is confirmed', () => {
    const b = battle();
    expect(choose(b, IDLE, 'A1', 'A2')).toEqual(turn(way('A1'), way('A2')));
    expect(choose(b, IDLE, 'A1', 'A2', 'A2')).toEqual({ ...turn(way('A1')), chosen: null });
    expect(choose(b, IDLE, 'A1', 'A2', 'A1')).toEqual({ ...turn(way('A1'), way('A2')), chosen: 'A1' }); // looked after again
  });

  test('[GB-12] one too many is refused in words, and nobody is exchanged', () => {
    const b = battle();
    const two = choose(b, IDLE, 'A1', 'A2');
    const { held, remark } = touch(b, two, 'A3');
    expect(held).toEqual(two);
    expect(remark).toMatchObject({ at: '0002', text: expect.stringMatching(/3 .*2.*\(GB-12\)/) });
    expect(drop(b, drag(b, two, 'A3', '0001'), 'A3', '0001')).toMatchObject({ held: two, remark: { at: '0002' } });
  });

  test('[GB-27] a click on green plans the way before the activation, and the set keeps it', () => {
    const b = battle();
    const one = choose(b, IDLE, 'A1', '0203');
    expect(one).toEqual(turn(way('A1', '0203')));
    expect(choose(b, one, 'A2', '0404')).toEqual(turn(way('A1', '0203'), way('A2', '0404')));
    expect(choose(b, one, 'A2', '0103')).toEqual(turn(way('A1', '0203'), way('A2', '0204', '0103'))); // left free
    expect(touch(b, choose(b, one, 'A2'), '0203').remark?.text).toMatch(/0203/); // the Knight goes there
  });

  test('[GB-25] a chosen counter that is chosen again is let go, with what was planned for it alone', () => {
    const moving = after(battle(), ACTIVATE);
    expect(choose(moving, IDLE, 'A1', 'A1')).toEqual(turn());
    expect(choose(moving, IDLE, 'A2', '0404', 'A1', '0203', 'A1')).toEqual({
      ...turn(way('A2', '0404')),
      chosen: null,
    });
    const attacking = after(battle(), ACTIVATE, ATTACKS);
    expect(choose(attacking, IDLE, 'A1', 'A1')).toEqual(IDLE);
    expect(choose(attacking, IDLE, 'A1', 'B1', 'B1')).toEqual(attack('A1', 'B1')); // an enemy chosen again stays the target
  });

  test('[GB-24] [GB-25] a path grows step by step and goes back in part or whole', () => {
    const b = after(battle(), ACTIVATE);
    const there = choose(b, IDLE, 'A1', '0203', '0303');
    expect(there).toEqual(turn(way('A1', '0203', '0303')));
    expect(choose(b, there, '0203')).toEqual(turn(way('A1', '0203')));
    expect(choose(b, there, '0103')).toEqual(taken('A1'));
    const back = (held: Held) => hand.back(situation(b), held, undefined);
    expect(back(there)).toEqual(taken('A1'));
    expect(back(back(there))).toEqual(IDLE);
    const two = choose(b, there, 'A2');
    expect(back(two)).toEqual({ ...turn(way('A1', '0203', '0303')), chosen: null });
    expect(hand.back(situation(b), two, { at: '0203', text: 'Too far' })).toEqual(two); // only what was said goes
  });

  test('[GB-26] a drag plans as clicks do, before the activation too', () => {
    const b = after(battle(), ACTIVATE);
    const dragged = drag(b, IDLE, 'A1', '0203', '0303', '0203', '0204');
    expect(dragged).toEqual(turn(way('A1', '0203', '0204')));
    expect(drop(b, dragged, 'A1', '0204')).toEqual({ held: dragged });
    expect(drag(battle(), IDLE, 'A1', '0203', '0303')).toEqual(turn(way('A1', '0203', '0303')));
    const attacking = after(battle(), ACTIVATE, ATTACKS);
    expect(drag(attacking, IDLE, 'A1', '0102')).toEqual(attack('A1', 'B1'));
    expect(drag(attacking, IDLE, 'A1', '0102', '0203')).toEqual(attack('A1', null));
  });

  test('a lone unit that can act is chosen by itself, and its lone target with it', () => {
    expect(hand.first(situation(battle()))).toEqual(IDLE);
    const b = after(battle(), ACTIVATE);
    expect(hand.first(situation(b))).toEqual(IDLE);
    const last = after(b, { type: 'move', unit: 'A2', path: [] });
    expect(hand.first(situation(last))).toEqual(taken('A1'));
    expect(hand.first(situation(last, false))).toEqual(IDLE);
    expect(hand.first(situation(after(b, ATTACKS)))).toEqual({ ...attack('A1', 'B1'), offered: true });
  });

  test('who only looks on looks at units, and plans nothing', () => {
    const now = situation(after(battle(), ACTIVATE), false);
    const looking = hand.touch(now, IDLE, { kind: 'piece', id: 'A1' }).held;
    expect(looking).toEqual({ kind: 'inspect', unit: 'A1' });
    expect(hand.touch(now, looking, { kind: 'piece', id: 'A1' })).toEqual({ held: IDLE });
    expect(hand.touch(now, looking, { kind: 'hex', hex: '0203' })).toEqual({ held: IDLE });
  });
});

describe('an enemy that is chosen is attacked', () => {
  /** The Knight stands beside the Pikeman, and strikes as well out of the woods on its other side. */
  const WOODS = { unit: 'A1', path: ['0202'], target: 'B1' };
  const BOTH = { type: 'activate', units: ['A1', 'A3'] } as const;

  test('[GB-30] in the Attack phase by the best who can strike it, or by who is in the hand', () => {
    const one = after(battle(), ACTIVATE, ATTACKS); // woods hide the Pikeman from the Archer
    expect(choose(one, IDLE, 'B1')).toEqual({ ...attack('A1', 'B1'), offered: true });
    const two = after(battle(), BOTH, ATTACKS);
    expect(choose(two, IDLE, 'B1')).toMatchObject({ attacker: 'A1' }); // red hits harder than yellow
    expect(choose(two, IDLE, 'A3', 'B1')).toEqual(attack('A3', 'B1'));
    expect(choose(two, IDLE, 'B1', 'A3')).toEqual(attack('A3', 'B1')); // whoever is chosen then strikes it instead
  });

  test('[GB-27] before, the way of the chosen one to where it can strike is planned, and the blow is meant', () => {
    for (const b of [battle(), after(battle(), ACTIVATE)]) {
      expect(choose(b, IDLE, 'A1', 'B1')).toEqual(turn(WOODS)); // where less comes back (GB-42)
    }
  });

  test('[GB-24] a way that was laid by hand stays: it ends with the blow, or another is sent', () => {
    for (const b of [battle(), after(battle(), ACTIVATE)]) {
      const beside = choose(b, IDLE, 'A1', '0202', 'B1');
      expect(beside).toEqual(turn(WOODS));
      const away = choose(b, IDLE, 'A1', '0203', '0303', 'B1');
      expect(away).toMatchObject({ chosen: 'A2', ways: [way('A1', '0203', '0303'), { unit: 'A2', target: 'B1' }] });
    }
  });

  test('[GB-12] [GB-27] nobody is in the hand: the best is sent, and who must be activated with it comes along', () => {
    const b = battle();
    const one = choose(b, IDLE, 'B1');
    const archer = { unit: 'A2', path: ['0404'], target: 'B1', along: true } as const;
    expect(one).toEqual({ ...turn(WOODS, archer), chosen: 'A1', offered: true });
    const plan = planOf(b, one);
    expect(plan.hint).toContain('With it comes Archer A2 (strikes Pikeman B1)');
    expect(plan.main).toMatchObject({
      words: 'Activate and move Knight and Archer',
      commands: [ACTIVATE, { type: 'move', unit: 'A1' }, { type: 'move', unit: 'A2' }],
    });
    expect(plan.odds?.attacker.id).toBe('A1');
    expect(hand.back(situation(b), one, undefined)).toMatchObject({ ways: [WOODS] }); // first those who only came along
    expect(choose(b, one, 'A2')).toMatchObject({
      chosen: 'A2',
      ways: [WOODS, way('A2', '0404')].map(({ unit }) => ({ unit })),
    });
    expect(choose(b, one, 'A2', 'A2')).toMatchObject({ chosen: null, ways: [WOODS] });
  });

  test('[GB-12] who only came along gives way to whom the player chooses, and that is said', () => {
    const b = battle();
    const one = choose(b, IDLE, 'B1');
    const { held, remark } = touch(b, one, 'A3');
    expect(held).toEqual(turn(WOODS, way('A3')));
    expect(remark).toEqual({ at: '0002', text: 'It takes the place of Archer A2.' });
    expect(choose(b, one, 'B2')).toMatchObject({ ways: [WOODS, { unit: 'A2', target: 'B2' }] });
    expect(choose(b, IDLE, 'A1', 'B1')).toEqual(turn(WOODS)); // who takes up a counter chooses the others, too
  });

  test('[GB-27] the next enemy or the same one again gets another; one too many is refused', () => {
    const b = battle();
    const two = choose(b, IDLE, 'B1', 'B1');
    expect(two).toMatchObject({
      ways: [
        { unit: 'A1', target: 'B1' },
        { unit: 'A2', target: 'B1' },
      ],
    });
    expect(two).not.toMatchObject({ ways: [{}, { along: true }] });
    const { held, remark } = touch(b, two, 'B2');
    expect(held).toEqual(two);
    expect(remark).toMatchObject({ at: '0300', text: expect.stringContaining('GB-12') });
  });

  test('[GB-23] out of reach the nearest place towards it is planned, and that is said', () => {
    const b = after(battle(), BOTH);
    const { held, remark } = touch(b, choose(b, IDLE, 'A3'), 'B2');
    expect(remark).toMatchObject({
      at: '0300',
      text: expect.stringMatching(/out of reach\. It goes towards it, to \d{4}\.$/),
    });
    expect(held).toMatchObject({ chosen: 'A3', ways: [{ unit: 'A3', target: 'B2', far: true }] });
    expect(planOf(b, held)).toMatchObject({ odds: undefined, main: { commands: [{ type: 'move', unit: 'A3' }] } });
  });

  test('[GB-12] nobody can strike it: all go straight towards it, and who only comes along stays out of danger', () => {
    const places: Readonly<Record<string, string | null>> = {
      A1: '0004',
      A2: '0104',
      A3: '0002',
      B1: '0500',
      B2: null,
    };
    const b = battle();
    const rested = (id: string) => (id === 'A2' ? 'fatigued' : 'fresh');
    const apart = {
      ...b,
      units: b.units.map((u) => ({ ...u, hex: places[u.id]!, state: rested(u.id) as Unit['state'] })),
    };
    const { held, remark } = touch(apart, IDLE, 'B1');
    expect(remark?.text).toMatch(
      /^Nobody can get at Pikeman B1 in this turn: out of reach\. \w+ A\d goes towards it, to \d{4}\.$/,
    );
    const { ways } = held as Turn;
    expect(ways).toMatchObject([{ far: true }, { far: true, along: true }]);
    expect(isInDanger(apart, ways, ways[1]!)).toBe(false);
    expect(planOf(apart, held).selected).toEqual(ways.map(({ unit }) => unit));
  });

  test('[GB-41] who would more likely fall than not is not sent where another can go', () => {
    const b = after(battle(), BOTH, ATTACKS);
    const hurt = { ...b, units: b.units.map((u) => (u.id === 'A1' ? { ...u, health: 1 } : u)) };
    const striker = (at: Battle) => choose(at, IDLE, 'B1');
    expect([striker(b), striker(hurt)]).toMatchObject([{ attacker: 'A1' }, { attacker: 'A3' }]);
  });

  test('[GB-27] what was meant is the first offer once all have moved, then the same target again', () => {
    const b = after(battle(), BOTH);
    const meant = choose(b, IDLE, 'A3', 'B1');
    const [move] = planOf(b, meant).main!.commands;
    const moved = after(b, move!);
    const moving = hand.first(situation(moved), meant);
    expect(moving).toMatchObject({ chosen: 'A1', ways: [], meant: [{ attacker: 'A3', target: 'B1' }] });
    expect(planOf(moved, moving).marks.meant).toEqual([{ from: '0002', to: '0102' }]);
    const striking = after(moved, { type: 'move', unit: 'A1', path: [] });
    const first = hand.first(situation(striking), moving);
    expect(first).toEqual({ ...attack('A3', 'B1'), offered: true });
    const struck = after(striking, { type: 'attack', attacker: 'A3', target: 'B1' });
    expect(hand.first(situation(struck), first)).toEqual({ ...attack('A1', 'B1'), offered: true });
  });

  test('[GB-13] of another turn nothing is meant any more', () => {
    const b = after(battle(), BOTH);
    expect(hand.first(situation(b), attack('A1', 'B1', { attacker: 'A3', target: 'B1' }))).toEqual(IDLE);
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
    expect(held).toEqual(turn(way('A2', '0404'))); // the plan is kept
  });

  test('[GB-34] [GB-38] a blocked shot: in words, with the line and the hex that decides', () => {
    const b = after(battle(), ACTIVATE, ATTACKS);
    expect(touch(b, attack('A2', null), 'B2').remark).toMatchObject({
      at: '0300',
      text: 'Archer A2 cannot see Pikeman B2: 0302 is in the way (GB-34).',
      sight: { from: '0304', to: '0300', blockers: ['0302'] },
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
});

test('going round the units that can act', () => {
  const next = (b: Battle, held: Held): Held => {
    const plan = planOf(b, held);
    return hand.take!(situation(b), held, nextOf(plan.roster!, plan)!);
  };
  const b = battle();
  expect(next(b, IDLE)).toEqual(turn(way('A1')));
  expect(next(b, turn(way('A1')))).toEqual(turn(way('A1'), way('A2')));
  expect(next(b, turn(way('A3')))).toEqual(turn(way('A3'), way('A1')));
  const whole = choose(b, IDLE, 'A1', '0203', 'A2');
  expect(next(b, choose(b, whole, 'A1'))).toEqual(whole); // the one that has no way yet
  const moving = after(b, ACTIVATE);
  expect(next(moving, choose(moving, IDLE, 'A1', '0203'))).toEqual({ ...turn(way('A1', '0203')), chosen: 'A2' });
  expect(next(moving, taken('A2'))).toEqual(taken('A1'));
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

  test('[GB-30] an enemy that is chosen shows its card, what it could strike and when it can be attacked; a place is kept', () => {
    const start = free();
    const [c] = gridBattles.candidates(start, start.turn);
    const b = after(start, c!);
    const first = hand.first(situation(b));
    const looking = touch(b, first, 'A1');
    expect(looking).toEqual({ held: { kind: 'inspect', unit: 'A1' } });
    expect(planOf(b, looking.held)).toMatchObject({
      card: 'A1',
      hint: expect.stringMatching(/It can be attacked once all have been deployed\.$/),
    });
    const chosen = { ...first, hex: '0000' } as Held;
    expect(touch(b, chosen, 'A1').held).toEqual(chosen);
  });
});
