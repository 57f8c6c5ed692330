/** The one harvest action of a unit (CQ-32 to CQ-35, P7, X-36, X-305, X-320, X-321): R at a Mine or Gas Vein, or a relic picked up. */

import { atSide, type Side } from '@muster/dwethia';
import { kitOf, type UnitKit, yieldFactor } from '../ground/field.ts';
import { isInContact, isNearNode } from '../ground/standing.ts';
import { banked, copyNode, findNode, nodeOf, sideOf, withNode, withSide, withTurn } from '../state/battle.ts';
import type {
  Battle,
  ConquestRefusal,
  ConquestTable,
  HarvestCommand,
  HarvestFault,
  Model,
  Node,
  NodeId,
} from '../state/types.ts';
import { drillsOf, markTaken } from './income.ts';
import { delivered, pickedUp } from './relics.ts';

/** What keeps a unit from any harvest action, wherever it stands. */
const unitFault = (m: Model): HarvestFault | null => {
  if (m.turn.harvested) return 'harvested'; // CQ-32
  if (m.turn.pinned) return 'pinned';
  return m.corrupt > 0 ? 'corrupt' : null;
};

/** who may carry, and how much. */
const relicFault = (b: Battle, m: Model): HarvestFault | null => {
  const { carriers, relicCapacity } = b.config.rulings;
  if (carriers === 'harvest' && harvestOf(b, m) === 0) return 'noHarvest';
  return m.relics.length >= relicCapacity ? 'carrying' : null;
};

/** each node serves each side once in a phase; enemies nearby do not block it. */
const depositFault = (b: Battle, m: Model, n: Node): HarvestFault | null => {
  if (harvestOf(b, m) === 0) return 'noHarvest';
  return b.config.rulings.nodeOncePerSide && n.served[sideOf(b, m)] ? 'served' : null;
};

/** What speaks against it but the distance. */
export const nodeFault = (b: Battle, m: Model, n: Node): HarvestFault | null => {
  const fault = unitFault(m);
  if (fault !== null) return fault;
  if (n.at === null) return 'notFree';
  return n.kind === 'R' ? relicFault(b, m) : depositFault(b, m, n);
};

const harvestOf = (b: Battle, m: Model): number => kitOf(b, m).sheet.harvest;

const faultOf = (b: Battle, m: Model, n: Node | undefined): HarvestFault | null => {
  if (n === undefined) return 'unknown';
  const fault = nodeFault(b, m, n);
  if (fault !== null) return fault;
  if (!isNearNode(b, m, m.at, n)) return 'tooFar';
  return isInContact(b, m) ? 'inContact' : null;
};

export const refuseHarvest = (b: Battle, m: Model, node: NodeId): ConquestRefusal | undefined => {
  const why = faultOf(b, m, findNode(b, node));
  return why === null ? undefined : { code: 'cannotHarvest', rule: 'X-320', model: m.id, node, why };
};

/** 3.6: an Auditor on the board, and the first harvest by a unit in this phase. */
const audit = (b: Battle, side: Side): number => {
  if (b.sides[side].audited) return 0;
  for (let i = 0; i < b.models.length; i++) {
    const m = b.models[i]!;
    const kit = kitOf(b, m);
    if (kit.kind === 'unit' && kit.sheet.rule?.kind === 'firstHarvest' && sideOf(b, m) === side)
      return kit.sheet.rule.add;
  }
  return 0;
};

/** CQ-33, X-311: what this harvest would bring. */
export const harvestYield = (b: Battle, m: Model, n: Node): number => {
  const { sheet, trait } = kitOf(b, m) as UnitKit;
  const side = sideOf(b, m);
  const more = (n.kind === 'G' ? trait.gasBonus : 0) + drillsOf(b, side) + audit(b, side);
  return yieldFactor(b.config) * (sheet.harvest + more);
};

const served = (b: Battle, n: Node, side: Side): Battle => {
  const copy = copyNode(n);
  copy.served = atSide(n.served, side, true);
  return withNode(b, copy);
};

const harvested = (b: Battle, m: Model, n: Node, table: ConquestTable): Battle => {
  const side = sideOf(b, m);
  const R = harvestYield(b, m, n);
  table.tell?.({ type: 'harvested', model: m.id, node: n.id, R, rule: 'CQ-33' });
  let now = banked(served(b, n, side), side, R, 0); // CQ-34
  if (audit(b, side) > 0)
    now = withSide(now, side, (s) => {
      s.audited = true;
    });
  return markTaken(now, side, [n.id]);
};

/** what is picked up beside a shelf is delivered at once. */
export const applyHarvest = (b: Battle, m: Model, node: NodeId, table: ConquestTable): Battle => {
  const used = withTurn(b, m.id, (turn) => {
    turn.harvested = true;
  });
  const n = nodeOf(b, node);
  if (n.kind !== 'R') return harvested(used, m, n, table);
  return delivered(pickedUp(used, m.id, node, table), m.id, table);
};

/** What it could harvest or pick up where it stands. */
export const harvestCommands = (b: Battle, m: Model): readonly HarvestCommand[] => {
  let found: HarvestCommand[] | undefined;
  for (let i = 0; i < b.nodes.length; i++) {
    const n = b.nodes[i]!;
    if (!isNearNode(b, m, m.at, n) || faultOf(b, m, n) !== null) continue;
    found ??= [];
    found.push({ type: 'harvest', node: n.id });
  }
  return found ?? NOTHING;
};
const NOTHING: readonly HarvestCommand[] = [];
