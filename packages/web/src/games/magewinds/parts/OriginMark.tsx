/** Says of a fighter, a spell or a scenario where its numbers come from. */

import type { Origin } from '@muster/magewinds';
import css from './parts.module.css';

const WORDS: Readonly<Record<Origin, { readonly name: string; readonly means: string }>> = {
  official: { name: 'official', means: 'as published by the game’s makers; the wording is ours' },
  derived: { name: 'DERIVED', means: 'worked out from published changes' },
  house: { name: 'HOUSE', means: 'made for Muster, not the publisher’s' },
};

interface Props {
  readonly source: Origin;
  /** Of the pack it was read in. */
  readonly version?: string | undefined;
  /** Nothing is said of what was published so. */
  readonly quiet?: boolean;
}

export const OriginMark = ({ source, version, quiet = false }: Props) => {
  const isOfficial = source === 'official';
  if (isOfficial && quiet) return null;
  return (
    <span className={isOfficial ? css.official : css.origin} data-source={source} title={WORDS[source].means}>
      {WORDS[source].name}
      {isOfficial && version !== undefined && ` ${version}`}
    </span>
  );
};
