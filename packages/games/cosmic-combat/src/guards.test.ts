// Small facts that the rules rest on, each once: places that are offered, figures of ships, what is worked out before it happens.
import { STATS } from '@muster/dwethia';
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { capOf, leastOf, MOST_MOUNTS } from './build/caps.ts';
import { readSheet } from './build/reading.ts';
import { SHIP_CLASSES } from './build/sheet.ts';
import { parseShipText } from './build/text.ts';
import { chancesOf } from './chances/index.ts';
import { rerollChances } from './chances/reroll.ts';
import { shotChances, volleyChances } from './chances/shot.ts';
import { planned, plannedPlace, refusePlan, whereDrifts } from './moving/plan.ts';
import { castCommands, castsOf } from './powers/casting.ts';
import { STACK } from './procedures.ts';
import { dangers } from './round/dangers.ts';
import { deployFault } from './round/deploy.ts';
import { judge, judgeLast } from './round/outcome.ts';
import { newShip } from './round/role.ts';
import { expectedLoss } from './shooting/aim.ts';
import { shotsLeft, stationTarget } from './shooting/options.ts';
import { copyBattle, FREIGHTER, shipOf } from './state/battle.ts';
import { setup } from './state/setup.ts';
import type { Battle, CosmicCommand, CosmicTable, ShipRound } from './state/types.ts';
import { kitOf } from './table/field.ts';
import { isPair } from './table/standing.ts';
import { statOf } from './table/values.ts';
import {
  at,
  begun,
  cast,
  changed,
  changedTurn,
  fire,
  given,
  lying,
  ordered,
  playing,
  pooled,
  type Scene,
  scene,
  seven,
  shooting,
} from './testing/scenes.ts';

const SEVEN = [3, 3, 2, 5, 2, 4, 6] as const;
const sol = seven('empire-of-sol', SEVEN);
const sun = seven('black-sun', SEVEN);
const half = (b: Battle): Battle => begun(b, 'movement', { type: 'half', side: 0, step: 'begin' });
const silent: CosmicTable = { roll: () => [1], shuffle: (items) => items, final: () => {} };
const duel = (more: Partial<Scene> = {}): Battle =>
  given(lying(scene({ south: [sol], north: [sun], ...more }), { A1: at(6, 18), B1: at(14, 18) }), {
    A1: ['fire', 'fire'],
  });

describe('[DW-28] what a ship of one’s own may have', () => {
  /** Least and most, in the order M P S D A W I, Destiny, Faith, Affinity, Move. */
  test.each([
    ['fighter', '0-2 1-4 0-2 3-4 0-0 1-1 2-5 0-0 0-0 0-0 8-12', 1],
    ['cruiser', '0-5 1-4 0-7 4-6 0-3 2-6 4-9 0-1 0-2 0-4 4-9', 3],
    ['warship', '1-5 1-4 2-7 5-6 0-4 5-8 7-11 0-2 0-2 0-4 3-6', 4],
    ['round', '1-5 1-4 0-6 5-6 0-4 5-8 7-11 0-2 0-2 0-4 0-4', 4],
  ] as const)('a %s: %s, %i weapons', (of, ranges, mounts) => {
    expect(STATS.map(({ name }) => `${leastOf(of, name)}-${capOf(of, name)}`).join(' ')).toBe(ranges);
    expect(MOST_MOUNTS[of]).toBe(mounts);
    expect(SHIP_CLASSES).toContain(of);
  });
});

