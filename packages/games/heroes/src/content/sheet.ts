/** What stands on a Custom Unit Sheet (DW-28). */

import type { FactionId, RaceId, Stats } from '@muster/dwethia';
import type { Rank } from './ranks.ts';

export interface UnitSheet {
  readonly name: string;
  readonly faction: FactionId;
  readonly race: RaceId;
  readonly rank: Rank;
  /** As it stands on the table: race and kit included. */
  readonly stats: Stats;
  readonly wargear: readonly string[];
  readonly powers: readonly string[];
  readonly rules: readonly string[];
  /** What battles have left on it (HR-17): in its stats already, but paid at prices of their own. */
  readonly scars: readonly string[];
}
