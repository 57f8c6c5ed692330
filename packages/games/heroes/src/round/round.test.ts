// Rounds, their end and the end of the battle (HR-16 to HR-24, X-08, X-50, X-124, X-125, X-160 to ).
import { describe, expect, test } from 'vitest';
import { heroes } from '../game.ts';
import { modelOf } from '../state/battle.ts';
import type { Battle } from '../state/types.ts';
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
  teams,
  unit,
} from '../testing/scenes.ts';
import { ownSave } from '../wounds/wounds.ts';

const round = (side: 0 | 1) => [{ type: 'round', side, more: 'no' }] as const;
const concede = { type: 'concede' } as const;
const TABLE = { roll: () => [], shuffle: <T>(items: readonly T[]) => items, final: () => {} };
const gaveUp = (b: Battle, seat: number): Battle => heroes.play(b, seat, concede, TABLE);

describe('the round', () => {
  test('[X-05] the steps come in the order of the list: selection, entering, movement, shooting, close combat, the other side', () => {
    const b = standing(scene({ south: ['bloodpact.firebrand'], north: ['void.zombie'] }), { B1: [9, 5] });
    const p = playing(ordered(b, { destiny: 'never', fallBack: 'never' }));
    const asked: string[] = [];
    for (const c of [
      select('A1'),
      { type: 'enter', space: spaceOf(b, [9, 2]) } as const,
      goTo(b, [9, 4]),
      { type: 'pass' } as const,
      { type: 'pass' } as const,
    ]) {
      asked.push(p.asked()!.kind);
      p.play(c);
    }
    expect([...asked, p.asked()!.kind]).toEqual(['select', 'enter', 'move', 'shoot', 'melee', 'select']);
    expect(p.asked()).toMatchObject({ seat: 1 });
  });

  test('[HR-18] [DW-30] [DW-39] [HR-23] tokens and what lingers go at the end, then both roll again', () => {
    const b = standing(scene({ south: ['void.warg'], north: ['void.warg'] }), { A1: [5, 1], B1: [5, 22] });
    const p = playing({
      ...changed(b, 'B1', { acted: true }),
      lasting: [{ power: 'dread', on: 'A1', by: 'B1', until: 1 }],
    });
    p.play(select('A1'));
    p.play(stayAt(b, 'A1'), 2, 4);
    expect(p.now()).toMatchObject({ round: 2, lasting: [] });
    expect(p.now().models.map(({ acted }) => acted)).toEqual([false, false]);
    expect(p.asked()).toMatchObject({ kind: 'goFirst', seat: 1 });
  });

  test('[X-08] the book’s words: one more, then the round ends though models are left', () => {
    const b = standing(scene({ south: ['void.warg'], north: ['void.warg', 'void.warg', 'void.warg'] }), {
      A1: [5, 1],
      B1: [1, 22],
      B2: [5, 22],
      B3: [9, 22],
    });
    const p = playing({ ...changed(b, 'A1', { acted: true }), stack: round(1) });
    p.play(select('B1'));
    p.play(stayAt(b, 'B1'));
    expect(p.events.map(({ type }) => type)).toContain('oneMore');
    p.play(select('B2'));
    p.play(stayAt(b, 'B2'), 6, 1);
    expect(p.now().round).toBe(2);
  });

  test('[X-124] who cannot enter is not selected, and a side with nobody else has none left', () => {
    // Models of the north stand so that every space of the southern zone is beside one of them.
    const wide = Array.from({ length: 8 }, (_, i) => [`B${i + 1}`, [3 * i + 1, 1]] as const);
    const b = standing(
      scene({
        south: ['void.death-knight'],
        north: ['void.death-knight', ...Array(7).fill('void.zombie')],
        points: 250,
      }),
      Object.fromEntries(wide),
    );
    const p = playing({ ...b, stack: round(1) });
    p.play(select('B1'));
    p.play(stayAt(b, 'B1'));
    expect(p.asked()).toMatchObject({ kind: 'select', seat: 1 }); // the one more
  });

  test('[X-163] after eight rounds on the smallest board, after thirty without a limit', () => {
    for (const [limit, last] of [
      ['board', 8],
      ['none', 30],
    ] as const) {
      const b = standing(scene({ south: ['void.warg'], north: ['void.zombie'], rulings: { roundLimit: limit } }), {
        A1: [5, 1],
        B1: [5, 22],
      });
      const p = playing({ ...changed(b, 'B1', { acted: true }), round: last });
      p.play(select('A1'));
      p.play(stayAt(b, 'A1'));
      expect(p.now().outcome).toMatchObject({ reason: 'roundLimit', places: [[0], [1]] }); // 22 points against 20
    }
  });

  test('[HR-31] nobody leaves the board', () => {
    const b = standing(scene({ south: ['void.warg'], north: ['void.warg'] }), { A1: [0, 1], B1: [5, 22] });
    const p = playing(b);
    p.play(select('A1'));
    expect(p.refusal({ type: 'move', to: 24 * 24, path: [24 * 24], jump: false })).toMatchObject({
      code: 'cannotMove',
    });
    expect(
      p.refusal({ type: 'move', to: spaceOf(b, [23, 1]), path: [spaceOf(b, [23, 0])], jump: false }),
    ).toMatchObject({ code: 'cannotMove' });
  });
});

