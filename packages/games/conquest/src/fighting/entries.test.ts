// Who fights whom (CQ-56, CQ-57, X-350 to ).
import { describe, expect, test } from 'vitest';
import { combat, ordered, playing } from '../testing/fights.ts';
import { type Given, type GivenModel, sceneOf } from '../testing/scenes.ts';
import { fightsOf } from './entries.ts';
import { foreseenFights } from './support.ts';
import { rollersOn } from './values.ts';

/** Between the centres of bases of 40 mm, in inches. */
const TOUCHING = 4000 / 2540;
const INCH_APART = TOUCHING + 1;

const own = (sheet: string, x: number, y: number, more: Partial<GivenModel> = {}): GivenModel => ({
  sheet,
  at: [x, y],
  ...more,
});
const foe = (sheet: string, x: number, y: number, more: Partial<GivenModel> = {}): GivenModel =>
  own(sheet, x, y, { seat: 1, ...more });

const scene = (models: readonly GivenModel[], more: Given = {}) =>
  sceneOf({ factions: ['citadel', 'black-sun'], phase: 'shoot', models, ...more });

const entry = (
  id: string,
  core: readonly string[],
  supporters: readonly string[] = [],
  far: readonly string[] = [],
) => ({
  id,
  building: null,
  core,
  supporters,
  far,
});
const assault = (building: string, core: readonly string[]) => ({
  id: building,
  building,
  core,
  supporters: [],
  far: [],
});

/** A unit of one's own with a pike: Range 3. */
const pike = (b: Given): Given => ({
  ...b,
  config: {
    ...b.config,
    seats: [
      {
        side: 0,
        faction: 'citadel',
        religion: 'silence',
        hq: 'a',
        start: [],
        units: [
          {
            id: 'own.1',
            name: 'Pikes',
            mark: 'a',
            faction: 'citadel',
            race: 'terran',
            stats: {
              martial: 3,
              perception: 1,
              strength: 4,
              defense: 3,
              aggression: 2,
              wounds: 2,
              integrity: 1,
              destiny: 0,
              faith: 0,
              affinity: 0,
              move: 6,
            },
            base: 40,
            weapon: null,
            reach: 3,
            save: null,
            harvest: 0,
            startingForce: true,
            worker: false,
            horde: false,
            commander: false,
            elite: false,
            powers: [],
            rule: null,
            builtBy: ['hq'],
            cost: { R: 80, A: 0 },
            source: 'house',
          },
        ],
      },
      { side: 1, faction: 'black-sun', religion: 'silence', hq: 'a', start: [], units: [] },
    ],
  },
});

describe('cores', () => {
  test('[CQ-56] [X-350] opposing units within an inch; chains are one fight; nobody else', () => {
    const b = scene([
      own('wardens', 10, 10),
      foe('boarders', 10, 12),
      own('wardens', 10, 14),
      foe('boarders', 20, 20),
      own('wardens', 20 + INCH_APART, 20),
      foe('boarders', 30, 30),
      own('wardens', 30 + INCH_APART + 3 / 2540, 30),
    ]);
    // each is called by its first unit in the order of the battle
    const fights = [entry('A1', ['A1', 'B1', 'A2']), entry('B2', ['B2', 'A3'])];
    expect(fightsOf(b)).toEqual({ fights, open: [] });
  });

  test('[X-17] engageDistance: half an inch, or contact', () => {
    const gap = (x: number, engageDistance: 'inch' | 'half' | 'contact') =>
      fightsOf(scene([own('wardens', 10, 10), foe('boarders', 10 + x, 10)], { rulings: { engageDistance } })).fights
        .length;
    expect([gap(INCH_APART, 'inch'), gap(2.1, 'half'), gap(2, 'half')]).toEqual([1, 0, 1]);
    expect([gap(1.6, 'contact'), gap(TOUCHING, 'contact')]).toEqual([0, 1]);
  });

  test('[X-336] [X-319] the dying do not fight, nor do buildings', () => {
    const dying = scene([own('wardens', 10, 10, { wounds: 0 }), foe('boarders', 10, 12)]);
    expect(fightsOf(dying).fights).toEqual([]);
    expect(fightsOf(scene([own('garrison', 10, 10), foe('trade-hub', 12, 10)])).fights).toEqual([]);
  });

  test('[X-87] summoningSickness: who was placed in this round takes no part', () => {
    const models = [own('wardens', 10, 10, { since: 2 }), foe('boarders', 10, 12)];
    expect(fightsOf(scene(models, { round: 2 })).fights).toHaveLength(1);
    const sick = { rulings: { summoningSickness: true } };
    expect(fightsOf(scene(models, { round: 2, ...sick })).fights).toEqual([]);
    expect(fightsOf(scene(models, { round: 3, ...sick })).fights).toHaveLength(1);
  });
});

