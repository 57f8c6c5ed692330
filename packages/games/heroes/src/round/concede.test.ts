// What falls away when one of several players gives up in the middle of something, and what goes on.
import { describe, expect, test } from 'vitest';
import { heroes } from '../game.ts';
import { copyBattle } from '../state/battle.ts';
import type { Battle, HeroesCommand, Lasting } from '../state/types.ts';
import {
  changed,
  goTo,
  ordered,
  type Place,
  playing,
  select,
  shoot,
  standing,
  stayAt,
  strike,
  teams,
  unit,
} from '../testing/scenes.ts';

const ASKED = { redirect: 'ask', destiny: 'ask', resist: 'ask', fallBack: 'all', shootBack: 'ask' } as const;
const FIGHT: HeroesCommand = { type: 'engaged', choice: 'fight' };

type Seats = Parameters<typeof teams>[0];

const on = (seats: Seats, places: Readonly<Record<string, Place>>, points = 149): Battle =>
  ordered(standing(teams(seats, points), places), ASKED);

/** What comes of it when a seat gives up now; these dice are left for what goes on. */
const gaveUp = (b: Battle, seat: number, ...dice: number[]) => {
  const told: string[] = [];
  const after = heroes.play(
    b,
    seat,
    { type: 'concede' },
    {
      roll: (count, _, what) => {
        if (dice.length < count) throw new Error(`no die left for ${what}`);
        return dice.splice(0, count);
      },
      shuffle: (items) => items,
      final: () => {},
      tell: ({ type }) => told.push(type),
    },
  );
  expect(dice).toEqual([]);
  expect(heroes.parseState(JSON.parse(JSON.stringify(after)))).toMatchObject({ ok: true });
  return {
    told,
    b: after,
    asked: heroes.decisions(after)[0],
    types: after.stack.map(({ type }) => type),
    model: (id: string) => after.models.find((m) => m.id === id)!,
  };
};

describe('[X-167] the one that leaves was active', () => {
  const mates: Seats = [
    [0, 'bloodpact.alpha'],
    [1, 'void.zombie'],
    [0, 'bloodpact.reaver'],
  ];
  const places = { A1: [8, 1], B1: [9, 1], C1: [2, 1] } as const;

  test.each([
    ['before it has done anything', []],
    ['with dice that lie', [[FIGHT], [strike('B1'), 6, 1, 1, 1]]],
  ] as const)('%s: its activation is over', (_, plays) => {
    const p = playing(on(mates, places));
    p.play(select('A1'));
    for (const [c, ...dice] of plays as unknown as readonly (readonly [HeroesCommand, ...number[]])[])
      p.play(c, ...dice);
    const { types, asked, model, told } = gaveUp(p.now(), 0);
    expect(types).toEqual(['round']);
    expect(asked).toMatchObject({ seat: 1, kind: 'select' });
    expect(model('A1')).toMatchObject({ fate: 'left', space: null, wounds: 3 });
    expect(model('B1').wounds).toBe(2);
    expect(told).toEqual(['conceded']);
  });

  test('its own last blow has slain somebody: that one still shoots back, at whoever is left', () => {
    const b = on(
      [
        [0, 'bloodpact.alpha'],
        [1, 'citadel.sharpshooter'],
        [0, 'bloodpact.reaver'],
      ],
      { A1: [8, 1], B1: [9, 1], C1: [2, 1] },
    );
    const p = playing(changed(b, 'A1', { destiny: 0 }));
    p.play(select('A1'));
    p.play(FIGHT);
    p.play(strike('B1'), 6, 1, 1, 1, 6);
    expect(p.asked()).toMatchObject({ kind: 'shootBack', seat: 1 });
    const { asked, types } = gaveUp(p.now(), 0);
    expect(asked).toMatchObject({ kind: 'shootBack', seat: 1, model: 'B1' });
    expect(types).toEqual(['round', 'endActivation', 'aftermath']);
  });
});

