// The end of a round and of the game (CQ-25, CQ-26, DW-39, X-19, X-367 to ), by hand.
import { describe, expect, test } from 'vitest';
import { unitOf } from '../content/units.ts';
import type { Aims, Battle } from '../state/types.ts';
import { playing, sided, tallied } from '../testing/fights.ts';
import { type Given, type GivenModel, sceneOf } from '../testing/scenes.ts';

const south = (sheet: string, x: number, y: number, more: Partial<GivenModel> = {}): GivenModel => ({
  sheet,
  at: [x, y],
  ...more,
});
const north = (sheet: string, x: number, y: number, more: Partial<GivenModel> = {}): GivenModel =>
  south(sheet, x, y, { seat: 1, ...more });

const HQS = [south('praetorium', 18, 4), north('necropolis', 18, 32)];

const ending = (more: Given = {}): Battle =>
  sceneOf({ phase: 'combat', models: HQS, ...more, stack: [{ type: 'roundEnd' }] });
const ended = (b: Battle) => playing(b);

describe('effects', () => {
  test('[X-376] [DW-39] what lasts a round expires; Corrupt lasts through the next', () => {
    const marks = {
      rooted: true,
      dread: true,
      ward: true,
      corrupt: 2,
      turn: { ledger: 100, shot: true, engaged: true },
    };
    const p = ended(ending({ models: [...HQS, south('legion', 5, 5, marks)] }));
    expect(p.now().models[2]).toMatchObject({
      rooted: true, // it ends with a half of movement
      dread: false,
      ward: false,
      corrupt: 1,
      turn: { ledger: 0, shot: false, engaged: false, built: 0 },
    });
    const again = ended({ ...p.now(), stack: [{ type: 'roundEnd' }] });
    expect(again.now().models[2]!.corrupt).toBe(0);
  });

  test('[X-364] rootUntil round', () => {
    const models = [...HQS, south('legion', 5, 5, { rooted: true })];
    expect(ended(ending({ models, rulings: { rootUntil: 'round' } })).now().models[2]!.rooted).toBe(false);
  });

  test('[X-321] [X-376] nodes serve again, medics and cheaper powers too; what was taken stays taken', () => {
    const b = ending({ nodes: [{ id: 'M1', at: [5, 5] }] });
    const used = sided(b, 0, { discounted: true, medics: true, audited: true });
    const now = ended({
      ...used,
      nodes: used.nodes.map((n) => ({ ...n, served: [true, true], taken: [true, false] })),
    }).now();
    expect(now.nodes[0]).toMatchObject({ served: [false, false], taken: [true, false] });
    expect(now.sides[0]).toMatchObject({ discounted: false, medics: false, audited: false });
  });

  test.each([
    [true, false],
    [false, true],
  ])('[X-321] a node that served one side serves it again: %s, %s', (...served) => {
    const b = ending({ nodes: [{ id: 'M1', at: [5, 5] }] });
    const now = ended({ ...b, nodes: b.nodes.map((n) => ({ ...n, served })) }).now();
    expect(now.nodes[0]!.served).toEqual([false, false]);
  });

  test('[X-19] perRound: Destiny, Faith and Affinity of all its units that stand, of its own side only', () => {
    const models = [
      ...HQS,
      south('legate', 5, 5),
      south('augur', 10, 5),
      north('necromancer', 5, 30),
      south('legion', 14, 5),
    ];
    const pools = [
      [1, 0, 1],
      [0, 9, 0],
    ] as const;
    const { sides } = ended(ending({ models, pools, rulings: { refill: 'perRound' } })).now();
    const own = (sheet: string) => unitOf(sheet)!.stats;
    const [legate, augur, necromancer] = [
      own('empire-of-sol.legate'),
      own('empire-of-sol.augur'),
      own('void.necromancer'),
    ];
    expect(sides[0].pool).toEqual({
      destiny: legate.destiny + augur.destiny,
      faith: legate.faith + augur.faith,
      affinity: legate.affinity + augur.affinity,
    });
    expect(sides[1].pool).toEqual({ destiny: necromancer.destiny, faith: 9, affinity: necromancer.affinity });
    expect(sides[0].pool).toEqual({ destiny: 3, faith: 2, affinity: 3 });
  });

  test('[X-321] a node that served nobody stays as it is', () => {
    const b = ending({ nodes: [{ id: 'M1', at: [5, 5] }] });
    expect(ended(b).now().nodes[0]).toBe(b.nodes[0]);
  });

  test('[X-19] pools are never refilled; perRound: to what units and research bring, never down', () => {
    const pools = [
      [0, 5, 0],
      [0, 0, 0],
    ] as const;
    const models = [...HQS, south('legate', 5, 5), south('augur', 9, 5)]; // 2/1/0 and 1/1/3
    expect(ended(ending({ models, pools })).now().sides[0].pool).toEqual({ destiny: 0, faith: 5, affinity: 0 });
    const full = ended(ending({ models, pools, rulings: { refill: 'perRound' }, research: [['deep-chant'], []] }));
    expect(full.now().sides[0].pool).toEqual({ destiny: 3, faith: 5, affinity: 5 });
  });
});

describe('the next round', () => {
  test('[CQ-25] [X-376] round after round, with priority to be rolled', () => {
    const p = ended(ending({ round: 3 }));
    expect(p.now()).toMatchObject({ round: 4, phase: 'priority', outcome: null });
    expect(p.events.map(({ type }) => type)).toEqual(['phaseBegan', 'cityHeld', 'roundEnded', 'roundBegan']);
  });

  test('[CQ-24] after set-up the first round simply begins', () => {
    const p = ended(ending({ round: 0, models: [] }));
    expect(p.now()).toMatchObject({ round: 1, phase: 'priority', outcome: null });
    expect(p.events).toMatchObject([{ type: 'roundBegan', round: 1 }]);
  });
});

