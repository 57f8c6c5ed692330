// The starting force: CQ-23, CQ-24, X-305, X-308, X-309, X-310.
import { inch, type Point } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { fieldModel } from '../building/fielding.ts';
import { ARMIES, armyOf, leftOver } from '../content/armies.ts';
import { MAPS } from '../content/maps.ts';
import type { UnitSheet } from '../content/types.ts';
import { unitOf } from '../content/units.ts';
import type { Battle, ConquestCommand, Node, SeatArmy } from '../state/types.ts';
import { at, configOf, type Given, type GivenModel, sceneOf } from '../testing/scenes.ts';
import { pickerOf, SETUP_STACK, settingUp } from '../testing/setting-up.ts';
import { legalPlaces } from './deploy-spots.ts';
import { missingFor } from './force.ts';
import { readyPlan } from './ready-plan.ts';
import { setup } from './start.ts';

const HQS: readonly GivenModel[] = [
  { sheet: 'praetorium', at: [18, 6] },
  { seat: 1, sheet: 'necropolis', at: [18, 30] },
];
const scene = (given: Given = {}): Battle =>
  sceneOf({
    round: 0,
    phase: 'setup',
    ...given,
    models: given.models ?? HQS,
    stack: [{ type: 'roundEnd' }, { type: 'deploy', side: 0 }],
  });
const deploying = (given: Given = {}) => settingUp(scene(given));
const put = (unit: string, x: number, y: number): ConquestCommand => ({
  type: 'deploy',
  unit: unit.includes('.') ? unit : `empire-of-sol.${unit}`,
  at: at(x, y),
});
const DONE: ConquestCommand = { type: 'done' };
const legionAt = (x: number, y: number): ConquestCommand => ({
  type: 'deploy',
  unit: 'empire-of-sol.legion',
  at: { x, y },
});
const why = (game: ReturnType<typeof deploying>, c: ConquestCommand): string | undefined => {
  const refusal = game.refusal(c);
  return refusal?.code === 'cannotSetUp' ? refusal.why : refusal?.code;
};

/** A seat's army with other things in it. */
const withSeat = (given: Given, seat: number, more: Partial<SeatArmy>): Given => ({
  ...given,
  config: { seats: configOf(given).seats.map((army, i) => (i === seat ? { ...army, ...more } : army)) },
});
const own = (more: Partial<UnitSheet>): UnitSheet => ({
  ...unitOf('empire-of-sol.legion')!,
  id: 'own.1',
  mark: 'a',
  ...more,
});

