/** A game of nothing but the core's procedures, for their tests: purses by name, and what came of it. */

import {
  type Command,
  type Decision,
  type Framed,
  type GameEvent,
  type Procedure,
  type Procedures,
  type Refusal,
  type Seat,
  type StackTypes,
  stackOf,
  type Table,
} from '@muster/kernel';
import type { Purse, Resource } from '../procedures/resist.ts';

export interface ToyState {
  readonly config: object;
  readonly stack: readonly Framed[];
  readonly purses: Readonly<Record<string, Purse>>;
  /** What the procedure came to. */
  readonly result: unknown;
}

export interface ToyTypes extends StackTypes {
  readonly state: ToyState;
}

export const purse = (faith: number, affinity: number, destiny: number): Purse => ({ faith, affinity, destiny });

export const onTop = (s: ToyState, frame: Framed | null): ToyState => ({
  ...s,
  stack: frame === null ? s.stack.slice(0, -1) : [...s.stack.slice(0, -1), frame],
});

export const paid = (s: ToyState, id: string, resource: Resource, points: number): ToyState => {
  const before = s.purses[id]!;
  return { ...s, purses: { ...s.purses, [id]: { ...before, [resource]: before[resource] - points } } };
};

export const came = (s: ToyState, result: unknown): ToyState => ({ ...s, result });

/** One frame on an empty table, and what can be done with it. */
export const toyOf = (type: string, procedure: unknown, frame: Framed, purses: ToyState['purses']) => {
  const procedures = { [type]: procedure as Procedure<ToyTypes> } as Procedures<ToyTypes>;
  const stack = stackOf<ToyTypes>(procedures);
  const events: GameEvent[] = [];
  const dice: number[] = [];
  const rolls: { readonly count: number; readonly seat: Seat; readonly what: string }[] = [];
  const table: Table = {
    roll: (count, seat, what) => {
      rolls.push({ count, seat, what });
      if (dice.length < count) throw new Error(`no die left for ${what}`);
      return dice.splice(0, count);
    },
    shuffle: (items) => items,
    final: () => {},
    tell: (event) => events.push(event),
  };
  let state: ToyState = { config: {}, stack: [frame], purses, result: undefined };
  return {
    events,
    rolls,
    /** These dice come next; then it goes on until somebody is asked. */
    begin: (...faces: readonly number[]): void => {
      dice.push(...faces);
      state = stack.advance(state, table);
    },
    play: (c: Command, ...faces: readonly number[]): void => {
      dice.push(...faces);
      const asked = stack.decisions(state)[0]!;
      const refusal = stack.refuse(state, asked.seat, c);
      if (refusal !== undefined) throw new Error(JSON.stringify(refusal));
      state = stack.play(state, asked.seat, c, table);
    },
    asked: (): Decision | undefined => stack.decisions(state)[0],
    refusal: (c: Command): Refusal | undefined => stack.refuse(state, stack.decisions(state)[0]!.seat, c),
    candidates: (): readonly Command[] => stack.candidates(state, stack.decisions(state)[0]!.seat),
    purse: (id: string): Purse => state.purses[id]!,
    result: (): unknown => state.result,
  };
};
