// Short links as the page makes, finds and deletes them, against a server that is made up.
import { type Api, ApiRefusal, Unreachable } from '@muster/client';
import { expect, test } from 'vitest';
import { makeShortLinks, type ToShare } from './short-links.ts';

const SHARE: ToShare = {
  kind: 'setup',
  game: 'a-game',
  title: 'A battle',
  words: 'Ready.',
  data: { address: '/new', of: {} },
};
const noPicture = async () => undefined;

const makeServer = () => {
  const kept = new Map<string, { readonly key: string; readonly picture: string | undefined }>();
  const api: Pick<Api, 'share' | 'shared' | 'unshare'> = {
    share: async ({ picture }) => {
      const made = { id: `share-${kept.size + 1}`, key: `key-${kept.size + 1}` };
      kept.set(made.id, { key: made.key, picture });
      return made;
    },
    shared: async (id) => {
      if (!kept.has(id)) throw new ApiRefusal(404, 'There is nothing under this short link.');
      return SHARE;
    },
    unshare: async (id, key) => {
      if (kept.get(id)?.key !== key) throw new ApiRefusal(404, 'There is none.');
      kept.delete(id);
    },
  };
  return { api, kept };
};

const makeShelf = () => {
  const held = new Map<string, string>();
  return {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, text: string) => void held.set(name, text),
    removeItem: (name: string) => void held.delete(name),
  };
};

const forbidden = () => {
  throw new Error('no storage');
};

test('the same thing is kept once, another one apart, also after the page was loaded again', async () => {
  const { api, kept } = makeServer();
  const shelf = makeShelf();
  const first = await makeShortLinks(api, () => shelf).make('/new?a', SHARE, noPicture);
  const again = makeShortLinks(api, () => shelf);
  expect(again.made('/new?a')).toEqual(first);
  expect(await again.make('/new?a', SHARE, noPicture)).toEqual(first);
  expect(await again.make('/new?b', SHARE, noPicture)).not.toEqual(first);
  expect(kept.size).toBe(2);
});

test('one that the server has lost is made anew', async () => {
  const { api, kept } = makeServer();
  const links = makeShortLinks(api, makeShelf);
  await links.make('/new', SHARE, noPicture);
  kept.clear();
  const next = await links.make('/new', SHARE, noPicture);
  expect(kept.has((next as { id: string }).id)).toBe(true);
});

test('it is deleted where it was made, and then forgotten', async () => {
  const { api, kept } = makeServer();
  const shelf = makeShelf();
  const links = makeShortLinks(api, () => shelf);
  await links.make('/new', SHARE, noPicture);
  expect(await links.remove('/new')).toEqual({
    words: 'The short link is deleted: it opens nothing any more.',
    isGone: true,
  });
  expect(kept.size).toBe(0);
  expect(links.made('/new')).toBeUndefined();
  expect(makeShortLinks(api, () => shelf).made('/new')).toBeUndefined();
});

test('while the server is away nothing is forgotten; what it does not know is gone', async () => {
  const { api, kept } = makeServer();
  const shelf = makeShelf();
  const made = await makeShortLinks(api, () => shelf).make('/new', SHARE, noPicture);
  const away = { ...api, unshare: () => Promise.reject(new Unreachable('silent')) };
  const links = makeShortLinks(away, () => shelf);
  expect(await links.remove('/new')).toMatchObject({ isGone: false });
  expect(links.made('/new')).toEqual(made);
  kept.clear();
  expect(await makeShortLinks(api, () => shelf).remove('/new')).toMatchObject({ isGone: true });
});

test('where the browser keeps nothing, it can be deleted as long as the page is open', async () => {
  const { api, kept } = makeServer();
  const links = makeShortLinks(api, forbidden);
  const made = await links.make('/new', SHARE, noPicture);
  expect(links.made('/new')).toEqual(made);
  await links.remove('/new');
  expect(kept.size).toBe(0);
});

test('a picture goes with it; where none can be drawn, it goes without', async () => {
  const { api, kept } = makeServer();
  const links = makeShortLinks(api, makeShelf);
  await links.make('/a', SHARE, async () => 'AAAA');
  await links.make('/b', SHARE, () => Promise.reject(new Error('no canvas')));
  expect([...kept.values()].map(({ picture }) => picture)).toEqual(['AAAA', undefined]);
});

test('why there is none is said: no server, or its own words', async () => {
  const { api } = makeServer();
  const refusing = (e: Error) => makeShortLinks({ ...api, share: () => Promise.reject(e) }, makeShelf);
  expect(await refusing(new Unreachable('silent')).make('/a', SHARE, noPicture)).toBe(
    'There is no short link, since no server answers that keeps one.',
  );
  expect(await refusing(new ApiRefusal(413, 'This is too large.')).make('/a', SHARE, noPicture)).toBe(
    'There is no short link: This is too large.',
  );
});

test('what is too large is not sent, and a picture that makes it so is left out', async () => {
  const { api, kept } = makeServer();
  const links = makeShortLinks(api, makeShelf);
  const large = (bytes: number): ToShare => ({
    ...SHARE,
    data: { address: '/new', of: { text: 'ü'.repeat(bytes / 2) } },
  });
  expect(await links.make('/a', large(1_500_000), noPicture)).toBe(
    'There is no short link: this is too large for one.',
  );
  expect(kept.size).toBe(0);
  await links.make('/b', large(1_400_000), async () => 'A'.repeat(200_000));
  expect([...kept.values()]).toEqual([{ key: 'key-1', picture: undefined }]);
});
