/** The powers of Conquest (3.5): those of the core, their reach halved as that of the bow is. */

import { type Power, powerOf } from '@muster/dwethia';

/** Range null: only on the caster. */
const inConquest = (id: string, charge: number, range: number | null): Power => {
  const { name, phase, at, upcharge, effect, source } = powerOf(id)!;
  return { id, name, charge, range, phase, at, upcharge, effect, source: source === 'official' ? 'derived' : source };
};

export const CONQUEST_POWERS: readonly Power[] = [
  inConquest('blast', 1, 9),
  inConquest('lightning', 2, 9),
  inConquest('root', 1, 12),
  inConquest('dread', 1, 9),
  inConquest('corrupt', 2, 9),
  inConquest('ward', 1, 9),
  inConquest('hasten', 1, 9),
  inConquest('blink', 2, null),
  inConquest('raise', 3, 3),
  inConquest('mend', 1, 6),
];

/** What Raise may place: a unit of the own list of so many points at most. */
export const MOST_RAISED_POINTS = 60;
/** As which the Integrity of a corrupted unit counts. */
export const CORRUPTED_INTEGRITY = -2;

const BY_ID = new Map(CONQUEST_POWERS.map((power) => [power.id, power]));

export const conquestPower = (id: string): Power | undefined => BY_ID.get(id);
