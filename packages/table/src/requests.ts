/**
 * What one asks of others and cannot do alone: a take-back, a draw, another battle. A request is open until everybody who is asked
 * has said yes, somebody has said no, it is withdrawn, or the battle has gone on. All can see it.
 */

import type { Seat } from '@muster/kernel';

export const REQUEST_KINDS = ['takeBack', 'redo', 'draw', 'rematch'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export interface OpenRequest {
  readonly id: number;
  readonly kind: RequestKind;
  readonly by: Seat;
  /** Who is asked. */
  readonly of: readonly Seat[];
  /** Who of them have said yes. */
  readonly answered: readonly Seat[];
}

/** Whether this seat is asked, and has not said anything yet. */
export const isAsked = ({ of, answered }: OpenRequest, seat: Seat): boolean =>
  of.includes(seat) && !answered.includes(seat);

export const isAgreed = (request: OpenRequest): boolean => !request.of.some((seat) => isAsked(request, seat));

/** With the yes of this seat. */
export const agreedBy = (request: OpenRequest, seat: Seat): OpenRequest =>
  isAsked(request, seat) ? { ...request, answered: [...request.answered, seat] } : request;

/** Whether it still means something after another command: another battle does. */
export const outlivesCommands = ({ kind }: OpenRequest): boolean => kind === 'rematch';