describe('supporters', () => {
  test('[X-351] [DW-42] friends within an inch of the core, one step and no more; workers too', () => {
    const b = scene([
      own('wardens', 10, 10),
      foe('boarders', 10, 12),
      own('sappers', 10, 7.5),
      own('wardens', 10, 5),
      foe('boarders', 12, 13.5),
    ]);
    expect(fightsOf(b).fights).toEqual([entry('A1', ['A1', 'B1'], ['A2', 'B2'])]);
  });

  test('[X-352] [DW-73] Range 1 core only, Range 2 supporters roll, Range 3 one step further', () => {
    const models = [
      own('outriders', 10, 10),
      foe('boarders', 10, 12),
      own('wardens', 10, 7.5),
      own('outriders', 8, 8.5),
      own('own.1', 10, 5),
      own('wardens', 12, 6),
    ];
    const b = scene(models, pike({}));
    const [fight] = fightsOf(b).fights;
    expect(fight).toEqual(entry('A1', ['A1', 'B1'], ['A2', 'A3'], ['A4']));
    expect(rollersOn(b, fight!, 0).map(({ id }) => id)).toEqual(['A1', 'A2', 'A4']);
    expect(rollersOn(b, fight!, 1).map(({ id }) => id)).toEqual(['B1']);
  });

  test('[X-352] reachLink contact: only who touches rolls; Range 3 reaches over one that touches', () => {
    const rollers = (y: number, far: number) => {
      const models = [own('outriders', 10, 10), foe('boarders', 10, 12), own('wardens', 10, y), own('own.1', 10, far)];
      const b = scene(models, pike({ rulings: { reachLink: 'contact' } }));
      return rollersOn(b, fightsOf(b).fights[0]!, 0).map(({ id }) => id);
    };
    expect(rollers(10 - TOUCHING, 10 - 2 * TOUCHING)).toEqual(['A1', 'A2', 'A3']);
    expect(rollers(10 - TOUCHING, 6.5)).toEqual(['A1', 'A2']);
    expect(rollers(8, 8 - TOUCHING)).toEqual(['A1']); // the spear does not touch, so nobody reaches over it
  });

  test('[X-352] reachLink contact: Range 3 that supports reaches over a friend that touches', () => {
    const models = (x: number, y: number) => [
      own('outriders', 10, 10),
      foe('boarders', 10, 12),
      own('wardens', 10, 10 - TOUCHING),
      own('own.1', x, y),
    ];
    const rollers = (x: number, y: number) => {
      const b = scene(models(x, y), pike({ rulings: { reachLink: 'contact' } }));
      const [fight] = fightsOf(b).fights;
      expect(fight!.supporters).toEqual(['A2', 'A3']);
      return rollersOn(b, fight!, 0).map(({ id }) => id);
    };
    expect(rollers(10 + TOUCHING, 10 - TOUCHING)).toEqual(['A1', 'A2', 'A3']);
    expect(rollers(10 + TOUCHING + 0.1, 10 - TOUCHING + 0.1)).toEqual(['A1', 'A2']); // touches neither
  });

  test('[X-352] reachLink contact: Range 2 does not reach over a friend', () => {
    const beside = own('wardens', 10 + TOUCHING, 10 - TOUCHING);
    const models = [own('outriders', 10, 10), foe('boarders', 10, 12), own('wardens', 10, 10 - TOUCHING), beside];
    const b = scene(models, { rulings: { reachLink: 'contact' } });
    const [fight] = fightsOf(b).fights;
    expect(fight!.supporters).toEqual(['A2', 'A3']);
    expect(rollersOn(b, fight!, 0).map(({ id }) => id)).toEqual(['A1', 'A2']);
  });

  const between = (more: Given = {}) =>
    scene(
      [
        own('wardens', 10, 10),
        foe('boarders', 10, 12),
        own('wardens', 15, 10),
        foe('boarders', 15, 12),
        foe('company-guard', 17, 10),
        own('wardens', 12.5, 10),
      ],
      more,
    );

  test('[CQ-57] [X-351] [X-358] near two cores: the owner says which, before the first selection', () => {
    const { fights, open } = fightsOf(between());
    expect(fights).toEqual([entry('A1', ['A1', 'B1']), entry('A2', ['A2', 'B2', 'B3'])]);
    expect(open).toEqual(['A3']);
    const p = playing(combat(ordered(between(), { support: 'ask' })));
    expect(p.asked()).toMatchObject({ seat: 0, kind: 'support', unit: 'A3', among: ['A1', 'A2'] });
    expect(p.candidates()).toEqual([
      { type: 'support', unit: 'A3', fight: 'A1' },
      { type: 'support', unit: 'A3', fight: 'A2' },
    ]);
    expect(p.refusal({ type: 'support', unit: 'A1', fight: 'A1' })).toMatchObject({ code: 'noSuchModel' });
    expect(p.refusal({ type: 'support', unit: 'Z9', fight: 'A1' })).toMatchObject({ code: 'noSuchModel' });
    expect(p.refusal({ type: 'support', unit: 'A3', fight: 'B3' })).toMatchObject({ code: 'noSuchFight' });
    expect(p.refusal({ type: 'done' })).toMatchObject({ code: 'otherDecision' });
    p.play({ type: 'support', unit: 'A3', fight: 'A1' });
    expect(p.asked()).toMatchObject({ seat: 0, kind: 'selectFight', fights: ['A1', 'A2'] });
    expect(p.told('joined')).toMatchObject([{ unit: 'A3', fight: 'A1' }]);
  });

  test('[X-351] auto: the larger fight, then more points of its own; previews see the same', () => {
    const p = playing(combat(between()));
    expect(p.told('joined')).toMatchObject([{ unit: 'A3', fight: 'A2' }]); // three models against two
    expect(foreseenFights(between())[1]).toEqual(entry('A2', ['A2', 'B2', 'B3'], ['A3']));
    const even = scene([
      own('wardens', 10, 10),
      foe('boarders', 10, 12),
      own('outriders', 15, 10),
      foe('boarders', 15, 12),
      own('wardens', 12.5, 10),
    ]);
    expect(foreseenFights(even)[1]!.supporters).toEqual(['A3']); // 105 points against 75
    const level = scene([
      own('wardens', 10, 10),
      foe('boarders', 10, 12),
      own('wardens', 15, 10),
      foe('boarders', 15, 12),
      own('wardens', 12.5, 10),
    ]);
    expect(foreseenFights(level).map(({ supporters }) => supporters)).toEqual([['A3'], []]); // the first of two alike
  });

  test('[X-352] [X-354] once all are assigned, far rollers and assaults are drawn', () => {
    const models = [
      own('wardens', 10, 10),
      foe('boarders', 10, 12),
      own('wardens', 15, 10),
      foe('boarders', 15, 12),
      own('wardens', 12.5, 10),
      own('own.1', 12.5, 7.5), // behind who is between the two
      foe('trade-hub', 28, 28),
      own('wardens', 28, 25.5),
    ];
    const fights = foreseenFights(scene(models, pike({})));
    expect(fights).toEqual([
      entry('A1', ['A1', 'B1'], ['A3'], ['A4']),
      entry('A2', ['A2', 'B2']),
      assault('B3', ['A5']),
    ]);
  });

  test('[X-351] first side first, one unit a step, each by its own seat', () => {
    const b = sceneOf({
      factions: ['citadel', 'black-sun', 'citadel'],
      first: 1,
      models: [
        own('wardens', 10, 10),
        foe('boarders', 10, 12),
        own('wardens', 15, 10),
        foe('boarders', 15, 12),
        own('wardens', 12.5, 9.5, { seat: 2 }),
        foe('boarders', 12.5, 12.5),
      ],
    });
    expect(fightsOf(b).open).toEqual(['B3', 'C1']);
    const p = playing(combat(ordered(b, { support: 'ask' })));
    expect(p.asked()).toMatchObject({ seat: 1, unit: 'B3' });
    p.play({ type: 'support', unit: 'B3', fight: 'A1' });
    expect(p.asked()).toMatchObject({ seat: 2, unit: 'C1' });
    p.play({ type: 'support', unit: 'C1', fight: 'A2' });
    expect(p.asked()).toMatchObject({ seat: 1, kind: 'selectFight' });
  });
});

