/** What standing orders answer in their owner's place: whether to resist a power, which dice Destiny rolls again, who goes first. */

import type { ResistCommand, ResistFrame } from './resist.ts';

/** A number: with so many points at most, the fee among them, without being asked. */
export type ResistOrder = 'ask' | 'never' | number;
/** `auto`: where it may slay or save. */
export type DestinyOrder = 'ask' | 'auto' | 'never';

/** What it asks a game. */
export interface ResistOrders<S> {
  /** Of who decides for those that are struck. */
  order(s: S, frame: ResistFrame): ResistOrder;
  /** Who would resist best, and with how much at most; undefined where nobody can. */
  best(s: S, frame: ResistFrame): { readonly id: string; readonly most: number } | undefined;
  /** Battles of an older edition in which the fee came besides. Absent: never. */
  isFeeApart?(s: S): boolean;
}

const LET_PASS: ResistCommand = { type: 'resist', by: null, points: 0 };
const NO_MORE: ResistCommand = { type: 'raise', points: 0 };

/** Never, or up to so many points and nothing after that. Who casts is always asked. */
export const resistByOrder =
  <S>(ask: ResistOrders<S>) =>
  (s: S, frame: ResistFrame): ResistCommand | undefined => {
    const { step } = frame;
    if (step.at === 'over' || (step.at !== 'offer' && step.turn === 'caster')) return undefined;
    const order = ask.order(s, frame);
    if (order === 'ask') return undefined;
    if (step.at !== 'offer') return NO_MORE;
    const best = order === 'never' ? undefined : ask.best(s, frame);
    if (order === 'never' || best === undefined) return LET_PASS;
    const points = Math.min(order + (ask.isFeeApart?.(s) === true ? 1 : 0), best.most);
    return points < 1 ? LET_PASS : { type: 'resist', by: best.id, points };
  };

/** How many dice an order for Destiny rolls again; undefined when its owner is to be asked. */
export const rerollByOrder = (order: DestinyOrder, auto: () => number): number | undefined => {
  if (order === 'ask') return undefined;
  return order === 'never' ? 0 : auto();
};

/** As few dice as can slay who has so many Wounds, where each success is so many; none where it is slain already, or cannot be. */
export const diceToSlay = (passed: number, most: number, wounds: number, woundsEach = 1): number => {
  const missing = Math.ceil(wounds / woundsEach) - passed;
  return missing > 0 && missing <= most ? missing : 0;
};

/**
 * As few dice as can save who has so many Wounds from losing so many; none where it lives anyway, or where all of them are too few.
 * `maySurvive`: what is still lost then may be stopped by a later roll, so each one counts.
 */
export const diceToSave = (lost: number, most: number, wounds: number, maySurvive: boolean): number => {
  const missing = lost - wounds + 1;
  if (missing <= 0) return 0;
  return missing <= most || maySurvive ? Math.min(most, missing) : 0;
};
