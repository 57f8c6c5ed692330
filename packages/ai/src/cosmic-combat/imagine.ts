/** What the other side may have ordered, as a sensible captain would: mostly the better pairs, never only the best. */

import { type Battle, type CosmicEvent, cosmicCombat, type Ship } from '@muster/cosmic-combat';
import type { Rng, Seat, Table } from '@muster/kernel';
import { weighedOrders } from './orders.ts';
import { outlookOf } from './outlook.ts';
import type { Weighed } from './weighed.ts';

/** Of the best pairs each is taken with half the chance of the one before, by dice that all imagined games share. */
const mixed = (all: readonly Weighed[], faces: readonly number[]): Weighed => {
  let index = 0;
  for (const face of faces) {
    if (face > 3 || index === all.length - 1) break;
    index++;
  }
  return all[index]!;
};

const MOST_STEPS = 3;

export const imagine = (view: Battle, seat: Seat, table: Table<CosmicEvent, string>): Battle => {
  const filled = cosmicCombat.imagine(view, seat, table);
  if (view.stack[view.stack.length - 1]?.type !== 'orders') return filled;
  const o = outlookOf(filled);
  const ships = filled.ships.map((s, i): Ship => {
    if (view.ships[i]!.tokens !== null || s.tokens?.length === 0) return s;
    const { command } = mixed(weighedOrders(o, s, false), table.roll(MOST_STEPS, seat, 'imagined'));
    return command.type === 'order' ? { ...s, tokens: command.tokens } : s;
  });
  return { ...filled, ships };
};

/** How much worse a choice may be and still be made now and then. */
const NEARLY = 0.06;
/** What is worse by so much is made with a third of the chance. */
const SCALE = 0.02;
const PARTS = 1024;

/** Of the best choices one by chance, the better the oftener: who always answers alike is read. */
export const unreadable = (all: readonly Weighed[], rng: Rng): readonly Weighed[] => {
  const near = all.filter(({ worth }) => worth >= all[0]!.worth - NEARLY);
  const weights = near.map(({ worth }) => Math.exp((worth - all[0]!.worth) / SCALE));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let left = (rng.below(PARTS) / PARTS) * sum;
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  const first = near[Math.max(0, index)]!;
  return [first, ...all.filter((one) => one !== first)];
};
