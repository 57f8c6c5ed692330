// The Shoot phase (CC-50 to CC-52, DW-49 to DW-72, X-226 to ), with numbers worked out by hand.
import { hulls } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { kitOf } from '../ground/field.ts';
import { STACK } from '../procedures.ts';
import { rollsAt } from '../shooting/aim.ts';
import { arrowsMet, coverOf, reachedSides, wayOf } from '../shooting/line.ts';
import { hasMovedTooFar, targetFault } from '../shooting/options.ts';
import { STATION_ID, shipOf } from '../state/battle.ts';
import type { Battle, FireFault } from '../state/types.ts';
import {
  at,
  cast,
  changed,
  changedTurn,
  fire,
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
  shielded,
  shooting,
} from '../testing/scenes.ts';

const SOL = 'empire-of-sol';
/** P3, a battery all round. */
const PLAIN = [3, 3, 2, 5, 0, 4, 6] as const;
const south = seven('black-sun', PLAIN, { shield: null });
const north = seven('void', PLAIN);

/** One ship each, A1 in the west, B1 in the east of the same row, the south to shoot with one Fire token. */
const duel = (more: Partial<Lineup> = {}, gap = 8): Battle =>
  given(lying(scene({ south: [south], north: [north], ...more }), { A1: at(6, 18), B1: at(6 + gap, 18) }), {
    A1: ['fire', 'move'],
    B1: ['move', 'move'],
  });

/** The south sails for the Empire too. */
const seatOfSol = (b: Battle) =>
  ({
    ...b.config.seats[0]!,
    faction: SOL,
    ships: [seven(SOL, PLAIN)],
  }) as Battle['config']['seats'][number];

const gun = (b: Battle, id: string, weapon = 0) => kitOf(b, shipOf(b, id)).guns[weapon]!;
const rolls = (b: Battle, from = 'A1', to = 'B1', weapon = 0) =>
  rollsAt(b, shipOf(b, from), gun(b, from, weapon), shipOf(b, to));
const why = (b: Battle, from = 'A1', to = 'B1', weapon = 0): FireFault | undefined =>
  targetFault(b, shipOf(b, from), gun(b, from, weapon), shipOf(b, to))?.why;

