// Set-up in full (HR-08 to HR-14, X-09, X-52, X-159, X-164 to ).
import { levels } from '@muster/geometry';
import { branch, fastTable, type GameEvent, type Seat, seededLuck, startMatch, verify } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { OBJECTIVES, setProblem } from '../content/objectives.ts';
import { boardOf, layOut, mayLie, piecesFor, TERRAIN, turnedAbout, turnsOf } from '../content/terrain.ts';
import { heroes } from '../game.ts';
import { fieldOf } from '../ground/field.ts';
import { isPossible } from '../setup/start.ts';
import type { Battle, HeroesCommand, HeroesConfig } from '../state/types.ts';

const read = (given: object): HeroesConfig => {
  const parsed = heroes.parseConfig(given);
  if (!parsed.ok) throw new Error(`${parsed.refusal.where} ${parsed.refusal.problem}`);
  return parsed.value;
};

const wrong = (given: object): string => {
  const parsed = heroes.parseConfig(given);
  return parsed.ok ? 'nothing' : `${parsed.refusal.where} ${parsed.refusal.problem}`;
};

/** A battle from its beginning, with these dice. */
const begun = (given: object, ...dice: number[]) => {
  const events: GameEvent[] = [];
  const table = {
    roll: (count: number) => {
      if (dice.length < count) throw new Error('no die left');
      return dice.splice(0, count);
    },
    shuffle: <T>(items: readonly T[]) => items,
    final: () => {},
    tell: (e: GameEvent) => events.push(e),
  };
  let b: Battle = heroes.setup(read(given), table);
  return {
    events,
    now: () => b,
    asked: () => heroes.decisions(b),
    refusal: (seat: Seat, c: HeroesCommand) => heroes.refuse(b, seat, c),
    candidates: (seat: Seat) => heroes.candidates(b, seat),
    play: (seat: Seat, c: HeroesCommand, ...more: number[]) => {
      dice.push(...more);
      const refusal = heroes.refuse(b, seat, c);
      if (refusal !== undefined) throw new Error(heroes.explain(refusal));
      b = heroes.play(b, seat, c, table);
    },
  };
};

