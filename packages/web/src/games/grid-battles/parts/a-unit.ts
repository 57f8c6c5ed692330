/** Units in sentences. */

import { UNITS, type UnitType } from '@muster/grid-battles';

/** `a Knight`, `an Archer`. */
export const aUnit = (type: UnitType): string => `${/^[AEIO]/.test(UNITS[type].name) ? 'an' : 'a'} ${UNITS[type].name}`;
