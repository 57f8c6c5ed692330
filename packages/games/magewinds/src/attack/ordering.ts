/** Several things at once: who says what comes next (MW 1.2). Asked only where all can see that the order may matter. */

import type { RuleId, Seat } from '@muster/kernel';
import { fighter, nameOf } from '../ground/fighters.ts';
import type { Battle, FighterId } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import { who } from '../state/events.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import type { MagicTable } from '../state/types.ts';

/** MW-R99: the turn player; MW-R87: at the end of the phase who passed first. In the first edition nobody was asked (MW-H22). */
export const ordererOf = (b: Battle): Seat | undefined => {
  if (b.config.edition < 2) return undefined;
  if (b.turn !== null) return b.seats[b.turn]!.conceded ? undefined : b.turn;
  for (const seat of b.passed) if (!b.seats[seat]!.conceded) return seat;
  return undefined;
};

export const refuseNext = (
  b: Battle,
  waiting: readonly FighterId[],
  rule: RuleId,
  c: MagewindsCommand,
): MagewindsRefusal | undefined => {
  if (c.type !== 'nextInOrder') return refusalOf('notNow', rule, { command: c.type });
  if (waiting.includes(c.fighter)) return undefined;
  const f = b.fighters[c.fighter];
  return f === undefined
    ? refusalOf('notOnField', rule, { fighter: c.fighter })
    : refusalOf('notWaiting', rule, { name: nameOf(f) });
};

export const nextCandidates = (waiting: readonly FighterId[]): readonly MagewindsCommand[] =>
  waiting.map((id) => ({ type: 'nextInOrder', fighter: id }));

export const tellNext = (b: Battle, id: FighterId, rule: RuleId, by: Seat, table: MagicTable): void =>
  table.tell?.({ type: 'ordered', rule, by, who: who(fighter(b, id)) });

/** The item for this fighter first, the others as they were. */
export const withFirst = <T extends { readonly fighter: FighterId }>(
  items: readonly T[],
  id: FighterId,
): readonly T[] => [...items.filter((item) => item.fighter === id), ...items.filter((item) => item.fighter !== id)];
