/** A build order as its address writes it: `faction=void&orders=barracks,wight&research=deep-drills`. Pure. */

import {
  armyOf,
  type BuildingSheet,
  buildingOf,
  buildingsOf,
  costWords,
  type EconomyOrders,
  eliteOf,
  findProduct,
  MOST_DEPOSITS,
  mostWorkers,
  ROUNDS,
  researchFor,
  type UnitSheet,
  unitOf,
  unitsOf,
} from '@muster/conquest';
import { FACTIONS, type FactionId } from '@muster/dwethia';
import { type Report, readFaction } from '../../../dwethia/force/address.ts';
import { readOne } from '../../../dwethia/new-battle/reading.ts';
import { type NumberField, readNumbers, writeNumbers } from '../../../dwethia/odds/Numbers.tsx';
import { quoted } from '../../../parts/words.ts';
import { readPoints } from '../army/address.ts';

const MOST_ROUNDS = 12;
const MOST_ITEMS = 40;

/** The most workers depend on the faction. */
export const planNumbers = (faction: FactionId) =>
  [
    ['workers', 'Workers that start', 0, mostWorkers(faction), 5],
    ['nodes', 'Deposits in reach', 0, MOST_DEPOSITS, 6],
    ['rounds', 'Rounds', 1, MOST_ROUNDS, ROUNDS],
  ] as const satisfies readonly NumberField[];
type PlanNumber = ReturnType<typeof planNumbers>[number][0];

/** What can be ordered: units of the list, the elite of the usual religion, buildings. */
export const productsOf = (faction: FactionId): readonly (UnitSheet | BuildingSheet)[] => [
  ...buildingsOf(faction).filter(({ role }) => role !== 'hq'),
  ...unitsOf(faction),
  eliteOf(armyOf(faction).religion),
];

export const itemName = (id: string): string => {
  const sheet = unitOf(id) ?? buildingOf(id);
  return sheet === undefined ? id : `${sheet.name}, ${costWords(sheet.cost)}`;
};

/** Something to look at: mines first, then soldiers. */
const usualOrders = (faction: FactionId): readonly string[] => {
  const { start } = armyOf(faction);
  const called = (role: BuildingSheet['role']) => buildingsOf(faction).find((one) => one.role === role)!.id;
  const soldier = start.find((id) => !unitOf(id)!.worker)!;
  return [called('extractor'), called('extractor'), called('barracks'), soldier, called('temple'), soldier, soldier];
};

const itemsIn = (text: string): readonly string[] =>
  text
    .split(',')
    .filter((part) => part.trim() !== '')
    .slice(0, MOST_ITEMS);

export const readPlan = (query: URLSearchParams, report: Report): EconomyOrders => {
  const faction = readFaction(query.get('faction'), FACTIONS, 'empire-of-sol', report);
  const orders = query.get('orders');
  const known = researchFor(faction).map(({ id }) => id);
  return {
    faction,
    hq: readOne(query.get('hq'), ['a', 'b'] as const, armyOf(faction).hq, 'headquarters', report),
    points: readPoints(query.get('points'), report),
    ...readNumbers<PlanNumber>(query, planNumbers(faction), report),
    relicRounds: itemsIn(query.get('relics') ?? '2,3').flatMap((part) => {
      const round = Number(part);
      if (Number.isInteger(round) && round >= 1 && round <= MOST_ROUNDS) return [round];
      report(`A relic is home in a round from 1 to ${MOST_ROUNDS}, not ${quoted(part)}.`);
      return [];
    }),
    orders:
      orders === null
        ? usualOrders(faction)
        : itemsIn(orders).flatMap((part) => {
            const id = findProduct(faction, part);
            if (id === undefined) report(`This faction builds no ${quoted(part)}; it was left out.`);
            return id ?? [];
          }),
    research: itemsIn(query.get('research') ?? '').flatMap((part) => {
      if (known.includes(part)) return [part];
      report(`There is no research ${quoted(part)} for this faction; it was left out.`);
      return [];
    }),
  };
};

const shortId = (faction: FactionId, id: string): string =>
  id.startsWith(`${faction}.`) ? id.slice(faction.length + 1) : id;

export const writePlan = (plan: EconomyOrders): string =>
  [
    'of=economy',
    `faction=${plan.faction}`,
    `hq=${plan.hq}`,
    `points=${plan.points}`,
    ...writeNumbers<PlanNumber>(planNumbers(plan.faction), plan),
    `relics=${plan.relicRounds.join(',')}`,
    `orders=${plan.orders.map((id) => shortId(plan.faction, id)).join(',')}`,
    ...(plan.research.length === 0 ? [] : [`research=${plan.research.join(',')}`]),
  ].join('&');

/** Of another faction: its own usual order. */
export const planOf = (plan: EconomyOrders, faction: FactionId): EconomyOrders => ({
  ...plan,
  faction,
  hq: armyOf(faction).hq,
  workers: Math.min(plan.workers, mostWorkers(faction)),
  orders: usualOrders(faction),
  research: [],
});
