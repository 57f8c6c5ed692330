/** Ways to begin a war that are tried against the usual one: what the starting force is, and what is ordered in the first rounds. */

import type { Player } from '@muster/ai';
import {
  type Battle,
  type BuildCommand,
  type ConquestCommand,
  conquest,
  findKit,
  type Kit,
  modelOf,
  START_POINTS,
  type UnitSheet,
  unitPoints,
  unitsOf,
} from '@muster/conquest';
import type { FactionId } from '@muster/dwethia';

export const OPENINGS = ['usual', 'worker-spam', 'rush', 'towers'] as const;
export type Opening = (typeof OPENINGS)[number];

/** From this round on everybody builds as usual. */
const USUAL_FROM = 4;
/** Of a rush. */
const FEW_WORKERS = 2;

const filled = (units: readonly (readonly [UnitSheet, number])[]): readonly string[] => {
  const start: string[] = [];
  let left = START_POINTS;
  for (const [unit, most] of units)
    for (let n = 0; n < most && unitPoints(unit) <= left; n++) {
      start.push(unit.id);
      left -= unitPoints(unit);
    }
  return start;
};

/** Ids of units; null: the ready army's. */
export const startFor = (opening: Opening, faction: FactionId): readonly string[] | null => {
  const all = unitsOf(faction).filter((unit) => unit.startingForce);
  const worker = all.find((unit) => unit.worker)!;
  const [fighter] = all.filter((unit) => !unit.worker);
  if (opening === 'worker-spam') return filled([[worker, Number.POSITIVE_INFINITY]]);
  if (opening !== 'rush') return null;
  return filled([
    [worker, FEW_WORKERS],
    [fighter!, Number.POSITIVE_INFINITY],
  ]);
};

/** What is ordered rather than the usual, the best first; 0 or less: not at all. */
const WORTH: { readonly [O in Exclude<Opening, 'usual'>]: (kit: Kit) => number } = {
  'worker-spam': (kit) => (kit.kind === 'unit' && kit.sheet.worker ? 1 : 0),
  rush: (kit) => (kit.kind === 'unit' && !kit.sheet.worker ? kit.points : 0),
  towers: (kit) => {
    if (kit.kind === 'building') return kit.sheet.role === 'bastion' ? 1000 : 0;
    return kit.sheet.worker ? 0 : kit.points;
  },
};

const bestOrder = (b: Battle, seat: number, worthOf: (kit: Kit) => number): ConquestCommand => {
  let best: BuildCommand | undefined;
  let most = 0;
  for (const c of conquest.candidates(b, seat)) {
    if (c.type !== 'build') continue;
    const worth = worthOf(findKit(b, modelOf(b, c.builder).seat, c.product)!);
    if (worth <= most) continue;
    [best, most] = [c, worth];
  }
  return best ?? { type: 'done' };
};

/** Shots and powers are the player's own; what it would order, or would have no more to order, is the opening's. */
export const openedBy = (opening: Opening, player: Player): Player => {
  if (opening === 'usual') return player;
  const worthOf = WORTH[opening];
  return {
    level: player.level,
    choose: (view, seat, budget, thinking) => {
      const chosen = player.choose(view, seat, budget, thinking) as ConquestCommand;
      const b = view as Battle;
      if (b.phase !== 'shoot' || b.round >= USUAL_FROM) return chosen;
      const isOrder = chosen.type === 'build' || chosen.type === 'done';
      return isOrder && b.stack[b.stack.length - 1]?.type === 'shoot' ? bestOrder(b, seat, worthOf) : chosen;
    },
  };
};
