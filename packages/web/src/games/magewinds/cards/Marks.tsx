// The state of a fighter in small marks, each with its words: actions, damage, tokens.

import { times } from '../../../parts/inPlace.tsx';
import { count } from '../../../parts/words.ts';
import { GlyphPicture } from './FighterGlyph.tsx';
import { TOKENS, type TokenId } from './glyphs.ts';
import css from './marks.module.css';

/** Of two, as a rule. MW 13.0 */
export const ActionCounter = ({ left }: { readonly left: number }) => (
  <span className={css.row} data-spent={left === 0 || undefined}>
    <span className={css.marks}>
      {times(2, (i) => (
        <svg
          aria-hidden="true"
          className={css.action}
          data-left={i < left || undefined}
          viewBox="0 0 18 18"
          width={18}
          height={18}
        >
          <path d="M9 1.2L16.8 9L9 16.8L1.2 9Z" />
        </svg>
      ))}
    </span>
    {left === 0 ? 'No actions left' : `${count(left, 'action')} left`}
  </span>
);

export interface DamagePipsProps {
  readonly damage: number;
  readonly toughness: number;
}

export const DamagePips = ({ damage, toughness }: DamagePipsProps) => (
  <span className={css.row}>
    <span className={css.marks}>
      {times(Math.max(toughness, damage), (i) => (
        <svg
          aria-hidden="true"
          className={css.pip}
          data-hurt={i < damage || undefined}
          viewBox="0 0 14 18"
          width={14}
          height={18}
        >
          <rect x={1.5} y={1.5} width={11} height={15} rx={2} />
          <path d="M4 5.4L10 12.6M10 5.4L4 12.6" />
        </svg>
      ))}
    </span>
    {damage >= toughness ? `Taken down, ${damage} of ${toughness} damage` : `${damage} of ${toughness} damage`}
  </span>
);

export interface TokenChipProps {
  readonly token: TokenId;
  /** More words: what is carried, what was predicted. */
  readonly detail?: string | undefined;
}

export const TokenChip = ({ token, detail }: TokenChipProps) => (
  <span className={css.chip} data-tone={TOKENS[token].tone}>
    <GlyphPicture glyph={TOKENS[token].glyph} size={16} />
    {detail ? `${TOKENS[token].name}: ${detail}` : TOKENS[token].name}
  </span>
);
