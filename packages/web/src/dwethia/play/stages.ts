/** How it looks what sides do and pay for, in games whose pools are a side's: stages of their events. */

import type { Side } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { type Sided, seatOfPurse } from './purse.ts';

/** What a side does or gets, though no piece of it is named; nobody's while neither has won. */
export const bySide = (e: { readonly side: Side | null }, config?: Sided): Seat | null | undefined =>
  e.side === null ? null : seatOfPurse(String(e.side), config);

export const byWinner = (e: { readonly winner: Side | null }, config?: Sided): Seat | null | undefined =>
  bySide({ side: e.winner }, config);

export const byNobody = (): null => null;

type Edge = 'south' | 'north';

/** The edges of both, when one has chosen its own. */
export const edgesBy = ({ edge, side }: { readonly edge: Edge; readonly side: Side }): readonly [Edge, Edge] => {
  const other = edge === 'south' ? 'north' : 'south';
  return side === 0 ? [edge, other] : [other, edge];
};

interface Paid {
  readonly by: string;
  readonly points: number;
}

interface Contest<B> {
  readonly pay: (b: B, purse: string, what: 'destiny' | 'affinity', points: number) => B;
  readonly defend: (b: B, purse: string, points: number) => B;
  readonly readMs: number;
  readonly readDiceMs: number;
}

/** A power that is resisted (DW-91 to DW-93). */
export const contestStages = <B>({ pay, defend, readMs, readDiceMs }: Contest<B>) => {
  const by = (e: Pick<Paid, 'by'>, config?: Sided): Seat | undefined => seatOfPurse(e.by, config);
  return {
    resisted: { by, shows: (b: B, e: Paid) => defend(b, e.by, e.points), ms: readMs },
    raised: {
      by,
      shows: (b: B, e: Paid & { readonly stage: string; readonly as: string }) => {
        if (e.stage === 'destiny') return pay(b, e.by, 'destiny', e.points);
        return e.as === 'resister' ? defend(b, e.by, e.points) : pay(b, e.by, 'affinity', e.points);
      },
      ms: readMs,
    },
    stoodPat: { by },
    resistAgain: { by },
    resistRolled: { by: byNobody, ms: readDiceMs },
    resistEnded: {
      by: byNobody,
      adds: (_: B, e: { readonly resolves: boolean }) => (e.resolves ? 'it takes hold' : 'it is negated'),
      ms: readMs,
    },
  };
};
