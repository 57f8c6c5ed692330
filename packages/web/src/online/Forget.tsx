/** For a battle that this browser cannot open any more: it is listed no longer. */

import type { MatchId } from '@muster/protocol';
import { Link } from 'wouter';
import { dropKey } from '../match/keys.ts';

export const Forget = ({ match }: { readonly match: MatchId }) => (
  <Link className="button" href="/battles" onClick={() => dropKey(match)}>
    Forget this battle
  </Link>
);
