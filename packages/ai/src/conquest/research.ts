/** What is worth learning, and when: what pays back, then what strengthens what one has. */

import {
  type Battle,
  buildingsOfSide,
  kitOf,
  livingUnits,
  type ResearchCommand,
  type ResearchEffect,
  researchCommands,
  researchOf,
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
}

const ownOf = (b: Battle, side: Side): Own => {
  const units = new Map<string, number>();
  let [harvesters, guns, casters, relics] = [0, 0, 0, 0];
  for (const m of livingUnits(b, side)) {
    const kit = kitOf(b, m);
    if (kit.kind !== 'unit') continue;
    units.set(m.sheet, (units.get(m.sheet) ?? 0) + 1);
    if (kit.sheet.harvest > 0) harvesters++;
    if (kit.weapon !== null) guns++;
    if (kit.powers.length > 0) casters++;
  }
  for (const m of buildingsOfSide(b, side)) {
    relics += m.relics.length;
    if (m.node !== null) harvesters++;
  }
  return { harvesters, relics, units, guns, casters, left: b.config.rulings.rounds - b.round + 1 };
};

const countOf = ({ units }: Own, ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + (units.get(id) ?? 0), 0);

/** In R, what it brings till the end. */
const gainOf = (effect: ResearchEffect, own: Own, unit: string | null): number => {
  switch (effect.kind) {
    case 'harvest':
      return effect.add * own.harvesters * own.left;
    case 'hqIncome':
      return effect.add * own.left;
    case 'relicIncome':
      return effect.perRelic * own.relics * own.left;
    case 'relicAether':
      return effect.add * own.relics * own.left * AETHER;
    case 'martial':
      return 14 * countOf(own, effect.units) * Math.min(3, own.left);
    case 'strengthOfType':
      return 12 * countOf(own, unit === null ? [] : [unit]) * Math.min(3, own.left);
    case 'range':
      return 8 * own.guns * Math.min(3, own.left);
    case 'perception':
      return 14 * countOf(own, effect.of) * Math.min(3, own.left);
    case 'affinity':
      return own.casters > 0 ? 40 : 0;
    case 'powerRange':
      return own.casters > 0 && own.left >= 3 ? 30 : 0;
    case 'medics':
      return 14 * own.left;
    case 'loot':
    case 'tithe':
      return 9 * own.left;
    default:
      return 0;
  }
};

const worthOf = (b: Battle, side: Side, { item, unit }: ResearchCommand): number => {
  const { cost, effect } = researchOf(item)!;
  return gainOf(effect, ownOf(b, side), unit) - 1.25 * (cost.R + AETHER * cost.A);
};

export const researchIdeas = (b: Battle, side: Side): readonly Weighed[] =>
  byWorth([
    ...researchCommands(b, side).map((command) => ({ command, worth: worthOf(b, side, command) })),
    { command: { type: 'done' } as const, worth: 0 },
  ]);
