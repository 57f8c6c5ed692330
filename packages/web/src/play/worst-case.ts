/** The worst case in words: who could strike one here, and how likely that is its end. Pure. */

import { listed, percent } from '../parts/words.ts';

export interface Striker {
  readonly name: string;
  /** That the blow is the end. */
  readonly chance: number;
  /** As in `with a shot`. */
  readonly how?: string;
}

const MOST_NAMED = 2;

/** The worst comes first; `together`: the chance if all of them strike. Nothing to say where nobody could. */
export const worstCase = (
  [first, ...others]: readonly Striker[],
  together: number,
  end: 'destroy' | 'slay',
): string | undefined => {
  if (first === undefined) return undefined;
  const how = first.how === undefined ? '' : ` ${first.how}`;
  const alone =
    first.chance === 0
      ? `${first.name} could strike it here${how}, but not ${end} it`
      : `${first.name} could ${end} it here${how}: ${percent(first.chance)}`;
  if (others.length === 0) return `${alone}.`;
  const named = others.slice(0, MOST_NAMED).map(({ name }) => name);
  const rest = others.length - named.length;
  const too = `${listed([...named, ...(rest > 0 ? [`${rest} more`] : [])])} could strike it, too`;
  if (together === first.chance) return `${alone}. ${too}.`;
  return `${alone}. ${too}; together at worst ${percent(together)}.`;
};
