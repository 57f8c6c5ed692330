// @vitest-environment happy-dom
// A game of which nothing is drawn: the example, by the plain table.

import { connectFourDescriptor } from '@muster/connect-four';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Games, GamesContext } from '../contract/games.ts';
import { openBattle, startBattle } from '../match/battles.ts';
import { useSettings } from '../parts/settings.ts';
import { Battlefield } from '../play/PlayPage.tsx';
import { plainUi } from './ui.tsx';

const GAMES = { games: [], openWorker: () => ({ postMessage: () => {}, terminate: () => {} }) } as unknown as Games;

beforeEach(() => useSettings.setState({ pace: 'instant' }));
afterEach(cleanup);

test('the plain table shows the state, lists what may be done, and plays it to the end', async () => {
  const game = { descriptor: connectFourDescriptor, ui: plainUi(connectFourDescriptor) };
  const open = startBattle(connectFourDescriptor, {}, [{ kind: 'you' }, { kind: 'friend' }]);
  const table = openBattle(game, open, { ask: async () => undefined, stop: () => {} }, async () => 'kept');
  render(
    <GamesContext value={GAMES}>
      <Battlefield id="x" game={game} table={table} onReopen={() => {}} />
    </GamesContext>,
  );
  const press = async (column: number) =>
    fireEvent.click(await screen.findByRole('button', { name: `Drop a disc into column ${column}` }));
  expect(await screen.findAllByRole('button', { name: /^Drop a disc/ })).toHaveLength(7);
  expect(screen.getByText(/You are to drop a disc/)).toBeTruthy();
  for (const [i, column] of [1, 2, 1, 2, 1, 2].entries()) {
    await press(column);
    expect(await screen.findByText(new RegExp(`^ ?${i + 1}$`), { selector: 'li' })).toBeTruthy();
  }
  await press(1);
  expect(await screen.findByRole('heading', { name: /^The battle is over/ })).toBeTruthy();
  expect(screen.getByText('Light wins', { selector: 'strong' })).toBeTruthy();
});
