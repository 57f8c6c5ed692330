/** Relics on their way: picked up, carried, delivered, dropped (CQ-35, P7, X-35, X-324 to X-326). */

import type { Point } from '@muster/geometry';
import { type BuildingKit, kitOf } from '../ground/field.ts';
import { areBeside } from '../ground/standing.ts';
import { checkMissions } from '../round/missions.ts';
import { copyModel, copyNode, modelOf, nodeOf, sideOf, withModel, withNode } from '../state/battle.ts';
import type { Battle, ConquestTable, Model, ModelId, NodeId } from '../state/types.ts';
import { markTaken } from './income.ts';

const withRelics = (b: Battle, id: ModelId, relics: readonly NodeId[]): Battle => {
  const copy = copyModel(modelOf(b, id));
  copy.relics = relics;
  return withModel(b, copy);
};

const withNodeAt = (b: Battle, id: NodeId, at: Point | null): Battle => {
  const copy = copyNode(nodeOf(b, id));
  copy.at = at;
  return withNode(b, copy);
};

export const pickedUp = (b: Battle, id: ModelId, relic: NodeId, table: ConquestTable): Battle => {
  table.tell?.({ type: 'pickedUp', model: id, node: relic, rule: 'X-320' });
  return withNodeAt(withRelics(b, id, [...modelOf(b, id).relics, relic]), relic, null);
};

/** a Temple with a free slot first, then the headquarters. */
const SHELVES = ['temple', 'hq'] as const;

const hasRoom = ({ sheet }: BuildingKit, m: Model): boolean => sheet.slots === null || m.relics.length < sheet.slots;

/** Own buildings that take relics, whether near or not; Temples first. */
export const shelvesOf = (b: Battle, side: 0 | 1): readonly Model[] => {
  const found: Model[] = [];
  for (const role of SHELVES)
    for (let i = 0; i < b.models.length; i++) {
      const m = b.models[i]!;
      const kit = kitOf(b, m);
      if (kit.kind === 'building' && kit.sheet.role === role && sideOf(b, m) === side && hasRoom(kit, m)) found.push(m);
    }
  return found;
};

const shelfFor = (b: Battle, m: Model): Model | undefined =>
  shelvesOf(b, sideOf(b, m)).find((shelf) => areBeside(b, m, shelf));

/** automatic and free at every stop within an inch. A mission may be met by it (3.7). */
export const delivered = (b: Battle, id: ModelId, table: ConquestTable): Battle => {
  const now = stored(b, id, table);
  return now === b ? b : checkMissions(now, table, 'now');
};

const stored = (b: Battle, id: ModelId, table: ConquestTable): Battle => {
  let now = b;
  for (const relic of modelOf(b, id).relics) {
    const m = modelOf(now, id);
    const shelf = shelfFor(now, m);
    if (shelf === undefined) return now;
    table.tell?.({ type: 'delivered', model: id, node: relic, building: shelf.id, rule: 'X-325' });
    now = withRelics(now, id, m.relics.slice(1));
    now = withRelics(now, shelf.id, [...shelf.relics, relic]);
    now = markTaken(now, sideOf(now, m), [relic]);
  }
  return now;
};

/** all that it carried or stored lies free at its centre. */
export const droppedRelics = (b: Battle, m: Model, table: ConquestTable): Battle => {
  const { relics, at } = m;
  if (relics.length === 0) return b;
  let now = b;
  for (const relic of relics) {
    table.tell?.({ type: 'relicDropped', node: relic, at: { x: at.x, y: at.y }, rule: 'X-326' });
    now = withNodeAt(now, relic, { x: at.x, y: at.y });
  }
  return now.models.some((one) => one.id === m.id) ? withRelics(now, m.id, []) : now;
};
