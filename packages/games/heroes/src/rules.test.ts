// Rules of Heroes at the table, with numbers worked out by hand. Rows 0 to 2 of Sandgate are bare ground.
import { describe, expect, test } from 'vitest';
import {
  changed,
  goTo,
  ordered,
  playing,
  scene,
  select,
  shoot,
  spaceOf,
  standing,
  stayAt,
  strike,
} from './testing/scenes.ts';

const SOL = 'empire-of-sol';
const kinds = (p: { events: readonly { type: string }[] }): readonly string[] => p.events.map(({ type }) => type);

describe('uneven forces', () => {
  /** Who is activated in a round, until dice are needed for the next one. */
  const activated = (south: number, north: number, first: 0 | 1, uneven: 'oneMore' | 'all'): string => {
    let b = scene({
      south: Array(south).fill('bloodpact.reaver'),
      north: Array(north).fill('void.zombie'),
      rulings: { unevenForces: uneven },
    });
    for (let i = 0; i < south; i++) b = standing(b, { [`A${i + 1}`]: [2 * i, 0] });
    for (let i = 0; i < north; i++) b = standing(b, { [`B${i + 1}`]: [2 * i, 23] });
    const p = playing({ ...b, stack: [{ type: 'round', side: first, more: 'no' }] });
    const seen: string[] = [];
    try {
      for (;;) {
        const c = p.candidates()[0]!;
        if (c.type !== 'select') break;
        seen.push(c.model[0]!);
        p.play(c);
        p.play(stayAt(p.now(), c.model));
      }
    } catch (e) {
      expect((e as Error).message).toBe('no die left for priority');
    }
    return seen.join('');
  };

  test('[X-125] [HR-22] two going first face three activations, going second four', () => {
    expect(activated(2, 5, 0, 'oneMore')).toBe('ABABB');
    expect(activated(2, 5, 1, 'oneMore')).toBe('BABABB');
  });

  test('[HR-21] with unevenForces all, everybody is activated', () => {
    expect(activated(2, 5, 0, 'all')).toBe('ABABBBB');
  });

  test('[HR-20] equal forces take turns', () => {
    expect(activated(3, 3, 1, 'oneMore')).toBe('BABABA');
  });
});

describe('moving', () => {
  test('[HR-11] [X-123] a model enters its own zone, free and beside no enemy', () => {
    const b = standing(scene({ south: [`${SOL}.legionnaire`], north: ['void.warg'] }), { B1: [5, 1] });
    const p = playing(b);
    p.play(select('A1'));
    expect(p.asked()).toMatchObject({ kind: 'enter', rule: 'HR-11' });
    const enter = (x: number, y: number) => ({ type: 'enter', space: spaceOf(b, [x, y]) }) as const;
    expect(p.refusal(enter(5, 1))).toMatchObject({ code: 'cannotEnter' });
    expect(p.refusal(enter(6, 2))).toMatchObject({ code: 'cannotEnter' }); // beside the Warg
    expect(p.refusal(enter(7, 3))).toMatchObject({ code: 'cannotEnter' }); // outside the zone
    expect(p.refusal(enter(7, 2))).toBeUndefined();
    expect(p.candidates()).toHaveLength(3 * 24 - 9);
  });

  test('[HR-25] [X-121] at most half a move with a shield is defensive: 5+ becomes 4+', () => {
    const b = standing(scene({ south: [`${SOL}.legionnaire`], north: ['void.warg'] }), { A1: [5, 1], B1: [20, 23] });
    const p = playing(b);
    p.play(select('A1'));
    p.play(goTo(b, [8, 1]));
    expect(p.model('A1').stance).toBe('defensive');
    const far = playing(b);
    far.play(select('A1'));
    far.play(goTo(b, [9, 1]));
    expect(far.model('A1').stance).toBe('none');
  });

  test('[HR-26] with a cloak it is a stealth move', () => {
    const b = standing(scene({ south: [`${SOL}.hunter`], north: ['void.warg'] }), { A1: [5, 1], B1: [20, 23] });
    const p = playing(b);
    p.play(select('A1'));
    p.play(goTo(b, [9, 1])); // Move 7: half is 4
    expect(p.model('A1').stance).toBe('stealth');
  });

  test('[HR-30] [X-119] a path ends beside the first enemy', () => {
    const b = standing(scene({ south: [`${SOL}.legionnaire`], north: ['void.warg'] }), { A1: [5, 1], B1: [8, 1] });
    const p = playing(b);
    p.play(select('A1'));
    expect(
      p.refusal({ type: 'move', to: spaceOf(b, [8, 0]), path: [6, 7, 8].map((x) => spaceOf(b, [x, 0])), jump: false }),
    ).toMatchObject({
      code: 'cannotMove',
      fault: 'mustEnd',
    });
  });

  test.each([
    [2, 1, false],
    [2, 2, true],
  ])('[X-116] a jump of %i with a roll of %i: safe is %s', (drop, roll, safe) => {
    // The plinth at (0,5) is 1 high, the gatehouse 3: from its south-west corner (3,5) down to (3,4) are 3; stall (9,7) is 2 high.
    const b = standing(scene({ south: ['void.warg'], north: ['void.warg'] }), { A1: [9, 7], B1: [20, 23] });
    const p = playing(changed(b, 'A1', { wounds: 2 }));
    p.play(select('A1'));
    p.play(goTo(b, [9, 6], true), ...(safe ? [roll] : [roll, 1])); // the Warg may ignore the wound on 6+
    expect(p.events.find(({ type }) => type === 'jumped')).toMatchObject({ drop });
    expect(p.model('A1').wounds).toBe(safe ? 2 : 1);
  });
});

