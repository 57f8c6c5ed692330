// Shots at the table (DW-49 to DW-72, HR-32 to HR-39, X-105 to ), with numbers worked out by hand.
import { describe, expect, test } from 'vitest';
import { modelOf } from '../state/battle.ts';
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
import { aimAt } from './line.ts';
import { expectedLoss } from './options.ts';

const SOL = 'empire-of-sol';
const HOW = { strength: 2, arc: false, power: false, fire: false, pace: 'full' } as const;

/** P′ of A1 against B1. */
const aim = (b: Battle, how: object = {}): number =>
  aimAt(b, modelOf(b, 'A1'), modelOf(b, 'B1'), { ...HOW, ...how }).aim;

/** A Hunter (Perception 5) in the west, a Zombie in the east of the same row. */
const range = (
  pieces: Lineup['pieces'],
  from: readonly [number, number],
  to: readonly [number, number],
  more: Partial<Lineup> = {},
) =>
  standing(scene({ south: [`${SOL}.hunter`], north: ['void.zombie'], pieces: pieces ?? [], ...more }), {
    A1: from,
    B1: to,
  });

describe('seeing and aiming', () => {
  test('[DW-51] [DW-03] one clear line is enough, and nothing is taken away', () => {
    expect(aim(range([], [4, 10], [9, 10]))).toBe(5);
  });

  test.each<[string, readonly [number, number], readonly [number, number], number]>([
    ['nobody touches it', [4, 10], [12, 10], 2],
    ['the target touches it across, the shooter is far', [4, 10], [9, 10], 2],
    ['the target touches it, shot at from its own side', [15, 10], [9, 10], 3],
    ['the shooter touches it', [7, 10], [12, 10], 5],
    ['both touch it', [7, 10], [9, 10], 3],
  ])('[DW-52] [DW-54] [DW-69] [X-43] [X-111] a low wall of Cover 2, %s', (_, from, to, left) => {
    expect(aim(range([['low-wall', 8, 8, 1]], from, to))).toBe(left);
  });

  test('[DW-55] a wall of 2 blocks', () => {
    const p = playing(range([['wall', 8, 8, 1]], [4, 10], [12, 10]));
    p.play(select('A1'));
    p.play(stayAt(p.now(), 'A1'));
    expect(p.asked()).toMatchObject({ kind: 'shoot' }); // in an arc only
    expect(p.refusal(shoot('short-bow', 'B1'))).toMatchObject({ code: 'cannotShoot', why: 'blocked' });
    expect(p.refusal(shoot('short-bow', 'B1', true))).toBeUndefined();
  });

  test('[DW-61] [X-44] beyond 12 one more Cover: 13 away, not 12', () => {
    expect(aim(range([], [4, 10], [16, 10]))).toBe(5);
    expect(aim(range([], [4, 10], [17, 10]))).toBe(4);
  });

  test('[DW-67] [X-42] [DW-53] each model between is in the way; a raised shooter shoots over all of them', () => {
    const b = standing(
      scene({ south: ['bloodpact.slinger'], north: ['void.zombie', 'void.warg'], pieces: [['crates', 3, 10, 0]] }),
      { A1: [6, 10], B1: [12, 10], B2: [9, 10] },
    );
    expect(aim(b)).toBe(4);
    expect(aim(standing(b, { A1: [4, 10] }))).toBe(5); // on the crates, floor 1
    const above = standing(
      scene({
        south: ['bloodpact.slinger'],
        north: ['void.zombie', 'void.warg'],
        pieces: [
          ['crates', 3, 10, 0],
          ['crates', 12, 10, 0],
        ],
        rulings: { raised: 'aboveTarget' },
      }),
      { A1: [4, 10], B1: [12, 10], B2: [9, 10] },
    );
    expect(aim(above)).toBeLessThan(5); // not above the target
  });

  test('[DW-68] [X-108] the Empire shoots past no friend, Bloodpact does', () => {
    const places = { A1: [4, 10], A2: [8, 10], B1: [12, 10] } as const;
    const sol = playing(
      standing(scene({ south: [`${SOL}.hunter`, `${SOL}.praetorian`], north: ['void.zombie'], pieces: [] }), places),
    );
    sol.play(select('A1'));
    sol.play(stayAt(sol.now(), 'A1'));
    expect(sol.refusal(shoot('short-bow', 'B1'))).toMatchObject({ why: 'friendInTheWay' });
    const pact = standing(
      scene({ south: ['bloodpact.slinger', 'bloodpact.reaver'], north: ['void.zombie'], pieces: [] }),
      places,
    );
    expect(aim(pact)).toBe(4); // in the way, no more
  });

  test('[DW-70] a friend beside the shooter is not in the way', () => {
    const b = standing(
      scene({ south: ['bloodpact.slinger', 'bloodpact.reaver'], north: ['void.zombie'], pieces: [] }),
      { A1: [4, 10], A2: [5, 10], B1: [12, 10] },
    );
    expect(aim(b)).toBe(5);
  });

  test('[HR-26] the book’s hunter: a stealth move makes a pirate’s aim one worse', () => {
    const b = standing(scene({ south: ['black-sun.pirate'], north: [`${SOL}.hunter`], pieces: [] }), {
      A1: [4, 10],
      B1: [12, 10],
    });
    expect(aim(b)).toBe(2); // Perception 3, cloak
    expect(aim(changed(b, 'B1', { stance: 'stealth' }))).toBe(1);
  });

  test('[X-112] who stands in smoke is no target and targets nobody', () => {
    for (const [from, to, why] of [
      [[4, 10], [12, 10], 'obscured'],
      [[12, 10], [4, 10], 'blinded'],
    ] as const) {
      const p = playing(range([['smoke', 12, 10, 0]], from, to));
      p.play(select('A1'));
      const { step } = p.top() as { step: string };
      expect(step).toBe('move');
      p.play(stayAt(p.now(), 'A1'));
      expect(p.asked()).toMatchObject({ kind: 'select' }); // nothing to shoot at, not even in an arc
      expect(why).toMatch(/obscured|blinded/);
    }
  });

  test('[DW-48] [X-113] beside a fire pit every stat is one lower, but not Move', () => {
    const b = range([['fire-pit', 5, 10, 0]], [4, 10], [12, 10]);
    expect(aim(b)).toBe(4);
    const p = playing(b);
    p.play(select('A1'));
    expect(p.refusal(goTo(b, [4, 17]))).toBeUndefined(); // Move 7
  });
});

