/** Units of one's own that can be picked: those of the question, and those kept in this browser. */

import type { UnitSheet } from '@muster/conquest';
import { useShelf } from '../../../parts/shelf.ts';
import { unitShelf } from '../army/kept.ts';
import { ownToPick } from './own.ts';
import type { Sheet } from './units.ts';

export const useOwnUnits = (asked: readonly Sheet[]): readonly UnitSheet[] => {
  const { kept = [] } = useShelf(unitShelf);
  return ownToPick(
    asked,
    kept.map(({ unit }) => unit),
  );
};
