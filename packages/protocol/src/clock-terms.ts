/** How much time players have. */

import { byTag, fields, integer, oneOf, type Reader } from '@muster/kernel';

/** What happens to who has no time left: the battle is lost, or the computer plays on. */
export const OUTS = ['lose', 'computer'] as const;
export type Out = (typeof OUTS)[number];

export type ClockTerms =
  | { readonly kind: 'none' }
  /** So many minutes for the whole battle, and so many seconds more for each decision. */
  | { readonly kind: 'live'; readonly minutes: number; readonly seconds: number; readonly out: Out }
  /** So many days for each decision. */
  | { readonly kind: 'days'; readonly days: number; readonly out: Out };

export const readClockTerms: Reader<ClockTerms> = byTag<'kind', ClockTerms>('kind', {
  none: fields({}),
  live: fields({ minutes: integer(1, 600), seconds: integer(0, 600), out: oneOf(OUTS) }),
  days: fields({ days: integer(1, 30), out: oneOf(OUTS) }),
});
