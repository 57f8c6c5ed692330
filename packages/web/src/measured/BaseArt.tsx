// A base as it is printed: a rim, a field in its side's colour, form and hatching, one symbol, and what is counted on it.

import { memo } from 'react';
import css from './base.module.css';
import { BASE_R, FIELDS, HATCHINGS, onRim, PIP_TRACK, pipArcs, SHIELD, SYMBOL_SCALE, WALL } from './baseShapes.ts';
import type { Badges, BoardBase, Token } from './types.ts';

export const BaseArt = memo(({ base, badges }: { readonly base: BoardBase; readonly badges?: Badges | undefined }) => (
  <>
    <circle className={css.rim} r={BASE_R - 0.6} />
    {base.colours !== undefined && <circle className={css.sideEdge} r={BASE_R - 1.8} />}
    <path className={css.field} d={FIELDS[base.seat]} />
    <path className={base.seat === 2 ? css.dots : css.hatching} d={HATCHINGS[base.seat]} />
    <g className={css.symbol} transform={`scale(${SYMBOL_SCALE[base.seat]})`}>
      {base.symbol}
    </g>
    {base.walled && <path className={css.wall} d={WALL} />}
    {base.isDown && <path className={css.down} d="M-17-17L17 17M17-17L-17 17" />}
    {badges && <BadgeArt badges={badges} />}
  </>
));

const BadgeArt = ({ badges }: { readonly badges: Badges }) => (
  <>
    {badges.toughness !== undefined && badges.toughness > 0 && (
      <Pips damage={badges.damage ?? 0} toughness={badges.toughness} />
    )}
    {badges.actionsUsed !== undefined && <Actions used={badges.actionsUsed} />}
    {badges.guard && (
      <g className={css.guard} transform={place(218)}>
        <path d={SHIELD} />
        <path className={css.guardLine} d="M0-6V6.4" />
      </g>
    )}
    {badges.tokens && badges.tokens.length > 0 && <Tokens tokens={badges.tokens} />}
  </>
);

const place = (degrees: number, r?: number): string => {
  const { x, y } = onRim(degrees, r);
  return `translate(${x} ${y})`;
};

/** What is left is solid, what is lost is cut out of the rim. */
const Pips = ({ damage, toughness }: { readonly damage: number; readonly toughness: number }) => (
  <g>
    <path className={css.pipTrack} d={PIP_TRACK} />
    {pipArcs(toughness).map((d, i) => (
      <path key={d} className={i < toughness - damage ? css.pip : css.lost} d={d} />
    ))}
  </g>
);

/** Two counters at the top: gold while the action may still be taken, turned over once it is used. */
const Actions = ({ used }: { readonly used: number }) => (
  <g className={css.actions}>
    {[0, 1].map((i) => {
      const isUsed = i < used;
      return (
        <g key={i} className={isUsed ? css.used : css.fresh} transform={place(i === 0 ? 258.5 : 281.5, 31)}>
          <circle r={5.4} />
          {isUsed && <path d="M-2.4 2.4L2.4-2.4" />}
        </g>
      );
    })}
  </g>
);

const SLOTS = [322, 352, 188] as const;

const Tokens = ({ tokens }: { readonly tokens: readonly Token[] }) => {
  const shown = tokens.length > SLOTS.length ? tokens.slice(0, SLOTS.length - 1) : tokens;
  const more = tokens.length - shown.length;
  return (
    <g className={css.tokens}>
      {shown.map((token, i) => (
        <g key={token.id} data-tone={token.tone ?? 'plain'} transform={place(SLOTS[i]!, 31)}>
          <g className={css.tokenBody}>
            <circle r={7.6} />
            {typeof token.mark === 'string' ? <text>{token.mark}</text> : token.mark}
          </g>
        </g>
      ))}
      {more > 0 && (
        <g data-tone="plain" transform={place(SLOTS[2], 31)}>
          <circle r={7.6} />
          <text>+{more}</text>
        </g>
      )}
    </g>
  );
};
