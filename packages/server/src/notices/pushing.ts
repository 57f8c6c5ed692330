/**
 * Notices to browsers that are closed, by the push service of each (RFC 8030): what is said is sealed for the browser (RFC 8291), and the
 * service knows this server by a key of its own (RFC 8292), which is made when it is first needed and kept.
 */

import type { Notice, PushPlace } from '@muster/protocol';
import webpush from 'web-push';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';

export interface PushingTerms {
  readonly store: Pick<Store, 'own' | 'keepOwn'>;
  /** Whom a push service may ask about this server. */
  readonly publicUrl: URL | undefined;
  /** Services that are used besides those of the known browsers: `https://push.example.org`. */
  readonly origins: readonly string[];
  readonly log?: Log | undefined;
}

export interface Pushing {
  publicKey(): Promise<string>;
  /** Why nothing is sent there, in a sentence; undefined when it may be. */
  refuse(push: PushPlace): string | undefined;
  /** `gone`: the browser wants no more of it. What fails is lost: the player sees it when next there. */
  send(push: PushPlace, notice: Notice): Promise<'sent' | 'gone' | 'failed'>;
}

/** Of Chrome, Firefox, Edge and Safari. A server that writes to any address it is told would write to its own network too. */
const KNOWN =
  /^https:\/\/(?:fcm\.googleapis\.com|(?:[a-z0-9-]+\.)+push\.services\.mozilla\.com|(?:[a-z0-9-]+\.)+notify\.windows\.com|(?:[a-z0-9-]+\.)*push\.apple\.com)$/;

const FOREIGN = 'This server sends notices by the push services of the known browsers only.';

/** A turn that is a day old need not be told any more. */
const KEPT_S = 86_400;
const PATIENCE_MS = 10_000;
const NOBODY = 'https://muster.invalid';

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export const makePushing = ({ store, publicUrl, origins, log }: PushingTerms): Pushing => {
  let kept: Promise<Keys> | undefined;
  const subject = publicUrl?.protocol === 'https:' ? publicUrl.origin : NOBODY;

  const load = async (): Promise<Keys> => {
    const known =
      (await store.own('push')) ?? (await store.keepOwn('push', JSON.stringify(webpush.generateVAPIDKeys())));
    return JSON.parse(known);
  };
  const keys = (): Promise<Keys> => {
    kept ??= load().catch((e: unknown) => {
      kept = undefined;
      throw e;
    });
    return kept;
  };

  const isAllowed = (endpoint: string): boolean => {
    if (!URL.canParse(endpoint)) return false;
    const { origin, username } = new URL(endpoint);
    return username === '' && (KNOWN.test(origin) || origins.includes(origin));
  };

  const post = async (push: PushPlace, notice: Notice): Promise<number> => {
    const { endpoint, method, headers, body } = webpush.generateRequestDetails(push, JSON.stringify(notice), {
      vapidDetails: { subject, ...(await keys()) },
      TTL: KEPT_S,
      topic: notice.match, // a newer one of the same match takes its place
      contentEncoding: 'aes128gcm',
    });
    const { 'Content-Length': _, ...rest } = headers as Record<string, string>;
    const answer = await fetch(endpoint, {
      method,
      headers: rest,
      body: new Uint8Array(body!),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    return answer.status;
  };

  return {
    publicKey: async () => (await keys()).publicKey,
    refuse: ({ endpoint }) => (isAllowed(endpoint) ? undefined : FOREIGN),
    send: async (push, notice) => {
      if (!isAllowed(push.endpoint)) return 'gone';
      const status = await post(push, notice).catch(() => null);
      if (status !== null && status >= 200 && status < 300) return 'sent';
      if (status === 404 || status === 410) return 'gone';
      log?.({ event: 'noticeFailed', host: new URL(push.endpoint).host, status });
      return 'failed';
    },
  };
};
