// What shots, blasts and dying tell and leave, by hand (HR-26, HR-33, HR-38, X-49, X-109, X-139, X-154, X-158).
import { describe, expect, test } from 'vitest';
import { rerollChances } from '../odds/reroll.ts';
import { modelOf, withActivation } from '../state/battle.ts';
import {
  type Lineup,
  ordered,
  type Place,
  playing,
  scene,
  select,
  shoot,
  standing,
  stayAt,
  strike,
  unit,
} from '../testing/scenes.ts';
import { aimAt } from './line.ts';

const QUIET = { destiny: 'never', resist: 'never', redirect: 'never', fallBack: 'never' } as const;
const board = (
  south: Lineup['south'],
  north: Lineup['north'],
  places: Readonly<Record<string, Place>>,
  pieces: Lineup['pieces'] = [],
  more: Partial<Lineup> = {},
) => ordered(standing(scene({ south, north, pieces, ...more }), places), QUIET);
const ready = (b: ReturnType<typeof board>) => {
  const p = playing(b);
  p.play(select('A1'));
  p.play(stayAt(b, 'A1'));
  return p;
};

test('[HR-25] [HR-26] which stance is taken, by its rule', () => {
  const told = (id: string) =>
    ready(board([id], ['void.zombie'], { A1: [5, 5], B1: [20, 20] })).events.filter(({ type }) => type === 'stance');
  expect(told('empire-of-sol.hunter')).toEqual([{ type: 'stance', model: 'A1', stance: 'stealth', rule: 'HR-26' }]);
  expect(told('empire-of-sol.legionnaire')).toEqual([
    { type: 'stance', model: 'A1', stance: 'defensive', rule: 'HR-25' },
  ]);
  expect(told('void.zombie')).toEqual([]);
});

test('[HR-38] a blast is told with those whom it reaches, also when it reaches nobody', () => {
  const bomber = unit('bloodpact.firebrand', { wargear: ['hand-weapon', 'grenade'] });
  const thrown = (b2: Place, ...dice: number[]) => {
    const p = ready(board([bomber], ['bloodpact.reaver', 'bloodpact.reaver'], { A1: [5, 5], B1: [9, 5], B2: b2 }));
    p.play(shoot('grenade', 'B1'), ...dice);
    return p;
  };
  const alone = thrown([20, 20], 6);
  expect(alone.events).toContainEqual({ type: 'blasted', centre: 'B1', struck: [], rule: 'HR-38' });
  expect([alone.model('B1').fate, alone.model('B2').wounds]).toEqual(['slain', 1]);
  const two = thrown([10, 5], 6, 1);
  expect(two.events).toContainEqual({ type: 'blasted', centre: 'B1', struck: ['B2'], rule: 'HR-38' });
  expect([two.model('B1').fate, two.model('B2').fate]).toEqual(['slain', 'alive']);
});

test('[X-158] Grilled or Extra Crispy?: a shot of Black Sun make too', () => {
  const slays = (weapon: string) => {
    const gunner = unit('black-sun.pirate', { wargear: ['hand-weapon', weapon] });
    const p = ready(
      board([gunner], ['bloodpact.reaver', 'bloodpact.reaver'], { A1: [5, 5], B1: [9, 5], B2: [20, 20] }),
    );
    p.play(shoot(weapon, 'B1'), 6);
    expect(p.model('B1').fate).toBe('slain');
    return p.now().trackers[0].met.includes(1);
  };
  expect([slays('black-sun-pistol'), slays('pistol')]).toEqual([true, false]);
});

describe('[DW-53] [X-109] who is raised sees past models', () => {
  const aim = (raised: 'floor' | 'aboveTarget', target: Place) => {
    const b = board(
      ['citadel.commissar', 'citadel.guardsman'],
      ['void.zombie', 'void.zombie'],
      { A1: [8, 10], A2: [0, 0], B1: target, B2: [10, 10] },
      [
        ['scaffold', 8, 10],
        ['crates', 15, 10],
      ],
      { rulings: { raised } },
    );
    const how = { strength: 4, arc: false, power: false, fire: false, pace: 'full' } as const;
    return aimAt(b, modelOf(b, 'A1'), modelOf(b, 'B1'), how).aim;
  };

  test('by any floor, or only by one above the target’s', () => {
    expect(aim('floor', [11, 10])).toBe(4); // both stand on the scaffold, B2 between them
    expect(aim('aboveTarget', [11, 10])).toBe(3);
    expect([aim('floor', [13, 10]), aim('aboveTarget', [13, 10])]).toEqual([4, 4]); // the target stands on the ground
  });
});