describe('[X-252] places that are offered', () => {
  const gladius = 'empire-of-sol.gladius';
  const deploying = (side: 0 | 1): Battle => ({
    ...setup(
      scene({
        south: [gladius, 'empire-of-sol.cohort'],
        north: ['black-sun.corsair', 'black-sun.galleon'],
        points: 1500,
      }).config,
    ),
    stack: [{ type: 'roundEnd' }, { type: 'deploy', side }],
  });
  const places = (b: Battle, seat: number) =>
    STACK.candidates(b, seat).flatMap((c) => (c.type === 'deploy' ? [c.place] : []));

  test('a lattice of 2 inches in the zone of 9, eight facings, the own direction first and then to the left', () => {
    const all = places(deploying(0), 0);
    expect(all).toHaveLength(8 * 12 * 4); // x and y from 1 inch on
    expect(all[0]).toEqual(at(1, 1, 90));
    expect(all[1]).toEqual(at(3, 1, 90));
    expect(all[12]).toEqual(at(1, 3, 90));
    expect([...new Set(all.map(({ facing }) => facing))]).toEqual([900, 1350, 1800, 2250, 2700, 3150, 0, 450]);
    expect(Math.max(...all.map(({ y }) => y))).toBe(inch(7));
    expect(Math.max(...all.map(({ x }) => x))).toBe(inch(23));
    const north = places(deploying(1), 1);
    expect(north[0]).toEqual(at(1, 16, 270));
    expect(north).toHaveLength(8 * 12 * 4);
  });

  test('none near another ship, and none of a long ship that would reach out of the zone or over the side', () => {
    const b = lying(deploying(0), { A1: at(5, 5) });
    const cruiser = places(b, 0); // half a length is 1.18 inches, half a width 0.59
    expect(cruiser.every((place) => STACK.refuse(b, 0, { type: 'deploy', ship: 'A2', place }) === undefined)).toBe(
      true,
    );
    expect(cruiser).not.toContainEqual(at(5, 7, 90));
    expect(cruiser.filter(({ facing }) => facing === 900).map(({ y }) => y / 2540)).not.toContain(1);
    expect(cruiser.filter(({ facing }) => facing === 1800).map(({ x }) => x / 2540)).not.toContain(23);
    expect(cruiser).toContainEqual(at(3, 1, 180));
    expect(cruiser).toContainEqual(at(1, 3, 90));
  });
});

describe('what a move leaves behind', () => {
  const A = at(10, 10);
  /** A2 keeps the half open. */
  const moved = (command: CosmicCommand | null, more: Partial<Scene> = {}, b1 = at(33, 33)): ShipRound => {
    const tokens = {
      A1: command === null ? (['fire', 'fire'] as const) : (['move', 'board'] as const),
      A2: ['move', 'move'] as const,
    };
    const p = playing(
      half(given(lying(scene({ south: [sol, sol], north: [sun], ...more }), { A1: A, A2: at(3, 33), B1: b1 }), tokens)),
    );
    p.play({ type: 'activate', ship: 'A1' });
    if (command !== null) p.play(command);
    return p.ship('A1').turn;
  };
  const fighter = { south: ['empire-of-sol.gladius', sol] };
  const at1 = { x: inch(12), y: inch(10) };

  test.each<readonly [string, ShipRound, Partial<ShipRound>]>([
    [
      '[X-207] straight ahead',
      moved({ type: 'straight', distance: 2540, ram: null }),
      { moves: 1, moved: 2540, turned: false },
    ],
    ['[X-208] back', moved({ type: 'back', distance: 2540 }), { moves: 1, moved: 2540, turned: false }],
    ['[X-206] a turn', moved({ type: 'turn', facing: 450 }), { moves: 1, moved: 2540, turned: true }],
    [
      '[X-209] a flight',
      moved({ type: 'fly', ends: [at1], facing: 450, ram: null }, fighter),
      { moves: 1, moved: 5080, turned: false },
    ],
    [
      '[X-235] a turn on the spot',
      moved({ type: 'fly', ends: [], facing: 450, ram: null }, fighter),
      { moves: 1, moved: 0, turned: true },
    ],
    [
      '[X-235] a flight of nothing',
      moved({ type: 'fly', ends: [], facing: 0, ram: null }, fighter),
      { moves: 1, moved: 0, turned: false },
    ],
    [
      '[X-219] a boarding',
      moved({ type: 'board', target: 'B1' }, {}, { ...A, y: A.y + 3000 + 5080 }),
      { moves: 0, boards: 1, boarded: 'B1', held: true, moved: 5080, turned: false },
    ],
    ['[X-211] a drift', moved(null), { activated: true, moves: 0, moved: 0, turned: false }],
  ])('%s', (_, turn, wanted) => {
    expect(turn).toMatchObject(wanted);
  });
});

