/** Where rules stand. */

import type { RuleId } from '@muster/kernel';

/** The place of a rule on its page: `GB-34`, `MW-18-5-2`. No spaces, and no dots: an address with a dot means a file. */
export const placeOf = (id: RuleId): string => id.replaceAll(/[\s.]+/g, '-');

export const ruleAddress = (game: string, id: RuleId): string => `/rules/${game}/${encodeURIComponent(placeOf(id))}`;
