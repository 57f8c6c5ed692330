/** Contests of bids: who surges first, whether a power takes effect. Pure. */

import {
  type Battle,
  type ConquestDecision,
  contestChances,
  type Frame,
  powerName,
  type SurgeFrame,
  sideOfSeat,
} from '@muster/conquest';
import { otherSide } from '@muster/dwethia';
import type { Duellist } from '../../../dwethia/play/Duel.tsx';
import { poolWords } from '../../../dwethia/play/Duel.tsx';
import { percent } from '../../../parts/words.ts';
import { nameOf, purseName } from '../words.ts';
import type { Draft } from './types.ts';

type PowerFrame = Extract<Frame, { readonly type: 'power' }>;

/** The purse that a seat pays from. */
export const poolOf = (b: Battle, seat: number): Battle['sides'][0]['pool'] => b.sides[sideOfSeat(b, seat)].pool;

interface DuelOf {
  readonly label: string;
  readonly over: string;
  readonly note: string;
  readonly sides: readonly [Duellist, Duellist];
}

const surgeFrame = (b: Battle): SurgeFrame | undefined => b.stack.findLast((f): f is SurgeFrame => f.type === 'surge');

const surgeDuel = (b: Battle, draft: Draft, seat: number): DuelOf | undefined => {
  const f = surgeFrame(b);
  if (f === undefined || f.unit === null) return undefined;
  const own = sideOfSeat(b, seat);
  const total = (side: 0 | 1): number => f.wagers[side] + (f.step === 'wager' && side === own ? draft.points : 0);
  const sideOf = (side: 0 | 1, unit: string | null): Duellist => ({
    name: unit === null ? purseName(b, String(side)) : nameOf(b, unit),
    total: unit === null ? '–' : total(side),
    left: `${b.sides[side].pool.destiny} Destiny`,
  });
  const other = otherSide(f.side);
  const lead = total(f.side) - total(other);
  return {
    label: 'Surge',
    over: 'Who moves first?',
    note:
      f.answer === null
        ? 'no answer yet'
        : lead === 0
          ? 'level: a die decides if both stop'
          : `first to move as it stands: ${purseName(b, String(lead > 0 ? f.side : other))}`,
    sides: [sideOf(f.side, f.unit), sideOf(other, f.answer)],
  };
};

/** The power that is contested. */
export const castInDispute = (b: Battle): PowerFrame | undefined =>
  b.stack.findLast((f): f is PowerFrame => f.type === 'power');

const resistDuel = (b: Battle, draft: Draft, d: ConquestDecision): DuelOf | undefined => {
  const frame = b.stack.at(-1);
  if (frame?.type !== 'resist' || (d.kind !== 'resist' && d.kind !== 'raise')) return undefined;
  const { step } = frame;
  const caster = frame.caster === '0' ? 0 : 1;
  const resister = otherSide(caster);
  const isCaster = d.kind === 'raise' && sideOfSeat(b, d.seat) === caster;
  const base = 'cast' in step ? { cast: step.cast, defence: step.defence } : { cast: frame.charge, defence: 0 };
  const cast = base.cast + (isCaster ? draft.points : 0);
  const fee = d.kind === 'resist' && !b.config.rulings.entryFeeCounts ? 1 : 0;
  const defence = base.defence + (isCaster ? 0 : Math.max(0, draft.points - fee));
  return {
    label: `Contest over ${powerName(frame.power)}`,
    over: powerName(frame.power),
    note: d.kind === 'resist' ? 'nobody resists yet' : defence > cast ? 'negated as it stands' : 'holds as it stands',
    sides: [
      { name: purseName(b, String(caster)), total: cast, left: poolWords(b.sides[caster].pool) },
      { name: purseName(b, String(resister)), total: defence, left: poolWords(b.sides[resister].pool) },
    ],
  };
};

export const duelOf = (b: Battle, d: ConquestDecision, draft: Draft): DuelOf | undefined => {
  if (d.kind === 'wager' || d.kind === 'surgeAnswer') return surgeDuel(b, draft, d.seat);
  return d.kind === 'resist' || d.kind === 'raise' ? resistDuel(b, draft, d) : undefined;
};

/** How many points may be bid now. */
export const mostPoints = (b: Battle, d: ConquestDecision): number => {
  if (d.kind === 'raise' || d.kind === 'wager') return d.most;
  if (d.kind !== 'resist') return 0;
  const { faith, affinity } = poolOf(b, d.seat);
  const { affinityResists, strictSingleRaise } = b.config.rulings;
  const all = faith + (affinityResists ? affinity : 0);
  return strictSingleRaise ? Math.min(MOST_AT_ONCE, all) : all;
};
/** the fee, and a raise of one point. */
const MOST_AT_ONCE = 2;

/** what resists, and what its first point is. */
export const resistWords = ({ config: { rulings } }: Pick<Battle, 'config'>): string =>
  `Resist with Faith${rulings.affinityResists ? ' or Affinity' : ''}${rulings.entryFeeCounts ? '; each point counts' : '; the first point is the fee'}.`;

/** What a bid is worth, in words. */
export const worthWords = (b: Battle, d: ConquestDecision, points: number): string => {
  if (d.kind === 'wager') {
    const lead = d.own + points - d.other;
    return lead > 0 ? 'leads' : lead === 0 ? 'level' : 'behind';
  }
  const side = sideOfSeat(b, d.seat);
  const by = String(side);
  const odds = contestChances(b, d.kind === 'resist' ? { type: 'resist', by, points } : { type: 'raise', points });
  if (odds === undefined) return '';
  const frame = b.stack.at(-1);
  const isCaster = frame?.type === 'resist' && frame.caster === by;
  return isCaster ? `holds ${percent(odds.resolves)}` : `negates ${percent(1 - odds.resolves)}`;
};
