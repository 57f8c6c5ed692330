/** A base as it is printed, about the origin: a plate in the form of its side, rim by race, face in the colour of its side with the emblem of its faction, label, wounds and state. */

import { type CSSProperties, memo } from 'react';
import { emblemOf } from '../../../dwethia/base/emblems.ts';
import { inkOn, topOf } from '../../../dwethia/base/printed.ts';
import { times } from '../../../parts/inPlace.tsx';
import { rimOf } from './colours.ts';
import { FLAT, SPACE } from './space.ts';
import css from './token.module.css';
import type { Badge, Token } from './token.ts';

/** By rank, on a space of its own side: 40 mm, 32 mm and so on. */
const radiusOf = ({ rank, side }: Pick<Token, 'rank' | 'side'>): number =>
  (rank === 'basic' ? 0.385 : 0.43) * side * SPACE;

const n = (x: number): string => String(Math.round(x * 10) / 10);

/** A disc for the south, a square with cut corners for the north; mates have the same form in colours of their own. */
const plateOf = (team: 0 | 1, r: number): string => {
  if (team === 0) return `M${n(-r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
  const [far, cut] = [r * 1.16, 0.28]; // the corners are cut, so that the plate stays within its space
  const points = [1, 3, 5, 7].flatMap((eighth) =>
    [-cut, cut].map((by) => {
      const a = (eighth * Math.PI) / 4 + by;
      return `${n(far * Math.cos(a))} ${n(far * Math.sin(a))}`;
    }),
  );
  return `M${points.join('L')}Z`;
};

const BADGES: Readonly<Record<Badge, string>> = {
  acted: 'M-4 .2L-1.2 3.2L4.2-3.2',
  defensive: 'M0-5L4.6-3.2V0C4.6 3.2 2.2 5 0 5.8C-2.2 5-4.6 3.2-4.6 0V-3.2Z',
  stealth: 'M-4.8 4.6C-4.8-1.6-2.6-5.4 0-5.4C2.6-5.4 4.8-1.6 4.8 4.6C2.6 3.2-2.6 3.2-4.8 4.6Z',
  engaged: 'M-4.4-4.4L4.4 4.4M4.4-4.4L-4.4 4.4M-4.6 1.6L-1.6 4.6M4.6 1.6L1.6 4.6',
  root: 'M0-5V1M0 1L-4 5M0 1L4 5M0-1L-3-3M0-2L3-4',
  corrupt: 'M-4 0a4 4 0 1 1 4 4M-1.4 0a1.4 1.4 0 1 1 1.4 1.4',
  ward: 'M0-5L5 0L0 5L-5 0Z',
  hasten: 'M-4-4L0 0L-4 4M0-4L4 0L0 4',
  dread: 'M-4.6-1.6h3M1.6-1.6h3M-3.6 3.6q3.6-3.4 7.2 0',
};

/** Round the base from the upper right on, so that number and wounds stay free. */
const PLACES = [-45, -135, -90, 0, 180, -68] as const;

const BadgeArt = ({ badges, r }: { readonly badges: readonly Badge[]; readonly r: number }) => (
  <g className={css.badges}>
    {badges.slice(0, PLACES.length).map((badge, i) => {
      const a = (PLACES[i]! * Math.PI) / 180;
      return (
        <g key={badge} data-badge={badge} transform={`translate(${n(Math.cos(a) * r)} ${n(Math.sin(a) * r)})`}>
          <circle r={9} />
          <path d={BADGES[badge]} />
        </g>
      );
    })}
  </g>
);

/** What is left is solid, what is lost is hollow. */
const Wounds = ({ wounds, most, r }: { readonly wounds: number; readonly most: number; readonly r: number }) => {
  const step = Math.min(0.36, 2.2 / Math.max(1, most));
  return (
    <g>
      {times(most, (i) => {
        const a = Math.PI / 2 + (i - (most - 1) / 2) * -step;
        return (
          <circle
            className={i < wounds ? css.left : css.lost}
            cx={n(Math.cos(a) * r)}
            cy={n(Math.sin(a) * r)}
            r={4.1}
          />
        );
      })}
    </g>
  );
};

interface Props {
  readonly token: Token;
  readonly selected?: boolean | undefined;
  /** Standing on a tilted board. */
  readonly upright?: boolean | undefined;
}

const Flat = ({ token, selected, r }: Props & { readonly r: number }) => (
  <>
    <path className={css.plate} data-selected={selected || undefined} d={plateOf(token.team, r + 4)} />
    <circle className={css.rim} r={n(r)} style={{ '--own-rim': rimOf(token.race) } as CSSProperties} />
    <circle className={css.top} r={n(r * 0.77)} />
    <path className={css.emblem} d={emblemOf(token.faction)} transform={`scale(${n((r * 0.7) / 12)})`} />
  </>
);

/** A figure cut from board: pointed for heroes, plain for the others, broad for monsters. */
const figureOf = (rank: Token['rank'], w: number, h: number): string => {
  const half = w / 2;
  if (rank === 'basic') return `M${n(-half)} 0V${n(-h + half)}a${n(half)} ${n(half)} 0 0 1 ${n(w)} 0V0Z`;
  if (rank === 'hero' || rank === 'religious')
    return `M${n(-half)} 0V${n(-h * 0.72)}L0 ${n(-h)}L${n(half)} ${n(-h * 0.72)}V0Z`;
  return `M${n(-half)} 0L${n(-half * 0.8)} ${n(-h)}L${n(-half * 0.3)} ${n(-h * 0.86)}H${n(half * 0.3)}L${n(half * 0.8)} ${n(-h)}L${n(half)} 0Z`;
};

/** What the books paint, for who wants it so (`html[data-paint="book"]`). */
const bookOf = ({ faction }: Token) => ({ '--book': topOf(faction), '--book-ink': inkOn(faction) }) as CSSProperties;

export const TokenArt = memo(({ token, selected, upright = false }: Props) => {
  const r = radiusOf(token);
  const font = { fontSize: n(r * (token.label.length > 2 ? 0.66 : 0.84)) };
  const isSpent = token.badges.includes('acted');
  if (!upright)
    return (
      <g className={css.token} data-seat={token.seat} data-spent={isSpent || undefined} style={bookOf(token)}>
        <Flat token={token} selected={selected} r={r} />
        <text className={css.label} style={font} dy="0.35em">
          {token.label}
        </text>
        <Wounds wounds={token.wounds} most={token.most} r={r * 0.92} />
        <BadgeArt badges={token.badges} r={r * 0.98} />
      </g>
    );
  const [w, h] = [r * 1.15, r * 1.75];
  return (
    <g className={css.token} data-seat={token.seat} data-spent={isSpent || undefined} style={bookOf(token)}>
      <g transform={`translate(0 ${n(r * 0.12)}) scale(1 ${FLAT})`}>
        <path className={css.thick} d={plateOf(token.team, r + 4)} />
      </g>
      <g transform={`scale(1 ${FLAT})`}>
        <Flat token={token} selected={selected} r={r} />
      </g>
      <path className={css.figure} stroke={rimOf(token.race)} d={figureOf(token.rank, w, h)} />
      <path
        className={css.emblem}
        d={emblemOf(token.faction)}
        transform={`translate(0 ${n(-h * 0.42)}) scale(${n((w * 0.42) / 12)})`}
      />
      <text className={css.label} style={{ fontSize: n(r * 0.6) }} y={n(-h * 0.42)} dy="0.35em">
        {token.label}
      </text>
      <g transform={`scale(1 ${FLAT})`}>
        <Wounds wounds={token.wounds} most={token.most} r={r * 0.92} />
      </g>
      <g transform={`translate(0 ${n(-h * 0.5)})`}>
        <BadgeArt badges={token.badges} r={r * 0.9} />
      </g>
    </g>
  );
});

/** A base beside a line of text. */
export const TokenIcon = ({ token, size = 36 }: { readonly token: Token; readonly size?: number }) => {
  const half = (token.side * SPACE) / 2 + 8;
  return (
    <svg
      className={css.icon}
      width={size}
      height={size}
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      aria-hidden="true"
    >
      <TokenArt token={token} />
    </svg>
  );
};
