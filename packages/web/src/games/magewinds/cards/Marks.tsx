// The state of a fighter in small marks, each with its words: actions, damage, tokens.

import { GlyphPicture } from './FighterGlyph.tsx';
import { TOKEN_GLYPHS, type TokenId } from './glyphs.ts';
import css from './marks.module.css';

/** Of two, as a rule. MW 13.0 */
export const ActionCounter = ({ left }: { readonly left: number }) => (
  <span className={css.row} data-spent={left === 0 || undefined}>
    <span className={css.marks}>
      {upTo(Math.max(2, left)).map((i) => (
        <svg
          key={i}
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
    {left === 0 ? 'No actions left' : `${left} ${left === 1 ? 'action' : 'actions'} left`}
  </span>
);

export interface DamagePipsProps {
  readonly damage: number;
  readonly toughness: number;
}

export const DamagePips = ({ damage, toughness }: DamagePipsProps) => (
  <span className={css.row}>
    <span className={css.marks}>
      {upTo(Math.max(toughness, damage)).map((i) => (
        <svg
          key={i}
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

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

const TOKEN_NAME: Readonly<Record<TokenId, string>> = {
  poisoned: 'Poisoned',
  guard: 'Guard',
  hexed: 'Hexed',
  entangled: 'Entangled',
  hypnotized: 'Hypnotized',
  wildform: 'Wildform',
  'third-eye': 'Third Eye',
  ward: 'Ward',
  'white-hot': 'White-hot',
  predicted: 'Predicted',
  aiming: 'Aiming',
  carrying: 'Carrying',
};

const TONE: Readonly<Record<TokenId, 'harm' | 'good' | 'plain'>> = {
  poisoned: 'harm',
  guard: 'good',
  hexed: 'harm',
  entangled: 'harm',
  hypnotized: 'harm',
  wildform: 'good',
  'third-eye': 'good',
  ward: 'good',
  'white-hot': 'good',
  predicted: 'harm',
  aiming: 'plain',
  carrying: 'plain',
};

export interface TokenChipProps {
  readonly token: TokenId;
  /** More words: what is carried, what was predicted. */
  readonly detail?: string | undefined;
}

export const TokenChip = ({ token, detail }: TokenChipProps) => (
  <span className={css.chip} data-tone={TONE[token]}>
    <GlyphPicture glyph={TOKEN_GLYPHS[token]} size={16} />
    {detail ? `${TOKEN_NAME[token]}: ${detail}` : TOKEN_NAME[token]}
  </span>
);
