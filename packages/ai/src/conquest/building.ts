/** Orders to build in phase 3: shots first, since they cost nothing, then what is wanted most. */

import {
  type Battle,
  type BuildCommand,
  type CastCommand,
  type ConquestCommand,
  conquest,
  findKit,
  type Kit,
  kitOf,
  modelOf,
  sideOf,
  type UnitKit,
} from '@muster/conquest';
import type { Side } from '@muster/dwethia';
import { isThreatened, type Outlook, outlookOf } from './outlook.ts';
import { castWorth } from './powers.ts';
import { quality } from './quality.ts';
import { distance, placeOf } from './seen.ts';
import { shotWorth } from './shots.ts';
import { byWorth, type Weighed } from './weighed.ts';

interface Count {
  readonly workers: number;
  readonly commanders: number;
  readonly casters: number;
  readonly guns: number;
  readonly roles: Readonly<Record<string, number>>;
  readonly relics: number;
}

const countOf = (b: Battle, side: Side): Count => {
  let [workers, commanders, casters, relics, guns] = [0, 0, 0, 0, 0];
  const roles: Record<string, number> = {};
  const take = (kit: Kit): void => {
    if (kit.kind === 'building') roles[kit.sheet.role] = (roles[kit.sheet.role] ?? 0) + 1;
    else if (kit.sheet.worker) workers++;
    else if (kit.sheet.commander) commanders++;
    else if (kit.sheet.elite) casters++;
    else if (kit.weapon !== null && kit.sheet.stats.aggression < 2) guns++;
  };
  for (const m of b.models)
    if (sideOf(b, m) === side) {
      take(kitOf(b, m));
      relics += m.relics.length;
    }
  for (const { seat, product } of b.orders) if (b.config.seats[seat]!.side === side) take(findKit(b, seat, product)!);
  return { workers, commanders, casters, guns, roles, relics };
};

interface Plan {
  readonly b: Battle;
  readonly look: Outlook;
  readonly count: Count;
  /** Rounds after this one. */
  readonly left: number;
  /** R that must stay in the bank. */
  readonly kept: number;
}

const has = ({ count }: Plan, role: string): boolean => (count.roles[role] ?? 0) > 0;

/** Pay-back: a [Mine] wants three incomes, a producer two phases of building. */
const buildingWorth = (p: Plan, kit: Kit & { readonly kind: 'building' }): number => {
  const { left, count, b, look } = p;
  switch (kit.sheet.role) {
    case 'extractor':
      return left >= 4 && b.sides[look.side].bank.R >= 240 ? 50 : -1;
    case 'barracks':
      return !has(p, 'barracks') && left >= 2 ? 140 : -1;
    case 'sanctum':
      return !has(p, 'sanctum') && left >= 2 && count.relics >= 2 && count.commanders > 0 ? 105 : -1;
    case 'foundry':
      return !has(p, 'foundry') && has(p, 'barracks') && left >= 2 && b.sides[look.side].bank.R >= 180 ? 60 : -1;
    case 'temple':
      return -1;
    case 'bastion':
    case 'hq':
      return -1;
  }
};

/** As many as find something to do near home. */
const WORKERS = 5;

const unitWorth = (p: Plan, kit: UnitKit): number => {
  const { sheet } = kit;
  const { count, left } = p;
  if (sheet.worker) return count.workers < WORKERS && left >= 3 ? 75 : -1;
  if (left === 0) return -1;
  if (sheet.commander) return count.commanders === 0 ? 220 : left >= 2 ? 75 : -1;
  if (sheet.elite) return count.casters === 0 && left >= 1 ? 130 : left >= 2 ? 70 : -1;
  const spare = kit.weapon !== null && sheet.stats.aggression < 2 ? 12 * Math.max(0, count.guns - 1) : 0;
  return 60 + 40 * quality(kit) - spare;
};

/** A producer goes up as far to the front as it is safe, so that what it makes is there sooner. */
const siteWorth = ({ b, look }: Plan, c: BuildCommand): number => {
  const at = placeOf(modelOf(b, c.builder).at);
  return -distance(at, look.middle) - (isThreatened(look, at) ? 12 : 0);
};

const orderWorth = (p: Plan, c: BuildCommand): number => {
  const kit = findKit(p.b, modelOf(p.b, c.builder).seat, c.product)!;
  if (p.b.sides[p.look.side].bank.R - kit.sheet.cost.R < p.kept) return -1;
  if (kit.kind === 'unit') return unitWorth(p, kit);
  const worth = buildingWorth(p, kit);
  return worth < 0 ? worth : worth + siteWorth(p, c);
};

/** *Full Vaults*: in the last rounds what it asks for is not spent any more. */
const keptFor = (b: Battle, side: Side, left: number): number =>
  left <= 1 && b.sides[side].aims?.missions.includes('full-vaults') === true ? (left === 0 ? 300 : 140) : 0;

const weighedOrder = (p: Plan, command: ConquestCommand): number => {
  switch (command.type) {
    case 'shoot':
      return 1000 + shotWorth(p.b, p.look, command);
    case 'cast':
      return castOrder(p, command);
    case 'build':
      return orderWorth(p, command);
    default:
      return 0;
  }
};

const castOrder = ({ b }: Plan, c: CastCommand): number => {
  const worth = castWorth(b, modelOf(b, c.unit), c);
  return worth > 0 ? 1000 + worth : -1;
};

/** Shots first, then orders; below nothing is `done`. */
export const phaseThree = (b: Battle, seat: number): readonly Weighed[] => {
  const { side } = b.config.seats[seat]!;
  const look = outlookOf(b, side);
  const left = b.config.rulings.rounds - b.round;
  const plan: Plan = { b, look, count: countOf(b, side), left, kept: keptFor(b, side, left) };
  const found: Weighed[] = [];
  for (const command of conquest.candidates(b, seat)) {
    const worth = command.type === 'done' ? 0 : weighedOrder(plan, command);
    if (worth > 0 || command.type === 'done') found.push({ command, worth });
  }
  return byWorth(found);
};
