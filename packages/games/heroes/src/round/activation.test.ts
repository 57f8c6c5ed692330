// One activation: what begins and ends with it, what counts as doing something, and what is left of it when its model dies.
import { describe, expect, test } from 'vitest';
import { heroes } from '../game.ts';
import { heroesDescriptor } from '../index.ts';
import { copyBattle, deedsOf, withActivation } from '../state/battle.ts';
import type { Battle, HeroesCommand } from '../state/types.ts';
import { POSITIONS } from '../testing/positions.ts';
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

const board = (
  south: Lineup['south'],
  north: Lineup['north'],
  places: Readonly<Record<string, Place>>,
  pieces: Lineup['pieces'] = [],
): Battle =>
  ordered(standing(scene({ south, north, pieces }), places), {
    destiny: 'never',
    resist: 'never',
    redirect: 'never',
    fallBack: 'never',
  });
const cast = (power: string, target: string | null): HeroesCommand => ({ type: 'cast', power, target, upcharge: 0 });

describe('[HR-20] [HR-33] the active model dies', () => {
  test('shot back at, it strikes nobody any more; it has had its activation', () => {
    const b = changed(
      board(['citadel.commissar', 'citadel.guardsman'], ['citadel.sharpshooter', 'citadel.guardsman'], {
        A1: [5, 5],
        B1: [10, 5],
        B2: [4, 5],
      }),
      'A1',
      { wounds: 1 },
    );
    const p = playing(b);
    p.play(select('A1'));
    p.play({ type: 'engaged', choice: 'fight' });
    p.play(shoot('pistol', 'B1'), 6, 6, 6); // it slays the Sharpshooter, who answers past its friend
    expect(p.model('A1')).toMatchObject({ fate: 'slain', acted: true, space: null });
    expect(p.model('B1').fate).toBe('slain');
    expect(p.asked()).toMatchObject({ kind: 'select', seat: 1 });
  });

  test('landing, or while it turns away', () => {
    const fell = playing(
      changed(
        board(
          ['bloodpact.reaver', 'bloodpact.reaver'],
          ['citadel.guardsman'],
          { A1: [9, 10], A2: [0, 0], B1: [20, 20] },
          [['scaffold', 8, 10]],
        ),
        'A1',
        { wounds: 1 },
      ),
    );
    fell.play(select('A1'));
    fell.play(goTo(fell.now(), [9, 9], true), 1);
    expect([fell.model('A1').acted, fell.asked()]).toMatchObject([true, { kind: 'select', seat: 1 }]);
    const turned = playing(
      board(['citadel.guardsman', 'citadel.guardsman'], ['void.warg'], { A1: [5, 5], A2: [0, 0], B1: [6, 5] }),
    );
    turned.play(select('A1'));
    turned.play({ type: 'engaged', choice: 'retreat' }, 6, 1, 1);
    expect([turned.model('A1').acted, turned.asked()]).toMatchObject([true, { kind: 'select', seat: 1 }]);
  });
});

describe('[X-149] [X-46] an activation begins', () => {
  test('the powers that this model laid end, those of others stay; its stance ends', () => {
    const b = copyBattle(
      changed(board(['void.zombie', 'void.zombie'], ['void.zombie'], { A1: [5, 5], A2: [9, 9], B1: [20, 20] }), 'A1', {
        stance: 'defensive',
      }),
    );
    const lasting = [
      { power: 'dread', on: 'B1', by: 'A1', until: 2 },
      { power: 'dread', on: 'A1', by: 'B1', until: 2 },
      { power: 'ward', on: 'A1', by: 'A2', until: 2 },
    ] as const;
    b.lasting = lasting;
    const p = playing(b);
    p.play(select('A1'));
    expect(p.now().lasting).toEqual(lasting.slice(1));
    expect(p.model('A1').stance).toBe('none');
  });

  test('[X-153] Hasten is used up by a move, and by no other’s', () => {
    const b = copyBattle(
      board(['void.zombie', 'void.zombie'], ['void.zombie'], { A1: [5, 5], A2: [9, 9], B1: [20, 20] }),
    );
    b.lasting = [
      { power: 'hasten', on: 'A1', by: 'B1', until: 2 },
      { power: 'hasten', on: 'A2', by: 'B1', until: 2 },
      { power: 'dread', on: 'A1', by: 'B1', until: 2 },
    ];
    const p = playing(b);
    p.play(select('A1'));
    p.play(goTo(b, [5, 13])); // 5 and 3
    expect(p.now().lasting.map(({ power, on }) => `${power} ${on}`)).toEqual(['hasten A2', 'dread A1']);
  });
});