describe('moves', () => {
  const open = (
    south: string,
    pieces: readonly (readonly [string, number, number, (0 | 1)?])[],
    at: readonly [number, number],
  ) => standing(scene({ south: [south], north: ['void.zombie'], pieces }), { A1: at, B1: [23, 23] });
  const allows = (b: Battle, to: readonly [number, number]): boolean => {
    const p = playing(b);
    p.play(select('A1'));
    return p.refusal(goTo(b, to)) === undefined;
  };

  test('[X-47] [HR-27] [DW-21] the book’s Assassin: Move 8 climbs 4 for 8; one step up is free', () => {
    const b = open('black-sun.assassin', [['high-scaffold', 8, 10, 0]], [12, 9]); // the floor of 4 lies at (10,10) to (12,11)
    expect(allows(b, [12, 10])).toBe(true);
    expect(allows(standing(b, { A1: [12, 8] }), [12, 10])).toBe(false); // a step more is too much
    const nest = open('black-sun.assassin', [['crows-nest', 8, 10, 0]], [13, 9]); // 6 high
    expect(allows(nest, [13, 10])).toBe(false);
    const crates = open('void.zombie', [['crates', 8, 10, 0]], [7, 10]);
    expect(allows(crates, [12, 10])).toBe(true); // up and down again: five steps for Move 5
  });

  test('[HR-28] the book’s Alpha: Move 6 crosses a gap of 2, not one of 4', () => {
    const two = open(
      'bloodpact.alpha',
      [
        ['scaffold', 4, 10, 0],
        ['scaffold', 10, 10, 0],
      ],
      [7, 10],
    );
    expect(allows(two, [10, 10])).toBe(true);
    const four = open(
      'bloodpact.alpha',
      [
        ['scaffold', 4, 10, 0],
        ['scaffold', 12, 10, 0],
      ],
      [7, 10],
    );
    expect(allows(four, [12, 10])).toBe(false);
  });

  test('[X-46] a stance lasts until the next activation begins; with both, the order says which', () => {
    const both = unit('empire-of-sol.hunter', { wargear: ['hand-weapon', 'camo-cloak', 'shield'] });
    const b = standing(
      scene({ south: [both, 'empire-of-sol.praetorian'], north: ['void.zombie', 'void.zombie'], pieces: [] }),
      { A1: [4, 4], A2: [1, 1], B1: [23, 23], B2: [20, 23] },
    );
    for (const [stance, is] of [
      ['shield', 'defensive'],
      ['cloak', 'stealth'],
    ] as const) {
      const p = playing(ordered(b, { stance }));
      p.play(select('A1'));
      p.play(goTo(b, [8, 4])); // Move 7: half is 4
      expect(p.model('A1').stance).toBe(is);
      p.play(select('B1'));
      p.play(stayAt(b, 'B1'));
      expect(p.model('A1').stance).toBe(is);
    }
    const again = playing(changed(b, 'A1', { stance: 'stealth' }));
    again.play(select('A1'));
    expect(again.model('A1').stance).toBe('none');
  });

  test('[X-121] no stance when it begins engaged', () => {
    const b = standing(scene({ south: ['empire-of-sol.legionnaire'], north: ['void.zombie'], pieces: [] }), {
      A1: [8, 10],
      B1: [9, 10],
    });
    const p = playing(b);
    p.play(select('A1'));
    p.play({ type: 'engaged', choice: 'fight' });
    expect(p.model('A1').stance).toBe('none');
  });
});

