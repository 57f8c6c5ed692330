/** Research (CQ-29, X-86, X-366): each side in its half of phase 1, any number, each once, at once and for good. */

import { captainOf, seatsOf } from '@muster/dwethia';
import { researchFor, researchOf } from '../content/research.ts';
import type { Research } from '../content/types.ts';
import { allKits, isUnit, typeOf } from '../ground/field.ts';
import {
  allNotReady,
  banked,
  copyBattle,
  copyModel,
  paidFrom,
  popped,
  sideOf,
  withReady,
  withSide,
} from '../state/battle.ts';
import type {
  Battle,
  ConquestCommand,
  ConquestProcedure,
  ConquestRefusal,
  ConquestTable,
  ResearchCommand,
  ResearchFault,
  ResearchFrame,
} from '../state/types.ts';

type Side = 0 | 1;

/** of all factions of the side. */
const isOpenTo = (b: Battle, side: Side, { faction }: Research): boolean =>
  faction === null || seatsOf(b, side).some((seat) => b.config.seats[seat]!.faction === faction);

const canPay = (b: Battle, side: Side, { cost }: Research): boolean => {
  const { bank } = b.sides[side];
  return cost.R <= bank.R && cost.A <= bank.A;
};

/** types that the side has or could build. */
export const temperable = (b: Battle, side: Side): readonly string[] => {
  const found = new Set<string>();
  for (const seat of seatsOf(b, side))
    for (const kit of allKits(b, seat))
      if (kit.kind === 'unit' && kit.sheet.stats.aggression > 0) found.add(typeOf(b, { seat, sheet: kit.id }));
  return [...found];
};

const asksUnit = ({ effect }: Research): boolean => effect.kind === 'strengthOfType';

const faultOf = (b: Battle, side: Side, c: ResearchCommand): ResearchFault | undefined => {
  const item = researchOf(c.item);
  if (item === undefined) return 'unknown';
  if (!isOpenTo(b, side, item)) return 'otherFaction';
  if (b.sides[side].research.includes(c.item)) return 'known';
  if (!canPay(b, side, item)) return 'tooDear';
  const isNamed = c.unit !== null && temperable(b, side).includes(c.unit);
  return asksUnit(item) === isNamed && (isNamed || c.unit === null) ? undefined : 'noUnit';
};

/** What it does at once: Wounds of standing buildings, Affinity; all else is looked up where it counts. */
const takeEffect = (b: Battle, side: Side, { effect }: Research): Battle => {
  if (effect.kind === 'affinity') return paidFrom(b, side, 'affinity', -effect.add);
  if (effect.kind !== 'buildingWounds') return b;
  const copy = copyBattle(b);
  copy.models = b.models.map((m) => {
    if (sideOf(b, m) !== side || isUnit(b, m)) return m;
    const stronger = copyModel(m);
    stronger.wounds = m.wounds + effect.add;
    return stronger;
  });
  return copy;
};

/** Paid for and known; `unit`: whom it tempers. */
export const researched = (b: Battle, side: Side, id: string, unit: string | null): Battle => {
  const item = researchOf(id)!;
  const paid = banked(b, side, -item.cost.R, -item.cost.A);
  const known = withSide(paid, side, (s) => {
    s.research = [...s.research, id];
    if (unit !== null) s.tempered = unit;
  });
  return takeEffect(known, side, item);
};

const apply = (b: Battle, side: Side, { item, unit }: ResearchCommand, table: ConquestTable): Battle => {
  table.tell?.({ type: 'researched', side, item, unit, rule: 'CQ-29' });
  return researched(b, side, item, unit);
};

/** Everything the side could buy now. */
export const researchCommands = (b: Battle, side: Side): readonly ResearchCommand[] => {
  const found: ResearchCommand[] = [];
  const factions = new Set(seatsOf(b, side).map((seat) => b.config.seats[seat]!.faction));
  const seen = new Set<string>();
  for (const faction of factions)
    for (const item of researchFor(faction)) {
      if (seen.has(item.id)) continue;
      seen.add(item.id);
      if (b.sides[side].research.includes(item.id) || !canPay(b, side, item)) continue;
      if (!asksUnit(item)) found.push({ type: 'research', item: item.id, unit: null });
      else for (const unit of temperable(b, side)) found.push({ type: 'research', item: item.id, unit });
    }
  return found;
};

export const researchProcedure: ConquestProcedure<ResearchFrame> = {
  /** Who can buy nothing is not asked. */
  advance: (b, f) => {
    if (b.ready[captainOf(b, f.side)] === true || researchCommands(b, f.side).length === 0)
      return allNotReady(popped(b));
    return b;
  },
  decisions: (b, f) => [{ seat: captainOf(b, f.side), kind: 'research', rule: 'X-366' }],
  refuse: (b, f, _, c): ConquestRefusal | undefined => {
    if (c.type === 'done') return undefined;
    if (c.type !== 'research') return { code: 'otherDecision', rule: 'X-366', asked: 'research' };
    const why = faultOf(b, f.side, c);
    return why === undefined ? undefined : { code: 'cannotResearch', rule: 'X-366', item: c.item, why };
  },
  apply: (b, f, seat, c, table) => (c.type === 'research' ? apply(b, f.side, c, table) : withReady(b, seat)),
  candidates: (b, f): readonly ConquestCommand[] => [...researchCommands(b, f.side), { type: 'done' }],
};
