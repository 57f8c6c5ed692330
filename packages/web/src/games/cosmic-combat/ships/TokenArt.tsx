/** Order tokens as counters: face up, face down, used. */

import { DRAWN } from '../../../parts/drawing/aria.ts';
import { times } from '../../../parts/inPlace.tsx';
import type { ShownTokens } from './ship.ts';
import css from './token.module.css';
import { TOKEN_MARKS, type TokenKind } from './tokens.ts';

interface MarkProps {
  /** Null: face down. */
  readonly kind: TokenKind | null;
  readonly used?: boolean | undefined;
  /** It is planned, and not given yet. */
  readonly planned?: boolean | undefined;
}

/** About the origin, 22 units wide. */
const TokenMark = ({ kind, used, planned }: MarkProps) => (
  <g className={css.token} data-kind={kind ?? 'down'} data-used={used || undefined} data-planned={planned || undefined}>
    <circle r={11} />
    {kind === null ? (
      <path className={css.back} d="M-5 0L0-5L5 0L0 5ZM-2 0L0-2L2 0L0 2Z" />
    ) : (
      <path d={TOKEN_MARKS[kind]} />
    )}
  </g>
);

/** One in a line of text or on a button. */
export const TokenIcon = ({
  size = 24,
  ...mark
}: MarkProps & {
  readonly size?: number;
}) => (
  <svg className={css.icon} width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
    <TokenMark {...mark} />
  </svg>
);

export const countOf = (tokens: ShownTokens): number => ('down' in tokens ? tokens.down : tokens.length);

/** Side by side about the origin. */
export const TokenRow = ({
  tokens,
  used,
  planned,
}: {
  readonly tokens: ShownTokens;
  readonly used: readonly boolean[];
  readonly planned: boolean;
}) => {
  const count = countOf(tokens);
  return (
    <g {...DRAWN}>
      {times(count, (i) => (
        <g transform={`translate(${(i - (count - 1) / 2) * 25} 0)`}>
          <TokenMark
            key={'down' in tokens ? 'down' : tokens[i]!}
            kind={'down' in tokens ? null : tokens[i]!}
            used={used[i]}
            planned={planned}
          />
        </g>
      ))}
    </g>
  );
};