describe('[X-158] what counts as doing something', () => {
  const busy = (b: Battle, ...plays: readonly (readonly [HeroesCommand, ...number[]])[]): boolean => {
    const p = playing(b);
    for (const [c, ...dice] of plays) p.play(c, ...dice);
    const frame = p.now().stack.find(({ type }) => type === 'activation');
    return frame?.type === 'activation' && frame.busy;
  };
  const gunner = () =>
    board(
      [unit('bloodpact.firebrand', { wargear: ['hand-weapon', 'pistol'], powers: ['ward'] }, { affinity: 2 })],
      ['void.zombie'],
      { A1: [5, 5], B1: [6, 5] },
    );

  test('entering, a step, a power, a retreat do; standing still and choosing to fight do not', () => {
    const open = () => board(['citadel.guardsman'], ['void.zombie'], { A1: [5, 5], B1: [12, 5] });
    expect(busy(POSITIONS.select(), [select('A1')])).toBe(false);
    expect(busy(open(), [select('A1')], [stayAt(open(), 'A1')])).toBe(false);
    expect(busy(open(), [select('A1')], [goTo(open(), [5, 6])])).toBe(true);
    expect(busy(changed(open(), 'A1', { space: null }), [select('A1')])).toBe(true);
    expect(busy(gunner(), [select('A1')], [{ type: 'engaged', choice: 'fight' }])).toBe(false);
    expect(busy(gunner(), [select('A1')], [{ type: 'engaged', choice: 'fight' }], [cast('ward', 'A1')])).toBe(true);
    expect(
      busy(
        gunner(),
        [select('A1')],
        [{ type: 'engaged', choice: 'fight' }],
        [{ type: 'pass' }],
        [shoot('pistol', 'B1'), 1],
      ),
    ).toBe(true);
  });

  test('[X-158] idle twice near a marker is Espionage; a blow is not idle', () => {
    const b = board(['void.zombie'], ['void.zombie'], { A1: [6, 7], B1: [7, 7] });
    const quiet = playing(b);
    quiet.play(select('A1'));
    quiet.play({ type: 'engaged', choice: 'fight' });
    quiet.play({ type: 'pass' });
    expect(quiet.now().deeds[0]!.idle).toBe(1);
    const struck = playing(b);
    struck.play(select('A1'));
    struck.play({ type: 'engaged', choice: 'fight' });
    struck.play(strike('B1'), 1, 1, 1);
    expect(struck.now().deeds[0]!.idle).toBe(0);
  });
});

