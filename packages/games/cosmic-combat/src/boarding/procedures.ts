/** The records of the Close Combat phase. */

import type { AllotFrame, RollFrame } from '@muster/dwethia';
import type { Procedures } from '@muster/kernel';
import { popped } from '../state/battle.ts';
import { byItself } from '../state/by-itself.ts';
import type { Battle, CosmicTable, CosmicTypes, Frame, ShipId } from '../state/types.ts';

export const BOARDING: Pick<Procedures<CosmicTypes>, 'combat' | 'fight'> = {
  combat: byItself((b) => popped(b)),
  fight: byItself((b) => popped(b)),
};

export const boardingLanded = (b: Battle, frame: Frame, _roll: RollFrame, _table: CosmicTable): Battle => {
  throw new Error(`dice for a ${frame.type} in round ${b.round}`);
};

/** who may take the next wound. */
export const allotAmong = (_b: Battle, _frame: AllotFrame): readonly ShipId[] => [];

/** Everyone has what it takes. */
export const allotted = (b: Battle, _frame: AllotFrame, _table: CosmicTable): Battle => b;
