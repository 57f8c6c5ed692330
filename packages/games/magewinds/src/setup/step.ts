/** What each step of set-up (MW 10.0) answers for itself. */

import type { Seat, Table } from '@muster/kernel';
import type { Battle, SetupFrame, SetupStep } from '../state/battle.ts';
import type { MagewindsCommand, MagewindsDecision, SetupCommand } from '../state/command.ts';
import { swapTop } from '../state/copies.ts';
import type { MagewindsEvent } from '../state/events.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import type { MagewindsRoll } from '../state/types.ts';

export type T = Table<MagewindsEvent, MagewindsRoll>;

export interface SetupPart {
  /** The battle after the next thing that happens by itself; the same battle when someone must decide; `over` when all is done. */
  advance(b: Battle, frame: SetupFrame, table: T): Battle | 'over';
  decisions(b: Battle, frame: SetupFrame): readonly MagewindsDecision[];
  /** Only for seats that may answer. */
  refuse(b: Battle, frame: SetupFrame, seat: Seat, c: MagewindsCommand): MagewindsRefusal | undefined;
  apply(b: Battle, frame: SetupFrame, seat: Seat, c: MagewindsCommand, table: T): Battle;
  candidates(b: Battle, frame: SetupFrame, seat: Seat): readonly SetupCommand[];
}

export const notNow = (c: MagewindsCommand): MagewindsRefusal => refusalOf('notNow', null, { command: c.type });

export const makeFrame = (step: SetupStep, first: Seat, turn: number): SetupFrame => ({
  type: 'setup',
  step,
  first,
  turn,
});

/** One more decision of this step is made. */
export const counted = (b: Battle, frame: SetupFrame): Battle =>
  swapTop(b, makeFrame(frame.step, frame.first, frame.turn + 1));

/** The winner of the step's own roll-off is known. */
export const opened = (b: Battle, frame: SetupFrame, first: Seat): Battle =>
  swapTop(b, makeFrame(frame.step, first, frame.turn + 1));

/** In the order of the roll-off, from Player 2 on, Player 1 last. */
export const fromPlayer2 = (b: Battle, turn: number): Seat => b.ranks[(turn + 1) % b.ranks.length]!;
