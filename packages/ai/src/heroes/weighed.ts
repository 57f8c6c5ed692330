/** A command and what it is worth, in forces. */

import type { HeroesCommand } from '@muster/heroes';
import type { WeighedCommand } from '../weighed.ts';

export type Weighed = WeighedCommand<HeroesCommand>;
export { byWorth } from '../weighed.ts';
