/** A build order, and what it is asked about: `faction=void&orders=barracks,wight&research=deep-drills`. */

import { type FactionId, factionField } from '@muster/dwethia';
import { group, type Part, part, quoted, settled, wholeField } from '@muster/kernel';
import { hqField, POINTS, shortId } from '../choices/army.ts';
import { armyOf } from '../content/armies.ts';
import { buildingsOf } from '../content/buildings.ts';
import { eliteOf } from '../content/religions.ts';
import { researchFor } from '../content/research.ts';
import { ROUNDS } from '../content/scenarios.ts';
import type { BuildingSheet, UnitSheet } from '../content/types.ts';
import { unitOf, unitsOf } from '../content/units.ts';
import { type EconomyOrders, findProduct, MOST_DEPOSITS, mostWorkers } from '../economy/forecast.ts';

export interface EconomyQuery extends EconomyOrders {
  readonly of: 'economy';
}

const MOST_ROUNDS = 12;
const MOST_ITEMS = 40;

/** What can be ordered: units of the list, the elite of the usual religion, buildings. */
export const productsOf = (faction: FactionId): readonly (UnitSheet | BuildingSheet)[] => [
  ...buildingsOf(faction).filter(({ role }) => role !== 'hq'),
  ...unitsOf(faction),
  eliteOf(armyOf(faction).religion),
];

/** Something to look at: mines first, then soldiers. */
const usualOrders = (faction: FactionId): readonly string[] => {
  const { start } = armyOf(faction);
  const called = (role: BuildingSheet['role']) => buildingsOf(faction).find((one) => one.role === role)!.id;
  const soldier = start.find((id) => !unitOf(id)!.worker)!;
  return [called('extractor'), called('extractor'), called('barracks'), soldier, called('temple'), soldier, soldier];
};

/** `a,b`: each is read by itself, and left out with a sentence where it cannot be had. `usual`: where nothing is said. */
const items = <T>(
  usual: readonly T[],
  parse: (text: string) => T | undefined,
  wrong: (text: string) => string,
  make: (item: T) => string,
  isSaid: (list: readonly T[]) => boolean,
  name: string,
): Part<readonly T[]> =>
  part(
    ([text], report) =>
      text === undefined
        ? usual
        : text
            .split(',')
            .filter((one) => one.trim() !== '')
            .slice(0, MOST_ITEMS)
            .flatMap((one) => {
              const item = parse(one);
              if (item === undefined) report(wrong(one));
              return item ?? [];
            }),
    (list) => (isSaid(list) ? [list.map(make).join(',')] : []),
    name,
  );

const roundOf = (text: string): number | undefined => {
  const round = Number(text);
  return Number.isInteger(round) && round >= 1 && round <= MOST_ROUNDS ? round : undefined;
};

const always = () => true;

export const ECONOMY = group<EconomyQuery>({
  of: settled('economy'),
  faction: factionField('empire-of-sol'),
  hq: ({ faction }) => hqField(faction),
  points: POINTS,
  workers: ({ faction }) => wholeField('Workers that start', 0, mostWorkers(faction), 5),
  nodes: wholeField('Deposits in reach', 0, MOST_DEPOSITS, 6),
  rounds: wholeField('Rounds', 1, MOST_ROUNDS, ROUNDS),
  relicRounds: items(
    [2, 3],
    roundOf,
    (text) => `A relic is home in a round from 1 to ${MOST_ROUNDS}, not ${quoted(text)}.`,
    String,
    always,
    'relics',
  ),
  orders: ({ faction }) =>
    items(
      usualOrders(faction),
      (text) => findProduct(faction, text),
      (text) => `This faction builds no ${quoted(text)}; it was left out.`,
      (id) => shortId(faction, id),
      always,
      'orders',
    ),
  research: ({ faction }) =>
    items(
      [],
      (text) => researchFor(faction).find(({ id }) => id === text)?.id,
      (text) => `There is no research ${quoted(text)} for this faction; it was left out.`,
      String,
      (list) => list.length > 0,
      'research',
    ),
});

/** Of another faction: its own usual order. */
export const planOf = (plan: EconomyQuery, faction: FactionId): EconomyQuery => ({
  ...plan,
  faction,
  hq: armyOf(faction).hq,
  workers: Math.min(plan.workers, mostWorkers(faction)),
  orders: usualOrders(faction),
  research: [],
});
