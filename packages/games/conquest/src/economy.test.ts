// Build orders by round, with every sum by hand from the lists: yields, prices, limits.
import { describe, expect, test } from 'vitest';
import { findProduct, forecast, mostWorkers, type Plan } from './economy.ts';

const SOL: Plan = {
  faction: 'empire-of-sol',
  hq: 'a',
  points: 1500,
  workers: 5,
  relicRounds: [],
  orders: [],
  research: [],
  rounds: 3,
  nodes: 16,
};

const orders = (plan: Plan, ...names: readonly string[]): Plan => ({
  ...plan,
  orders: names.map((name) => findProduct(plan.faction, name)!),
});

describe('yields', () => {
  test('[CQ-33] [X-308] five workers bring 40 each; 5 Fabri, 2 Legion and Sagittarii leave nothing of 500', () => {
    expect(forecast(SOL)).toEqual(
      [1, 2, 3].map((round) => ({
        round,
        harvest: 200,
        income: { R: 0, A: 0 },
        spent: { R: 0, A: 0 },
        bank: { R: 200 * round, A: 0 },
        fielded: 500,
        built: [],
      })),
    );
  });

  test('[X-308] what the start leaves goes to the bank; nine workers leave room for one Legion', () => {
    const [first] = forecast({ ...SOL, workers: 9 });
    expect(first).toMatchObject({ harvest: 360, fielded: 465, bank: { R: 360 + 35 } }); // 360 + 105
    expect(mostWorkers('empire-of-sol')).toBe(12);
  });

  test('[X-321] [X-304] a node serves one worker', () => {
    expect(forecast({ ...SOL, nodes: 3 })[0]!.harvest).toBe(120);
    expect(forecast({ ...SOL, nodes: 0 })[0]!.harvest).toBe(0);
  });

  test('[X-311] at 3000 points everything pays twice', () => {
    const rows = forecast({ ...SOL, points: 3000, relicRounds: [2] });
    expect(rows[1]).toMatchObject({ harvest: 400, income: { R: 0, A: 20 } });
  });

  test('[CQ-35] [CQ-38] relics pay from the round on in which they are stored, 10 A each; the Forum 8 A and 20 R', () => {
    expect(forecast({ ...SOL, relicRounds: [2, 2, 3] }).map(({ income }) => income)).toEqual([
      { R: 0, A: 0 },
      { R: 0, A: 20 },
      { R: 0, A: 30 },
    ]);
    expect(forecast({ ...SOL, hq: 'b', relicRounds: [2] }).map(({ income }) => income)).toEqual([
      { R: 20, A: 0 },
      { R: 20, A: 8 },
      { R: 20, A: 8 },
    ]);
  });

  test('[CQ-36] [X-325] a Temple stores first, two of them at 12 A', () => {
    const plan = orders({ ...SOL, relicRounds: [2, 2, 2] }, 'temple');
    expect(forecast(plan)[1]!.income).toEqual({ R: 0, A: 12 + 12 + 10 });
  });

  test('[CQ-37] [X-323] a [Mine] pays from the next round on', () => {
    const rows = forecast(orders(SOL, 'extractor'));
    expect(rows.map(({ income }) => income.R)).toEqual([0, 40, 40]);
    expect(rows[0]!.built).toEqual(['Quarry']);
  });

  test('[3.2] Black Sun takes 5 R more at a Gas Vein: of five nodes two are', () => {
    expect(forecast({ ...SOL, faction: 'black-sun' })[0]!.harvest).toBe(210);
  });
});