describe('[X-154] [X-49] powers', () => {
  const caster = (faction: string) =>
    unit(faction, { powers: ['lightning', 'blast'] }, { affinity: 4, perception: 3, destiny: 0 });

  test('an ally of the target that is seen is struck by its own numbers', () => {
    const b = board(
      [caster('void.necromancer')],
      ['void.zombie', 'void.zombie'],
      { A1: [5, 10], B1: [10, 10], B2: [11, 11] },
      [['low-wall', 11, 12, 0]],
    );
    const p = ready(b);
    p.play({ type: 'cast', power: 'lightning', target: 'B1', upcharge: 0 }, 1, 1);
    // 3 + 6 against 4 is double: 2+; beside Cover 2: 7 against 4, 3+
    expect(p.events.flatMap((e) => (e.type === 'rolled' ? [e.needs] : []))).toEqual([2, 3]);
  });

  test('Ghost counts the Cover of a line past a friend, which bars no power', () => {
    const b = board(
      [caster('empire-of-sol.captain'), 'empire-of-sol.legionnaire'],
      ['void.zombie'],
      { A1: [3, 10], A2: [7, 10], B1: [20, 10] },
      [['loophole-wall', 19, 9, 1]],
    );
    const p = ready(b);
    p.play({ type: 'cast', power: 'blast', target: 'B1', upcharge: 0 }, 1);
    expect(p.now().trackers[1].met).toContain(24); // 3, behind it 1, beyond 12 1
  });
});

describe('[HR-33] [X-139] several that die at once', () => {
  const rifle = (id: string) => unit(id, { wargear: ['hand-weapon', 'quick-rifle'] }, { wounds: 1 });
  const bomber = unit('bloodpact.firebrand', { wargear: ['hand-weapon', 'grenade'] }, { destiny: 0 });
  const burst = (pieces: Lineup['pieces'] = []) => {
    const b = ordered(
      board(
        [bomber, rifle('bloodpact.reaver')],
        [rifle('bloodpact.reaver'), rifle('bloodpact.reaver'), 'bloodpact.reaver'],
        { A1: [5, 10], A2: [10, 11], B1: [10, 10], B2: [11, 10], B3: [20, 10] },
        pieces,
      ),
      { ...QUIET, shootBack: 'ask' },
    );
    const p = ready(b);
    p.play(shoot('grenade', 'B1'), 6, 6, 6); // all three are struck
    expect(['A2', 'B1', 'B2'].map((id) => p.model(id).wounds)).toEqual([0, 0, 0]);
    return p;
  };

  test('the active side is asked first, then the other, who may begin with another of its own', () => {
    const p = burst();
    expect(p.asked()).toMatchObject({ kind: 'shootBack', seat: 0, model: 'A2' });
    expect(p.candidates()).toEqual([{ type: 'pass' }, shoot('quick-rifle', 'B3')]); // the others are dying
    p.play({ type: 'pass' });
    expect(p.asked()).toMatchObject({ kind: 'shootBack', seat: 1, model: 'B1' });
    expect(p.candidates()).toEqual([{ type: 'pass' }, shoot('quick-rifle', 'A1'), select('B2')]);
  });

  test('[X-112] one who has nothing to shoot at is not chosen, and not asked', () => {
    const p = burst([['smoke', 11, 9]]); // B2 stands in it
    p.play({ type: 'pass' });
    expect(p.candidates()).toEqual([{ type: 'pass' }, shoot('quick-rifle', 'A1')]);
    expect(p.refusal(select('B2'))).toMatchObject({ code: 'notSelectable', rule: 'X-139' });
    p.play({ type: 'pass' });
    expect(['A2', 'B1', 'B2'].map((id) => p.model(id).fate)).toEqual(['slain', 'slain', 'slain']);
  });
});

describe('[HR-38] [X-136] a blast in a melee of one’s own', () => {
  const bomber = unit('bloodpact.firebrand', { wargear: ['hand-weapon', 'grenade'] }, { destiny: 1 });
  const thrown = (edition: 4 | 5, ...dice: number[]) => {
    const places = { A1: [5, 10], A2: [11, 10], B1: [10, 10] } as const;
    const b = board([bomber, 'bloodpact.reaver'], ['void.warg'], places);
    const p = ready({ ...b, config: { ...b.config, edition } });
    p.play(shoot('grenade', 'B1'), ...dice);
    return p;
  };

  test('its centre does not change: no die for the friend beside it, who is in the first row', () => {
    const p = thrown(5, 6, 1, 1); // the Warg struck, the Reaver missed; the Warg ignores nothing
    expect(p.rolls).toEqual(['attack 1', 'blast 1', 'ignore 1']);
    expect(p.events.find(({ type }) => type === 'blasted')).toMatchObject({ centre: 'B1', struck: ['A2'] });
  });

  test('before the fifth edition it could stray to the friend', () => {
    const p = thrown(4, 1, 6, 1);
    expect(p.rolls).toEqual(['friendlyFire 1', 'attack 1', 'blast 1']);
    expect(p.events.find(({ type }) => type === 'blasted')).toMatchObject({ centre: 'A2', struck: ['B1'] });
  });

  test('[DW-71] a faction that does not shoot into combat throws no grenade there either', () => {
    const reaver = unit('black-sun.corsair', { wargear: ['hand-weapon', 'grenade'] });
    const places = { A1: [5, 10], A2: [11, 10], B1: [10, 10] } as const;
    const p = playing(board([reaver, 'black-sun.pirate'], ['void.warg'], places));
    p.play(select('A1'));
    p.change((b) => withActivation(b, { step: 'shoot' }));
    expect(p.refusal(shoot('grenade', 'B1'))).toMatchObject({ code: 'cannotShoot', why: 'inCombat' });
  });
});

