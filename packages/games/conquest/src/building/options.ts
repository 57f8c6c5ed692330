/** What a model may build, and why not (CQ-45, CQ-46, P8, X-37, X-309, X-310, X-322, X-330 to X-335). */

import { isSince, type Side } from '@muster/dwethia';
import { inch, type Length } from '@muster/geometry';
import type { RuleId, Seat } from '@muster/kernel';
import type { Cost } from '../content/types.ts';
import { findKit, type Kit, kitOf, NODE_RADII } from '../ground/field.ts';
import { areWithin, isInContact } from '../ground/standing.ts';
import { hasCastHere, isFortressModel, isNew } from '../ground/values.ts';
import { findModel, findNode, seatFor, sideOf } from '../state/battle.ts';
import type { Battle, BuildCommand, BuildFault, ConquestRefusal, Model, Node, NodeId } from '../state/types.ts';
import { isOverLimit, isOverMaximum } from './limits.ts';
import { isMine, offersOf } from './offers.ts';

/** What forbids it to build at all now. X-331: having moved or harvested is no bar; the dying may. */
export const builderFault = (b: Battle, m: Model): BuildFault | undefined => {
  if (offersOf(b, m).length === 0) return 'notABuilder';
  if (isNew(b, m)) return 'new';
  if (m.turn.shot && !isFortressModel(b, m)) return hasCastHere(b, m) ? 'hasCast' : 'hasShot';
  if (m.turn.built >= b.config.rulings.productsPerBuilder) return 'hasBuilt';
  if (m.corrupt > 0) return 'corrupt';
  const isFree = kitOf(b, m).kind === 'building' || b.config.rulings.engagedBuild;
  return !isFree && isInContact(b, m) ? 'inContact' : undefined;
};

/** What the bank of a side lacks. */
const missingFor = (b: Battle, side: Side, { R, A }: Cost): Cost => {
  const { bank } = b.sides[side];
  return { R: Math.max(0, R - bank.R), A: Math.max(0, A - bank.A) };
};

export const canPay = (b: Battle, side: Side, { cost }: { readonly cost: Cost }): boolean => {
  const { bank } = b.sides[side];
  return bank.R >= cost.R && bank.A >= cost.A;
};

/** [Horde] comes in twos for one order, if the second can be paid for and fits limit and maxima; these not before the fourth edition. */
export const madeByOneOrder = (b: Battle, side: Side, kit: Kit): 1 | 2 => {
  if (kit.kind !== 'unit' || !kit.sheet.horde) return 1;
  const { R, A } = kit.sheet.cost;
  const isTooMany = isSince(b.config, 4) && isOverMaximum(b, side, kit, 2);
  const isPaid = canPay(b, side, { cost: { R: 2 * R, A: 2 * A } });
  return isPaid && !isTooMany && !isOverLimit(b, side, 2 * kit.points) ? 2 : 1;
};

/** What forbids this product, the builder being free to build. */
const productFault = (b: Battle, side: Side, kit: Kit): BuildFault | undefined => {
  if (!canPay(b, side, kit.sheet)) return 'tooDear';
  if (isOverLimit(b, side, kit.points)) return 'overLimit';
  return isOverMaximum(b, side, kit) ? 'tooMany' : undefined;
};

/** from the builder over a site within an inch to a deposit within an inch of that. */
const siteReach = (kit: Kit): Length => inch(2) + 2 * kit.radius;

/** one for each deposit, of either side, standing or ordered. */
const isTaken = (b: Battle, node: NodeId): boolean =>
  b.config.rulings.minePerNode &&
  (b.models.some((m) => m.node === node) || b.orders.some((order) => order.node === node));

const nodeFault = (b: Battle, m: Model, kit: Kit, node: Node): BuildFault | undefined => {
  if (node.kind === 'R' || node.at === null) return 'noNode';
  if (!areWithin(m.at, kitOf(b, m).radius, node.at, NODE_RADII[node.kind], siteReach(kit))) return 'tooFarFromNode';
  return isTaken(b, node.id) ? 'nodeTaken' : undefined;
};

/** A [Mine] names its deposit, nothing else names one. */
const siteFault = (b: Battle, m: Model, kit: Kit, id: NodeId | null): BuildFault | undefined => {
  if (!isMine(kit)) return id === null ? undefined : 'noNode';
  const node = id === null ? undefined : findNode(b, id);
  return node === undefined ? 'noNode' : nodeFault(b, m, kit, node);
};

const RULES: { readonly [F in BuildFault]: RuleId } = {
  notABuilder: 'X-331',
  notOffered: 'X-331',
  tooDear: 'CQ-46',
  overLimit: 'X-310',
  tooMany: 'X-309',
  hasBuilt: 'X-333',
  hasShot: 'CQ-45',
  hasCast: 'X-330',
  inContact: 'X-332',
  corrupt: 'X-365',
  noNode: 'X-322',
  nodeTaken: 'X-322',
  tooFarFromNode: 'X-322',
  new: 'X-335',
};

/** Why this seat may not order this; undefined when it may. */
export const refuseBuild = (b: Battle, seat: Seat, c: BuildCommand): ConquestRefusal | undefined => {
  const m = findModel(b, c.builder);
  if (m === undefined || seatFor(b, m) !== seat) return { code: 'noSuchModel', rule: 'X-330', model: c.builder };
  const kit = findKit(b, m.seat, c.product);
  const isOffered = kit !== undefined && offersOf(b, m).includes(kit);
  const why =
    builderFault(b, m) ??
    (isOffered ? (productFault(b, sideOf(b, m), kit) ?? siteFault(b, m, kit, c.node)) : 'notOffered');
  if (why === undefined) return undefined;
  const refusal = { code: 'cannotBuild', rule: RULES[why], model: c.builder, product: c.product, why } as const;
  return why === 'tooDear' ? { ...refusal, missing: missingFor(b, sideOf(b, m), kit!.sheet.cost) } : refusal;
};

const NONE: readonly BuildCommand[] = [];

/** Banks are empty more often than not. */
const canPayAny = (b: Battle, side: Side, offers: readonly Kit[]): boolean => {
  for (let i = 0; i < offers.length; i++) if (canPay(b, side, offers[i]!.sheet)) return true;
  return false;
};

/** All that a model could order now; a [Mine] for every deposit in reach. */
export const buildCommands = (b: Battle, m: Model): readonly BuildCommand[] => {
  const offers = offersOf(b, m);
  const side = sideOf(b, m);
  if (!canPayAny(b, side, offers) || builderFault(b, m) !== undefined) return NONE;
  const all: BuildCommand[] = [];
  for (let i = 0; i < offers.length; i++) {
    const kit = offers[i]!;
    if (productFault(b, side, kit) !== undefined) continue;
    if (!isMine(kit)) all.push({ type: 'build', builder: m.id, product: kit.id, node: null });
    else
      for (const node of b.nodes)
        if (nodeFault(b, m, kit, node) === undefined)
          all.push({ type: 'build', builder: m.id, product: kit.id, node: node.id });
  }
  return all;
};