describe('where a unit may start', () => {
  test('[X-308] a gap of 6" at most to the own headquarters', () => {
    const game = deploying();
    const touching = inch(18) + 2500 + 2000;
    expect(why(game, legionAt(touching, inch(6)))).toBeUndefined();
    expect(why(game, legionAt(touching + inch(6) + 2, inch(6)))).toBeUndefined(); // ε
    expect(why(game, legionAt(touching + inch(6) + 3, inch(6)))).toBe('tooFarFromHq');
    expect(game.refusal(legionAt(touching + inch(9), inch(6)))).toEqual({
      code: 'cannotSetUp',
      rule: 'X-308',
      what: 'unit',
      why: 'tooFarFromHq',
    });
  });

  test('[X-308] wholly in the own half; with startZone half, anywhere there', () => {
    const models: readonly GivenModel[] = [{ sheet: 'praetorium', at: [6, 17] }, HQS[1]!];
    const game = deploying({ models });
    expect(why(game, put('legion', 8, 17))).toBeUndefined(); // 17" + 20 mm
    expect(why(game, put('legion', 8, 17.5))).toBe('wrongHalf');
    expect(why(game, put('legion', 30, 3))).toBe('tooFarFromHq');
    const half = deploying({ models, rulings: { startZone: 'half' } });
    expect(why(half, put('legion', 30, 3))).toBeUndefined();
    expect(why(half, put('legion', 8, 17.5))).toBe('wrongHalf');
    expect(why(half, put('legion', 30, 30))).toBe('wrongHalf');
    expect(why(half, put('legion', 0.5, 3))).toBe('offBoard');
    const turned = settingUp({
      ...scene({ models: [{ sheet: 'praetorium', at: [18, 30] }] }),
      edges: ['north', 'south'],
    });
    expect(why(turned, put('legion', 18, 27))).toBeUndefined();
    const ahead = settingUp({
      ...scene({ models: [{ sheet: 'praetorium', at: [6, 19] }] }),
      edges: ['north', 'south'],
    });
    expect(why(ahead, put('legion', 8, 18.5))).toBe('wrongHalf');
  });

  test('[X-308] more than an inch from enemies, be it a unit or a building', () => {
    const near = (sheet: string, radius: number) => {
      const y = inch(19);
      const models: readonly GivenModel[] = [
        { sheet: 'praetorium', at: [6, 15] },
        { seat: 1, sheet, at: [8, 19] },
      ];
      const game = deploying({ models });
      const reach = 2000 + radius + inch(1);
      return [why(game, legionAt(inch(8), y - reach - 2)), why(game, legionAt(inch(8), y - reach - 3))];
    };
    expect(near('zombies', 2000)).toEqual(['nearEnemy', undefined]);
    expect(near('necropolis', 2500)).toEqual(['nearEnemy', undefined]);
  });

  test('[X-305] [X-308] on no other base, clear of Impassable; nodes may be stood on', () => {
    const pieces = [
      {
        k: 'mountain',
        shape: {
          poly: [
            [20, 7],
            [24, 7],
            [24, 9],
            [20, 9],
          ],
        },
      },
    ] as const;
    const game = deploying({
      config: { terrain: 'custom', pieces },
      models: [...HQS, { sheet: 'fabri', at: [15, 6] }],
      nodes: [{ id: 'M1', at: [18, 9] }],
    });
    expect(why(game, put('legion', 18, 7))).toBe('occupied');
    expect(why(game, put('legion', 15, 7.5))).toBe('occupied'); // 1½", 40 mm are 1.57"
    expect(why(game, legionAt(inch(15), inch(6) + 4000))).toBeUndefined(); // touching
    expect(why(game, put('legion', 19.5, 8))).toBe('impassable'); // ½"
    expect(why(game, put('legion', 19, 8))).toBeUndefined();
    expect(why(game, put('legion', 18, 9))).toBeUndefined();
  });
});

