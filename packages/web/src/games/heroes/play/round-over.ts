/** How both sides stand as a round ends, by what everybody knows: whose sealed five an objective is of stays secret. Pure. */

import { type Battle, objectiveOf, sideName, sideOf } from '@muster/heroes';
import { roundOverOf } from '../../../dwethia/play/round-over.ts';
import { count, listed, sentence } from '../../../parts/words.ts';
import type { RoundOver } from '../../../play/round-over.ts';

const MOST_NAMED = 4;

/** HR-15: what it would have met, had it chosen it. */
const metWords = (b: Battle, side: 0 | 1): string => {
  const names = b.trackers[side].met.map((id) => objectiveOf(id)!.name);
  if (names.length === 0) return 'no objective met';
  const rest = names.length - MOST_NAMED;
  return `would have met ${listed(rest > 1 ? [...names.slice(0, MOST_NAMED), `${rest} more`] : names)}`;
};

const sideWords = (b: Battle, side: 0 | 1): string => {
  const left = b.models.filter((m) => sideOf(b, m) === side && m.fate === 'alive' && m.wounds > 0).length;
  return sentence(`${sideName(side)}: ${count(left, 'model')} left, ${metWords(b, side)}`);
};

export const roundOverIn = (b: Battle): RoundOver => roundOverOf(b, (side) => sideWords(b, side));
