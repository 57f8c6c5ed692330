/** The warbands of this browser, read once and again after every change. */

import { type OnShelf, useShelf } from '../../../parts/shelf.ts';
import { type KeptWarband, shelf } from './kept.ts';

export type Kept = OnShelf<KeptWarband>;

export const useKept = (): Kept => useShelf(shelf);
