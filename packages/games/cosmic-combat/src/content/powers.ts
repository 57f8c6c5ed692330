/** The powers that ships cast (DW-84): those of the core that have a meaning between ships. */

import { type Power, powerOf } from '@muster/dwethia';

export const SHIP_POWERS: readonly Power[] = ['blast', 'lightning', 'root'].map((id) => powerOf(id)!);

export const shipPowerOf = (id: string): Power | undefined => SHIP_POWERS.find((power) => power.id === id);