describe('the end', () => {
  /** A1 has one blow left to slay the last of the north. */
  const last = (
    south: readonly number[],
    north: readonly number[],
    met: readonly [readonly number[], readonly number[]],
  ) => {
    const b = standing(
      scene({ south: ['bloodpact.reaver'], north: ['citadel.guardsman'], pieces: [], objectives: [south, north] }),
      { A1: [8, 10], B1: [9, 10] },
    );
    const p = playing({
      ...ordered(b, { destiny: 'never' }),
      trackers: [
        { ...b.trackers[0], met: met[0] },
        { ...b.trackers[1], met: met[1] },
      ],
    });
    p.play(select('A1'));
    p.play({ type: 'engaged', choice: 'fight' });
    p.play(strike('B1'), 6, 1, 1, 6);
    return p.now().outcome;
  };

  test('[HR-16] who has slain all enemies wins', () => {
    expect(last([1, 2, 4, 5, 7], [1, 2, 4, 5, 7], [[], []])).toMatchObject({ reason: 'destroyed', places: [[0], [1]] });
  });

  test('[X-50] [X-161] objectives come before elimination: Lambs win by their own end; both at once is a draw', () => {
    const lambs = [1, 2, 4, 5, 19];
    expect(last([1, 2, 4, 5, 7], lambs, [[], [1, 2, 4, 5]])).toMatchObject({
      reason: 'objectives',
      places: [[1], [0]],
    });
    expect(
      last([1, 2, 3, 4, 5], lambs, [
        [1, 2, 4, 5],
        [1, 2, 4, 5],
      ]),
    ).toMatchObject({ reason: 'objectives', places: [[0, 1]] });
  });

  test('[X-162] at the limit more objectives win, then points, half for the half dead, then it is a draw', () => {
    const at = (change: (b: Battle) => Battle) => {
      const b = standing(
        scene({
          south: ['void.warg'],
          north: ['void.warg'],
          objectives: [
            [1, 2, 3, 4, 5],
            [6, 7, 8, 9, 10],
          ],
        }),
        { A1: [5, 1], B1: [5, 22] },
      );
      const p = playing(change({ ...changed(b, 'B1', { acted: true }), round: 8 }));
      p.play(select('A1'));
      p.play(stayAt(b, 'A1'));
      return p.now().outcome!.places;
    };
    expect(at((b) => b)).toEqual([[0, 1]]);
    expect(at((b) => changed(b, 'A1', { wounds: 1 }))).toEqual([[1], [0]]);
    const ahead = (b: Battle): Battle => ({
      ...b,
      trackers: [
        { ...b.trackers[0], met: [2, 9] },
        { ...b.trackers[1], met: [1, 2, 3] },
      ],
    });
    expect(at((b) => ahead(changed(b, 'A1', { wounds: 1 })))).toEqual([[0], [1]]); // 2 is its own; 1, 2 and 3 are not the north's
  });

  test('[X-139] [X-171] who dies together shoots back in order, the active side first; nobody twice', () => {
    const b = standing(
      scene({ south: ['void.revenant'], north: ['citadel.sharpshooter', 'citadel.guardsman'], pieces: [] }),
      { A1: [4, 10], B1: [12, 10], B2: [23, 0] },
    );
    const p = playing(ordered(b, { destiny: 'never' }));
    p.play(select('A1'));
    p.play(stayAt(b, 'A1'));
    // The Revenant slays the Sharpshooter, who slays it before it is removed, which answers too: but nobody is left in sight but the Guardsman.
    p.play(shoot('quick-rifle', 'B1'), 6, 6, 1, 1);
    expect(
      p.events
        .filter((e) => e.type === 'shot')
        .map((e) => (e.type === 'shot' ? `${e.shooter} ${e.target} ${e.back}` : '')),
    ).toEqual(['A1 B1 false', 'B1 A1 true', 'A1 B2 true']);
    expect(p.now().outcome).toMatchObject({ reason: 'destroyed', places: [[1], [0]] });
  });

  describe('[X-139] of several who die together the owner says who shoots first', () => {
    const struck = () => {
      const b = standing(
        scene({
          south: ['citadel.grenadier', 'citadel.guardsman', 'citadel.commissar'],
          north: ['void.revenant', 'void.revenant', 'void.zombie'],
          points: 299,
          pieces: [],
        }),
        { A1: [4, 10], A2: [4, 2], A3: [0, 0], B1: [8, 10], B2: [9, 10], B3: [23, 23] },
      );
      const p = playing(ordered(b, { destiny: 'never', shootBack: 'ask', redirect: 'never' }));
      p.play(select('A1'));
      p.play(stayAt(b, 'A1'));
      p.play(shoot('grenade', 'B1'), 6, 6, 1, 1); // both are struck, and neither ignores it
      return p;
    };
    const shooters = (p: ReturnType<typeof struck>) =>
      p.events.flatMap((e) => (e.type === 'shot' && e.back ? [`${e.shooter} ${e.target}`] : []));

    test('the first by id is asked, and may let the other go before it', () => {
      const p = struck();
      expect(p.asked()).toMatchObject({ kind: 'shootBack', model: 'B1' });
      expect(p.candidates()).toContainEqual(select('B2'));
      p.play(select('B2'));
      expect(p.asked()).toMatchObject({ kind: 'shootBack', model: 'B2' });
      expect(p.candidates().map(({ type }) => type)).not.toContain('select');
      p.play(shoot('quick-rifle', 'A1'), 1);
      expect(p.asked()).toMatchObject({ kind: 'shootBack', model: 'B1' });
      expect(p.candidates().map(({ type }) => type)).not.toContain('select'); // B2 has shot
      p.play(shoot('quick-rifle', 'A1'), 1);
      expect(shooters(p)).toEqual(['B2 A1', 'B1 A1']);
      expect([p.model('B1').fate, p.model('B2').fate]).toEqual(['slain', 'slain']);
    });

    test('nobody else can be named, and the chosen one may pass', () => {
      const p = struck();
      for (const other of ['B1', 'B3', 'A1']) expect(p.refusal(select(other))).toMatchObject({ code: 'notSelectable' });
      p.play(select('B2'));
      expect(p.refusal(select('B1'))).toMatchObject({ code: 'otherDecision' });
      p.play({ type: 'pass' });
      expect(p.asked()).toMatchObject({ kind: 'shootBack', model: 'B1' });
    });

    test('the state in between can be read again', () => {
      const p = struck();
      p.play(select('B2'));
      const read = heroes.parseState(JSON.parse(JSON.stringify(p.now())));
      expect(read).toMatchObject({ ok: true });
      const wrong = { ...p.now(), stack: p.now().stack.with(-1, { type: 'lastShot', model: 'B3' }) };
      expect(heroes.parseState(JSON.parse(JSON.stringify(wrong)))).toMatchObject({ ok: false });
    });
  });
});