describe('[X-167] the one that leaves was attacked', () => {
  const mates: Seats = [
    [0, 'bloodpact.alpha', 'bloodpact.slinger'],
    [1, 'void.zombie'],
    [1, 'void.zombie', 'void.warg'],
  ];
  const places = { A1: [8, 1], A2: [2, 1], B1: [9, 1], C1: [10, 1], C2: [20, 22] } as const;

  test('a blow whose dice lie falls on nobody; the striker has had its activation', () => {
    const p = playing(on(mates, places));
    p.play(select('A1'));
    p.play(FIGHT);
    p.play(strike('B1'), 6, 1, 1, 1);
    expect(p.asked()).toMatchObject({ kind: 'reroll' });
    const { asked, model, types } = gaveUp(p.now(), 1);
    expect(types).toEqual(['round']);
    expect(asked).toMatchObject({ seat: 2, kind: 'select' });
    expect([model('A1').acted, model('B1').fate]).toEqual([true, 'left']);
  });

  test('a blow at another goes on, dice and all', () => {
    const p = playing(on(mates, places));
    p.play(select('A1'));
    p.play(FIGHT);
    p.play(strike('B1'), 6, 1, 1, 1);
    const { asked, types } = gaveUp(p.now(), 2);
    expect(types).toEqual(['round', 'activation', 'fight', 'roll']);
    expect(asked).toMatchObject({ kind: 'reroll', seat: 0 });
    const old = copyBattle(p.now());
    old.config = { ...old.config, edition: 2 }; // where it fell away with one of the group
    expect(gaveUp(old, 2).types).toEqual(['round']);
  });

  test('a shot that its owner might have passed on is lost; one at another goes on', () => {
    const shot = () => {
      const p = playing(on(mates, { ...places, A1: [2, 2], A2: [3, 1] }));
      p.play(select('A2'));
      p.play(stayAt(p.now(), 'A2'));
      p.play(shoot('short-bow', 'B1'));
      expect(p.asked()).toMatchObject({ kind: 'redirect', seat: 1 });
      return p.now();
    };
    const at = gaveUp(shot(), 1);
    expect([at.types, at.model('A2').acted]).toEqual([['round'], true]);
    const other = gaveUp(shot(), 2, 1); // nobody is left to pass it to: the die falls
    expect(other.types).toEqual(['round']);
    expect(other.told).toEqual(expect.arrayContaining(['shot', 'rolled']));
  });

  test('falling back: who has left is passed over, and strikes after nobody', () => {
    const p = playing(changed(on(mates, places), 'A1', { destiny: 0 }));
    p.play(select('A1'));
    p.play(FIGHT);
    p.play(strike('B1'), 1, 1, 1, 1);
    expect(p.asked()).toMatchObject({ kind: 'fallBack', model: 'A1' });
    const { types, asked } = gaveUp(p.now(), 1);
    expect(types).toEqual(['round']); // A1 touches nobody any more
    expect(asked).toMatchObject({ seat: 2 });
    const beside = playing(changed(on(mates, { ...places, C1: [8, 2] }), 'A1', { destiny: 0 }));
    beside.play(select('A1'));
    beside.play(FIGHT);
    beside.play(strike('B1'), 1, 1, 1, 1);
    const left = gaveUp(beside.now(), 1);
    expect(left.types).toEqual(['round', 'activation', 'fight', 'fallBack']);
    expect(left.b.stack[3]).toMatchObject({ attacker: 'A1', target: 'B1', queue: ['A1', 'C1'], moved: [] });
  });

  test('striking after one who retreats: the others still do', () => {
    const q = playing(
      on(
        [
          [0, 'bloodpact.alpha'],
          [1, 'void.death-knight'],
          [1, 'void.zombie'],
        ],
        { A1: [8, 1], B1: [9, 1], C1: [8, 2] },
      ),
    );
    q.play(select('A1'));
    q.play({ type: 'engaged', choice: 'retreat' }, 1, 1, 1, 1);
    expect(q.asked()).toMatchObject({ kind: 'reroll', seat: 1 });
    const { types, asked, told } = gaveUp(q.now(), 1, 1, 1, 1);
    expect(told.filter((type) => type === 'opportunity')).toHaveLength(1); // of the Zombie
    expect(types).toEqual(['round', 'activation']);
    expect(asked).toMatchObject({ kind: 'retreat', seat: 0 });
  });

  test('who leaves while retreating is struck by nobody', () => {
    const q = playing(
      on(
        [
          [0, 'bloodpact.alpha'],
          [1, 'void.death-knight'],
          [0, 'bloodpact.reaver'],
        ],
        { A1: [8, 1], B1: [9, 1], C1: [2, 1] },
      ),
    );
    q.play(select('A1'));
    q.play({ type: 'engaged', choice: 'retreat' }, 1, 1, 1, 1);
    const { types, model } = gaveUp(q.now(), 0);
    expect([types, model('A1').fate]).toEqual([['round'], 'left']);
  });
});

