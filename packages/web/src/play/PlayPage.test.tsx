// @vitest-environment happy-dom
/// <reference types="vite/client" />

import { localSource, openTable, type Written } from '@muster/table';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  descriptor,
  fakeBrain,
  say,
  type Whisper,
  type WhisperTypes,
  whispering,
  table as whispers,
} from '../../../table/test/whispers.ts';
import { type Games, GamesContext } from '../contract/games.ts';
import type { SeatPlayer } from '../contract/players.ts';
import type { GameUi } from '../contract/table-game.ts';
import type { BoardProps, PartProps, TableTypes, Tabletop } from '../contract/tabletop.ts';
import { UNDRAWN } from '../contract/test/undrawn.ts';
import { openBattle, startBattle, type Terms } from '../match/battles.ts';
import { realClock } from '../match/real-clock.ts';
import { useSettings } from '../parts/settings.ts';
import { Battlefield } from './PlayPage.tsx';

/** Nobody looks back on these battles. */
const GAMES = { games: [], openWorker: () => ({ postMessage: () => {}, terminate: () => {} }) } as unknown as Games;

const you: SeatPlayer = { kind: 'you' };
const friend: SeatPlayer = { kind: 'friend' };
const ai: SeatPlayer = { kind: 'ai', level: 'recruit' };

beforeEach(() => useSettings.setState({ pace: 'instant' }));
afterEach(cleanup);

/** Remembers what was written on it as long as it is the same table. */
const Board = ({ seen }: BoardProps<TableTypes>) => {
  const [note, setNote] = useState('');
  return (
    <>
      <input aria-label="Note" value={note} onChange={(e) => setNote(e.target.value)} />
      <output>{(seen.view as Whisper).numbers.join(' ')}</output>
    </>
  );
};

const Whispering = ({ now, play }: PartProps<TableTypes>) =>
  now.decision !== undefined && (
    <button type="button" onClick={() => play([say(41)])}>
      Whisper
    </button>
  );

const tabletop: Tabletop = { ...UNDRAWN.tabletop, Board, parts: [{ place: 'question', Part: Whispering }] };

const among = (games: Games, table: ReactNode) => render(<GamesContext value={games}>{table}</GamesContext>);

const show = (
  players: readonly SeatPlayer[],
  more: Partial<GameUi<WhisperTypes, readonly string[]>> = {},
  written: Written = 'kept',
  terms: Terms = { strict: false },
) => {
  const mine = { descriptor, ui: { ...whispers.ui, ...UNDRAWN, tabletop, ...more } };
  const open = startBattle(descriptor, { seats: players.length }, players, terms);
  const table = openBattle(mine, open, fakeBrain().brain, async () => written);
  const reopen = vi.fn();
  among(GAMES, <Battlefield id="x" game={mine} table={table} onReopen={reopen} />);
  return reopen;
};

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
/** A slot of the bar, once it has come to rest. */
const pressSlot = async (slot: string) => {
  const atRest = () => {
    const button = document.querySelector(`[data-slot="${slot}"]:not([aria-disabled])`);
    if (button === null) throw new Error(`${slot} cannot be pressed`);
    return button;
  };
  fireEvent.click(await vi.waitFor(atRest, { timeout: 10_000 }));
};