describe('close combat', () => {
  const duel = (south: string, north: string) =>
    standing(scene({ south: [south], north: [north] }), { A1: [5, 1], B1: [6, 1] });

  test('[HR-40] [HR-46] a model that begins engaged fights: Martial 5 against 5 needs 4+, Strength 5 + 3 against 4 needs 2+', () => {
    const p = playing(duel('bloodpact.reaver', `${SOL}.legionnaire`));
    p.play(select('A1')); // nothing to fire, but it may retreat
    expect(p.asked()).toMatchObject({ kind: 'engaged' });
    p.play({ type: 'engaged', choice: 'fight' });
    p.play(strike('B1'), 4, 3, 6, 2, 1, 4); // three dice: two hits; both wound? 2+ on 2 and 1: one wound; save 5+: 4 fails
    expect(p.rolls.slice(0, 3)).toEqual(['attack 3', 'wound 2', 'save 1']);
  });
});

describe('after a fight', () => {
  test('[HR-47] [HR-48] [X-131] who falls back is struck after by those who stood still: six dice of two enemies with 3', () => {
    const b = standing(scene({ south: ['void.zombie'], north: ['bloodpact.reaver', 'bloodpact.reaver'] }), {
      A1: [5, 1],
      B1: [6, 1],
      B2: [4, 1],
    });
    const p = playing(b);
    p.play(select('A1'));
    p.play({ type: 'engaged', choice: 'fight' });
    p.play(strike('B1'), 1, 1, 1); // nothing
    expect(p.asked()).toMatchObject({ kind: 'fallBack', model: 'A1' });
    p.play({ type: 'fallBack', to: spaceOf(b, [5, 3]) }, 1, 2, 3, 4, 5, 6, 1); // one six, and it is not ignored
    expect(p.rolls.slice(1)).toEqual(['opportunity 3', 'opportunity 3', 'ignore 1']);
    expect(p.model('A1').wounds).toBe(1);
    expect(p.asked()).toMatchObject({ kind: 'select', seat: 1 });
  });

  test('[HR-41] [X-54] [X-127] a retreat: first the enemies strike, then three points away, and nothing else', () => {
    const b = standing(scene({ south: [`${SOL}.hunter`], north: ['bloodpact.reaver', 'bloodpact.reaver'] }), {
      A1: [5, 1],
      B1: [6, 1],
      B2: [4, 1],
    });
    const p = playing(ordered(b, { destiny: 'never' }));
    p.play(select('A1'));
    p.play({ type: 'engaged', choice: 'retreat' }, 1, 2, 6, 3, 4, 5); // one six
    expect(p.rolls).toEqual(['opportunity 3', 'opportunity 3']);
    expect(p.model('A1').wounds).toBe(1);
    expect(p.asked()).toMatchObject({ kind: 'retreat' });
    expect(p.refusal({ type: 'fallBack', to: spaceOf(b, [5, 2]) })).toMatchObject({ code: 'cannotMove' }); // beside both
    p.play({ type: 'fallBack', to: spaceOf(b, [5, 3]) });
    expect(p.asked()).toMatchObject({ kind: 'select', seat: 1 });
    expect(p.model('A1').acted).toBe(true);
  });
});

