import type { MagewindsEvent } from './events.ts';
export const narrate = (e: MagewindsEvent): string => e.type;
