// Whom an enemy endangers, from where and with what: cases in which one enemy must not be taken for another (HR-11, HR-40, X-118, X-146).
import { describe, expect, test } from 'vitest';
import { modelOf } from '../state/battle.ts';
import type { Battle } from '../state/types.ts';
import { changed, type Lineup, type Place, scene, spaceOf, standing, unit } from '../testing/scenes.ts';
import { blowChances, isThreatenedOn, powerChances, threatsTo } from './index.ts';

const open = (
  south: Lineup['south'],
  north: Lineup['north'],
  places: Readonly<Record<string, Place>>,
  points = 149,
): Battle => standing(scene({ south, north, pieces: [], points }), places);
const attackers = (b: Battle, id = 'B1') =>
  threatsTo(b, id)
    .strikes.map(({ attacker }) => attacker)
    .sort();

describe('[HR-11] several beside the board', () => {
  // From the third row: a Zombie with Move 5 strikes in row 8, a Warg with Move 8 in row 11.
  test.each([
    ['the slower first', ['void.zombie', 'void.warg'], 'A2'],
    ['the faster first', ['void.warg', 'void.zombie'], 'A1'],
  ] as const)('each comes as far as its own Move: %s', (_, south, fast) => {
    const at = (y: number) => attackers(open(south, ['citadel.guardsman'], { B1: [12, y] }));
    expect([at(8), at(9), at(11), at(12)]).toEqual([['A1', 'A2'], [fast], [fast], []]);
  });

  test('[X-118] and as its own base lets it', () => {
    // A Siege golem, Move 8, stands on two rows: its far side is in the third row, and the tenth after 8; long limbs reach 2.
    const b = open(['void.death-knight', 'void.siege-golem'], ['void.death-knight'], { B1: [12, 12] }, 150);
    expect(attackers(b)).toEqual(['A2']);
    expect(attackers(standing(b, { B1: [12, 13] }))).toEqual([]);
    expect(attackers(standing(b, { B1: [12, 9] }))).toEqual(['A1', 'A2']);
  });
});

describe('[HR-40] who is bound', () => {
  test('[DW-89] [X-146] a caster throws all its Affinity at whom it touches', () => {
    const b = open(['eldritch-cult.sorcerer'], ['void.zombie'], { A1: [5, 5], B1: [6, 5] });
    const [strike] = threatsTo(b, 'B1').strikes;
    const cast = { type: 'cast', power: 'blast', target: 'B1', upcharge: 1 } as const;
    const { slain, damage } = powerChances(b, modelOf(b, 'A1'), cast);
    expect(slain).toBeCloseTo((5 / 6) ** 3, 12); // 2+, and neither of two wounds is ignored on a 6
    const [none, one] = damage!.wounds;
    const blow = blowChances(b, modelOf(b, 'A1'), modelOf(b, 'B1'), false).wounds;
    const lives = none! * (blow[0]! + blow[1]!) + one! * blow[0]!; // it strikes after the power; two Wounds
    expect(strike).toMatchObject({ kind: 'powerAndBlow', moves: false, slain: expect.closeTo(1 - lives, 12) });
  });

  test('it does not cast at one whom it does not touch', () => {
    const b = open(['eldritch-cult.sorcerer'], ['void.zombie', 'void.zombie'], { A1: [5, 5], B1: [9, 5], B2: [4, 5] });
    expect(attackers(b)).toEqual([]);
    expect(attackers(b, 'B2')).toEqual(['A1']);
  });

  test('who only may come to stand there binds it there, and not where it stands now', () => {
    const before = open(['void.warg'], ['citadel.guardsman'], { A1: [5, 5], B1: [20, 20] });
    const there = standing(before, { B1: [6, 5] });
    const { strikes } = threatsTo(there, 'B1', before);
    expect(strikes).toMatchObject([{ attacker: 'A1', kind: 'blow', moves: false, from: spaceOf(before, [5, 5]) }]);
    expect(strikes[0]!.slain).toBeCloseTo(
      blowChances(there, modelOf(there, 'A1'), modelOf(there, 'B1'), false).slain,
      12,
    );
  });
});

