// Powers at the table (DW-84 to DW-95, X-23, X-145 to X-154), by hand.
import { describe, expect, test } from 'vitest';
import { kitOf } from '../ground/field.ts';
import type { Battle } from '../state/types.ts';
import {
  changed,
  goTo,
  type Lineup,
  ordered,
  playing,
  scene,
  select,
  shoot,
  spaceOf,
  standing,
  stayAt,
  unit,
} from '../testing/scenes.ts';
import { costOf } from './casting.ts';

const CULT = 'eldritch-cult';
const cast = (power: string, target: string | null, upcharge = 0) =>
  ({ type: 'cast', power, target, upcharge }) as const;
const raise = (points: number) => ({ type: 'raise', points }) as const;

const board = (
  south: Lineup['south'],
  north: Lineup['north'],
  places: Parameters<typeof standing>[1],
  pieces: Lineup['pieces'] = [],
): Battle => ordered(standing(scene({ south, north, pieces }), places), { destiny: 'never' });

const needs = (p: ReturnType<typeof playing>): readonly number[] =>
  p.events.flatMap((e) => (e.type === 'rolled' && e.what === 'power' ? [e.needs] : []));

/** A caster of the Void: nothing is cheaper. */
const caster = (powers: readonly string[], stats: object = {}) =>
  unit('void.necromancer', { powers }, { affinity: 4, ...stats });

const casting = (b: Battle, power: string, target: string | null, upcharge = 0) => {
  const p = playing(b);
  p.play(select('A1'));
  if (p.asked()?.kind === 'engaged') p.play({ type: 'engaged', choice: 'fight' });
  else if (p.asked()?.kind === 'move') p.play(stayAt(b, 'A1'));
  return { p, go: (...dice: number[]) => p.play(cast(power, target, upcharge), ...dice) };
};

describe('the worked duel', () => {
  test('[DW-95] [X-148] [DW-19] [DW-20] a Necromancer and a Commissar: 6 against 9, then 10, 10, 12: the spell fails', () => {
    const necromancer = caster(['lightning'], { destiny: 1 });
    const commissar = unit('citadel.commissar', {}, { destiny: 6, faith: 4 });
    const b = standing(scene({ south: [necromancer], north: [commissar], pieces: [] }), {
      A1: [4, 10],
      B1: [10, 10],
    });
    const { p, go } = casting(b, 'lightning', 'B1');
    go();
    expect(p.model('A1').affinity).toBe(2); // Lightning costs 2
    p.play({ type: 'resist', by: 'B1', points: 3 }); // 1 to resist, 2 for +2
    expect(p.asked()).toMatchObject({ kind: 'raise', seat: 0, own: 2, other: 2 });
    p.play(raise(2)); // +4 in all
    p.play(raise(0), 4, 5); // the bidding ends: 4 + 2 and 5 + 4
    expect(p.asked()).toMatchObject({ kind: 'raise', stage: 'destiny', seat: 1, own: 6, other: 9 });
    p.play(raise(4)); // 10
    p.play(raise(1)); // 10
    p.play(raise(2)); // 12; the Necromancer has none left and passes; the Commissar has none left either
    expect(p.events.find((e) => e.type === 'resistEnded')).toMatchObject({ resolves: false });
    expect(p.model('B1')).toMatchObject({ destiny: 0, wounds: 3 });
    expect(p.model('A1')).toMatchObject({ affinity: 0, destiny: 0 });
  });
});

