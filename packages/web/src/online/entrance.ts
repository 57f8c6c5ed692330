/** What somebody who opens the address of a battle stands before: an invitation, the battle, or neither. */

import { ApiRefusal } from '@muster/client';
import type { Key, MatchId, Seen } from '@muster/protocol';
import { useCallback, useEffect, useState } from 'react';
import { keepKey, keyOf, matchAddress } from '../match/keys.ts';
import { api, whyNot } from '../match/server.ts';
import { WITHDRAWN } from './words.ts';

export type Entrance =
  | { readonly is: 'looking' }
  | { readonly is: 'closed'; readonly why: string; readonly mayTryAgain: boolean }
  /** `own`: this browser has a seat there already. */
  | { readonly is: 'invited'; readonly key: Key; readonly seen: Seen; readonly own: Key | undefined }
  | { readonly is: 'open'; readonly key: Key };

const NO_KEY =
  'This browser has no key of this battle. Open the link that you were sent, as a whole, or ask who made the battle for a new one.';

const keyInAddress = (): Key | undefined => (location.hash.length > 1 ? location.hash.slice(1) : undefined);

const NOT_WHOLE = 'This link is not whole. Open it as it was sent, to its last letter, or ask for it again.';

const TAKEN = 'All free seats of this battle are taken by now.';

/** Why nobody can take a seat by this link any more, in a sentence. */
const noSeatBy = ({ opens, about: { status, seats } }: Seen): string | undefined => {
  if (status === 'withdrawn') return WITHDRAWN;
  const isFree = seats.some(({ sitter, name }) => sitter === 'open' && name === null);
  return opens === 'join' && !isFree ? TAKEN : undefined;
};

/** What the server answers to a key that no key can be. */
const MALFORMED = 400;
const UNKNOWN = 404;

/** The key is kept, and out of sight: neither the history nor a screenshot shows it. */
const settleIn = (match: MatchId, key: Key): Entrance => {
  const kept = keyOf(match);
  if (kept?.key !== key) keepKey({ ...kept, match, key, since: Date.now() });
  history.replaceState(history.state, '', matchAddress(match));
  return { is: 'open', key };
};

/** The key that this browser holds, if it is one to play with that is still good. */
const ownSeat = async (match: MatchId, own: Key | undefined): Promise<Key | undefined> => {
  if (own === undefined) return undefined;
  try {
    const { you } = await api.look({ match, key: own });
    return you.seat === null && !you.maker ? undefined : own;
  } catch (e) {
    return e instanceof ApiRefusal && e.status === UNKNOWN ? undefined : own;
  }
};

const enter = async (match: MatchId): Promise<Entrance> => {
  const key = keyInAddress();
  const own = keyOf(match)?.key;
  if (key === undefined || key === own)
    return own === undefined ? { is: 'closed', why: NO_KEY, mayTryAgain: false } : settleIn(match, own);
  try {
    const seen = await api.look({ match, key });
    const seat = await ownSeat(match, own); // it goes before any other that opens the match: nobody can take it away by a link
    if (seen.opens === 'seat' || seen.opens === 'maker' || seen.opens === 'watch') return settleIn(match, seat ?? key);
    const why = noSeatBy(seen);
    if (why === undefined) return { is: 'invited', key, seen, own: seat };
    return seat === undefined ? { is: 'closed', why, mayTryAgain: false } : settleIn(match, seat);
  } catch (e) {
    if (!(e instanceof ApiRefusal)) return { is: 'closed', why: whyNot(e), mayTryAgain: true };
    if (own !== undefined) return settleIn(match, own); // a link that was used here before
    return { is: 'closed', why: e.status === MALFORMED ? NOT_WHOLE : e.message, mayTryAgain: false };
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
