// Fighters (CC-34, X-209, X-213, X-215, X-216), by hand and by chance.
import { hulls, inch, type Point } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { Piece } from '../content/terrain.ts';
import { hullOf } from '../ground/standing.ts';
import { shipOf } from '../state/battle.ts';
import type { Battle, CosmicCommand, FlyCommand, Place, Token } from '../state/types.ts';
import { at, begun, given, type Lineup, lying, playing, scene, seven, sheet } from '../testing/scenes.ts';

/** Move 12, 30 × 30 mm, S1, I4, one Wound. */
const gladius = sheet('empire-of-sol.gladius');
const tough = sheet('empire-of-sol.gladius', { stats: { ...gladius.stats, wounds: 3 } });
const enemy = seven('black-sun', [3, 3, 2, 5, 0, 5, 6]);

const active = (
  places: Readonly<Record<string, Place>>,
  more: Partial<Lineup> = {},
  tokens: readonly Token[] = ['move', 'move', 'move'],
) => {
  const b: Battle = given(lying(scene({ south: [gladius], north: [enemy], ...more }), { B1: at(33, 33), ...places }), {
    A1: tokens,
  });
  const p = playing(begun(b, 'movement', { type: 'half', side: 0, step: 'begin' }));
  p.play({ type: 'activate', ship: 'A1' });
  return p;
};
const fly = (ends: readonly Point[], facing = 0, ram: string | null = null): FlyCommand => ({
  type: 'fly',
  ends,
  facing,
  ram,
});
const point = (x: number, y: number): Point => ({ x: inch(x), y: inch(y) });

describe('flights', () => {
  test('[X-209] [CC-34] legs in any directions, any facing at the end; what they cost counts as moved', () => {
    const p = active({ A1: at(10, 10, 90) });
    p.play(fly([point(10, 5), point(6, 5)], 1234));
    expect(p.ship('A1').place).toEqual({ x: inch(6), y: inch(5), facing: 1234 });
    expect(p.ship('A1').turn).toMatchObject({ moved: inch(9), moves: 1, turned: false });
    expect(p.told('moved')).toMatchObject([{ why: 'fly', ends: [point(10, 5), point(6, 5)], cost: inch(9) }]);
  });

  test('[X-235] [X-255] who only looks elsewhere has turned', () => {
    const p = active({ A1: at(10, 10, 90) });
    p.play(fly([], 900));
    expect(p.ship('A1').turn).toMatchObject({ moved: 0, turned: false });
    p.play(fly([], 1800));
    expect(p.ship('A1').turn).toMatchObject({ moved: 0, turned: true });
  });

  test('[X-209] the sum is at most Move; [X-234] difficult ground counts twice', () => {
    const p = active({ A1: at(10, 10) });
    expect(p.refusal(fly([point(22, 10)]))).toBeUndefined();
    expect(p.refusal(fly([point(16, 10), point(16, 16)]))).toBeUndefined();
    expect(p.refusal(fly([point(16, 10), point(16, 16.25)]))).toMatchObject({ why: 'tooFar', farthest: inch(12) });
    expect(p.refusal(fly([]))).toBeUndefined();
    const debris: Piece = { kind: 'debris', disc: [16, 10, 2] };
    const q = active({ A1: at(10, 10) }, { pieces: [debris] });
    expect(q.refusal(fly([point(22, 10)]))).toMatchObject({ why: 'tooFar' });
    expect(q.refusal(fly([point(18, 10)]))).toBeUndefined();
  });

  test('[X-209] others do not fly', () => {
    const p = active({ A1: at(10, 10) }, { south: [seven('empire-of-sol', [3, 3, 2, 5, 2, 5, 6])] });
    expect(p.refusal(fly([point(12, 10)]))).toMatchObject({ why: 'notAFighter', rule: 'CC-34' });
  });

  test('[X-209] [X-213] [CC-35] as a disc on the way, as a square at the end: zones, bases, rocks, the edge', () => {
    const rock: Piece = { kind: 'asteroid', disc: [15, 10, 1] };
    const p = active({ A1: at(10, 10), B1: at(10, 15) }, { pieces: [rock] });
    expect(p.refusal(fly([point(10, 14)]))).toMatchObject({ why: 'zone', by: 'B1' });
    expect(p.refusal(fly([point(18, 10)]))).toMatchObject({ why: 'solid' });
    expect(p.refusal(fly([point(15, 7.5), point(18, 10)]))).toBeUndefined(); // round it
    const q = active({ A1: at(3, 3) });
    expect(q.refusal(fly([{ x: 1499, y: inch(3) }], 0))).toBeUndefined(); // ε
    expect(q.refusal(fly([{ x: 1500, y: inch(3) }], 450))).toMatchObject({ why: 'edge' });
    expect(q.refusal(fly([{ x: 1490, y: inch(3) }], 0))).toMatchObject({ why: 'edge', rule: 'X-61' });
  });

  test('[X-213] a zone in which it begins is open until it has been left once', () => {
    const p = active({ A1: { x: 40000, y: 40000, facing: 0 }, B1: { x: 40000, y: 44000, facing: 0 } });
    expect(p.refusal(fly([{ x: 45000, y: 40000 }]))).toBeUndefined();
    const away = { x: 40000, y: 34000 };
    expect(p.refusal(fly([away]))).toBeUndefined();
    expect(p.refusal(fly([away, { x: 40000, y: 40000 }]))).toMatchObject({ why: 'zone', by: 'B1' });
  });

  test('[X-209] candidates are at most 60, all legal, some near and far, and standing in a corner too', () => {
    for (const A1 of [
      at(18, 18),
      { x: 1500, y: 1500, facing: 0 },
      at(31.5, 31.5),
      { x: 40000, y: 91440 - 1500, facing: 0 },
    ]) {
      const p = active({ A1 });
      const all = p.candidates();
      expect(all.length).toBeLessThanOrEqual(60);
      expect(all.filter((c) => c.type === 'fly').length).toBeGreaterThan(8);
      for (const c of all) expect([c, p.refusal(c)]).toEqual([c, undefined]);
    }
  });
});

