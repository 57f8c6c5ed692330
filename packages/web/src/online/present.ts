/** A battle with people elsewhere, as its page has it. */

import type { FarMatch } from '@muster/client';
import type { About, Key, MatchId, You } from '@muster/protocol';

export interface Reached {
  readonly match: MatchId;
  /** The key that this browser has of it. */
  readonly own: Key;
  readonly far: FarMatch;
}

/** As soon as the server has spoken. */
export interface Present extends Reached {
  readonly about: About;
  readonly you: You;
}