describe('moves thought through beforehand', () => {
  const lone = (
    tokens: readonly ['move' | 'fire', 'move' | 'fire'],
    more: Partial<Scene> = {},
    place = at(10, 10),
    a2 = at(3, 33),
  ): Battle =>
    given(lying(scene({ south: [sol, sol], north: [sun], ...more }), { A1: place, A2: a2, B1: at(33, 33) }), {
      A1: tokens,
    });
  const one = (b: Battle) => shipOf(b, 'A1');
  const PASS: CosmicCommand = { type: 'pass' };

  test('[X-212] a drift over the edge loses the ship; otherwise it lies an inch on', () => {
    const edge = lone(['fire', 'fire'], {}, at(1.2, 10, 180));
    expect(whereDrifts(edge, one(edge))).toEqual({ to: null, met: [{ what: 'edge' }] });
    expect(one(planned(edge, one(edge), PASS))).toMatchObject({ fate: 'destroyed', place: one(edge).place });
    expect(plannedPlace(edge, one(edge), PASS)).toBeNull();
    const free = lone(['fire', 'fire']);
    expect(plannedPlace(free, one(free), PASS)).toEqual(at(11, 10));
    expect(plannedPlace(lone(['move', 'fire']), one(lone(['move', 'fire'])), PASS)).toEqual(at(10, 10));
  });

  test('[X-214] by the switch a move past a friend is not stopped by what both may suffer', () => {
    const b = lone(
      ['move', 'fire'],
      { rulings: { friendlyZone: 'voluntary' } },
      { x: 40000, y: 40000, facing: 0 },
      { x: 48000, y: 45000, facing: 0 },
    );
    expect(plannedPlace(b, one(b), { type: 'straight', distance: 10000, ram: null })).toEqual({
      x: 50000,
      y: 40000,
      facing: 0,
    });
    expect(planned(b, one(b), { type: 'straight', distance: 10000, ram: null }).stack).toBe(b.stack);
  });

  test('[X-210] a plan is refused where its first wrong step is', () => {
    const b = lone(['move', 'move']);
    const straight = (inches: number): CosmicCommand => ({ type: 'straight', distance: inch(inches), ram: null });
    expect(refusePlan(b, one(b), [straight(8), straight(8)])).toBeUndefined();
    expect(refusePlan(b, one(b), [straight(8), straight(9)])).toMatchObject({ at: 1, refusal: { why: 'tooFar' } });
    expect(refusePlan(b, one(b), [straight(9), straight(8)])).toMatchObject({ at: 0 });
    expect(refusePlan(b, one(b), [straight(1), straight(1), straight(1)])).toMatchObject({
      at: 2,
      refusal: { why: 'noToken' },
    });
  });
});

