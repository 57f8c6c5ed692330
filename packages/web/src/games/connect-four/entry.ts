/** Connect Four as the app finds it: its table is drawn, all else of it is plain. */

import type { GameEntry } from '../../contract/table-game.ts';

export const entry: Partial<GameEntry> = { load: async () => (await import('./ui.tsx')).ui };