describe('who resists', () => {
  const resisters = (at: readonly [number, number], target: 'B1' | 'B2') => {
    const b = board([caster(['blast'])], ['void.zombie', 'void.death-knight'], { A1: [4, 4], B1: [6, 6], B2: at });
    const { p, go } = casting(b, 'blast', target);
    try {
      go();
    } catch {
      return []; // nobody is asked: dice fall
    }
    return p.candidates().flatMap((c) => (c.type === 'resist' && c.by !== null ? [c.by] : []));
  };

  test('[X-23] [X-147] [DW-91] an enemy within 10 of the caster, or the target at any distance', () => {
    expect(resisters([14, 4], 'B1')).toEqual(['B2']);
    expect(resisters([15, 4], 'B1')).toEqual([]);
    expect(resisters([15, 4], 'B2')).toEqual(['B2']);
  });

  test('[X-147] powers on friends and on oneself are resisted too', () => {
    const b = board([caster(['ward'])], ['void.death-knight'], { A1: [4, 4], B1: [8, 4] });
    const p = playing(b);
    p.play(select('A1'));
    p.play(cast('ward', 'A1'));
    expect(p.asked()).toMatchObject({ kind: 'resist', seat: 1 });
  });
});

describe('casting', () => {
  test('[DW-85] [DW-86] [DW-88] [X-145] one power, for nobody may cast several; who casts in the Shoot phase does not shoot', () => {
    const gunner = unit('void.necromancer', { powers: ['blast', 'ward'], wargear: ['hand-weapon', 'pistol'] });
    const b = board([gunner], ['void.zombie'], { A1: [4, 10], B1: [9, 10] });
    const p = playing(b);
    p.play(select('A1'));
    p.play(cast('ward', 'A1')); // before the move
    expect(p.asked()).toMatchObject({ kind: 'move' });
    p.play(goTo(b, [5, 10]));
    expect(p.asked()).toMatchObject({ kind: 'shoot' });
    expect(p.refusal(cast('blast', 'B1'))).toMatchObject({ code: 'cannotCast', why: 'alreadyCast' });
    expect(p.refusal(shoot('pistol', 'B1'))).toBeUndefined(); // a power of the Movement phase forbids no shot
    const q = playing(b);
    q.play(select('A1'));
    q.play(stayAt(b, 'A1'));
    expect(q.asked()).toMatchObject({ kind: 'afterMove' }); // Ward may still come
    q.play({ type: 'pass' });
    q.play(cast('blast', 'B1'), 1);
    expect(q.asked()).toMatchObject({ kind: 'select', seat: 1 });
  });

  test('[DW-87] [X-146] an engaged caster chooses the enemies beside it, or itself', () => {
    const b = board([caster(['blast', 'ward']), 'void.warg'], ['void.zombie', 'void.zombie'], {
      A1: [8, 10],
      A2: [2, 2],
      B1: [9, 10],
      B2: [14, 10],
    });
    const p = playing(b);
    p.play(select('A1'));
    p.play({ type: 'engaged', choice: 'fight' });
    expect(p.refusal(cast('ward', 'A2'))).toMatchObject({ why: 'notAdjacent' });
    expect(p.refusal(cast('ward', 'A1'))).toBeUndefined();
    p.play({ type: 'pass' });
    expect(p.refusal(cast('blast', 'B2'))).toMatchObject({ why: 'notAdjacent' });
    expect(p.refusal(cast('blast', 'B1'))).toBeUndefined();
  });

  test('[X-145] none after Fire', () => {
    const gunner = unit('void.necromancer', { powers: ['blast'], wargear: ['hand-weapon', 'pistol'] });
    const p = playing(board([gunner], ['void.zombie'], { A1: [8, 10], B1: [9, 10] }));
    p.play(select('A1'));
    p.play({ type: 'engaged', choice: 'fire' });
    expect(p.refusal(cast('blast', 'B1'))).toMatchObject({ why: 'wrongPhase' });
  });

  test('[DW-89] [X-72] Blast: Strength 6, and each point more a wound more; all are paid', () => {
    const { p, go } = casting(
      board([caster(['blast'])], ['bloodpact.reaver'], { A1: [4, 10], B1: [9, 10] }),
      'blast',
      'B1',
      2,
    );
    go(2); // Perception 6 + 6 against 4: 2+
    expect(needs(p)).toEqual([2]);
    expect(p.model('A1').affinity).toBe(1);
    expect(p.model('B1').fate).toBe('slain');
  });

  test('[DW-89] the Cult pays one less for its first power of a round, a Confessor near makes it one dearer; at least 1', () => {
    const b = board([`${CULT}.sorcerer`], ['void.confessor'], { A1: [4, 10], B1: [14, 10] });
    const cost = (now: Battle, id: string): number => {
      const m = now.models[0]!;
      return costOf(now, m, kitOf(now, m).powers.find((power) => power.id === id)!, 0);
    };
    expect([cost(b, 'blast'), cost(b, 'lightning')]).toEqual([1, 2]);
    expect([cost(standing(b, { B1: [15, 10] }), 'blast'), cost(standing(b, { B1: [15, 10] }), 'lightning')]).toEqual([
      1, 1,
    ]);
    expect(cost({ ...b, discounted: [true, false] }, 'lightning')).toBe(3);
  });

  test('[X-146] a friend between is in the way, though the faction shoots past none', () => {
    const weak = caster(['blast'], { perception: 2 });
    const clear = casting(
      board([weak, 'void.zombie'], ['bloodpact.reaver'], { A1: [4, 10], A2: [2, 2], B1: [12, 10] }),
      'blast',
      'B1',
    );
    clear.go(1);
    const past = casting(
      board([weak, 'void.zombie'], ['bloodpact.reaver'], { A1: [4, 10], A2: [8, 10], B1: [12, 10] }),
      'blast',
      'B1',
    );
    past.go(1);
    expect(needs(clear.p)).toEqual([2]); // 2 + 6 against 4
    expect(needs(past.p)).toEqual([3]); // 1 + 6 against 4
  });

  test('[X-154] Lightning strikes the target and its allies beside it, one roll each; those behind a wall with the aim at the target', () => {
    // The Assassin stands at the end of a wall; the Boarder behind it touches it, the Pirate does not.
    const b = board(
      [caster(['lightning'], { perception: 3 })],
      ['black-sun.assassin', 'black-sun.boarder', 'black-sun.pirate'],
      { A1: [4, 10], B1: [9, 12], B2: [10, 11], B3: [12, 12] },
      [['wall', 9, 8, 1]],
    );
    const { p, go } = casting(b, 'lightning', 'B1');
    go(1, 1);
    expect(p.rolls).toEqual(['power 1', 'power 1']);
    expect(needs(p)).toEqual([2, 3]); // 3 − 2 (Wraith, cloak) + 6 = 7 against 3 and against 4
  });
});