describe('figures', () => {
  test('[X-234] radiation lowers what it touches by one, not below 0, and not who is not there', () => {
    const belt = { kind: 'radiation', disc: [6, 18, 2] } as const;
    const b = duel({ pieces: [belt], south: [seven('empire-of-sol', [3, 3, 0, 5, 2, 4, 6])] });
    const stats = [
      'martial',
      'perception',
      'strength',
      'defense',
      'aggression',
      'wounds',
      'integrity',
      'move',
    ] as const;
    expect(stats.map((stat) => statOf(b, shipOf(b, 'A1'), stat))).toEqual([2, 2, 0, 4, 1, 4, 5, 8]);
    const away = changed(b, 'A1', { place: null });
    expect(statOf(away, shipOf(away, 'A1'), 'martial')).toBe(3);
    expect(statOf(b, shipOf(b, 'B1'), 'martial')).toBe(3);
  });

  test('[X-225] from where most is to be feared: Fire tokens, Strength and Wounds of weapons, and a token where nobody knows', () => {
    const armed = (weapon: string) => seven('black-sun', SEVEN, { mounts: [{ weapon, arcs: ['front'] }] });
    const fear = (weapon: string, fires: readonly ('fire' | 'move')[] | null, perception = 3) => {
      const enemy = { ...armed(weapon), stats: { ...armed(weapon).stats, perception } };
      const b = changed(lying(scene({ south: [sol], north: [enemy] }), { A1: at(6, 18, 0), B1: at(14, 18, 0) }), 'B1', {
        tokens: fires,
      });
      return dangers(b, shipOf(b, 'A1'));
    };
    // Perception 3 and Strength 4 against Defense 5: 3+, 4 of 6; Strength 6 with two Wounds 3+; Strength 3 equal or more 3+
    expect(fear('battery', ['fire', 'move']).front).toBeCloseTo(4 / 6, 12);
    expect(fear('battery', ['fire', 'fire']).front).toBeCloseTo(8 / 6, 12);
    expect(fear('battery', null).front).toBeCloseTo(4 / 6, 12);
    expect(fear('torpedo', ['fire', 'move']).front).toBeCloseTo(8 / 6, 12);
    expect(fear('battery', ['fire', 'move'], 1).front).toBeCloseTo(3 / 6, 12); // 5 against 5
    expect(fear('battery', ['move', 'move'])).toEqual({ front: 0, left: 0, back: 0, right: 0 });
  });

  test('[X-237] what a shot would probably cost: its points for each Wound, and a share more for the last', () => {
    const b = duel({ north: ['empire-of-sol.cohort'] }); // 400 points, 5 Wounds; 3+ hits
    const gun = kitOf(b, shipOf(b, 'A1')).guns[0]!;
    const loss = (wounds: number) => expectedLoss(b, shipOf(b, 'A1'), gun, { ...shipOf(b, 'B1'), wounds });
    expect(loss(5)).toBeCloseTo((4 / 6) * 80, 9);
    expect(loss(1)).toBeCloseTo((4 / 6) * (80 + 120), 9);
    expect(loss(0)).toBe(0);
    const shielded = changed(b, 'B1', { arrows: ['back'] });
    expect(expectedLoss(shielded, shipOf(b, 'A1'), gun, shipOf(shielded, 'B1'))).toBeCloseTo((4 / 6) * (3 / 6) * 80, 9);
  });

  test('[X-230] [X-15] how many shots a weapon has left, and what a volley of them brings', () => {
    const two = seven('empire-of-sol', SEVEN, {
      mounts: [
        { weapon: 'battery', arcs: ['front'] },
        { weapon: 'torpedo', arcs: ['front'] },
        { weapon: 'battery', arcs: ['back'] },
      ],
    });
    const b = duel({ south: [two] });
    const left = (state: Battle, weapon: number) => shotsLeft(state, shipOf(state, 'A1'), weapon);
    expect([0, 1, 2, 3].map((weapon) => left(b, weapon))).toEqual([2, 1, 2, 0]);
    expect(left(changedTurn(b, 'A1', { fired: [0] }), 0)).toBe(1);
    expect(left(changedTurn(b, 'A1', { fired: [0, 0] }), 0)).toBe(0);
    expect(left(changedTurn(b, 'A1', { ceased: true }), 0)).toBe(0);
    expect(left(changed(b, 'A1', { spent: [1] }), 1)).toBe(0);
    const single = duel({ south: [two], rulings: { fireToken: 'oneWeapon' } });
    expect(left(changedTurn(single, 'A1', { fired: [0] }), 2)).toBe(1);
    const begins = (state: Battle) => volleyChances(state, shipOf(state, 'A1'), shipOf(state, 'B1'));
    expect(begins(b).shots).toEqual([0, 0, 1]); // the third looks back
    expect(begins(single).shots).toEqual([0, 0]);
    expect(begins(given(b, { A1: ['move', 'move'] })).shots).toEqual([]);
    expect(begins(b).mean).toBeCloseTo(2 * (4 / 6) + 2 * (4 / 6), 9); // 3+ each, the torpedo two Wounds
  });

  test('[X-238] [X-232] what is said of a shot: only what is there; of friends alike the first is struck', () => {
    const b = duel();
    const steps = (state: Battle) =>
      shotChances(state, shipOf(state, 'A1'), 0, shipOf(state, 'B1')).steps.map(({ what }) => what);
    expect(steps(b)).not.toContain('Ships in the way, each struck on 1 to 3');
    expect(steps(b)).not.toContain('Into a boarding: strikes the own side on 1 to 3');
    const red = seven('bloodpact', SEVEN);
    const mixed = lying(duel({ south: [red, red, red] }), {
      A2: { ...at(14, 18), y: 18 * 2540 + 3500 },
      A3: { ...at(14, 18), y: 18 * 2540 - 3500 },
    });
    expect(steps(mixed)).toContain('Into a boarding: strikes the own side on 1 to 3');
    const { strays, struck } = shotChances(mixed, shipOf(mixed, 'A1'), 0, shipOf(mixed, 'B1'));
    expect([strays.map(({ target, why }) => [target, why]), struck]).toEqual([[['A2', 'friend']], 1 / 2]);
    const weak = changed(mixed, 'A2', { wounds: 1 });
    expect(shotChances(weak, shipOf(weak, 'A1'), 0, shipOf(weak, 'B1')).strays[0]!.target).toBe('A3'); // it has more to lose
    const dying = changed(mixed, 'A2', { wounds: 0 });
    expect(shotChances(dying, shipOf(dying, 'A1'), 0, shipOf(dying, 'B1')).strays[0]!.target).toBe('A3');
  });

  test('[DW-79] [X-232] past two ships in the way, the first of which failed', () => {
    const b = lying(duel({ north: [sun, sun, sun] }), { B1: at(17, 18), B2: at(10, 18), B3: at(13, 18) });
    const p = playing(
      shooting(ordered(pooled(changed(b, 'B1', { wounds: 1 }), 0, { destiny: 1 }), { destiny: 'ask' })),
    );
    p.play(fire('A1', 'B1'), 1);
    expect(rerollChances(p.now(), 0)).toMatchObject({ target: 'B1', wants: 'destroyed', chance: 0 });
    expect(rerollChances(p.now(), 1)!.chance).toBeCloseTo((1 / 2) * (1 / 2) * (4 / 6), 12);
    expect(rerollChances(p.now(), 2)).toBeUndefined();
    expect(rerollChances(b, 0)).toBeUndefined();
  });
});

