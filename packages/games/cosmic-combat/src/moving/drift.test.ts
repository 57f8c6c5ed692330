// Drift, rams, scrapes and wrecks (CC-27, CC-42, CC-44, CC-45, X-13, X-60, X-211 to ), by hand.
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { Piece } from '../content/terrain.ts';
import type { Battle, CosmicCommand, Place, Token } from '../state/types.ts';
import {
  at,
  begun,
  changed,
  changedTurn,
  given,
  type Lineup,
  lying,
  ordered,
  PASS,
  playing,
  pooled,
  scene,
  seven,
  sheet,
} from '../testing/scenes.ts';

type Seven = Parameters<typeof seven>[1];
/** S, I and W as wanted; no Aggressors, so that nothing locks. */
const hull = (faction: 'empire-of-sol' | 'black-sun', strength: number, integrity: number, wounds = 4) =>
  seven(faction, [3, 3, strength, 5, 0, wounds, integrity] as Seven);
const plain = hull('empire-of-sol', 2, 6);
const foe = hull('black-sun', 2, 6);

const half = (b: Battle, side: 0 | 1 = 0): Battle => begun(b, 'movement', { type: 'half', side, step: 'begin' });
const straight = (distance: number, ram: string | null = null): CosmicCommand => ({ type: 'straight', distance, ram });

const laid = (
  places: Readonly<Record<string, Place>>,
  tokens: Readonly<Record<string, readonly Token[]>> = {},
  more: Partial<Lineup> = {},
): Battle => given(lying(scene({ south: [plain], north: [foe], ...more }), { B1: at(33, 33), ...places }), tokens);

const asteroid: Piece = {
  kind: 'asteroid',
  poly: [
    [10, 17],
    [12, 17],
    [12, 19],
    [10, 19],
  ],
};
const FREE = ['fire', 'fire'] as const;

describe('who drifts', () => {
  const drifted = (b: Battle, ...dice: number[]) => playing(half(b), ...dice).ship('A1').place;

  test('[CC-27] [X-211] [X-84] without a Move token 1" ahead, which counts as nothing', () => {
    const p = playing(half(laid({ A1: at(18, 18, 90) }, { A1: FREE })));
    expect(p.told('moved')).toMatchObject([
      { ship: 'A1', why: 'drift', from: at(18, 18, 90), to: at(18, 19, 90), cost: 0 },
    ]);
  });

  test('[X-211] [X-56] a Move token keeps it where it is, even one that is lost', () => {
    const p = playing(half(laid({ A1: at(18, 18) }, { A1: ['move', 'fire'] })));
    p.play(PASS);
    expect(p.told('moved')).toEqual([]);
    expect(p.told('tokenLost')).toMatchObject([{ ship: 'A1', token: 'move' }]);
  });

  test('[X-220] a Boarding token without anybody in reach is lost, and the ship drifts', () => {
    expect(drifted(laid({ A1: at(18, 18) }, { A1: ['board', 'fire'] }))).toEqual(at(19, 18));
  });

  test('[X-211] [CC-29] [X-249] [X-221] locked, rooted and held ships do not', () => {
    const locked = seven('empire-of-sol', [3, 3, 2, 5, 1, 4, 6]);
    const near = { A1: at(18, 18), B1: { x: inch(18), y: inch(18) + 3000 + 2000, facing: 0 } };
    expect(drifted(laid(near, { A1: FREE }, { south: [locked] }))).toEqual(at(18, 18));
    expect(drifted(laid(near, { A1: FREE }))).toEqual(at(19, 18)); // nobody has Aggressors: no pair
    const free = laid({ A1: at(18, 18) }, { A1: FREE });
    expect(drifted(changed(free, 'A1', { rooted: 1 }))).toEqual(at(18, 18));
    expect(drifted(changedTurn(free, 'A1', { held: true }))).toEqual(at(18, 18));
  });

  test('[X-249] what this side has rooted is free when its half begins', () => {
    const p = playing(half(changed(laid({ A1: at(18, 18) }, { A1: FREE }), 'A1', { rooted: 0 })));
    expect(p.told('moved')).toHaveLength(1);
    expect(p.ship('A1').rooted).toBeNull();
  });

  test('[X-211] [X-228] a station, Move 0, never drifts; who is docked at one of its side does not either', () => {
    const station = sheet('citadel.orbital-station');
    const b = laid(
      { A1: at(18, 18), A2: { x: inch(18) - 5000 - 1500 - 1000, y: inch(18), facing: 900 } },
      { A1: FREE, A2: FREE },
      { south: [station, plain] },
    );
    expect(playing(half(b)).told('moved')).toEqual([]);
  });

  test('[X-211] ships not activated drift in order of number when their owner ends the half', () => {
    const b = laid(
      { A1: at(4, 4), A2: at(4, 12), A3: at(4, 20) },
      { A1: FREE, A2: ['move', 'move'], A3: FREE },
      { south: [plain, plain, plain] },
    );
    const p = playing(half(b));
    expect(p.asked()).toMatchObject({ kind: 'activate', ships: ['A1', 'A2', 'A3'] });
    p.play({ type: 'activate', ship: 'A3' }); // it may drift first, if its owner likes
    p.play(PASS);
    expect(p.told('moved').map((e) => e.type === 'moved' && e.ship)).toEqual(['A3', 'A1']);
  });
});

