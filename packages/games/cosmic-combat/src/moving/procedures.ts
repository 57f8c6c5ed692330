/** The records of the Movement phase. */

import type { RollFrame } from '@muster/dwethia';
import type { Procedures } from '@muster/kernel';
import type { Battle, CosmicTable, CosmicTypes, OpportunityFrame, RamFrame, WreckFrame } from '../state/types.ts';
import { activationProcedure } from './activation.ts';
import { halfProcedure } from './half.ts';
import { opportunityLanded, opportunityProcedure } from './opportunity.ts';
import { ramLanded, ramProcedure } from './ram.ts';
import { wreckLanded, wreckProcedure } from './wreck.ts';

export const MOVING: Pick<Procedures<CosmicTypes>, 'half' | 'activation' | 'ram' | 'wreck' | 'opportunity'> = {
  half: halfProcedure,
  activation: activationProcedure,
  ram: ramProcedure,
  wreck: wreckProcedure,
  opportunity: opportunityProcedure,
};

/** Dice of the Movement phase have come to rest. */
export const movingLanded = (
  b: Battle,
  frame: RamFrame | WreckFrame | OpportunityFrame,
  roll: RollFrame,
  _table: CosmicTable,
): Battle => {
  switch (frame.type) {
    case 'ram':
      return ramLanded(b, frame, roll);
    case 'wreck':
      return wreckLanded(b, frame, roll);
    case 'opportunity':
      return opportunityLanded(b, frame, roll);
  }
};