describe('[HR-20] what is offered, in order', () => {
  const shown = (b: Battle) => playing(b).candidates();

  test('to enter: all of the zone; to move: staying first, each end once, jumps last', () => {
    expect(shown(POSITIONS.enter())).toHaveLength(24 * 3);
    const moves = shown(POSITIONS.move());
    expect(moves[0]).toEqual({ type: 'move', to: spaceOf(POSITIONS.move(), [5, 10]), path: null, jump: false });
    expect(new Set(moves.map((c) => JSON.stringify(c))).size).toBe(moves.length);
    const high = board(['void.death-knight'], ['void.zombie'], { A1: [13, 10], B1: [20, 20] }, [['crows-nest', 8, 10]]);
    const p = playing(high);
    p.play(select('A1'));
    const jumps = p.candidates().map((c) => c.type === 'move' && c.jump);
    expect(jumps.indexOf(true)).toBe(jumps.length - jumps.filter(Boolean).length); // all at the end
    expect(jumps.filter(Boolean).length).toBeGreaterThan(0);
  });

  test('[X-150] rooted: only to stay, and what may be cast', () => {
    const b = copyBattle(
      board([unit('void.necromancer', { powers: ['ward'] })], ['void.zombie'], { A1: [5, 5], B1: [12, 5] }),
    );
    b.lasting = [{ power: 'root', on: 'A1', by: 'B1', until: 2 }];
    const p = playing(b);
    p.play(select('A1'));
    expect(p.candidates()).toEqual([stayAt(b, 'A1'), cast('ward', 'A1')]);
    const dull = copyBattle(
      board(['void.zombie', 'void.zombie'], ['void.zombie'], { A1: [5, 5], A2: [0, 0], B1: [12, 5] }),
    );
    dull.lasting = [{ power: 'root', on: 'A1', by: 'B1', until: 2 }];
    const q = playing(dull);
    q.play(select('A1'));
    expect(q.asked()).toMatchObject({ kind: 'select', seat: 1 }); // nothing to decide
  });

  test('[X-145] after the move: to pass, then powers; to shoot: to pass, shots, powers; to strike: to pass, targets', () => {
    expect(shown(POSITIONS.afterMove())).toEqual([{ type: 'pass' }, cast('ward', 'A1')]);
    expect(shown(POSITIONS.shoot())).toEqual([{ type: 'pass' }, shoot('rifle', 'B1')]);
    expect(shown(POSITIONS.melee())).toEqual([{ type: 'pass' }, strike('B1')]);
    const both = board(
      [unit('void.necromancer', { powers: ['blast'], wargear: ['hand-weapon', 'pistol'] })],
      ['void.zombie'],
      { A1: [5, 5], B1: [12, 5] },
    );
    const p = playing(both);
    p.play(select('A1'));
    p.play(stayAt(both, 'A1'));
    expect(p.candidates().map(({ type }) => type)).toEqual(['pass', 'shoot', 'cast', 'cast']);
    expect(shown(withActivation(p.now(), { cast: true })).map(({ type }) => type)).toEqual(['pass', 'shoot']);
  });
});

describe('[X-121] [X-122] after a move', () => {
  test('pace, stance and engagement are kept', () => {
    const b = board(['empire-of-sol.legionnaire', 'empire-of-sol.captain'], ['void.zombie'], {
      A1: [5, 5],
      A2: [0, 0],
      B1: [10, 5],
    });
    const after = (place: Place) => {
      const p = playing(b);
      p.play(select('A1'));
      p.play(goTo(b, place));
      const frame = p.now().stack.find(({ type }) => type === 'activation');
      return [frame?.type === 'activation' ? `${frame.pace} ${frame.engages}` : 'over', p.model('A1').stance];
    };
    expect(after([9, 5])).toEqual(['full true', 'none']); // four of six
    const near = standing(b, { B1: [9, 5] });
    const p = playing(near);
    p.play(select('A1'));
    p.play(goTo(near, [8, 5]));
    expect(p.top()).toMatchObject({ type: 'activation', step: 'melee', pace: 'half', engages: true, moved: true });
    expect(p.model('A1').stance).toBe('defensive');
    expect(p.events).toContainEqual({ type: 'stance', model: 'A1', stance: 'defensive', rule: 'HR-25' });
  });

  test('[X-116] a jump is told with its depth; where falling is free nothing is rolled', () => {
    const tower = (falling: 'risk' | 'free') =>
      standing(
        scene({
          south: ['bloodpact.reaver', 'bloodpact.reaver'],
          north: ['void.zombie'],
          pieces: [['scaffold', 8, 10]],
          rulings: { falling },
        }),
        { A1: [9, 10], A2: [0, 0], B1: [20, 20] },
      );
    const p = playing(tower('free'));
    p.play(select('A1'));
    p.play(goTo(p.now(), [9, 9], true));
    expect(p.events).toContainEqual({ type: 'jumped', model: 'A1', drop: 2, rule: 'X-116' });
    expect(p.rolls).toEqual([]);
    const q = playing(tower('risk'));
    q.play(select('A1'));
    q.play(goTo(q.now(), [9, 9], true), 2);
    expect([q.rolls, q.model('A1').wounds]).toEqual([['jump 1'], 1]); // 2 or more lands
  });
});

