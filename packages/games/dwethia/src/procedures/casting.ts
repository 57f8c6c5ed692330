/**
 * Casting a power (DW-84, DW-89, DW-91): what it costs now, the Affinity paid, the other side's chance to resist; and whom damage
 * strikes, a die for each (DW-56). It asks a game whose purse pays, what makes a power dearer, and what stands beside a target.
 */

import type { Framed, GameEvent, RuleId, Seat, Table } from '@muster/kernel';
import type { Power } from '../content/powers.ts';
import { type ResistFrame, resistOf } from './resist.ts';
import { type RollFrame, type RollPool, successesOf } from './roll.ts';

export type CastEvent<T extends string | null = string | null> = GameEvent & {
  readonly type: 'cast';
  readonly caster: string;
  readonly power: string;
  readonly target: T;
  readonly cost: number;
};

/** Whose Affinity pays for a power, whose Destiny rolls its dice again, and who bids for it. */
export interface Caster {
  readonly purse: string;
  readonly seat: Seat;
}

/** What it asks a game; `P` is a model or a ship. */
export interface Casting<S, P extends { readonly id: string }, F extends Framed> {
  caster(s: S, m: P): Caster;
  affinity(s: S, purse: string): number;
  paid(s: S, purse: string, points: number): S;
  /** DW-26: what enemies near the caster add to its charge. */
  dearerBy(s: S, m: P): number;
  /** Whether its faction's cheaper power of this round (`Trait.cheaperPower`) is still to come. */
  isCheaper(s: S, m: P): boolean;
  /** That one has been cast. */
  discounted(s: S, m: P): S;
  /** Battles of an older edition in which every casting of the side used it up. Absent: never. */
  isUsedUpByAny?(s: S): boolean;
  /** Most points that may be added; null for any number. Absent: any number. */
  upchargeCap?(s: S): number | null;
  /** Whether the other side is asked at all. Absent: it is, and passes where it cannot. */
  isContested?(s: S, m: P, power: Power, contest: ResistFrame): boolean;
  pushed(s: S, ...frames: readonly (F | ResistFrame)[]): S;
}

export interface CastingOf<S, P, F extends Framed> {
  /** DW-89: 1 at the least, and the upcharge. */
  cost(s: S, m: P, power: Power, upcharge: number): number;
  /** DW-89: why it cannot be had with this upcharge; undefined when it can. */
  priceFault(s: S, m: P, power: Power, upcharge: number): 'noUpcharge' | 'tooDear' | undefined;
  /** Only for castings that were not refused: paid for, on the stack, and the contest on top of it. */
  cast<T extends string | null>(
    s: S,
    m: P,
    power: Power,
    frame: F & { readonly target: T; readonly upcharge: number },
    table: Table<CastEvent<T>>,
  ): S;
}

const RULE: RuleId = 'DW-89';

export const casting = <S, P extends { readonly id: string }, F extends Framed>(
  ask: Casting<S, P, F>,
): CastingOf<S, P, F> => {
  const cost = (s: S, m: P, power: Power, upcharge: number): number =>
    Math.max(1, power.charge + ask.dearerBy(s, m) - (ask.isCheaper(s, m) ? 1 : 0)) + upcharge;

  const isOverCap = (s: S, upcharge: number): boolean => {
    const cap = ask.upchargeCap?.(s) ?? null;
    return cap !== null && upcharge > cap;
  };

  return {
    cost,
    priceFault: (s, m, power, upcharge) => {
      if (upcharge < 0 || (upcharge > 0 && (!power.upcharge || isOverCap(s, upcharge)))) return 'noUpcharge';
      return cost(s, m, power, upcharge) > ask.affinity(s, ask.caster(s, m).purse) ? 'tooDear' : undefined;
    },
    cast: (s, m, power, frame, table) => {
      const { purse, seat } = ask.caster(s, m);
      const points = cost(s, m, power, frame.upcharge);
      table.tell?.({ type: 'cast', caster: m.id, power: power.id, target: frame.target, cost: points, rule: RULE });
      const isUsedUp = ask.isCheaper(s, m) || ask.isUsedUpByAny?.(s) === true;
      const paid = ask.paid(s, purse, points);
      const now = isUsedUp ? ask.discounted(paid, m) : paid;
      const contest = resistOf(power.id, purse, seat, points);
      return ask.isContested?.(now, m, power, contest) === false
        ? ask.pushed(now, frame)
        : ask.pushed(now, frame, contest);
    },
  };
};

// --- Damage ---

export const powerStrength = ({ effect }: Power): number => (effect.kind === 'damage' ? effect.strength : 0);

/** Wounds of each success: [Wound n], and what was added. */
export const powerWounds = ({ effect }: Power, upcharge: number): number =>
  effect.kind === 'damage' ? (effect.keywords.wound ?? 1) + upcharge : 0;

/** How wide a power reaches; rooting takes hold of all who are coherent. */
export const strikesOf = ({ effect }: Power): 'target' | 'coherent' | 'blast' =>
  effect.kind === 'damage' ? effect.strikes : effect.kind === 'root' ? 'coherent' : 'target';

/** Whom it touches: the target first and, where it strikes the coherent, who stands beside it. A blast comes after its dice. */
export const touchedBy = <P>(
  strikes: 'target' | 'coherent' | 'blast',
  target: P,
  beside: () => readonly P[],
): readonly P[] => (strikes === 'coherent' ? [target, ...beside()] : [target]);

/** DW-56: a die for each who is struck. */
export const diceOfPower = <P>(
  { purse, seat }: Caster,
  struck: readonly P[],
  needs: (m: P) => number,
): readonly Omit<RollPool, 'faces' | 'again'>[] => struck.map((m) => ({ purse, seat, count: 1, needs: needs(m) }));

/** Those whose die succeeded. */
export const hitBy = <P>(struck: readonly P[], roll: RollFrame): readonly P[] =>
  struck.filter((_, i) => successesOf(roll, i) > 0);