describe('several players', () => {
  const three = () =>
    standing(
      teams([
        [0, 'void.warg', 'void.warg'],
        [1, 'void.zombie', 'void.zombie', 'void.zombie'],
        [0, 'void.zombie'],
      ]),
      { A1: [1, 1], A2: [5, 1], B1: [1, 22], B2: [5, 22], B3: [9, 22], C1: [9, 1] },
    );

  test('[X-166] the turns of a side go round its seats, past those who have nobody left', () => {
    const p = playing(three());
    const order: string[] = [];
    for (let n = 0; n < 5; n++) {
      const { seat } = p.asked()!;
      order.push('ABC'[seat]!);
      const c = p.candidates()[0]!;
      p.play(c);
      p.play(stayAt(p.now(), c.type === 'select' ? c.model : ''));
    }
    expect(order.join('')).toBe('ABCBA');
  });

  test('[X-166] what a faction gives is for its own models, a bearer of a mate beside them counts for it', () => {
    const b = teams([
      [0, 'empire-of-sol.legionnaire'],
      [1, 'void.warg'],
      [0, 'citadel.grenadier'],
    ]);
    const together = standing(b, { A1: [5, 1], C1: [6, 1] });
    expect(ownSave(together, modelOf(together, 'A1'))).toBe(4); // a shield saves on 5, the Empire's better beside another
    expect(ownSave(together, modelOf(together, 'C1'))).toBe(5);
    const apart = standing(b, { A1: [5, 1], C1: [9, 1] });
    expect(ownSave(apart, modelOf(apart, 'A1'))).toBe(5);
  });

  test('[X-166] the first seat claims for its side, and its mates read what it sealed', () => {
    const b = three();
    expect(heroes.decisions({ ...b, next: [1, 0] })).toMatchObject([{ seat: 2, mayClaim: false }]);
    expect(heroes.decisions(b)).toMatchObject([{ seat: 0, mayClaim: true }]);
    const alone = ['A1', 'A2'].reduce((now, id) => changed(now, id, { fate: 'slain', wounds: 0, space: null }), b);
    expect(heroes.decisions(alone)).toMatchObject([{ seat: 2, mayClaim: true }]); // nobody else could
    expect(heroes.view(b, 2).objectives[0]).toEqual(b.objectives[0]);
    expect(heroes.view(b, 1).objectives[0]).toBeNull();
  });

  test('[X-167] two seats: the other wins, objectives unread', () => {
    const b = standing(scene({ south: ['void.warg'], north: ['void.warg'] }), { A1: [5, 1], B1: [5, 22] });
    expect(gaveUp(b, 0).outcome).toMatchObject({ reason: 'conceded', places: [[1], [0]] });
  });

  test('[X-167] in a team the models leave, not slain, and the side goes on; the last one loses for it', () => {
    const b = gaveUp(three(), 0);
    expect(b.models.filter(({ seat }) => seat === 0).map(({ fate, space }) => [fate, space])).toEqual([
      ['left', null],
      ['left', null],
    ]);
    expect(b.trackers[1].met).toEqual([]);
    expect(heroes.decisions(b)).toMatchObject([{ seat: 2, mayClaim: true }]);
    expect(gaveUp(b, 2).outcome).toMatchObject({ reason: 'conceded', places: [[1], [0, 2]] });
  });

  test('[X-167] with the last models of a side gone it has lost, though a mate without models has not given up', () => {
    const b = changed(three(), 'C1', { fate: 'slain', wounds: 0, space: null });
    expect(gaveUp(b, 0).outcome).toMatchObject({ reason: 'destroyed', places: [[1], [0, 2]] });
  });

  test('[X-167] who gave up does not share what its mates win', () => {
    const b = gaveUp(three(), 0);
    expect(gaveUp(b, 1).outcome).toMatchObject({ reason: 'conceded', places: [[2], [0, 1]] });
  });

  test('[X-167] a blow at who leaves falls on nobody, and the striker has had its activation', () => {
    const b = standing(
      teams([
        [0, 'bloodpact.reaver'],
        [1, 'empire-of-sol.captain'],
        [1, 'void.zombie'],
      ]),
      { A1: [8, 1], B1: [9, 1], C1: [20, 22] },
    );
    const p = playing({ ...b, orders: b.orders });
    p.play(select('A1'));
    p.play({ type: 'engaged', choice: 'fight' });
    p.play(strike('B1'), 6, 1, 1, 6, 1); // one wound; the Captain may roll its failed save again
    expect(p.asked()).toMatchObject({ kind: 'reroll', seat: 1 });
    const left = gaveUp(p.now(), 1);
    expect(left.models.find(({ id }) => id === 'B1')).toMatchObject({ fate: 'left', wounds: 2 });
    expect(left.models.find(({ id }) => id === 'A1')).toMatchObject({ acted: true });
    expect(heroes.decisions(left)).toMatchObject([{ kind: 'select', seat: 2 }]);
  });
});
