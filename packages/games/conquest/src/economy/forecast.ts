/**
 * What a build order yields by round (CQ-32 to CQ-38, CQ-45, CQ-46, X-310, X-311, X-323, X-333): a war in which nobody walks and
 * nobody is harmed, played with the game's own incomes, harvests, prices and limits.
 */

import { type FactionId, kebab } from '@muster/dwethia';
import { fieldModel } from '../building/fielding.ts';
import { isOverLimit, isOverMaximum } from '../building/limits.ts';
import { isMine, offersOf } from '../building/offers.ts';
import { builderFault, canPay } from '../building/options.ts';
import { applyBuild } from '../building/orders.ts';
import { armyOf, START_POINTS } from '../content/armies.ts';
import { hqOf } from '../content/buildings.ts';
import { researchOf } from '../content/research.ts';
import type { Cost } from '../content/types.ts';
import { unitOf, unitPoints, unitsOf } from '../content/units.ts';
import { allKits, type Kit, kitOf } from '../ground/field.ts';
import { readConfig } from '../reading/parse.ts';
import { researchProcedure } from '../round/research.ts';
import { withTurns } from '../round/round.ts';
import { setup } from '../setup/start.ts';
import { banked, copyBattle, copyModel, copyNode, NO_TURN, withModel, withSide } from '../state/battle.ts';
import { SILENT } from '../state/silent.ts';
import type { Battle, Model, Node, NodeId, ResearchCommand } from '../state/types.ts';
import { applyHarvest } from './harvest.ts';
import { applyIncome } from './income.ts';
import { shelvesOf } from './relics.ts';

export interface EconomyOrders {
  readonly faction: FactionId;
  readonly hq: 'a' | 'b';
  /** What the war is played to; 1500 unless told. */
  readonly points?: number;
  /** Workers of the starting force; of the rest of the ready army as much as the 500 points still pay for. */
  readonly workers: number;
  /** For each relic the round in whose income it is stored for the first time. */
  readonly relicRounds: readonly number[];
  /** Ids of products, in the order in which they are wanted. */
  readonly orders: readonly string[];
  /** Ids of research, in the order in which it is wanted. */
  readonly research: readonly string[];
  readonly rounds: number;
  /** Mines and Gas Veins that can be harvested, in turn one of each. */
  readonly nodes: number;
}

export interface RoundRow {
  readonly round: number;
  /** R of units at nodes. */
  readonly harvest: number;
  /** Of buildings: [Mine]s, the headquarters, stored relics. */
  readonly income: Cost;
  /** On research and products. */
  readonly spent: Cost;
  /** At the end of the round. */
  readonly bank: Cost;
  /** points ever fielded. */
  readonly fielded: number;
  /** Names of what was researched and ordered. */
  readonly built: readonly string[];
}

const OWN = 0;
const FAR = { x: 0, y: 0 };

// --- The beginning ---

/** so many workers, and of the rest of the ready army what can still be paid. */
const startOf = ({ faction, workers }: EconomyOrders): readonly string[] => {
  const worker = unitsOf(faction).find((unit) => unit.worker)!;
  const start = Array<string>(workers).fill(worker.id);
  let left = START_POINTS - workers * unitPoints(worker);
  for (const id of armyOf(faction).start) {
    const points = unitPoints(unitOf(id)!);
    if (id === worker.id || points > left) continue;
    start.push(id);
    left -= points;
  }
  return start;
};

/** The most workers that 500 points pay for. */
export const mostWorkers = (faction: FactionId): number =>
  Math.floor(START_POINTS / unitPoints(unitsOf(faction).find((unit) => unit.worker)!));

