// What an enemy could do is checked against the game itself: every move of its activation is played, every attack after it weighed.
import { describe, expect, test } from 'vitest';
import { heroes } from '../game.ts';
import { heroesDescriptor } from '../index.ts';
import { modelOf } from '../state/battle.ts';
import type { Battle, HeroesCommand } from '../state/types.ts';
import { changed, ordered, type Place, playing, scene, select, spaceOf, standing, unit } from '../testing/scenes.ts';
import {
  type AttackChances,
  activationChances,
  blowChances,
  isThreatenedOn,
  landingChances,
  type PowerChances,
  powerChances,
  threatsTo,
} from './index.ts';

const QUIET = { redirect: 'never', destiny: 'never', resist: 'never', fallBack: 'never' } as const;

const slainBy = (b: Battle, c: HeroesCommand): number =>
  (heroesDescriptor.odds!(b, 0, c) as AttackChances | PowerChances).slain;

/** The most that A1 could do to B1 with one attack in its activation, by trying all moves. */
const triedOut = (start: Battle): number => {
  let worst = 0;
  const follow = (b: Battle): void => {
    const { seat, kind } = heroes.decisions(b)[0]!;
    if (seat !== 0 || (kind !== 'move' && kind !== 'afterMove' && kind !== 'shoot' && kind !== 'melee')) return;
    for (const c of heroes.candidates(b, seat)) {
      if ('target' in c && c.target === 'B1') worst = Math.max(worst, slainBy(b, c));
      else if (c.type === 'move' || c.type === 'pass') {
        const p = playing(b);
        try {
          p.play(c);
        } catch {
          continue; // a jump, which rolls dice
        }
        follow(p.now());
      }
    }
  };
  const p = playing(ordered(start, QUIET));
  p.play(select('A1'));
  if (p.asked()!.kind === 'engaged') p.play({ type: 'engaged', choice: 'fight' });
  follow(p.now());
  return worst;
};

const duel = (south: string, north: string, a: Place, b: Place): Battle =>
  standing(scene({ south: [south], north: [north] }), { A1: a, B1: b });

describe('the worst that an enemy could do', () => {
  test.each([
    ['void.warg', 'citadel.guardsman', [5, 1], [12, 2]],
    ['citadel.guardsman', 'void.zombie', [5, 1], [5, 14]],
    ['citadel.guardsman', 'void.zombie', [5, 1], [18, 18]],
    ['bloodpact.slinger', 'citadel.guardsman', [9, 3], [9, 20]],
    ['empire-of-sol.praetorian', 'citadel.guardsman', [11, 3], [11, 6]],
    ['bloodpact.reaver', 'citadel.guardsman', [5, 1], [6, 2]],
    ['eldritch-cult.sorcerer', 'citadel.guardsman', [5, 1], [5, 18]],
  ] as const)('[HR-24] [HR-34] [HR-46] %s at %s', (south, north, a, c) => {
    const b = duel(south, north, a, c);
    const { strikes, worst } = threatsTo(b, 'B1');
    expect(strikes[0]?.slain ?? 0).toBeCloseTo(triedOut(b), 9);
    expect(worst).toBeCloseTo(strikes[0]?.slain ?? 0, 9);
    expect(isThreatenedOn(b, 'B1', spaceOf(b, c))).toBe(strikes.length > 0);
  });

  test('[DW-66] a carbine is not shot after more than half a move: what is farther than both is safe', () => {
    const open = (y: number): Battle =>
      standing(scene({ south: ['black-sun.pirate'], north: ['void.warg'], pieces: [] }), { A1: [5, 0], B1: [5, y] });
    const range = 18;
    expect(threatsTo(open(range + 3), 'B1').strikes.map(({ kind, moves }) => [kind, moves])).toEqual([['shot', true]]);
    expect(threatsTo(open(range + 4), 'B1').strikes).toEqual([]);
  });

  test('[X-122] [DW-66] half of a move may end in a Difficult space with one point left', () => {
    const slow = unit('black-sun.pirate', {}, { move: 4 }); // half is 2: a step, then into the rubble, where a space costs 2
    const pieces = [['rubble', 0, 5]] as const;
    const b = standing(scene({ south: [slow], north: ['void.warg'], pieces }), { A1: [0, 3], B1: [0, 23] }); // carbine: 18
    const { strikes } = threatsTo(b, 'B1');
    expect(strikes.map(({ kind, moves }) => [kind, moves])).toEqual([['shot', true]]);
    expect(strikes[0]!.slain).toBeCloseTo(triedOut(b), 9);
    expect(isThreatenedOn(b, 'B1', spaceOf(b, [0, 23]))).toBe(true);
    const none = standing(b, { A1: [0, 2] });
    expect(threatsTo(none, 'B1').strikes).toEqual([]);
    expect(isThreatenedOn(none, 'B1', spaceOf(b, [0, 23]))).toBe(false);
  });

  test('several together are worse than each of them', () => {
    const b = standing(scene({ south: ['void.warg', 'void.zombie'], north: ['empire-of-sol.centurion'] }), {
      A1: [5, 1],
      A2: [6, 4],
      B1: [8, 2],
    });
    const { strikes, worst } = threatsTo(b, 'B1');
    expect(strikes.map(({ attacker }) => attacker).sort()).toEqual(['A1', 'A2']);
    expect(worst).toBeGreaterThan(strikes[0]!.slain);
  });
});