describe('what may start', () => {
  test.each([
    ['legion', undefined],
    ['fabri', undefined],
    ['triarii', 'notStartingForce'],
    ['legate', 'notStartingForce'],
    ['praetorium', 'notStartingForce'],
    ['vigil-of-the-sun.sun-warden', 'notStartingForce'],
    ['void.zombies', 'unknown'],
    ['nobody', 'unknown'],
  ])('[CQ-23] [X-308] %s: %s', (unit, fault) => {
    expect(why(deploying(), put(unit, 18, 9))).toBe(fault);
  });

  test('[CQ-23] [X-308] one’s own: [Starting Force] without Aether; it brings its Destiny, Faith and Affinity (X-19)', () => {
    const stats = { ...unitOf('empire-of-sol.legion')!.stats, destiny: 1, faith: 2, affinity: 3, wounds: 3 };
    const units = [own({ stats }), own({ id: 'own.2', cost: { R: 50, A: 5 } })];
    const game = deploying(withSeat({}, 0, { units }));
    expect(why(game, put('own.2', 18, 9))).toBe('notStartingForce');
    game.play(put('own.1', 18, 9));
    expect(game.now().sides[0].pool).toEqual({ destiny: 1, faith: 2, affinity: 3 });
    expect(game.now().models[2]).toMatchObject({ seat: 0, sheet: 'own.1', wounds: 3, at: at(18, 9) });
    expect(game.told('deployed')).toEqual([
      { type: 'deployed', model: game.now().models[2]!.id, sheet: 'own.1', at: at(18, 9), rule: 'X-308' },
    ]);
    expect(game.now().sides[0].tally.commanders).toEqual([]);
  });

  test('[X-309] not more of a rank than may be in play', () => {
    const leader = { units: [own({ commander: true, base: 25, cost: { R: 40, A: 0 } })] };
    const models = [...HQS, { sheet: 'own.1', at: [15, 6] as const }, { sheet: 'own.1', at: [15, 8] as const }];
    const free = withSeat({ models }, 0, leader);
    expect(deploying(free).refusal(put('own.1', 18, 9))).toMatchObject({ why: 'tooMany', rule: 'X-309' });
    expect(
      deploying(free)
        .candidates()
        .some((c) => c.type === 'deploy' && c.unit === 'own.1'),
    ).toBe(false);
    expect(why(deploying({ ...free, rulings: { composition: false } }), put('own.1', 18, 9))).toBeUndefined();
    expect(why(deploying({ ...free, points: 3000 }), put('own.1', 18, 9))).toBeUndefined();
    const enemies = [
      ...HQS,
      { seat: 1, sheet: 'necromancer', at: [15, 30] as const },
      { seat: 1, sheet: 'necromancer', at: [12, 30] as const },
    ];
    expect(why(deploying(withSeat({ models: enemies }, 0, leader)), put('own.1', 18, 9))).toBeUndefined(); // theirs do not count
    const others = [...HQS, { sheet: 'legion', at: [15, 6] as const }, { sheet: 'legion', at: [15, 8] as const }];
    expect(why(deploying(withSeat({ models: others }, 0, leader)), put('own.1', 18, 9))).toBeUndefined();
    const game = deploying(withSeat({}, 0, leader));
    game.play(put('own.1', 18, 9));
    const { id } = game.now().models[2]!;
    expect(game.now().sides[0].tally.commanders).toEqual([{ id, round: 0 }]);
  });
});

describe('[X-308] what is still meant to be set up', () => {
  const MIRROR: Given = { factions: ['empire-of-sol', 'empire-of-sol'] };
  const meant = withSeat(MIRROR, 0, { start: ['empire-of-sol.legion', 'empire-of-sol.fabri', 'empire-of-sol.legion'] });
  const missing = (...models: readonly GivenModel[]) => missingFor(scene({ ...meant, models }), 0);
  test('what stands is left out, one for one; what the enemy has does not count', () => {
    const legion: GivenModel = { sheet: 'legion', at: [10, 10] };
    expect(missing()).toEqual(['empire-of-sol.legion', 'empire-of-sol.fabri', 'empire-of-sol.legion']);
    expect(missing(legion)).toEqual(['empire-of-sol.fabri', 'empire-of-sol.legion']);
    expect(missing(legion, { ...legion, at: [14, 10] })).toEqual(['empire-of-sol.fabri']);
    expect(missing({ ...legion, seat: 1, at: [10, 26] })).toHaveLength(3);
  });

  test('[CQ-23] what costs exactly what is left is offered, a point more is not', () => {
    const offered = (R: number) => {
      const dear = own({ cost: { R, A: 0 } });
      const legions = [12, 14, 16, 20].map((x): GivenModel => ({ sheet: 'legion', at: [x, 9] })); // 420 of 500
      const game = deploying(withSeat({ models: [...HQS, ...legions] }, 0, { units: [dear] }));
      const isOffered = game.candidates().some((c) => c.type === 'deploy' && c.unit === 'own.1');
      return [isOffered, why(game, put('own.1', 22, 9))];
    };
    expect([offered(80), offered(81)]).toEqual([
      [true, undefined],
      [false, 'tooDear'],
    ]);
  });

  test.each([
    ['augur', [1, 1, 3]],
    ['legate', [2, 1, 0]],
    ['legion', [0, 0, 0]],
  ] as const)('[X-19] what %s brings', (sheet, [destiny, faith, affinity]) => {
    const b = scene({
      pools: [
        [1, 2, 3],
        [0, 0, 0],
      ],
    });
    const { pool } = fieldModel(b, 0, `empire-of-sol.${sheet}`, at(10, 10)).b.sides[0];
    expect(pool).toEqual({ destiny: 1 + destiny, faith: 2 + faith, affinity: 3 + affinity });
  });
});

