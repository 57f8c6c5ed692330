// The attack choice (MW 18.3): Light, Heavy or Feint. The chooser sees three faces; the others see one back, which turns
// over at the reveal. The back lies in the same place whatever was chosen.

import { useId } from 'react';
import css from './attack.module.css';
import { GlyphPicture } from './FighterGlyph.tsx';
import type { TableGlyph } from './glyphs.ts';
import { PlayingCard } from './PlayingCard.tsx';

export const ATTACK_KINDS = ['light', 'heavy', 'feint'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

export interface AttackChoiceProps {
  /** Who attacks, in words. */
  readonly attacker: string;
  /** Whether the one looking is the one who chooses. */
  readonly mine: boolean;
  readonly stage: 'choosing' | 'chosen' | 'revealed';
  /** Known to the chooser, and to all once revealed. */
  readonly choice?: AttackKind | undefined;
  /** A line for each card: `Power 3, Precision 9`. */
  readonly notes?: Readonly<Partial<Record<AttackKind, string>>>;
  readonly onChoose?: ((kind: AttackKind) => void) | undefined;
}

export const AttackChoice = (props: AttackChoiceProps) =>
  props.mine && props.stage !== 'revealed' ? <OwnChoice {...props} /> : <OthersChoice {...props} />;

const KINDS: Readonly<
  Record<AttackKind, { readonly name: string; readonly means: string; readonly glyph: TableGlyph }>
> = {
  light: {
    name: 'Light',
    means: 'Likely to hit',
    glyph: {
      fill: 'M13-16.5C6-12.6 0-5 -4.6 3.4L-1 6.6C6.4.4 12-7.6 13-16.5ZM-9.4 1L1.6 11L-.4 13L-11.4 3ZM-7.6 6.4L-4.6 9.2L-11.6 16L-14.4 13.2Z',
    },
  },
  heavy: {
    name: 'Heavy',
    means: 'Strikes hard',
    glyph: {
      fill: 'M-14-15.5H14V-2.5H-14ZM-2.6-1H2.6V16.5H-2.6Z',
      cut: 'M-8.4-15.5V-2.5M8.4-15.5V-2.5',
    },
  },
  feint: {
    name: 'Feint',
    means: 'Wastes a defence',
    glyph: {
      holed:
        'M-15-9.6C-10-7-5-8.4 0-11C5-8.4 10-7 15-9.6C17 1 11 14.4 0 16C-11 14.4-17 1-15-9.6ZM-10.4-1C-8.4-4-4.4-3.6-2.6.2C-5 2.4-8.6 2-10.4-1ZM10.4-1C8.4-4 4.4-3.6 2.6.2C5 2.4 8.6 2 10.4-1ZM-6 7C-2 10 2 10 6 7C4 12.6-4 12.6-6 7Z',
    },
  },
};

const OwnChoice = ({ attacker, stage, choice, notes, onChoose }: AttackChoiceProps) => {
  const name = useId();
  const done = stage === 'chosen' || !onChoose;
  return (
    <fieldset disabled={done}>
      <legend className={css.legend}>
        {stage === 'chosen' && choice
          ? `${attacker}: you chose ${KINDS[choice].name}`
          : `${attacker}: choose an attack`}
      </legend>
      <div className={css.cards}>
        {ATTACK_KINDS.map((kind) => (
          <label key={kind} className={css.option} data-done={done || undefined}>
            <input
              className={css.radio}
              type="radio"
              name={name}
              checked={choice === kind}
              onChange={() => onChoose?.(kind)}
            />
            <AttackFace kind={kind} note={notes?.[kind]} />
          </label>
        ))}
      </div>
      {stage === 'chosen' && <p className={css.says}>It lies face down for the others until both have chosen.</p>}
    </fieldset>
  );
};

const OthersChoice = ({ attacker, stage, choice, notes }: AttackChoiceProps) => {
  const face = stage === 'revealed' ? choice : undefined;
  return (
    <div>
      <p className={css.legend} role="status">
        {face
          ? `${attacker} reveals: ${KINDS[face].name}`
          : stage === 'choosing'
            ? `${attacker} is choosing an attack`
            : `${attacker} has chosen, face down`}
      </p>
      <div
        className={css.turning}
        data-revealed={face ? '' : undefined}
        data-waiting={stage === 'choosing' || undefined}
      >
        <div className={css.reverse} aria-hidden="true">
          <PlayingCard decorative />
        </div>
        {face && (
          <div className={css.obverse}>
            <AttackFace kind={face} note={notes?.[face]} />
          </div>
        )}
      </div>
    </div>
  );
};

const AttackFace = ({ kind, note }: { readonly kind: AttackKind; readonly note: string | undefined }) => (
  <span className={css.face} data-kind={kind}>
    <span className={css.name}>{KINDS[kind].name}</span>
    <GlyphPicture glyph={KINDS[kind].glyph} size={52} />
    <span className={css.note}>{note ?? KINDS[kind].means}</span>
  </span>
);
