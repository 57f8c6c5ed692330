// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest';
import { allKeys, dropKey, hopeFor, keepKey, keepRematch, keyOf, linkOf, parseKey } from './keys.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { match } of allKeys()) dropKey(match);
  localStorage.clear();
});

const KEY = 'k'.repeat(43);
const INVITATIONS = { links: [{ seat: 1, key: KEY }], join: null, watch: KEY };

test('what was kept is there again, with what its maker may give away, the newest first', () => {
  const first = { match: 'abcdefghijk2', key: KEY, since: 1, invitations: INVITATIONS };
  const second = { match: 'abcdefghijk3', key: KEY, since: 2 };
  expect([keepKey(first), keepKey(second)]).toEqual([true, true]);
  expect(allKeys()).toEqual([second, first]);
  expect(keyOf(first.match)).toEqual(first);
  dropKey(first.match);
  expect(keyOf(first.match)).toBeUndefined();
});

test('a rematch that is hoped for is kept once there is one, with the link for spectators and without the used ones', () => {
  const old = { match: 'abcdefghijk2', key: KEY, since: 1, invitations: INVITATIONS };
  keepKey(old);
  hopeFor(old.match, true);
  expect(keyOf(old.match)).toEqual({ ...old, hopes: true });
  keepRematch(old, 'abcdefghijk3');
  expect(keyOf(old.match)).toEqual(old);
  const rematch = keyOf('abcdefghijk3');
  expect(rematch).toMatchObject({ key: KEY, invitations: { links: [], join: null, watch: KEY } });
  keepRematch({ ...old, key: 'x'.repeat(43) }, 'abcdefghijk3');
  expect(keyOf('abcdefghijk3')).toEqual(rematch);
});

test('who is told of turns is told of those in the rematch too, as the server does', () => {
  const old = { match: 'abcdefghijk2', key: KEY, since: 1, told: true } as const;
  keepKey(old);
  keepRematch(old, 'abcdefghijk3');
  expect(keyOf('abcdefghijk3')?.told).toBe(true);
});

test('another tab’s key is found, what is damaged is not', () => {
  localStorage.setItem('muster-match-abcdefghijk4', JSON.stringify({ match: 'abcdefghijk4', key: KEY, since: 3 }));
  localStorage.setItem('muster-match-abcdefghijk5', '{');
  localStorage.setItem('muster-match-abcdefghijk6', JSON.stringify({ match: 'abcdefghijk6', key: 7, since: 3 }));
  localStorage.setItem('muster-settings', '{}');
  expect(allKeys().map(({ match }) => match)).toEqual(['abcdefghijk4']);
});

test('invitations that are damaged are left out, and the key stays', () => {
  const kept = { match: 'abcdefghijk2', key: KEY, since: 1 };
  expect(parseKey({ ...kept, invitations: { ...INVITATIONS, links: [{ seat: 'a' }] } })).toEqual(kept);
});

test('where the browser keeps nothing, keys hold as long as the page is open', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(keepKey({ match: 'abcdefghijk7', key: KEY, since: 1 })).toBe(false);
  expect(keyOf('abcdefghijk7')?.key).toBe(KEY);
});

test('the key of a link stands where no server sees it', () => {
  const { pathname, search, hash } = new URL(linkOf('abcdefghijk2', KEY));
  expect([pathname, search, hash]).toEqual(['/m/abcdefghijk2', '', `#${KEY}`]);
});
