/** A command and what it is worth, in fleets. */

import type { CosmicCommand } from '@muster/cosmic-combat';
import type { WeighedCommand } from '../weighed.ts';

export type Weighed = WeighedCommand<CosmicCommand>;
export { byWorth } from '../weighed.ts';
