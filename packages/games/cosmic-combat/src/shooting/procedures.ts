/** The frames of the Shoot phase and of powers. */

import type { RollFrame } from '@muster/dwethia';
import { powerLanded, powerProcedure } from '../powers/power.ts';
import type { Battle, CosmicTable, PowerFrame, ShotFrame } from '../state/types.ts';
import { shootingProcedure } from './shooting.ts';
import { shotLanded, shotProcedure } from './shot.ts';

export const SHOOTING = { shooting: shootingProcedure, shot: shotProcedure, power: powerProcedure };

/** Dice of a shot or a power have come to rest. */
export const shootingLanded = (
  b: Battle,
  frame: ShotFrame | PowerFrame,
  roll: RollFrame,
  table: CosmicTable,
): Battle => (frame.type === 'shot' ? shotLanded(b, frame, roll, table) : powerLanded(b, frame, roll));
