/** The records of the Movement phase. */

import type { RollFrame } from '@muster/dwethia';
import type { Procedures } from '@muster/kernel';
import { popped } from '../state/battle.ts';
import { byItself } from '../state/by-itself.ts';
import type { Battle, CosmicTable, CosmicTypes, Frame } from '../state/types.ts';

export const MOVING: Pick<Procedures<CosmicTypes>, 'half' | 'activation' | 'ram' | 'wreck' | 'opportunity'> = {
  half: byItself((b) => popped(b)),
  activation: byItself((b) => popped(b)),
  ram: byItself((b) => popped(b)),
  wreck: byItself((b) => popped(b)),
  opportunity: byItself((b) => popped(b)),
};

export const movingLanded = (b: Battle, frame: Frame, _roll: RollFrame, _table: CosmicTable): Battle => {
  throw new Error(`dice for a ${frame.type} in round ${b.round}`);
};
