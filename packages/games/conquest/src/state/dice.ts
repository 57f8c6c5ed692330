/** Dice of a model that Destiny may touch (DW-79): its side pays, its seat is asked. */

import { purseOf, type RollFrame, rollOf } from '@muster/dwethia';
import type { RuleId } from '@muster/kernel';
import { seatFor, sideOf } from './battle.ts';
import type { Battle, Model, PoolRoll } from './types.ts';

export const diceOf = (
  b: Battle,
  m: Model,
  what: PoolRoll,
  rule: RuleId,
  count: number,
  needs: number,
): RollFrame<PoolRoll> => rollOf(what, rule, [{ purse: purseOf(sideOf(b, m)), seat: seatFor(b, m), count, needs }]);
