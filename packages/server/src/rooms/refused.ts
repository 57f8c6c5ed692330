/** Something is not done for whoever asked: a sentence, and what a program may make of it. */

import type { ClosedBecause } from '@muster/protocol';

export class Refused extends Error {
  /** As in HTTP. */
  readonly status: number;
  constructor(status: number, why: string) {
    super(why);
    this.status = status;
  }
}

const UNKNOWN = 'There is no such match, or this link does not open it any more.';

export const unknown = (): Refused => new Refused(404, UNKNOWN);

export const TOO_MANY_MADE = 'Too many battles were made from this address: wait a while, then try again.';

export const ASKED_TOO_MUCH = 'Too much was asked from this address: wait a minute, then try again.';

export const becauseOf = ({ status }: Refused): ClosedBecause => {
  if (status === 404) return 'unknown';
  if (status === 429) return 'tooMuch';
  return status >= 500 ? 'restarting' : 'malformed';
};
