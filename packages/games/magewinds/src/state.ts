import type { Parsed } from '@muster/kernel';
import type { Battle } from './battle.ts';
export const parseState = (x: unknown): Parsed<Battle> => ({ ok: true, value: x as Battle });