describe('[X-167] powers', () => {
  const duel = (third: readonly [0 | 1, ...string[]]): Battle =>
    on([[0, 'eldritch-cult.sorcerer'], [1, 'void.death-knight'], third], { A1: [5, 1], B1: [10, 1], C1: [12, 1] }, 160);
  const casting = (b: Battle, target: string) => {
    const p = playing(b);
    p.play(select('A1'));
    p.play(stayAt(p.now(), 'A1'));
    p.play({ type: 'cast', power: 'blast', target, upcharge: 0 });
    return p;
  };

  test('at one who leaves it is spent; at another it holds when its only resister leaves', () => {
    const p = casting(duel([1, 'void.zombie']), 'B1');
    expect(p.asked()).toMatchObject({ kind: 'resist', seat: 1 });
    const spent = gaveUp(p.now(), 1);
    expect([spent.types, spent.model('A1').affinity, spent.model('C1').wounds]).toEqual([['round'], 2, 2]);
    const q = casting(duel([1, 'void.zombie']), 'C1');
    q.play({ type: 'resist', by: 'B1', points: 1 });
    expect(q.asked()).toMatchObject({ kind: 'raise', seat: 0 });
    const held = gaveUp(q.now(), 1, 6, 1); // it strikes, and the Zombie does not ignore it
    expect([held.types, held.model('C1').wounds]).toEqual([['round'], 1]);
  });

  test('[X-154] Lightning that is being resisted goes on when one beside its target leaves', () => {
    const p = playing(standing(duel([1, 'void.zombie']), { C1: [11, 1] }));
    p.play(select('A1'));
    p.play(stayAt(p.now(), 'A1'));
    p.play({ type: 'cast', power: 'lightning', target: 'B1', upcharge: 0 });
    expect(p.asked()).toMatchObject({ kind: 'resist', seat: 1 });
    const { types, asked } = gaveUp(p.now(), 2);
    expect([types, asked]).toMatchObject([['round', 'activation', 'power', 'resist'], { kind: 'resist', seat: 1 }]);
  });

  test('of one who leaves nothing comes', () => {
    const p = casting(duel([0, 'eldritch-cult.acolyte']), 'B1');
    const { types, model } = gaveUp(p.now(), 0);
    expect([types, model('B1').wounds]).toEqual([['round'], 3]);
  });

  test('dice of a power that lie are taken up when one of those they strike leaves, and not when another does', () => {
    const thrown = () => {
      const seats: Seats = [
        [0, unit('eldritch-cult.sorcerer', {}, { destiny: 1 })],
        [1, 'bloodpact.reaver'],
        [1, 'bloodpact.reaver'],
        [1, 'bloodpact.reaver'],
      ];
      const p = playing(on(seats, { A1: [5, 1], B1: [10, 1], C1: [11, 1], D1: [20, 20] }));
      p.play(select('A1'));
      p.play(stayAt(p.now(), 'A1'));
      p.play({ type: 'cast', power: 'lightning', target: 'B1', upcharge: 0 }, 1, 1);
      expect(p.asked()).toMatchObject({ kind: 'reroll' });
      return p.now();
    };
    const { types, model } = gaveUp(thrown(), 2);
    expect([types, model('B1').wounds, model('A1').affinity]).toEqual([['round'], 1, 2]); // the Cult's first costs 1 less
    expect(gaveUp(thrown(), 3).types).toEqual(['round', 'activation', 'power', 'roll']);
    const old = copyBattle(thrown());
    old.config = { ...old.config, edition: 2 };
    expect(gaveUp(old, 3).types).toEqual(['round']);
  });

  test('what lies on models that leave ends; what their caster laid on others lasts', () => {
    const b = copyBattle(duel([1, 'void.zombie']));
    const lasting: readonly Lasting[] = [
      { power: 'dread', on: 'B1', by: 'A1', until: 2 },
      { power: 'ward', on: 'C1', by: 'B1', until: 2 },
    ];
    b.lasting = lasting;
    expect(gaveUp(b, 1).b.lasting).toEqual([lasting[1]]);
  });
});