const begun = (plan: EconomyOrders): Battle => {
  const { faction, hq, points = 1500 } = plan;
  const config = readConfig({ points, map: 'plains', seats: [{ faction, hq }, { faction }] }, 'plan');
  let b = fieldModel(setup(config), OWN, hqOf(faction, hq).id, FAR).b;
  let spent = 0;
  for (const id of startOf(plan)) {
    b = fieldModel(b, OWN, id, FAR).b;
    spent += unitPoints(unitOf(id)!);
  }
  return withSide(banked(b, OWN, START_POINTS - spent, 0), OWN, (s) => {
    s.fielded = spent;
  });
};

/** One Mine, one Gas Vein, and so on. */
const depositsOf = (b: Battle, most: number): readonly NodeId[] => {
  const [mines, veins] = (['M', 'G'] as const).map((kind) => b.nodes.filter((n) => n.kind === kind));
  return mines!.flatMap(({ id }, i) => [id, veins![i]!.id]).slice(0, most);
};

/** How many there are on a board. */
export const MOST_DEPOSITS = 16;

// --- A round ---

const nextRound = (b: Battle): Battle => {
  const copy = copyBattle(withTurns(b, (turn) => Object.assign(turn, NO_TURN), 'priority'));
  copy.round = b.round + 1;
  copy.nodes = b.nodes.map((n): Node => {
    const fresh = copyNode(n);
    fresh.served = [false, false];
    return fresh;
  });
  return withSide(copy, OWN, (s) => {
    s.audited = false;
  });
};

/** on a Temple's shelf first. */
const stored = (b: Battle, relic: NodeId): Battle => {
  const shelf = copyModel(shelvesOf(b, OWN)[0]!);
  shelf.relics = [...shelf.relics, relic];
  return withModel(b, shelf);
};

const withRelics = (b: Battle, rounds: readonly number[]): Battle =>
  rounds.reduce((now, round, i) => (round === b.round ? stored(now, `R${i + 1}`) : now), b);

interface Bought {
  readonly b: Battle;
  readonly built: readonly string[];
  readonly left: readonly string[];
}

/** what asks for a unit gets the first of the list. */
const researchCommand = ({ faction }: EconomyOrders, item: string): ResearchCommand => ({
  type: 'research',
  item,
  unit: researchOf(item)!.effect.kind === 'strengthOfType' ? unitsOf(faction)[0]!.id : null,
});

/** In their order: what cannot be paid holds up what comes after it. */
const researched = (b: Battle, plan: EconomyOrders, wanted: readonly string[]): Bought => {
  const frame = { type: 'research', side: OWN } as const;
  let now = b;
  let i = 0;
  for (; i < wanted.length; i++) {
    const c = researchCommand(plan, wanted[i]!);
    if (researchProcedure.refuse(now, frame, OWN, c) !== undefined) break;
    now = researchProcedure.apply(now, frame, OWN, c, SILENT);
  }
  return { b: now, built: wanted.slice(0, i).map((id) => researchOf(id)!.name), left: wanted.slice(i) };
};

const ownModels = (b: Battle): readonly Model[] => b.models.filter(({ seat }) => seat === OWN);

/** CQ-33: every unit that harvests has a node of its own, as far as they go. */
const harvested = (b: Battle, nodes: readonly NodeId[]): Battle => {
  const units = ownModels(b).filter((m) => {
    const kit = kitOf(b, m);
    return kit.kind === 'unit' && kit.sheet.harvest > 0;
  });
  let now = b;
  units.slice(0, nodes.length).forEach((m, i) => {
    now = applyHarvest(now, m, nodes[i]!, SILENT);
  });
  return now;
};

const kitCalled = (b: Battle, id: string): Kit => allKits(b, OWN).find((kit) => kit.id === id)!;

const freeBuilder = (b: Battle, kit: Kit): Model | undefined =>
  ownModels(b).find((m) => offersOf(b, m).includes(kit) && builderFault(b, m) === undefined);

/** a deposit without a [Mine]; null where none is needed, undefined where none is left. */
const siteFor = (b: Battle, kit: Kit, nodes: readonly NodeId[]): NodeId | null | undefined => {
  if (!isMine(kit)) return null;
  const isTaken = (id: NodeId): boolean =>
    b.models.some(({ node }) => node === id) || b.orders.some(({ node }) => node === id);
  return nodes.find((id) => !isTaken(id));
};

