// All 25 objectives, counted from what happens (HR-15, X-49, X-156 to ).
import { describe, expect, test } from 'vitest';
import { OBJECTIVES } from '../content/objectives.ts';
import type { Battle } from '../state/types.ts';
import {
  changed,
  goTo,
  type Lineup,
  ordered,
  type Place,
  playing,
  scene,
  select,
  shoot,
  spaceOf,
  standing,
  stayAt,
  strike,
  unit,
} from '../testing/scenes.ts';

type Player = ReturnType<typeof playing>;
const fight = { type: 'engaged', choice: 'fight' } as const;
const met = (p: Player, side: 0 | 1): readonly number[] => p.now().trackers[side].met;

/** Markers lie at (6,8), (17,8) and half a turn about; the centre is (11,11) to (12,12); zones are three rows deep. */
const board = (
  south: Lineup['south'],
  north: Lineup['north'],
  places: Readonly<Record<string, Place>>,
  pieces: Lineup['pieces'] = [],
): Battle =>
  ordered(
    standing(
      scene({
        south,
        north,
        pieces,
        objectives: [
          [1, 2, 3, 4, 5],
          [1, 2, 3, 4, 5],
        ],
      }),
      places,
    ),
    { destiny: 'never', shootBack: 'ask' },
  );

/** A1, engaged or not, slays B1, who has one Wound left and ignores none. */
const slays = (b: Battle, dice = [6, 1, 1, 6]): Player => {
  const p = playing(changed(b, 'B1', { wounds: 1 }));
  p.play(select('A1'));
  if (p.asked()?.kind === 'engaged') p.play(fight);
  if (p.asked()?.kind === 'move') p.play(stayAt(p.now(), 'A1'));
  p.play(strike('B1'), ...dice);
  expect(p.now().models.find(({ id }) => id === 'B1')!.wounds).toBe(0);
  return p;
};

const reaver = (at: Place, victim: Place, more: Readonly<Record<string, Place>> = {}, pieces: Lineup['pieces'] = []) =>
  board(
    ['bloodpact.reaver'],
    ['citadel.guardsman', 'citadel.guardsman'],
    { A1: at, B1: victim, B2: [23, 0], ...more },
    pieces,
  );

describe('where somebody is slain', () => {
  test('[X-158] Hands Off! and Death and Glory: within 6 of a marker, not 7', () => {
    const near = slays(reaver([0, 8], [0, 9])); // six from (6,8)
    expect([met(near, 0).includes(3), met(near, 1).includes(6)]).toEqual([true, true]);
    const far = slays(reaver([0, 2], [0, 1])); // seven from it
    expect([met(far, 0).includes(3), met(far, 1).includes(6)]).toEqual([false, false]);
  });

  test('[X-158] King of the Hill: the slayer within 6 of the four middle spaces', () => {
    expect(met(slays(reaver([5, 11], [4, 11])), 0)).toContain(8); // six from (11,11); the victim's place does not count
    expect(met(slays(reaver([4, 11], [5, 11])), 0)).not.toContain(8);
  });

  test('[X-158] Let Them Come! and Hold the Line!: within 6 of the zone, the zone included', () => {
    expect(met(slays(reaver([3, 7], [3, 8])), 0)).toContain(9); // row 8 is six from row 2
    expect(met(slays(reaver([3, 8], [3, 9])), 0)).not.toContain(9);
    expect(met(slays(reaver([3, 14], [3, 15])), 0)).toContain(10); // row 15 is six from row 21
    expect(met(slays(reaver([3, 13], [3, 14])), 0)).not.toContain(10);
    expect(met(slays(reaver([3, 21], [3, 22])), 0)).toContain(10);
  });

  test('[X-158] No Escape: on the three rows at the edge of the enemy', () => {
    expect(met(slays(reaver([3, 3], [3, 2])), 1)).toContain(11); // the south edge is the enemy's
    expect(met(slays(reaver([3, 2], [3, 3])), 1)).not.toContain(11);
  });

  test('[X-158] Crows Nest: from a higher floor; In the Trenches: two different enemies that stand higher', () => {
    const pieces = [['crates', 9, 10, 0]] as const;
    expect(met(slays(reaver([9, 10], [8, 10], {}, pieces)), 0)).toContain(2);
    expect(met(slays(reaver([8, 10], [9, 10], {}, pieces)), 0)).not.toContain(2);
    const up = changed(reaver([8, 10], [9, 10], {}, pieces), 'B1', {});
    const higher = slays({ ...up, deeds: up.deeds.map((d) => (d.id === 'A1' ? { ...d, woundedHigher: ['B2'] } : d)) });
    expect(met(higher, 0)).toContain(17);
    expect(met(slays(up), 0)).not.toContain(17); // one is not enough
  });
});

