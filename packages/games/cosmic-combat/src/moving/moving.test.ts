// Movement of random fleets among random rocks: what is offered is legal, nothing ends on anything, zones are kept; brute force.
import { hulls, inch } from '@muster/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Piece } from '../content/terrain.ts';
import { fieldOf, kitOf } from '../ground/field.ts';
import { hullAt, hullOf } from '../ground/standing.ts';
import { STACK } from '../procedures.ts';
import { areFriends, copyBattle, isOnBoard, shipOf } from '../state/battle.ts';
import type { Battle, CosmicCommand, CosmicTable, Place, Rulings, Ship } from '../state/types.ts';
import { begun, given, lying, scene, seven, sheet } from '../testing/scenes.ts';
import { aroundOf, contacts } from './around.ts';
import { slideTo } from './board.ts';
import { DRIFT } from './drift.ts';
import { movesFor, planned, plannedPlace, refusePlan, straightStop, turnsOf, whereDrifts } from './plan.ts';

const cruiser = seven('empire-of-sol', [3, 3, 2, 5, 2, 5, 6]);
const warship = seven('empire-of-sol', [3, 3, 2, 5, 2, 5, 6], { class: 'warship', base: [100, 60] });
const fighter = sheet('empire-of-sol.gladius');
const round = seven('black-sun', [3, 3, 2, 5, 2, 5, 6], { class: 'round', base: [90, 90] });
const foe = seven('black-sun', [3, 3, 2, 5, 2, 5, 6]);
const SHIPS = { A1: cruiser, A2: warship, A3: fighter, B1: foe, B2: round, B3: sheet('black-sun.corsair') };
type Name = keyof typeof SHIPS;
const NAMES = Object.keys(SHIPS) as readonly Name[];

/** Crowded: the middle third of the board, or a corner of it. */
const places = fc.tuple(
  fc.integer({ min: 0, max: 20000 }),
  fc.integer({ min: 0, max: 20000 }),
  fc.integer({ min: 0, max: 3599 }),
);
const corners = fc.constantFrom(0, 30000);
const rocks = fc.array(
  fc.tuple(
    fc.constantFrom<Piece['kind']>('asteroid', 'debris', 'derelict'),
    fc.integer({ min: 0, max: 12 }),
    fc.integer({ min: 0, max: 12 }),
  ),
  { maxLength: 3 },
);
const rulings = fc.record<Partial<Rulings>>({
  turnLimit: fc.constantFrom(90, 90, 180),
  turnSweep: fc.constantFrom(false, false, true),
  friendlyZone: fc.constantFrom('forced', 'forced', 'voluntary'),
  minMoveAlways: fc.constantFrom(false, false, true),
  boardingMove: fc.constantFrom('any', 'any', 'forward'),
});

/** As many of the ships as fit where they are thrown; each seat has at least one far off, so that the battle goes on. */
const thrown = ([drawn, corner, pieces, set]: readonly [
  readonly (readonly [number, number, number])[],
  number,
  readonly (readonly [Piece['kind'], number, number])[],
  Partial<Rulings>,
]): Battle => {
  const laidOut: Piece[] = pieces.map(([kind, x, y]) => ({
    kind,
    disc: [x + corner / 2540, y + corner / 2540, 1.25],
  }));
  const bare = scene({
    south: [cruiser, warship, fighter, cruiser],
    north: [foe, round, SHIPS.B3, foe],
    pieces: laidOut,
    rulings: set,
  });
  let b = lying(bare, { A4: { x: 88000, y: 3000, facing: 1800 }, B4: { x: 88000, y: 88000, facing: 1800 } });
  const { board, solid } = fieldOf(b.config);
  NAMES.forEach((id, i) => {
    const [x, y, facing] = drawn[i]!;
    const place: Place = { x: x + corner, y: y + corner, facing };
    const at = hullAt(kitOf(b, shipOf(b, id)), place);
    const isFree =
      hulls.roomOn(board, at) >= 0 &&
      solid.every(({ body }) => !hulls.isTouching(at, body)) &&
      b.ships.every((s) => s.place === null || !hulls.isTouching(at, hullOf(b, s)));
    b = lying(b, { [id]: isFree ? place : { x: 84000, y: 12000 + 9000 * i, facing: 1800 } });
  });
  return given(b, Object.fromEntries(b.ships.map(({ id }) => [id, ['move', 'board']])));
};