/** What lacks R holds up what comes after it; what lacks Aether, a builder, a site or room under the limit waits by itself. */
const built = (b: Battle, wanted: readonly string[], nodes: readonly NodeId[]): Bought => {
  let now = b;
  const left: string[] = [];
  let i = 0;
  for (; i < wanted.length; i++) {
    const kit = kitCalled(now, wanted[i]!);
    const [builder, node] = [freeBuilder(now, kit), siteFor(now, kit, nodes)];
    const isBarred =
      builder === undefined ||
      node === undefined ||
      isOverLimit(now, OWN, kit.points) ||
      isOverMaximum(now, OWN, kit) ||
      kit.sheet.cost.A > now.sides[OWN].bank.A;
    if (isBarred) left.push(kit.id);
    else if (!canPay(now, OWN, kit.sheet)) break;
    else now = applyBuild(now, { type: 'build', builder: builder.id, product: kit.id, node }, SILENT);
  }
  const names = now.orders.map(({ product }) => kitCalled(now, product).name);
  return { b: now, built: names, left: [...left, ...wanted.slice(i)] };
};

/** at the end of the phase; there is always room. */
const placed = (b: Battle): Battle => {
  let now = b;
  for (const { product, node } of b.orders) now = fieldModel(now, OWN, product, FAR, node).b;
  const copy = copyBattle(now);
  copy.orders = [];
  return copy;
};

const less = (a: Cost, b: Cost): Cost => ({ R: a.R - b.R, A: a.A - b.A });

/** Round by round: research, what buildings pay, harvests, building. */
export const forecast = (plan: EconomyOrders): readonly RoundRow[] => {
  let b = begun(plan);
  let { orders, research } = plan;
  const nodes = depositsOf(b, plan.nodes);
  const rows: RoundRow[] = [];
  const bank = (): Cost => b.sides[OWN].bank;
  while (b.round < plan.rounds) {
    b = withRelics(nextRound(b), plan.relicRounds);
    const before = bank();
    const studied = researched(b, plan, research);
    const onResearch = less(before, studied.b.sides[OWN].bank);
    const paid = applyIncome(studied.b, OWN, SILENT);
    const worked = harvested(paid, nodes);
    const made = built(worked, orders, nodes);
    const onProducts = less(worked.sides[OWN].bank, made.b.sides[OWN].bank);
    b = placed(made.b);
    [orders, research] = [made.left, studied.left];
    rows.push({
      round: b.round,
      harvest: worked.sides[OWN].bank.R - paid.sides[OWN].bank.R,
      income: { R: paid.sides[OWN].income.R, A: paid.sides[OWN].income.A },
      spent: { R: onResearch.R + onProducts.R, A: onResearch.A + onProducts.A },
      bank: { R: bank().R, A: bank().A },
      fielded: b.sides[OWN].fielded,
      built: [...studied.built, ...made.built],
    });
  }
  return rows;
};

// --- As one types it ---

/** `barracks`, `legate`, `Sun Warden`: a role, a name or an id of what this faction can build; undefined for what it cannot. */
export const findProduct = (faction: FactionId, called: string): string | undefined => {
  const wanted = kebab(called);
  const b = setup(readConfig({ points: 1500, seats: [{ faction }, { faction }] }, 'plan'));
  const kits = allKits(b, OWN).filter((kit) => kit.kind === 'unit' || kit.sheet.role !== 'hq');
  const found = kits.find(
    (kit) =>
      kit.id === called.trim() ||
      kebab(kit.id) === wanted ||
      kebab(kit.name) === wanted ||
      (kit.kind === 'building' ? kit.sheet.role === wanted : wanted === 'worker' && kit.sheet.worker),
  );
  return found?.id;
};