describe('[X-224] [X-260] what is nobody’s strikes after who leaves it', () => {
  const left = (more: Partial<Scene> = {}): Battle => {
    const b = lying(scene({ south: [sol, sol], north: [sun], scenario: 'station-assault', ...more }), {
      A1: at(6, 6),
      A2: at(30, 6),
      B1: at(30, 30),
    });
    const away = changedTurn(changedTurn(b, 'A1', { moves: 1 }), 'A2', { moves: 1 });
    return begun(changedTurn(away, 'S1', { lockedWith: ['A1', 'A2'] }), 'movement', {
      type: 'opportunity',
      queue: [],
      target: null,
      step: 'begin',
    });
  };

  test('at the first of them, unasked, its dice rolled by the other side and without Destiny', () => {
    const p = playing(
      ordered(pooled(pooled(left(), 0, { destiny: 1 }), 1, { destiny: 1 }), { destiny: 'ask' }),
      6,
      6,
      1,
    );
    expect(p.told('opportunity')).toEqual([{ type: 'opportunity', ship: 'S1', target: 'A1', dice: 3, rule: 'X-224' }]);
    expect(p.rolls).toEqual(['opportunity 3 by 1']);
    expect(p.told('rolled')).toMatchObject([{ purse: '', needs: 4 }]);
    expect(p.told('wounded')).toMatchObject([{ ship: 'A1', wounds: 2, left: 2 }]);
  });

  test('an opportunity is lost where radiation leaves no Aggressor, and nobody strikes who moved or boarded himself', () => {
    const belt = { kind: 'radiation', disc: [18, 18, 4] } as const;
    const weak = seven('empire-of-sol', [3, 3, 2, 5, 1, 4, 6]);
    const locked = (turn: Partial<ShipRound>, pieces: readonly [] | readonly [typeof belt] = []): Battle => {
      const b = lying(scene({ south: [weak], north: [sun], pieces }), { A1: at(18, 18), B1: at(30, 30) });
      return begun(changedTurn(changedTurn(b, 'B1', { moves: 1 }), 'A1', { lockedWith: ['B1'], ...turn }), 'movement', {
        type: 'opportunity',
        queue: [],
        target: null,
        step: 'begin',
      });
    };
    expect(playing(locked({}), 1).told('opportunity')).toHaveLength(1);
    expect(playing(locked({}, [belt])).told('opportunity')).toEqual([]);
    expect(playing(locked({ moves: 1 })).told('opportunity')).toEqual([]);
    expect(playing(locked({ boarded: 'B1' })).told('opportunity')).toEqual([]);
  });
});

describe('powers', () => {
  const witch = (powers: readonly string[]) => seven('black-sun', SEVEN, { powers });
  const ready = (powers: readonly string[], affinity = 3): Battle =>
    pooled(shooting(duel({ south: [witch(powers)], north: [sol] })), 0, { affinity });

  test('[DW-84] what has no meaning between ships is nobody’s power', () => {
    const p = playing(ready(['mend', 'fireburst', 'blast']));
    expect(
      p
        .candidates()
        .filter((c) => c.type === 'cast')
        .map((c) => (c.type === 'cast' ? c.power : '')),
    ).toEqual(['blast', 'blast']);
    expect(p.refusal(cast('A1', 'fireburst', 'B1'))).toMatchObject({ why: 'unknown' });
    expect(p.refusal(cast('A1', 'mend', 'B1'))).toMatchObject({ why: 'unknown' });
  });

  test('[DW-89] [X-248] castings that are offered: what the pool pays, the upcharge as far as it helps', () => {
    const offered = (b: Battle) =>
      playing(b)
        .candidates()
        .flatMap((c) => (c.type === 'cast' ? [c.upcharge] : []));
    expect(offered(ready(['blast'], 3))).toEqual([0, 1]);
    expect(offered(ready(['blast'], 1))).toEqual([0]);
    expect(offered(changed(ready(['blast'], 3), 'B1', { wounds: 1 }))).toEqual([0]);
    const any = pooled(shooting(duel({ south: [witch(['blast'])], north: [sol], rulings: { upchargeCap: null } })), 0, {
      affinity: 9,
    });
    expect(offered(any)).toEqual([0, 1, 2, 3]); // up to its last Wound
    const asked = playing(ready(['blast'], 3)).now();
    expect(castsOf(asked, shipOf(changed(asked, 'A1', { fate: 'destroyed', wounds: 0 }), 'A1'))).toEqual([]);
    expect(
      castsOf(changedTurn(asked, 'A1', { cast: true }), shipOf(changedTurn(asked, 'A1', { cast: true }), 'A1')),
    ).toEqual([]);
    expect(castCommands(asked, 1)).toEqual([]);
    expect(castCommands(asked, 0)).toHaveLength(2);
  });
});

