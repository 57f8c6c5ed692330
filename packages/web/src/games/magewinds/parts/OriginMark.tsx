/** Says of a fighter, a spell, a scenario where its numbers come from. Nothing for what was published so. */

import type { Origin } from '@muster/magewinds';
import css from './parts.module.css';

const WORDS: Readonly<Record<Exclude<Origin, 'official'>, { readonly name: string; readonly means: string }>> = {
  derived: { name: 'DERIVED', means: 'worked out from published changes' },
  house: { name: 'HOUSE', means: 'made for Muster, not the publisher’s' },
};

export const OriginMark = ({ source }: { readonly source: Origin }) =>
  source === 'official' ? null : (
    <span className={css.origin} data-source={source} title={WORDS[source].means}>
      {WORDS[source].name}
    </span>
  );
