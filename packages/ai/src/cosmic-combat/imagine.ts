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

export const imagine = (view: Battle, seat: Seat, table: Table<CosmicEvent>): Battle => {
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

/** Among choices that are nearly as good as the best, one by chance: who always answers alike is read. */
export const unreadable = (all: readonly Weighed[], rng: Rng): readonly Weighed[] => {
  const near = all.filter(({ worth }) => worth >= all[0]!.worth - NEARLY);
  const first = near[rng.below(near.length)]!;
  return [first, ...all.filter((one) => one !== first)];
};

const NEARLY = 0.012;
