/** Who wins (CQ-26, DW-40, X-370 to ). */

import { otherSide, type Side, seatsOf } from '@muster/dwethia';
import type { RuleId, Seat } from '@muster/kernel';
import { kitOf } from '../ground/field.ts';
import { copyBattle, sideOf } from '../state/battle.ts';
import type { Battle, ConquestTable } from '../state/types.ts';
import { vpOf } from './scoring.ts';

type EndReason = 'victoryPoints' | 'eliminated' | 'headquarters' | 'conceded';

/** who has given up shares no victory and no draw of its side. */
export const placesFor = (b: Battle, winner: Side | null): readonly (readonly Seat[])[] => {
  const best = winner === null ? [...seatsOf(b, 0), ...seatsOf(b, 1)] : seatsOf(b, winner);
  const others = winner === null ? [] : seatsOf(b, otherSide(winner));
  const first = best.filter((seat) => !b.conceded.includes(seat));
  const rest = [...others, ...best.filter((seat) => b.conceded.includes(seat))];
  return rest.length === 0 ? [first] : [first, rest];
};

export const decided = (
  b: Battle,
  winner: Side | null,
  reason: EndReason,
  rule: RuleId,
  table: ConquestTable,
): Battle => {
  table.tell?.({ type: 'over', winner, reason, vp: [vpOf(b, 0).total, vpOf(b, 1).total], rule });
  const copy = copyBattle(b);
  copy.stack = [];
  copy.outcome = { places: placesFor(b, winner), reason, rule };
  return copy;
};

/** X-370, CQ-26: the higher total; equal is a draw. */
export const decidedByVp = (b: Battle, table: ConquestTable): Battle => {
  const [south, north] = [vpOf(b, 0).total, vpOf(b, 1).total];
  const winner = south === north ? null : south > north ? 0 : 1;
  return decided(b, winner, 'victoryPoints', 'X-370', table);
};

/** bastions and extractors build nothing. */
const canBuild = (role: string): boolean => role !== 'bastion' && role !== 'extractor';

/** neither a unit nor a building that can build. */
const isWipedOut = (b: Battle, side: Side): boolean =>
  !b.models.some((m) => {
    const kit = kitOf(b, m);
    return sideOf(b, m) === side && (kit.kind === 'unit' || canBuild(kit.sheet.role));
  });

const hasHq = (b: Battle, side: Side): boolean =>
  b.models.some((m) => {
    const kit = kitOf(b, m);
    return kit.kind === 'building' && kit.sheet.role === 'hq' && sideOf(b, m) === side;
  });

/** Who is out at the end of a round, and by which rule; undefined: nobody. Both: points decide. */
interface Loss {
  readonly sides: readonly [boolean, boolean];
  readonly reason: EndReason;
  readonly rule: RuleId;
}

export const lossOf = (b: Battle): Loss | undefined => {
  const { eliminationWins, hqLossLoses } = b.config.rulings;
  const out = [isWipedOut(b, 0), isWipedOut(b, 1)] as const;
  if (eliminationWins && (out[0] || out[1])) return { sides: out, reason: 'eliminated', rule: 'X-371' };
  const fallen = [!hasHq(b, 0), !hasHq(b, 1)] as const;
  if (hqLossLoses && (fallen[0] || fallen[1])) return { sides: fallen, reason: 'headquarters', rule: 'X-372' };
  return undefined;
};
