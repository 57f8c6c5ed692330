// One die with a face up.

import { memo } from 'react';
import css from './dice.module.css';
import { BODY, CORNERS, type DieColour, type FaceSymbol, HATCH, PLACES, SYMBOL_PATH, symbolsOn } from './faces.ts';
import '../tokens.css';
import { inPlace } from '../../../parts/inPlace.tsx';

export interface DieProps {
  readonly colour: DieColour;
  /** 1 to 6; 0 or nothing shows the bare die. */
  readonly face?: number;
  /** CSS pixels. */
  readonly size?: number;
  /** Bonus symbols that do not count are greyed. */
  readonly bonusCounts?: boolean;
  /** Described by text nearby: not spoken again. */
  readonly decorative?: boolean;
}

export const Die = memo(({ colour, face = 0, size = 48, bonusCounts = true, decorative = false }: DieProps) => {
  const symbols = symbolsOn(colour, face);
  const { scale, at } = PLACES[symbols.length] ?? PLACES[0]!;
  return (
    <svg
      role="img"
      aria-label={decorative ? undefined : describeDie(colour, face)}
      aria-hidden={decorative}
      className={css.die}
      width={size}
      height={size}
      viewBox="-25 -25 50 51"
      style={{ '--body': `var(--die-${colour})`, '--on': `var(--on-${colour})` } as React.CSSProperties}
    >
      <path className={css.under} d={BODY[CORNERS[colour]]} transform="translate(0 2)" />
      <path className={css.body} d={BODY[CORNERS[colour]]} />
      <path className={css.hatch} d={HATCH[colour]} data-dots={colour === 'yellow' || undefined} />
      {inPlace(symbols, (symbol, i) => (
        <path
          className={css[symbol]}
          data-idle={(symbol === 'bonus' && !bonusCounts) || undefined}
          d={SYMBOL_PATH[symbol]}
          transform={`translate(${at[i]!.x} ${at[i]!.y}) scale(${scale})`}
        />
      ))}
    </svg>
  );
});

const WORDS: Readonly<Record<FaceSymbol, string>> = { damage: 'Damage', bonus: 'Bonus Damage', shield: 'Shield' };

/** `blue die: 2 Damage, 1 Bonus Damage`. */
export const describeDie = (colour: DieColour, face: number): string => {
  if (face === 0) return `${colour} die`;
  const symbols = symbolsOn(colour, face);
  const parts = (['damage', 'bonus', 'shield'] as const)
    .map((kind) => ({ kind, count: symbols.filter((symbol) => symbol === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${WORDS[kind]}${kind === 'shield' && count > 1 ? 's' : ''}`);
  return `${colour} die: ${parts.join(', ') || 'blank'}`;
};

/** One symbol by itself, as dice show it. */
export const DieSymbol = memo(({ symbol, size = 20 }: { readonly symbol: FaceSymbol; readonly size?: number }) => (
  <svg className={css.single} aria-hidden="true" width={size} height={size} viewBox="-11 -11 22 22">
    <path className={css[symbol]} d={SYMBOL_PATH[symbol]} />
  </svg>
));
