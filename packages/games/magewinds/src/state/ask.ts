/** Who is asked, of what kind, by which rule, and about whom. */

import type { RuleId, Seat } from '@muster/kernel';
import type { FighterId } from './battle.ts';
import type { MagewindsDecision } from './command.ts';

export const ask = (
  seat: Seat,
  kind: MagewindsDecision['kind'],
  rule: RuleId,
  fighter: FighterId | null = null,
): readonly MagewindsDecision[] => [{ seat, kind, rule, fighter }];