describe('arcs and sides', () => {
  const ahead = seven(SOL, PLAIN, { mounts: [{ weapon: 'battery', arcs: ['front'] }] });
  const left = seven(SOL, PLAIN, { mounts: [{ weapon: 'battery', arcs: ['left'] }] });
  const rear = seven(SOL, PLAIN, { mounts: [{ weapon: 'battery', arcs: ['back'] }] });
  const fighter = sheet('void.carrion');
  const vector = (who: typeof ahead, rulings: Lineup['rulings'] = {}): Battle =>
    lying(scene({ south: [who], north: [fighter], rulings }), {
      A1: { x: 30000, y: 30000, facing: 0 },
      B1: { x: 36000, y: 34500, facing: 0 },
    });

  test('[X-229] [X-226] test vector 1: a fighter at (6000, 4500) is in the arcs F and L and reaches the edges F and L', () => {
    expect([why(vector(ahead)), why(vector(left)), why(vector(rear))]).toEqual([undefined, undefined, 'outOfArc']);
    const b = vector(ahead);
    expect(reachedSides(b, shipOf(b, 'B1'), shipOf(b, 'A1'))).toEqual(['front', 'left']);
  });

  test('[X-16] [X-229] without arcs every weapon fires all round; by the diagonals a cruiser’s sides see more', () => {
    expect(why(vector(rear, { arcs: 'off' }))).toBeUndefined();
    // 53 degrees ahead, 127 aside: 40 degrees off the bow is beside the ship.
    const place = { A1: at(10, 10), B1: at(18, 16.7) };
    const b = (arcs: 'corner' | 'diagonal') =>
      lying(scene({ south: [ahead], north: [fighter], rulings: { arcs } }), place);
    expect([why(b('corner')), why(b('diagonal'))]).toEqual([undefined, 'outOfArc']);
  });

  test('[X-58] [X-226] a front arrow guards the whole half-plane before it; [X-226] by arc only what is in its arc', () => {
    const b = (shieldReach: 'half' | 'arc', y: number) =>
      shielded(
        lying(scene({ south: [south], north: [north], rulings: { shieldReach } }), { A1: at(16, y), B1: at(10, 10) }),
        { B1: ['front'] },
      );
    const met = (of: Battle) => Math.max(...arrowsMet(of, shipOf(of, 'A1'), shipOf(of, 'B1')));
    expect([met(b('half', 10)), met(b('half', 24))]).toEqual([1, 1]); // far aside, yet before the line of the front
    expect([met(b('arc', 10)), met(b('arc', 24))]).toEqual([1, 0]);
  });

  test('[CC-31] [X-227] the save counts on the side that is reached, two arrows on one side are one better', () => {
    const b = duel();
    expect(rolls(b).save).toBeNull();
    expect(rolls(shielded(b, { B1: ['front'] })).save).toBeNull(); // shot at from behind
    expect(rolls(shielded(b, { B1: ['back', 'left'] })).save).toBe(4);
    expect(rolls(shielded(b, { B1: ['back', 'back'] })).save).toBe(3);
    expect(
      rolls(shielded(duel({ north: [seven('void', PLAIN, { shield: null })] }), { B1: ['back'] })).save,
    ).toBeNull();
  });

  test('[X-228] round bases: one token guards all round, a second makes it one better; weapons fire all round', () => {
    const round = seven('citadel', PLAIN, {
      class: 'round',
      base: [100, 100],
      mounts: [{ weapon: 'battery', arcs: ['back'] }],
    });
    const b = duel({ north: [round] });
    expect(rolls(shielded(b, { B1: ['front'] })).save).toBe(4);
    expect(rolls(shielded(b, { B1: ['front', 'left'] })).save).toBe(3);
    expect(why(b, 'B1', 'A1')).toBeUndefined();
  });

  test('[X-255] shields of the Empire within 4 inches of one another are one better, never better than 2+', () => {
    const place = (gap: number, save: number, other = seven(SOL, PLAIN)) =>
      shielded(
        lying(scene({ south: [south], north: [seven(SOL, PLAIN, { shield: save }), other] }), {
          A1: at(4, 18),
          B1: at(12, 18),
          B2: { x: 12 * 2540, y: 18 * 2540 + 3000 + gap, facing: 0 },
        }),
        { B1: ['back'] },
      );
    expect(rolls(place(4 * 2540, 4)).save).toBe(3);
    expect(rolls(place(4 * 2540 + 3, 4)).save).toBe(4);
    expect(rolls(shielded(place(4 * 2540, 3), { B1: ['back', 'back'] })).save).toBe(2);
    expect(rolls(place(4 * 2540, 4, seven(SOL, PLAIN, { shield: null }))).save).toBe(4); // no shield to share
    expect(rolls(shielded(place(4 * 2540, 4), { B1: ['front'] })).save).toBeNull();
    const foe = lying(place(9 * 2540, 4), { A1: at(8, 18) }); // its own shields, on the other side
    expect(rolls({ ...foe, config: { ...foe.config, seats: [seatOfSol(foe), foe.config.seats[1]!] } }).save).toBe(4);
  });
});

