/** The priority roll and the winner's choice (DW-31 to DW-33, X-91). Destiny never touches it (DW-82). */

import type {
  Command,
  Decision,
  Framed,
  GameEvent,
  Procedure,
  Refusal,
  RuleId,
  Seat,
  StackTypes,
  Table,
} from '@muster/kernel';
import { otherSide, type Side } from '../sides.ts';

export interface PriorityFrame extends Framed {
  readonly type: 'priority';
  /** Null until the dice have decided. */
  readonly winner: Side | null;
}

/** Before the dice. */
export const PRIORITY: PriorityFrame = { type: 'priority', winner: null };

export type GoFirstCommand = Command & { readonly type: 'goFirst'; readonly first: 'me' | 'you' };
export type GoFirstDecision = Decision & { readonly kind: 'goFirst' };
export type PriorityEvent = GameEvent &
  (
    | {
        readonly type: 'priorityRolled';
        readonly faces: readonly [number, number];
        /** DW-33: by side, where something is added to a die. */
        readonly added?: readonly [number, number];
        readonly winner: Side | null;
      }
    | { readonly type: 'goesFirst'; readonly side: Side; readonly chosenBy: Side }
  );
export type GoFirstRefusal = Refusal & { readonly code: 'noGoFirst' };

export interface PriorityTypes<S extends StackTypes['state']> extends StackTypes {
  readonly state: S;
  readonly config: S['config'];
  readonly command: GoFirstCommand;
  readonly event: PriorityEvent;
  readonly refusal: GoFirstRefusal;
  readonly decision: GoFirstDecision;
  readonly roll: 'priority';
}

export interface Priorities<S> {
  /** Who decides for a side. */
  captain(s: S, side: Side): Seat;
  /** DW-33, DW-04: what abilities add to a side's die. Absent: nothing. */
  bonus?(s: S, side: Side): number;
  /** The standing order of who decides for the winner. */
  goFirst(s: S, seat: Seat): 'me' | 'you' | 'ask';
  onTop(s: S, frame: PriorityFrame | null): S;
  /** Off the stack: the winner holds priority, this side acts first for the whole round. */
  decided(s: S, winner: Side, first: Side, table: Table): S;
}

const RULE: RuleId = 'DW-31';
const CHOICE: RuleId = 'DW-32';

export const priority = <S extends StackTypes['state']>(
  ask: Priorities<S>,
): Procedure<PriorityTypes<S>, PriorityFrame> => {
  const roll = (s: S, table: Table<PriorityEvent, 'priority'>): S => {
    const faces = [
      table.roll(1, ask.captain(s, 0), 'priority')[0]!,
      table.roll(1, ask.captain(s, 1), 'priority')[0]!,
    ] as const;
    const added = [ask.bonus?.(s, 0) ?? 0, ask.bonus?.(s, 1) ?? 0] as const;
    const lead = faces[0] + added[0] - faces[1] - added[1];
    const winner = lead === 0 ? null : lead > 0 ? 0 : 1; // a tie is rolled again
    const isBare = added[0] === 0 && added[1] === 0;
    table.tell?.({ type: 'priorityRolled', faces, ...(isBare ? {} : { added }), winner, rule: RULE });
    return ask.onTop(s, { type: 'priority', winner });
  };
  const choose = (s: S, winner: Side, first: 'me' | 'you', table: Table<PriorityEvent>): S => {
    const side = first === 'me' ? winner : otherSide(winner);
    table.tell?.({ type: 'goesFirst', side, chosenBy: winner, rule: CHOICE });
    return ask.decided(ask.onTop(s, null), winner, side, table);
  };
  return {
    advance: (s, { winner }, table) => {
      if (winner === null) return roll(s, table);
      const first = ask.goFirst(s, ask.captain(s, winner));
      return first === 'ask' ? s : choose(s, winner, first, table);
    },
    decisions: (s, { winner }) => [{ seat: ask.captain(s, winner!), kind: 'goFirst', rule: CHOICE }],
    refuse: (_s, _frame, _seat, c) => (c.type === 'goFirst' ? undefined : { code: 'noGoFirst', rule: CHOICE }),
    apply: (s, { winner }, _, c, table) => choose(s, winner!, c.first, table),
    candidates: () => [
      { type: 'goFirst', first: 'me' },
      { type: 'goFirst', first: 'you' },
    ],
  };
};
