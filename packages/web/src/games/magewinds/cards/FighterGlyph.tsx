// A symbol of a fighter or a thing on the table, in the text's colour.

import { memo } from 'react';
import css from './glyph.module.css';
import { type GlyphId, TABLE_GLYPHS, type TableGlyph } from './glyphs.ts';

export interface FighterGlyphProps {
  readonly id: GlyphId;
  /** CSS pixels. */
  readonly size?: number;
  /** Spoken name; without it the symbol is decoration. */
  readonly label?: string | undefined;
}

export const FighterGlyph = memo(({ id, size = 24, label }: FighterGlyphProps) => (
  <GlyphPicture glyph={TABLE_GLYPHS[id]} size={size} label={label} />
));
FighterGlyph.displayName = 'FighterGlyph';

export interface GlyphPictureProps {
  readonly glyph: TableGlyph;
  readonly size: number;
  readonly label?: string | undefined;
}

export const GlyphPicture = ({ glyph, size, label }: GlyphPictureProps) => (
  <svg
    className={css.svg}
    role="img"
    aria-label={label}
    aria-hidden={label ? undefined : true}
    width={size}
    height={size}
    viewBox="-18 -18 36 36"
  >
    <GlyphArt glyph={glyph} />
  </svg>
);

/** The symbol as an SVG group around 0, 0, 32 units wide: for a base on the table. */
export const FighterGlyphArt = memo(({ id }: { readonly id: GlyphId }) => <GlyphArt glyph={TABLE_GLYPHS[id]} />);
FighterGlyphArt.displayName = 'FighterGlyphArt';

const GlyphArt = ({ glyph: { fill, holed, line, weight = 2.6, cut } }: { readonly glyph: TableGlyph }) => (
  <g className={css.glyph}>
    {line && <path className={css.line} d={line} strokeWidth={weight} />}
    {fill && <path d={fill} />}
    {holed && <path className={css.holed} d={holed} />}
    {cut && <path className={css.cut} d={cut} />}
  </g>
);