describe('range, cover and what lies between', () => {
  test('[X-203] range from base to base: 18 inches, not a hair more', () => {
    const b = (gap: number) => lying(duel(), { B1: { x: 6 * 2540 + 6000 + gap, y: 18 * 2540, facing: 0 } });
    expect([why(b(18 * 2540)), why(b(18 * 2540 + 3))]).toEqual([undefined, 'outOfRange']);
  });

  test('[DW-61] [X-44] P3 S4 against D5 needs 3+, beyond 12 inches 6 against 6 needs 4+', () => {
    const b = (gap: number, defense = 5) =>
      lying(duel({ north: [seven('void', [3, 3, 2, defense, 0, 4, 6])] }), {
        B1: { x: 6 * 2540 + 6000 + gap, y: 18 * 2540, facing: 0 },
      });
    expect([rolls(b(12 * 2540)).attack, rolls(b(12 * 2540, 6)).attack]).toEqual([3, 3]);
    expect([rolls(b(12 * 2540 + 3)).attack, rolls(b(12 * 2540 + 3, 6)).attack]).toEqual([3, 4]);
  });

  test('[DW-59] [X-76] Defense of three times the weapon’s Strength is too tough', () => {
    const pulse = seven('black-sun', PLAIN, { mounts: [{ weapon: 'pulse-gun', arcs: hulls.HULL_SIDES }] });
    expect(why(duel({ south: [pulse], north: [seven('void', [3, 3, 2, 9, 0, 4, 6])] }, 4))).toBe('tooTough');
    expect(why(duel({ south: [pulse], north: [seven('void', [3, 3, 2, 8, 0, 4, 6])] }, 4))).toBeUndefined();
  });

  test('[X-82] [X-233] an asteroid blocks; debris behind which one is counts 2, which one touches 1, the shooter’s own nothing', () => {
    const piece = (kind: 'asteroid' | 'debris' | 'derelict', x: number) => [{ kind, disc: [x, 18, 1] as const }];
    expect(why(duel({ pieces: piece('asteroid', 10) }))).toBe('blocked');
    expect(why(duel({ pieces: piece('debris', 10) }))).toBeUndefined();
    const cover = (of: Battle) => coverOf(of, shipOf(of, 'A1'), shipOf(of, 'B1'));
    expect(cover(duel({ pieces: piece('debris', 10) }))).toBe(2);
    expect(cover(duel({ pieces: piece('debris', 13) }))).toBe(1);
    expect(cover(duel({ pieces: piece('debris', 7) }))).toBe(0);
    expect(cover(duel({ pieces: [...piece('debris', 10), ...piece('derelict', 13.5)] }))).toBe(2); // the highest only
    expect(cover(duel({ pieces: [...piece('debris', 13), ...piece('derelict', 10)] }))).toBe(3);
    expect(rolls(duel({ pieces: piece('derelict', 10) })).attack).toBe(5); // 0 + 4 against 5
  });

  test('[X-234] who is in a nebula is no target and, unless switched, shoots at nobody', () => {
    const nebula = (x: number) => [{ kind: 'nebula', disc: [x, 18, 0.5] as const } as const];
    expect(why(duel({ pieces: nebula(14) }))).toBe('obscured');
    expect(why(duel({ pieces: nebula(13) }))).toBeUndefined(); // the base, not the centre
    const kind = (nebulaBlind: boolean) =>
      playing(shooting(duel({ pieces: nebula(6), rulings: { nebulaBlind } }))).asked()?.kind;
    expect([kind(true), kind(false)]).toEqual(['orders', 'fire']);
  });

  test('[X-234] radiation lowers Perception of the shooter and Defense of the target', () => {
    const belt = (x: number) => [{ kind: 'radiation', disc: [x, 18, 0.5] as const } as const];
    expect(rolls(duel({ pieces: belt(14), north: [seven('void', [3, 3, 2, 8, 0, 4, 6])] })).attack).toBe(4); // 7 against 7
    expect(rolls(duel({ pieces: belt(6), north: [seven('void', [3, 3, 2, 6, 0, 4, 6])] })).attack).toBe(4); // 6 against 6
  });

  test('[X-255] the Citadel aims one better if it neither moved nor turned', () => {
    const steady = duel({ south: [seven('citadel', PLAIN)], north: [seven('void', [3, 3, 2, 7, 0, 4, 6])] });
    expect(rolls(steady).attack).toBe(3); // 8 against 7
    expect(rolls(changedTurn(steady, 'A1', { moved: 1 })).attack).toBe(4);
    expect(rolls(changedTurn(steady, 'A1', { turned: true })).attack).toBe(4);
  });
});

describe('moving and shooting', () => {
  const lance = seven('black-sun', PLAIN, { mounts: [{ weapon: 'lance', arcs: hulls.HULL_SIDES }] });
  test('[DW-66] [X-235] full penalty: not after any move or turn', () => {
    const b = duel({ south: [lance] });
    const can = (of: Battle) => playing(shooting(of)).asked()?.kind === 'fire';
    expect(can(b)).toBe(true);
    expect(can(changedTurn(b, 'A1', { turned: true }))).toBe(false);
    expect(can(changedTurn(b, 'A1', { moved: 635 }))).toBe(false);
  });

  test('[DW-66] [X-84] the book’s example: a half penalty lets a ship of Move 6 shoot after 3 inches, not after more', () => {
    const after = (inches: number, turned = false) => hasMovedTooFar({ moved: inches * 2540, turned }, 'half', 6);
    expect([after(0), after(3), after(3.01), after(1, true)]).toEqual([false, false, true, false]);
    expect(hasMovedTooFar({ moved: 15240, turned: true }, 'none', 6)).toBe(false);
  });

  test('[X-235] refused with its reason', () => {
    const both = seven('black-sun', PLAIN, { mounts: [...lance.mounts, ...PLAIN_MOUNTS] });
    const p = playing(shooting(changedTurn(duel({ south: [both] }), 'A1', { moved: 1 })));
    expect(p.refusal(fire('A1', 'B1', 0))).toMatchObject({ code: 'cannotFire', why: 'movedTooFar', rule: 'X-235' });
    expect(p.refusal(fire('A1', 'B1', 1))).toBeUndefined();
    expect(p.refusal(fire('A1', 'B1', 2))).toMatchObject({ why: 'noWeapon' });
  });
});

const PLAIN_MOUNTS = [{ weapon: 'battery', arcs: hulls.HULL_SIDES }] as const;