describe('shots', () => {
  test('[HR-33] [X-139] who is slain with a quick rifle shoots back before it is removed', () => {
    const b = standing(scene({ south: ['citadel.sharpshooter'], north: ['bloodpact.firebrand'] }), {
      A1: [5, 1],
      B1: [12, 1],
    });
    const p = playing({ ...b, stack: [{ type: 'round', side: 1, more: 'no' }] });
    p.change((now) => ordered(now, { destiny: 'never' }));
    p.play(select('B1'));
    p.play(stayAt(p.now(), 'B1'));
    // Pistol S4, Perception 4, cloak and stealth not taken: Cover 1. 4 − 1 + 4 = 7 against Defense 3: double, 2+.
    // The answer: Perception 5 + S3 = 8 against Defense 4: 2+.
    p.play(shoot('pistol', 'A1'), 2, 2);
    expect(kinds(p).filter((type) => type === 'shot')).toHaveLength(2);
    expect(p.model('A1').fate).toBe('slain');
    expect(p.model('B1').wounds).toBe(2);
  });

  test('[HR-35] [HR-39] [HR-42] engaged, only light weapons fire; the Fire action fires any at −3', () => {
    const b = standing(
      scene({ south: ['citadel.guardsman', 'citadel.commissar'], north: ['void.warg', 'void.warg'] }),
      {
        A1: [5, 1],
        B1: [6, 1],
        A2: [12, 1],
        B2: [13, 1],
      },
    );
    const rifle = playing(b);
    rifle.play(select('A1'));
    rifle.play({ type: 'engaged', choice: 'fire' });
    // Perception 3 − 3, steady +1: 1; + S3 = 4 against Defense 3: 3+.
    rifle.play(shoot('rifle', 'B1'), 3, 1);
    expect(rifle.events.find(({ type }) => type === 'rolled')).toMatchObject({ needs: 3 });
    const pistol = playing(b);
    pistol.play(select('A2'));
    pistol.play({ type: 'engaged', choice: 'fight' });
    expect(pistol.candidates()).toContainEqual(shoot('pistol', 'B2'));
  });
});

