import type { MagewindsRefusal } from './command.ts';
export const explain = (r: MagewindsRefusal): string => r.code;