const fleets = fc.tuple(fc.array(places, { minLength: 6, maxLength: 6 }), corners, rocks, rulings).map(thrown);

/** An enemy 35 mm ahead, everybody else far off: chance alone does not always throw a ship that can board. */
const ALONE = [5000, 10000, 0] as const;
const BOARDERS = thrown([[ALONE, ALONE, ALONE, [14500, 10000, 0], ALONE, ALONE], 0, [], {}]);

const active = (b: Battle, ship: string): Battle => {
  const copy = copyBattle(begun(b, 'movement', { type: 'half', side: 0, step: 'act' }));
  copy.stack = [...copy.stack, { type: 'activation', ship, step: 'act' }];
  return copy;
};

const dice = (faces: readonly number[]): CosmicTable => {
  let at = 0;
  return {
    roll: (count) => Array.from({ length: count }, () => faces[at++ % faces.length]!),
    shuffle: (items) => items,
    final: () => {},
  };
};
const LOW = dice([1]);

const isLocked = (b: Battle, one: Ship, other: Ship): boolean => hulls.isNear(hullOf(b, one), hullOf(b, other));

const overlaps = (b: Battle): readonly string[] =>
  b.ships.flatMap((s, i) => {
    if (!isOnBoard(s)) return [];
    const base = hullOf(b, s);
    const { board, solid } = fieldOf(b.config);
    const found = b.ships
      .slice(i + 1)
      .flatMap((o) => (isOnBoard(o) && hulls.isOverlapping(base, hullOf(b, o)) ? [`${s.id} ${o.id}`] : []));
    if (!hulls.isOnBoard(board, base)) found.push(`${s.id} edge`);
    if (solid.some(({ body }) => hulls.isOverlapping(base, body))) found.push(`${s.id} rock`);
    return found;
  });

/** Voluntary moves that are no rams. */
const isPlain = (c: CosmicCommand): boolean =>
  c.type === 'turn' || c.type === 'back' || ((c.type === 'straight' || c.type === 'fly') && c.ram === null);

const RUNS = { numRuns: 60 };