describe('in turn', () => {
  test('[X-308] [X-310] [CQ-23] one unit each, to 500 points; who passes is done; the rest goes to the bank', () => {
    const game = deploying();
    expect(game.asked()).toEqual([{ seat: 0, kind: 'deploy', rule: 'X-308', left: 500 }]);
    game.play(put('legion', 18, 9));
    expect(game.asked()).toEqual([{ seat: 1, kind: 'deploy', rule: 'X-308', left: 500 }]);
    game.play(DONE);
    expect(game.asked()).toEqual([{ seat: 0, kind: 'deploy', rule: 'X-308', left: 395 }]);
    expect(game.now().ready).toEqual([false, true]);
    for (const x of [14, 16, 20]) game.play(put('legion', x, 9)); // seat 1 is not asked again
    expect(game.asked()).toMatchObject([{ seat: 0, left: 80 }]);
    expect(game.refusal(put('legion', 22, 9))).toMatchObject({ why: 'tooDear', rule: 'CQ-23' });
    game.play(put('fabri', 22, 9));
    expect(game.now().sides[0]).toMatchObject({ fielded: 460, bank: { R: 0, A: 0 } });
    game.play(DONE);
    expect(game.isOver()).toBe(true);
    const { sides, ready } = game.now();
    expect(sides.map(({ bank }) => bank)).toEqual([
      { R: 40, A: 0 },
      { R: 500, A: 0 },
    ]);
    expect(sides.map(({ fielded }) => fielded)).toEqual([460, 0]);
    expect(ready).toEqual([false, false]);
    expect(game.told('banked')).toEqual([
      { type: 'banked', side: 0, R: 40, why: 'start', rule: 'CQ-23' },
      { type: 'banked', side: 1, R: 500, why: 'start', rule: 'CQ-23' },
    ]);
  });

  test('[CQ-23] who has spent all of it banks nothing, and nothing is told of it', () => {
    const game = deploying(withSeat({}, 0, { units: [own({ cost: { R: 500, A: 0 } })] }));
    game.play(put('own.1', 18, 9));
    game.play(DONE);
    expect(game.isOver()).toBe(true);
    expect(game.told('banked')).toMatchObject([{ side: 1, R: 500, why: 'start' }]);
    expect(game.now().sides.map(({ bank }) => bank.R)).toEqual([0, 500]);
  });

  test('[X-308] [X-378] who can afford nothing is not asked; the winner of the roll-off banks first', () => {
    const many = [14, 16, 20, 22].map((x) => ({ sheet: 'legion', at: [x, 9] as const }));
    const models = [
      ...HQS,
      ...many,
      { sheet: 'fabri', at: [18, 9] as const },
      { sheet: 'fabri', at: [18, 3] as const },
    ];
    const game = deploying({ models, first: 1 }); // 4 × 105 + 2 × 40: nothing is left
    expect(game.asked()).toMatchObject([{ seat: 1 }]);
    game.play(DONE);
    expect(game.isOver()).toBe(true);
    expect(game.told('banked')).toEqual([{ type: 'banked', side: 1, R: 500, why: 'start', rule: 'CQ-23' }]);
    const both = settingUp({ ...scene({ first: 1 }), ready: [true, true] });
    expect(both.told('banked').map((e) => (e.type === 'banked' ? e.side : null))).toEqual([1, 0]);
  });

  test('[X-308] [CQ-23] several seats share the 500 points evenly and take turns inside the side', () => {
    const given: Given = {
      factions: ['empire-of-sol', 'void', 'citadel'],
      sides: [0, 1, 0],
    };
    const game = deploying(given);
    expect(game.asked()).toMatchObject([{ seat: 0, left: 250 }]);
    game.play(put('legion', 18, 9));
    game.play(DONE); // side 1
    expect(game.asked()).toMatchObject([{ seat: 2, left: 250 }]);
    expect(game.refusal(put('legion', 20, 9))).toMatchObject({ why: 'unknown' });
    game.play(put('citadel.sappers', 20, 9));
    expect(game.asked()).toMatchObject([{ seat: 2, left: 210 }]); // 40 against 105
    game.play(DONE);
    expect(game.asked()).toMatchObject([{ seat: 0, left: 145 }]);
    game.play(put('legion', 16, 9));
    expect(game.asked()).toMatchObject([{ seat: 0, left: 40 }]);
    game.play(DONE);
    expect(game.now().sides[0].bank).toEqual({ R: 250, A: 0 }); // 500 − 2 × 105 − 40
    const deserted = settingUp({ ...scene(given), conceded: [0] });
    expect(deserted.asked()).toMatchObject([{ seat: 2, left: 250 }]);
  });

  test('[X-308] other commands are refused', () => {
    const game = deploying();
    expect(game.refusal({ type: 'hq', at: at(18, 9) })).toMatchObject({ code: 'otherDecision', asked: 'deploy' });
    expect(game.refusal(DONE)).toBeUndefined();
  });
});

