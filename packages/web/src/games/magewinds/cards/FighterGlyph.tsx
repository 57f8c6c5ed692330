// A symbol of a fighter or a thing on the table, in the text's colour.

import type { ProfileId } from '@muster/magewinds';
import { memo } from 'react';
import css from './glyph.module.css';
import { FIGHTER_GLYPHS, type TableGlyph } from './glyphs.ts';

/** In CSS pixels; named by what stands beside it. */
export const FighterGlyph = memo(({ id, size }: { readonly id: ProfileId; readonly size: number }) => (
  <GlyphPicture glyph={FIGHTER_GLYPHS[id]} size={size} />
));

export const GlyphPicture = ({ glyph, size }: { readonly glyph: TableGlyph; readonly size: number }) => (
  <svg className={css.svg} aria-hidden="true" width={size} height={size} viewBox="-18 -18 36 36">
    <GlyphArt glyph={glyph} />
  </svg>
);

/** The symbol as an SVG group around 0, 0, 32 units wide: for a base on the table. */
export const FighterGlyphArt = memo(({ id }: { readonly id: ProfileId }) => <GlyphArt glyph={FIGHTER_GLYPHS[id]} />);

const GlyphArt = ({ glyph: { fill, holed, line, weight = 2.6, cut } }: { readonly glyph: TableGlyph }) => (
  <g className={css.glyph}>
    {line && <path className={css.line} d={line} strokeWidth={weight} />}
    {fill && <path d={fill} />}
    {holed && <path className={css.holed} d={holed} />}
    {cut && <path className={css.cut} d={cut} />}
  </g>
);