describe('assaults', () => {
  test('[X-354] all units within an inch of an enemy building that are in no core and support no fight', () => {
    const b = scene([
      foe('trade-hub', 10, 10),
      own('wardens', 10, 12.5),
      own('sappers', 12.5, 10),
      own('wardens', 7.5, 10),
      foe('boarders', 5.5, 10),
      own('wardens', 7.5, 12.2),
      own('wardens', 20, 20),
    ]);
    // A3 fights B2, and A4 supports it
    expect(fightsOf(b).fights).toEqual([entry('A3', ['A3', 'B2'], ['A4']), assault('B1', ['A1', 'A2'])]);
  });

  test('[X-354] beside two buildings: the owner picks', () => {
    const b = scene([foe('trade-hub', 10, 10), foe('free-port', 15, 10), own('wardens', 12.5, 10)]);
    expect(fightsOf(b)).toEqual({ fights: [assault('B1', []), assault('B2', [])], open: ['A1'] });
    const p = playing(combat(ordered(b, { support: 'ask' })));
    expect(p.asked()).toMatchObject({ seat: 0, kind: 'support', unit: 'A1', among: ['B1', 'B2'] });
    p.play({ type: 'support', unit: 'A1', fight: 'B2' }, 1, 1);
    expect(p.told('joined')).toMatchObject([{ unit: 'A1', fight: 'B2', rule: 'X-354' }]);
    expect(p.told('phaseBegan')).toMatchObject([{ phase: 'combat', rule: 'CQ-56' }]);
    expect(p.told('fought')).toMatchObject([{ fight: assault('B2', ['A1']) }]);
    expect(p.now().stack).toEqual([]);
  });

  test('[X-354] own buildings are not assaulted; nothing to do, nothing happens', () => {
    const b = scene([own('garrison', 10, 10), own('wardens', 12, 10)]);
    expect(fightsOf(b)).toEqual({ fights: [], open: [] });
    const p = playing(combat(b));
    expect(p.now()).toMatchObject({ phase: 'combat', stack: [] });
    expect(p.told('phaseBegan')).toEqual([]);
  });
});