describe('what is agreed on', () => {
  test('[HR-08] [DW-23] the limit chooses the board: 24, 36 or 48 spaces', () => {
    const size = (points: number) => fieldOf(read({ points })).ground.size;
    expect([60, 149, 150, 299, 300].map(size)).toEqual([24, 24, 36, 36, 48]);
  });

  test.each([
    [60, 24, 3],
    [150, 36, 4],
    [300, 48, 6],
  ])(
    '[X-52] [X-123] at %i points both zones of the %i rows are %i deep, whole, and the same',
    (points, size, depth) => {
      const p = begun({ points }, 6, 1);
      const goes = (seat: Seat) => p.candidates(seat).find(({ type }) => type === 'select')!;
      const rows = (first: Seat): readonly number[] => {
        const spaces = p.candidates(first).flatMap((c) => (c.type === 'enter' ? [c.space] : []));
        expect(spaces.length).toBe(size * depth);
        return [Math.min(...spaces) / size, (Math.max(...spaces) + 1) / size];
      };
      p.play(0, { type: 'goFirst', first: 'me' });
      p.play(0, goes(0));
      expect(rows(0)).toEqual([0, depth]);
      p.play(0, { type: 'enter', space: 0 });
      while (p.asked()[0]!.seat === 0) p.play(0, p.candidates(0)[0]!);
      p.play(1, goes(1));
      expect(rows(1)).toEqual([size - depth, size]);
    },
  );

  test('[X-52] a record of the first version keeps its zones', () => {
    const given = { points: 150, seats: [{ faction: 'void' }, { faction: 'citadel' }] };
    const old = heroes.parseConfig(given, '1');
    if (!old.ok) throw new Error(old.refusal.problem);
    expect([fieldOf(old.value).depth, fieldOf(read(given)).depth]).toEqual([4.5, 4]);
    expect([Object.hasOwn(old.value, 'edition'), read(given).edition]).toEqual([false, 6]);
    const battle = heroes.setup(old.value, fastTable(seededLuck(1)));
    const again = heroes.parseState(JSON.parse(JSON.stringify(heroes.view(battle, 0))));
    expect(again.ok && fieldOf(again.value.config).depth).toBe(4.5);
  });

  test.each([
    ['1', {}, undefined],
    ['2', {}, 2],
    ['3', {}, 3],
    ['1', { edition: 2 }, 2],
    ['3', { edition: 2 }, 2],
    ['2', { edition: 3 }, 3],
    ['3', { edition: null }, 3],
    ['4', { edition: null }, 4],
    ['5', { edition: null }, 5],
    ['4', { edition: 3 }, 3],
    ['5', { edition: 4 }, 4],
    ['6', { edition: null }, 6],
    ['6', { edition: 5 }, 5],
  ])('[X-126] what version %s wrote with %o is of edition %s', (version, told, edition) => {
    const config = heroes.parseConfig({ points: 150, ...told }, version);
    expect(config.ok && config.value.edition).toBe(edition);
    expect(config.ok && fieldOf(config.value).depth).toBe(edition === undefined ? 4.5 : 4);
  });

  test('[HR-02] [HR-04] a limit is enough: ready forces, an arena, drawn objectives', () => {
    const config = read({ points: 60 });
    expect(config).toMatchObject({ arena: 'sandgate', terrain: 'arena', markers: 'arena', objectives: 'drawn' });
    expect(config.seats.map(({ units }) => units.map(({ name }) => name))).toEqual([
      ['Praetorian', 'Legionnaire'],
      ['Guardsman', 'Grenadier'],
    ]);
  });

  test('[HR-12] every model has its own pools', () => {
    const p = begun({ points: 150 }, 6, 1);
    const pools = p
      .now()
      .models.filter(({ seat }) => seat === 0)
      .map(({ destiny, faith, affinity }) => [destiny, faith, affinity]);
    expect(pools).toEqual([
      [3, 2, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]); // Captain, two Praetorians, Legionnaire
  });

  test('[X-102] a titan needs the largest board', () => {
    const seats = [{ faction: 'void', units: ['void.colossus', 'void.death-knight'] }, { faction: 'citadel' }];
    expect(wrong({ points: 300, seats })).toBe('nothing');
    expect(wrong({ points: 300, arena: 'foundry', seats })).toMatch(/titanic/);
  });

  test('[DW-22] [X-166] mates share the limit, and have ready forces for their share', () => {
    const config = read({
      points: 150,
      seats: [
        { side: 0, faction: 'void' },
        { side: 1, faction: 'citadel' },
        { side: 0, faction: 'bloodpact' },
      ],
    });
    expect(config.seats.map(({ units }) => units.map(({ name }) => name).join(', '))).toEqual([
      'Death Knight',
      'Commissar, Flagellant, Guardsman',
      'Alpha',
    ]);
    const small = read({
      points: 60,
      seats: [
        { side: 0, faction: 'void' },
        { side: 1, faction: 'citadel' },
        { side: 0, faction: 'bloodpact' },
      ],
    });
    expect(small.seats.map(({ units }) => units.length)).toEqual([1, 2, 1]);
  });

  test('[X-166] [DW-25] mates of different factions: each keeps to its own chart and share', () => {
    const seats = (units: readonly string[]) => [
      { side: 0, faction: 'empire-of-sol' },
      { side: 1, faction: 'void' },
      { side: 0, faction: 'citadel', units },
    ];
    expect(wrong({ points: 150, seats: seats(['citadel.grenadier']) })).toBe('nothing');
    expect(wrong({ points: 150, seats: seats(['empire-of-sol.praetorian']) })).toMatch(/does not belong/);
    expect(wrong({ points: 150, seats: seats(['citadel.commissar', 'citadel.grenadier']) })).toMatch(/75/);
  });
});

describe('markers', () => {
  const placed = () => begun({ points: 60, markers: 'placed' }, 3, 3, 2, 5); // level, then north is higher

  test('[HR-10] [X-09] [X-164] the winner of the roll-off begins; two each in the enemy half, one in every quarter', () => {
    const p = placed();
    expect(p.events.map(({ type }) => type)).toEqual(['rolledOff', 'rolledOff']);
    const by: Seat[] = [];
    while (p.asked()[0]?.kind === 'marker') {
      const { seat } = p.asked()[0]!;
      by.push(seat);
      p.play(seat, p.candidates(seat)[0]!, ...(by.length === 4 ? [6, 1] : []));
    }
    expect(by).toEqual([1, 0, 1, 0]);
    const quarters = p.now().markers.map((space) => `${space % 24 < 12 ? 'w' : 'e'}${space < 288 ? 's' : 'n'}`);
    expect(new Set(quarters).size).toBe(4);
  });

  test('[X-164] [X-52] not in the own half, not in a zone, not within 5 of another, not where nobody stands', () => {
    const p = placed();
    const marker = (x: number, y: number) => ({ type: 'marker', space: 24 * y + x }) as const;
    expect(p.refusal(1, marker(7, 14))).toMatchObject({ code: 'noMarkerThere' }); // north places in the south
    expect(p.refusal(1, marker(7, 2))).toMatchObject({ code: 'noMarkerThere' }); // the zone is 3 rows deep
    expect(p.refusal(1, marker(11, 4))).toMatchObject({ code: 'noMarkerThere' }); // in the wall
    expect(p.refusal(1, marker(11, 9))).toBeUndefined();
    p.play(1, marker(11, 9));
    expect(p.refusal(0, marker(11, 14))).toMatchObject({ code: 'noMarkerThere' }); // 5 away
    expect(p.refusal(0, marker(11, 15))).toBeUndefined(); // 6 away
    const again = (b: object) => heroes.parseState(JSON.parse(JSON.stringify(b))).ok;
    expect(again(p.now())).toBe(true);
    const stack = p.now().stack.map((frame) => (frame.type === 'markers' ? { ...frame, side: 1 } : frame));
    expect(again({ ...p.now(), stack })).toBe(false); // north has placed one already
  });
});

describe('terrain in turn', () => {
  const wall = (x: number, y: number) => ({ type: 'terrain', kind: 'wall', space: 24 * y + x, turn: 0 }) as const;

  test('[HR-09] [X-174] both place in turn, then the winner of a roll-off takes an edge and the first marker', () => {
    const p = begun({ points: 60, terrain: 'placed' }, 1, 6);
    expect(p.asked()).toMatchObject([{ kind: 'terrain', seat: 1, left: 12 }]);
    p.play(1, wall(4, 5));
    expect(p.asked()).toMatchObject([{ kind: 'terrain', seat: 0, left: 11 }]);
    p.play(0, { type: 'pass' });
    p.play(1, { type: 'pass' }, 5, 2);
    expect(p.asked()).toMatchObject([{ kind: 'edge', seat: 0, rule: 'X-165' }]);
    p.play(0, { type: 'edge', edge: 'other' });
    expect(p.now().config.pieces).toEqual([{ kind: 'wall', x: 16, y: 18, turn: 2 }]); // half a turn
    expect(p.asked()).toMatchObject([{ kind: 'marker', seat: 0 }]);
    expect(fieldOf(p.now().config).ground.barred[24 * 18 + 16]).toBe(1);
  });

  test('[X-174] a pass does not end it while the other goes on, and twelve pieces do', () => {
    const p = begun({ points: 60, terrain: 'placed' }, 6, 1);
    p.play(0, { type: 'pass' });
    p.play(1, wall(0, 5));
    for (let n = 1; n < piecesFor(24); n++) {
      const { seat } = p.asked()[0]!;
      const all = p.candidates(seat).filter((c) => c.type === 'terrain' && c.kind === 'fire-pit');
      p.play(seat, all[0]!, ...(n === 11 ? [6, 1] : []));
    }
    expect(p.asked()).toMatchObject([{ kind: 'edge', seat: 0 }]);
  });

  test('[X-174] outside the zones, a space apart', () => {
    const p = begun({ points: 60, terrain: 'placed' }, 6, 1);
    expect(p.refusal(0, wall(4, 2))).toMatchObject({ code: 'noTerrainThere' });
    expect(p.refusal(0, wall(21, 5))).toMatchObject({ code: 'noTerrainThere' }); // over the edge
    p.play(0, wall(4, 5));
    expect(p.refusal(1, wall(8, 6))).toMatchObject({ code: 'noTerrainThere' }); // corner to corner
    expect(p.refusal(1, wall(9, 6))).toBeUndefined();
  });

  test('[X-174] [X-101] however pieces lie, whoever has Move 6 gets everywhere, and away again without a jump', () => {
    for (const [n, kind] of TERRAIN.entries())
      for (const turn of turnsOf(kind)) {
        const piece = { kind: kind.id, x: 8, y: 8, turn };
        const next = { kind: TERRAIN[(n + 1) % TERRAIN.length]!.id, x: 15, y: 8, turn: 0 } as const;
        const config = read({ points: 60, pieces: [piece, next] });
        const { ground } = fieldOf(config);
        const nobody = levels.trafficOf(ground, 1, [], []);
        const walk = { beside: 'ends', jumps: false, lastSlow: false } as const;
        const seen = new Set([0]);
        const queue = [0];
        for (const from of queue)
          for (const to of levels.reach(ground, levels.boxAt(ground, 1, from), 6, nobody, walk).ends)
            if (!seen.has(to)) {
              seen.add(to);
              queue.push(to);
            }
        const all = Array.from(ground.floor.keys()).filter((space) => levels.canStand(ground, 1, space));
        expect(seen.size, `${kind.id} turned ${turn}`).toBe(all.length); // climbs cost the same both ways
      }
  });

  test('[X-174] half a turn twice is none, and keeps pieces legal', () => {
    const pieces = [
      { kind: 'tower', x: 3, y: 4, turn: 1 },
      { kind: 'crows-nest', x: 10, y: 12, turn: 0 },
    ] as const;
    const about = turnedAbout(24, pieces);
    expect(turnedAbout(24, about)).toEqual(pieces);
    expect(about.every((piece, i) => mayLie(24, 3, about.slice(0, i), piece))).toBe(true);
    const cells = (laid: typeof pieces | typeof about) =>
      layOut(laid).map(({ x, y, width, height, floor }) => [x, y, width, height, floor]);
    expect(cells(about)).toEqual(cells(pieces).map(([x, y, w, h, floor]) => [24 - x! - w!, 24 - y! - h!, w, h, floor]));
  });

  test('[HR-09] a record of a board that was laid out replays, and branches off in the middle', () => {
    const match = startMatch(heroes, read({ points: 60, terrain: 'placed' }), {
      luck: seededLuck(7),
      fairness: { kind: 'unproven' },
    });
    for (let n = 0; n < 20; n++) {
      const { seat } = match.decisions()[0]!;
      const all = heroes.candidates(match.state(), seat);
      match.play(seat, all[n < 6 ? all.length - 1 : 0]!);
    }
    const record = match.record();
    expect(match.state().config.pieces.length).toBeGreaterThan(0);
    expect(verify(heroes, record).ok).toBe(true);
    const off = branch(heroes, record, 4, seededLuck(1));
    if (!off.ok) throw new Error(off.reason);
    expect(off.match.state().config.pieces).toEqual(match.state().config.pieces.slice(0, 4));
    expect(off.match.record().config).toEqual(record.config);
  });

  test('[HR-09] pieces may be given; they lie as if placed, and an arena has its own', () => {
    const wallAt = { kind: 'wall', x: 4, y: 5, turn: 0 };
    expect(read({ points: 60, pieces: [wallAt] })).toMatchObject({
      terrain: 'given',
      arena: boardOf(24).id,
      markers: 'placed',
    });
    expect(wrong({ points: 60, pieces: [wallAt, wallAt] })).toMatch(/pieces\[1\] may not lie there/);
    expect(wrong({ points: 60, terrain: 'placed', arena: 'sandgate' })).toMatch(/open board/);
    expect(wrong({ points: 60, terrain: 'placed', markers: 'arena' })).toMatch(/markers/);
  });
});

describe('objectives', () => {
  test('[HR-13] [X-169] each side seals five of its own, at the same time; the other does not see them', () => {
    const p = begun({ points: 60, objectives: 'picked' }, 6, 1);
    expect(p.asked().map(({ kind, seat }) => [kind, seat])).toEqual([
      ['seal', 0],
      ['seal', 1],
    ]);
    p.play(1, { type: 'seal', objectives: [25, 1, 9, 4, 16] });
    expect(p.asked().map(({ seat }) => seat)).toEqual([0]);
    p.play(1, { type: 'unseal' });
    p.play(1, { type: 'seal', objectives: [1, 4, 9, 16, 25] });
    expect(heroes.view(p.now(), 0).objectives).toEqual([[], null]);
    expect(heroes.view(p.now(), 'spectator').objectives).toEqual([null, null]);
    expect(heroes.view(p.now(), 1).objectives).toEqual([null, [1, 4, 9, 16, 25]]);
    p.play(0, { type: 'seal', objectives: [1, 2, 3, 5, 7] });
    expect(p.asked()).toMatchObject([{ kind: 'goFirst', seat: 0 }]);
  });

  test('[X-159] mixed: three of Slay at least, one of Loss at most, one of Corruption, Master and Summoner at most', () => {
    expect(setProblem([1, 2, 3, 6, 20], true)).toBeUndefined();
    expect(setProblem([1, 2, 6, 16, 20], true)).toMatch(/Slay/);
    expect(setProblem([1, 2, 3, 6, 11], true)).toMatch(/Loss/);
    expect(setProblem([1, 2, 3, 20, 22], true)).toMatch(/Corruption/);
    expect(setProblem([6, 11, 19, 22, 23], false)).toBeUndefined();
    expect(setProblem([1, 1, 2, 3, 4], false)).toMatch(/twice/);
    expect(OBJECTIVES.filter(({ family }) => family === 'slay').map(({ id }) => id)).toEqual([
      1, 2, 3, 4, 7, 8, 9, 10, 12, 13, 14, 15, 17,
    ]);
    expect(OBJECTIVES.filter(({ family }) => family === 'loss').map(({ id }) => id)).toEqual([6, 11, 19]);
  });

  test('[X-159] [X-158] what roster, enemies and board make impossible is told, and never drawn', () => {
    const out = (south: readonly string[], north: readonly string[], board: object = {}) => {
      const seat = (units: readonly string[]) => ({ faction: units[0]!.split('.')[0], units });
      const config = read({ points: 149, seats: [seat(south), seat(north)], ...board });
      return OBJECTIVES.map(({ id }) => id).filter((id) => !isPossible(config, 0, id));
    };
    expect(out(['bloodpact.alpha'], ['void.death-knight'])).toEqual([1, 4, 7, 12, 13, 14, 15, 17, 20, 21, 22, 23, 24]);
    expect(out(['void.necromancer'], ['citadel.guardsman', 'citadel.grenadier'])).toEqual([7, 14, 20, 21]);
    expect(out(['citadel.sharpshooter'], ['void.necromancer'])).toEqual(
      [1, 7, 20, 21, 22, 23, 4].sort((a, b) => a - b),
    );
    expect(
      out(['bloodpact.reaver', 'bloodpact.reaver'], ['citadel.guardsman', 'citadel.guardsman'], { arena: 'open-24' }),
    ).toEqual([1, 2, 7, 14, 17, 20, 21, 22, 23, 25]);
  });

  test('[X-169] objectives that stand in the configuration are hidden like others, there too', () => {
    const sets = (other: readonly number[]) => [[1, 2, 3, 4, 5], other];
    const look = (other: readonly number[]) =>
      heroes.view(begun({ points: 60, objectives: sets(other) }, 6, 1).now(), 0);
    expect(JSON.stringify(look([6, 7, 8, 9, 10]))).toBe(JSON.stringify(look([21, 22, 23, 24, 25])));
    expect(look([6, 7, 8, 9, 10]).config.objectives).toEqual([[1, 2, 3, 4, 5], null]);
  });
});

describe('beginning', () => {
  test('[HR-14] [HR-19] [X-81] who rolls higher says who goes first, and holds priority either way', () => {
    const p = begun({ points: 60 }, 2, 2, 3, 5);
    expect(p.asked()).toMatchObject([{ kind: 'goFirst', seat: 1 }]);
    p.play(1, { type: 'goFirst', first: 'you' });
    expect(p.now()).toMatchObject({ priority: 1, first: 0, round: 1 });
    expect(p.asked()).toMatchObject([{ kind: 'select', seat: 0 }]);
    expect(p.now().models.every(({ space }) => space === null)).toBe(true); // HR-11: beside the board
  });
});