describe('the order of drifts', () => {
  test('[X-211] [X-210] is asked for only where it can matter: near each other, or before a base', () => {
    const apart = playing(
      half(laid({ A1: at(4, 4), A2: at(4, 12) }, { A1: FREE, A2: FREE }, { south: [plain, plain] })),
    );
    expect(apart.told('moved')).toHaveLength(2);
    const close = laid({ A1: at(4, 4), A2: at(4, 8) }, { A1: FREE, A2: FREE }, { south: [plain, plain] });
    expect(playing(half(close)).asked()).toMatchObject({ kind: 'activate', ships: ['A1', 'A2'] });
    const before = { A1: at(4, 4), A2: at(4, 20), B1: { x: inch(4) + 6000 + 1000, y: inch(20), facing: 0 } };
    const struck = laid(before, { A1: FREE, A2: FREE }, { south: [plain, plain] });
    expect(playing(half(struck)).asked()).toMatchObject({ kind: 'activate', ships: ['A1', 'A2'] });
  });
});

describe('what a drift meets', () => {
  const nose = (room: number) => laid({ A1: { x: 91440 - 3000 - room, y: 40000, facing: 0 } }, { A1: FREE });

  test('[X-212] [CC-42] test vector 3: the nose 2540 from the edge is safe, 2538 too, 2537 is destroyed', () => {
    expect(playing(half(nose(2540))).ship('A1').fate).toBe('alive');
    expect(playing(half(nose(2538))).ship('A1').fate).toBe('alive');
    const p = playing(half(nose(2537)));
    expect(p.told('leftTheBoard')).toMatchObject([{ ship: 'A1' }]);
    expect(p.now().outcome).toMatchObject({ places: [[1], [0]], reason: 'destroyed' });
  });

  test('[X-212] zones and difficult ground do not stop it', () => {
    const debris: Piece = { kind: 'debris', disc: [18, 18, 3] };
    const b = laid(
      { A1: at(18, 18), B1: { x: inch(18), y: inch(18) + 3000 + 2000, facing: 0 } },
      { A1: FREE },
      { pieces: [debris] },
    );
    expect(playing(half(b)).told('moved')).toMatchObject([{ to: at(19, 18) }]);
  });

  test('[X-216] [CC-44] a base: both roll, and it goes back to where the move began', () => {
    const across = { x: inch(18) + 3000 + 1500 + 1000, y: inch(18), facing: 900 };
    const p = playing(half(laid({ A1: at(18, 18), B1: across }, { A1: FREE })), 4, 3);
    expect(p.told('collided')).toMatchObject([{ mover: 'A1', target: 'B1', how: 'contact' }]);
    expect(p.rolls).toEqual(['ram 1 by 0', 'ram 1 by 1']);
    expect(p.told('moved')).toMatchObject([
      { why: 'drift', to: { x: inch(18) + 1000 } },
      { why: 'setBack', to: at(18, 18) },
    ]);
    expect(p.ship('B1').wounds).toBe(3); // 4 + 2 ≥ 6
    expect(p.ship('A1').wounds).toBe(4); // 3 + 2 < 6
  });

  test('[X-212] a base that is just touched at the end of the inch has been met', () => {
    const b = laid({ A1: at(18, 18), B1: { x: inch(19) + 6000, y: inch(18), facing: 0 } }, { A1: FREE });
    expect(playing(half(b), 1, 1).told('collided')).toHaveLength(1);
    const c = laid({ A1: at(18, 18), B1: { x: inch(19) + 6003, y: inch(18), facing: 0 } }, { A1: FREE });
    expect(playing(half(c)).told('collided')).toHaveLength(0);
  });

  test('[X-218] [X-257] solid terrain: the opponent rolls D6 + its Strength against Integrity; it stays in contact', () => {
    const b = laid({ A1: { x: inch(10) - 3000 - 1000, y: inch(18), facing: 0 } }, { A1: FREE }, { pieces: [asteroid] });
    const p = playing(half(b), 2);
    expect(p.rolls).toEqual(['wreck 1 by 1']);
    expect(p.told('wrecked')).toMatchObject([{ ship: 'A1', strength: 4 }]);
    expect(p.ship('A1').place).toEqual({ x: inch(10) - 3000, y: inch(18), facing: 0 });
    expect(p.ship('A1').wounds).toBe(3); // 2 + 4 ≥ 6
    expect(playing(half(b), 1).ship('A1').wounds).toBe(4);
  });

  test('[X-218] each later drift rolls again; where it is certain no die is rolled', () => {
    const touching = { A1: { x: inch(10) - 3000, y: inch(18), facing: 0 } };
    expect(playing(half(laid(touching, { A1: FREE }, { pieces: [asteroid] })), 6).told('wounded')).toHaveLength(1);
    const weak = laid(touching, { A1: FREE }, { pieces: [asteroid], south: [hull('empire-of-sol', 2, 5)] });
    const p = playing(half(weak));
    expect(p.told('certain')).toMatchObject([{ ship: 'A1', wounds: 1 }]);
    expect(p.ship('A1').wounds).toBe(3);
    const strong = laid(touching, { A1: FREE }, { pieces: [asteroid], south: [hull('empire-of-sol', 2, 11)] });
    expect(playing(half(strong)).told('certain')).toMatchObject([{ ship: 'A1', wounds: 0 }]);
  });

  test('[X-218] a ship that breaks on it is gone at once', () => {
    const b = laid(
      { A1: { x: inch(10) - 3000, y: inch(18), facing: 0 }, A2: at(3, 3) },
      { A1: FREE, A2: FREE },
      { pieces: [asteroid], south: [hull('empire-of-sol', 2, 5, 1), plain] },
    );
    expect(playing(half(b)).ship('A1').fate).toBe('destroyed');
  });
});

