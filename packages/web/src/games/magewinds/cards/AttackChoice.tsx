// The attack choice (MW 18.3): Light, Heavy or Feint. The chooser sees three faces; the others see one back, the same whatever was
// chosen.

import { CHOICES, type AttackChoice as Choice } from '@muster/magewinds';
import { useId } from 'react';
import { CHOICE_NAMES } from '../parts/attack-odds.ts';
import css from './attack.module.css';
import { GlyphPicture } from './FighterGlyph.tsx';
import type { TableGlyph } from './glyphs.ts';
import { PlayingCard } from './PlayingCard.tsx';

const KINDS: Readonly<Record<Choice, { readonly means: string; readonly glyph: TableGlyph }>> = {
  light: {
    means: 'Likely to hit',
    glyph: {
      fill: 'M13-16.5C6-12.6 0-5 -4.6 3.4L-1 6.6C6.4.4 12-7.6 13-16.5ZM-9.4 1L1.6 11L-.4 13L-11.4 3ZM-7.6 6.4L-4.6 9.2L-11.6 16L-14.4 13.2Z',
    },
  },
  heavy: {
    means: 'Strikes hard',
    glyph: {
      fill: 'M-14-15.5H14V-2.5H-14ZM-2.6-1H2.6V16.5H-2.6Z',
      cut: 'M-8.4-15.5V-2.5M8.4-15.5V-2.5',
    },
  },
  feint: {
    means: 'Wastes a defence',
    glyph: {
      holed:
        'M-15-9.6C-10-7-5-8.4 0-11C5-8.4 10-7 15-9.6C17 1 11 14.4 0 16C-11 14.4-17 1-15-9.6ZM-10.4-1C-8.4-4-4.4-3.6-2.6.2C-5 2.4-8.6 2-10.4-1ZM10.4-1C8.4-4 4.4-3.6 2.6.2C5 2.4 8.6 2 10.4-1ZM-6 7C-2 10 2 10 6 7C4 12.6-4 12.6-6 7Z',
    },
  },
};

interface AttackChoiceProps {
  /** Who attacks, in words. */
  readonly attacker: string;
  readonly choice?: Choice | undefined;
  /** A line for each card: `Power 3, Precision 9`. */
  readonly notes?: Readonly<Partial<Record<Choice, string | undefined>>>;
  readonly onChoose: (kind: Choice) => void;
}

export const AttackChoice = ({ attacker, choice, notes, onChoose }: AttackChoiceProps) => {
  const name = useId();
  return (
    <fieldset>
      <legend className={css.legend}>{`${attacker}: choose an attack`}</legend>
      <div className={css.cards}>
        {CHOICES.map((kind) => (
          <label key={kind} className={css.option}>
            <input
              className={css.radio}
              type="radio"
              name={name}
              checked={choice === kind}
              onChange={() => onChoose(kind)}
            />
            <AttackFace kind={kind} note={notes?.[kind]} />
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** As the others see it. */
export const AttackFaceDown = ({ attacker }: { readonly attacker: string }) => (
  <div>
    <p className={css.legend} role="status">
      {`${attacker} has chosen, face down`}
    </p>
    <div className={css.reverse} aria-hidden="true">
      <PlayingCard decorative />
    </div>
  </div>
);

const AttackFace = ({ kind, note }: { readonly kind: Choice; readonly note: string | undefined }) => (
  <span className={css.face} data-kind={kind}>
    <span className={css.name}>{CHOICE_NAMES[kind]}</span>
    <GlyphPicture glyph={KINDS[kind].glyph} size={52} />
    <span className={css.note}>{note ?? KINDS[kind].means}</span>
  </span>
);
