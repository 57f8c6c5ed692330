/** Why a gesture leads nowhere, in the rules' own words. */

import { type Battle, type BattleCommand, gridBattles, type HexLabel } from '@muster/grid-battles';
import type { Gestured } from '../../../contract/tabletop.ts';
import type { GridTable, Held } from './types.ts';

/** With the reason, where there is one. */
export const refused = (b: Battle, held: Held, at: HexLabel | null, c: BattleCommand): Gestured<GridTable> => {
  const refusal = gridBattles.refuse(b, b.turn, c);
  return refusal === undefined || at === null ? { held } : { held, remark: { at, text: gridBattles.explain(refusal) } };
};
