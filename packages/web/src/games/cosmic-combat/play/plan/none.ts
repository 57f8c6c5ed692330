/** A plan of this table that says nothing yet. */

import type { ShipId } from '@muster/cosmic-combat';
import { noPlan } from '../../../../contract/plan.ts';
import { NO_MARKS } from '../../chart/types.ts';
import type { CosmicPlan, CosmicTable } from '../hand/types.ts';

export const NO_PLAN: CosmicPlan = {
  ...noPlan<CosmicTable>(NO_MARKS),
  optionsLabel: 'What it could do',
};

/** Nothing yet, but of this ship: its card lies open. */
export const planFor = (ship: ShipId | undefined): CosmicPlan =>
  ship === undefined ? NO_PLAN : { ...NO_PLAN, selected: [ship], card: ship };
