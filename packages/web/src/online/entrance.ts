/** What somebody who opens the address of a battle stands before: an invitation, the battle, or neither. */

import { ApiRefusal } from '@muster/client';
import type { Key, MatchId, Seen } from '@muster/protocol';
import { useCallback, useEffect, useState } from 'react';
import { keepKey, keyOf, matchAddress } from '../match/keys.ts';
import { api, whyNot } from '../match/server.ts';

export type Entrance =
  | { readonly is: 'looking' }
  | { readonly is: 'closed'; readonly why: string; readonly mayTryAgain: boolean }
  /** `own`: this browser has a seat there already. */
  | { readonly is: 'invited'; readonly key: Key; readonly seen: Seen; readonly own: Key | undefined }
  | { readonly is: 'open'; readonly key: Key };

const NO_KEY =
  'This browser has no key of this battle. Open the link that you were sent, as a whole, or ask who made the battle for a new one.';

const keyInAddress = (): Key | undefined => (location.hash.length > 1 ? location.hash.slice(1) : undefined);

/** The key is kept, and out of sight: neither the history nor a screenshot shows it. */
const settleIn = (match: MatchId, key: Key): Entrance => {
  const kept = keyOf(match);
  if (kept?.key !== key) keepKey({ ...kept, match, key, since: Date.now() });
  history.replaceState(history.state, '', matchAddress(match));
  return { is: 'open', key };
};

const enter = async (match: MatchId): Promise<Entrance> => {
  const key = keyInAddress();
  const own = keyOf(match)?.key;
  if (key === undefined || key === own)
    return own === undefined ? { is: 'closed', why: NO_KEY, mayTryAgain: false } : settleIn(match, own);
  try {
    const seen = await api.look({ match, key });
    if (seen.opens === 'claim' || seen.opens === 'join') return { is: 'invited', key, seen, own };
    return own !== undefined && seen.opens === 'watch' ? settleIn(match, own) : settleIn(match, key);
  } catch (e) {
    if (!(e instanceof ApiRefusal)) return { is: 'closed', why: whyNot(e), mayTryAgain: true };
    return own === undefined ? { is: 'closed', why: e.message, mayTryAgain: false } : settleIn(match, own); // a link that was used here before
  }
};

export interface Door {
  readonly entrance: Entrance;
  readonly enterWith: (key: Key) => void;
  readonly tryAgain: () => void;
}

export const useEntrance = (match: MatchId): Door => {
  const [entrance, setEntrance] = useState<Entrance>({ is: 'looking' });
  const [times, setTimes] = useState(0);
  const tryAgain = useCallback(() => setTimes((n) => n + 1), []);
  const enterWith = useCallback((key: Key) => setEntrance(settleIn(match, key)), [match]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` asks once more
  useEffect(() => {
    let gone = false;
    const show = () => void enter(match).then((found) => !gone && setEntrance(found));
    show();
    addEventListener('hashchange', show); // another link of the same battle, pasted into the same tab
    return () => {
      gone = true;
      removeEventListener('hashchange', show);
    };
  }, [match, times]);
  return { entrance, enterWith, tryAgain };
};
