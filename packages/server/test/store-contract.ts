/** What every store promises, asked of one. Ids are made for each test, so that all of them may share a database. */

import { describe, expect, test } from 'vitest';
import type { Row, Store, Write } from '../src/store/store.ts';
import { runChild } from './store-process.ts';
import { checkpoint, head, key, opening, row, rows, share, subscription } from './store-samples.ts';

/** How a test comes to a database. Each call of `open` is a connection of its own to the same one, like that of another process. */
export interface Place {
  /** It is closed after the test. */
  open(): Promise<Store>;
  /** What another process opens, to come to the same database. */
  address(): string;
}

let made = 0;
const fresh = (name: string): string => `${name}-${process.pid}-${made++}`;

export const storeContract = (place: Place): void => {
  /** A store with a match of its own in it. */
  const begun = async (count = 0): Promise<{ readonly store: Store; readonly match: string }> => {
    const store = await place.open();
    const match = fresh('match');
    expect(await store.create(head(match), [])).toBe('written');
    if (count > 0) expect(await store.write({ match, rows: rows(0, count) })).toBe('written');
    return { store, match };
  };

  describe('heads', () => {
    test('a match that was made is there as it was made, and no other', async () => {
      const { store, match } = await begun();
      expect(await store.head(match)).toEqual(head(match));
      expect(await store.load(match)).toEqual({
        head: head(match),
        opening: null,
        checkpoint: null,
        rows: [],
        count: 0,
      });
      expect(await store.head('nobody')).toBeUndefined();
      expect(await store.load('nobody')).toBeUndefined();
    });

    test('a match is made once, and who comes second changes nothing of it', async () => {
      const { store, match } = await begun();
      expect(await store.create({ ...head(match), game: 'other' }, [key(match, 'k')])).toBe('conflict');
      expect(await store.head(match)).toEqual(head(match));
      expect(await store.keysOf(match)).toEqual([]);
    });

    test('a head follows on the one before, or is not written', async () => {
      const { store, match } = await begun();
      expect(await store.write({ match, head: head(match, 2, 'over') })).toBe('written');
      expect(await store.write({ match, head: head(match, 2, 'withdrawn') })).toBe('conflict');
      expect(await store.write({ match, head: head(match, 4, 'withdrawn') })).toBe('conflict');
      expect(await store.head(match)).toEqual(head(match, 2, 'over'));
    });

    test('lists by status, a page at a time', async () => {
      const store = await place.open();
      const last = '}'; // after whatever other tests have left in this database
      const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((one) => last + fresh(one)) as [string, string, string, string];
      await store.create(head(a, 1, 'dice'), []);
      await store.create(head(b, 1, 'playing'), []);
      await store.create(head(c, 1, 'over'), []);
      await store.create(head(d, 1, 'playing'), []);
      const listed = async (...asked: Parameters<Store['list']>) =>
        (await store.list(...asked)).map(({ match }) => match);
      expect(await listed(['dice', 'playing'], last, 3)).toEqual([a, b, d]);
      expect(await listed(['playing'], last, 1)).toEqual([b]);
      expect(await listed(['playing'], b, 5)).toEqual([d]);
      expect(await listed(['playing'], d, 5)).toEqual([]);
      expect(await listed([], last, 5)).toEqual([]);
      expect((await store.list(['over'], last, 1))[0]).toEqual(head(c, 1, 'over'));
    });
  });

  describe('lives', () => {
    test('the newest beat of all nodes is the last, whoever beats', async () => {
      const [one, other] = [await place.open(), await place.open()];
      const now = 5e15; // after whatever other tests have left in this database
      await one.beat('a', now);
      await other.beat('b', now + 20);
      await one.beat('a', now + 10);
      expect([await one.lastBeat(), await other.lastBeat()]).toEqual([now + 20, now + 20]);
      expect([await one.lastBeat('a'), await one.lastBeat('b')]).toEqual([now + 20, now + 10]);
      await one.beat('a', now + 30);
      expect(await other.lastBeat()).toBe(now + 30);
    });

    test('times in which no node lived are there for all, each once, those that ended after a moment', async () => {
      const [one, other] = [await place.open(), await place.open()];
      const now = 6e15;
      await one.missed({ from: now, to: now + 10 });
      await other.missed({ from: now, to: now + 10 });
      await other.missed({ from: now - 5, to: now + 12 });
      expect(await one.outages(now)).toEqual([
        { from: now, to: now + 10 },
        { from: now - 5, to: now + 12 },
      ]);
      expect(await one.outages(now + 10)).toEqual([{ from: now - 5, to: now + 12 }]);
      expect(await one.outages(now + 12)).toEqual([]);
    });
  });

  describe('logs', () => {
    test('what was written is read as it was, in its order', async () => {
      const { store, match } = await begun();
      const written: readonly Row[] = [
        row(0),
        row(1, { entry: { undo: 1, by: 0, agreed: [1], hash: 'f'.repeat(64), state: 'e'.repeat(64) }, gone: [0] }),
        row(2, { sender: null, told: [], at: [] }),
      ];
      expect(await store.write({ match, opening: opening(), rows: written })).toBe('written');
      const loaded = await store.load(match);
      expect(loaded?.rows).toEqual(written);
      expect(loaded?.opening).toEqual(opening());
      expect(loaded?.count).toBe(3);
      expect(await store.rows(match, 1, 3)).toEqual(written.slice(1));
      expect(await store.rows(match, 1, 1)).toEqual([]);
    });

    test('a log begins once', async () => {
      const { store, match } = await begun();
      expect(await store.write({ match, opening: opening('first') })).toBe('written');
      expect(await store.write({ match, opening: opening('second'), rows: rows(0, 1) })).toBe('conflict');
      const loaded = await store.load(match);
      expect(loaded?.opening).toEqual(opening('first'));
      expect(loaded?.count).toBe(0);
    });

    test.each([
      ['one that is taken', [row(2)]],
      ['one too far', [row(4)]],
      ['one left out', [row(3), row(5)]],
      ['one twice', [row(3), row(3)]],
    ])('a place in the log: %s', async (_, wrong) => {
      const { store, match } = await begun(3);
      expect(await store.write({ match, rows: wrong })).toBe('conflict');
      expect((await store.load(match))?.rows).toEqual(rows(0, 3));
      expect(await store.write({ match, rows: rows(3, 5) })).toBe('written');
      expect(await store.rows(match, 0, 9)).toEqual(rows(0, 5));
    });

    test('nothing is written to a match that is not there', async () => {
      const store = await place.open();
      const match = fresh('match');
      expect(await store.write({ match, rows: rows(0, 1), keys: [key(match, 'k')] })).toBe('conflict');
      expect(await store.rows(match, 0, 1)).toEqual([]);
      expect(await store.keysOf(match)).toEqual([]);
    });

    test('a writing is whole: where its head or its rows conflict, nothing of it is written', async () => {
      const { store, match } = await begun(1);
      const parts = { opening: opening(), keys: [key(match, 'new')], dropped: [] };
      expect(await store.write({ match, head: head(match, 7), rows: rows(1, 2), ...parts })).toBe('conflict');
      expect(await store.write({ match, head: head(match, 2), rows: rows(0, 1), ...parts })).toBe('conflict');
      expect(await store.load(match)).toEqual({
        head: head(match),
        opening: null,
        checkpoint: null,
        rows: rows(0, 1),
        count: 1,
      });
      expect(await store.keysOf(match)).toEqual([]);
      expect(await store.write({ match, head: head(match, 2), rows: rows(1, 2), ...parts })).toBe('written');
      expect((await store.load(match))?.head).toEqual(head(match, 2));
      expect(await store.keysOf(match)).toEqual([key(match, 'new')]);
    });

    test('tells with which messages the entries of a match came', async () => {
      const { store, match } = await begun(4);
      await begun(2);
      expect(await store.write({ match, rows: [row(4, { sender: null })] })).toBe('written');
      expect(await store.sent(match)).toEqual(
        rows(0, 4).map(({ sender, at }) => ({ ...sender, at: at[sender!.seat] })),
      );
    });

    test('finds take-backs from a place on', async () => {
      const { store, match } = await begun(2);
      const undo = (n: number) => ({ n, gone: [n - 1] });
      await store.write({ match, rows: [row(2, undo(2)), row(3), row(4, undo(4)), row(5)] });
      expect(await store.takenBack(match, 0)).toEqual([undo(2), undo(4)]);
      expect(await store.takenBack(match, 3)).toEqual([undo(4)]);
      expect(await store.takenBack(match, 5)).toEqual([]);
    });

    test('ten thousand entries are written, and read in order, and a part of them', async () => {
      const { store, match } = await begun();
      const all = rows(0, 10_000);
      expect(await store.write({ match, rows: all })).toBe('written');
      const loaded = await store.load(match);
      expect(loaded?.count).toBe(10_000);
      expect(loaded?.rows.map(({ n }) => n)).toEqual(all.map(({ n }) => n));
      expect(await store.rows(match, 9_998, 20_000)).toEqual(rows(9_998, 10_000));
      expect(await store.write({ match, rows: [row(9_999)] })).toBe('conflict');
    });
  });

  describe('checkpoints', () => {
    test('a match is loaded from its newest one, with the entry that vouches for it', async () => {
      const { store, match } = await begun(40);
      await store.checkpoint(match, checkpoint(16));
      await store.checkpoint(match, checkpoint(32));
      const loaded = await store.load(match);
      expect(loaded?.checkpoint).toEqual(checkpoint(32));
      expect(loaded?.rows).toEqual(rows(31, 40));
      expect(loaded?.count).toBe(40);
    });

    test('older ones are found, and only the newest three are kept', async () => {
      const { store, match } = await begun(64);
      for (const count of [16, 64, 32, 48]) await store.checkpoint(match, checkpoint(count));
      expect(await store.checkpointBefore(match, 63)).toEqual(checkpoint(48));
      expect(await store.checkpointBefore(match, 48)).toEqual(checkpoint(48));
      expect(await store.checkpointBefore(match, 47)).toEqual(checkpoint(32));
      expect(await store.checkpointBefore(match, 31)).toBeUndefined();
    });

    test('one that is ahead of its log is never given', async () => {
      const { store, match } = await begun(16);
      await store.checkpoint(match, checkpoint(16));
      await store.checkpoint(match, checkpoint(32));
      await store.checkpoint(fresh('nobody'), checkpoint(16));
      expect((await store.load(match))?.checkpoint).toEqual(checkpoint(16));
      await store.write({ match, rows: rows(16, 40) });
      expect((await store.load(match))?.checkpoint).toEqual(checkpoint(16));
    });
  });

  describe('keys', () => {
    test('a key opens its match and no other; it is dropped, replaced and taken over', async () => {
      const { store, match } = await begun();
      const rematch = fresh('rematch');
      const keys = [key(match, 'a', { until: 1_790_000_000_001 }), key(match, 'b', { kind: 'maker', seat: null })];
      expect(await store.write({ match, keys })).toBe('written');
      expect(await store.create(head(rematch), [key(rematch, 'b', { seat: 1 })])).toBe('written');
      expect(await store.key(match, 'a')).toEqual(keys[0]);
      expect(await store.key(rematch, 'a')).toBeUndefined();
      expect(await store.key(rematch, 'b')).toEqual(key(rematch, 'b', { seat: 1 }));
      expect(await store.keysOf(match)).toEqual(keys);

      expect(await store.write({ match, dropped: ['b'], keys: [key(match, 'a', { kind: 'claim' })] })).toBe('written');
      expect(await store.keysOf(match)).toEqual([key(match, 'a', { kind: 'claim' })]);
      expect(await store.keysOf(rematch)).toHaveLength(1);
    });
  });

  describe('shares', () => {
    test('are kept once under an id, counted, and deleted by their owner only', async () => {
      const store = await place.open();
      const [id, other] = [fresh('share'), fresh('share')];
      const before = await store.sharedSize();
      expect(await store.share(share(id))).toBe('written');
      expect(await store.share(share(id, { owner: 'thief' }))).toBe('conflict');
      expect(await store.share(share(other, { body: {} }))).toBe('written');
      expect(await store.shared(id)).toEqual(share(id));
      const size = await store.sharedSize();
      expect(size.count - before.count).toBe(2);
      expect(size.bytes - before.bytes).toBe(Buffer.byteLength('{"name":"Übermacht"}{}'));

      expect(await store.unshare(id, 'thief')).toBe(false);
      expect(await store.shared(id)).toEqual(share(id));
      expect(await store.unshare(id, 'owner-hash')).toBe(true);
      expect(await store.unshare(id, 'owner-hash')).toBe(false);
      expect(await store.shared(id)).toBeUndefined();
      expect((await store.sharedSize()).count - before.count).toBe(1);
    });
  });

  describe('who wants notices', () => {
    test('is kept once for a key, and deleted by it', async () => {
      const { store, match } = await begun();
      await store.subscribe(subscription(match, { seat: 1 }));
      await store.subscribe(subscription(match));
      await store.subscribe(subscription(match, { key: 'other' }));
      expect(await store.subscriptionsOf(match)).toEqual([subscription(match), subscription(match, { key: 'other' })]);
      expect(await store.unsubscribe(match, 'other')).toBe(true);
      expect(await store.unsubscribe(match, 'other')).toBe(false);
      expect(await store.subscriptionsOf(match)).toEqual([subscription(match)]);
    });

    test('is taken once by whoever comes first, until the seat was seen', async () => {
      const { store, match } = await begun();
      const node = await place.open();
      await store.subscribe(subscription(match));
      await store.subscribe(subscription(match, { key: 'of another', seat: 1 }));
      const taken = await Promise.all([store, node, store].map((one) => one.takeNotices(match, 0)));
      expect(taken.flat()).toEqual([subscription(match)]);
      await store.seen(match, 1);
      expect(await node.takeNotices(match, 0)).toEqual([]);
      await store.seen(match, 0);
      expect(await node.takeNotices(match, 0)).toEqual([subscription(match)]);
    });
  });

  test('what a server keeps for itself is what was kept first', async () => {
    const store = await place.open();
    const name = fresh('own');
    expect(await store.own(name)).toBeUndefined();
    const kept = await Promise.all(['a', 'b'].map((value) => store.keepOwn(name, value)));
    expect(kept[0]).toBe(kept[1]);
    expect(await store.keepOwn(name, 'c')).toBe(kept[0]);
    expect(await store.own(name)).toBe(kept[0]);
  });

  describe('old matches', () => {
    test('are found by their status, the oldest first', async () => {
      const store = await place.open();
      const [a, b, c] = ['a', 'b', 'c'].map(fresh) as [string, string, string];
      await store.create(head(a, 1, 'withdrawn', 20), []);
      await store.create(head(b, 1, 'gathering', 10), []);
      await store.create(head(c, 1, 'over', 10), []);
      const stale = async (...asked: Parameters<Store['stale']>) =>
        (await store.stale(...asked)).map(({ match }) => match);
      expect(await stale(['withdrawn', 'gathering'], 21, 9)).toEqual([b, a]);
      expect(await stale(['withdrawn', 'gathering'], 20, 9)).toEqual([b]);
      expect(await stale(['withdrawn', 'gathering'], 21, 1)).toEqual([b]);
      for (const { match } of [head(a), head(b), head(c)]) await store.remove((await store.head(match))!);
    });

    test('are deleted with all that belongs to them, and no other, unless they have changed', async () => {
      const { store, match } = await begun(3);
      const other = await begun(2);
      await store.write({ match, opening: opening(), keys: [key(match, 'k')] });
      await store.checkpoint(match, checkpoint(2));
      await store.subscribe(subscription(match));
      const old = (await store.head(match))!;
      await store.write({ match, head: head(match, 2) });
      expect(await store.remove(old)).toBe(false);
      expect(await store.remove((await store.head(match))!)).toBe(true);
      expect(await store.load(match)).toBeUndefined();
      expect(await store.rows(match, 0, 9)).toEqual([]);
      expect(await store.keysOf(match)).toEqual([]);
      expect(await store.subscriptionsOf(match)).toEqual([]);
      expect(await store.remove(head(match, 2))).toBe(false);
      expect((await store.load(other.match))?.count).toBe(2);
      expect(await store.create(head(match), [])).toBe('written');
    });
  });

  test('counts its matches', async () => {
    const { store } = await begun();
    const before = await store.count();
    await begun();
    expect(await store.count()).toBe(before + 1);
  });

  describe('whoever writes at once', () => {
    test('many matches are all written, and one that conflicts harms no other', async () => {
      const store = await place.open();
      const matches = Array.from({ length: 50 }, () => fresh('match'));
      expect(await Promise.all(matches.map((match) => store.create(head(match), [])))).toEqual(
        matches.map(() => 'written'),
      );
      const writes = matches.map((match, i): Write => ({ match, rows: i % 5 === 0 ? [row(3)] : rows(0, 2) }));
      const answers = await Promise.all(writes.map((write) => store.write(write)));
      expect(answers).toEqual(matches.map((_, i) => (i % 5 === 0 ? 'conflict' : 'written')));
      for (const [i, match] of matches.entries())
        expect(await store.rows(match, 0, 9)).toEqual(i % 5 === 0 ? [] : rows(0, 2));
    });

    test('what cannot be written as text fails alone, and is no trouble of the store', async () => {
      const { store, match } = await begun();
      const other = await begun();
      const [wrong, right] = await Promise.allSettled([
        store.write({ match, head: { ...head(match, 2), room: { huge: 1n } }, rows: rows(0, 1) }),
        store.write({ match: other.match, rows: rows(0, 1) }),
      ]);
      expect(wrong).toMatchObject({ status: 'rejected', reason: { name: 'TypeError' } });
      expect(right).toEqual({ status: 'fulfilled', value: 'written' });
      expect((await store.load(match))?.count).toBe(0);
    });

    test('of rivals for a place in a log one wins, in one process and from several connections', async () => {
      const { store, match } = await begun();
      const other = await place.open();
      for (let n = 0; n < 20; n++) {
        const rivals = [store, other, store, other].map((at, i) =>
          at.write({ match, rows: [row(n, { sender: { seat: i, id: `rival-${n}-${i}` } })] }),
        );
        const answers = await Promise.all(rivals);
        const won = answers.indexOf('written');
        expect(answers.filter((answer) => answer === 'written')).toHaveLength(1);
        expect((await other.rows(match, n, n + 1))[0]?.sender?.seat).toBe(won);
      }
      expect((await store.load(match))?.count).toBe(20);
    });

    test('of rivals for a head, a new match and a share one wins', async () => {
      const { store, match } = await begun();
      const other = await place.open();
      const [id, name] = [fresh('match'), fresh('share')];
      const wins = async (answers: readonly Promise<unknown>[]) =>
        (await Promise.all(answers)).filter((answer) => answer === 'written').length;
      for (let version = 2; version < 22; version++)
        expect(await wins([store, other, store].map((at) => at.write({ match, head: head(match, version) })))).toBe(1);
      expect(await wins([store, other, store].map((at) => at.create(head(id), [])))).toBe(1);
      expect(await wins([store, other, store].map((at) => at.share(share(name))))).toBe(1);
    });

    test('what is made, written to, shared and deleted in one breath comes out in that order', async () => {
      const store = await place.open();
      const [match, id] = [fresh('match'), fresh('share')];
      const answers = await Promise.all([
        store.create(head(match), [key(match, 'a'), key(match, 'b')]),
        store.write({ match, head: head(match, 2), dropped: ['a'] }),
        store.write({ match, head: head(match, 3), keys: [key(match, 'a', { seat: 1 })], dropped: ['b'] }),
        store.share(share(id)),
        store.unshare(id, 'owner-hash'),
        store.share(share(id, { kind: 'squad' })),
      ]);
      expect(answers).toEqual(['written', 'written', 'written', 'written', true, 'written']);
      expect(await store.head(match)).toEqual(head(match, 3));
      expect(await store.keysOf(match)).toEqual([key(match, 'a', { seat: 1 })]);
      expect((await store.shared(id))?.kind).toBe('squad');
    });
  });

  describe('all of it', () => {
    // After whatever other tests have left in this database.
    const last = (name: string) => fresh(`~${name}`);

    test('matches and shares are read page by page, each once, by their ids', async () => {
      const store = await place.open();
      const [a, b, c] = [last('a'), last('b'), last('c')];
      for (const id of [b, c, a]) {
        await store.create(head(id), []);
        await store.share(share(id));
      }
      expect(await store.heads(`~`, 2)).toEqual([head(a), head(b)]);
      expect(await store.heads(b, 2)).toEqual([head(c)]);
      expect(await store.heads(c, 2)).toEqual([]);
      expect(await store.shares('~', 2)).toEqual([share(a), share(b)]);
      expect(await store.shares(b, 2)).toEqual([share(c)]);
    });

    test('stands still for who asks, while others write', async () => {
      const { store, match } = await begun(2);
      const [other, id] = [last('other'), last('share')];
      const still = await store.still();
      await store.write({ match, head: head(match, 2), rows: rows(2, 4), keys: [key(match, 'k')] });
      await store.create(head(other), []);
      await store.share(share(id));
      expect(await still.load(match)).toMatchObject({ head: head(match), rows: rows(0, 2), count: 2 });
      expect(await still.keysOf(match)).toEqual([]);
      expect(await still.head(other)).toBeUndefined();
      expect(await still.shared(id)).toBeUndefined();
      await still.close();
      await still.close();
      await expect(still.head(match)).rejects.toMatchObject({ code: 'away' });
      expect((await store.load(match))?.count).toBe(4);
    });
  });

  describe('text from outside', () => {
    const nasty = `x'); DROP TABLE matches; -- " \\ % _ \u{1f409}`;
    test('SQL in ids and names is text', async () => {
      const store = await place.open();
      const match = fresh(nasty);
      const named = { ...head(match), game: nasty, room: { name: nasty } };
      expect(await store.create(named, [key(match, nasty)])).toBe('written');
      expect(await store.write({ match, rows: [row(0, { sender: { seat: 0, id: nasty } })] })).toBe('written');
      expect(await store.head(match)).toEqual(named);
      expect(await store.head(match.replace('%', 'z'))).toBeUndefined();
      expect((await store.sent(match)).map(({ id }) => id)).toEqual([nasty]);
      expect(await store.key(match, `${nasty}' OR '1'='1`)).toBeUndefined();
      expect(await store.unshare(`' OR '1'='1`, `' OR '1'='1`)).toBe(false);
      expect(await store.list([`playing') OR ('1'='1` as 'playing'], '', 5)).toEqual([]);
    });
  });

  describe('listeners', () => {
    test('hear of every match that is written to, and of no conflict, until they stop', async () => {
      const { store, match } = await begun();
      const other = fresh('match');
      const heard: string[] = [];
      let wake = () => {};
      const stop = store.changes((changed) => {
        heard.push(changed);
        wake();
      });
      const hears = (id: string) =>
        new Promise<void>((resolve) => {
          wake = () => heard.includes(id) && resolve();
          wake();
        });
      await store.write({ match, rows: [row(5)] });
      await store.create(head(other), []);
      await hears(other);
      expect(heard).not.toContain(match);
      await store.write({ match, rows: rows(0, 1) });
      await hears(match);
      stop();
      const so = heard.length;
      await store.write({ match, rows: rows(1, 2) });
      const last = fresh('match');
      const until = new Promise<void>((resolve) => store.changes((id) => id === last && resolve()));
      await store.create(head(last), []);
      await until;
      expect(heard).toHaveLength(so);
    });
  });

  describe('another process', () => {
    /** All that was acknowledged is there, and every step whole: head, row and key of each tell the same (`store-child.ts`). */
    const expectWhole = async (match: string, acknowledged: number): Promise<number> => {
      const store = await place.open();
      // A database far away may still be at the last commit of one that is dead: whoever writes next waits for it.
      await store.write({ match, dropped: ['nobody'] });
      const loaded = await store.load(match);
      const count = (await store.rows(match, 0, 1e6)).length;
      expect(count).toBeGreaterThanOrEqual(acknowledged);
      expect(loaded?.count).toBe(count);
      expect(loaded?.head).toEqual(head(match, count));
      expect(await store.rows(match, 0, count)).toEqual(rows(0, count));
      expect(await store.keysOf(match)).toHaveLength(count);
      await store.close();
      return count;
    };
    const matches = (count: number) => Array.from({ length: count }, () => fresh('match'));

    test('writes while this one does, and both find everything', async () => {
      const [theirs, ours] = [matches(2), matches(2)];
      const store = await place.open();
      const child = runChild({ place: place.address(), matches: theirs, entries: 40 });
      const write = async (match: string) => {
        await store.create(head(match, 0), []);
        for (let n = 0; n < 40; n++)
          expect(
            await store.write({ match, head: head(match, n + 1), rows: [row(n)], keys: [key(match, `key-${n}`)] }),
          ).toBe('written');
      };
      await Promise.all(ours.map(write));
      expect(await child).toMatchObject({ done: true, problem: null });
      for (const match of [...ours, ...theirs]) expect(await expectWhole(match, 40)).toBe(40);
    });

    test.each([1, 100, 333])(
      'is killed after %i acknowledgements: none is lost, and nothing is half',
      async (killAfter) => {
        const ids = matches(8);
        const told = await runChild({ place: place.address(), matches: ids, checkpointEvery: 4 }, { killAfter });
        expect(told.done).toBe(false);
        for (const match of ids.filter((id) => told.acknowledged.has(id)))
          await expectWhole(match, told.acknowledged.get(match)!);
      },
    );

    test.each(['beforeCommit', 'afterCommit'] as const)('is killed %s', async (point) => {
      const ids = matches(3);
      const told = await runChild({ place: place.address(), matches: ids, killAt: { point, time: 5 } });
      // The first commit makes the matches: the fifth is that of the fourth entry of each.
      for (const match of ids) {
        expect(told.acknowledged.get(match)).toBe(3);
        expect(await expectWhole(match, 3)).toBe(point === 'beforeCommit' ? 3 : 4);
      }
    });

    test('is killed in a checkpoint: the one before is there, and the match goes on', async () => {
      const [match] = matches(1) as [string];
      const killAt = { point: 'inCheckpoint', time: 2 } as const;
      await runChild({ place: place.address(), matches: [match], checkpointEvery: 4, killAt });
      const store = await place.open();
      expect((await store.load(match))?.checkpoint).toEqual(checkpoint(4));
      expect(await expectWhole(match, 8)).toBe(8);
      expect(await store.write({ match, rows: [row(8)] })).toBe('written');
    });
  });

  describe('closing', () => {
    test('what waits is written first; then nothing can be asked', async () => {
      const { store, match } = await begun();
      const waits = store.write({ match, rows: rows(0, 1) });
      await store.close();
      expect(await waits).toBe('written');
      await expect(store.write({ match, rows: rows(1, 2) })).rejects.toMatchObject({ code: 'away' });
      await expect(store.head(match)).rejects.toMatchObject({ code: 'away' });
      await store.close();
      const again = await place.open();
      expect(await again.rows(match, 0, 2)).toEqual(rows(0, 1));
    });
  });
};