test('[HR-20] who has acted is no danger in this round; when all have, the next round counts', () => {
  const b = standing(scene({ south: ['void.warg', 'void.warg'], north: ['citadel.guardsman'] }), {
    A1: [5, 1],
    A2: [20, 1],
    B1: [7, 1],
  });
  const acted = changed(b, 'A1', { acted: true });
  expect(threatsTo(acted, 'B1')).toMatchObject({ when: 'this round', strikes: [] });
  const both = changed(acted, 'A2', { acted: true });
  expect(threatsTo(both, 'B1')).toMatchObject({ when: 'the next round', strikes: [{ attacker: 'A1' }] });
});

test('[HR-40] one that is bound does not come; it strikes whom it touches', () => {
  const bound = standing(scene({ south: ['void.warg'], north: ['citadel.guardsman', 'citadel.grenadier'] }), {
    A1: [5, 1],
    B1: [9, 1],
    B2: [6, 1],
  });
  expect(threatsTo(bound, 'B1').strikes).toEqual([]);
  expect(threatsTo(bound, 'B2').strikes.map(({ kind, moves }) => [kind, moves])).toEqual([['blow', false]]);
});

test('[HR-11] from beside the board an enemy enters, moves and strikes', () => {
  const b = standing(scene({ south: ['void.warg'], north: ['citadel.guardsman'], pieces: [] }), {});
  const near = standing(b, { B1: [12, 9] });
  const far = standing(b, { B1: [12, 14] });
  expect(threatsTo(near, 'B1').strikes).toMatchObject([{ attacker: 'A1', kind: 'blow', moves: true }]);
  expect(threatsTo(far, 'B1').strikes).toEqual([]);
});