describe('friends', () => {
  /** A1 drifts past A2, which lies ahead of it on the left, 2000 aside. */
  const passing = (more: Partial<Lineup> = {}) =>
    laid(
      { A1: { x: 40000, y: 40000, facing: 0 }, A2: { x: 48000, y: 45000, facing: 0 } },
      { A1: FREE, A2: ['move', 'fire'] },
      { south: [plain, plain], ...more },
    );

  test('[X-214] [CC-36] a drift into a friend’s zone: both roll, nobody stops', () => {
    const p = playing(half(passing()));
    p.play({ type: 'activate', ship: 'A1' }, 6, 1);
    expect(p.told('collided')).toMatchObject([{ mover: 'A1', target: 'A2', how: 'scrape', rule: 'X-214' }]);
    expect(p.ship('A2').wounds).toBe(3);
    expect(p.ship('A1')).toMatchObject({ wounds: 4, place: { x: 42540, y: 40000 } });
    expect(p.now().scraped).toEqual(['A1 A2']);
  });

  test('[X-214] once for each pair and phase', () => {
    const b = laid(
      { A1: { x: 40000, y: 40000, facing: 0 }, A2: { x: 46000, y: 47000, facing: 2700 } },
      { A1: FREE, A2: FREE, A3: ['move', 'move'] },
      { south: [plain, plain, plain] },
    );
    const p = playing(half(changed(b, 'A3', { place: at(3, 30) })));
    p.play({ type: 'activate', ship: 'A2' }, 1, 1);
    expect(p.told('collided')).toHaveLength(1);
    p.play({ type: 'activate', ship: 'A1' }); // meets its base now: it is stopped and set back, and nothing is rolled
    expect(p.told('collided').slice(1)).toMatchObject([{ mover: 'A1', target: 'A2', how: 'contact' }]);
    expect(p.rolls).toHaveLength(2);
    expect(p.ship('A1').place).toEqual({ x: 40000, y: 40000, facing: 0 });
  });

  test('[X-214] who is near already does not enter; bases that meet roll once', () => {
    const b = laid(
      { A1: { x: 40000, y: 40000, facing: 0 }, A2: { x: 40000, y: 44000, facing: 0 } },
      { A1: FREE, A2: ['move', 'fire'] },
      { south: [plain, plain] },
    );
    const p = playing(half(b));
    p.play({ type: 'activate', ship: 'A1' });
    expect(p.rolls).toEqual([]);
    const c = changed(b, 'A2', { place: { x: 47000, y: 40000, facing: 0 } });
    const q = playing(half(c));
    q.play({ type: 'activate', ship: 'A1' }, 1, 1);
    expect(q.told('collided')).toMatchObject([{ how: 'contact' }]);
    expect(q.ship('A1').place).toEqual({ x: 40000, y: 40000, facing: 0 });
  });

  test('[X-214] who is near already does not enter, though it comes nearer; a friend met at the very end is met once', () => {
    const nearer = laid(
      { A1: { x: 40000, y: 40000, facing: 100 }, A2: { x: 40000, y: 45000, facing: 0 } },
      { A1: FREE, A2: ['move', 'fire'] },
      { south: [plain, plain] },
    );
    const p = playing(half(nearer));
    p.play({ type: 'activate', ship: 'A1' });
    expect(p.rolls).toEqual([]);
    const q = playing(half(changed(nearer, 'A1', { place: { x: 40000 - 6000 - 2540, y: 45000, facing: 0 } })));
    q.play({ type: 'activate', ship: 'A1' }, 1, 1);
    expect(q.told('collided')).toMatchObject([{ how: 'contact' }]);
  });

  test('[X-212] [X-214] over the edge before it comes to the friend, it scrapes nobody', () => {
    const b = laid(
      { A1: { x: 87592, y: 40000, facing: 300 }, A2: { x: 88000, y: 47639, facing: 0 } },
      { A1: FREE, A2: ['move', 'fire'] },
      { south: [plain, plain] },
    );
    const p = playing(half(b));
    p.play({ type: 'activate', ship: 'A1' });
    expect(p.ship('A1').fate).toBe('destroyed');
    expect(p.told('collided')).toEqual([]);
    // Farther in it does scrape.
    const q = playing(half(lying(b, { A1: { x: 85000, y: 40000, facing: 300 } })));
    q.play({ type: 'activate', ship: 'A1' }, 1, 1);
    expect(q.told('collided')).toMatchObject([{ how: 'scrape' }]);
  });

  test('[X-214] by the switch a voluntary move may enter, and friends may be rammed', () => {
    const free = { rulings: { friendlyZone: 'voluntary' } } as const;
    const b = given(passing(free), { A1: ['move', 'move', 'move'] });
    const p = playing(half(b));
    p.play({ type: 'activate', ship: 'A1' });
    p.play(straight(inch(8)), 1, 1);
    expect(p.told('collided')).toMatchObject([{ how: 'scrape', target: 'A2' }]);
    expect(p.ship('A1').place!.x).toBe(40000 + inch(8));
    const q = playing(half(changed(b, 'A2', { place: { x: 52000, y: 40000, facing: 0 } })));
    q.play({ type: 'activate', ship: 'A1' });
    expect(q.refusal(straight(6001))).toMatchObject({ why: 'base', farthest: 6000, by: 'A2' });
    q.play(straight(inch(8), 'A2'), 1, 1);
    expect(q.rolls).toHaveLength(2);
    expect(q.ship('A1').place!.x).toBe(46000 - inch(1));
  });
});

