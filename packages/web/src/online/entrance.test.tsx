// @vitest-environment happy-dom
// What somebody stands before who opens a link: with keys that this browser holds already, good ones and others.

import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dropKey, keepKey, keyOf } from '../match/keys.ts';
import { type Entrance, useEntrance } from './entrance.ts';

const MATCH = 'abcdefghijk2';
const [LINK, OWN] = ['l'.repeat(43), 'o'.repeat(43)];
const FREE = { sitter: 'open', name: null };
const ABOUT = { match: MATCH, status: 'gathering', seats: [FREE, { ...FREE, name: 'Ben' }] };

const GUEST = { seat: 1, maker: false };
const NOBODY = { seat: null, maker: false };

/** What the server says of each key; of others, that it opens nothing. */
const serverKnows = (keys: Readonly<Record<string, { readonly opens: string; readonly you: object }>>): void => {
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    const { key } = JSON.parse(body) as { readonly key: string };
    if (key.length !== 43) return answer(400, { message: 'body.key: must be a key of 43 letters, digits, - and _.' });
    return key in keys ? answer(200, { about: ABOUT, ...keys[key] }) : answer(404, { message: 'It opens nothing.' });
  });
};

const answer = (status: number, body: object) => ({ status, text: async () => JSON.stringify(body) });

const open = async (key: string): Promise<Entrance> => {
  history.replaceState(null, '', `/m/${MATCH}#${key}`);
  const { result } = renderHook(() => useEntrance(MATCH));
  await waitFor(() => expect(result.current.entrance.is).not.toBe('looking'));
  return result.current.entrance;
};

afterEach(() => {
  vi.unstubAllGlobals();
  dropKey(MATCH);
});

test('who sits there already is told that this link is for somebody else', async () => {
  keepKey({ match: MATCH, key: OWN, since: 1 });
  serverKnows({ [LINK]: { opens: 'claim', you: GUEST }, [OWN]: { opens: 'seat', you: { ...GUEST, seat: 0 } } });
  expect(await open(LINK)).toMatchObject({ is: 'invited', own: OWN });
});

test.each([
  ['whose own link was made anew', {}],
  ['who only looked on', { [OWN]: { opens: 'watch', you: NOBODY } }],
])('%s takes the seat as anybody else', async (_, more) => {
  keepKey({ match: MATCH, key: OWN, since: 1 });
  serverKnows({ [LINK]: { opens: 'claim', you: GUEST }, ...more });
  expect(await open(LINK)).toMatchObject({ is: 'invited', own: undefined });
});

test('a link for spectators opens to who has a seat as the seat, and to who has it no more to look on', async () => {
  keepKey({ match: MATCH, key: OWN, since: 1 });
  const watch = { [LINK]: { opens: 'watch', you: NOBODY } };
  serverKnows({ ...watch, [OWN]: { opens: 'seat', you: GUEST } });
  expect(await open(LINK)).toEqual({ is: 'open', key: OWN });
  serverKnows(watch);
  expect(await open(LINK)).toEqual({ is: 'open', key: LINK });
});

test.each(['seat', 'maker'])(
  'a link with the key of another %s takes nobody the own seat, and opens to who has none',
  async (opens) => {
    keepKey({ match: MATCH, key: OWN, since: 1 });
    const link = { [LINK]: { opens, you: GUEST } };
    serverKnows({ ...link, [OWN]: { opens: 'maker', you: { seat: 0, maker: true } } });
    expect(await open(LINK)).toEqual({ is: 'open', key: OWN });
    expect(keyOf(MATCH)?.key).toBe(OWN);
    serverKnows(link);
    expect(await open(LINK)).toEqual({ is: 'open', key: LINK });
  },
);

test.each<[string, string, object, RegExp]>([
  ['was withdrawn', 'claim', { status: 'withdrawn' }, /has withdrawn it/],
  ['has no free seat any more', 'join', { seats: [{ ...FREE, name: 'Ada' }] }, /are taken by now/],
])('of a battle that %s nobody is offered a seat, and who sits there comes in', async (_, opens, change, why) => {
  const link = { [LINK]: { opens, you: NOBODY, about: { ...ABOUT, ...change } } };
  serverKnows(link);
  expect(await open(LINK)).toMatchObject({ is: 'closed', why: expect.stringMatching(why) });
  keepKey({ match: MATCH, key: OWN, since: 1 });
  serverKnows({ ...link, [OWN]: { opens: 'seat', you: GUEST } });
  expect(await open(LINK)).toEqual({ is: 'open', key: OWN });
});

test('of a link that a chat has cut off it is said that it is not whole', async () => {
  serverKnows({});
  expect(await open(LINK.slice(5))).toMatchObject({ is: 'closed', why: expect.stringMatching(/not whole/) });
});