describe('candidates', () => {
  test('[X-308] what was meant to start comes first; few, different and legal; passing is always one of them', () => {
    const start = ['empire-of-sol.sagittarii', 'empire-of-sol.fabri', 'empire-of-sol.sagittarii'];
    const game = deploying(withSeat({}, 0, { start }));
    const units = () => [
      ...new Set(game.candidates().map((c) => (c.type === 'deploy' ? c.unit.split('.')[1] : c.type))),
    ];
    expect(units()).toEqual(['sagittarii', 'fabri', 'legion', 'done']);
    game.play(put('sagittarii', 18, 9));
    game.play(DONE);
    expect(units()).toEqual(['fabri', 'sagittarii', 'legion', 'done']);
    game.play(put('sagittarii', 16, 9));
    expect(units()).toEqual(['fabri', 'legion', 'sagittarii', 'done']);
    const all = game.candidates();
    expect(all).toHaveLength(3 * 12 + 1);
    expect(new Set(all.map((c) => JSON.stringify(c))).size).toBe(all.length);
    for (const c of all) expect(game.refusal(c)).toBeUndefined();
  });

  test('[X-308] nine units of one’s own as well stay below 150; no room leaves passing', () => {
    const units = Array.from({ length: 9 }, (_, i) => own({ id: `own.${i + 1}`, base: i === 0 ? 25 : 40 }));
    expect(deploying(withSeat({}, 0, { units })).candidates().length).toBeLessThan(150);
    const pieces = [
      {
        k: 'mountain',
        shape: {
          poly: [
            [2, 7.5],
            [34, 7.5],
            [34, 17],
            [2, 17],
          ],
        },
      },
      {
        k: 'mountain',
        shape: {
          poly: [
            [2, 0],
            [34, 0],
            [34, 4.5],
            [2, 4.5],
          ],
        },
      },
    ] as const;
    const walled = deploying({ config: { terrain: 'custom', pieces } });
    for (const c of walled.candidates()) expect(walled.refusal(c)).toBeUndefined();
    expect(walled.candidates()).toContainEqual(DONE);
  });

  test('[X-308] with the whole half open they are not only round the headquarters', () => {
    const game = deploying({ rulings: { startZone: 'half' } });
    const far = game.candidates().filter((c) => c.type === 'deploy' && Math.abs(c.at.x - inch(18)) > inch(9));
    expect(far.length).toBeGreaterThan(0);
    for (const c of game.candidates()) expect(game.refusal(c)).toBeUndefined();
  });
});

/** The headquarters of both stand; side 0 deploys. */
const begun = (map: string, factions: Given['factions'], startZone: 'hq6' | 'half') => {
  const plain: Given = { map, factions: factions!, rulings: { startZone } };
  const seats = configOf(plain).seats.map((army) => ({ ...army, start: armyOf(army.faction).start }));
  const game = settingUp(setup(configOf({ ...plain, config: { seats } })), 6, 1);
  game.play(game.candidates()[0]!);
  game.play(game.candidates()[0]!);
  return game;
};