describe('the city', () => {
  const CITY = { scenario: 'take-the-city' } as const;
  const models = [...HQS, south('legion', 18, 14)];

  test('[CQ-13] [X-368] 20 for the holder who plays for it', () => {
    const p = ended(ending({ models, aims: [CITY, {}] }));
    expect(p.told('cityHeld')).toMatchObject([{ side: 0, points: [105, 0] }]);
    expect(p.told('scored')).toMatchObject([{ side: 0, what: 'take-the-city', vp: 20 }]);
    expect(p.told('roundEnded')).toMatchObject([{ vp: [20, 0] }]);
  });

  test('[CQ-13] nothing for a holder who does not', () => {
    const p = ended(ending({ models, aims: [{}, CITY] }));
    expect(p.told('scored')).toEqual([]);
    expect(p.told('roundEnded')).toMatchObject([{ vp: [0, 0] }]);
  });

  test('[X-376] the city first, then missions of the end: Undying by the units of this moment', () => {
    const b = ending({
      round: 6,
      models: [...HQS, north('zombies', 18, 21)],
      aims: [{}, { missions: ['undying', 'claims'] }],
    });
    const p = ended(tallied(b, 1, { lost: 160 }));
    expect(p.told('scored')).toMatchObject([
      { side: 1, what: 'undying', vp: 20 },
      { side: 0, what: 'annihilation', vp: 17 },
      { side: 1, what: 'annihilation', vp: 0 },
    ]);
  });
});

describe('the end of the game', () => {
  test('[CQ-25] [CQ-26] [DW-40] [X-370] after six rounds the higher total wins', () => {
    const p = ended(tallied(ending({ round: 6 }), 0, { lost: 90 }));
    expect(p.now()).toMatchObject({ stack: [], phase: 'end', round: 6 });
    expect(p.now().outcome).toEqual({ places: [[1], [0]], reason: 'victoryPoints', rule: 'X-370' });
    expect(p.told('over')).toMatchObject([{ winner: 1, vp: [0, 10] }]);
  });

  test('[X-370] equal is a draw; rounds is a switch', () => {
    expect(ended(ending({ round: 6 })).now().outcome).toMatchObject({ places: [[0, 1]] });
    expect(ended(ending({ round: 6, rulings: { rounds: 8 } })).now()).toMatchObject({ round: 7, outcome: null });
    expect(ended(ending({ round: 2, rulings: { rounds: 2 } })).now().outcome).toMatchObject({ places: [[0, 1]] });
  });

  test('[X-371] neither a unit nor a building that can build: lost at once, whatever the points', () => {
    const out = (...left: readonly GivenModel[]) =>
      ended(tallied(ending({ round: 2, models: [HQS[0]!, ...left] }), 0, { lost: 400 })).now().outcome;
    expect(out()).toEqual({ places: [[0], [1]], reason: 'eliminated', rule: 'X-371' });
    expect(out(north('watch-spire', 20, 30), north('grave-pit', 10, 30))).toMatchObject({ places: [[0], [1]] });
    expect([out(north('crypt', 20, 30)), out(north('gravediggers', 20, 30))]).toEqual([null, null]);
  });

  test('[CQ-13] [X-370] at the end every scenario is told once: the city round by round, the others now', () => {
    const models = [...HQS, south('legion', 18, 13)];
    const scored = (scenario: Aims['scenario']) =>
      ended(ending({ round: 6, models, aims: [{ scenario }, { scenario: 'annihilation' }] }))
        .told('scored')
        .map((event) => (event.type === 'scored' ? [event.side, event.what] : []));
    expect(scored('take-the-city')).toEqual([
      [0, 'take-the-city'],
      [1, 'annihilation'],
    ]);
    expect(scored('mine-the-resources')).toEqual([
      [0, 'mine-the-resources'],
      [1, 'annihilation'],
    ]);
  });

  test('[X-371] eliminationWins off: the war goes on; both wiped out: points decide', () => {
    const off = ending({ round: 2, models: [HQS[0]!], rulings: { eliminationWins: false } });
    expect(ended(off).now().outcome).toBeNull();
    const both = ended(tallied(ending({ round: 2, models: [] }), 1, { lost: 40 }));
    expect(both.now().outcome).toEqual({ places: [[0], [1]], reason: 'victoryPoints', rule: 'X-370' });
  });

  test('[X-372] a fallen headquarters loses nothing by itself; with hqLossLoses the game', () => {
    const models = [HQS[0]!, north('zombies', 20, 30)];
    expect(ended(ending({ round: 2, models })).now().outcome).toBeNull();
    expect(ended(ending({ round: 2, rulings: { hqLossLoses: true } })).now().outcome).toBeNull();
    const p = ended(ending({ round: 2, models, rulings: { hqLossLoses: true } }));
    expect(p.now().outcome).toEqual({ places: [[0], [1]], reason: 'headquarters', rule: 'X-372' });
    const both = ended(
      ending({ round: 2, models: [south('legion', 5, 5), models[1]!], rulings: { hqLossLoses: true } }),
    );
    expect(both.now().outcome).toMatchObject({ places: [[0, 1]], reason: 'victoryPoints' });
  });

  test('[X-371] in the last round elimination comes before points', () => {
    const p = ended(tallied(ending({ round: 6, models: [HQS[0]!] }), 0, { lost: 400 }));
    expect(p.now().outcome).toMatchObject({ places: [[0], [1]], reason: 'eliminated' });
  });
});
