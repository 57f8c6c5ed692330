// @vitest-environment happy-dom
/// <reference types="vite/client" />

import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Route, Router, Switch } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { GameEntry } from '../contract/table-game.ts';
import { GamePages, gameMeant } from './GamePages.tsx';

afterEach(cleanup);

const open = (path: string) => {
  const [pathname, search = ''] = path.split('?');
  const memory = memoryLocation({ path: pathname!, searchPath: search, record: true });
  render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <Suspense fallback="opening">
        <Switch>
          <Route path="/new/:game?">{({ game }) => <GamePages page="new" first={game} />}</Route>
          <Route path="/rules/:game?/:rule?">
            {({ game, rule }) => <GamePages page="rules" first={game} rule={rule} />}
          </Route>
        </Switch>
      </Suspense>
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

test('a game that is not on the table is no page', async () => {
  open('/new/chess');
  expect(await screen.findByText('You have marched off the map', {}, { timeout: 30_000 })).toBeTruthy();
});

const entry = (id: string, ruleIds: RegExp) => ({ id, ruleIds }) as GameEntry;
const ONE = [entry('one', /^A-\d$/)];
const TWO = [...ONE, entry('two', /^B \d\.\d$/)];

test('an address without a game asks only where there is something to choose', () => {
  expect(gameMeant(ONE, undefined, '')).toBe('one');
  expect(gameMeant(TWO, undefined, '')).toBeUndefined();
  expect(gameMeant(TWO, undefined, 'q=sight')).toBe('one'); // written when there was only one
  expect(gameMeant(TWO, 'B 1.2', '')).toBe('two');
  expect(gameMeant(TWO, 'A-1', '')).toBe('one');
  expect(gameMeant(TWO, 'nonsense', '')).toBe('one');
});
