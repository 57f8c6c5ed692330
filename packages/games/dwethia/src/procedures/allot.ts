/**
 * Wounds that somebody shares out, one at a time. The game says who may take the next one; where only one can,
 * nobody is asked.
 */

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

export interface AllotFrame extends Framed {
  readonly type: 'allot';
  readonly seat: Seat;
  readonly rule: RuleId;
  readonly left: number;
  /** By model, in the order in which they first took one. */
  readonly taken: readonly { readonly id: string; readonly wounds: number }[];
}

export type AllotCommand = Command & { readonly type: 'allot'; readonly to: string };
export type AllotDecision = Decision & {
  readonly kind: 'allot';
  readonly left: number;
  readonly among: readonly string[];
};
export type AllotEvent = GameEvent & { readonly type: 'allotted'; readonly to: string; readonly left: number };
export type AllotRefusal = Refusal &
  (
    | { readonly code: 'noAllot' }
    | { readonly code: 'notAmong'; readonly to: string; readonly among: readonly string[] }
  );

export interface AllotTypes<S extends StackTypes['state']> extends StackTypes {
  readonly state: S;
  readonly config: S['config'];
  readonly command: AllotCommand;
  readonly event: AllotEvent;
  readonly refusal: AllotRefusal;
  readonly decision: AllotDecision;
  readonly roll: never;
}

export interface Casualties<S> {
  /** Who may take the next wound: the first class that is not empty, equals once. Empty: the surplus is lost. */
  among(s: S, frame: AllotFrame): readonly string[];
  /** What the seat's standing order picks; undefined when it is to be asked. */
  ordered(s: S, frame: AllotFrame, among: readonly string[]): string | undefined;
  onTop(s: S, frame: AllotFrame | null): S;
  /** Off the stack: everyone has what it takes. */
  allotted(s: S, frame: AllotFrame, table: Table): S;
}

export const allotOf = (seat: Seat, rule: RuleId, wounds: number): AllotFrame => ({
  type: 'allot',
  seat,
  rule,
  left: wounds,
  taken: [],
});

/** What this model has taken so far. */
export const takenBy = ({ taken }: AllotFrame, id: string): number => taken.find((one) => one.id === id)?.wounds ?? 0;

const withWound = ({ seat, rule, left, taken }: AllotFrame, to: string): AllotFrame => ({
  type: 'allot',
  seat,
  rule,
  left: left - 1,
  taken: taken.some(({ id }) => id === to)
    ? taken.map(({ id, wounds }) => ({ id, wounds: id === to ? wounds + 1 : wounds }))
    : [...taken, { id: to, wounds: 1 }],
});

export const allotting = <S extends StackTypes['state']>(ask: Casualties<S>): Procedure<AllotTypes<S>, AllotFrame> => {
  const give = (s: S, frame: AllotFrame, to: string, table: Table<AllotEvent>): S => {
    table.tell?.({ type: 'allotted', to, left: frame.left - 1, rule: frame.rule });
    return ask.onTop(s, withWound(frame, to));
  };
  return {
    advance: (s, frame, table) => {
      const among = frame.left > 0 ? ask.among(s, frame) : [];
      if (among.length === 0) return ask.allotted(ask.onTop(s, null), frame, table);
      const to = among.length === 1 ? among[0] : ask.ordered(s, frame, among);
      return to === undefined ? s : give(s, frame, to, table);
    },
    decisions: (s, frame) => [
      { seat: frame.seat, kind: 'allot', rule: frame.rule, left: frame.left, among: ask.among(s, frame) },
    ],
    refuse: (s, frame, _, c) => {
      if (c.type !== 'allot') return { code: 'noAllot', rule: frame.rule };
      const among = ask.among(s, frame);
      return among.includes(c.to) ? undefined : { code: 'notAmong', rule: frame.rule, to: c.to, among };
    },
    apply: (s, frame, _, c, table) => give(s, frame, c.to, table),
    candidates: (s, frame) => ask.among(s, frame).map((to) => ({ type: 'allot', to }) as const),
  };
};