describe('rams', () => {
  const VECTOR: Readonly<Record<string, Place>> = {
    A1: { x: 20000, y: 40000, facing: 0 },
    B1: { x: 40000, y: 40000, facing: 0 },
  };
  const ramming = (more: Partial<Lineup> = {}, tokens: readonly Token[] = ['move', 'move'], places = VECTOR) => {
    const p = playing(half(laid(places, { A1: tokens }, more)));
    p.play({ type: 'activate', ship: 'A1' });
    return p;
  };

  test('[X-216] [X-215] test vector 2: touches at 14000, is set back to 11460; the way to contact counts', () => {
    const p = ramming();
    expect(p.refusal(straight(13999, 'B1'))).toMatchObject({ why: 'noContact', farthest: 14000, by: 'B1' });
    p.play(straight(14000, 'B1'), 1, 1);
    expect(p.told('moved')).toMatchObject([
      { why: 'straight', to: { x: 34000 }, cost: 14000 },
      { why: 'setBack', to: { x: 31460 }, cost: 0 },
    ]);
    expect(p.ship('A1').turn).toMatchObject({ moved: 14000, moves: 1 });
  });

  test('[X-215] [X-216] who touches at the very end of its Move has struck, and is set back by 1"', () => {
    const p = ramming({}, ['move', 'move'], { ...VECTOR, B1: { x: 20000 + 6000 + inch(8), y: 40000, facing: 0 } });
    p.play(straight(inch(8), 'B1'), 1, 1);
    expect(p.told('collided')).toMatchObject([{ mover: 'A1', target: 'B1', how: 'contact' }]);
    expect(p.ship('A1').place!.x).toBe(20000 + inch(7));
  });

  test('[X-13] [CC-45] each rolls D6 + its own Strength against the other’s Integrity', () => {
    const more = { south: [hull('empire-of-sol', 3, 9)], north: [hull('black-sun', 5, 7)] };
    const p = ramming(more);
    p.play(straight(14000, 'B1'), 4, 4);
    expect([p.ship('A1').wounds, p.ship('B1').wounds]).toEqual([3, 3]); // 5 + 4 ≥ 9, 3 + 4 ≥ 7
    const q = ramming(more);
    q.play(straight(14000, 'B1'), 3, 3);
    expect([q.ship('A1').wounds, q.ship('B1').wounds]).toEqual([4, 4]);
  });

  test('[X-13] by the switch each against its own, and suffers it itself', () => {
    const more = {
      south: [hull('empire-of-sol', 3, 6)],
      north: [hull('black-sun', 5, 9)],
      rulings: { ramLiteral: true },
    };
    const p = ramming(more);
    p.play(straight(14000, 'B1'), 3, 3);
    expect([p.ship('A1').wounds, p.ship('B1').wounds]).toEqual([3, 4]); // 3 + 3 ≥ 6, 5 + 3 < 9
  });

  test('[X-257] test vector 5: Strength 6 against Integrity 7 is certain, no die; too strong a hull neither', () => {
    const p = ramming({ south: [hull('empire-of-sol', 6, 12)], north: [hull('black-sun', 5, 7)] });
    p.play(straight(14000, 'B1'));
    expect(p.rolls).toEqual([]);
    expect(p.told('certain')).toMatchObject([
      { ship: 'B1', wounds: 1 },
      { ship: 'A1', wounds: 0 },
    ]);
    expect([p.ship('A1').wounds, p.ship('B1').wounds]).toEqual([4, 3]);
  });

  test('[X-243] [X-257] the dice fall mover first; windows for Destiny open first side first', () => {
    const b = ordered(laid({ ...VECTOR }, { B1: ['move', 'move'], A1: ['fire', 'fire'] }), { destiny: 'ask' });
    const turned = lying(b, { B1: { x: 40000, y: 40000, facing: 1800 } });
    const p = playing(half(pooled(pooled(turned, 0, { destiny: 1 }), 1, { destiny: 1 }), 1));
    p.play({ type: 'activate', ship: 'B1' });
    p.play(straight(14000, 'A1'), 1, 2);
    expect(p.rolls).toEqual(['ram 1 by 1', 'ram 1 by 0']);
    expect(p.asked()).toMatchObject({ kind: 'reroll', seat: 0, faces: [2] });
    p.play({ type: 'reroll', dice: 1 }, 4);
    expect(p.asked()).toMatchObject({ kind: 'reroll', seat: 1, faces: [1] });
    p.play({ type: 'reroll', dice: 0 });
    expect([p.ship('A1').wounds, p.ship('B1').wounds]).toEqual([4, 3]);
  });

  test('[X-257] [DW-64] Champions of the Void roll for what they ignore, the mover first', () => {
    const champion = seven('void', [3, 3, 5, 5, 0, 4, 6]);
    const p = ramming({ south: [champion], north: [champion] });
    p.play(straight(14000, 'B1'), 6, 5);
    expect(p.rolls).toEqual(['ignore 1 by 0', 'ignore 1 by 1']);
    expect([p.ship('A1').wounds, p.ship('B1').wounds]).toEqual([4, 3]);
  });

  test('[X-216] a destroyed target is removed at once, and the move goes on as far as ordered and free', () => {
    const more = { north: [hull('black-sun', 2, 6, 1), foe], south: [plain, plain] };
    const places = { ...VECTOR, B2: at(33, 33), A2: at(3, 3) };
    const p = ramming(more, ['move', 'move'], places);
    p.play(straight(18000, 'B1'), 4, 1);
    expect(p.ship('B1').fate).toBe('destroyed');
    expect(p.ship('A1').place).toEqual({ x: 38000, y: 40000, facing: 0 });
    expect(p.ship('A1').turn).toMatchObject({ moved: 18000, moves: 1 });
    // Another lies behind: it stops at its zone.
    const q = ramming(more, ['move', 'move'], { ...places, B2: { x: 45000, y: 40000, facing: 900 } });
    q.play(straight(18000, 'B1'), 4, 1);
    expect(q.ship('A1').place!.x).toBe(45000 - 1500 - 2540 - 3000);
  });

  test('[X-216] [X-234] what was ordered is paid for: difficult ground behind the target costs no more than once', () => {
    const debris: Piece = {
      kind: 'debris',
      poly: [
        [14, 14],
        [14.5, 14],
        [14.5, 18],
        [14, 18],
      ],
    };
    const more = { north: [hull('black-sun', 2, 6, 1), foe], south: [plain, plain], pieces: [debris] };
    const p = ramming(more, ['move', 'move'], { ...VECTOR, B2: at(33, 33), A2: at(3, 3) });
    p.play(straight(18000, 'B1'), 4, 1); // from 20000 past 14 to 14.5 inches: 18000 and 1270 more of 20320
    expect(p.ship('A1').place).toEqual({ x: 38000, y: 40000, facing: 0 });
    expect(p.ship('A1').turn.moved).toBe(18000 + inch(0.5));
  });

  test('[X-216] a mover that is destroyed is gone; both at once is a draw where none is left', () => {
    const more = { south: [hull('empire-of-sol', 2, 6, 1)], north: [hull('black-sun', 2, 6, 1)] };
    const p = ramming(more);
    p.play(straight(14000, 'B1'), 4, 4);
    expect(p.now().outcome).toMatchObject({ reason: 'bothDestroyed' });
    const q = ramming(more);
    q.play(straight(14000, 'B1'), 1, 4);
    expect(q.now().outcome).toMatchObject({ places: [[1], [0]] });
  });

  test('[X-215] a second Move token may ram again; other zones stay closed', () => {
    const p = ramming({}, ['move', 'move', 'fire']);
    p.play(straight(14000, 'B1'), 1, 1);
    p.play(straight(inch(8), 'B1'), 1, 1);
    expect(p.told('collided')).toHaveLength(2);
    const more = { north: [foe, foe] };
    const q = ramming(more, ['move', 'move'], { ...VECTOR, B2: { x: 30000, y: 44000, facing: 0 } });
    expect(q.refusal(straight(inch(8), 'B1'))).toMatchObject({ why: 'noContact', by: 'B2' });
    expect(q.refusal(straight(inch(8), 'A1'))).toMatchObject({ code: 'noSuchShip' });
    expect(q.refusal(straight(inch(8) + 1, 'B2'))).toMatchObject({ why: 'noContact' });
  });

  test('[X-207] [X-215] a ram is ordered no farther than Move', () => {
    expect(ramming().refusal(straight(inch(8), 'B1'))).toBeUndefined();
    expect(ramming().refusal(straight(inch(8) + 1, 'B1'))).toMatchObject({ why: 'tooFar', farthest: inch(8) });
  });

  test('[X-60] [X-216] by the switch it stays in contact; otherwise a ram locks nobody', () => {
    const boarders = {
      south: [seven('empire-of-sol', [3, 3, 2, 5, 1, 4, 6])],
      north: [seven('black-sun', [3, 3, 2, 5, 1, 4, 6])],
    };
    const p = ramming({ ...boarders, rulings: { ramThenFight: true } }, ['move', 'move', 'fire']);
    p.play(straight(14000, 'B1'), 1, 1);
    expect(p.ship('A1').place!.x).toBe(34000);
    expect(p.refusal(straight(1))).toMatchObject({ why: 'zone', farthest: 0 });
    expect(p.candidates()).toContainEqual({ type: 'back', distance: inch(2) }); // it may break off
  });

  test('[X-217] [CC-38] fighters ram and are rammed like all', () => {
    const p = ramming({ north: [sheet('black-sun.corsair')] });
    p.play(straight(inch(8), 'B1'), 5); // 2 against 3: certain; 5 + 1 ≥ 6
    expect([p.ship('A1').wounds, p.ship('B1').fate]).toEqual([3, 'destroyed']);
  });
});
