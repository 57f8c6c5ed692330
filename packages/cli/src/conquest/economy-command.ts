/** `muster odds conquest --economy …`: what a build order yields, round by round. */

import {
  type EconomyOrders,
  findProduct,
  forecast,
  LEAST_POINTS,
  MOST_DEPOSITS,
  MOST_POINTS,
  mostWorkers,
  researchFor,
} from '@muster/conquest';
import { type FactionId, factionOf, kebab } from '@muster/dwethia';
import type { Report } from '../game.ts';
import { oneOf, wholeNumber } from '../options.ts';
import { problem } from '../problem.ts';
import { economyWords } from './odds-words.ts';
import { readFaction } from './table.ts';

export type EconomyOptions = {
  readonly economy?: string | undefined;
  readonly faction?: string | undefined;
  readonly hq?: string | undefined;
  readonly workers?: string | undefined;
  readonly relics?: string | undefined;
  readonly research?: string | undefined;
  readonly rounds?: string | undefined;
  readonly nodes?: string | undefined;
  readonly points?: string | undefined;
};

const [MOST_ROUNDS, MOST_RELICS, MOST_ORDERS] = [12, 8, 60];
/** Relics that are fetched in round 1 pay from the income of round 2 on. */
const RELICS_PAY_FROM = 2;

const items = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** `2 legion` are two orders. */
const readOrders = (faction: FactionId, text: string): readonly string[] => {
  const orders = items(text).flatMap((part) => {
    const [, times = '1', called = part] = /^(\d{1,2})\s*[x×]?\s+(.+)$/i.exec(part) ?? [];
    const id =
      findProduct(faction, called) ??
      problem(
        `--economy: ${faction} builds no “${called}”; name a unit of its list, or worker, barracks, foundry, sanctum, temple, extractor, bastion.`,
      );
    return Array<string>(Number(times)).fill(id);
  });
  return orders.length <= MOST_ORDERS ? orders : problem(`--economy: ${MOST_ORDERS} orders are the most.`);
};

const readResearch = (faction: FactionId, text: string): readonly string[] =>
  items(text).map((item) =>
    oneOf(
      `research of ${faction}`,
      kebab(item),
      researchFor(faction).map(({ id }) => id),
    ),
  );

const readPlan = (o: EconomyOptions): EconomyOrders => {
  const faction = readFaction(o.faction ?? problem('--faction is missing: whose economy it is.'));
  const relics = wholeNumber('--relics', o.relics ?? '2', 0, MOST_RELICS);
  return {
    faction,
    hq: oneOf('headquarters', o.hq ?? 'a', ['a', 'b']),
    points: wholeNumber('--points', o.points ?? '1500', LEAST_POINTS, MOST_POINTS),
    workers: wholeNumber('--workers', o.workers ?? '5', 0, mostWorkers(faction)),
    relicRounds: Array<number>(relics).fill(RELICS_PAY_FROM),
    orders: readOrders(faction, o.economy ?? ''),
    research: readResearch(faction, o.research ?? ''),
    rounds: wholeNumber('--rounds', o.rounds ?? '6', 1, MOST_ROUNDS),
    nodes: wholeNumber('--nodes', o.nodes ?? String(MOST_DEPOSITS), 0, MOST_DEPOSITS),
  };
};

const nameOf = (faction: FactionId): string => factionOf(faction).name;

export const economyReport = (o: EconomyOptions): Report => {
  const plan = readPlan(o);
  const rows = forecast(plan);
  const { workers, relicRounds } = plan;
  const title = `${nameOf(plan.faction)}: ${workers} workers, each at a node of its own in every round; ${relicRounds.length} relics stored from round ${RELICS_PAY_FROM} on.`;
  return {
    json: { faction: plan.faction, rounds: rows },
    words: (paint) => `${paint('bold', title)}\n${economyWords(rows)}`,
  };
};
