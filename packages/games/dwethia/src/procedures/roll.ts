/**
 * A roll that Destiny may touch (DW-79 to DW-82, X-68): the dice fall, then who owns failed dice may roll some of them again, the first
 * side first, the other after seeing it. It asks a game only whose purse pays and what stands in standing orders.
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
import { successesAmong, withRerolled } from '../dice.ts';

/** Dice of one owner that all need the same. */
export interface RollPool {
  /** Whose Destiny: a model, a side. The game knows what it means. */
  readonly purse: string;
  readonly seat: Seat;
  readonly count: number;
  readonly needs: number;
  /** Empty until they are rolled. */
  readonly faces: readonly number[];
  /** So many of its failed dice are declared to be rolled again, and have not been yet. */
  readonly again: number;
  /** A success hurts its owner's own side, so the successes are the dice that failed him. */
  readonly hurtsOwn?: true;
}

/** `R`: what such dice may be for in this game. */
export interface RollFrame<R extends string = string> extends Framed {
  readonly type: 'roll';
  /** What it is for: `attack`, `save`. */
  readonly what: R;
  readonly rule: RuleId;
  /** In the order of their windows (DW-81). */
  readonly pools: readonly RollPool[];
  /** Of whom the window is open, by index; none before the dice fall (−1) and when all are closed. */
  readonly window: number;
}

export type RerollCommand = Command & { readonly type: 'reroll'; readonly dice: number };
export type RerollDecision<R extends string = string> = Decision & {
  readonly kind: 'reroll';
  readonly what: R;
  readonly purse: string;
  readonly faces: readonly number[];
  readonly needs: number;
  readonly failed: number;
  /** At most so many dice. */
  readonly most: number;
  /** The successes failed him. */
  readonly hurtsOwn?: true;
};
export type RollEvent<R extends string = string> = GameEvent &
  (
    | {
        readonly type: 'rolled';
        readonly what: R;
        readonly purse: string;
        readonly faces: readonly number[];
        readonly needs: number;
        readonly successes: number;
      }
    | {
        readonly type: 'rerolled';
        readonly what: R;
        readonly purse: string;
        readonly again: readonly number[];
        readonly faces: readonly number[];
        readonly needs: number;
        readonly successes: number;
      }
  );
export type RerollRefusal = Refusal &
  ({ readonly code: 'noReroll' } | { readonly code: 'tooManyDice'; readonly most: number });

/** What it brings into the types of a game with this state. */
export interface RollTypes<S extends StackTypes['state'], R extends string> extends StackTypes {
  readonly state: S;
  readonly config: S['config'];
  readonly command: RerollCommand;
  readonly event: RollEvent<R>;
  readonly refusal: RerollRefusal;
  readonly decision: RerollDecision<R>;
  readonly roll: R;
}

/** What it asks a game. */
export interface Fates<S, R extends string> {
  destiny(s: S, purse: string): number;
  paid(s: S, purse: string, points: number): S;
  /** How many dice the owner's standing order rolls again; undefined when he is to be asked. */
  ordered(s: S, frame: RollFrame<R>, pool: RollPool, most: number): number | undefined;
  /** This frame in place of the top one; null takes that off. */
  onTop(s: S, frame: RollFrame<R> | null): S;
  /** The frame is off the stack: what follows from its dice. */
  landed(s: S, frame: RollFrame<R>, table: Table): S;
}

const RULE: RuleId = 'DW-79';

/** Dice of this pool that failed its owner. */
export const failedIn = ({ faces, needs, hurtsOwn }: RollPool): number => {
  const successes = successesAmong(faces, needs);
  return hurtsOwn === true ? successes : faces.length - successes;
};

const withPool = <R extends string>(frame: RollFrame<R>, pool: RollPool, window: number): RollFrame<R> => ({
  type: 'roll',
  what: frame.what,
  rule: frame.rule,
  pools: frame.pools.map((one, i) => (i === frame.window ? pool : one)),
  window,
});

const withFaces = (
  { purse, seat, count, needs, hurtsOwn }: Omit<RollPool, 'faces' | 'again'>,
  faces: readonly number[],
  again = 0,
): RollPool =>
  hurtsOwn === true
    ? { purse, seat, count, needs, faces, again, hurtsOwn }
    : { purse, seat, count, needs, faces, again };

/** The first of the pools of the same owner that the open window belongs to. */
const firstOfOwner = ({ pools, window }: RollFrame): number => {
  let first = window;
  while (first > 0 && pools[first - 1]!.purse === pools[window]!.purse) first--;
  return first;
};

/** Dice that are still to be rolled. */
export const rollOf = <R extends string>(
  what: R,
  rule: RuleId,
  pools: readonly Omit<RollPool, 'faces' | 'again'>[],
): RollFrame<R> => ({
  type: 'roll',
  what,
  rule,
  pools: pools.map((pool) => withFaces(pool, [])),
  window: -1,
});

/** Successes of the pool at this index. */
export const successesOf = (frame: RollFrame, index = 0): number => {
  const { faces, needs } = frame.pools[index]!;
  return successesAmong(faces, needs);
};