describe('[X-150] who is rooted endangers the places around it, on every side', () => {
  const marked = (south: string, at: Place, points: number) => {
    const start = open(
      ['void.death-knight', south],
      ['void.death-knight'],
      { A1: [23, 0], A2: at, B1: [23, 23] },
      points,
    );
    const b: Battle = { ...start, lasting: [{ power: 'root', on: 'A2', by: 'B1', until: 2 }] };
    const all = Array.from({ length: 24 * 24 }, (_, space) => space);
    const far = changed(b, 'A1', { acted: true });
    return all
      .filter((space) => isThreatenedOn(far, 'B1', space))
      .map((space) => `${space % 24},${Math.floor(space / 24)}`);
  };
  const square = (from: number, to: number, without: readonly string[]) => {
    const line = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    return line.flatMap((y) => line.map((x) => `${x},${y}`)).filter((one) => !without.includes(one));
  };

  test('a small one: the eight beside it', () => {
    expect(marked('void.zombie', [10, 10], 149)).toEqual(square(9, 11, ['10,10']));
  });

  test('[X-118] a large one with long limbs: two spaces around its four', () => {
    expect(marked('void.siege-golem', [10, 10], 150)).toEqual(square(8, 13, ['10,10', '11,10', '10,11', '11,11']));
  });
});

describe('[DW-25] who engages', () => {
  test('Bloodpact strikes with its die more when it comes, not when it stands there already', () => {
    const at = (place: Place) => {
      const b = open(['bloodpact.reaver'], ['citadel.guardsman'], { A1: place, B1: [9, 5] });
      return threatsTo(b, 'B1').strikes[0]!;
    };
    expect([at([5, 5]).wounds.length, at([8, 5]).wounds.length]).toEqual([5, 4]); // none to four, none to three
    expect([at([5, 5]).moves, at([8, 5]).moves]).toEqual([true, false]);
  });
});

test.each([[['void.zombie', 'void.warg']], [['void.warg', 'void.zombie']]] as const)(
  '[X-146] of those who cannot slay it alone, the one that wounds more comes first: %j',
  (south) => {
    const b = open(south, ['void.zombie'], { A1: [10, 9], A2: [10, 11], B1: [10, 10] });
    const { strikes } = threatsTo(changed(b, 'B1', { wounds: 20 }), 'B1');
    expect(strikes.map(({ slain }) => slain)).toEqual([0, 0]);
    expect(strikes[0]!.mean).toBeGreaterThan(strikes[1]!.mean);
  },
);

test('[HR-44] of places that are as good, the one where it stands', () => {
  const b = open(['empire-of-sol.praetorian'], ['void.zombie'], { A1: [5, 5], B1: [7, 5] });
  expect(threatsTo(b, 'B1').strikes).toMatchObject([{ kind: 'blow', moves: false, from: spaceOf(b, [5, 5]) }]);
});

describe('[DW-66] which shot', () => {
  test('the one that needs least: the Citadel stays, where it can shoot from there', () => {
    const b = open(['citadel.guardsman'], ['empire-of-sol.captain'], { A1: [5, 5], B1: [15, 5] });
    const [strike] = threatsTo(b, 'B1').strikes;
    expect(strike).toMatchObject({ kind: 'shot', moves: false, from: spaceOf(b, [5, 5]) }); // steady: Perception +1
  });

  test('of several weapons the worse one for the target', () => {
    const gunner = unit('bloodpact.firebrand', { wargear: ['hand-weapon', 'short-bow', 'pistol'] });
    const far = open([gunner], ['void.zombie'], { A1: [0, 5], B1: [23, 5] });
    const near = standing(far, { B1: [10, 5] });
    const needs = (b: Battle) => threatsTo(b, 'B1').strikes[0]!.mean;
    // Perception 4: the pistol, Strength 4, reaches 12 and needs 2; the bow, Strength 2, needs 3, and one more beyond 12.
    expect(needs(near)).toBeCloseTo((5 / 6) * (5 / 6), 12);
    expect(needs(far)).toBeCloseTo((4 / 6) * (5 / 6), 12); // 4 + 2 − 1 against 4
  });
});
