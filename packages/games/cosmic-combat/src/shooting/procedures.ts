/** The records of the Shoot phase. */

import type { RollFrame } from '@muster/dwethia';
import type { Procedures } from '@muster/kernel';
import { popped } from '../state/battle.ts';
import { byItself } from '../state/by-itself.ts';
import type { Battle, CosmicTable, CosmicTypes, Frame } from '../state/types.ts';

export const SHOOTING: Pick<Procedures<CosmicTypes>, 'shooting' | 'shot' | 'power'> = {
  shooting: byItself((b) => popped(b)),
  shot: byItself((b) => popped(b)),
  power: byItself((b) => popped(b)),
};

export const shootingLanded = (b: Battle, frame: Frame, _roll: RollFrame, _table: CosmicTable): Battle => {
  throw new Error(`dice for a ${frame.type} in round ${b.round}`);
};

/** A power has been resisted, or has not. */
export const resistEnded = (b: Battle, _resolves: boolean): Battle => b;