describe('[X-176] dice that hurt one’s own', () => {
  const bomber = unit('bloodpact.firebrand', { wargear: ['hand-weapon', 'grenade'] }, { destiny: 2 });
  const places = { A1: [5, 10], A2: [11, 10], B1: [10, 10], B2: [9, 11] } as const;
  const burst = (edition: 4 | 5) => {
    const b = ordered(board([bomber, 'bloodpact.reaver'], ['void.zombie', 'void.zombie'], places), { destiny: 'ask' });
    const p = ready({ ...b, config: { ...b.config, edition } });
    p.play(shoot('grenade', 'B1'), ...(edition === 4 ? [6] : []), 6, 6, 1); // the Reaver struck, the second Zombie missed
    return p;
  };

  test('the hit may be rolled again, and spares the friend', () => {
    const p = burst(5);
    expect(p.asked()).toMatchObject({ kind: 'reroll', what: 'blast', faces: [6], failed: 1, most: 1, hurtsOwn: true });
    expect(rerollChances(p.now(), 0)).toMatchObject({ target: 'A2', wants: 'lives', chance: 0 });
    expect(rerollChances(p.now(), 1)!.chance).toBeCloseTo(1 / 6, 12); // Perception 4 + Strength 4 against 4 is the double: 2+
    p.play({ type: 'reroll', dice: 1 });
    expect(p.asked()).toMatchObject({ kind: 'reroll', faces: [1], failed: 1, most: 1 }); // now at the Zombie, a point less
    expect(p.asked()).not.toHaveProperty('hurtsOwn');
    p.play({ type: 'reroll', dice: 0 }, 1, 1); // one die again: it misses; the struck Zombie ignores nothing
    expect([p.model('A1').destiny, p.model('A2').fate, p.model('B1').wounds]).toEqual([1, 'alive', 1]);
  });

  test('before the fifth edition it could not', () => {
    const p = burst(4);
    expect(p.asked()).toMatchObject({ kind: 'reroll', faces: [1] }); // the Zombie's die: the Reaver's has succeeded
  });
});

test('[HR-33] [X-139] of two weapons with Quick Shot either fires the last shot; before the fifth edition the first', () => {
  const pirate = unit(
    'black-sun.pirate',
    { wargear: ['hand-weapon', 'quick-rifle', 'black-sun-quick-rifle'] },
    { wounds: 1 },
  );
  const last = (edition: 4 | 5) => {
    const b = ordered(
      board(['bloodpact.alpha'], [pirate, 'black-sun.pirate'], { A1: [5, 5], B1: [6, 5], B2: [15, 5] }),
      {
        ...QUIET,
        shootBack: 'ask',
      },
    );
    const p = playing({ ...b, config: { ...b.config, edition } });
    p.play(select('A1'));
    p.play({ type: 'engaged', choice: 'fight' });
    p.play(strike('B1'), 6, 6, 6, 6, 6, 6, 6, 6);
    return p.candidates();
  };
  expect(last(5)).toEqual([{ type: 'pass' }, shoot('quick-rifle', 'A1'), shoot('black-sun-quick-rifle', 'A1')]);
  expect(last(4)).toEqual([{ type: 'pass' }, shoot('quick-rifle', 'A1')]);
});

test('[X-135] [DW-71] passed on by order: half of the shots at who stands beside a friend of the shooter stray', () => {
  const to = (edition: 4 | 5) => {
    const archer = unit('bloodpact.slinger', {});
    const places = { A1: [5, 10], A2: [12, 11], B1: [10, 10], B2: [11, 10] } as const;
    const b = ordered(board([archer, 'bloodpact.reaver'], ['void.zombie', 'void.zombie'], places), {
      redirect: 'best',
    });
    const p = ready({ ...b, config: { ...b.config, edition } });
    p.play(shoot('short-bow', 'B1'), ...(edition === 5 ? [6, 1] : [1]));
    return p.events.filter(({ type }) => type === 'redirected');
  };
  expect(to(5)).toMatchObject([{ from: 'B1', to: 'B2' }]);
  expect(to(4)).toEqual([]); // both seemed to lose as much
});

test('[X-158] Ghost: who has Cover 5 was attacked, also where the shot strays to a friend of the shooter', () => {
  const met = (edition: 4 | 5) => {
    // 3 of the wall and 1 behind it, 1 beyond 12
    const places = { A1: [3, 10], A2: [20, 11], B1: [20, 10] } as const;
    const b = board(['citadel.guardsman', 'citadel.grenadier'], ['void.zombie'], places, [['loophole-wall', 19, 9, 1]]);
    const p = ready({ ...b, config: { ...b.config, edition } });
    p.play(shoot('rifle', 'B1'), 1, 1);
    expect(p.events.some(({ type }) => type === 'astray')).toBe(true);
    return p.now().trackers[1].met;
  };
  expect([met(5), met(4)]).toEqual([[24], []]);
});