test('the device is handed over behind a curtain, and takes nothing along', async () => {
  show([you, friend]);
  await press('I am Ash (you): show my side');
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'I say 41' } });
  await press('Whisper');
  expect(await screen.findByRole('heading', { name: 'Hand the device to Birch (friend)' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('41');
  expect(screen.getByLabelText('Note')).toHaveProperty('value', '');
  await press('I am Birch (friend): show my side');
  await screen.findByRole('button', { name: 'Whisper' });
  expect(document.body.textContent).not.toContain('41');
});

test('who plays with open hands never hands the device over', async () => {
  show([you, friend], {}, 'kept', { strict: false, openHands: true });
  await press('Whisper');
  await screen.findByText('0 has chosen', { exact: false, selector: 'li span' });
  expect(screen.queryByText(/Hand the device/)).toBeNull();
  await press('Whisper'); // the friend's
  await screen.findByText('1 has chosen', { exact: false, selector: 'li span' });
});

test('a table that forgets by itself stays when the device is handed over', async () => {
  show([you, friend], { forgets: true });
  const table = screen.getByLabelText('Note');
  await press('I am Ash (you): show my side');
  await press('Whisper');
  await press('I am Birch (friend): show my side');
  expect(screen.getByLabelText('Note')).toBe(table);
});

test('one person alone is never asked to hand anything over', async () => {
  show([ai, you, ai]);
  await press('Whisper');
  expect(await screen.findByText('I whispered 41', { exact: false, selector: 'li span' })).toBeTruthy();
  expect(screen.queryByText(/Hand the device/)).toBeNull();
});

test('whoever concedes is asked first, and the end lies open', async () => {
  show([you, ai, ai]);
  await pressSlot('concede');
  expect(screen.getByRole('dialog').textContent).toContain('the others play on');
  await press('Concede the battle');
  expect(await screen.findByRole('heading', { name: /^The battle is over *: You come second$/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Watch the replay' }).getAttribute('href')).toBe('/replay/x');
});

test('who has answered may answer otherwise before the device is handed on', async () => {
  show([you, friend]);
  await press('I am Ash (you): show my side');
  await press('Whisper');
  await press('I am Ash (you): whisper another number');
  expect(document.querySelector('output')?.textContent).toBe('41 ');
  await press('Whisper');
  await press('I am Birch (friend): show my side');
  expect(document.body.textContent).not.toContain('41');
});

test('a take-back names who must agree, and never takes another’s choice without a word', async () => {
  show([you, friend]);
  await press('I am Ash (you): show my side');
  await press('Whisper');
  await press('I am Birch (friend): show my side');
  await press('Take back');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.body.textContent).not.toContain('takes back');
});

test('a battle that another tab has played on says so calmly, and is loaded from there', async () => {
  const reopen = show([you, ai], {}, 'playedOn'); // what the computer plays is kept at once
  await screen.findByRole('heading', { name: 'This battle goes on in another tab' });
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
  await press('Play here instead');
  expect(reopen).toHaveBeenCalledOnce();
});

test('a battle that another tab has deleted says so', async () => {
  show([you, ai], {}, 'deleted');
  await screen.findByRole('heading', { name: 'This battle was deleted in another tab' });
  expect(screen.getByRole('link', { name: 'To the home page' })).toBeTruthy();
});

test('who is elsewhere is asked there: it is waited for, answered, or asked no longer', async () => {
  const mine = { descriptor, ui: { ...whispers.ui, ...UNDRAWN, tabletop } };
  const source = localSource(descriptor, whispering(2), { far: [0, 1] });
  await source.play(0, { type: 'hum' });
  await source.play(1, { type: 'hum' });
  const sit = (seat: number) => {
    const players = [0, 1].map((one): SeatPlayer => (one === seat ? you : { kind: 'far', name: 'Ann' }));
    const pace = { share: () => 0, still: () => true };
    const around = { brain: fakeBrain().brain, clock: realClock, pace, seed: 1, keep: async () => 'kept' as const };
    return openTable(mine, { ...source, seats: [seat] }, players, around);
  };
  const [here, there] = [sit(0), sit(1)];
  among(GAMES, <Battlefield id="x" game={mine} table={here} onReopen={() => {}} />);
  await pressSlot('undo');
  await press('Ask Birch (Ann)');
  expect(
    await screen.findByText(
      /You want to take back your last command, and what came after it\. Birch \(Ann\) must agree\./,
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
  await press('Ask no longer');
  await vi.waitFor(() => expect(screen.queryByText(/must agree/)).toBeNull());
  await act(() => source.play(0, { type: 'hum' }));
  there.undo([]);
  await screen.findByText(
    /Birch \(Ann\) wants to take back their last command, and what came after it\. Do you agree\?/,
  );
  await press('Agree');
  await screen.findAllByText(/Birch takes back the last 2 commands; Ash agrees/);
});

test('the title calls who is to act, and nobody whose seat is played elsewhere now', async () => {
  const mine = { descriptor, ui: { ...whispers.ui, ...UNDRAWN, tabletop } };
  const ending = { record: undefined, isKept: false, rematch: null, proof: null };
  const earlier = { isThere: false, fetch: async () => false };
  for (const [watching, called] of [
    [undefined, true],
    ['plays here no longer', false],
  ] as const) {
    const open = startBattle(descriptor, { seats: 2 }, [you, { kind: 'far' }]);
    const table = openBattle(mine, open, fakeBrain().brain, async () => 'kept');
    const far = { above: null, watching, isClosed: !called, ending, earlier };
    among(GAMES, <Battlefield id="x" game={mine} table={table} onReopen={() => {}} far={far} />);
    await vi.waitFor(() => expect(table.getState().acting).toBe(0));
    await vi.waitFor(() => expect(document.title.startsWith('Your turn: ')).toBe(called));
    cleanup();
  }
});

test('the keys of the table are shown at a question mark', async () => {
  show([you, ai, ai]);
  await screen.findByRole('button', { name: 'Whisper' });
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  expect(screen.getByRole('dialog').textContent).toContain('Take back, and play it again');
  await press('Back to the table');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('how to play lies over the table, which is as it was when one comes back', async () => {
  const mine = { descriptor, ui: { ...whispers.ui, ...UNDRAWN, tabletop } };
  const open = startBattle(descriptor, { seats: 3 }, [you, ai, ai]);
  const table = openBattle(mine, open, fakeBrain().brain, async () => 'kept');
  const guided = { card: { id: descriptor.id }, entry: { Guide: () => 'Say a number that nobody hears.' } };
  const games = { ...GAMES, games: [guided] } as unknown as Games;
  among(games, <Battlefield id="x" game={mine} table={table} onReopen={() => {}} />);
  await screen.findByRole('button', { name: 'Whisper' });
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'I say 41' } });
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  await press('How to play');
  expect(screen.getByRole('dialog').textContent).toContain('Say a number that nobody hears.');
  await press('Back to the table');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'I say 41');
});

test('a rule opens beside the battle, leads to others and back, and Escape closes it before anything else', async () => {
  const rules = ['W-1', 'W-2'].map((id) => ({
    id,
    section: '',
    title: `Rule ${id}`,
    text: id === 'W-1' ? 'Whisper, as in W-2.' : 'It ends.',
    source: 'house' as const,
  }));
  const booked = { ...descriptor, book: { ...descriptor.book, rules } };
  const mine = { descriptor: booked, ui: { ...whispers.ui, ...UNDRAWN, tabletop } };
  const open = startBattle(booked, { seats: 3 }, [you, ai, ai]);
  const table = openBattle(mine, open, fakeBrain().brain, async () => 'kept');
  among(GAMES, <Battlefield id="x" game={mine} table={table} onReopen={() => {}} />);
  await press('Whisper');
  fireEvent.click((await screen.findAllByRole('link', { name: 'W-1' }))[0]!);
  expect(screen.getByRole('heading', { name: 'Rule W-1' })).toBe(document.activeElement);
  expect(screen.getByLabelText('Note')).toBeTruthy(); // the table is still there
  fireEvent.click(screen.getByRole('link', { name: 'W-2' }));
  expect(screen.getByRole('heading', { name: 'Rule W-2' })).toBeTruthy();
  await press('Back to W-1');
  expect(screen.getByRole('heading', { name: 'Rule W-1' })).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('heading', { name: 'Rule W-1' })).toBeNull();
});
