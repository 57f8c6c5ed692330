/** Says of a fighter, a spell or a scenario where its numbers come from, what was published included. */

import type { Origin } from '@muster/magewinds';
import { OriginMark as OtherOrigin } from '../parts/OriginMark.tsx';
import css from './warbands.module.css';

interface Props {
  readonly source: Origin;
  /** Of the pack it was read in. */
  readonly version?: string | undefined;
}

export const OriginMark = ({ source, version }: Props) =>
  source === 'official' ? (
    <span className={css.official} title="as published by the game’s makers; the wording is ours">
      official{version === undefined ? '' : ` ${version}`}
    </span>
  ) : (
    <OtherOrigin source={source} />
  );