describe('moving and shooting', () => {
  const shots = (kind: string, to: readonly [number, number]) => {
    const b = standing(scene({ south: [kind], north: ['void.zombie'], pieces: [['rubble', 8, 4, 0]] }), {
      A1: [5, 4],
      B1: [14, 12],
    });
    const p = playing(b);
    p.play(select('A1'));
    p.play(goTo(b, to));
    return p.asked()?.kind === 'shoot';
  };

  test('[DW-66] [X-122] half penalty: Move 6 shoots after 3 spaces, not after 4', () => {
    expect(shots('black-sun.pirate', [5, 7])).toBe(true);
    expect(shots('black-sun.pirate', [5, 8])).toBe(false);
  });

  test('[DW-66] [X-48] [X-122] Difficult ground halves first: Move 6 is 2 spaces of rubble, 6 to 3 to 1.5 rounded up', () => {
    const b = standing(scene({ south: ['black-sun.pirate'], north: ['void.zombie'], pieces: [['rubble', 8, 4, 0]] }), {
      A1: [7, 4],
      B1: [14, 12],
    });
    const after = (spaces: number): string | undefined => {
      const p = playing(b);
      p.play(select('A1'));
      const path = Array.from({ length: spaces }, (_, i) => spaceOf(b, [8 + i, 4]));
      p.play({ type: 'move', to: path.at(-1)!, path, jump: false });
      return p.asked()?.kind;
    };
    expect(after(2)).toBe('shoot');
    expect(after(3)).toBe('select');
  });

  test('[DW-66] no penalty: after any move; full penalty: after none', () => {
    expect(shots('bloodpact.slinger', [5, 11])).toBe(true);
    const crossbow = unit('citadel.guardsman', { wargear: ['hand-weapon', 'crossbow'] });
    const b = standing(scene({ south: [crossbow], north: ['void.zombie'], pieces: [] }), { A1: [5, 4], B1: [14, 12] });
    const [still, step] = [playing(b), playing(b)];
    for (const p of [still, step]) p.play(select('A1'));
    still.play(stayAt(b, 'A1'));
    expect(still.asked()).toMatchObject({ kind: 'shoot' });
    step.play(goTo(b, [5, 5]));
    expect(step.asked()).toMatchObject({ kind: 'select' });
  });
});