describe('tokens', () => {
  const broadside = seven('black-sun', PLAIN, {
    mounts: [...PLAIN_MOUNTS, { weapon: 'light-laser', arcs: ['front'] }],
  });

  test('[CC-25] [X-15] [X-230] each Fire token fires every weapon once, in any order', () => {
    const p = playing(shooting(given(duel({ south: [broadside] }), { A1: ['fire', 'fire'] })));
    p.play(fire('A1', 'B1', 0), 1);
    p.play(fire('A1', 'B1', 0), 1);
    expect(p.refusal(fire('A1', 'B1', 0))).toMatchObject({ why: 'fired', rule: 'X-15' });
    p.play(fire('A1', 'B1', 1), 1);
    expect(p.ship('A1').turn.fires).toBe(1);
    p.play(fire('A1', 'B1', 1), 1);
    expect(p.rolls.filter((one) => one.startsWith('attack'))).toHaveLength(4);
  });

  test('[X-15] or one weapon for each token', () => {
    const b = duel({ south: [broadside], rulings: { fireToken: 'oneWeapon' } });
    const p = playing(shooting(given(b, { A1: ['fire', 'fire'], B1: ['fire', 'move'] })));
    p.play(fire('A1', 'B1', 1), 1);
    p.play(fire('A1', 'B1', 0), 1);
    expect(p.asked()).toMatchObject({ seat: 1, kind: 'fire' });
  });

  test('[CC-25] without a Fire token no shot', () => {
    const p = playing(shooting(given(duel(), { A1: ['move', 'shield'], B1: ['fire', 'move'] })));
    expect(p.asked()).toMatchObject({ seat: 1 });
  });

  test('[CC-51] all shots of a ship before the next; the rest may be waived', () => {
    const b = given(
      lying(scene({ south: [broadside, broadside], north: [north] }), { A1: at(6, 14), A2: at(6, 22), B1: at(14, 18) }),
      { A1: ['fire', 'move'], A2: ['fire', 'move'], B1: ['move', 'move'] },
    );
    const p = playing(shooting(b));
    p.play(fire('A2', 'B1', 0), 1);
    expect(p.asked()).toMatchObject({ kind: 'fire', ship: 'A2' });
    expect(p.refusal(fire('A1', 'B1'))).toMatchObject({ why: 'otherShip', by: 'A2', rule: 'CC-51' });
    p.play(PASS);
    expect(p.refusal(fire('A2', 'B1', 1))).toMatchObject({ why: 'noToken' });
    p.play(fire('A1', 'B1'), 1);
  });

  test('[X-230] a weapon for one use is spent', () => {
    const torpedo = seven('black-sun', PLAIN, { mounts: [{ weapon: 'torpedo', arcs: ['front'] }, ...PLAIN_MOUNTS] });
    const p = playing(shooting(given(duel({ south: [torpedo] }), { A1: ['fire', 'fire'] })));
    p.play(fire('A1', 'B1', 0), 1);
    expect(p.refusal(fire('A1', 'B1', 0))).toMatchObject({ why: 'spent' });
    expect(p.ship('A1').spent).toEqual([0]);
  });

  test('[X-230] two weapons that are alike are offered once', () => {
    const twins = seven('black-sun', PLAIN, { mounts: [...PLAIN_MOUNTS, ...PLAIN_MOUNTS] });
    const p = playing(shooting(duel({ south: [twins] })));
    expect(p.candidates()).toEqual([fire('A1', 'B1', 0), PASS]);
    p.play(fire('A1', 'B1', 0), 1);
    expect(p.candidates()).toEqual([fire('A1', 'B1', 1), PASS]);
  });
});