describe('what powers do', () => {
  test('[X-153] Ward saves on 5+, beside no shield better; Mend gives a Wound back, never more; Dread takes 2 of Martial', () => {
    const b = changed(
      board([caster(['ward', 'mend', 'dread'])], ['bloodpact.reaver'], { A1: [4, 10], B1: [9, 10] }),
      'A1',
      { wounds: 3 },
    );
    const mended = playing(b);
    mended.play(select('A1'));
    mended.play(cast('mend', 'A1'));
    expect(mended.model('A1').wounds).toBe(4);
    const whole = playing(changed(b, 'A1', { wounds: 4 }));
    whole.play(select('A1'));
    expect(whole.refusal(cast('mend', 'A1'))).toMatchObject({ why: 'unhurt' });
    const warded = playing(b);
    warded.play(select('A1'));
    warded.play(cast('ward', 'A1'));
    expect(warded.now().lasting).toEqual([{ power: 'ward', on: 'A1', by: 'A1', until: 2 }]);
  });

  test('[X-149] it lasts until the caster is activated again, at the latest to the end of the next round', () => {
    const b = board([caster(['dread']), 'void.warg'], ['bloodpact.reaver'], { A1: [4, 10], A2: [2, 2], B1: [9, 10] });
    const lasting = [{ power: 'dread', on: 'B1', by: 'A1', until: 2 }] as const;
    const again = playing({ ...b, lasting });
    again.play(select('A1'));
    expect(again.now().lasting).toEqual([]);
    const other = playing({ ...b, lasting });
    other.play(select('A2'));
    expect(other.now().lasting).toEqual(lasting);
  });

  test('[X-153] Hasten: three spaces more, once', () => {
    const b = board([caster(['hasten'])], ['bloodpact.reaver'], { A1: [4, 4], B1: [20, 20] });
    const p = playing(b);
    p.play(select('A1'));
    expect(p.refusal(goTo(b, [13, 4]))).toMatchObject({ code: 'cannotMove' });
    p.play(cast('hasten', 'A1'));
    p.play(goTo(b, [13, 4])); // 6 + 3
    expect(p.now().lasting).toEqual([]);
  });

  test('[X-150] [X-121] who is rooted takes no step, but stands behind its shield', () => {
    const b = board(['empire-of-sol.legionnaire'], ['bloodpact.reaver'], { A1: [4, 4], B1: [20, 20] });
    const p = playing({ ...b, lasting: [{ power: 'root', on: 'A1', by: 'B1', until: 2 }] });
    p.play(select('A1'));
    expect(p.asked()).toMatchObject({ kind: 'select', seat: 1 });
    expect(p.model('A1').stance).toBe('defensive');
  });

  test('[X-151] Corrupt: the caster moves the target up to 3, and its Integrity counts −2', () => {
    const b = board([caster(['corrupt'])], ['bloodpact.reaver'], { A1: [4, 10], B1: [9, 10] });
    const { p, go } = casting(b, 'corrupt', 'B1');
    go();
    expect(p.asked()).toMatchObject({ kind: 'place', seat: 0, model: 'B1', rule: 'X-151' });
    expect(p.refusal({ type: 'place', space: spaceOf(b, [9, 14]) })).toMatchObject({ code: 'cannotPlace' });
    p.play({ type: 'place', space: spaceOf(b, [9, 13]) });
    expect(p.model('B1').space).toBe(spaceOf(b, [9, 13]));
    expect(p.now().lasting).toMatchObject([{ power: 'corrupt', on: 'B1' }]);
    expect(p.now().trackers[0].met).toContain(20);
  });

  test('[X-153] Blink to an enemy: the activation in which it engages', () => {
    const blinker = unit('bloodpact.firebrand', { powers: ['blink'], wargear: ['hand-weapon'] }, { affinity: 2 });
    const b = board([blinker], ['void.zombie'], { A1: [4, 10], B1: [12, 10] });
    const p = playing(b);
    p.play(select('A1'));
    p.play(cast('blink', null));
    p.play({ type: 'place', space: spaceOf(b, [11, 10]) });
    p.play({ type: 'strike', target: 'B1' }, 1, 1, 1, 1); // Aggression 3 and one
    expect(p.rolls).toEqual(['attack 4']);
    expect(p.model('A1').stance).toBe('none');
  });

  test.each([
    ['negated', [6, 1], true],
    ['resolved', [1, 6], false],
  ] as const)('[DW-66] [X-122] Blink is movement only where it takes effect: %s', (_, dice, fires) => {
    const gear = { powers: ['blink'], wargear: ['hand-weapon', 'crossbow'] };
    const blinker = unit('bloodpact.firebrand', gear, { affinity: 2, destiny: 0 });
    const b = board([blinker], [unit('empire-of-sol.captain', {}, { faith: 3, destiny: 0 })], {
      A1: [4, 10],
      B1: [12, 10],
    });
    const p = playing(b);
    p.play(select('A1'));
    p.play(cast('blink', null));
    p.play({ type: 'resist', by: 'B1', points: 3 }, ...dice); // 6 + 2 against 1 + 2, or 1 + 2 against 6 + 2
    if (p.asked()?.kind === 'place') p.play({ type: 'place', space: spaceOf(b, [4, 12]) });
    expect(p.asked()).toMatchObject({ kind: fires ? 'shoot' : 'select' });
  });
});
