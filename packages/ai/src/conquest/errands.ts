/** Who harvests where and who fetches which relic: workers are matched with nodes, the quickest gain first. */

import { type Battle, minedVp, NODE_RADII, type Node } from '@muster/conquest';
import type { Side } from '@muster/dwethia';
import { isThreatened, type Outlook } from './outlook.ts';
import { distance, INCH, type Place, type Seen } from './seen.ts';

interface Errand {
  readonly unit: string;
  readonly node: Node;
}

/** Points that one Aether is worth, for the first relics and for more. */
const AETHER = 3;
const MORE_AETHER = 1;
const ENOUGH_RELICS = 2;
const RELIC_AETHER = 10;
/** Points of a victory point. */
const VP = 4;
const LAST_COUNTED = 5;

export const nodePlace = (n: Node): Place => ({ x: n.at!.x / INCH, y: n.at!.y / INCH });
export const nodeRadius = (n: Node): number => NODE_RADII[n.kind] / INCH;

const gapTo = (unit: Seen, n: Node): number =>
  Math.max(0, distance(unit, nodePlace(n)) - unit.radius - nodeRadius(n) - 1);

/** Rounds until it has acted there: 1 for this one. What is left of its Move counts for this round. */
const roundsTo = (unit: Seen, gap: number): number => {
  const { harvested, ledger } = unit.model.turn;
  const left = Math.max(0, unit.move - ledger / INCH);
  if (!harvested && gap <= left) return 1;
  return 1 + Math.max(1, Math.ceil((gap - left) / Math.max(1, unit.move)));
};

const relicsAtHome = (b: Battle, side: Side): number => {
  let n = 0;
  for (const m of b.models) if (m.relics.length > 0 && b.config.seats[m.seat]!.side === side) n += m.relics.length;
  return n;
};

/** 3.7: three relics for *Pilgrims*. */
const pilgrims = (b: Battle, side: Side, relics: number): number =>
  b.sides[side].aims?.missions.includes('pilgrims') === true && relics < 3 ? (20 * VP) / 3 : 0;

const minedWorth = (b: Battle, side: Side, n: Node, inRounds: number): number => {
  if (b.sides[side].aims?.scenario !== 'mine-the-resources' || n.taken[side]) return 0;
  if (b.round + inRounds - 1 > LAST_COUNTED) return 0;
  const { node, relic } = minedVp(b);
  return VP * (n.kind === 'R' ? relic : node);
};

const IN_DANGER = 0.35;
/** What R brings late is hardly spent any more. */
const harvestWorth = (look: Outlook, rounds: number): number => (look.left + 1 - rounds >= 1 ? 1 : 0.15);

/** Points a round that going there brings. */
const gainOf = (b: Battle, look: Outlook, unit: Seen, n: Node, relics: number, danger: boolean): number => {
  const gap = gapTo(unit, n);
  const there = roundsTo(unit, gap);
  if (there > look.left + 1) return 0;
  const safe = danger ? IN_DANGER : 1;
  if (n.kind !== 'R') {
    const { harvest } = unit.kit.sheet;
    if (harvest === 0) return 0;
    // once for each side and phase.
    const wait = there === 1 && n.served[look.side] ? 2 : there;
    return (safe * (harvest * harvestWorth(look, wait) + minedWorth(b, look.side, n, wait))) / wait;
  }
  const back = distance(nodePlace(n), look.home) - 3.5;
  const left = Math.max(0, unit.move - unit.model.turn.ledger / INCH);
  const isOneTrip = there === 1 && gap + back <= left;
  const trip = isOneTrip
    ? 1
    : there + Math.max(1, Math.ceil(Math.max(0, back - (there === 1 ? left - gap : 0)) / Math.max(1, unit.move)));
  const incomes = look.left + 1 - trip;
  if (incomes < 0) return 0;
  const each = relics < ENOUGH_RELICS ? AETHER : MORE_AETHER;
  const worth = RELIC_AETHER * each * incomes + minedWorth(b, look.side, n, trip) + pilgrims(b, look.side, relics);
  return (safe * worth) / trip;
};

const known = new WeakMap<Battle, Map<Side, readonly Errand[]>>();

/** Greedy: the best pair first, each unit and each node once. */
export const errandsOf = (b: Battle, look: Outlook): readonly Errand[] => {
  let sides = known.get(b);
  if (sides === undefined) {
    sides = new Map();
    known.set(b, sides);
  }
  const found = sides.get(look.side);
  if (found !== undefined) return found;
  const made = matched(b, look);
  sides.set(look.side, made);
  return made;
};

const isWorking = ({ model, kit }: Seen): boolean =>
  kit.sheet.worker && model.relics.length === 0 && !model.turn.pinned;

const matched = (b: Battle, look: Outlook): readonly Errand[] => {
  const relics = relicsAtHome(b, look.side);
  const workers = look.own.filter(isWorking);
  const pairs: (Errand & { readonly gain: number })[] = [];
  for (const node of b.nodes) {
    if (node.at === null) continue;
    const danger = isThreatened(look, nodePlace(node));
    for (const unit of workers) {
      const gain = gainOf(b, look, unit, node, relics, danger);
      if (gain > 0) pairs.push({ unit: unit.model.id, node, gain });
    }
  }
  pairs.sort((a, c) => c.gain - a.gain);
  const made: Errand[] = [];
  const taken = new Set<string>();
  for (const { unit, node } of pairs) {
    if (taken.has(unit) || taken.has(node.id)) continue;
    taken.add(unit);
    taken.add(node.id);
    made.push({ unit, node });
    if (made.length === workers.length) break;
  }
  return made;
};
