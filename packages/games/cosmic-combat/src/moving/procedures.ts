/** The records of the Movement phase. */

import type { Procedures } from '@muster/kernel';
import type { CosmicTypes } from '../state/types.ts';
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
export const MOVING_LANDED = { ram: ramLanded, wreck: wreckLanded, opportunity: opportunityLanded };
