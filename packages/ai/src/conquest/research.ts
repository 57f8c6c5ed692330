/** What is worth learning, and when: what pays back, then what strengthens what one has. */

import {
  type Battle,
  buildingsOfSide,
  kitOf,
  livingUnits,
  type ResearchEffect,
  researchCommands,
  researchOf,
  typeOf,
} from '@muster/conquest';
import type { Side } from '@muster/dwethia';
import { byWorth, type Weighed } from './weighed.ts';

/** R that one Aether is worth. */
const AETHER = 3;

interface Own {
  readonly harvesters: number;
  readonly relics: number;
  readonly units: ReadonlyMap<string, number>;
  readonly guns: number;
  readonly casters: number;
  readonly left: number;
  readonly army: number;
}

const ownOf = (b: Battle, side: Side): Own => {
  const units = new Map<string, number>();
  let [harvesters, guns, casters, relics, army] = [0, 0, 0, 0, 0];
  for (const m of livingUnits(b, side)) {
    const kit = kitOf(b, m);
    if (kit.kind !== 'unit') continue;
    const type = typeOf(b, m);
    units.set(type, (units.get(type) ?? 0) + 1);
    if (kit.sheet.harvest > 0) harvesters++;
    if (!kit.sheet.worker) army++;
    if (kit.weapon !== null) guns++;
    if (kit.powers.length > 0) casters++;
  }
  for (const m of buildingsOfSide(b, side)) {
    relics += m.relics.length;
    if (m.node !== null) harvesters++;
  }
  return { harvesters, relics, units, guns, casters, left: b.config.rulings.rounds - b.round + 1, army };
};

const countOf = ({ units }: Own, ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + (units.get(id) ?? 0), 0);

/** In points, what it brings till the end. */
const gainOf = (effect: ResearchEffect, own: Own, unit: string | null): number => {
  const fights = Math.min(3, own.left - 1);
  switch (effect.kind) {
    case 'harvest':
      return 0.8 * effect.add * own.harvesters * (own.left - 1);
    case 'hqIncome':
      return 0.8 * effect.add * (own.left - 1);
    case 'relicIncome':
      return 0.8 * effect.perRelic * own.relics * (own.left - 1);
    case 'relicAether':
      return effect.add * own.relics * (own.left - 2) * AETHER;
    case 'martial':
      return 9 * countOf(own, effect.units) * fights;
    case 'strengthOfType':
      return 12 * Math.min(3, countOf(own, unit === null ? [] : [unit])) * fights;
    case 'range':
      return 6 * own.guns * fights;
    case 'perception':
      return 10 * countOf(own, effect.of) * fights;
    case 'affinity':
      return own.casters > 0 && own.left >= 2 ? 55 : 0;
    case 'powerRange':
      return own.casters > 0 && own.left >= 3 ? 50 : 0;
    case 'medics':
      return 13 * fights;
    case 'priority':
      return 9 * (own.left - 1);
    case 'loot':
      return 10 * fights;
    case 'move':
      return 5 * own.army * (own.left >= 3 ? 1 : 0.4);
    case 'tithe':
      return 4 * countOf(own, [effect.unit]) * fights;
    default:
      return 0;
  }
};

/** What R is worth now: early every bit goes into the army, later the limit on points leaves some of it over. */
const priceOf = (b: Battle, side: Side, own: Own): number => {
  const { bank, fielded } = b.sides[side];
  const income = 40 * own.harvesters;
  const coming = bank.R + income * (own.left - 1);
  const spendable = Math.max(0, b.config.points - fielded);
  if (b.round <= 1) return 2.2;
  return coming > 1.1 * spendable ? 0.45 : coming > 0.85 * spendable ? 0.65 : 0.95;
};

const ideasFor = (b: Battle, side: Side): readonly Weighed[] => {
  const own = ownOf(b, side);
  const price = priceOf(b, side, own);
  return researchCommands(b, side).map((command) => {
    const { cost, effect } = researchOf(command.item)!;
    return { command, worth: gainOf(effect, own, command.unit) - price * cost.R - AETHER * 0.6 * cost.A };
  });
};

export const researchIdeas = (b: Battle, side: Side): readonly Weighed[] =>
  byWorth([...ideasFor(b, side), { command: { type: 'done' } as const, worth: 0 }]);