describe('blasts and friends', () => {
  test('[HR-38] [X-55] [X-136] [X-137] a grenade: the centre suffers, who touches it rolls; shields of the struck save for others', () => {
    const b = standing(
      scene({ south: ['citadel.grenadier'], north: [`${SOL}.hunter`, `${SOL}.legionnaire`, `${SOL}.praetorian`] }),
      { A1: [5, 1], B1: [9, 1], B2: [10, 1], B3: [12, 1] },
    );
    const p = playing(ordered(b, { destiny: 'never', redirect: 'never' }));
    p.play(select('A1'));
    p.play(stayAt(p.now(), 'A1'));
    // Hunter: Perception 1 + steady 1 − cloak 1 + S4 = 5 against Defense 2 (+ Integrity 1 behind the Legionnaire) = 3: 3+.
    // Legionnaire: 5 against 4 + Integrity 2 = 6: 5+. The Praetorian does not touch the Hunter.
    p.play(shoot('grenade', 'B1'), 3, 5, 4, 4);
    const needs = p.events.flatMap((e) => (e.type === 'rolled' ? [`${e.what} ${e.needs}`] : []));
    expect(needs.slice(0, 2)).toEqual(['attack 3', 'blast 5']);
    expect(p.events.find((e) => e.type === 'blasted')).toMatchObject({ centre: 'B1', struck: ['B2'] });
    expect(p.rolls.slice(2)).toEqual(['save 1', 'save 1']); // the Hunter's by the Legionnaire's shield
    expect(p.model('A1').used).toEqual(['grenade']);
  });

  test('[DW-71] [X-11] [X-138] a shot at an enemy beside a friend: on 1 to 3 the friend is struck, and nobody is credited', () => {
    const b = standing(scene({ south: ['citadel.guardsman', 'citadel.grenadier'], north: ['void.zombie'] }), {
      A1: [5, 1],
      A2: [12, 2],
      B1: [12, 1],
    });
    const p = playing(ordered(b, { destiny: 'never' }));
    p.play(select('A1'));
    p.play(stayAt(p.now(), 'A1'));
    p.play(shoot('rifle', 'B1'), 3, 6, 1); // astray; a hit; no save
    expect(kinds(p)).toContain('astray');
    expect(p.model('A2').fate).toBe('slain');
    expect(p.events.find((e) => e.type === 'slain')).toMatchObject({ model: 'A2', by: null });
  });

  test('[DW-71] the Empire does not shoot into combat', () => {
    const b = standing(scene({ south: [`${SOL}.hunter`, `${SOL}.praetorian`], north: ['void.zombie'] }), {
      A1: [5, 1],
      A2: [11, 1],
      B1: [12, 1],
    });
    const p = playing(b);
    p.play(select('A1'));
    expect(p.top()).toMatchObject({ step: 'move' });
    p.play(stayAt(p.now(), 'A1'));
    expect(p.asked()).toMatchObject({ kind: 'select' }); // nothing to shoot at
  });

  test('[X-10] [X-135] a shot may be passed to an ally beside the target; the order says to whom', () => {
    const b = standing(scene({ south: ['citadel.guardsman'], north: ['void.death-knight', 'void.zombie'] }), {
      A1: [5, 1],
      B1: [12, 1],
      B2: [12, 2],
    });
    const asked = playing(ordered(b, { redirect: 'ask', destiny: 'never' }));
    asked.play(select('A1'));
    asked.play(stayAt(asked.now(), 'A1'));
    asked.play(shoot('rifle', 'B1'));
    expect(asked.asked()).toMatchObject({ kind: 'redirect', seat: 1 });
    expect(asked.candidates()).toEqual([
      { type: 'redirect', to: null },
      { type: 'redirect', to: 'B2' },
    ]);
    asked.play({ type: 'redirect', to: 'B2' }, 6, 1);
    expect(asked.model('B2').wounds).toBe(1);
    const best = playing(ordered(b, { redirect: 'best', destiny: 'never' }));
    best.play(select('A1'));
    best.play(stayAt(best.now(), 'A1'));
    best.play(shoot('rifle', 'B1'), 6, 1); // the Zombie is worth less
    expect(best.model('B1').wounds).toBe(3);
  });
});