describe('the shot', () => {
  test('[DW-49] [DW-65] [X-69] [HR-32] [X-142] one die; a wound slays who has one, and it is removed at once', () => {
    const b = standing(
      scene({ south: ['black-sun.pirate'], north: ['citadel.guardsman', 'citadel.guardsman'], pieces: [] }),
      { A1: [4, 10], B1: [9, 10], B2: [20, 10] },
    );
    const p = playing(ordered(b, { destiny: 'never' }));
    p.play(select('A1'));
    p.play(stayAt(b, 'A1'));
    p.play(shoot('black-sun-carbine', 'B1'), 2); // 3 + 5 against 3: 2+
    expect(p.rolls).toEqual(['attack 1']);
    expect(p.model('B1')).toMatchObject({ fate: 'slain', space: null, wounds: 0 });
  });

  test('[DW-65] [DW-16] two Wounds take two hits, and a failed roll harms nobody', () => {
    const b = standing(scene({ south: ['black-sun.pirate'], north: [`${SOL}.praetorian`], pieces: [] }), {
      A1: [4, 10],
      B1: [9, 10],
    });
    const p = playing(b);
    p.play(select('A1'));
    p.play(stayAt(b, 'A1'));
    p.play(shoot('black-sun-carbine', 'B1'), 3, 4); // 8 against 4 and Integrity 2 behind the shield: 3+; the save fails
    expect(p.model('B1').wounds).toBe(1);
    const missed = playing(b);
    missed.play(select('A1'));
    missed.play(stayAt(b, 'A1'));
    missed.play(shoot('black-sun-carbine', 'B1'), 2);
    expect(missed.model('B1').wounds).toBe(2);
  });

  test('[HR-25] [DW-58] the book’s Legionnaire saves on 4+ after a defensive move, on 5+ without', () => {
    for (const [stance, needs] of [
      ['none', 5],
      ['defensive', 4],
    ] as const) {
      const b = changed(
        standing(scene({ south: ['black-sun.pirate'], north: [`${SOL}.legionnaire`], pieces: [] }), {
          A1: [4, 10],
          B1: [9, 10],
        }),
        'B1',
        { stance },
      );
      const p = playing(b);
      p.play(select('A1'));
      p.play(stayAt(b, 'A1'));
      p.play(shoot('black-sun-carbine', 'B1'), 6, 6);
      expect(p.events.filter((e) => e.type === 'rolled').at(-1)).toMatchObject({ what: 'save', needs });
      expect(p.model('B1').wounds).toBe(1);
    }
  });

  test('[HR-34] [X-129] one weapon, once: after the shot the phase is over', () => {
    const b = standing(scene({ south: ['bloodpact.firebrand'], north: [`${SOL}.praetorian`], pieces: [] }), {
      A1: [4, 10],
      B1: [9, 10],
    });
    const p = playing(ordered(b, { destiny: 'never' }));
    p.play(select('A1'));
    p.play(stayAt(b, 'A1'));
    expect(p.candidates()).toEqual([{ type: 'pass' }, shoot('pistol', 'B1'), shoot('grenade', 'B1')]);
    p.play(shoot('pistol', 'B1'), 1);
    expect(p.asked()).toMatchObject({ kind: 'select', seat: 1 });
  });

  test('[HR-37] [X-140] in an arc: three times as far, unseen, Perception counts as 0', () => {
    const b = standing(
      scene({ south: ['bloodpact.slinger'], north: ['void.zombie'], arena: 'colosseum', points: 149 }),
      { A1: [1, 1], B1: [46, 46] },
    );
    const p = playing(b);
    p.play(select('A1'));
    p.play(stayAt(b, 'A1'));
    expect(p.refusal(shoot('short-bow', 'B1'))).toMatchObject({ why: 'outOfRange' }); // 45 > 24
    p.play(shoot('short-bow', 'B1', true), 5); // 0 + 2 against 4: half, 6+
    expect(p.events.find((e) => e.type === 'rolled')).toMatchObject({ needs: 6, successes: 0 });
    const gun = playing(
      standing(scene({ south: ['citadel.guardsman'], north: ['void.zombie'], pieces: [] }), {
        A1: [4, 10],
        B1: [9, 10],
      }),
    );
    gun.play(select('A1'));
    gun.play(stayAt(gun.now(), 'A1'));
    expect(gun.refusal(shoot('rifle', 'B1', true))).toMatchObject({ why: 'noArc' });
  });

  test('[DW-72] [X-135] what the order weighs is the shot itself: a target behind cover and far is worth less to shoot at', () => {
    const b = range([['low-wall', 8, 8, 1]], [4, 10], [12, 10]);
    const loss = (now: Battle): number => expectedLoss(now, modelOf(now, 'A1'), modelOf(now, 'B1'), HOW);
    expect(loss(b)).toBeCloseTo(((7 - 4) / 6) * (5 / 6) * (20 / 2), 10); // 5 − 3 + 2 = 4 against 4; ignored on 6+
    expect(loss(range([], [4, 10], [12, 10]))).toBeCloseTo((4 / 6) * (5 / 6) * 10, 10); // 7 against 4: 3+
  });

  test('[HR-36] [HR-38] the book’s Blast 1 and Blast 2: who touches the target, and who touches those', () => {
    const places = { A1: [4, 10], B1: [10, 10], B2: [11, 10], B3: [12, 10], B4: [13, 10] } as const;
    const struckBy = (gun: string) => {
      const shooter = unit('bloodpact.firebrand', { wargear: ['hand-weapon', gun] });
      const b = standing(scene({ south: [shooter], north: Array(4).fill('void.zombie'), pieces: [] }), places);
      const p = playing(ordered(b, { destiny: 'never' }));
      p.play(select('A1'));
      p.play(stayAt(b, 'A1'));
      p.play(shoot(gun, 'B1'), 6, 1, ...(gun === 'siege-gun' ? [1, 1] : [1]));
      const blast = p.events.find((e) => e.type === 'blasted');
      return blast?.type === 'blasted' ? blast.struck : [];
    };
    expect(struckBy('grenade')).toEqual(['B2']);
    expect(struckBy('siege-gun')).toEqual(['B2', 'B3']);
  });
});

