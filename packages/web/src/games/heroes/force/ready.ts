/** Ready forces as units. */

import { profileOf, type ReadyForce, sheetOf, type UnitSheet } from '@muster/heroes';

export const readyUnits = ({ units }: ReadyForce): readonly UnitSheet[] => units.map((id) => sheetOf(profileOf(id)!));
