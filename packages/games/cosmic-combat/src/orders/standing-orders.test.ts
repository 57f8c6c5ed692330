// Whose dice failed whom, and what the standing order on Destiny rolls again: every figure by hand.
import { describe, expect, test } from 'vitest';
import type { Battle, CosmicCommand, StandingOrders } from '../state/types.ts';
import {
  at,
  begun,
  cast,
  changed,
  changedTurn,
  fighting,
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
  shielded,
  shooting,
} from '../testing/scenes.ts';

type Seven = Parameters<typeof seven>[1];
/** Perception 3 with a battery of Strength 4 within 12" against Defense 5: 3+ hits. */
const PLAIN: Seven = [3, 3, 2, 5, 2, 4, 6];
const armed = (weapon: string, faction: 'bloodpact' | 'black-sun' = 'black-sun') =>
  seven(faction, PLAIN, { mounts: [{ weapon, arcs: ['front'] }] });
const sol = seven('empire-of-sol', PLAIN);
const fated = (b: Battle, destiny: StandingOrders['destiny'], points = 1): Battle =>
  ordered(pooled(pooled(b, 0, { destiny: points }), 1, { destiny: points }), { destiny });

/** A1 fires at B1, eight inches ahead. */
const duel = (more: Partial<Lineup> = {}): Battle =>
  given(lying(scene({ south: [armed('battery')], north: [sol], ...more }), { A1: at(6, 18), B1: at(14, 18) }), {
    A1: ['fire', 'move'],
  });

/** B1 is boarded by A2; Bloodpact shoots into it. */
const boarding = (edition?: 2): Battle =>
  lying(duel({ south: [armed('battery', 'bloodpact'), seven('bloodpact', PLAIN)], ...(edition && { edition }) }), {
    A2: { ...at(14, 18), y: 18 * 2540 + 5000 },
  });

describe('[X-264] dice that hurt the own side have failed when they succeed', () => {
  test('a shot into a boarding that strikes a friend: the hit may be rolled again, a miss is not asked about', () => {
    const p = playing(shooting(fated(boarding(), 'ask')));
    p.play(fire('A1', 'B1'), 1);
    expect(p.asked()).toMatchObject({ kind: 'reroll', what: 'friendlyFire', failed: 1 });
    expect(p.asked()).not.toHaveProperty('hurtsOwn');
    p.play({ type: 'reroll', dice: 0 }, 5);
    expect(p.asked()).toMatchObject({ kind: 'reroll', what: 'attack', faces: [5], failed: 1, most: 1, hurtsOwn: true });
    expect(p.refusal({ type: 'reroll', dice: 2 })).toMatchObject({ code: 'tooManyDice', most: 1 });
    p.play({ type: 'reroll', dice: 1 }, 2);
    expect([p.ship('A2').wounds, p.now().pools[0].destiny]).toEqual([4, 0]);

    const q = playing(shooting(fated(boarding(), 'ask')));
    q.play(fire('A1', 'B1'), 1);
    q.play({ type: 'reroll', dice: 0 }, 2);
    expect(q.asked()?.kind).not.toBe('reroll');
    expect(q.ship('A2').wounds).toBe(4);
  });

  test('battles from before the third edition ask the other way round', () => {
    const p = playing(shooting(fated(boarding(2), 'ask')));
    p.play(fire('A1', 'B1'), 1);
    p.play({ type: 'reroll', dice: 0 }, 2);
    expect(p.asked()).toMatchObject({ kind: 'reroll', what: 'attack', faces: [2], failed: 1 });
  });

  /** A1 drifts past its friend A2; Strength 2 against Integrity 6 hurts on 4+. */
  const passing = (edition?: 2): Battle => {
    const b = scene({ south: [sol, sol], north: [armed('battery')], ...(edition && { edition }) });
    const places = { A1: { x: 40000, y: 40000, facing: 0 }, A2: { x: 48000, y: 45000, facing: 0 }, B1: at(33, 33) };
    const tokens = { A1: ['fire', 'fire'], A2: ['move', 'fire'] } as const;
    return begun(given(lying(b, places), tokens), 'movement', { type: 'half', side: 0, step: 'begin' });
  };

  test('a scrape: of both dice those that hurt are declared, then rolled again at once', () => {
    const p = playing(fated(passing(), 'ask', 2));
    p.play({ type: 'activate', ship: 'A1' }, 6, 3);
    expect(p.asked()).toMatchObject({ kind: 'reroll', what: 'ram', faces: [6], failed: 1, hurtsOwn: true });
    p.play({ type: 'reroll', dice: 1 }, 3); // the 3 of A2 hurts nobody: nothing to ask about it
    expect([p.ship('A1').wounds, p.ship('A2').wounds, p.now().pools[0].destiny]).toEqual([4, 4, 1]);
    const old = playing(fated(passing(2), 'ask', 2));
    old.play({ type: 'activate', ship: 'A1' }, 6, 3);
    expect(old.asked()).toMatchObject({ kind: 'reroll', faces: [3] });
  });

  test('[X-13] by the switch rams hurt the own hull, so who breaks may roll again', () => {
    const b = lying(scene({ south: [sol], north: [armed('battery')], rulings: { ramLiteral: true } }), {
      A1: { x: 20000, y: 40000, facing: 0 },
      B1: { x: 40000, y: 40000, facing: 0 },
    });
    const half = begun(given(b, { A1: ['move', 'move'] }), 'movement', { type: 'half', side: 0, step: 'begin' });
    const p = playing(fated(half, 'ask'));
    p.play({ type: 'activate', ship: 'A1' });
    p.play({ type: 'straight', distance: 14000, ram: 'B1' }, 4, 4);
    expect(p.asked()).toMatchObject({ kind: 'reroll', seat: 0, faces: [4], hurtsOwn: true });
    p.play({ type: 'reroll', dice: 1 }, 1);
    expect(p.asked()).toMatchObject({ kind: 'reroll', seat: 1, faces: [4], hurtsOwn: true });
    p.play({ type: 'reroll', dice: 0 });
    expect([p.ship('A1').wounds, p.ship('B1').wounds]).toEqual([4, 3]);
  });
});

