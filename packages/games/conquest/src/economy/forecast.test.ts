// Build orders by round, with every sum by hand from the lists: yields, prices, limits.
import type { FactionId } from '@muster/dwethia';
import { describe, expect, test } from 'vitest';
import { ARMIES, armyOf, leftOver } from '../content/armies.ts';
import { unitOf, unitPoints } from '../content/units.ts';
import { type EconomyOrders, findProduct, forecast, mostWorkers } from './forecast.ts';

/** Twelve workers cost 480 of the 500 points, and nothing else fits: 20 R in the bank, whatever else is priced at. */
const SOL: EconomyOrders = {
  faction: 'empire-of-sol',
  hq: 'a',
  workers: 12,
  relicRounds: [],
  orders: [],
  research: [],
  rounds: 3,
  nodes: 16,
};

const priceOf = (faction: FactionId, name: string): number => unitOf(findProduct(faction, name)!)!.cost.R;

const orders = (plan: EconomyOrders, ...names: readonly string[]): EconomyOrders => ({
  ...plan,
  orders: names.map((name) => findProduct(plan.faction, name)!),
});

describe('yields', () => {
  test('[CQ-33] [X-308] twelve workers bring 40 each; what the start leaves goes to the bank', () => {
    expect(forecast(SOL)).toEqual(
      [1, 2, 3].map((round) => ({
        round,
        harvest: 480,
        income: { R: 0, A: 0 },
        spent: { R: 0, A: 0 },
        bank: { R: 20 + 480 * round, A: 0 },
        fielded: 480,
        built: [],
      })),
    );
    expect(mostWorkers('empire-of-sol')).toBe(12);
  });

  test('[X-308] with five workers it is the ready army', () => {
    const left = leftOver(armyOf('empire-of-sol'));
    expect(forecast({ ...SOL, workers: 5 })[0]).toMatchObject({
      harvest: 200,
      fielded: 500 - left,
      bank: { R: left + 200 },
    });
  });

  test.each(ARMIES.map(({ faction }) => faction))(
    '[X-308] %s with the workers of its ready army starts as that does',
    (faction) => {
      const army = armyOf(faction);
      const workers = army.start.filter((id) => unitOf(id)!.worker).length;
      const [row] = forecast({ ...SOL, faction, workers, nodes: 0 });
      expect(row).toMatchObject({ fielded: 500 - leftOver(army), bank: { R: leftOver(army) + row!.income.R } });
    },
  );

  test('[X-308] what just fits is taken, what would be a point too dear is left out', () => {
    // 500 less 40 for each worker: of 105, 105, 90 … as long as they fit
    const fielded = (workers: number) => forecast({ ...SOL, workers })[0]!.fielded;
    const start = armyOf('empire-of-sol')
      .start.filter((id) => !unitOf(id)!.worker)
      .map((id) => unitPoints(unitOf(id)!));
    for (let workers = 0; workers <= 12; workers++) {
      let left = 500 - 40 * workers;
      for (const points of start) if (points <= left) left -= points;
      expect(fielded(workers)).toBe(500 - left);
    }
  });

  test('[X-321] [X-304] a node serves one worker', () => {
    expect(forecast({ ...SOL, nodes: 3 })[0]!.harvest).toBe(120);
    expect(forecast({ ...SOL, nodes: 0 })[0]!.harvest).toBe(0);
  });

  test('[X-311] at 3000 points everything pays twice', () => {
    const rows = forecast({ ...SOL, points: 3000, relicRounds: [2] });
    expect(rows[1]).toMatchObject({ harvest: 960, income: { R: 0, A: 20 } });
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

  test('[X-322] one [Mine] for each deposit, standing or ordered', () => {
    const six = orders(SOL, ...Array<string>(6).fill('extractor'), 'worker');
    // 220 R pay for two at 80 each, then 60 + 200 + 80 for three more; the sixth finds no deposit, and the worker need not wait for it
    const rows = forecast({ ...six, nodes: 5 });
    expect(rows.map(({ built }) => built.length)).toEqual([2, 4, 0]);
    expect(rows[1]!.built).toEqual(['Quarry', 'Quarry', 'Quarry', 'Fabri']);
    expect(rows.map(({ income }) => income.R)).toEqual([0, 80, 200]);
    expect(forecast({ ...orders(SOL, 'extractor'), nodes: 0 }).flatMap(({ built }) => built)).toEqual([]);
  });

  test('[X-322] a harvest goes on beside a [Mine]; in every round anew [X-321]', () => {
    const rows = forecast({ ...orders(SOL, 'extractor'), nodes: 2 });
    expect(rows.map(({ harvest }) => harvest)).toEqual([80, 80, 80]);
  });

  test('[3.6] an Auditor adds 20 to the first harvest of every round', () => {
    const plan = orders({ ...SOL, faction: 'black-sun', relicRounds: [1, 1, 1, 1], rounds: 5 }, 'temple', 'auditor');
    const rows = forecast(plan);
    const from = rows.findIndex(({ built }) => built.includes('Auditor')) + 1;
    expect(from).toBeGreaterThan(0);
    const without = forecast({ ...plan, orders: plan.orders.slice(0, 1) });
    expect(rows.map(({ harvest }, i) => harvest - without[i]!.harvest)).toEqual(
      rows.map((_, i) => (i < from ? 0 : 20)),
    );
  });

  test('[3.2] Black Sun takes 5 R more at a Gas Vein: of five nodes two are', () => {
    expect(forecast({ ...SOL, faction: 'black-sun', nodes: 5 })[0]!.harvest).toBe(210);
  });
});

describe('orders', () => {
  test('[X-333] [CQ-46] barracks, two workers, a sanctum and the Legate: by hand', () => {
    const plan = orders({ ...SOL, relicRounds: [2, 2] }, 'barracks', 'worker', 'worker', 'sanctum', 'legate');
    const rows = forecast(plan);
    // 500: workers order the Castra for 80 and the Basilica for 60, the HQ a worker for 40 and is busy; no Aether for the Legate
    expect(rows[0]).toMatchObject({ spent: { R: 180, A: 0 }, bank: { R: 320, A: 0 }, fielded: 660 });
    expect(rows[0]!.built).toEqual(['Castra', 'Fabri', 'Basilica']);
    // the HQ makes the second worker, the Basilica the Legate for 20 A
    const R = priceOf('empire-of-sol', 'legate');
    expect(rows[1]).toMatchObject({ harvest: 520, spent: { R: 40 + R, A: 20 }, built: ['Fabri', 'Legate'] });
    expect(rows[1]).toMatchObject({ bank: { R: 320 + 520 - 40 - R, A: 0 }, fielded: 660 + 40 + R + 20 });
    expect(rows[2]).toMatchObject({ harvest: 560, spent: { R: 0, A: 0 }, built: [] });
  });

  test('[X-335] what is placed builds and harvests from the next round on', () => {
    const rows = forecast(orders(SOL, 'worker', 'barracks', 'triarii'));
    expect(rows[0]).toMatchObject({ built: ['Fabri', 'Castra'], bank: { R: 380 } });
    const R = priceOf('empire-of-sol', 'triarii');
    expect(rows[1]).toMatchObject({ harvest: 520, built: ['Triarii'], bank: { R: 380 + 520 - R } });
  });

  test('[X-333] [Horde] makes two for one order, if both can be paid', () => {
    const R = priceOf('void', 'zombies');
    const rows = forecast(orders({ ...SOL, faction: 'void' }, 'zombies'));
    expect(rows[0]).toMatchObject({ built: ['Zombies', 'Zombies'], spent: { R: 2 * R }, bank: { R: 500 - 2 * R } });
    expect(forecast(orders({ ...SOL, faction: 'void', nodes: 2 }, 'zombies'))[0]!.built).toEqual(['Zombies']); // 100 R
  });

  test('what lacks R holds up what is behind it; what lacks Aether or a builder waits by itself', () => {
    const held = forecast({ ...orders(SOL, 'foundry', 'bastion', 'worker'), nodes: 3 });
    // 140 for 100; 40 do not pay 110, and the worker waits; then 160 for 110 and 40
    expect(held.map(({ built }) => built)).toEqual([['Fabrica'], ['Burgus', 'Fabri'], []]);
    expect(forecast(orders(SOL, 'legate', 'worker')).map(({ built }) => built)).toEqual([['Fabri'], [], []]);
    expect(forecast(orders(SOL, 'triarii', 'worker'))[0]!.built).toEqual(['Fabri']); // no barracks
  });

  test('[X-310] nothing beyond the limit; [X-309] two Commanders at most', () => {
    const rows = forecast(orders({ ...SOL, points: 600, rounds: 5 }, 'worker', 'worker', 'worker', 'worker'));
    expect(rows.map(({ fielded }) => fielded)).toEqual([520, 560, 600, 600, 600]);
    const plan = orders({ ...SOL, relicRounds: [1, 1, 1], rounds: 5 }, 'legate', 'legate', 'legate');
    expect(forecast(plan).flatMap(({ built }) => built)).toEqual(['Legate', 'Legate']);
  });
});

describe('research', () => {
  test('[X-366] [3.4] before the income, from what the last round left: Deep Drills for 60 add 5 to every harvest', () => {
    const rows = forecast({ ...SOL, research: ['deep-drills', 'aqueducts'] });
    expect(rows[0]).toMatchObject({ harvest: 480, built: [] });
    expect(rows[1]).toMatchObject({
      built: ['Deep Drills', 'Aqueducts'],
      spent: { R: 110, A: 0 },
      income: { R: 20, A: 0 },
      harvest: 540,
      bank: { R: 500 - 110 + 20 + 540, A: 0 },
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