describe('rams by fighters', () => {
  const places = { A1: { x: 40000, y: 40000, facing: 0 }, B1: { x: 40000, y: 50000, facing: 0 } };

  test('[X-215] [X-216] by the last leg, in any direction; it is set back along it until 1" clear', () => {
    const p = active(places, { south: [tough] });
    const strike = fly([{ x: 40000, y: 49000 }], 2700, 'B1');
    p.play(strike, 1, 1);
    expect(p.told('moved')).toMatchObject([
      { why: 'fly', to: { x: 40000, y: 50000 - 1500 - 1500, facing: 2700 }, cost: 7000 },
      { why: 'setBack', to: { x: 40000, y: 50000 - 1500 - 1500 - 2540, facing: 2700 } },
    ]);
  });

  test('[X-215] its square strikes with the facing it will have', () => {
    const p = active(places, { south: [tough] });
    p.play(fly([{ x: 40000, y: 49000 }], 450, 'B1'), 1, 1);
    // The corner lies 2121 ahead of the centre: at 46379 it touches the side at 48500.
    expect(p.told('moved')[0]).toMatchObject({ to: { y: 46379, facing: 450 } });
  });

  test('[X-215] refused if the last leg does not reach it, or enters its zone before', () => {
    const p = active(places);
    expect(p.refusal(fly([{ x: 40000, y: 46900 }], 900, 'B1'))).toMatchObject({ why: 'noContact' });
    expect(p.refusal(fly([{ x: 50000, y: 40000 }], 900, 'B1'))).toMatchObject({ why: 'noContact' });
    expect(p.refusal(fly([], 900, 'B1'))).toMatchObject({ why: 'noContact' });
    const inZone = { x: 40000, y: 45500 };
    expect(p.refusal(fly([inZone, { x: 41000, y: 49000 }], 900, 'B1'))).toMatchObject({ why: 'zone', by: 'B1' });
    expect(
      p.refusal(
        fly(
          [
            { x: 40000, y: 41000 },
            { x: 40000, y: 49000 },
          ],
          900,
          'B1',
        ),
      ),
    ).toBeUndefined();
    expect(p.refusal(fly([{ x: 40000, y: -5 }], 900, 'B1'))).toMatchObject({ why: 'edge' });
    expect(p.refusal(fly([{ x: 40000, y: 75000 }], 900, 'B1'))).toMatchObject({ why: 'tooFar' });
  });

  test('[X-216] a target that is destroyed is flown through, as far as ordered', () => {
    const weak = seven('black-sun', [3, 3, 0, 5, 0, 1, 2]);
    const p = active({ ...places, B2: at(3, 30) }, { north: [weak, enemy], south: [tough] });
    p.play(fly([{ x: 40000, y: 60000 }], 900, 'B1'), 4); // 1 + S1 ≥ 2 is certain; the other rolls 4 + 0 ≥ 4
    expect(p.ship('B1').fate).toBe('destroyed');
    expect(p.ship('A1').place).toEqual({ x: 40000, y: 60000, facing: 900 });
    expect(p.ship('A1').turn.moved).toBe(20000);
  });

  test('[X-216] where its square cannot stand behind, it stays nearer, on nothing', () => {
    // Two rocks leave a gap of 3020 at 43.2 mm before the target: a disc passes, a square on its corner does not fit.
    const inches = (units: number) => units / 2540;
    const rocks: readonly Piece[] = [-1, 1].map((side) => ({
      kind: 'asteroid',
      disc: [inches(40000 + side * (1510 + 1270)), inches(44000), 0.5],
    }));
    const p = active(places, { south: [tough], pieces: rocks });
    p.play(fly([{ x: 40000, y: 49000 }], 450, 'B1'), 1, 1);
    const b = p.now();
    const base = hullOf(b, shipOf(b, 'A1'));
    for (const { disc } of rocks as readonly { disc: readonly [number, number, number] }[]) {
      const body = hulls.disc(Math.round(disc[0] * 2540), Math.round(disc[1] * 2540), 1270);
      expect(hulls.isOverlapping(base, body)).toBe(false);
    }
  });

  test('[X-215] every ship in reach is offered once as a ram', () => {
    const p = active({ ...places, B2: { x: 50000, y: 40000, facing: 0 } }, { north: [enemy, enemy] });
    const rams = p.candidates().flatMap((c: CosmicCommand) => (c.type === 'fly' && c.ram !== null ? [c.ram] : []));
    expect(rams).toEqual(['B1', 'B2']);
  });
});