describe('[X-259] [X-260] how it ends', () => {
  const convoy = (fates: readonly ('alive' | 'destroyed' | 'escaped')[]): Battle => {
    const b = copyBattle(
      lying(scene({ south: [sol], north: [sun], scenario: 'convoy' }), { A1: at(6, 6), B1: at(30, 30) }),
    );
    b.ships = [
      ...b.ships,
      ...fates.map((fate, i) => ({ ...newShip(`A${i + 2}`, 0, FREIGHTER, 4), fate, place: at(3 + 6 * i, 6) })),
    ];
    b.attacker = 1;
    return b;
  };

  test.each([
    [['alive', 'alive', 'alive'], null],
    [['alive', 'alive', 'destroyed'], null], // two can still escape
    [['alive', 'escaped', 'destroyed'], null],
    [
      ['alive', 'destroyed', 'destroyed'],
      [[1], [0]],
    ],
    [
      ['escaped', 'destroyed', 'destroyed'],
      [[1], [0]],
    ],
    [
      ['escaped', 'escaped', 'alive'],
      [[0], [1]],
    ],
  ] as const)('freighters %j', (fates, places) => {
    const { outcome } = judge(convoy(fates), silent);
    expect(outcome?.places ?? null).toEqual(places);
    if (outcome !== null) expect(outcome).toMatchObject({ reason: 'convoy', rule: 'X-259' });
  });

  test('after the last round the attacker has won, whoever is stronger; a held station decides before what is left', () => {
    expect(judgeLast(convoy(['alive', 'escaped', 'alive']), silent).outcome).toEqual({
      places: [[1], [0]],
      reason: 'convoy',
      rule: 'X-259',
    });
    const station = lying(
      scene({ south: ['empire-of-sol.cohort'], north: ['black-sun.corsair'], scenario: 'station-assault' }),
      { A1: at(6, 6), B1: at(30, 30) },
    );
    const held = (holder: 0 | 1 | null) => judgeLast({ ...station, station: { crew: 0, holder } }, silent).outcome;
    expect(held(1)).toEqual({ places: [[1], [0]], reason: 'stationHeld', rule: 'X-260' });
    expect(held(null)).toEqual({ places: [[0], [1]], reason: 'remainingForces', rule: 'X-254' });
    const over: Battle = { ...station, outcome: { places: [[0], [1]], reason: 'conceded', rule: 'X-261' } };
    expect(judge(over, silent)).toBe(over);
  });

  test('[X-260] the station shoots at the nearest that it may; of two as near, at the first', () => {
    const b = lying(scene({ south: [sol, sol], north: [sun], scenario: 'station-assault' }), {
      A1: at(18, 30),
      A2: at(18, 27),
      B1: at(18, 9),
    });
    const gun = kitOf(b, shipOf(b, 'S1')).guns[0]!;
    expect(stationTarget(b, shipOf(b, 'S1'), gun)?.id).toBe('A2');
    const even = lying(b, { A1: at(18, 26), A2: at(18, 10), B1: at(3, 3) });
    expect(stationTarget(even, shipOf(even, 'S1'), gun)?.id).toBe('A1');
    const far = lying(b, { A1: at(1.5, 1.5), A2: at(33, 1.5), B1: at(1.5, 34) });
    expect(stationTarget(far, shipOf(far, 'S1'), gun)).toBeUndefined();
  });
});

