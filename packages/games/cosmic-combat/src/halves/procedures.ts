/** The frames of the Shoot phase and of powers. */

import { powerLanded, powerProcedure } from '../powers/power.ts';
import { shotLanded, shotProcedure } from '../shooting/shot.ts';
import { shootingProcedure } from './shooting.ts';

export const SHOOTING = { shooting: shootingProcedure, shot: shotProcedure, power: powerProcedure };

/** Dice of a shot or a power have come to rest. */
export const SHOOTING_LANDED = { shot: shotLanded, power: powerLanded };
