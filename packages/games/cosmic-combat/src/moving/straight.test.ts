// Straight and backward moves and turns (CC-24, CC-28, CC-33, CC-35, X-06, X-56, X-205 to ), by hand.
import { hulls, inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { Piece } from '../content/terrain.ts';
import type { Battle, CosmicCommand, MoveFault, Place, Token } from '../state/types.ts';
import { at, begun, changed, given, type Lineup, lying, PASS, playing, scene, seven } from '../testing/scenes.ts';

/** Move 8, 60 × 30 mm. */
const cruiser = seven('empire-of-sol', [3, 3, 2, 5, 2, 5, 6]);
const warship = seven('empire-of-sol', [3, 3, 2, 5, 2, 5, 6], { class: 'warship', base: [100, 60] });
const enemy = seven('void', [3, 3, 2, 5, 2, 5, 6]);

const square = (x: number, y: number, side: number, kind: Piece['kind']): Piece => ({
  kind,
  poly: [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ],
});

const half = (b: Battle): Battle => begun(b, 'movement', { type: 'half', side: 0, step: 'begin' });
const straight = (distance: number, ram: string | null = null): CosmicCommand => ({ type: 'straight', distance, ram });
const turn = (facing: number): CosmicCommand => ({ type: 'turn', facing });
const back = (distance: number): CosmicCommand => ({ type: 'back', distance });

/** A1 is active with these tokens. */
const active = (
  places: Readonly<Record<string, Place>>,
  more: Partial<Lineup> = {},
  tokens: readonly Token[] = ['move', 'move'],
) => {
  const b = lying(scene({ south: [cruiser], north: [enemy], ...more }), { B1: at(33, 33), ...places });
  const p = playing(half(given(b, { A1: tokens })));
  p.play({ type: 'activate', ship: 'A1' });
  return p;
};
const faultOf = (r: ReturnType<ReturnType<typeof playing>['refusal']>): MoveFault | undefined =>
  r?.code === 'cannotMove' ? r.why : undefined;

describe('straight ahead', () => {
  test('[X-207] [X-213] [X-204] test vector 2: Move 8 stops at 11460 before an enemy 20000 away; the refusal names it', () => {
    const p = active({ A1: { x: 20000, y: 40000, facing: 0 }, B1: { x: 40000, y: 40000, facing: 0 } });
    expect(p.refusal(straight(11460))).toBeUndefined();
    expect(p.refusal(straight(11461))).toMatchObject({ why: 'zone', farthest: 11460, by: 'B1' });
    p.play(straight(11460));
    expect(p.ship('A1').place).toEqual({ x: 31460, y: 40000, facing: 0 });
    expect(p.ship('A1').turn).toMatchObject({ moves: 1, moved: 11460, turned: false });
  });

  test('[X-207] [CC-28] [X-56] any whole distance from 0 to Move; beyond it too far', () => {
    const p = active({ A1: at(5, 18) });
    expect(p.refusal(straight(0))).toBeUndefined();
    expect(p.refusal(straight(inch(8)))).toBeUndefined();
    expect(p.refusal(straight(inch(8) + 1))).toMatchObject({ why: 'tooFar', farthest: inch(8) });
    p.play(straight(0));
    expect(p.ship('A1').turn.moves).toBe(1);
  });

  test('[X-61] [CC-42] a voluntary move stops at the edge', () => {
    const p = active({ A1: { x: 91440 - 3000 - 5000, y: 40000, facing: 0 } });
    expect(p.refusal(straight(5000))).toBeUndefined();
    expect(p.refusal(straight(5001))).toMatchObject({ why: 'edge', farthest: 5000, rule: 'X-61' });
  });

  test('[X-218] [CC-35] it ends at contact with solid terrain unharmed', () => {
    const p = active({ A1: at(5, 18) }, { pieces: [square(10, 17, 2, 'asteroid')] });
    const free = inch(5) - 3000;
    expect(p.refusal(straight(free + 1))).toMatchObject({ why: 'solid', farthest: free });
    p.play(straight(free));
    expect(p.told('wrecked')).toEqual([]);
  });

  test('[X-214] friends’ zones are closed to voluntary moves, and a friend cannot be rammed', () => {
    const p = active({ A1: at(5, 18), A2: at(12, 18) }, { south: [cruiser, cruiser] });
    const free = inch(7) - 6000 - inch(1);
    expect(p.refusal(straight(inch(8)))).toMatchObject({ why: 'zone', farthest: free, by: 'A2' });
    expect(p.refusal(straight(inch(8), 'A2'))).toMatchObject({ why: 'notAnEnemy', rule: 'X-214' });
    expect(p.candidates().some((c) => c.type === 'straight' && c.ram !== null)).toBe(false);
  });

  test('[X-213] [X-223] a ship near another may go where that gap never shrinks', () => {
    // Side by side, half an inch apart, the same way: along it, away from it, never towards it.
    const beside = (facing: number) =>
      active({ A1: { x: 40000, y: 40000, facing }, B1: { x: 40000, y: 40000 + 3000 + 1270, facing: 0 } });
    expect(beside(0).refusal(straight(inch(8)))).toBeUndefined();
    expect(beside(3500).refusal(straight(inch(8)))).toBeUndefined();
    expect(beside(100).refusal(straight(1))).toMatchObject({ why: 'zone', farthest: 0, by: 'B1' });
  });

  test('[X-234] [X-235] difficult ground costs double, and counts double as distance moved', () => {
    // From 6" to 8" the centre is in debris: 8" pay for 6".
    const p = active({ A1: at(2, 18) }, { pieces: [square(6, 16, 2, 'debris')] }, ['move', 'move', 'move']);
    p.play(straight(inch(3)));
    expect(p.ship('A1').turn.moved).toBe(inch(3));
    expect(p.refusal(straight(inch(7)))).toMatchObject({ why: 'tooFar', farthest: inch(6) });
    p.play(straight(inch(6)));
    expect(p.ship('A1').turn.moved).toBe(inch(3 + 8));
  });

  test('[X-234] [X-207] of what ends a move the nearer is named: too difficult before a zone', () => {
    const enemyAt = { B1: { x: inch(2 + 7) + 6000 + inch(1), y: inch(18), facing: 0 } };
    const debris = square(6, 16, 2, 'debris');
    const p = active({ A1: at(2, 18), ...enemyAt }, { pieces: [debris] });
    expect(p.refusal(straight(inch(8)))).toMatchObject({ why: 'tooFar', farthest: inch(6) });
    expect(active({ A1: at(2, 18), ...enemyAt }).refusal(straight(inch(8)))).toMatchObject({ why: 'zone', by: 'B1' });
  });

  test('[X-249] [X-221] rooted and held ships do not move, nor are they offered', () => {
    const still = (change: object) => {
      const b = lying(scene({ south: [cruiser], north: [enemy] }), { A1: at(5, 18), B1: at(33, 33) });
      return playing(half(changed(given(b, { A1: ['move', 'board'] }), 'A1', change)));
    };
    const { turn: before } = still({}).ship('A1');
    for (const p of [still({ rooted: 1 }), still({ turn: { ...before, held: true } })]) {
      expect(p.told('tokenLost')).toHaveLength(2);
      expect(p.ship('A1').place).toEqual(at(5, 18));
    }
    expect(still({}).asked()).toMatchObject({ kind: 'activate', ships: ['A1'] });
  });
});

describe('backward', () => {
  test('[X-208] [CC-33] at most a quarter of Move, the facing kept', () => {
    const p = active({ A1: at(18, 18, 90) });
    expect(p.refusal(back(635 * 8))).toBeUndefined();
    expect(p.refusal(back(635 * 8 + 1))).toMatchObject({ why: 'tooFarBack', farthest: 635 * 8, rule: 'X-208' });
    p.play(back(inch(2)));
    expect(p.ship('A1').place).toEqual(at(18, 16, 90));
    expect(p.ship('A1').turn).toMatchObject({ moved: inch(2), moves: 1 });
  });

  test('[X-208] [X-61] never a ram: it stops at zones and at the edge behind', () => {
    const p = active({ A1: { x: 3000 + 1000, y: 40000, facing: 0 } });
    expect(p.refusal(back(inch(2)))).toMatchObject({ why: 'edge', farthest: 1000 });
    const q = active({ A1: at(18, 18), B1: { x: inch(18) - 6000 - 3540, y: inch(18), facing: 0 } });
    expect(q.refusal(back(inch(2)))).toMatchObject({ why: 'zone', farthest: 1000, by: 'B1' });
  });
});

describe('turns', () => {
  test('[X-206] [X-06] [CC-24] exactly 1" ahead, then any tenth up to 90.0° either way', () => {
    const p = active({ A1: at(18, 18) });
    expect(p.refusal(turn(900))).toBeUndefined();
    expect(p.refusal(turn(3600 - 900))).toBeUndefined();
    expect(faultOf(p.refusal(turn(901)))).toBe('tooFarRound');
    expect(faultOf(p.refusal(turn(2699)))).toBe('tooFarRound');
    p.play(turn(333));
    expect(p.ship('A1').place).toEqual({ x: inch(19), y: inch(18), facing: 333 });
    expect(p.ship('A1').turn).toMatchObject({ moved: inch(1), turned: true, moves: 1 });
    p.play(turn(1233)); // the second token, from the new facing
    expect(p.ship('A1').place!.facing).toBe(1233);
  });

  test('[X-06] by the switch up to 180°', () => {
    const p = active({ A1: at(18, 18) }, { rulings: { turnLimit: 180 } });
    expect(p.refusal(turn(1800))).toBeUndefined();
    expect(p.candidates().filter((c) => c.type === 'turn')).toHaveLength(23);
  });

  test('[X-206] [X-235] the edge cuts the 1" short, the turn follows, and counts as 1"', () => {
    const p = active({ A1: { x: 91440 - 3000, y: 40000, facing: 0 } });
    p.play(turn(900));
    expect(p.ship('A1').place).toEqual({ x: 91440 - 3000, y: 40000, facing: 900 });
    expect(p.ship('A1').turn).toMatchObject({ moved: inch(1), turned: true });
  });

  test('[X-206] [X-234] zones and rocks cut it short too; difficult ground does not', () => {
    const rock = active({ A1: at(5, 18) }, { pieces: [square(7, 17, 2, 'asteroid')] });
    rock.play(turn(900));
    expect(rock.ship('A1').place!.x).toBe(inch(7) - 3000);
    const zone = active({ A1: { x: 40000, y: 40000, facing: 0 }, B1: { x: 40000 + 6000 + 3540, y: 40000, facing: 0 } });
    zone.play(turn(2700));
    expect(zone.ship('A1').place!.x).toBe(41000);
    const debris = active({ A1: at(5, 18) }, { pieces: [square(4, 16, 4, 'debris')] });
    debris.play(turn(900));
    expect(debris.ship('A1').place!.x).toBe(inch(6));
  });

  /** A warship with a friend beside it on the left, `more` than 1" away once it has gone 1" ahead. */
  const beside = (more: number, rulings: Lineup['rulings'] = {}) => {
    const [x, y] = [40000, 40000];
    const friend = { x: x + 2540, y: y + 6000 + 2540 + more, facing: 0 };
    return active({ A1: { x, y, facing: 0 }, A2: friend }, { south: [warship, warship], rulings });
  };

  test('[X-205] test vector 4: no turn with a friend exactly 1" beside it; with 28.4 mm more all are free', () => {
    const near = beside(0);
    for (let t = 50; t <= 900; t += 50) {
      expect(near.refusal(turn(t))).toMatchObject({ by: 'A2', rule: 'X-205' });
      expect(near.refusal(turn(3600 - t))).toMatchObject({ by: 'A2', rule: 'X-205' });
    }
    expect(near.candidates().some((c) => c.type === 'turn')).toBe(false);
    const far = beside(2840);
    for (let t = -900; t <= 900; t += 50) expect(far.refusal(turn(hulls.facingOf(t)))).toBeUndefined();
  });

  test('[X-205] only the end is looked at, unless the switch lets corners sweep', () => {
    // Turned by 90° it reaches 2000 farther aside than now; on the way its corner reaches 5831 − 3000.
    const more = 2100;
    expect(beside(more).refusal(turn(900))).toBeUndefined();
    expect(beside(more).refusal(turn(600))).toMatchObject({ why: 'zone' });
    expect(beside(more, { turnSweep: true }).refusal(turn(900))).toMatchObject({ why: 'zone', by: 'A2' });
    expect(beside(2840, { turnSweep: true }).refusal(turn(900))).toBeUndefined();
    expect(beside(more, { turnSweep: true, turnLimit: 180 }).refusal(turn(1800))).toMatchObject({ why: 'zone' });
  });

  test('[X-205] a zone it is in already does not forbid a turn, a base does', () => {
    const p = active({ A1: { x: 40000, y: 40000, facing: 0 }, B1: { x: 40000, y: 40000 + 3000 + 1000, facing: 0 } });
    expect(p.refusal(turn(100))).toBeUndefined();
    expect(p.refusal(turn(900))).toMatchObject({ why: 'base', by: 'B1' });
  });

  test('[X-205] no turn over the edge', () => {
    const p = active({ A1: { x: 40000, y: 1500, facing: 0 } });
    expect(p.refusal(turn(900))).toMatchObject({ why: 'edge' });
  });
});

describe('the switch for moving at least 1"', () => {
  const least = { rulings: { minMoveAlways: true } } as const;

  test('[X-56] [X-211] shorter moves are refused, and a ship that lets its tokens lapse drifts', () => {
    const p = active({ A1: at(18, 18) }, least);
    expect(faultOf(p.refusal(straight(inch(1) - 1)))).toBe('minMove');
    expect(faultOf(p.refusal(back(inch(1) - 1)))).toBe('minMove');
    expect(p.refusal(straight(inch(1)))).toBeUndefined();
    p.play(PASS);
    expect(p.ship('A1').place).toEqual(at(19, 18));
  });

  test('[X-56] who has moved or turned does not drift', () => {
    const p = active({ A1: at(18, 18) }, least, ['move', 'fire']);
    p.play(straight(inch(2)));
    expect(p.ship('A1').place).toEqual(at(20, 18));
    const q = active({ A1: at(18, 18) }, least, ['move', 'fire']);
    q.play(turn(900));
    expect(q.ship('A1').place).toEqual(at(19, 18, 90));
  });
});