describe('[X-167] wounds', () => {
  test('who has left suffers none; who was sheltered by its shield rolls its own save, or none', () => {
    const b = on(
      [
        [0, 'bloodpact.firebrand'],
        [1, 'empire-of-sol.captain'],
        [1, 'citadel.guardsman', 'citadel.guardsman'],
      ],
      { A1: [4, 1], B1: [8, 1], C1: [9, 1], C2: [20, 22] },
      200,
    );
    const p = playing(changed(b, 'A1', { destiny: 0 }));
    p.play(select('A1'));
    p.play(stayAt(p.now(), 'A1'));
    p.play(shoot('grenade', 'B1'), 6, 6, 1); // both are struck; the Captain's save fails and may be rolled again
    expect(p.asked()).toMatchObject({ kind: 'reroll', seat: 1 });
    const { model, types } = gaveUp(p.now(), 1);
    expect(types).toEqual(['round']);
    expect([model('B1').fate, model('B1').wounds, model('C1').fate]).toEqual(['left', 2, 'slain']);
  });

  test('a jump of one who leaves', () => {
    const p = playing(
      on(
        [
          [0, 'bloodpact.alpha'],
          [1, 'void.zombie'],
          [0, 'bloodpact.reaver'],
        ],
        { A1: [9, 7], B1: [20, 20], C1: [2, 1] },
      ),
    );
    p.play(select('A1'));
    p.play(goTo(p.now(), [9, 6], true), 1);
    expect(p.asked()).toMatchObject({ kind: 'reroll' });
    expect(gaveUp(p.now(), 0).types).toEqual(['round']);
    expect(gaveUp(p.now(), 2).types).toEqual(['round', 'activation', 'jump', 'roll']);
  });
});

test('[X-167] an enemy is active when a side’s last models leave: its activation goes on, and ends the battle', () => {
  const b = on(
    [
      [0, 'citadel.guardsman'],
      [1, 'void.zombie'],
      [1, 'void.zombie'],
    ],
    { A1: [2, 1], B1: [20, 20], C1: [5, 20] },
  );
  const p = playing(changed(b, 'C1', { fate: 'slain', wounds: 0, space: null }));
  p.play(select('A1'));
  const left = gaveUp(p.now(), 1);
  expect([left.types, left.asked]).toMatchObject([['round', 'activation'], { seat: 0, kind: 'move', model: 'A1' }]);
  const q = playing(left.b);
  q.play(stayAt(q.now(), 'A1'));
  expect(q.now().outcome).toEqual({ places: [[0], [1, 2]], reason: 'destroyed', rule: 'HR-16' });
});

test('[X-125] [X-167] who had the one more gives up: the round is over, whoever else could act', () => {
  const start = on(
    [
      [0, 'void.zombie'],
      [1, 'void.zombie'],
      [0, 'void.zombie'],
    ],
    { A1: [2, 1], B1: [20, 20], C1: [5, 1] },
  );
  const b = copyBattle(changed(start, 'A1', { acted: true }));
  b.stack = [{ type: 'round', side: 0, more: 'last' }];
  const { types, b: after } = gaveUp(b, 2, 6, 1);
  expect([types, after.round]).toEqual([['priority'], 2]);
});

test('[X-167] who was slain before stays slain', () => {
  const b = on(
    [
      [0, 'void.zombie'],
      [1, 'void.zombie'],
      [0, 'void.zombie', 'void.zombie'],
    ],
    { A1: [2, 1], B1: [20, 20], C1: [5, 1] },
  );
  const { model } = gaveUp(changed(b, 'C2', { fate: 'slain', wounds: 0 }), 2);
  expect([model('C1').fate, model('C2').fate]).toEqual(['left', 'slain']);
});

test('[X-167] between activations: the side goes on, or has lost with its last models', () => {
  const b = on(
    [
      [0, 'void.zombie'],
      [1, 'void.zombie'],
      [0, 'void.zombie'],
    ],
    { A1: [2, 1], B1: [20, 20], C1: [5, 1] },
  );
  const one = gaveUp(b, 0);
  expect(one.types).toEqual(['round']);
  expect(one.b.conceded).toEqual([0]);
  expect(one.asked).toMatchObject({ seat: 2, kind: 'select' }); // its mate has the activation that was to come
  expect(gaveUp(one.b, 2).b.outcome).toEqual({ reason: 'conceded', places: [[1], [0, 2]], rule: 'X-167' });
  const slain = changed(b, 'C1', { fate: 'slain', wounds: 0, space: null });
  expect(gaveUp(slain, 0).b.outcome).toMatchObject({ reason: 'destroyed', places: [[1], [0, 2]] });
  const enemy = changed(b, 'B1', { fate: 'slain', wounds: 0, space: null });
  expect(gaveUp(enemy, 1).b.outcome).toMatchObject({ reason: 'conceded', places: [[0, 2], [1]] });
});