describe('orders', () => {
  test('[X-333] [CQ-46] barracks, two Legions, a sanctum and the Legate: by hand', () => {
    const plan = orders(
      { ...SOL, relicRounds: [2, 2], rounds: 4 },
      'barracks',
      'legion',
      'legion',
      'sanctum',
      'legate',
    );
    const rows = forecast(plan);
    // 200: a worker orders the Castra for 80, the HQ a Legion for 105; the HQ is busy, and 15 do not pay 60
    expect(rows[0]).toMatchObject({ spent: { R: 185, A: 0 }, bank: { R: 15, A: 0 }, fielded: 685 });
    // 215: the second Legion for 105, a Basilica for 60; the HQ is busy, 110 R + 20 A for the Legate have to wait
    expect(rows[1]).toMatchObject({ spent: { R: 165, A: 0 }, bank: { R: 50, A: 20 }, built: ['Legion', 'Basilica'] });
    expect(rows[2]).toMatchObject({ spent: { R: 110, A: 20 }, bank: { R: 140, A: 20 }, built: ['Legate'] });
    expect(rows[3]).toMatchObject({ spent: { R: 0, A: 0 }, bank: { R: 340, A: 40 }, built: [], fielded: 980 });
  });

  test('[X-335] what is placed builds and harvests from the next round on', () => {
    const rows = forecast(orders(SOL, 'worker', 'barracks', 'triarii'));
    expect(rows[0]).toMatchObject({ built: ['Fabri', 'Castra'], bank: { R: 80 } });
    expect(rows[1]).toMatchObject({ harvest: 240, built: ['Triarii'], bank: { R: 80 + 240 - 110 } });
  });

  test('[X-333] [Horde] makes two for one order, if both can be paid', () => {
    const rows = forecast(orders({ ...SOL, faction: 'void', workers: 5 }, 'zombies'));
    expect(rows[0]).toMatchObject({ built: ['Zombies', 'Zombies'], spent: { R: 110 }, bank: { R: 50 + 200 - 110 } });
    expect(forecast(orders({ ...SOL, faction: 'void', nodes: 1 }, 'zombies'))[0]!.built).toEqual(['Zombies']); // 90 R
  });

  test('what lacks R holds up what is behind it; what lacks Aether or a builder waits by itself', () => {
    const held = forecast({ ...orders(SOL, 'foundry', 'bastion', 'worker'), nodes: 3 });
    expect(held.map(({ built }) => built)).toEqual([['Fabrica'], ['Burgus'], ['Fabri']]); // 120; 140 for 110; 30 + 120
    expect(forecast(orders(SOL, 'legate', 'legion')).map(({ built }) => built)).toEqual([['Legion'], [], []]);
    expect(forecast(orders(SOL, 'triarii', 'legion'))[0]!.built).toEqual(['Legion']); // no barracks
  });

  test('[X-310] nothing beyond the limit; [X-309] two Commanders at most', () => {
    const rows = forecast(orders({ ...SOL, points: 600 }, 'legion', 'worker', 'worker', 'worker'));
    expect(rows.at(-1)).toMatchObject({ fielded: 580 });
    const plan = orders({ ...SOL, relicRounds: [1, 1, 1], rounds: 5 }, 'legate', 'legate', 'legate');
    expect(forecast(plan).flatMap(({ built }) => built)).toEqual(['Legate', 'Legate']);
  });
});

describe('research', () => {
  test('[X-366] [3.4] before the income, from what the last round left: Deep Drills for 60 add 5 to every harvest', () => {
    const rows = forecast({ ...SOL, research: ['deep-drills', 'aqueducts'] });
    expect(rows[0]).toMatchObject({ harvest: 200, built: [] });
    expect(rows[1]).toMatchObject({
      built: ['Deep Drills', 'Aqueducts'],
      spent: { R: 110, A: 0 },
      income: { R: 20, A: 0 },
      harvest: 225,
      bank: { R: 200 - 110 + 20 + 225, A: 0 },
    });
  });

  test('[3.4] Reliquary Rites want Aether too: 40 R and 10 A for 3 A more of each relic; Tempered Steel names a unit', () => {
    const plan = { ...SOL, relicRounds: [1], research: ['reliquary-rites', 'tempered-steel'] };
    expect(forecast(plan)[1]).toMatchObject({ built: ['Reliquary Rites', 'Tempered Steel'], income: { R: 0, A: 13 } });
  });
});

test('products by role, name and id', () => {
  expect(findProduct('void', 'barracks')).toBe('void.crypt');
  expect(findProduct('void', 'Siege Golem')).toBe('void.siege-golem');
  expect(findProduct('void', 'void.zombies')).toBe('void.zombies');
  expect(findProduct('void', 'worker')).toBe('void.gravediggers');
  expect(findProduct('void', 'legion')).toBeUndefined();
  expect(findProduct('void', 'necropolis')).toBeUndefined();
});