describe('[X-308] places that are offered', () => {
  const middle: readonly GivenModel[] = [{ sheet: 'praetorium', at: [18, 9] }, HQS[1]!];
  const places = (given: Given = {}, most = Number.POSITIVE_INFINITY) =>
    legalPlaces(scene({ models: middle, ...given }), 0, 2000, most);
  const reachOf = (p: Point) => Math.round(Math.hypot(p.x - inch(18), p.y - inch(9)));

  test('round the headquarters: 24 directions at four distances', () => {
    const all = places();
    expect(all).toHaveLength(96);
    const count = (reach: number) => all.filter((p) => Math.abs(reachOf(p) - reach) <= 1).length;
    expect([4500, 4500 + inch(2), 4500 + inch(4), 4500 + inch(6)].map(count)).toEqual([24, 24, 24, 24]);
    expect(new Set(all.map(({ x, y }) => `${x},${y}`)).size).toBe(96);
    const turned = all.map((p) => (Math.atan2(p.y - inch(9), p.x - inch(18)) * 12) / Math.PI);
    for (const one of turned) expect(Math.abs(one - Math.round(one))).toBeLessThan(0.01);
  });

  test('no more than are asked for, far from each other, the same ones first', () => {
    const five = places({}, 5);
    expect(five).toEqual(places().slice(0, 5));
    for (const [i, p] of five.entries())
      for (const q of five.slice(0, i)) expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeGreaterThan(4000);
  });

  test('with startZone half also all over the own half, whole inches', () => {
    const all = places({ rulings: { startZone: 'half' } });
    const far = all.filter((p) => reachOf(p) > 4501 + inch(6));
    expect(all.length - far.length).toBeGreaterThanOrEqual(96);
    expect(far.length).toBeGreaterThan(20);
    for (const { x, y } of far) expect([x % inch(1), y % inch(1), y < inch(18)]).toEqual([0, 0, true]);
    expect(Math.max(...far.map(({ x }) => x)) - Math.min(...far.map(({ x }) => x))).toBeGreaterThan(inch(24));
  });

  test('without a headquarters: none, or all over the half', () => {
    expect(places({ models: [] })).toEqual([]);
    expect(places({ models: [], rulings: { startZone: 'half' } }).length).toBeGreaterThan(20);
  });
});

