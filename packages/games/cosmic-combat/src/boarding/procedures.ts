/** The frames of the Close Combat phase, and how wounds are shared out in it. */

import { combatProcedure } from './combat.ts';
import { fightProcedure } from './fight.ts';

export { allotAmong, allotted, fightLanded as boardingLanded } from './fight.ts';

export const BOARDING = { combat: combatProcedure, fight: fightProcedure };
