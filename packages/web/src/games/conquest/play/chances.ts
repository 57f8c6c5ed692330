/** Exact chances as they are told: what a shot does to its target, and what it may do to a friend. */

import type { Harm, ShotChances } from '@muster/conquest';
import { percent } from '../../../parts/words.ts';

/** The chance of any Wound. */
export const hurts = ({ wounds }: Pick<Harm, 'wounds'>): number => 1 - (wounds[0] ?? 0);

/** Wounds that friends are to expect. */
export const meanAstray = ({ mean, deflected }: ShotChances): number => (mean * deflected) / (1 - deflected);

export const astrayWords = ({ deflected }: ShotChances): string =>
  deflected > 0 ? ` · strikes a friend ${percent(deflected)}` : '';