describe('who slays whom', () => {
  test('[X-158] Hunter: one model slays two; Reaper: it wounds three', () => {
    const b = reaver([8, 10], [9, 10]);
    const before = {
      ...b,
      deeds: b.deeds.map((d) => (d.id === 'A1' ? { ...d, slain: ['B9'], wounded: ['B8', 'B9'] } : d)),
    };
    expect(met(slays(before), 0)).toEqual(expect.arrayContaining([12, 14]));
    const first = slays(b);
    expect(met(first, 0)).not.toContain(12);
    expect(met(first, 0)).not.toContain(14);
  });

  test('[X-158] [X-156] Revenge: the victim has slain one of this side', () => {
    const b = reaver([8, 10], [9, 10]);
    const slayer = { ...b, deeds: b.deeds.map((d) => (d.id === 'B1' ? { ...d, slain: ['A9'] } : d)) };
    expect(met(slays(slayer), 0)).toContain(13);
    expect(met(slays(b), 0)).not.toContain(13);
  });

  test('[X-158] Risky Maneuvers: the victim’s group is larger than the slayer’s', () => {
    expect(met(slays(reaver([8, 10], [9, 10], { B2: [10, 10] }), [6, 1, 1, 6]), 0)).toContain(15);
    expect(met(slays(reaver([8, 10], [9, 10])), 0)).not.toContain(15);
  });

  test('[X-170] Victory or Death: two kills after the leader, the dearest, has died', () => {
    const b = board(['bloodpact.reaver', 'bloodpact.slinger'], ['citadel.guardsman', 'citadel.guardsman'], {
      A1: [8, 10],
      B1: [9, 10],
      B2: [23, 0],
    });
    const dead = changed(b, 'A2', { fate: 'slain', wounds: 0 }); // the Slinger, 24 points
    const once = slays(dead);
    expect(once.now().trackers[0].avenged).toBe(1);
    expect(met(once, 0)).not.toContain(4);
    const twice = slays({ ...dead, trackers: [{ ...dead.trackers[0], avenged: 1 }, dead.trackers[1]] });
    expect(met(twice, 0)).toContain(4);
    expect(slays(b).now().trackers[0].avenged).toBe(0);
  });

  test('[X-158] Grilled or Extra Crispy?: with a Black Sun weapon or a power; Explosives: with a grenade', () => {
    const sun = slays(
      board(['black-sun.boarder'], ['citadel.guardsman', 'citadel.guardsman'], {
        A1: [8, 10],
        B1: [9, 10],
        B2: [23, 0],
      }),
      [6, 1, 6],
    );
    expect(met(sun, 0)).toContain(1);
    expect(met(slays(reaver([8, 10], [9, 10])), 0)).not.toContain(1);
    const b = board(['bloodpact.firebrand'], ['citadel.guardsman', 'citadel.guardsman'], {
      A1: [6, 10],
      B1: [9, 10],
      B2: [23, 0],
    });
    const thrown = playing(b);
    thrown.play(select('A1'));
    thrown.play(stayAt(b, 'A1'));
    thrown.play(shoot('grenade', 'B1'), 6);
    expect(met(thrown, 0)).toContain(7);
    const caster = board(['eldritch-cult.sorcerer'], ['citadel.guardsman', 'citadel.guardsman'], {
      A1: [6, 10],
      B1: [9, 10],
      B2: [23, 0],
    });
    const cast = playing(caster);
    cast.play(select('A1'));
    cast.play(stayAt(caster, 'A1'));
    cast.play({ type: 'cast', power: 'blast', target: 'B1', upcharge: 0 }, 6);
    expect(met(cast, 0)).toContain(1);
  });
});