describe('how far danger reaches on open ground', () => {
  /** B1 on each space of the diagonal from A1, who stands in the corner: those where it is in danger. */
  const reach = (
    south: string | ReturnType<typeof unit>,
    change: Parameters<typeof changed>[2] = {},
    north: string = 'citadel.guardsman',
    later: (b: Battle) => Battle = (b) => b,
  ): number => {
    const b = later(
      changed(
        standing(scene({ south: [south], north: [north], pieces: [] }), { A1: [0, 0], B1: [23, 23] }),
        'A1',
        change,
      ),
    );
    const isIn = (n: number): boolean => isThreatenedOn(b, 'B1', spaceOf(b, [n, n]));
    const far = Array.from({ length: 24 }, (_, n) => n).filter((n) => n > 0 && isIn(n));
    expect(far).toEqual(Array.from(far, (_, i) => i + 1)); // without a gap
    for (const n of [far.length, far.length + 1].filter((one) => one > 0 && one < 24)) {
      const there = standing(b, { B1: [n, n] });
      expect(threatsTo(there, 'B1').strikes.length > 0).toBe(n <= far.length);
    }
    return far.length;
  };
  const armed = (...wargear: string[]) => unit('bloodpact.firebrand', { wargear });

  test.each([
    ['a blade: Move 6 and a blow', 'bloodpact.reaver', 7],
    ['Move 8', 'void.warg', 9],
    ['a spear', 'empire-of-sol.praetorian', 8],
    ['a pistol after any move: 6 and 12', armed('hand-weapon', 'pistol'), 18],
    ['a carbine after half a move: 3 and 18', armed('hand-weapon', 'carbine'), 21],
    ['a crossbow only without a step: 18', armed('hand-weapon', 'crossbow'), 18],
    ['a grenade: 6 and 6', armed('hand-weapon', 'grenade'), 12],
  ] as const)('[DW-66] [HR-24] %s', (_, south, spaces) => {
    expect(reach(south)).toBe(spaces);
  });

  test('[HR-37] in an arc three times as far: everywhere on a small board', () => {
    expect(reach(armed('hand-weapon', 'short-bow'))).toBe(23);
  });

  test('[X-146] a power after any move; not without Affinity, not at one who is null, and only such as do damage', () => {
    const caster = (...powers: string[]) => unit('eldritch-cult.sorcerer', { powers });
    expect(reach(caster('fireburst'))).toBe(18);
    expect(reach(caster('fireburst'), { affinity: 0 })).toBe(7);
    expect(reach(caster('fireburst'), {}, 'citadel.null-monk')).toBe(7);
    expect(reach(caster('dread', 'corrupt', 'root'))).toBe(7);
  });

  test('[X-150] who is rooted strikes and shoots from where it stands; Hasten carries it farther', () => {
    const under =
      (power: 'root' | 'hasten') =>
      (b: Battle): Battle => ({ ...b, lasting: [{ power, on: 'A1', by: 'B1', until: 2 }] });
    expect(reach('bloodpact.reaver', {}, 'citadel.guardsman', under('root'))).toBe(1);
    expect(reach(armed('hand-weapon', 'pistol'), {}, 'citadel.guardsman', under('root'))).toBe(12);
    expect(reach('bloodpact.reaver', {}, 'citadel.guardsman', under('hasten'))).toBe(10);
  });

  test('a weapon that is used up is no danger', () => {
    expect(reach(armed('hand-weapon', 'grenade'), { used: ['grenade'] })).toBe(7);
  });

  test('[HR-11] who is beside the board enters first, from either edge', () => {
    const rows = (seat: 0 | 1): readonly number[] => {
      const b = scene({ south: ['bloodpact.reaver'], north: ['bloodpact.reaver'], pieces: [] });
      const id = seat === 0 ? 'B1' : 'A1';
      return Array.from({ length: 24 }, (_, y) => y).filter((y) => isThreatenedOn(b, id, spaceOf(b, [12, y])));
    };
    expect([Math.max(...rows(0)), Math.min(...rows(1))]).toEqual([9, 14]); // three rows, a move, a blow
  });
});