describe('engaged', () => {
  test('[X-128] [HR-39] engaged by the own move: a light weapon still fires, then it strikes', () => {
    const b = standing(scene({ south: ['citadel.commissar'], north: ['void.warg'], pieces: [] }), {
      A1: [4, 10],
      B1: [9, 10],
    });
    const p = playing(ordered(b, { destiny: 'never' }));
    p.play(select('A1'));
    p.play(goTo(b, [8, 10]));
    expect(p.asked()).toMatchObject({ kind: 'shoot' });
    p.play(shoot('pistol', 'B1'), 1);
    expect(p.asked()).toMatchObject({ kind: 'melee' });
  });

  test('[X-126] Fire: no melee after it, and no light weapon is spared the −3', () => {
    const b = standing(scene({ south: ['bloodpact.firebrand'], north: ['void.warg'], pieces: [] }), {
      A1: [8, 10],
      B1: [9, 10],
    });
    const p = playing(ordered(b, { destiny: 'never' }));
    p.play(select('A1'));
    p.play({ type: 'engaged', choice: 'fire' });
    p.play(shoot('pistol', 'B1'), 2); // 4 − 3 + 4 = 5 against 3: 3+
    expect(p.events.find((e) => e.type === 'rolled')).toMatchObject({ needs: 3 });
    expect(p.asked()).toMatchObject({ kind: 'select', seat: 1 });
  });
});
