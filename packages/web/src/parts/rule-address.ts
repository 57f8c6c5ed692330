/** Where rules stand. */

import type { RuleId } from '@muster/kernel';

/** The place of a rule on its page: `GB-34`, `MW-18-5-2`. No spaces, and no dots: an address with a dot means a file. */
export const placeOf = (id: RuleId): string => id.replaceAll(/[\s.]+/g, '-');

export const ruleAddress = (game: string, id: RuleId): string => `/rules/${game}/${encodeURIComponent(placeOf(id))}`;

/** Where How to play stands on the page of the rules, and in its address. */
export const GUIDE = 'how-to-play';

export const guideAddress = (game: string): string => ruleAddress(game, GUIDE);
