/**
 * Looks ahead on a view: plays a seat's own commands by the rules, and stops where nobody can know what comes: where dice are rolled or
 * cards drawn, where another seat decides, where something hidden counts. No luck is made up for it.
 */

import { type Game, type GameTypes, HiddenNeeded, type Seat, type Table, type TableOf } from './game.ts';
import { isFor } from './journal.ts';
import { LuckNeeded, manualLuck } from './luck.ts';

/** Why it goes no further. */
export type Stop<R> =
  | { readonly why: 'luck' | 'another' | 'hidden' }
  | { readonly why: 'refused'; readonly refusal: R };

export interface Foreseen<T extends GameTypes> {
  /** What the seat will see after the commands that could be played. */
  readonly view: T['state'];
  /** How many of them could. */
  readonly played: number;
  /** What keeps the next one from being played; undefined when all were. */
  readonly stopped: Stop<T['refusal']> | undefined;
}

/** Luck is asked for and never given; nothing is told. */
export const LUCKLESS: Table<never> = {
  roll: manualLuck.roll,
  shuffle: (items) => {
    throw new LuckNeeded({ shuffle: items.length });
  },
  draw: (heap, count, seat, what) => {
    throw new LuckNeeded({ heap, count, nth: 0, seat, for: what });
  },
  final: () => {},
};

/** The next view, or what it takes to know it. */
const next = <T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  command: T['command'],
  table: TableOf<T> = LUCKLESS,
): T['state'] | 'luck' | 'hidden' => {
  try {
    return game.view(game.play(state, seat, command, table), seat);
  } catch (thrown) {
    if (thrown instanceof LuckNeeded) return 'luck';
    if (thrown instanceof HiddenNeeded) return 'hidden';
    throw thrown;
  }
};

/** Whether others must decide first. */
const isAnothers = <T extends GameTypes>(game: Game<T>, view: T['state'], seat: Seat): boolean => {
  const asked = game.decisions(view);
  return asked.length > 0 && asked.every((decision) => decision.seat !== seat);
};

/**
 * `assuming` fills in before each command what is hidden and is to be taken for granted: that nobody else casts a spell meanwhile.
 * Without it, what is foreseen comes true.
 */
export const foresee = <T extends GameTypes>(
  game: Game<T>,
  view: T['state'],
  seat: Seat,
  commands: readonly T['command'][],
  assuming?: (view: T['state']) => T['state'],
): Foreseen<T> => {
  let now = view;
  for (let played = 0; played < commands.length; played++) {
    const command = commands[played]!;
    const refusal = game.refuse(now, seat, command);
    if (refusal !== undefined) {
      const stopped: Stop<T['refusal']> = isAnothers(game, now, seat)
        ? { why: 'another' }
        : { why: 'refused', refusal };
      return { view: now, played, stopped };
    }
    const then = next(game, assuming?.(now) ?? now, seat, command);
    if (then === 'luck' || then === 'hidden') return { view: now, played, stopped: { why: then } };
    now = then;
  }
  return { view: now, played: commands.length, stopped: undefined };
};

/** What one own command will lead to and what this seat will hear of it; undefined where nobody can know it, or it is refused. */
export const foretell = <T extends GameTypes>(
  game: Game<T>,
  view: T['state'],
  seat: Seat,
  command: T['command'],
): { readonly view: T['state']; readonly events: readonly T['event'][] } | undefined => {
  if (game.refuse(view, seat, command) !== undefined) return undefined;
  const events: T['event'][] = [];
  const tell: TableOf<T>['tell'] = (event, to) => {
    if (isFor(to, seat)) events.push(event);
  };
  const then = next(game, view, seat, command, { ...LUCKLESS, tell });
  return then === 'luck' || then === 'hidden' ? undefined : { view: then, events };
};
