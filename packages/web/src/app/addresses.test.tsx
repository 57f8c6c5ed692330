// @vitest-environment happy-dom
/// <reference types="vite/client" />

import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Route, Router, Switch } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { GamesContext } from '../contract/games.ts';
import GamePages from '../pages/GamePages.tsx';
import { GAMES } from './games.ts';

afterEach(cleanup);

const open = (path: string) => {
  const [pathname, search = ''] = path.split('?');
  const memory = memoryLocation({ path: pathname!, searchPath: search, record: true });
  render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <GamesContext value={GAMES}>
        <Suspense fallback="opening">
          <Switch>
            <Route path="/new/:game?">{({ game }) => <GamePages page="new" first={game} />}</Route>
            <Route path="/rules/:game?/:rule?">
              {({ game, rule }) => <GamePages page="rules" first={game} rule={rule} />}
            </Route>
          </Switch>
        </Suspense>
      </GamesContext>
    </Router>,
  );
  return memory;
};

test('old addresses lead to Grid Battles, with all that they asked', async () => {
  expect(open('/new?scenario=S2&a=you&b=veteran').history?.at(-1)).toBe(
    '/new/grid-battles?scenario=S2&a=you&b=veteran',
  );
  expect(await screen.findByText(/^Start The Ridge/, {}, { timeout: 30_000 })).toBeTruthy();
  cleanup();
  expect(open('/rules/GB-34').history?.at(-1)).toBe('/rules/grid-battles/GB-34');
});

test.each([
  ['/new/chess', 'There is no game “chess”. These there are:'],
  ['/rules/chess/GB-34', 'There is no game “chess”. These there are:'],
  ['/rules/castling', 'There is neither a game nor a rule “castling”. These there are:'],
])('%s is told in place, and nothing takes its place', async (path, words) => {
  const { history } = open(path);
  expect((await screen.findByRole('alert', {}, { timeout: 30_000 })).textContent).toBe(words);
  expect(history).toEqual([path]);
});

test.each([
  ['/new/grid-battles?scenario=S2&b=hal', 'Veteran', 'scenario=S2&b=veteran'],
  ['/new/magewinds?terrain=moon', 'Crossroads', 'terrain=crossroads'],
])('%s starts nothing before it is answered, and offers what there is', async (path, offer, search) => {
  open(path);
  const link = await screen.findByRole('link', { name: offer }, { timeout: 30_000 });
  expect(screen.getByRole('button', { name: 'Start a battle' })).toHaveProperty('disabled', true);
  expect(link.getAttribute('href')).toBe(`${path.split('?')[0]}?${search}`);
});
