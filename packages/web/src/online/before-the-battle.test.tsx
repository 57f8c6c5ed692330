// @vitest-environment happy-dom
// What stands there before the battle: at the door, what others bring, and what who made it may do when somebody does not come back.

import type { About, DiceRound, Presence, Seen, You } from '@muster/protocol';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Games, GamesContext } from '../contract/games.ts';
import { DiceWait } from './DiceWait.tsx';
import { Invitation } from './Invitation.tsx';
import { Lobby } from './Lobby.tsx';

const descriptor = {
  game: { parseConfig: (value: object) => ({ ok: true, value }) },
  seatNames: () => ['Blue', 'Red'],
  forces: { check: ({ title }: { readonly title: string }) => ({ ok: true, value: { title, rows: [] } }) },
};
const CARD = { id: 'skirmish', name: 'Skirmish', load: async () => descriptor };
const GAMES = { games: [{ card: CARD, entry: {} }] } as unknown as Games;

const FAR = { getState: () => ({ link: { is: 'there' } }) } as never;
const MAKER: You = { seat: 0, maker: true };
const GUEST: You = { seat: 1, maker: false };

const about = (presence: Presence): About => {
  const seat = { sitter: 'person', name: 'Ann', level: null, presence: 'there', renewed: 0, ready: true } as const;
  const rest = { title: 'The Ridge', watching: 0, strict: false, watch: null, clock: null, rematch: null };
  const seats = [seat, { ...seat, name: 'Ben', presence }];
  return { match: 'abcdefghijk2', game: 'skirmish', version: '1', status: 'dice', seats, ...rest };
};

const DICE: DiceRound = {
  attempt: 1,
  commitment: '',
  commitments: ['', null],
  sent: [],
  late: [],
  byMaker: [],
  abandoned: [],
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = async (page: React.ReactNode, ms: number): Promise<void> => {
  render(<GamesContext value={GAMES}>{page}</GamesContext>);
  await act(() => vi.advanceTimersByTimeAsync(ms));
};

const present = (presence: Presence, you: You) => ({
  match: 'abcdefghijk2',
  own: 'key',
  far: FAR,
  about: about(presence),
  you,
});

const wait = (presence: Presence, you = MAKER, ms = 5_000): Promise<void> =>
  show(<DiceWait {...present(presence, you)} dice={DICE} config={{}} />, ms);

const offered = (): readonly string[] => screen.queryAllByRole('button').map(({ textContent }) => textContent ?? '');

test('who was gone before the dice were made gets a new link, or the battle is withdrawn, by who made it', async () => {
  await wait('gone');
  expect(offered()).toEqual(['New link for Red', 'Withdraw the battle']);
});

test.each<[string, Presence, You, number]>([
  ['who is there', 'there', MAKER, 5_000],
  ['who has just come in', 'gone', MAKER, 1_000],
  ['a guest', 'gone', GUEST, 5_000],
])('%s is offered none of it', async (_, presence, you, ms) => {
  await wait(presence, you, ms);
  expect(offered()).toEqual([]);
});

test('what another brings in the open stands beside the seat, and what is sealed does not; the own is named where it was chosen', async () => {
  const gathering = { config: {}, brings: [true, true], refused: null };
  const lobby = (force: object | null) => (
    <Lobby
      {...present('there', MAKER)}
      gathering={{ ...gathering, forces: [{ title: 'Empire of Sol, 50 points' }, force] }}
      invitations={undefined}
    />
  );
  await show(lobby({ title: 'The Citadel, 49 points' }), 100);
  expect(screen.getByText('Brings The Citadel, 49 points')).toBeTruthy();
  expect(screen.getByText(/^Empire of Sol, 50 points. The others can see it/)).toBeTruthy();
  cleanup();
  await show(lobby(null), 100);
  expect(screen.queryByText(/^Brings/)).toBeNull();
});

test('whoever chooses a force, or another one, by the keyboard stays where it is chosen', async () => {
  const gathering = { config: {}, brings: [true, true], refused: null };
  let force: object | null = null;
  const lobby = () => (
    <GamesContext value={GAMES}>
      <Lobby {...present('there', MAKER)} gathering={{ ...gathering, forces: [force, null] }} invitations={undefined} />
    </GamesContext>
  );
  const { rerender } = render(lobby());
  const choice = () => document.activeElement?.getAttribute('aria-labelledby');
  force = { title: 'Empire of Sol, 50 points' };
  rerender(lobby());
  expect(choice()).toBe('force');
  screen.getByText('Choose another one').focus();
  force = null;
  rerender(lobby());
  expect(choice()).toBe('force');
});

test.each<[string, Partial<Seen>, string | null, RegExp, readonly string[]]>([
  ['a seat that nobody had', {}, null, /A seat is kept for you/, ['Your name', 'Take the seat']],
  ['a seat whose link was made anew', {}, 'Ben', /The seat of Ben is kept for you/, ['Your name', 'Take the seat']],
  ['one more device', { device: true }, 'Ben', /Here you play the seat of Ben/, ['Play here too']],
])('a link for %s says so', async (_, more, name, words, controls) => {
  const seats = about('gone').seats.map((seat, at) => (at === 1 ? { ...seat, name } : seat));
  const seen: Seen = { about: { ...about('gone'), seats }, opens: 'claim', you: GUEST, ...more };
  await show(<Invitation match="abcdefghijk2" link="key" seen={seen} own={undefined} onEnter={() => {}} />, 100);
  expect(screen.getByText(words)).toBeTruthy();
  const named = screen.queryAllByRole('textbox').map(() => 'Your name');
  expect([...named, ...offered()]).toEqual(controls);
});