describe('the shot', () => {
  test('[DW-56] [DW-65] one die; a success is a wound', () => {
    const p = playing(shooting(duel({ north: [seven(SOL, PLAIN)] })));
    p.play(fire('A1', 'B1'), 3);
    expect(p.rolls).toEqual(['attack 1 by 0']);
    expect(p.ship('B1').wounds).toBe(3);
  });

  test('[X-227] test vector 6: one save of 4+ for both wounds of a torpedo', () => {
    const torpedo = seven('black-sun', PLAIN, { mounts: [{ weapon: 'torpedo', arcs: ['front'] }] });
    const b = shielded(duel({ south: [torpedo], north: [seven(SOL, PLAIN)] }), { B1: ['back'] });
    const [saved, struck] = [playing(shooting(b)), playing(shooting(b))];
    saved.play(fire('A1', 'B1'), 3, 4);
    struck.play(fire('A1', 'B1'), 3, 3);
    expect(saved.rolls).toEqual(['attack 1 by 0', 'save 1 by 1']);
    expect([saved.ship('B1').wounds, struck.ship('B1').wounds]).toEqual([4, 2]);
  });

  test('[DW-64] [X-243] the Champions ignore each wound on 6+, after the save', () => {
    const torpedo = seven('black-sun', PLAIN, { mounts: [{ weapon: 'torpedo', arcs: ['front'] }] });
    const p = playing(shooting(shielded(duel({ south: [torpedo] }), { B1: ['back'] })));
    p.play(fire('A1', 'B1'), 6, 1, 6, 5);
    expect(p.rolls).toEqual(['attack 1 by 0', 'save 1 by 1', 'ignore 2 by 1']);
    expect(p.ship('B1').wounds).toBe(3);
  });

  test('[X-256] an ion beam brings a marker, no wound; a shield stops it', () => {
    const ion = seven('black-sun', PLAIN, { mounts: [{ weapon: 'ion-beam', arcs: ['front'] }] });
    const b = duel({ south: [ion] });
    const [hit, saved] = [playing(shooting(b)), playing(shooting(shielded(b, { B1: ['back'] })))];
    hit.play(fire('A1', 'B1'), 3);
    saved.play(fire('A1', 'B1'), 3, 4);
    expect(hit.ship('B1')).toMatchObject({ ion: true, wounds: 4 });
    expect(saved.ship('B1').ion).toBe(false);
  });

  test('[X-243] [DW-79] Destiny of the side after each batch: the shooter’s die, then the defender’s save', () => {
    const b = pooled(pooled(shielded(duel({ north: [seven(SOL, PLAIN)] }), { B1: ['back'] }), 0, { destiny: 1 }), 1, {
      destiny: 1,
    });
    const p = playing(shooting(ordered(b, { destiny: 'ask' })));
    p.play(fire('A1', 'B1'), 2);
    expect(p.asked()).toMatchObject({ seat: 0, kind: 'reroll', what: 'attack' });
    p.play({ type: 'reroll', dice: 1 }, 6, 1);
    expect(p.asked()).toMatchObject({ seat: 1, kind: 'reroll', what: 'save' });
    p.play({ type: 'reroll', dice: 1 }, 5);
    expect([p.ship('B1').wounds, p.now().pools[0].destiny, p.now().pools[1].destiny]).toEqual([4, 0, 0]);
  });

  test('[DW-36] [X-236] a dying ship stays, is no target, shoots, and is removed after both sides have shot', () => {
    const b = given(
      lying(scene({ south: [south, south], north: [changedWounds, north] }), {
        A1: at(6, 14),
        A2: at(6, 22),
        B1: at(14, 18),
        B2: at(30, 30),
      }),
      { A1: ['fire', 'move'], A2: ['fire', 'move'], B1: ['fire', 'move'], B2: ['move', 'move'] },
    );
    const p = playing(shooting(b));
    p.play(fire('A1', 'B1'), 6);
    expect(p.ship('B1')).toMatchObject({ wounds: 0, fate: 'alive' });
    expect(p.asked()).toMatchObject({ seat: 1, kind: 'fire' }); // A2 has nobody to shoot at
    p.play(fire('B1', 'A1'), 6);
    expect(p.ship('B1').fate).toBe('destroyed');
    expect(p.ship('A1').wounds).toBe(3);
  });
});

/** One Wound, nothing ignored. */
const changedWounds = seven(SOL, [3, 3, 2, 5, 0, 1, 6], { shield: null });

