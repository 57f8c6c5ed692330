/** The battles with people elsewhere that this browser has keys of, as the server tells them. */

import type { Api } from '@muster/client';
import type { MineItem } from '@muster/protocol';
import { useEffect, useState } from 'react';
import { allKeys, type KeptKey, keepRematch } from './keys.ts';
import { onWaking } from './waking.ts';

export type Mine =
  /** There is none. */
  | { readonly state: 'none' }
  | { readonly state: 'asking' }
  /** So many there are, but the server cannot be reached. */
  | { readonly state: 'unreachable'; readonly count: number; readonly why: string }
  | { readonly state: 'told'; readonly items: readonly MineItem[] };

/** As many as are asked for at once. */
const MOST = 200;
const AGAIN_MS = 30_000;

/** What waits for this browser's people first, what has the least time left before all, then what goes on, then what is over; the newest of each first. */
export const inOrder = (items: readonly MineItem[]): readonly MineItem[] => {
  const rank = ({ waits, status }: MineItem): number => {
    if (status === 'over' || status === 'withdrawn') return 2;
    return waits ? 0 : 1;
  };
  const left = (item: MineItem): number => (item.waits ? (item.left ?? Number.MAX_SAFE_INTEGER) : 0);
  return [...items].sort((a, b) => rank(a) - rank(b) || left(a) - left(b) || b.changed - a.changed);
};

/** In how many of them something is asked of this browser's people. */
export const waitingIn = (mine: Mine): number =>
  mine.state === 'told' ? mine.items.filter(({ waits }) => waits).length : 0;

/** A rematch that others agreed to while nobody was at the table here. */
const lookForRematch = async (api: Api, { match, key }: KeptKey): Promise<void> => {
  try {
    const { about } = await api.look({ match, key });
    if (about.rematch !== null) keepRematch({ match, key }, about.rematch);
  } catch {
    // it is looked for again
  }
};

const ask = async (): Promise<Mine> => {
  if (allKeys().length === 0) return { state: 'none' };
  const { api, whyNot } = await import('./server.ts');
  await Promise.all(
    allKeys()
      .filter(({ hopes }) => hopes)
      .map((kept) => lookForRematch(api, kept)),
  );
  const keys = allKeys().map(({ match, key }) => ({ match, key }));
  try {
    const items = await api.mine({ keys: keys.slice(0, MOST) });
    return items.length === 0 ? { state: 'none' } : { state: 'told', items: inOrder(items) };
  } catch (e) {
    return { state: 'unreachable', count: keys.length, why: whyNot(e) };
  }
};

/** Asked again now and then, and when the page is looked at again. */
export const useMine = (): Mine => {
  const [mine, setMine] = useState<Mine>(() => (allKeys().length === 0 ? { state: 'none' } : { state: 'asking' }));
  useEffect(() => {
    let gone = false;
    const show = () => void ask().then((found) => !gone && setMine(found));
    show();
    const timer = setInterval(() => document.visibilityState === 'visible' && show(), AGAIN_MS);
    const stopWaking = onWaking(show);
    return () => {
      gone = true;
      clearInterval(timer);
      stopWaking();
    };
  }, []);
  return mine;
};