describe('what one enemy would do', () => {
  const strikesAt = (b: Battle) => threatsTo(b, 'B1').strikes;
  const open = (south: Parameters<typeof scene>[0]['south'], north: string, places: Readonly<Record<string, Place>>) =>
    standing(scene({ south, north: [north], pieces: [] }), places);

  test('[HR-39] [HR-43] a light shot and then a blow, together; without a step where it touches already', () => {
    const b = open(['citadel.commissar'], 'void.zombie', { A1: [5, 5], B1: [8, 5] });
    const [strike] = strikesAt(b);
    expect(strike).toMatchObject({ attacker: 'A1', kind: 'both', moves: true });
    const there = standing(b, { A1: [7, 5] });
    const at = {
      b: there,
      model: modelOf(there, 'A1'),
      pace: 'half',
      engages: true,
      landing: landingChances(there, modelOf(there, 'A1'), 0),
    } as const;
    const shot = { type: 'shoot', weapon: 'pistol', target: 'B1', arc: false } as const;
    const { harms } = activationChances(at, { shoot: shot, strike: 'B1' });
    expect(strike!.slain).toBeCloseTo(harms[0]!.slain, 9);
    const near = open(['citadel.commissar'], 'void.zombie', { A1: [7, 5], B1: [8, 5] });
    // who fights fires a light weapon first, without the −3 of who fires instead
    expect(strikesAt(near)).toMatchObject([{ kind: 'both', moves: false, from: spaceOf(near, [7, 5]) }]);
    const bound = { ...at, b: near, model: modelOf(near, 'A1'), pace: 'still', engages: false } as const;
    const { harms: bothHarms } = activationChances(bound, { shoot: shot, strike: 'B1' });
    expect(strikesAt(near)[0]!.slain).toBeCloseTo(bothHarms[0]!.slain, 9);
    // a bow carried besides is no weapon for a fight: the pistol is fired all the same
    const armed = unit('citadel.commissar', { wargear: ['short-bow', 'hand-weapon', 'pistol'] });
    expect(strikesAt(open([armed], 'void.zombie', { A1: [7, 5], B1: [8, 5] }))).toEqual(strikesAt(near));
  });

  test('[HR-42] one that is bound fires worse, or strikes', () => {
    const b = standing(scene({ south: ['citadel.guardsman'], north: ['void.zombie', 'void.zombie'], pieces: [] }), {
      A1: [5, 5],
      B1: [12, 5],
      B2: [4, 5],
    });
    const [strike] = strikesAt(b);
    expect(strike).toMatchObject({ kind: 'shot', moves: false });
    // Perception 3, +1 without a step, −3 as it fires, Strength 3: 4 against Defense 4; ignored on 6
    expect(strike!.mean).toBeCloseTo((1 / 2) * (5 / 6), 9);
  });

  test('[DW-91] a power counts as likely as it resolves against the best resistance', () => {
    const b = open(['eldritch-cult.sorcerer'], 'empire-of-sol.captain', { A1: [0, 0], B1: [20, 20] });
    const [strike] = strikesAt(b);
    const there = standing(b, { A1: [6, 6] });
    const casts = [0, 1].map((upcharge) =>
      powerChances(there, modelOf(there, 'A1'), { type: 'cast', power: 'blast', target: 'B1', upcharge }),
    );
    expect(strike!.kind).toBe('power');
    expect(Math.max(...casts.map(({ slain }) => slain))).toBeCloseTo(strike!.slain, 9);
    expect(casts[0]!.resolves).toBeLessThan(1);
  });

  test('[X-126] [X-128] a power and then a blow at whom it touches', () => {
    const b = open([unit('eldritch-cult.sorcerer', { powers: ['blast'] }, { affinity: 1 })], 'citadel.jacker', {
      A1: [7, 5],
      B1: [8, 5],
    });
    const [strike] = strikesAt(b);
    expect(strike).toMatchObject({ kind: 'powerAndBlow', moves: false });
    const power = powerChances(b, modelOf(b, 'A1'), { type: 'cast', power: 'blast', target: 'B1', upcharge: 0 });
    const blow = blowChances(b, modelOf(b, 'A1'), modelOf(b, 'B1'), false);
    expect(strike!.mean).toBeCloseTo(power.damage!.mean + blow.mean, 9); // nobody resists
  });

  test('[DW-91] a power that may be resisted leaves its target unhurt as often as it does not resolve', () => {
    const target = unit('empire-of-sol.captain', {}, { faith: 2, wounds: 1 });
    const b = standing(scene({ south: ['void.zombie', 'void.necromancer'], north: [target], pieces: [] }), {
      A1: [9, 9],
      A2: [0, 0],
      B1: [10, 10],
    });
    const { strikes, worst } = threatsTo(b, 'B1');
    expect(strikes.map(({ attacker, kind }) => `${attacker} ${kind}`).sort()).toEqual(['A1 blow', 'A2 power']);
    for (const { wounds, slain } of strikes) {
      expect(wounds.reduce((all, p) => all + p, 0)).toBeCloseTo(1, 12);
      expect(wounds[0]).toBeCloseTo(1 - slain, 12);
    }
    expect(worst).toBeCloseTo(1 - (1 - strikes[0]!.slain) * (1 - strikes[1]!.slain), 12);
  });

  test('[HR-39] where nothing slays, the most wounds count: shot and blow rather than the shot alone', () => {
    const b = standing(
      scene({
        south: ['citadel.commissar'],
        north: ['void.death-knight', 'void.siege-golem'],
        pieces: [],
        points: 150,
      }),
      { A1: [5, 5], B1: [20, 20], B2: [8, 5] },
    );
    const [strike, ...none] = threatsTo(b, 'B2').strikes;
    expect(none).toEqual([]);
    expect(strike).toMatchObject({ kind: 'both', slain: 0 });
  });

  test('the worst first; together they are as bad as all of them', () => {
    const b = open(['void.zombie', 'void.death-knight'], 'citadel.guardsman', { A1: [7, 5], A2: [9, 5], B1: [8, 5] });
    const { strikes, worst } = threatsTo(b, 'B1');
    expect(strikes.map(({ attacker }) => attacker)).toEqual(['A2', 'A1']);
    expect(worst).toBeCloseTo(1 - (1 - strikes[0]!.slain) * (1 - strikes[1]!.slain), 9); // it has one Wound
    expect(threatsTo(b, 'A1').strikes.map(({ attacker }) => attacker)).toEqual(['B1']);
    expect(threatsTo(changed(b, 'B1', { space: null }), 'B1')).toEqual({ when: 'this round', strikes: [], worst: 0 });
  });

  test('who is slain, dying or gone is no danger', () => {
    const b = open(['void.zombie'], 'citadel.guardsman', { A1: [7, 5], B1: [8, 5] });
    expect(strikesAt(changed(b, 'A1', { wounds: 0 }))).toEqual([]);
    expect(strikesAt(changed(b, 'A1', { fate: 'left', space: null }))).toEqual([]);
  });
});