describe('losses', () => {
  test('[X-157] Lambs: all starting models, slain by the enemy; the last ones may die together', () => {
    const b = board(
      [unit('bloodpact.firebrand', { wargear: ['hand-weapon', 'siege-gun'] })],
      ['void.zombie', 'void.zombie'],
      { A1: [4, 10], B1: [12, 10], B2: [13, 10] },
    );
    const p = playing(changed(changed(b, 'B1', { wounds: 1 }), 'B2', { wounds: 1 }));
    p.play(select('A1'));
    p.play(stayAt(b, 'A1'));
    p.play(shoot('siege-gun', 'B1'), 6, 6, 1, 1); // both are struck, neither ignores
    expect(met(p, 1)).toContain(19);
    expect(p.now().outcome).toMatchObject({ reason: 'destroyed', places: [[0], [1]] });
  });

  test('[X-157] a lamb that was lost otherwise spoils it, and a fall is nobody’s kill', () => {
    const b = changed(
      board(['void.zombie', 'void.warg'], ['void.zombie'], { A1: [9, 10], A2: [1, 1], B1: [20, 20] }, [
        ['scaffold', 8, 10, 0],
      ]),
      'A1',
      { wounds: 1 },
    );
    const p = playing(b);
    p.play(select('A1'));
    p.play(goTo(b, [9, 9], true), 1, 1);
    expect(p.model('A1').fate).toBe('slain');
    expect(p.now().trackers[0].spoiled).toBe(true);
    expect(met(p, 0)).not.toContain(6);
    expect(met(p, 1)).toEqual([]);
  });

  test('[X-168] a summoned model is no loss, but its death is a kill', () => {
    const b = board(['void.zombie'], ['bloodpact.reaver'], { A1: [2, 2], B1: [9, 10] });
    const thrall = { ...b.models[0]!, id: 'A2', unit: -1, space: spaceOf(b, [8, 10]), wounds: 1 };
    const p = playing({
      ...b,
      models: [...b.models, thrall],
      deeds: [...b.deeds, { ...b.deeds[0]!, id: 'A2' }],
      stack: [{ type: 'round', side: 1, more: 'no' }],
    });
    p.play(select('B1'));
    p.play(fight);
    p.play(strike('A2'), 6, 1, 1, 6, 1); // not ignored
    expect(met(p, 1)).toContain(3);
    expect(met(p, 0)).not.toContain(6);
  });
});