/** By type of frame: how it goes on when the dice that it asked for have come to rest. */
export type Landings<S, F extends Framed, R extends string> = {
  readonly [N in F['type']]?: (s: S, frame: Extract<F, { readonly type: N }>, roll: RollFrame<R>, table: Table) => S;
};

/** The frame that asked for the dice lies on top again. */
export const landing = <S extends { readonly stack: readonly F[] }, F extends Framed, R extends string>(
  landings: Landings<S, F, R>,
): Fates<S, R>['landed'] => {
  type Landed = (s: S, frame: F, roll: RollFrame<R>, table: Table) => S;
  const byType = landings as unknown as Readonly<Record<string, Landed>>;
  return (s, roll, table) => {
    const frame = s.stack[s.stack.length - 1]!;
    const goOn = byType[frame.type];
    if (goOn === undefined) throw new Error(`dice for a ${frame.type}`);
    return goOn(s, frame, roll, table);
  };
};

export const rolling = <S extends StackTypes['state'], R extends string>(
  ask: Fates<S, R>,
): Procedure<RollTypes<S, R>, RollFrame<R>> => {
  /** What its owner could still declare for the open window. */
  const mostOf = (s: S, frame: RollFrame<R>): number => {
    const pool = frame.pools[frame.window]!;
    let left = ask.destiny(s, pool.purse);
    for (let i = firstOfOwner(frame); i < frame.window; i++) left -= frame.pools[i]!.again;
    return Math.min(failedIn(pool), left);
  };

  const fall = (s: S, frame: RollFrame<R>, table: Table<RollEvent<R>, R>): S => {
    const pools = frame.pools.map((pool) => {
      const faces = pool.count === 0 ? [] : table.roll(pool.count, pool.seat, frame.what);
      const { purse, needs } = pool;
      if (pool.count > 0)
        table.tell?.({
          type: 'rolled',
          what: frame.what,
          purse,
          faces,
          needs,
          successes: successesAmong(faces, needs),
          rule: frame.rule,
        });
      return withFaces(pool, faces);
    });
    return ask.onTop(s, { type: 'roll', what: frame.what, rule: frame.rule, pools, window: 0 });
  };

  /** The dice that the owner has declared for its pools, all at once. */
  const rollDeclared = (s: S, frame: RollFrame<R>, table: Table<RollEvent<R>, R>): S => {
    const { purse } = frame.pools[frame.window]!;
    const first = firstOfOwner(frame);
    let spent = 0;
    const pools = frame.pools.map((pool, i) => {
      if (i < first || i > frame.window || pool.again === 0) return pool;
      spent += pool.again;
      const { seat, needs } = pool;
      const again = table.roll(pool.again, seat, frame.what);
      const faces = withRerolled(pool.faces, needs, again, pool.hurtsOwn === true);
      const successes = successesAmong(faces, needs);
      table.tell?.({ type: 'rerolled', what: frame.what, purse, again, faces, needs, successes, rule: RULE });
      return withFaces(pool, faces);
    });
    const now = ask.onTop(s, {
      type: 'roll',
      what: frame.what,
      rule: frame.rule,
      pools,
      window: frame.window + 1,
    });
    return spent === 0 ? now : ask.paid(now, purse, spent);
  };

  /** So many of the failed dice of the open window again; they roll when their owner has declared all (DW-79), once (DW-80). */
  const declare = (s: S, frame: RollFrame<R>, dice: number, table: Table<RollEvent<R>, R>): S => {
    const pool = frame.pools[frame.window]!;
    if (dice === 0 && frame.pools.length === 1) return ask.onTop(s, withPool(frame, pool, 1));
    const isLast = frame.pools[frame.window + 1]?.purse !== pool.purse;
    const declared = withPool(frame, withFaces(pool, pool.faces, dice), frame.window + (isLast ? 0 : 1));
    return isLast ? rollDeclared(s, declared, table) : ask.onTop(s, declared);
  };

  return {
    advance: (s, frame, table) => {
      if (frame.window < 0) return fall(s, frame, table);
      const pool = frame.pools[frame.window];
      if (pool === undefined) return ask.onTop(s, null);
      const most = mostOf(s, frame);
      const dice = most === 0 ? 0 : ask.ordered(s, frame, pool, most);
      return dice === undefined ? s : declare(s, frame, dice, table);
    },
    decisions: (s, frame) => {
      const pool = frame.pools[frame.window]!;
      const { seat, purse, faces, needs } = pool;
      const most = mostOf(s, frame);
      const asked = { seat, kind: 'reroll', rule: RULE, what: frame.what, purse, faces, needs } as const;
      const whole = { ...asked, failed: failedIn(pool), most };
      return [pool.hurtsOwn === true ? { ...whole, hurtsOwn: true } : whole];
    },
    refuse: (s, frame, _, c) => {
      if (c.type !== 'reroll') return { code: 'noReroll', rule: RULE };
      const most = mostOf(s, frame);
      return c.dice <= most ? undefined : { code: 'tooManyDice', rule: RULE, most };
    },
    apply: (s, frame, _, c, table) => declare(s, frame, c.dice, table),
    candidates: (s, frame) =>
      Array.from({ length: mostOf(s, frame) + 1 }, (_, dice) => ({ type: 'reroll', dice }) as const),
    done: (s, frame, table) => ask.landed(s, frame, table),
  };
};