describe('random fleets', () => {
  test('[X-207] [X-209] [X-213] [X-219] what is offered is never refused, ends on nothing and enters no zone', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fleets, fc.constantFrom('A1', 'A2', 'A3'), (start, id) => {
        const b = active(start, id);
        for (const c of STACK.candidates(b, 0)) {
          seen.add(c.type);
          expect([c, STACK.refuse(b, 0, c)]).toEqual([c, undefined]);
          if (c.type === 'pass') continue;
          const after = planned(b, shipOf(b, id), c);
          expect([c, overlaps(after)]).toEqual([c, []]);
          if (!isPlain(c)) continue;
          const [before, mover] = [shipOf(b, id), shipOf(after, id)];
          for (const other of b.ships) {
            if (other.id === id || isLocked(b, before, other) || !isLocked(after, mover, other)) continue;
            expect([c, other.id, b.config.rulings.friendlyZone]).toEqual([c, other.id, 'voluntary']);
            expect(areFriends(b, before, other)).toBe(true);
          }
        }
      }),
      { ...RUNS, examples: [[BOARDERS, 'A1']] },
    );
    expect([...seen].sort()).toEqual(['back', 'board', 'fly', 'pass', 'straight', 'turn']);
  });

  test('[X-210] [X-216] what is planned comes about when the dice destroy nobody', () => {
    fc.assert(
      fc.property(fleets, fc.constantFrom('A1', 'A2', 'A3'), fc.nat(), (start, id, pick) => {
        const b = active(start, id);
        fc.pre(b.config.rulings.friendlyZone === 'forced');
        const moves = movesFor(b, shipOf(b, id)).filter((c) => c.type !== 'pass');
        fc.pre(moves.length > 0);
        const c = moves[pick % moves.length]!;
        const strong = copyBattle(b);
        strong.ships = b.ships.map((s) =>
          Object.assign({}, s, { wounds: 9, tokens: ['move', 'move', 'board', 'board'] }),
        );
        const played = STACK.play(strong, 0, c, LOW);
        fc.pre(played.round === strong.round);
        expect(shipOf(played, id).place).toEqual(plannedPlace(strong, shipOf(strong, id), c));
      }),
      RUNS,
    );
  });

  test('[X-211] [X-212] drift ends on nothing, at most 1" on, and as it was foreseen', () => {
    let met = 0;
    fc.assert(
      fc.property(fleets, fc.constantFrom('A1', 'A2', 'A3', 'B1', 'B2'), (start, id) => {
        const ship = shipOf(start, id);
        const { to, met: all } = whereDrifts(start, ship);
        if (all.length > 0) met++;
        if (to === null) return;
        const way = Math.hypot(to.x - ship.place!.x, to.y - ship.place!.y);
        expect(way).toBeLessThanOrEqual(DRIFT + 1);
        if (all.length === 0) expect(way).toBeGreaterThan(DRIFT - 1);
        expect(overlaps(lying(start, { [id]: to }))).toEqual([]);
      }),
      { numRuns: 200 },
    );
    expect(met).toBeGreaterThan(5);
  });

  test('[X-207] [X-213] brute force: free to the farthest whole distance, blocked one further', () => {
    fc.assert(
      fc.property(fleets, fc.constantFrom('A1', 'A2'), (start, id) => {
        fc.pre(start.config.rulings.friendlyZone === 'forced');
        const ship = shipOf(start, id);
        const base = hullOf(start, ship);
        const { board, solid, difficult } = fieldOf(start.config);
        const others = start.ships.filter((s) => s.id !== id);
        fc.pre(others.every((s) => !hulls.isNear(base, hullOf(start, s))));
        const { distance } = straightStop(start, ship);
        const isFree = (way: number): boolean => {
          const at = hulls.slid(base, base.facing, way);
          if (hulls.costOf(base, at, way, difficult) > inch(8) || !hulls.isOnBoard(board, at)) return false;
          return (
            solid.every(({ body }) => !hulls.isOverlapping(at, body)) &&
            others.every((s) => !hulls.isNear(at, hullOf(start, s)))
          );
        };
        for (let k = 0; k <= 8; k++) expect(isFree(Math.floor((distance * k) / 8))).toBe(true);
        // ε and rounding: at the latest a few units further.
        if (distance < inch(8)) expect([1, 2, 4, 8, 64, 512].some((more) => !isFree(distance + more))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('[X-219] brute force over all tenths: a boarding slide is found where there is room for one, and none is shorter', () => {
    let found = 0;
    fc.assert(
      fc.property(fleets, fc.constantFrom('A1', 'A2'), fc.constantFrom('B1', 'B2'), (start, id, other) => {
        fc.pre(start.config.rulings.boardingMove === 'any');
        const a = aroundOf(start, shipOf(start, id));
        const index = a.others.findIndex((s) => s.id === other);
        fc.pre(!hulls.isNear(a.base, a.bases[index]!) && hulls.isWithin(a.base, a.bases[index]!, inch(4)));
        const all = contacts(a);
        let [best, count] = [Infinity, 0];
        for (let direction = 0; direction < 3600; direction++) {
          const limit = hulls.turnBetween(a.base.facing, direction) > 900 ? inch(2) : inch(4);
          const stop = hulls.sweep(a.base, direction, limit + 1, all, a.field.board);
          if (stop.by !== index || stop.distance > limit) continue;
          if (
            hulls.costOf(a.base, hulls.placeAt(a.base, direction, stop.distance), stop.distance, a.field.difficult) >
            limit
          )
            continue;
          count++;
          best = Math.min(best, stop.distance);
        }
        const slide = slideTo(a, shipOf(start, other));
        if (typeof slide === 'string') expect(count).toBeLessThan(10);
        else {
          found++;
          expect(count).toBeGreaterThan(0);
          expect(slide.distance).toBeLessThanOrEqual(best + 2);
          expect(hulls.isTouching(hulls.slid(a.base, slide.direction, slide.distance), a.bases[index]!)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
    expect(found).toBeGreaterThan(5);
  });

  test('[X-205] brute force: a facing is offered exactly if the base can stand so', () => {
    fc.assert(
      fc.property(fleets, fc.constantFrom('A1', 'A2', 'A3'), (start, id) => {
        const { friendlyZone, turnSweep, turnLimit } = start.config.rulings;
        fc.pre(friendlyZone === 'forced' && !turnSweep && turnLimit === 90);
        const ship = shipOf(start, id);
        const offered = turnsOf(start, ship);
        const at = hullOf(start, shipOf(planned(start, ship, { type: 'turn', facing: ship.place!.facing }), id));
        const { board, solid } = fieldOf(start.config);
        const bases = start.ships.filter((s) => s.id !== id).map((s) => hullOf(start, s));
        const around = { board, bases, solid: solid.map(({ body }) => body) };
        for (let turn = -900; turn <= 900; turn += 150) {
          const facing = hulls.facingOf(at.facing + turn);
          if (turn !== 0)
            expect([turn, offered.includes(facing)]).toEqual([
              turn,
              hulls.refuseTurn(at, facing, around) === undefined,
            ]);
        }
      }),
      RUNS,
    );
  });
});

describe('plans', () => {
  const b = given(
    lying(scene({ south: [cruiser], north: [foe] }), {
      A1: { x: 20000, y: 40000, facing: 0 },
      B1: { x: 40000, y: 40000, facing: 0 },
    }),
    { A1: ['move', 'move'] },
  );
  const a1 = shipOf(b, 'A1');
  const straight = (distance: number, ram: string | null = null): CosmicCommand => ({
    type: 'straight',
    distance,
    ram,
  });

  test('[X-210] the second token is checked from where the first one ends', () => {
    expect(refusePlan(b, a1, [{ type: 'turn', facing: 900 }, straight(inch(8))])).toBeUndefined();
    expect(refusePlan(b, a1, [straight(11460), straight(1)])).toMatchObject({
      at: 1,
      refusal: { why: 'zone', farthest: 0 },
    });
    expect(refusePlan(b, a1, [straight(11461)])).toMatchObject({ at: 0 });
    expect(refusePlan(b, a1, [straight(0), straight(0), straight(0)])).toMatchObject({
      at: 2,
      refusal: { why: 'noToken' },
    });
  });

  test('[X-216] a ram is planned to where it is set back to', () => {
    expect(plannedPlace(b, a1, straight(14000, 'B1'))).toEqual({ x: 31460, y: 40000, facing: 0 });
    expect(planned(b, a1, straight(14000, 'B1')).stack).toBe(b.stack);
  });

  test('[X-211] passing is drifting where nothing keeps the ship', () => {
    const free = given(b, { A1: ['fire', 'fire'] });
    expect(plannedPlace(free, shipOf(free, 'A1'), { type: 'pass' })).toEqual({ x: 22540, y: 40000, facing: 0 });
    expect(plannedPlace(b, a1, { type: 'pass' })).toEqual(a1.place);
    const edge = lying(free, { A1: { x: 91440 - 3000, y: 40000, facing: 0 } });
    expect(plannedPlace(edge, shipOf(edge, 'A1'), { type: 'pass' })).toBeNull();
    expect(whereDrifts(edge, shipOf(edge, 'A1'))).toEqual({ to: null, met: [{ what: 'edge' }] });
  });
});