describe('powers', () => {
  const cast = (power: string, target: string | null, upcharge = 0) =>
    ({ type: 'cast', power, target, upcharge }) as const;

  test('[DW-89] [DW-95] the Cult’s first power costs 1 less; who has Faith may resist; Affinity is spent either way', () => {
    const b = standing(scene({ south: ['eldritch-cult.sorcerer'], north: ['void.death-knight'] }), {
      A1: [5, 1],
      B1: [11, 1],
    });
    const p = playing(ordered(b, { destiny: 'never' }));
    p.play(select('A1'));
    p.play(stayAt(p.now(), 'A1'));
    p.play(cast('lightning', 'B1')); // 2 − 1
    expect(p.model('A1').affinity).toBe(2);
    expect(p.asked()).toMatchObject({ kind: 'resist', seat: 1 });
    p.play({ type: 'resist', by: 'B1', points: 1 });
    p.play({ type: 'raise', points: 0 }, 5, 3); // 5 against 3 + 1
    expect(p.asked()).toMatchObject({ kind: 'raise', seat: 1, stage: 'destiny' });
  });

  test('[X-150] Root: no step for the target and for allies beside it', () => {
    const b = standing(scene({ south: ['void.zombie', 'void.zombie'], north: ['eldritch-cult.seer'] }), {
      A1: [5, 1],
      A2: [6, 1],
      B1: [20, 23],
    });
    const p = playing({ ...b, lasting: [{ power: 'root', on: 'A1', by: 'B1', until: 2 }] });
    p.play(select('A2'));
    expect(p.asked()).toMatchObject({ kind: 'select', seat: 1 }); // it could do nothing at all
  });

  test('[X-152] [X-168] Raise puts a Thrall beside no enemy, with its token', () => {
    const b = standing(scene({ south: ['void.necromancer'], north: ['bloodpact.reaver'] }), {
      A1: [5, 1],
      B1: [20, 23],
    });
    const p = playing(b);
    p.play(select('A1'));
    p.play(cast('raise', null));
    expect(p.asked()).toMatchObject({ kind: 'place' });
    p.play({ type: 'place', space: spaceOf(b, [8, 2]) });
    expect(p.model('A2')).toMatchObject({ unit: -1, acted: true, wounds: 1, space: spaceOf(b, [8, 2]) });
    expect(p.now().trackers[0]).toMatchObject({ powers: 1, raised: 1 });
  });
});

describe('objectives', () => {
  const slay = (objectives: readonly (readonly number[])[]) => {
    const b = standing(scene({ south: ['bloodpact.reaver'], north: ['void.warg', 'void.warg'], objectives }), {
      A1: [5, 1],
      B1: [6, 1],
      B2: [20, 23],
    });
    const p = playing(changed(b, 'B1', { wounds: 1 }));
    p.play(select('A1'));
    p.play({ type: 'engaged', choice: 'fight' });
    p.play(strike('B1'), 6, 6, 6, 6, 6, 6, 1, 1, 1); // three wounds, none ignored; the surplus is lost
    return p;
  };

  test('[HR-15] [X-156] a kill near the own zone counts for Let Them Come, not for Hold the Line', () => {
    const p = slay([
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
    ]);
    expect(p.now().trackers[0].met).toContain(9);
    expect(p.now().trackers[0].met).not.toContain(10);
    expect(p.now().trackers[1].met).not.toContain(19); // one Warg is left
  });

  test('[HR-13] [X-51] a claim too early opens the seal, and only once', () => {
    const b = standing(scene({ south: ['bloodpact.reaver'], north: ['void.warg'] }), { A1: [5, 1], B1: [20, 23] });
    const p = playing(b);
    expect(p.refusal({ type: 'claim' })).toBeUndefined();
    p.play({ type: 'claim' });
    expect(p.now().opened).toEqual([true, false]);
    expect(p.asked()).toMatchObject({ kind: 'select', seat: 0 });
    expect(p.refusal({ type: 'claim' })).toMatchObject({ code: 'claimMade' });
  });

  test('[X-160] [X-161] the fifth objective wins by the standing order', () => {
    const b = standing(
      scene({
        south: ['bloodpact.reaver'],
        north: ['void.warg', 'void.warg'],
        objectives: [
          [1, 2, 3, 4, 9],
          [1, 2, 3, 4, 5],
        ],
      }),
      { A1: [5, 1], B1: [6, 1], B2: [20, 23] },
    );
    const p = playing({
      ...changed(b, 'B1', { wounds: 1 }),
      trackers: [{ ...b.trackers[0], met: [1, 2, 3, 4] }, b.trackers[1]],
    });
    p.play(select('A1'));
    p.play({ type: 'engaged', choice: 'fight' });
    p.play(strike('B1'), 6, 6, 6, 6, 6, 6, 1, 1, 1);
    expect(p.now().outcome).toMatchObject({ reason: 'objectives', places: [[0], [1]] });
  });
});
