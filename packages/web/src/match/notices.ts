/** Notices when it is one's turn and the page is closed: asked of the browser only when a player asks for them. */

import type { Key, MatchId, PushPlace } from '@muster/protocol';
import { keepKey, keyOf } from './keys.ts';
import { api, whyNot } from './server.ts';

/** Why this browser shows none, in a sentence; undefined where it may. */
export const whyNoNotices = (): string | undefined => {
  if (!window.isSecureContext)
    return 'A browser tells of turns only on pages that were opened by https, or on the server’s own machine.';
  const knows = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return knows ? undefined : 'This browser cannot tell you of turns while the page is closed.';
};

const FORBIDDEN =
  'This browser may not show notices of this page. Allow them in its settings for this site, then press again.';
const NO_SERVICE = 'The browser could not reach its push service, which brings notices. Try again later.';

/** What was not done, in a sentence; undefined when it was. */
type Outcome = string | undefined;

const keysOf = (text: string): Uint8Array<ArrayBuffer> => {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
};

/** One place for all battles of this browser. One that was made for another server's key is of no use any more. */
const placeFor = async (publicKey: string): Promise<PushPlace> => {
  await navigator.serviceWorker.register('/notices-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const terms = { userVisibleOnly: true, applicationServerKey: keysOf(publicKey) };
  const made = await pushManager.subscribe(terms).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(terms);
  });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint!, keys: { p256dh: keys!['p256dh']!, auth: keys!['auth']! } };
};

const remember = (match: MatchId, told: boolean): void => {
  const kept = keyOf(match);
  if (kept === undefined) return;
  const { told: _, ...rest } = kept;
  keepKey(told ? { ...rest, told: true } : rest);
};

export interface Seat {
  readonly match: MatchId;
  readonly key: Key;
}

/** Whether this browser is told of all of them. */
export const isTold = (seats: readonly Seat[]): boolean => seats.every(({ match }) => keyOf(match)?.told === true);

export const tellMe = async (seats: readonly Seat[]): Promise<Outcome> => {
  if ((await Notification.requestPermission()) !== 'granted') return FORBIDDEN;
  let push: PushPlace;
  try {
    const { publicKey } = await api.pushKey();
    push = await placeFor(publicKey);
  } catch (e) {
    return e instanceof DOMException ? NO_SERVICE : whyNot(e);
  }
  try {
    for (const seat of seats) {
      await api.subscribe({ ...seat, push });
      remember(seat.match, true);
    }
    return undefined;
  } catch (e) {
    return whyNot(e);
  }
};

export const tellMeNoMore = async (seats: readonly Seat[]): Promise<Outcome> => {
  try {
    for (const seat of seats) {
      await api.unsubscribe(seat);
      remember(seat.match, false);
    }
    return undefined;
  } catch (e) {
    return whyNot(e);
  }
};