describe('chances that are asked for', () => {
  const active = (b1 = at(20, 10)): Battle => {
    const p = playing(
      half(given(lying(scene({ south: [sol], north: [sun] }), { A1: at(10, 10), B1: b1 }), { A1: ['move', 'board'] })),
    );
    p.play({ type: 'activate', ship: 'A1' });
    return p.now();
  };
  const straight = (ram: string | null): CosmicCommand => ({ type: 'straight', distance: inch(8), ram });
  const board = (target: string): CosmicCommand => ({ type: 'board', target });
  const seizing = begun(
    changedTurn(
      changedTurn(
        lying(scene({ south: [sol], north: [sun, sun] }), { A1: at(10, 10), B1: at(20, 10), B2: at(10, 20) }),
        'B1',
        { moves: 1 },
      ),
      'A1',
      { lockedWith: ['B1'] },
    ),
    'movement',
    { type: 'opportunity', queue: ['A1'], target: null, step: 'attack' },
  );
  const fighting1 = begun(
    lying(scene({ south: [sol], north: [sun] }), { A1: at(10, 10), B1: { ...at(10, 10), y: 25400 + 3500 } }),
    'combat',
    { type: 'combat', side: 0, fought: [] },
  );
  const gone = (b: Battle, id: string): Battle => changed(b, id, { fate: 'destroyed', wounds: 0 });
  const shot = begun(duel({ north: [sun, sun] }), 'shoot', {
    type: 'shot',
    shooter: 'A1',
    weapon: 0,
    target: 'B1',
    step: 'redirect',
    way: [],
    astray: false,
  });
  const witch = duel({ south: [seven('black-sun', SEVEN, { powers: ['blast'] })], north: [sol] });

  test.each<readonly [string, Battle, CosmicCommand]>([
    ['of who is not there', duel(), fire('C1', 'B1')],
    ['at who is not there', gone(duel(), 'B1'), fire('A1', 'B1')],
    ['by who is gone', gone(duel(), 'A1'), fire('A1', 'B1')],
    ['of a weapon it has not', duel(), fire('A1', 'B1', 3)],
    ['of passing on what nobody fired', duel(), { type: 'redirect', to: null }],
    ['of passing it to nobody', shot, { type: 'redirect', to: 'C1' }],
    ['of striking a friend without a shot', duel(), { type: 'friend', ship: 'A1' }],
    ['of a power it does not know', witch, cast('A1', 'root', 'B1')],
    ['of a power at who is gone', gone(witch, 'B1'), cast('A1', 'blast', 'B1')],
    ['of a power by who is gone', gone(witch, 'A1'), cast('A1', 'blast', 'B1')],
    ['of resisting nothing', duel(), { type: 'resist', by: null, points: 0 }],
    ['of raising nothing', duel(), { type: 'raise', points: 0 }],
    ['of rolling nothing again', duel(), { type: 'reroll', dice: 0 }],
    ['of a move that rams nobody', active(), straight(null)],
    ['of a ram of who is not there', active(), straight('C1')],
    ['of a ram while nobody moves', duel(), straight('B1')],
    ['of a boarding out of reach', active(), board('B1')],
    ['of a boarding while nobody moves', duel(), board('B1')],
    ['of striking after nobody', duel(), { type: 'seize', target: 'B1' }],
    ['of striking after who is gone', gone(seizing, 'B1'), { type: 'seize', target: 'B1' }],
    ['of no such fight', fighting1, { type: 'fight', fight: 'B1' }],
    ['of nothing', duel(), { type: 'pass' }],
    [
      'when all is over',
      { ...duel(), outcome: { places: [[0], [1]], reason: 'conceded', rule: 'X-261' } },
      fire('A1', 'B1'),
    ],
    ['when nothing is under way', { ...duel(), stack: [] }, fire('A1', 'B1')],
  ])('none %s', (_, b, command) => {
    expect(chancesOf(b, command)).toBeUndefined();
  });

  test.each<readonly [string, Battle, CosmicCommand, object]>([
    [
      'a shot and its volley',
      duel(),
      fire('A1', 'B1'),
      {
        target: 'B1',
        dice: 1,
        needs: { attack: 3, save: null, ignore: null },
        struck: 1,
        ion: null,
        destiny: null,
        volley: { shots: [0, 0], target: 'B1' },
      },
    ],
    ['a shot that is kept', shot, { type: 'redirect', to: null }, { target: 'B1' }],
    [
      'a power',
      pooled(witch, 0, { affinity: 2 }),
      cast('A1', 'blast', 'B1'),
      { cost: 1, resolves: 1, struck: [{ target: 'B1', needs: 3 }] },
    ],
    ['a ram', active(at(16, 10)), straight('B1'), { ram: { mover: { target: 'A1' }, target: { target: 'B1' } } }],
    [
      'a boarding',
      active({ ...at(10, 10), y: 25400 + 8000 }),
      board('B1'),
      {
        fight: {
          sides: [
            { ships: ['A1'], dice: 2 },
            { ships: ['B1'], dice: 2 },
          ],
          crew: null,
        },
      },
    ],
    ['a strike after who leaves', seizing, { type: 'seize', target: 'B1' }, { opportunity: { target: 'B1', mean: 1 } }],
    [
      'a fight',
      fighting1,
      { type: 'fight', fight: 'A1' },
      { sides: [{ ships: ['A1'], needs: 4, wound: null }, { ships: ['B1'] }] },
    ],
  ])('of %s', (_, b, command, wanted) => {
    expect(chancesOf(b, command)).toMatchObject(wanted);
  });

  test('[X-237] [X-238] a shot with Destiny, and one that has strayed', () => {
    const rich = pooled(duel(), 0, { destiny: 1 });
    expect(chancesOf(rich, fire('A1', 'B1'))).toMatchObject({
      destiny: { points: 1, mean: expect.closeTo(4 / 6 + (2 / 6) * (4 / 6), 12), destroyed: 0 },
    });
    const last = changed(rich, 'B1', { wounds: 1 });
    expect(chancesOf(last, fire('A1', 'B1'))).toMatchObject({
      destroyed: expect.closeTo(4 / 6, 12),
      destiny: { destroyed: expect.closeTo(8 / 9, 12) },
    });
    const ion = changed(
      pooled(duel({ south: [seven('black-sun', SEVEN, { mounts: [{ weapon: 'ion-beam', arcs: ['front'] }] })] }), 0, {
        destiny: 1,
      }),
      'B1',
      { wounds: 1 },
    );
    expect(chancesOf(ion, fire('A1', 'B1'))).toMatchObject({
      ion: expect.closeTo(4 / 6, 12),
      destroyed: 0,
      destiny: { destroyed: 0 },
    });
  });
});

