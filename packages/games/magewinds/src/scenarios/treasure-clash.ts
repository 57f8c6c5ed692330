/** Treasure Clash: Treasure Dash for three and four (ItT treasure-clash.special). Who alone holds the most wins (MW-H16). */

import { dash } from './treasure-dash.ts';

export const TREASURE_CLASH = dash('ItT treasure-clash.end');
