/** Treasure Clash: Treasure Dash for three and four. Who alone holds the most wins. */

import { dash } from './treasure-dash.ts';

export const TREASURE_CLASH = dash('ItT treasure-clash.end');