describe('in the way', () => {
  /** B2 lies between A1 and B1. */
  const between = (who = south, more: Partial<Lineup> = {}): Battle =>
    given(
      lying(scene({ south: [who, south], north: [seven(SOL, PLAIN), seven(SOL, PLAIN)], ...more }), {
        A1: at(4, 18),
        A2: at(30, 30),
        B1: at(16, 18),
        B2: at(10, 18),
      }),
      { A1: ['fire', 'move'], A2: ['move', 'move'], B1: ['move', 'move'], B2: ['move', 'move'] },
    );

  test('[X-232] [DW-67] 1 to 3 strikes what is in the way, 4 to 6 goes on', () => {
    const [stray, through] = [playing(shooting(between())), playing(shooting(between()))];
    stray.play(fire('A1', 'B1'), 3, 6);
    through.play(fire('A1', 'B1'), 4, 6);
    expect(stray.rolls).toEqual(['inTheWay 1 by 0', 'attack 1 by 0']);
    expect([stray.ship('B2').wounds, stray.ship('B1').wounds]).toEqual([3, 4]);
    expect([through.ship('B2').wounds, through.ship('B1').wounds]).toEqual([4, 3]);
    expect(stray.told('astray')).toMatchObject([{ struck: 'B2' }]);
  });

  test('[X-232] worked out against who is struck: its own arrows, its own distance, Behemoth', () => {
    const far = lying(between(), { B1: at(20, 18) });
    const b = shielded(far, { B2: ['back'], B1: ['front'] });
    const p = playing(shooting(b));
    p.play(fire('A1', 'B1'), 1, 3, 4); // 7 against 5, saved on 4+
    expect(p.rolls).toEqual(['inTheWay 1 by 0', 'attack 1 by 0', 'save 1 by 1']);
    const tough = seven(SOL, [3, 3, 2, 12, 0, 4, 6]);
    const q = playing(shooting(between(south, { north: [seven(SOL, PLAIN), tough] })));
    q.play(fire('A1', 'B1'), 1);
    expect(q.told('tooTough')).toMatchObject([{ target: 'B2' }]);
  });

  test('[X-232] several, in the order in which the line enters them', () => {
    const b = lying(between(south, { north: [seven(SOL, PLAIN), seven(SOL, PLAIN), seven(SOL, PLAIN)] }), {
      B1: at(20, 18),
      B2: at(15, 18),
      B3: at(9, 18),
    });
    const p = playing(shooting(given(b, { B3: ['move', 'move'] })));
    p.play(fire('A1', 'B1'), 1, 6);
    expect(p.told('astray')).toMatchObject([{ struck: 'B3' }]);
  });

  test('[X-232] the dying still obstruct; what is struck so suffers nothing more', () => {
    const p = playing(shooting(changed(between(), 'B2', { wounds: 0 })));
    p.play(fire('A1', 'B1'), 2);
    expect(p.rolls).toEqual(['inTheWay 1 by 0']);
  });

  /** A2 lies between. */
  const friend = (faction: 'empire-of-sol' | 'black-sun', x = 10): Battle =>
    lying(between(seven(faction, PLAIN)), { A2: at(x, 18), B2: at(30, 30) });

  test('[DW-68] the Empire shoots past no friend, Black Sun does; [DW-70] friends near the shooter do not count', () => {
    expect(playing(shooting(friend('black-sun'))).asked()).toMatchObject({ kind: 'fire' });
    const b = friend(SOL);
    expect(targetFault(b, shipOf(b, 'A1'), gun(b, 'A1'), shipOf(b, 'B1'))).toEqual({ why: 'friendInTheWay', by: 'A2' });
    const near = friend(SOL, 4 + 6000 / 2540 + 0.5);
    expect(why(near)).toBeUndefined();
    expect(wayOf(near, shipOf(near, 'A1'), shipOf(near, 'B1'))).toEqual([]);
  });
});