describe('at the borders', () => {
  test('[DW-28] arcs beyond eight letters are not read, and a name stands without blanks about it', () => {
    const sheet = {
      name: 'Ada',
      faction: 'void',
      class: 'cruiser',
      stats: sol.stats,
      mounts: [{ weapon: 'battery', arcs: 'FLRBFLRBX' }],
    };
    expect(readSheet(sheet, 'ship').mounts[0]!.arcs).toHaveLength(8);
    const read = parseShipText('~ Grim ~cruiser~60x30~0.1.0.4.0.2.4.0.0.0.4~4~~~', 'void');
    expect(read.ok && read.value.name).toBe('Grim');
  });

  test('[X-252] nobody is deployed on a rock, wherever it lies', () => {
    const rock = { kind: 'asteroid', disc: [6, 4, 1] } as const;
    const b = {
      ...setup(scene({ south: [sol], north: [sun], pieces: [rock] }).config),
      edges: ['south', 'north'] as const,
    };
    expect(deployFault(b, shipOf(b, 'A1'), at(6, 4))).toBe('onSolid');
    expect(deployFault(b, shipOf(b, 'A1'), at(12, 4))).toBeUndefined();
  });

  test('[X-214] by the switch who is near a friend already scrapes nobody by moving on beside it', () => {
    const b = lying(scene({ south: [sol, sol], north: [sun], rulings: { friendlyZone: 'voluntary' } }), {
      A1: { x: 40000, y: 40000, facing: 0 },
      A2: { x: 40000, y: 44000, facing: 0 },
      B1: at(33, 33),
    });
    const p = playing(half(given(b, { A1: ['move', 'move'], A2: ['move', 'move'] })));
    p.play({ type: 'activate', ship: 'A1' });
    p.play({ type: 'straight', distance: 2000, ram: null });
    expect(p.told('collided')).toEqual([]);
  });

  test('[X-225] shields that are not shown yet save from nothing that is foreseen', () => {
    const b = changed(duel(), 'B1', { arrows: null });
    expect(shotChances(b, shipOf(b, 'A1'), 0, shipOf(b, 'B1')).needs.save).toBeNull();
  });

  test('[X-222] [X-260] who holds the station does not fight it, whichever is asked about', () => {
    const b = lying(scene({ south: [sol], north: [sun], scenario: 'station-assault' }), {
      A1: { ...at(18, 18), x: 18 * 2540 - 8100 },
      B1: at(4, 4),
    });
    const pairs = (holder: 0 | 1 | null) => {
      const held: Battle = { ...b, station: { crew: 1, holder } };
      return [isPair(held, shipOf(b, 'S1'), shipOf(b, 'A1')), isPair(held, shipOf(b, 'A1'), shipOf(b, 'S1'))];
    };
    expect([pairs(0), pairs(1), pairs(null)]).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
  });
});