describe('deeds', () => {
  test('[X-158] Covert Operations: ends of moves on or beside all four markers', () => {
    const b = board(['void.warg'], ['void.zombie'], { A1: [6, 4], B1: [23, 23] });
    const seen = { ...b, deeds: b.deeds.map((d) => (d.id === 'A1' ? { ...d, markers: 14 } : d)) };
    const p = playing(seen);
    p.play(select('A1'));
    p.play(goTo(b, [5, 7])); // beside (6,8)
    expect(met(p, 0)).toContain(5);
    const far = playing(seen);
    far.play(select('A1'));
    far.play(goTo(b, [4, 7]));
    expect(met(far, 0)).not.toContain(5);
  });

  test('[X-158] Espionage: two activations in a row near a marker, doing nothing', () => {
    const b = board(['void.warg'], ['void.zombie'], { A1: [6, 4], B1: [23, 23] });
    const once = playing(b);
    once.play(select('A1'));
    once.play(stayAt(b, 'A1'));
    expect(once.now().deeds[0]!.idle).toBe(1);
    expect(met(once, 0)).not.toContain(16);
    const twice = playing({ ...b, deeds: b.deeds.map((d) => ({ ...d, idle: 1 })) });
    twice.play(select('A1'));
    twice.play(stayAt(b, 'A1'));
    expect(met(twice, 0)).toContain(16);
    const moved = playing({ ...b, deeds: b.deeds.map((d) => ({ ...d, idle: 1 })) });
    moved.play(select('A1'));
    moved.play(goTo(b, [6, 5]));
    expect(moved.now().deeds[0]!.idle).toBe(0);
  });

  test('[X-158] East to West: two opposite edges, also in passing', () => {
    const b = board(['void.warg'], ['void.zombie'], { A1: [1, 10], B1: [23, 23] });
    const west = { ...b, deeds: b.deeds.map((d) => ({ ...d, edges: 8 })) };
    const p = playing(west);
    p.play(select('A1'));
    p.play({ type: 'move', to: spaceOf(b, [1, 12]), path: [spaceOf(b, [0, 11]), spaceOf(b, [1, 12])], jump: false });
    expect(met(p, 0)).toContain(18);
    const south = playing({ ...b, deeds: b.deeds.map((d) => ({ ...d, edges: 1 })) });
    south.play(select('A1'));
    south.play(goTo(b, [0, 11]));
    expect(met(south, 0)).not.toContain(18); // south and west
  });

  test('[X-158] Bulwark: three saves for one model; ignored wounds are none', () => {
    const b = board(['bloodpact.reaver'], ['empire-of-sol.legionnaire'], { A1: [8, 10], B1: [9, 10] });
    const p = playing(b);
    p.play(select('A1'));
    p.play(fight);
    p.play(strike('B1'), 6, 6, 6, 6, 6, 6, 6, 6, 6);
    expect(met(p, 1)).toContain(21);
    const none = slays(
      board(['bloodpact.reaver'], ['void.zombie', 'void.zombie'], { A1: [8, 10], B1: [9, 10], B2: [23, 0] }),
      [6, 6, 6, 6, 6, 6, 6, 6, 1],
    );
    expect(none.now().deeds.find(({ id }) => id === 'B1')!.saves).toBe(0);
  });

  test('[X-158] Master of Affinity and Summoner’s War: three that took effect', () => {
    const b = board(['void.necromancer'], ['void.zombie'], { A1: [6, 4], B1: [23, 23] });
    const p = playing({ ...b, trackers: [{ ...b.trackers[0], powers: 2, raised: 2 }, b.trackers[1]] });
    p.play(select('A1'));
    p.play({ type: 'cast', power: 'raise', target: null, upcharge: 0 });
    expect(met(p, 0)).toEqual([]);
    p.play({ type: 'place', space: spaceOf(b, [8, 4]) });
    expect(met(p, 0)).toEqual([22, 23]);
  });

  test('[X-158] Ghost: shot at with Cover 5: Cover 3 touched and behind, beyond 12', () => {
    const attacked = (x: number, arc = false): readonly number[] => {
      const b = board(['bloodpact.slinger'], ['void.zombie'], { A1: [x, 10], B1: [20, 10] }, [
        ['loophole-wall', 19, 9, 1],
      ]);
      const p = playing(b);
      p.play(select('A1'));
      p.play(stayAt(b, 'A1'));
      p.play(shoot('short-bow', 'B1', arc), 1);
      return met(p, 1);
    };
    expect(attacked(7)).toContain(24); // 13 away
    expect(attacked(8)).not.toContain(24);
    expect(attacked(7, true)).not.toContain(24); // in an arc nothing is behind: 3 + 1
  });

  test('[X-158] [X-116] Leap of Faith: from the highest floor to the lowest in one activation', () => {
    const b = board(['void.zombie'], ['void.zombie'], { A1: [8, 10], B1: [20, 20] }, [['scaffold', 8, 10, 0]]);
    const p = playing(b);
    p.play(select('A1'));
    p.play(goTo(b, [7, 10], true), 6);
    expect(met(p, 0)).toContain(25);
    const deeper = board(['void.zombie'], ['void.zombie'], { A1: [8, 10], B1: [20, 20] }, [
      ['scaffold', 8, 10, 0],
      ['trench', 2, 18, 0],
    ]);
    const half = playing(deeper);
    half.play(select('A1'));
    half.play(goTo(deeper, [7, 10], true), 6);
    expect(met(half, 0)).not.toContain(25); // the trench is lower
  });

  test('[X-49] [HR-15] there are 25, and each is told once', () => {
    expect(OBJECTIVES.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1));
    const p = slays(reaver([8, 10], [9, 10]));
    const told = p.events.flatMap((e) => (e.type === 'met' ? [`${e.side} ${e.objective}`] : []));
    expect(new Set(told).size).toBe(told.length);
  });
});