test('[X-153] [X-145] Blink is instead of the move, whatever else the caster knows', () => {
  const b = board([unit('void.necromancer', { powers: ['ward', 'blink'] })], ['void.zombie'], {
    A1: [5, 5],
    B1: [20, 20],
  });
  const p = playing(b);
  p.play(select('A1'));
  p.play(cast('blink', null));
  p.play({ type: 'place', space: spaceOf(b, [5, 9]) });
  expect(p.asked()).toMatchObject({ kind: 'select', seat: 1 }); // no move, and no other power
  const q = playing(b);
  q.play(select('A1'));
  q.play(cast('ward', 'A1'));
  expect(q.asked()).toMatchObject({ kind: 'move' });
});

test('[X-149] [DW-39] at the end of a round only what was to last so long ends', () => {
  const b = copyBattle(
    changed(board(['void.zombie'], ['void.zombie'], { A1: [5, 5], B1: [20, 20] }), 'B1', { acted: true }),
  );
  b.lasting = [
    { power: 'dread', on: 'A1', by: 'B1', until: 1 },
    { power: 'ward', on: 'B1', by: 'B1', until: 2 },
  ];
  const p = playing(b);
  p.play(select('A1'));
  p.play(stayAt(b, 'A1'), 6, 1);
  expect(p.now()).toMatchObject({ round: 2, lasting: [{ power: 'ward' }], discounted: [false, false] });
});

test('[X-158] Explosives asks for a grenade: a shot of anything else is none', () => {
  const b = changed(
    board(['citadel.guardsman'], ['citadel.guardsman', 'citadel.guardsman'], { A1: [5, 5], B1: [12, 5], B2: [20, 20] }),
    'B1',
    {},
  );
  const p = playing(b);
  p.play(select('A1'));
  p.play(stayAt(b, 'A1'));
  p.play(shoot('rifle', 'B1'), 6);
  expect(p.model('B1').fate).toBe('slain');
  expect(p.now().trackers[0].met).not.toContain(7);
  expect(p.now().trackers[0].met).not.toContain(1);
});

test('[HR-13] [X-166] a seal is final where mates read it, and only there', () => {
  const finals = (seats: readonly object[]): number => {
    let count = 0;
    const table = { roll: () => [6], shuffle: <T>(items: readonly T[]) => items, final: () => void count++ };
    const config = heroes.parseConfig({ points: 149, objectives: 'picked', seats });
    if (!config.ok) throw new Error(config.refusal.problem);
    heroes.play(heroes.setup(config.value, table), 0, { type: 'seal', objectives: [1, 2, 3, 4, 5] }, table);
    return count;
  };
  const of = (side: 0 | 1) => ({ side, faction: 'void' });
  expect([finals([of(0), of(1)]), finals([of(0), of(1), of(0)]), finals([of(0), of(1), of(1)])]).toEqual([0, 1, 0]);
});

test('[X-169] which commands are nobody else’s business', () => {
  const isSecret = (c: HeroesCommand) =>
    heroesDescriptor.isSecret(c, scene({ south: ['void.zombie'], north: ['void.zombie'] }).config);
  const orders = scene({ south: ['void.zombie'], north: ['void.zombie'] }).orders[0]!;
  expect([
    isSecret({ type: 'orders', orders }),
    isSecret({ type: 'pick', objective: 1 }),
    isSecret({ type: 'seal', objectives: null }),
    isSecret({ type: 'unseal' }),
  ]).toEqual([true, true, true, true]);
  expect([isSecret({ type: 'pass' }), isSecret({ type: 'claim' }), isSecret({ type: 'concede' })]).toEqual([
    false,
    false,
    false,
  ]);
  expect(() => deedsOf(scene({ south: ['void.zombie'], north: ['void.zombie'] }), 'Z9')).toThrow('no deeds of Z9');
});
