/**
 * Wounds on one piece (DW-58, DW-62, DW-64, DW-65, X-142): its save, then what it ignores, then what it suffers. It asks a game what
 * saves and what is ignored, and what a wound does; between ignoring and suffering a game may have steps of its own.
 */

import type { Framed, RuleId, Table } from '@muster/kernel';
import { type RollFrame, successesOf } from './roll.ts';

/** What games keep of it; further steps are their own. */
export interface Wounds extends Framed {
  readonly type: 'wounds';
  readonly wounds: number;
  readonly step: string;
}

/** What it asks a game. */
export interface Wounding<S, F extends Wounds> {
  /** Nothing is left to hurt: surplus is lost. */
  isPast(s: S, f: F): boolean;
  /** DW-62: saves on so much or more; null without a save. */
  save(s: S, f: F): number | null;
  /** one save stops all wounds of an attack. Absent: each wound has its own. */
  readonly savesAll?: true;
  /** DW-64: ignores each wound on so much or more; null for never. */
  ignore(s: S, f: F): number | null;
  rolled(s: S, f: F, what: 'save' | 'ignore', rule: RuleId, dice: number, needs: number): S;
  /** What saves have stopped, where that counts for something. */
  saved?(s: S, f: F, stopped: number, table: Table): S;
  withStep(f: F, step: F['step'], wounds: number): F;
  /** The step after what is ignored. */
  readonly after: F['step'];
  /** That step, and all that come after it. */
  rest(s: S, f: F, table: Table): S;
  onTop(s: S, frame: F | null): S;
}

export interface WoundingOf<S, F extends Wounds> {
  advance(s: S, f: F, table: Table): S;
  /** The dice of saves or of ignored wounds lie. */
  landed(s: S, f: F, roll: RollFrame, table: Table): S;
}

export const wounding = <S, F extends Wounds>(ask: Wounding<S, F>): WoundingOf<S, F> => ({
  advance: (s, f, table) => {
    if (ask.isPast(s, f)) return ask.onTop(s, null);
    if (f.step === 'save') {
      const needs = ask.save(s, f);
      if (needs === null) return ask.onTop(s, ask.withStep(f, 'ignore', f.wounds));
      return ask.rolled(s, f, 'save', 'DW-62', ask.savesAll ? 1 : f.wounds, needs);
    }
    if (f.step !== 'ignore') return ask.rest(s, f, table);
    const needs = ask.ignore(s, f);
    if (needs === null) return ask.onTop(s, ask.withStep(f, ask.after, f.wounds));
    return ask.rolled(s, f, 'ignore', 'DW-64', f.wounds, needs);
  },
  landed: (s, f, roll, table) => {
    const stopped = successesOf(roll);
    if (f.step === 'ignore') return ask.onTop(s, ask.withStep(f, ask.after, f.wounds - stopped));
    const left = ask.savesAll && stopped > 0 ? 0 : f.wounds - stopped;
    const now = ask.saved?.(s, f, stopped, table) ?? s;
    return ask.onTop(now, ask.withStep(f, 'ignore', left));
  },
});
