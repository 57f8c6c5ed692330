/** Who builds a unit, by the names that its faction has for its buildings. */

import { buildingsOf, type UnitSheet } from '@muster/conquest';
import type { FactionId } from '@muster/dwethia';
import { listed } from '../../../parts/words.ts';

/** `the Castra`; `the headquarters, Praetorium or Forum`. */
export const workshopWords = ({ builtBy, faction }: UnitSheet, of: FactionId): string => {
  const buildings = buildingsOf(faction ?? of);
  return listed(
    builtBy.map((workshop) => {
      const names = buildings.filter(({ role }) => role === workshop).map(({ name }) => name);
      return workshop === 'hq' ? `the headquarters (${listed(names, 'or')})` : `the ${listed(names, 'or')}`;
    }),
    'or',
  );
};
