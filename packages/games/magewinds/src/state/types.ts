/** The types of Magewinds as one bundle, and what the procedures on its stack are. */

import type { Procedure, Seat, Table } from '@muster/kernel';
import type { Battle, Frame, MagewindsConfig } from './battle.ts';
import type { MagewindsCommand, MagewindsDecision } from './command.ts';
import type { MagewindsEvent } from './events.ts';
import type { MagewindsRefusal } from './refusal.ts';

export interface MagewindsTypes {
  readonly state: Battle;
  readonly command: MagewindsCommand;
  readonly config: MagewindsConfig;
  readonly event: MagewindsEvent;
  readonly refusal: MagewindsRefusal;
  readonly decision: MagewindsDecision;
}

/** The table, and whose command is played: what others' standing orders show is final for that seat (MW-R97). */
export interface MagicTable extends Table<MagewindsEvent> {
  readonly actor?: Seat;
}
export type MagewindsProcedure<N extends Frame['type']> = Procedure<
  MagewindsTypes,
  Extract<Frame, { readonly type: N }>
>;
