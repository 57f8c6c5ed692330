/** A fighter's seal: its symbol on a disc in the colour of a seat, or in ink. */

import type { ProfileId } from '@muster/magewinds';
import { FighterGlyph } from '../cards/FighterGlyph.tsx';
import css from './warbands.module.css';

interface Props {
  readonly id: ProfileId;
  /** Whose colour it wears; ink without one. */
  readonly seat?: number | undefined;
  /** CSS pixels. */
  readonly size?: number;
}

export const FighterSeal = ({ id, seat, size = 40 }: Props) => (
  <span className={css.seal} data-seat={seat} style={{ width: size, height: size }} aria-hidden="true">
    <FighterGlyph id={id} size={Math.round(size * 0.68)} />
  </span>
);