describe('[X-265] Destiny by standing order: what can destroy a ship of theirs, what saves one of ours', () => {
  const hurt = (b: Battle, id: string, wounds: number): Battle => changed(b, id, { wounds });
  const blaster = seven('black-sun', PLAIN, { powers: ['blast'] });
  const casting = (b: Battle): Battle => pooled(b, 0, { affinity: 4 });
  const shot = fire('A1', 'B1');
  const torpedo = duel({ south: [armed('torpedo')] });
  const ion = duel({ south: [armed('ion-beam')] });
  const old = (weapon = 'battery', north: 'empire-of-sol' | 'void' = 'empire-of-sol') =>
    duel({ south: [armed(weapon)], north: [seven(north, PLAIN)], edition: 2 });
  const wraith = duel({ south: [armed('torpedo')], north: [seven('void', PLAIN)] });

  /** What is fired, the dice that fall, and the Destiny that each side has left; of one where nothing else is said. */
  type Case = readonly [string, Battle, CosmicCommand, readonly number[], readonly [number, number, of?: number]];
  test.each<Case>([
    ['a miss at one Wound', hurt(duel(), 'B1', 1), shot, [1, 6], [0, 1]],
    ['a miss at two Wounds', hurt(duel(), 'B1', 2), shot, [1], [1, 1]],
    ['[Wound 2] at two Wounds', hurt(torpedo, 'B1', 2), shot, [1, 6], [0, 1]],
    ['[Wound 2] at three Wounds', hurt(torpedo, 'B1', 3), shot, [1], [1, 1]],
    ['an ion beam destroys nobody', hurt(ion, 'B1', 1), shot, [1], [1, 1]],
    ['nor is anybody saved from it', shielded(hurt(ion, 'B1', 1), { B1: ['back'] }), shot, [6, 1], [1, 1]],
    ['a save of the last Wound', shielded(hurt(duel(), 'B1', 1), { B1: ['back'] }), shot, [6, 1, 4], [1, 0]],
    ['a save of another Wound', shielded(duel(), { B1: ['back'] }), shot, [6, 1], [1, 1]],
    [
      'Blast with Upcharge at two Wounds',
      hurt(casting(duel({ south: [blaster] })), 'B1', 2),
      cast('A1', 'blast', 'B1', 1),
      [1, 6],
      [0, 1],
    ],
    [
      'Blast without it at two Wounds',
      hurt(casting(duel({ south: [blaster] })), 'B1', 2),
      cast('A1', 'blast', 'B1'),
      [1],
      [1, 1],
    ],
    ['one of two wounds ignored leaves one too many', hurt(wraith, 'B1', 1), shot, [6, 1, 1], [1, 1]],
    ['two of two ignored would do', hurt(wraith, 'B1', 1), shot, [6, 1, 1, 6, 6], [2, 0, 2]],
    ['one of two is enough at two Wounds', hurt(wraith, 'B1', 2), shot, [6, 1, 1, 6], [1, 0]],
  ])('%s', (_, b, command, dice, [own, other, points = 1]) => {
    const p = playing(shooting(ordered(fated(b, 'auto', points), { resist: 'never' })));
    p.play(command, ...dice);
    expect(p.now().pools.map(({ destiny }) => destiny)).toEqual([own, other]);
  });

  test('a friend that the own shot would destroy is spared; one that lives is not worth it', () => {
    const [last, more] = [1, 2].map((wounds) => playing(shooting(fated(hurt(boarding(), 'A2', wounds), 'auto'))));
    last!.play(shot, 1, 5, 2); // Destiny is kept for the die that strikes: the battery would not destroy B1
    expect([last!.ship('A2').wounds, last!.now().pools[0].destiny]).toEqual([1, 0]);
    more!.play(shot, 1, 5);
    expect([more!.ship('A2').wounds, more!.now().pools[0].destiny]).toEqual([1, 1]);
  });

  /** A1 rams B1: 4+ either way; A1 is the mover, B1 has one die against it. */
  const ramming = (wounds: Readonly<Record<string, number>>, edition?: 2): Battle => {
    const b = lying(scene({ south: [sol], north: [armed('battery')], ...(edition && { edition }) }), {
      A1: { x: 20000, y: 40000, facing: 0 },
      B1: { x: 40000, y: 40000, facing: 0 },
    });
    const worn = Object.entries(wounds).reduce((now, [id, left]) => hurt(now, id, left), b);
    return begun(given(worn, { A1: ['move', 'move'] }), 'movement', { type: 'half', side: 0, step: 'begin' });
  };

  test.each([
    ['the rammer’s', { B1: 1 }, [3, 3, 4], [0, 1]],
    ['the rammed ship’s', { A1: 1 }, [3, 3, 4], [1, 0]],
    ['nobody’s', {}, [3, 3], [1, 1]],
  ] as const)('%s die in a ram', (_, wounds, dice, left) => {
    const p = playing(fated(ramming(wounds), 'auto'));
    p.play({ type: 'activate', ship: 'A1' });
    p.play({ type: 'straight', distance: 14000, ram: 'B1' }, ...dice);
    expect(p.now().pools.map(({ destiny }) => destiny)).toEqual(left);
  });

  test('the die of a rock, by the opponent', () => {
    const rock = {
      kind: 'asteroid',
      poly: [
        [10, 17],
        [12, 17],
        [12, 19],
        [10, 19],
      ],
    } as const;
    const b = hurt(
      lying(scene({ south: [sol], north: [sol], pieces: [rock] }), { A1: at(8.5, 18), B1: at(33, 33) }),
      'A1',
      1,
    );
    const half = begun(given(b, { A1: ['fire', 'fire'] }), 'movement', { type: 'half', side: 0, step: 'begin' });
    expect(playing(fated(half, 'auto'), 1, 1).now().pools[1].destiny).toBe(0); // Strength 4 against 6: 2+
  });

  test('boarding dice: as many as can destroy, no more', () => {
    const pair = lying(scene({ south: [sol], north: [armed('battery')] }), {
      A1: { x: 25400, y: 25400, facing: 0 },
      B1: { x: 25400, y: 28400, facing: 0 },
    });
    const left = (wounds: number, points: number, ...dice: readonly number[]) =>
      playing(fighting(fated(hurt(pair, 'B1', wounds), 'auto', points)), ...dice).now().pools[0].destiny;
    expect(left(1, 2, 1, 1, 1, 1, 6)).toBe(1); // 2 dice each, equal Martial: one more is enough
    expect(left(2, 2, 1, 1, 1, 1, 6, 6)).toBe(0);
    expect(left(3, 2, 1, 1, 1, 1)).toBe(2);
    expect(left(2, 1, 1, 1, 1, 1)).toBe(1);
  });

  test('never is never, and who asks is asked', () => {
    const last = hurt(duel(), 'B1', 1);
    const p = playing(shooting(fated(last, 'never')));
    p.play(shot, 1);
    expect(p.now().pools[0].destiny).toBe(1);
    const q = playing(shooting(fated(last, 'ask')));
    q.play(shot, 1);
    expect(q.asked()).toMatchObject({ kind: 'reroll', seat: 0 });
    expect(q.refusal(PASS)).toMatchObject({ code: 'noReroll' });
  });

  /** As battles from then replay: the target of what was attacked last, a Wound for each success. */
  test.each<Case>([
    ['a miss at one Wound', hurt(old(), 'B1', 1), shot, [1, 6], [0, 1]],
    ['a miss at two Wounds', hurt(old(), 'B1', 2), shot, [1], [1, 1]],
    ['two Wounds at once were not seen', hurt(old('torpedo'), 'B1', 2), shot, [1], [1, 1]],
    ['an ion beam was taken for a Wound', hurt(old('ion-beam'), 'B1', 1), shot, [1, 6], [0, 1]],
    ['a hit is enough', hurt(old(), 'B1', 1), shot, [6], [1, 1]],
    ['a save of the last Wound', shielded(hurt(old(), 'B1', 1), { B1: ['back'] }), shot, [6, 1, 4], [1, 0]],
    ['a save of another Wound', shielded(old(), { B1: ['back'] }), shot, [6, 1], [1, 1]],
    ['ignored wounds, though one too many', hurt(old('torpedo', 'void'), 'B1', 1), shot, [6, 1, 1, 1], [1, 0]],
    ['one ignored already', hurt(old('torpedo', 'void'), 'B1', 2), shot, [6, 6, 1], [1, 1]],
  ])('before the third edition: %s', (_, b, command, dice, [own, other]) => {
    const p = playing(shooting(fated(b, 'auto')));
    p.play(command, ...dice);
    expect(p.now().pools.map(({ destiny }) => destiny)).toEqual([own, other]);
  });

  test('before the third edition: powers by their target, rams by who was rammed, boardings never', () => {
    const power = playing(shooting(fated(hurt(casting(duel({ south: [blaster], edition: 2 })), 'B1', 1), 'auto')));
    power.play(cast('A1', 'blast', 'B1'), 1, 6);
    expect(power.now().pools[0].destiny).toBe(0);
    const ram = playing(fated(ramming({ A1: 1, B1: 1 }, 2), 'auto'));
    ram.play({ type: 'activate', ship: 'A1' });
    ram.play({ type: 'straight', distance: 14000, ram: 'B1' }, 3, 3, 4);
    expect(ram.now().pools.map(({ destiny }) => destiny)).toEqual([0, 1]);
    const leaving = changedTurn(
      lying(scene({ south: [sol], north: [sol], edition: 2 }), { A1: at(10, 10), B1: at(20, 10) }),
      'B1',
      { moves: 1 },
    );
    const seized = begun(changedTurn(hurt(leaving, 'B1', 2), 'A1', { lockedWith: ['B1'] }), 'movement', {
      type: 'opportunity',
      queue: [],
      target: null,
      step: 'begin',
    });
    expect(playing(fated(seized, 'auto', 3), 1, 1, 6, 6).now().pools[0].destiny).toBe(1); // as many as it has Wounds
    expect(playing(fated(seized, 'auto', 3), 6, 1, 6).now().pools[0].destiny).toBe(2);
    const pair = lying(scene({ south: [sol], north: [sol], edition: 2 }), {
      A1: at(10, 10),
      B1: { ...at(10, 10), y: 28400 },
    });
    expect(playing(fighting(fated(hurt(pair, 'B1', 1), 'auto')), 1, 1, 1, 1).now().pools[0].destiny).toBe(1);
  });

  test('[X-13] before the third edition Destiny touched no die of a ram that tests the own hull', () => {
    const b = lying(scene({ south: [sol], north: [armed('battery')], rulings: { ramLiteral: true }, edition: 2 }), {
      A1: { x: 20000, y: 40000, facing: 0 },
      B1: { x: 40000, y: 40000, facing: 0 },
    });
    const p = playing(
      fated(begun(given(b, { A1: ['move', 'move'] }), 'movement', { type: 'half', side: 0, step: 'begin' }), 'ask'),
    );
    p.play({ type: 'activate', ship: 'A1' });
    p.play({ type: 'straight', distance: 14000, ram: 'B1' }, 4, 3);
    expect(p.told('rolled')).toEqual([
      { type: 'rolled', what: 'ram', purse: '', faces: [4], needs: 4, successes: 1, rule: 'X-13' },
      { type: 'rolled', what: 'ram', purse: '', faces: [3], needs: 4, successes: 0, rule: 'X-13' },
    ]);
    expect(p.rolls).toEqual(['ram 1 by 0', 'ram 1 by 1']);
    expect([p.ship('A1').wounds, p.ship('B1').wounds]).toEqual([3, 4]);
  });
});
