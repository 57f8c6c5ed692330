// Missions (CQ-15, 3.7, X-359, X-368, X-375): what counts, and when they score.
import { describe, expect, test } from 'vitest';
import { MISSIONS, missionOf } from '../content/missions.ts';
import type { Battle, ConquestEvent, Tally } from '../state/types.ts';
import { sided, tableOf, tallied } from '../testing/fights.ts';
import { type Given, type GivenModel, sceneOf } from '../testing/scenes.ts';
import { bannersRaised, checkMissions, isHeld, type Moment, missionsOf, progressOf } from './missions.ts';

const goalOf = (id: string) => missionOf(id)!.goal;
const progress = (b: Battle, id: string, side: 0 | 1 = 0) => {
  const { have, need, met } = progressOf(b, side, goalOf(id));
  return [have, need, met];
};
const unit = (sheet: string, x: number, y: number, more: Partial<GivenModel> = {}): GivenModel => ({
  sheet,
  at: [x, y],
  ...more,
});

describe('what counts', () => {
  const near = (models: readonly GivenModel[]): boolean => {
    const b = sceneOf({ nodes: [{ id: 'M1', at: [10, 10] }], models });
    return isHeld(b, b.nodes[0]!, 0);
  };

  test('[X-375] held: own unit or own [Mine] within an inch, no enemy unit within an inch', () => {
    expect(near([unit('fabri', 10, 12.75)])).toBe(true);
    expect(near([unit('legion', 10, 12.75)])).toBe(true);
    expect(near([unit('fabri', 10, 12.8)])).toBe(false);
    expect(near([unit('quarry', 10, 12.5)])).toBe(true);
    expect(near([unit('castra', 10, 12.5)])).toBe(false);
    expect(near([unit('fabri', 10, 12.5), unit('zombies', 12, 10, { seat: 1 })])).toBe(false);
    expect(near([unit('fabri', 10, 12.5), unit('crypt', 12.5, 10, { seat: 1 })])).toBe(true);
    expect(near([unit('fabri', 10, 12.5), unit('zombies', 12, 10, { seat: 1, wounds: 0 })])).toBe(true);
    expect(near([unit('fabri', 10, 12.5, { wounds: 0 })])).toBe(false);
  });

  test('[CQ-15] Claims: six Mines and Gas Veins, no relics', () => {
    const ids = ['M1', 'M2', 'M3', 'G1', 'G2', 'G3', 'R1'];
    const nodes = ids.map((id, i) => ({ id, at: [4 * i + 3, 10] as const }));
    const workers = (n: number) => ids.slice(0, n).map((_, i) => unit('fabri', 4 * i + 3, 10));
    expect(progress(sceneOf({ nodes, models: workers(5) }), 'claims')).toEqual([5, 6, false]);
    expect(progress(sceneOf({ nodes, models: workers(7) }), 'claims')).toEqual([6, 6, true]);
  });

  test('[CQ-15] Pilgrims: different relics, those stored in the last round too', () => {
    const nodes = ['R1', 'R2', 'R3', 'M1'].map((id) => ({ id, at: null }));
    const b = sceneOf({ nodes, models: [unit('praetorium', 10, 10, { relics: ['R2', 'R3'] })] });
    const taken: Battle = { ...b, nodes: b.nodes.map((n) => ({ ...n, taken: [n.id !== 'R3', true] })) };
    expect(progress(b, 'pilgrims')).toEqual([2, 3, false]);
    expect(progress(taken, 'pilgrims')).toEqual([3, 3, true]);
  });

  test('[CQ-15] Pilgrims: neither what a unit carries nor what the enemy has stored', () => {
    const nodes = ['R1', 'R2', 'R3'].map((id) => ({ id, at: null }));
    const b = sceneOf({
      nodes,
      models: [
        unit('legion', 10, 10, { relics: ['R1'] }),
        unit('praetorium', 14, 10, { relics: ['R2'] }),
        unit('necropolis', 30, 30, { seat: 1, relics: ['R3'] }),
      ],
    });
    expect([progress(b, 'pilgrims', 0), progress(b, 'pilgrims', 1)]).toEqual([
      [1, 3, false],
      [1, 3, false],
    ]);
    const theirs: Battle = { ...b, nodes: b.nodes.map((n) => ({ ...n, taken: [false, true] })) };
    expect([progress(theirs, 'pilgrims', 0), progress(theirs, 'pilgrims', 1)]).toEqual([
      [1, 3, false],
      [3, 3, true],
    ]);
  });

  test('[X-375] each side holds its own', () => {
    const nodes = [
      { id: 'M1', at: [10, 10] },
      { id: 'G1', at: [26, 26] },
    ] as const;
    const b = sceneOf({ nodes, models: [unit('fabri', 10, 10), unit('gravediggers', 26, 26, { seat: 1 })] });
    expect(b.nodes.map((n) => [isHeld(b, n, 0), isHeld(b, n, 1)])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect([progress(b, 'claims', 0)[0], progress(b, 'claims', 1)[0]]).toEqual([1, 1]);
  });

  test('[CQ-15] counters: Regicide, Headhunter, Killing Ground, Carnage, the Litany', () => {
    const rows: readonly (readonly [string, Partial<Tally>, readonly unknown[]])[] = [
      ['regicide', {}, [0, 1, false]],
      ['regicide', { hqRazed: true }, [1, 1, true]],
      ['headhunter', { heroesSlain: 2 }, [2, 1, true]],
      ['killing-ground', { shotDown: 3 }, [3, 4, false]],
      ['killing-ground', { shotDown: 4 }, [4, 4, true]],
      ['carnage', { fightsWon: 3 }, [3, 3, true]],
      ['the-litany', { powers: 2 }, [2, 3, false]],
    ];
    for (const [id, tally, expected] of rows) expect(progress(tallied(sceneOf({}), 0, tally), id)).toEqual(expected);
  });

  test('[CQ-15] Safe Hands: fielded by the end of round 4, and alive', () => {
    const b = sceneOf({ models: [unit('legate', 10, 10)] });
    const fielded = (id: string, round: number, of = b) =>
      progress(tallied(of, 0, { commanders: [{ id, round }] }), 'safe-hands');
    expect([fielded('A1', 4), fielded('A1', 5), fielded('A7', 2)]).toEqual([
      [1, 1, true],
      [0, 1, false],
      [0, 1, false],
    ]);
    expect(fielded('A1', 4, sceneOf({ models: [unit('legate', 10, 10, { wounds: 0 })] }))).toEqual([0, 1, false]);
  });

  test('[CQ-15] Four Banners: centres in all quarters at the end of some round', () => {
    const models = [unit('fabri', 10, 10), unit('fabri', 26, 10), unit('fabri', 10, 26), unit('fabri', 26, 26)];
    const three = sceneOf({ models: models.slice(1) });
    expect(progress(bannersRaised(three), 'four-banners')).toEqual([3, 4, false]);
    expect(progress(sceneOf({ models }), 'four-banners')).toEqual([4, 4, false]); // the round is not over
    expect(progress(bannersRaised(sceneOf({ models })), 'four-banners')).toEqual([4, 4, true]);
  });

  test('[CQ-15] Four Banners: each side by its own units, the living only, buildings are none', () => {
    const corners = [
      [10, 10],
      [26, 10],
      [10, 26],
      [26, 26],
    ] as const;
    const at4 = (seat: number, sheet: string, more: Partial<GivenModel> = {}) =>
      corners.map(([x, y], i) => unit(sheet, x + 3 * seat, y, i === 3 ? { seat, ...more } : { seat }));
    const raised = (models: readonly GivenModel[]) =>
      bannersRaised(sceneOf({ models })).sides.map(({ tally }) => tally.everyQuarter);
    expect(raised(at4(0, 'fabri'))).toEqual([true, false]);
    expect(raised(at4(1, 'zombies'))).toEqual([false, true]);
    expect(raised([...at4(0, 'fabri'), ...at4(1, 'zombies')])).toEqual([true, true]);
    expect(raised([...at4(0, 'fabri').slice(0, 3), ...at4(1, 'zombies').slice(1)])).toEqual([false, false]);
    expect(raised(at4(0, 'fabri', { wounds: 0 }))).toEqual([false, false]);
    expect(raised(at4(0, 'castra'))).toEqual([false, false]);
    const b = bannersRaised(sceneOf({ models: at4(0, 'fabri') }));
    expect(bannersRaised(b)).toBe(b); // it stays raised
    expect(bannersRaised({ ...b, models: [] }).sides[0].tally.everyQuarter).toBe(true);
  });

  test('[DW-41] [X-88] [CQ-15] Phalanx: five in one chain, workers do not link', () => {
    const row = (sheets: readonly string[]) =>
      sceneOf({ models: sheets.map((sheet, i) => unit(sheet, 5 + 2.5 * i, 10)) });
    expect(progress(row(['legion', 'legion', 'triarii', 'legion', 'equites']), 'phalanx')).toEqual([5, 5, true]);
    expect(progress(row(['legion', 'legion', 'fabri', 'legion', 'legion', 'legion']), 'phalanx')).toEqual([
      3,
      5,
      false,
    ]);
    expect(progress(sceneOf({}), 'phalanx')).toEqual([0, 5, false]);
  });

  test('[X-311] [CQ-15] Full Vaults: 300 R, twice that at 3000 points', () => {
    const rich = (R: number, more: Given = {}) =>
      progress(
        sceneOf({
          banks: [
            [R, 0],
            [0, 0],
          ],
          ...more,
        }),
        'full-vaults',
      );
    expect([rich(299), rich(300), rich(300, { points: 3000 })]).toEqual([
      [299, 300, false],
      [300, 300, true],
      [300, 600, false],
    ]);
    expect(rich(300, { points: 3000, rulings: { yieldScale: false } })).toEqual([300, 300, true]);
  });

  test('[X-368] [CQ-15] Undying: the centre, after losing 150 points', () => {
    const b = sceneOf({ models: [unit('zombies', 18, 15, { seat: 1 })] });
    expect(progress(tallied(b, 1, { lost: 149 }), 'undying', 1)).toEqual([149, 150, false]);
    expect(progress(tallied(b, 1, { lost: 150 }), 'undying', 1)).toEqual([150, 150, true]);
    expect(progress(tallied(sceneOf({}), 1, { lost: 150 }), 'undying', 1)).toEqual([150, 150, false]);
  });

  test('[CQ-15] every mission has a goal that can be asked for at any time', () => {
    for (const { id } of MISSIONS) expect(progress(sceneOf({}), id)).toEqual([0, expect.any(Number), false]);
  });
});

describe('when they score', () => {
  const scene = (missions: readonly [string, string]) =>
    sceneOf({
      aims: [{ missions }, {}],
      banks: [
        [300, 0],
        [0, 0],
      ],
    });

  test('[CQ-15] at the moment, at the end of a round, at the end of the game; each once', () => {
    const b = tallied(scene(['headhunter', 'full-vaults']), 0, { heroesSlain: 1, everyQuarter: true });
    const banners = sided(b, 0, { aims: { scenario: 'annihilation', missions: ['four-banners', 'full-vaults'] } });
    const at = (of: Battle, moment: Moment) => checkMissions(of, tableOf([]), moment).sides[0].missionVp;
    expect([at(b, 'now'), at(b, 'roundEnd'), at(b, 'gameEnd')]).toEqual([
      [30, 0],
      [30, 0],
      [30, 20],
    ]);
    expect([at(banners, 'now'), at(banners, 'roundEnd')]).toEqual([
      [0, 0],
      [20, 0],
    ]);
    const events: ConquestEvent[] = [];
    const once = checkMissions(b, tableOf([], events), 'now');
    expect(checkMissions(once, tableOf([], events), 'now')).toBe(once);
    expect(events).toEqual([{ type: 'scored', side: 0, what: 'headhunter', vp: 30, rule: 'CQ-15' }]);
  });

  test('[CQ-15] of both sides, the first mission and the second', () => {
    const aims = [{ missions: ['claims', 'headhunter'] }, { missions: ['headhunter', 'claims'] }] as const;
    const b = tallied(tallied(sceneOf({ aims }), 0, { heroesSlain: 1 }), 1, { heroesSlain: 1 });
    const vp = (of: Battle) => checkMissions(of, tableOf([]), 'now').sides.map(({ missionVp }) => missionVp);
    expect(vp(b)).toEqual([
      [0, 30],
      [30, 0],
    ]);
    expect(vp(sided(sided(b, 0, { missionVp: [7, 0] }), 1, { missionVp: [0, 9] }))).toEqual([
      [7, 30],
      [30, 9],
    ]);
  });

  test('[X-301] nothing scores while aims are sealed', () => {
    const b = sided(tallied(scene(['headhunter', 'claims']), 0, { heroesSlain: 1 }), 0, { aims: null });
    expect(checkMissions(b, tableOf([]), 'gameEnd').sides[0].missionVp).toEqual([0, 0]);
    expect(missionsOf(b, 0)).toEqual([]);
  });

  test('[CQ-15] the tracker: mission, progress, what it has brought', () => {
    const b = sided(scene(['headhunter', 'full-vaults']), 0, { missionVp: [30, 0] });
    expect(missionsOf(b, 0)).toMatchObject([
      { mission: { id: 'headhunter' }, progress: { have: 0 }, vp: 30 },
      { mission: { id: 'full-vaults' }, progress: { have: 300, need: 300, met: true }, vp: 0 },
    ]);
  });
});
