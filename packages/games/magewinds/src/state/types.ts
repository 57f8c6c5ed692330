/** The types of Magewinds as one bundle, and what the procedures on its stack are. */

import type { Procedure, Seat, Table } from '@muster/kernel';
import type { Battle, Frame, MagewindsConfig } from './battle.ts';
import type { MagewindsCommand, MagewindsDecision } from './command.ts';
import type { MagewindsEvent } from './events.ts';
import type { MagewindsRefusal } from './refusal.ts';

/** What dice are rolled for. */
export type DiceName = 'attack' | 'hex' | 'barrier' | 'roll-off' | 'scenario';
/** What cards are drawn for: a hand, the face-up row, a choice by Insight. */
export type DrawName = 'hand' | 'row' | 'insight';
export type MagewindsRoll = DiceName | DrawName;

export interface MagewindsTypes {
  readonly state: Battle;
  readonly command: MagewindsCommand;
  readonly config: MagewindsConfig;
  readonly event: MagewindsEvent;
  readonly refusal: MagewindsRefusal;
  readonly decision: MagewindsDecision;
  readonly roll: MagewindsRoll;
}

/** The table, and whose command is played: what others' standing orders show is final for that seat (MW-R97). */
export interface MagicTable extends Table<MagewindsEvent, MagewindsRoll> {
  readonly actor?: Seat;
}
export type MagewindsProcedure<N extends Frame['type']> = Procedure<
  MagewindsTypes,
  Extract<Frame, { readonly type: N }>
>;
