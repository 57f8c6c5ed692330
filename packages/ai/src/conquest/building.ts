/** Shots, powers and orders to build in phase 3. */

import {
  type Battle,
  type BuildCommand,
  buildCommands,
  castCommands,
  findKit,
  type Kit,
  kitOf,
  type Model,
  modelOf,
  type ShootCommand,
  seatFor,
  shootCommands,
  shotChances,
  sideOf,
} from '@muster/conquest';
import { castWorth } from './powers.ts';
import { byWorth, type Weighed } from './weighed.ts';

const shotWorth = (b: Battle, c: ShootCommand): number => {
  const chances = shotChances(b, c);
  if (chances === undefined) return 0;
  const target = modelOf(b, c.target);
  const kit = kitOf(b, target);
  const share = Math.min(1, chances.mean / Math.max(1, target.wounds));
  const base = kit.points * (0.7 * share + 0.4 * chances.slain);
  return base - chances.deflected * 40;
};

interface Count {
  readonly workers: number;
  readonly commanders: number;
  readonly casters: number;
  readonly roles: ReadonlySet<string>;
  readonly relics: number;
}

const countOf = (b: Battle, side: 0 | 1): Count => {
  let [workers, commanders, casters, relics] = [0, 0, 0, 0];
  const roles = new Set<string>();
  const take = (kit: Kit): void => {
    if (kit.kind === 'building') roles.add(kit.sheet.role);
    else {
      if (kit.sheet.worker) workers++;
      if (kit.sheet.commander) commanders++;
      if (kit.sheet.elite) casters++;
    }
  };
  for (const m of b.models)
    if (sideOf(b, m) === side) {
      take(kitOf(b, m));
      if (kitOf(b, m).kind === 'building') relics += m.relics.length;
    }
  for (const { seat, product } of b.orders) if (b.config.seats[seat]!.side === side) take(findKit(b, seat, product)!);
  return { workers, commanders, casters, roles, relics };
};

const WORKERS = 6;

/** Pay-back: a worker wants three harvests, a [Mine] three incomes, a producer two phases of building. */
const buildingWorth = (b: Battle, kit: Kit & { readonly kind: 'building' }, count: Count, left: number): number => {
  switch (kit.sheet.role) {
    case 'extractor':
      return left >= 3 ? 30 + 8 * left : -1;
    case 'barracks':
      return !count.roles.has('barracks') && left >= 3 ? 140 : -1;
    case 'sanctum':
      return !count.roles.has('sanctum') && left >= 3 && count.relics > 0 ? 125 : -1;
    case 'foundry':
      return !count.roles.has('foundry') && count.roles.has('barracks') && left >= 2 && left <= 4 ? 110 : -1;
    case 'temple':
      return !count.roles.has('temple') && left >= 3 && count.relics >= 2 && b.sides[0].bank.R > 250 ? 40 : -1;
    case 'bastion':
      return left >= 2 && b.sides[0].bank.R > 400 ? 30 : -1;
    case 'hq':
      return -1;
  }
};

const unitWorth = (kit: Kit & { readonly kind: 'unit' }, count: Count, left: number): number => {
  const { sheet } = kit;
  if (sheet.worker) return count.workers < WORKERS && left >= 3 ? 60 : -1;
  if (sheet.commander) return count.commanders === 0 ? 220 : 90;
  if (sheet.elite) return count.casters === 0 ? 170 : 100;
  return 60 + kit.points / 2;
};

const orderWorth = (b: Battle, c: BuildCommand, count: Count, left: number): number => {
  const kit = findKit(b, modelOf(b, c.builder).seat, c.product)!;
  return kit.kind === 'building' ? buildingWorth(b, kit, count, left) : unitWorth(kit, count, left);
};

const ordersOf = (b: Battle, seat: number, side: 0 | 1): readonly Weighed[] => {
  const count = countOf(b, side);
  const left = b.config.rulings.rounds - b.round;
  const found: Weighed[] = [];
  for (const m of b.models) {
    if (sideOf(b, m) !== side || seatFor(b, m) !== seat) continue;
    for (const command of buildCommands(b, m)) found.push({ command, worth: orderWorth(b, command, count, left) });
  }
  return found;
};

/** Shots first: they cost nothing; then what is to be built, the most wanted first. */
export const phaseThree = (b: Battle, seat: number): readonly Weighed[] => {
  const side = b.config.seats[seat]!.side;
  const found: Weighed[] = [];
  const own: readonly Model[] = b.models.filter((m) => sideOf(b, m) === side && seatFor(b, m) === seat);
  for (const m of own) {
    for (const command of shootCommands(b, m)) found.push({ command, worth: 1000 + shotWorth(b, command) });
    for (const command of castCommands(b, m)) {
      const worth = castWorth(b, m, command);
      if (worth > 0) found.push({ command, worth: 1000 + worth });
    }
  }
  for (const one of ordersOf(b, seat, side)) if (one.worth > 0) found.push(one);
  return byWorth([...found, { command: { type: 'done' }, worth: 0 }]);
};