describe('into a boarding', () => {
  const BOARDER = [3, 3, 2, 5, 2, 4, 6] as const;
  /** A2 and A3 are in contact with B1; A1 shoots. B2 lies near B1. */
  const melee = (faction: 'citadel' | 'black-sun', more: Partial<Lineup> = {}): Battle =>
    given(
      lying(
        scene({
          south: [seven(faction, BOARDER), seven(faction, BOARDER), seven(faction, BOARDER)],
          north: [seven(SOL, BOARDER), seven(SOL, BOARDER)],
          ...more,
        }),
        {
          A1: at(4, 18),
          A2: { x: 16 * 2540, y: 18 * 2540 + 3000, facing: 0 },
          A3: { x: 16 * 2540, y: 18 * 2540 - 3000, facing: 0 },
          B1: at(16, 18),
          B2: at(30, 30),
        },
      ),
      { A1: ['fire', 'move'], A2: ['fire', 'move'], A3: ['move', 'move'], B1: ['fire', 'move'], B2: ['move', 'move'] },
    );

  test('[CC-52] [X-83] [X-223] who is locked does not shoot', () => {
    const p = playing(shooting(melee('citadel')));
    expect(p.refusal(fire('A2', 'B2'))).toMatchObject({ why: 'locked', by: 'B1', rule: 'CC-52' });
  });

  test('[DW-71] only by permission of the faction', () => {
    const b = melee('black-sun');
    expect(targetFault(b, shipOf(b, 'A1'), gun(b, 'A1'), shipOf(b, 'B1'))).toEqual({ why: 'inCombat', by: 'A2' });
    expect(why(melee('citadel'))).toBeUndefined();
  });

  test('[DW-71] [X-238] [X-11] 1 to 3 strikes a friend in the fight, the shooter picks which; 4 to 6 the target', () => {
    const p = playing(shooting(melee('citadel')));
    p.play(fire('A1', 'B1'), 3);
    expect(p.asked()).toMatchObject({ seat: 0, kind: 'friend', target: 'B1' });
    expect(p.refusal({ type: 'friend', ship: 'A1' })).toMatchObject({ code: 'notAFriend' });
    expect(p.candidates()).toEqual([
      { type: 'friend', ship: 'A2' },
      { type: 'friend', ship: 'A3' },
    ]);
    p.play({ type: 'friend', ship: 'A3' }, 6);
    expect(p.ship('A3').wounds).toBe(3);
    const q = playing(shooting(melee('citadel')));
    q.play(fire('A1', 'B1'), 4, 6);
    expect(q.rolls).toEqual(['friendlyFire 1 by 0', 'attack 1 by 0']);
    expect(q.ship('B1').wounds).toBe(3);
  });

  test('[X-236] [X-238] a dying friend takes no shot while another is there', () => {
    const p = playing(shooting(changed(melee('citadel'), 'A2', { wounds: 0 })));
    p.play(fire('A1', 'B1'), 3, 6);
    expect(p.told('astray')).toMatchObject([{ struck: 'A3' }]);
    expect(p.ship('A3').wounds).toBe(3);
  });

  test('[DW-68] [X-238] a friend in that fight bars no line, though the Citadel shoots past nobody', () => {
    const b = lying(melee('citadel'), { A2: { x: 16 * 2540 - 6000, y: 18 * 2540, facing: 0 } });
    expect(why(b)).toBeUndefined();
    const outside = lying(b, { A2: at(10, 18) });
    expect(why(outside)).toBe('friendInTheWay');
  });

  test('[X-238] ships outside that fight are in the way after it', () => {
    const p = playing(shooting(lying(melee('citadel'), { B2: at(10, 18) })));
    p.play(fire('A1', 'B1'), 4, 1, 6);
    expect(p.rolls).toEqual(['friendlyFire 1 by 0', 'inTheWay 1 by 0', 'attack 1 by 0']);
    expect(p.ship('B2').wounds).toBe(3);
  });

  /** B2 lies near B1, and nobody boards. */
  const close = (more: Partial<Lineup> = {}): Battle =>
    lying(melee('black-sun', more), {
      A2: at(30, 4),
      A3: at(30, 8),
      B2: { x: 16 * 2540, y: 18 * 2540 + 3000 + 1000, facing: 0 },
    });

  test('[DW-72] [X-10] [X-26] [X-237] the defender may pass a shot to a friend near the target, once and before all dice', () => {
    const p = playing(shooting(ordered(close(), { redirect: 'ask' })));
    p.play(fire('A1', 'B1'));
    expect(p.asked()).toMatchObject({ seat: 1, kind: 'redirect' });
    expect(p.refusal({ type: 'redirect', to: 'A2' })).toMatchObject({ code: 'cannotRedirect' });
    p.play({ type: 'redirect', to: 'B2' }, 6);
    expect([p.ship('B1').wounds, p.ship('B2').wounds]).toEqual([4, 3]);
  });

  test('[X-237] best: to whom it probably costs least; off: nobody is asked', () => {
    const p = playing(shooting(ordered(shielded(close(), { B2: ['back', 'back'] }), { redirect: 'best' })));
    p.play(fire('A1', 'B1'), 1);
    expect(p.told('redirected')).toMatchObject([{ from: 'B1', to: 'B2' }]);
    const q = playing(shooting(ordered(close({ rulings: { redirect: 'off' } }), { redirect: 'ask' })));
    q.play(fire('A1', 'B1'), 1);
    expect(q.told('redirected')).toEqual([]);
  });
});

test('[X-237] [X-232] best counts the ships in the way: half of the shots at who is hidden are stopped', () => {
  const to = (edition: 3 | 4) => {
    const beside = (x: number, off: number) => ({ x: x * 2540, y: 18 * 2540 + off, facing: 0 });
    const three = scene({ south: [south], north: [seven(SOL, PLAIN), seven(SOL, PLAIN), seven(SOL, PLAIN)] });
    const places = { A1: at(4, 18), B1: at(14, 18), B2: beside(14, 4000), B3: beside(9, 2100) };
    const b = ordered(given(lying(three, places), { A1: ['fire', 'move'] }), { redirect: 'best' });
    const p = playing(shooting({ ...b, config: { ...b.config, edition } }));
    p.play(fire('A1', 'B1'), ...(edition === 4 ? [1, 1] : [1]));
    return p.told('redirected').length;
  };
  expect([to(4), to(3)]).toEqual([1, 0]); // before the fourth edition B2 seemed to lose as much
});

