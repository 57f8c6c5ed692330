// Chances of powers are checked against the game itself: every way the dice can fall is played, and counted.
import { describe, expect, test } from 'vitest';

import { modelOf } from '../state/battle.ts';
import type { Battle, CastCommand } from '../state/types.ts';
import { lossIn, once, slainIn } from '../testing/falls.ts';
import {
  changed,
  type Lineup,
  ordered,
  type Place,
  playing,
  scene,
  select,
  standing,
  stayAt,
  unit,
} from '../testing/scenes.ts';
import { chancesOf, powerChances } from './index.ts';

const QUIET = { redirect: 'never', destiny: 'never', resist: 'never', fallBack: 'never' } as const;

const caster = (powers: readonly string[], destiny = 0) =>
  unit('void.necromancer', { powers }, { affinity: 4, perception: 3, destiny });
const cast = (power: string, target: string | null, upcharge = 0): CastCommand => ({
  type: 'cast',
  power,
  target,
  upcharge,
});

/** A1 stands, and has come to the Shoot phase. */
const ready = (
  south: Lineup['south'],
  north: Lineup['north'],
  places: Readonly<Record<string, Place>>,
  points = 149,
): Battle => {
  const p = playing(ordered(standing(scene({ south, north, pieces: [], points }), places), QUIET));
  p.play(select('A1'));
  p.play(stayAt(p.now(), 'A1'));
  while (p.asked()!.kind !== 'shoot') p.play({ type: 'pass' });
  return p.now();
};
const spearman = unit('empire-of-sol.praetorian', { wargear: ['spear'] }); // without a shield

const told = (b: Battle, c: CastCommand) => powerChances(b, modelOf(b, 'A1'), c);

describe('[X-146] what a power does once it resolves', () => {
  test.each([0, 1, 2])('[DW-89] Blast upcharged by %i: so many wounds more of a success', (upcharge) => {
    const b = ready([caster(['lightning', 'blast'])], [unit('void.death-knight', {}, { faith: 0, affinity: 0 })], {
      A1: [5, 10],
      B1: [10, 10],
    });
    const c = cast('blast', 'B1', upcharge);
    const { cost, damage, others, slain } = told(b, c);
    expect([cost, others]).toEqual([1 + upcharge, []]);
    expect(damage!.mean).toBeCloseTo(lossIn(b, once(c), 'B1'), 12); // three Wounds, so none is lost
    expect(slain).toBeCloseTo(slainIn(b, once(c), 'B1'), 12);
    expect(damage!.wounds.reduce((all, p) => all + p, 0)).toBeCloseTo(1, 12);
  });

  test('[X-154] Lightning: the target and each ally beside it by its own numbers; nobody else, and nobody twice', () => {
    const b = ready([caster(['blast', 'lightning'])], [spearman, 'empire-of-sol.legionnaire', spearman], {
      A1: [5, 10],
      B1: [10, 10],
      B2: [11, 10],
      B3: [14, 10],
    });
    const c = cast('lightning', 'B1', 1);
    const { damage, others, slain } = told(b, c);
    expect(others.map(({ target }) => target)).toEqual(['B2']);
    expect(slain).toBeCloseTo(slainIn(b, once(c), 'B1'), 12);
    expect(damage!.slain).toBeCloseTo(slain, 12);
    expect(others[0]!.slain).toBeCloseTo(slainIn(b, once(c), 'B2'), 12);
    expect(others[0]!.wounds).toHaveLength(3); // two of a success
  });

  test('[HR-38] [X-137] Fireburst: rows once the centre is struck, and saves that are lent', () => {
    const b = ready([caster(['lightning', 'fireburst'])], [spearman, 'empire-of-sol.legionnaire', spearman], {
      A1: [5, 10],
      B1: [10, 10],
      B2: [11, 10],
      B3: [14, 10],
    });
    const c = cast('fireburst', 'B1');
    const { damage, others } = told(b, c);
    expect(damage!.needs).toMatchObject({ save: 5 }); // the Legionnaire's, struck beside it
    expect(damage!.slain).toBeCloseTo(slainIn(b, once(c), 'B1'), 12);
    expect(others.map(({ target }) => target)).toEqual(['B2']);
    expect(others[0]!.slain).toBeCloseTo(slainIn(b, once(c), 'B2'), 12);
  });

  test('[DW-79] with Destiny a die that fails is rolled again', () => {
    const b = ready([caster(['blast'], 1)], ['bloodpact.reaver'], { A1: [5, 10], B1: [10, 10] });
    const { damage, slain } = told(b, cast('blast', 'B1'));
    const miss = 1 - slain;
    expect(damage!.destiny).toMatchObject({ points: 1, slain: expect.closeTo(1 - miss ** 2, 12) });
    expect(told(changed(b, 'A1', { destiny: 0 }), cast('blast', 'B1')).damage!.destiny).toBeNull();
  });

  test('[DW-84] such as do no damage slay nobody', () => {
    const b = ready([caster(['dread', 'raise', 'blast'])], ['void.zombie'], { A1: [5, 10], B1: [10, 10] });
    for (const c of [cast('dread', 'B1'), cast('raise', null)])
      expect(told(b, c)).toEqual({ cost: 1, resolves: 1, resistance: [], damage: null, others: [], slain: 0 });
  });
});

describe('[DW-91] [DW-92] how likely it resolves before it is cast', () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 0],
  ])('as likely as the best opening says once it is cast: Faith %i, Affinity %i', (faith, affinity) => {
    const resister = unit('void.death-knight', {}, { faith, affinity });
    const b = ordered(ready([caster(['lightning', 'blast'])], [resister], { A1: [5, 10], B1: [10, 10] }), {
      resist: 'ask',
    });
    const c = cast('lightning', 'B1');
    const { resolves, resistance, slain, damage } = told(b, c);
    expect(resistance.map(({ by }) => by)).toEqual(['B1']);
    const p = playing(b);
    p.play(c);
    const worths = p
      .candidates()
      .flatMap((answer) => (answer.type === 'resist' && answer.by !== null ? [answer] : []))
      .map((answer) => (chancesOf(p.now(), answer) as { resolves: number }).resolves);
    expect(worths.length).toBe(faith + affinity);
    expect(resolves).toBeCloseTo(Math.min(...worths), 12);
    expect(resolves).toBeLessThan(1);
    expect(slain).toBeCloseTo(resolves * damage!.slain, 12);
  });
});