describe.each(['hq6', 'half'] as const)('a ready plan, startZone %s', (startZone) => {
  test.each(MAPS.map(({ id }) => id))(
    '[X-308] [CQ-23] sets up every ready army on %s, legal one after the other',
    (map) => {
      ARMIES.forEach(({ faction }, i) => {
        const game = begun(map, [faction, ARMIES[(i + 1) % ARMIES.length]!.faction], startZone);
        const plans = [readyPlan(game.now(), 0), readyPlan(game.now(), 1)];
        expect(plans.map((plan) => plan.map(({ unit }) => unit))).toEqual(
          game.now().config.seats.map(({ start }) => start),
        );
        const next = [0, 0];
        while (!game.isOver()) {
          const { seat } = game.asked()[0]!;
          const item = plans[seat]![next[seat]!++];
          game.play(item === undefined ? DONE : { type: 'deploy', ...item });
        }
        const banks = game.now().config.seats.map((army) => leftOver(armyOf(army.faction)));
        expect(game.now().sides.map(({ bank }) => bank.R)).toEqual(banks);
      });
    },
  );

  test('[X-308] workers begin beside relics and deposits, the others nearer to the middle than their headquarters', () => {
    const game = begun('plains', ['empire-of-sol', 'void'], startZone);
    const plan = readyPlan(game.now(), 0);
    const middle = at(18, 18);
    const square = (p: { x: number; y: number }, q: { x: number; y: number }) => (p.x - q.x) ** 2 + (p.y - q.y) ** 2;
    const hq = game.now().models[0]!.at;
    for (const { unit, at: place } of plan.slice(5)) {
      expect(unit).not.toBe('empire-of-sol.fabri');
      expect(square(place, middle)).toBeLessThan(square(hq, middle));
    }
    const relics = game
      .now()
      .nodes.filter(({ kind }) => kind === 'R')
      .map((n) => n.at!);
    const nearest = (p: { x: number; y: number }) => Math.min(...relics.map((r) => square(p, r)));
    for (const { at: place } of plan.slice(0, 2)) expect(nearest(place)).toBeLessThan(nearest(hq));
    expect(readyPlan({ ...game.now(), nodes: [] }, 0)).toHaveLength(8);
  });

  test('[X-308] each worker goes to its own node: two to relics, the next to Mines and Gas Veins, the near ones first', () => {
    const b = begun('plains', ['empire-of-sol', 'void'], startZone).now();
    const { x, y } = b.models[0]!.at;
    const node = (id: string, dx: number, dy: number): Node => ({
      id,
      kind: id[0] as Node['kind'],
      at: { x: x + inch(dx), y: y + inch(dy) },
      served: [false, false],
      taken: [false, false],
    });
    // round the headquarters, every one in a direction of its own; the fifth worker finds the last deposit
    const nodes = [
      node('R3', 0, -5.5),
      node('G1', -5, 2),
      node('R1', -4, -3),
      node('M1', 5, 2),
      node('R2', 4.5, -3),
      node('M2', 1, 5.5),
    ];
    const wanted = ['R1', 'R2', 'G1', 'M1', 'M2'];
    const square = (p: Point, q: Point) => (p.x - q.x) ** 2 + (p.y - q.y) ** 2;
    const theirs = fieldModel(b, 1, 'void.gravediggers', at(18, 30)).b.models; // workers of the enemy have errands of their own
    const workers = readyPlan({ ...b, nodes, models: theirs }, 0).filter(({ unit }) => unit === 'empire-of-sol.fabri');
    const nearest = workers.map(({ at: place }) =>
      nodes.reduce((best, n) => (square(place, n.at!) < square(place, best.at!) ? n : best)),
    );
    expect(nearest.map(({ id }) => id)).toEqual(wanted);
  });
});

test.each(MAPS.map(({ id }, i) => [id, i % 4] as const))(
  '[CQ-24] [X-301] set-up on %s comes to its end at random, and the state is plain data',
  (map, seed) => {
    const pick = pickerOf(seed * 104729 + 7);
    const given: Given = {
      map,
      factions: ['citadel', 'bloodpact', 'black-sun', 'eldritch-cult'],
      rulings: {
        blindMuster: seed % 2 === 0,
        startZone: seed < 2 ? 'hq6' : 'half',
        hqCentreGap: seed === 3 ? 0 : 12,
      },
      config: { nodes: 'players', terrain: seed === 1 ? 'alternate' : 'map' },
    };
    const game = settingUp(setup(configOf(given)), 1 + (seed % 2), 4);
    let steps = 0;
    while (!game.isOver()) {
      const asked = game.asked();
      expect(asked.length).toBeGreaterThan(0);
      const { seat } = asked[pick(asked.length)]!;
      const all = game.candidates(seat);
      expect(all.filter((c) => game.refusal(c, seat) !== undefined)).toEqual([]);
      if (steps++ % 10 === 0) {
        const copy = JSON.parse(JSON.stringify(game.now())) as Battle;
        expect(copy).toEqual(game.now());
        expect(SETUP_STACK.candidates(copy, seat)).toEqual(all);
      }
      game.play(all[pick(all.length)]!, seat);
    }
    const { ready, stack, round, models } = game.now();
    expect(stack).toEqual([{ type: 'roundEnd' }]);
    expect([round, ready]).toEqual([0, [false, false, false, false]]);
    expect(models.length).toBeGreaterThanOrEqual(2);
  },
);
