/** Opens a match far away and keeps it open: what comes over the connection goes to where it belongs. */

import type { Descriptor, GameTypes, MatchRecord } from '@muster/kernel';
import { type Deed, type Hello, PROTOCOL, type ToClient, type You } from '@muster/protocol';
import { type Answer, makeStore } from '@muster/table';
import { keepConnected } from './connection.ts';
import { makeDeeds, type Wish } from './deeds.ts';
import type { FarMatch, FarOptions, FarState } from './far-match.ts';
import { type FarSource, makeFarSource } from './far-source.ts';
import { makeGiver } from './parts.ts';
import { playAgain, prove } from './proving.ts';
import { firstOf, type Seen, seenAnew, updated, withOlder } from './seen.ts';

/** How long a table waits for the record before it tells the end without it. */
const RECORD_MS = 5_000;
/** Fetched again after so long where it could not be had. */
const AGAIN_MS = 15_000;
const PREFIX = 16;

export const openFar = <T extends GameTypes>(options: FarOptions<T>): FarMatch<T> => {
  const { match, key, load, api, clock, parts } = options;
  const store = makeStore<FarState<T>>({
    link: { is: 'lost', since: clock.now() },
    you: undefined,
    about: undefined,
    gathering: undefined,
    dice: undefined,
    clocks: undefined,
    source: undefined,
    hasOlder: false,
    proof: undefined,
    ended: undefined,
  });
  const put = (change: Partial<FarState<T>>): void => store.set({ ...store.getState(), ...change });

  let seen: Seen<T> | undefined;
  let descriptor: Descriptor<T> | undefined;
  let isLoading = false;
  let far: FarSource<T> | undefined;
  let isClosed = false;
  /** Something was missed: the next greeting asks for everything. */
  let isLost = false;
  /** Who waits for older notices. */
  const olderWaiting: ((isThere: boolean) => void)[] = [];
  let isConcluding = false;

  const hello = (): Hello => ({
    type: 'hello',
    protocol: PROTOCOL,
    match,
    key,
    ...(seen !== undefined && !isLost && { since: seen.n }),
  });

  const giver = makeGiver(parts);
  const deeds = makeDeeds(parts.make().slice(0, PREFIX), (deed: Deed) => void connection.send(deed));

  const hasOlder = (): boolean => seen !== undefined && firstOf(seen) > 0;

  const giveParts = (): void => {
    const { you, dice } = store.getState();
    if (you === undefined || dice === undefined) return;
    for (const message of giver.give(you, dice)) connection.send(message);
  };

  /** The rules are fetched once it is known which. */
  const fetchRules = (): void => {
    const { about } = store.getState();
    if (about === undefined || descriptor !== undefined || isLoading) return;
    isLoading = true;
    load(about.game)
      .then(
        (found) => {
          descriptor = found;
          build();
        },
        () => void clock.after(AGAIN_MS, fetchRules),
      )
      .finally(() => {
        isLoading = false;
      });
  };

  /** The source, as soon as all is there that it needs. */
  const build = (): void => {
    const { you, about } = store.getState();
    if (isClosed || far !== undefined || seen === undefined || descriptor === undefined) return;
    if (you === undefined || about === undefined) return;
    far = makeFarSource({
      descriptor,
      you,
      deeds,
      strict: about.strict,
      isOfThisEdition: about.version === descriptor.game.version,
      seen,
      link: connection.link(),
    });
    put({ source: far.source });
    concludeOnce();
  };

  const concludeOnce = (): void => {
    if (far === undefined || seen === undefined || seen.outcome === null || isConcluding) return;
    isConcluding = true;
    const giveUp = clock.after(RECORD_MS, () => far?.conclude(undefined));
    fetchRecord(giveUp);
  };

  /** Everything is shown first; the proof of the luck takes a while. */
  const takeRecord = (source: FarSource<T>, rules: Descriptor<T>, record: MatchRecord, { view }: Seen<T>): void => {
    const told = playAgain(rules, record);
    source.conclude(told.ok ? told : undefined);
    const eyes = store.getState().you?.seat ?? 'spectator';
    if (!told.ok) put({ proof: told });
    else clock.after(0, () => put({ proof: prove(rules, told, { ...giver, match, eyes, view }) }));
  };

  const fetchRecord = (isThere: () => void): void => {
    api.record({ match, key }).then(
      (record) => {
        isThere();
        if (isClosed || far === undefined || descriptor === undefined || seen === undefined) return;
        takeRecord(far, descriptor, record, seen);
      },
      () => {
        if (!isClosed) clock.after(AGAIN_MS, () => fetchRecord(isThere));
      },
    );
  };

  const take = (now: Seen<T>): void => {
    seen = now;
    if (far === undefined) build();
    else far.take(now);
    if (store.getState().hasOlder !== hasOlder()) put({ hasOlder: hasOlder() });
    concludeOnce();
    deeds.arrived(now.n);
  };

  const takeView = (message: Extract<ToClient<T>, { readonly type: 'view' }>): void => {
    isLost = false;
    put({ gathering: undefined, dice: undefined });
    take(seenAnew(message, seen));
  };

  const beginAnew = (): void => {
    isLost = true;
    connection.again();
  };

  const takeUpdate = (message: Extract<ToClient<T>, { readonly type: 'update' }>): void => {
    const now = seen === undefined ? undefined : updated(seen, message);
    if (now !== undefined) take(now);
    else beginAnew();
  };

  const answerOlder = (isThere: boolean): void => {
    for (const resolve of olderWaiting.splice(0)) resolve(isThere);
  };

  const takeOlder = (noticed: Seen<T>['noticed']): void => {
    if (seen === undefined) return;
    const now = withOlder(seen, noticed);
    const isThere = now !== seen;
    if (isThere) take(now);
    answerOlder(isThere);
  };

  const heard = (message: ToClient): void => {
    const told = message as ToClient<T>;
    switch (told.type) {
      case 'about':
        put({ about: told.about });
        fetchRules();
        build();
        break;
      case 'gathering':
        put({ gathering: told.gathering });
        break;
      case 'dice':
        put({ dice: told.dice });
        giveParts();
        break;
      case 'view':
        takeView(told);
        break;
      case 'update':
        takeUpdate(told);
        break;
      case 'clocks':
        put({ clocks: { times: told.clocks, at: clock.now() } });
        break;
      case 'older':
        takeOlder(told.noticed);
        break;
      case 'pong':
        if (seen !== undefined && told.n !== undefined && told.n > seen.n) beginAnew(); // the last that came is missing
        break;
      case 'done':
        deeds.done(told.id, told.n, told.answer);
        break;
      default: // what is not known here is for others
    }
  };

  const fetchOlder = (): Promise<boolean> => {
    if (seen === undefined || !hasOlder()) return Promise.resolve(false);
    if (olderWaiting.length === 0 && !connection.send({ type: 'older', before: firstOf(seen) }))
      return Promise.resolve(false);
    return new Promise((resolve) => olderWaiting.push(resolve));
  };

  const welcomed = (you: You): void => {
    put({ you });
    giver.forget();
    for (const deed of deeds.unanswered()) connection.send(deed);
  };

  const connection = keepConnected(
    { ...options, hello },
    {
      welcomed,
      heard,
      linked: (link) => {
        put({ link });
        far?.setLink(link);
        if (link.is !== 'there') answerOlder(false);
      },
      misunderstood: (why) => {
        isLost = true;
        deeds.refuse(why);
      },
      ended: (ended) => {
        put({ ended });
        deeds.refuse(ended.why);
      },
    },
  );

  const ask = (wish: Wish): Promise<Answer> => deeds.ask(wish).answer;

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    force: (force) => ask({ type: 'force', force }),
    rename: (name) => ask({ type: 'rename', name }),
    anew: () => ask({ type: 'anew', attempt: store.getState().dice?.attempt ?? 1 }),
    older: fetchOlder,
    wake: connection.wake,
    close: () => {
      isClosed = true;
      connection.close();
      answerOlder(false);
    },
  };
};
