/** Who harvests where and who fetches which relic: workers are matched with nodes, the quickest gain first. */

import { type Battle, type Model, moveOf, NODE_RADII, type Node, UNIT_RADII } from '@muster/conquest';
import type { Side } from '@muster/dwethia';
import { freeNodes, INCH, inchesBetween, type Outlook, outlookOf, type Seen, threatAt } from './outlook.ts';

export interface Errand {
  readonly unit: string;
  readonly node: Node;
}

/** R that a point of Aether is worth. */
const AETHER = 3;
const RELIC_AETHER = 10;
const MINE_VP_IN_R = 8;

const gapTo = (m: Model, n: Node): number =>
  Math.max(0, inchesBetween(m.at, n.at!) - (UNIT_RADII[40] + NODE_RADII[n.kind]) / INCH - 1);

/** Halves of movement until it stands there, at least one. */
const roundsTo = (b: Battle, m: Model, inches: number): number => {
  const move = Math.max(1, moveOf(b, m) / INCH);
  return Math.max(1, Math.ceil(inches / move));
};

const isWanted = (b: Battle, side: Side, n: Node): boolean =>
  b.sides[side].aims?.scenario === 'mine-the-resources' && b.round <= 5 && !n.taken[side];

/** R a round that going there brings, while it lasts. */
const gainOf = (b: Battle, look: Outlook, { model, kit }: Seen, n: Node): number => {
  const wanted = isWanted(b, look.side, n) ? MINE_VP_IN_R * (n.kind === 'R' ? 8 : 6) : 0;
  const there = roundsTo(b, model, gapTo(model, n));
  const danger = threatAt(b, look, n.at!) > 0 ? 0.4 : 1;
  if (n.kind !== 'R') {
    if (kit.sheet.harvest === 0 || there > look.roundsLeft + 1) return 0;
    return (danger * (kit.sheet.harvest + wanted)) / there;
  }
  if (model.relics.length > 0) return 0;
  const home = roundsTo(b, model, Math.max(0, inchesBetween(n.at!, look.home) - 3));
  const trip =
    there + home - (gapTo(model, n) + inchesBetween(n.at!, look.home) - 3 <= moveOf(b, model) / INCH ? 1 : 0);
  const left = look.roundsLeft + 1 - trip;
  if (left < 0) return 0;
  return (danger * (RELIC_AETHER * AETHER * left + wanted)) / trip;
};

const known = new WeakMap<Battle, Map<Side, readonly Errand[]>>();

/** Greedy: the best pair first, each unit and each node once. */
export const errandsOf = (b: Battle, side: Side): readonly Errand[] => {
  let sides = known.get(b);
  if (sides === undefined) {
    sides = new Map();
    known.set(b, sides);
  }
  const found = sides.get(side);
  if (found !== undefined) return found;
  const look = outlookOf(b, side);
  const pairs: (Errand & { readonly gain: number })[] = [];
  for (const one of look.own) {
    const { model, kit } = one;
    if (model.relics.length > 0 || model.turn.harvested || model.turn.pinned || !kit.sheet.worker) continue;
    for (const node of freeNodes(b)) {
      if (node.kind !== 'R' && node.served[side] && gapTo(model, node) === 0) continue;
      const gain = gainOf(b, look, one, node);
      if (gain > 0) pairs.push({ unit: model.id, node, gain });
    }
  }
  pairs.sort((a, c) => c.gain - a.gain);
  const made: Errand[] = [];
  for (const { unit, node } of pairs)
    if (!made.some((one) => one.unit === unit || one.node.id === node.id)) made.push({ unit, node });
  sides.set(side, made);
  return made;
};