describe('the station', () => {
  const station = (places: Parameters<typeof lying>[1], rulings: Lineup['rulings'] = {}): Battle =>
    given(lying(scene({ south: [south], north: [seven(SOL, PLAIN)], scenario: 'station-assault', rulings }), places), {
      A1: ['move', 'move'],
      B1: ['move', 'move'],
    });

  test('[X-260] fires at the nearest in range after each side’s shooting, dice by the opponent of that ship', () => {
    const p = playing(shooting(station({ A1: at(10, 18), B1: at(30, 18) })), 6, 1, 6, 1);
    expect(p.rolls).toEqual(['attack 1 by 1', 'attack 1 by 1', 'attack 1 by 1', 'attack 1 by 1']);
    expect([p.ship('A1').wounds, p.ship('B1').wounds]).toEqual([2, 4]);
  });

  test('[X-260] it needs no tokens and uses none', () => {
    const b = station({ A1: at(10, 18), B1: at(2, 2) }, { fireToken: 'oneWeapon', redirect: 'defender' });
    const p = playing({ ...shooting(b), stack: shooting(b).stack.slice(1) }, 1, 1, 1, 1);
    expect(p.ship(STATION_ID).turn).toMatchObject({ fired: [0, 1, 0, 1], fires: 0 });
  });

  test('[CC-52] [X-260] silent while it is boarded, and without a crew', () => {
    const boarded = { x: 18 * 2540 - 8000, y: 18 * 2540, facing: 0 };
    const b = shooting(station({ A1: boarded, B1: at(30, 18) }));
    const quiet = playing({ ...b, stack: b.stack.slice(1) });
    const empty = { ...shooting(station({ A1: at(10, 18), B1: at(30, 18) })), station: { crew: 0, holder: null } };
    const abandoned = playing({ ...empty, stack: empty.stack.slice(1) });
    expect([quiet.rolls, abandoned.rolls]).toEqual([[], []]);
  });

  test('[X-260] in the way of a shot: its save is rolled by the opponent of who shot', () => {
    const b = given(station({ A1: at(10, 18), B1: at(26, 18) }), { A1: ['move', 'move'], B1: ['fire', 'move'] });
    const p = playing({ ...shooting(b), first: 1, stack: shooting(b).stack.slice(1, 2) });
    p.play(fire('B1', 'A1'), 1, 6, 6, 1, 1);
    expect(p.rolls.slice(0, 3)).toEqual(['inTheWay 1 by 1', 'attack 1 by 1', 'save 1 by 0']);
  });

  test('[X-260] its shield of 5+ guards all round, rolled by the opponent of who shot', () => {
    const b = given(station({ A1: at(10, 18), B1: at(2, 2) }), { A1: ['fire', 'move'] });
    const p = playing(shooting(b));
    expect(rolls(b, 'A1', STATION_ID)).toMatchObject({ attack: 3, save: 5 });
    p.play(fire('A1', STATION_ID), 6, 4, 1, 1, 1, 1);
    expect(p.rolls.slice(0, 2)).toEqual(['attack 1 by 0', 'save 1 by 1']);
    expect(p.ship(STATION_ID).wounds).toBe(7);
  });
});

test('[CC-50] [DW-34] the first side shoots all, then the second; casting is no shot of a ship that has none', () => {
  const b = given(duel(), { B1: ['fire', 'move'] });
  const p = playing(shooting(b));
  expect(p.asked()).toMatchObject({ seat: 0, kind: 'fire', ship: null });
  expect(p.refusal(cast('A1', 'blast', 'B1'))).toMatchObject({ code: 'cannotCast', why: 'unknown' });
  p.play(PASS);
  expect(p.asked()).toMatchObject({ seat: 1 });
  expect(p.told('halfBegan')).toMatchObject([{ side: 0 }, { side: 1 }]);
  p.play(PASS);
  expect(p.now().round).toBe(2);
});

describe('several players of a side', () => {
  const twins = seven('black-sun', PLAIN, { mounts: [...PLAIN_MOUNTS, { weapon: 'light-laser', arcs: ['front'] }] });
  const team = (): Battle =>
    given(lying(duel({ south: [twins], more: [[0, twins]] }), { C1: at(6, 22) }), { C1: ['fire', 'move'] });

  test('[X-258] each shoots with his own ships, one ship at a time; who passes has done', () => {
    const p = playing(shooting(team()));
    const seats = () => STACK.decisions(p.now()).map(({ seat }) => seat);
    expect(seats()).toEqual([0, 2]);
    expect(p.refusal(fire('C1', 'B1'), 0)).toMatchObject({ code: 'noSuchShip', ship: 'C1' });
    expect(p.refusal(fire('C1', 'B1'), 2)).toBeUndefined();
    p.play(fire('A1', 'B1'), 1);
    expect(seats()).toEqual([0]); // all shots of a ship before the next (CC-51)
    p.play(PASS);
    expect(seats()).toEqual([2]);
    p.play(fire('C1', 'B1'), 1);
  });

  test('[X-261] ships of who has conceded do not shoot', () => {
    const p = playing(shooting({ ...team(), conceded: [2] }));
    expect(STACK.decisions(p.now()).map(({ seat }) => seat)).toEqual([0]);
    p.play(PASS);
    expect(p.asked()?.kind).toBe('orders');
  });
});
