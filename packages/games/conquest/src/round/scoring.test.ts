// Victory points and the city (CQ-12 to CQ-14, CQ-26, X-38, X-367 to X-369), by hand.
import { describe, expect, test } from 'vitest';
import { SCENARIO_IDS, scenarioOf } from '../content/scenarios.ts';
import type { Aims, Battle } from '../state/types.ts';
import { sided, tallied } from '../testing/fights.ts';
import { type Given, type GivenModel, sceneOf } from '../testing/scenes.ts';
import { cityHolder, cityPoints, scenarioWords, vpOf } from './scoring.ts';

const playing = (scenario: Aims['scenario'], more: Given = {}): Battle =>
  sceneOf({ aims: [{ scenario }, {}], ...more });

describe('scenarios', () => {
  test('[CQ-12] [X-367] Annihilation: a point for 9 points of enemy models lost, rounded down; or for 4 or 10', () => {
    const lost = (more: Given = {}) => vpOf(tallied(playing('annihilation', more), 1, { lost: 119 }), 0).main;
    expect(lost()).toBe(13);
    expect(lost({ rulings: { vpAnnihilation: 4 } })).toBe(29);
    expect(lost({ rulings: { vpAnnihilation: 10 } })).toBe(11);
  });

  test('[X-367] [X-368] [X-369] what a scenario is said to be worth is what it is worth in this war', () => {
    const said = (rulings: Given['rulings']) => {
      const b = sceneOf(rulings === undefined ? {} : { rulings });
      return SCENARIO_IDS.map((id) => scenarioWords(b, id));
    };
    expect(said(undefined)).toEqual(SCENARIO_IDS.map((id) => scenarioOf(id).words));
    const [annihilation, city, mine] = said({ vpAnnihilation: 4, cityControl: 'sole', vpMine: '6/8' });
    expect(annihilation).toMatch(/^One victory point for every 4 points /);
    expect(city).toMatch(/ in which only your side has units within 3" of the city; /);
    expect(mine).toMatch(/: 6 victory points for every Mine or Gas Vein .* and 8 for every relic /);
    expect(said({ vpMine: '10/10' })[2]).toMatch(/: 10 victory points for every Mine .* and for every relic /);
  });

  test('[CQ-13] [X-368] Take the City: 20 for each round', () => {
    expect(vpOf(tallied(playing('take-the-city'), 0, { cityRounds: 3 }), 0).main).toBe(60);
  });

  test('[CQ-14] [X-369] Mine the Resources: 6 for each deposit and relic, or 8 for a relic, or 10 for each', () => {
    const nodes = ['M1', 'G1', 'R1', 'R2', 'M2'].map((id) => ({ id, at: [5, 5] as const }));
    const mined = (more: Given = {}) => {
      const b = playing('mine-the-resources', { nodes, ...more });
      const taken: Battle = {
        ...b,
        nodes: b.nodes.map((n, i) => ({ ...n, taken: [i < 4, i === 4] })),
      };
      return vpOf(taken, 0).main;
    };
    expect(mined()).toBe(4 * 6);
    expect(mined({ rulings: { vpMine: '6/8' } })).toBe(6 + 6 + 8 + 8);
    expect(mined({ rulings: { vpMine: '10/10' } })).toBe(40);
  });

  test('[CQ-26] scenario and both missions; [X-301] nothing before aims are chosen', () => {
    const b = sided(tallied(playing('annihilation'), 1, { lost: 90 }), 0, { missionVp: [20, 10] });
    expect(vpOf(b, 0)).toEqual({ main: 10, missions: [20, 10], total: 40 });
    expect(vpOf(sided(b, 0, { aims: null, missionVp: [0, 0] }), 0).total).toBe(0);
  });
});

describe('the city', () => {
  // the disc about (18, 18) has 2 inches, a base of 40 mm 0.787: centres within 5.787
  const south = (sheet: string, y: number, more: Partial<GivenModel> = {}): GivenModel => ({
    sheet,
    at: [18, y],
    ...more,
  });
  const north = (sheet: string, y: number, more: Partial<GivenModel> = {}): GivenModel => ({
    seat: 1,
    sheet,
    at: [18, y],
    ...more,
  });
  const held = (models: readonly GivenModel[], more: Given = {}) => {
    const b = sceneOf({ models, ...more });
    return [cityHolder(b), cityPoints(b)];
  };

  test('[X-368] the higher sum of points within 3 inches holds; a tie holds nobody', () => {
    expect(held([south('legion', 13), north('zombies', 23)])).toEqual([0, [105, 55]]);
    expect(held([south('legion', 13), north('death-knights', 23)])).toEqual([1, [105, 130]]);
    expect(held([south('equites', 13), south('legion', 15), north('zombies', 23)])).toEqual([0, [180, 55]]);
    expect(held([south('triarii', 13), north('wargs', 23)])).toEqual([null, [80, 80]]);
    expect(held([])).toEqual([null, [0, 0]]);
  });

  test('[X-335] a unit placed in this round holds it already', () => {
    expect(held([south('legion', 13, { since: 1 })])).toEqual([0, [105, 0]]);
  });

  test('[X-368] full points whatever its Wounds; not from farther, no workers, no buildings, no dying', () => {
    expect(held([south('legion', 13, { wounds: 1 })])).toEqual([0, [105, 0]]);
    expect(held([south('legion', 12.25)])).toEqual([0, [105, 0]]);
    expect(held([south('legion', 12.2)])).toEqual([null, [0, 0]]);
    expect(held([south('fabri', 14), south('castra', 13), south('legion', 15, { wounds: 0 })])).toEqual([null, [0, 0]]);
  });

  test('[X-38] cityControl sole: only who is there alone', () => {
    const rulings = { cityControl: 'sole' } as const;
    expect(held([south('legion', 13), north('zombies', 23)], { rulings })[0]).toBe(null);
    expect(held([south('legion', 13), north('gravediggers', 23)], { rulings })[0]).toBe(0);
    expect(held([north('zombies', 23)], { rulings })[0]).toBe(1);
  });
});
