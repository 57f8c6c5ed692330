// @vitest-environment happy-dom

import type { Seat } from '@muster/kernel';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SeatPlayer } from '../contract/players.ts';
import { useSettings } from '../parts/settings.ts';
import { resumeBattle, startBattle } from './host.ts';
import type { Save } from './saves.ts';
import { openTable } from './table.ts';
import { descriptor, fakeBrain, table as game, say, whispers } from './test/whispers.ts';

const you: SeatPlayer = { kind: 'you' };
const friend: SeatPlayer = { kind: 'friend' };
const ai: SeatPlayer = { kind: 'ai', level: 'veteran' };

const sit = (players: readonly SeatPlayer[], waits = false) => {
  const saves: Save[] = [];
  const mind = fakeBrain(waits);
  const open = startBattle(descriptor, { seats: players.length }, players);
  const put = async (save: Save) => void saves.push(save);
  const table = openTable(game, open, { brain: mind.brain, put });
  const words = () => table.getState().log.map((line) => line.words);
  const acts = (seat: Seat) => vi.waitFor(() => expect(table.getState().acting).toBe(seat));
  const drawn = (seat: Seat) => vi.waitFor(() => expect(table.getState().curtain).toBe(seat));
  return { table, saves, words, acts, drawn, ...mind };
};

beforeEach(() => useSettings.setState({ pace: 'instant' }));

test('one person among computers looks through the own eyes, and nobody else’s secret reaches the page', async () => {
  const { table, words, acts, questions } = sit([ai, you, ai]);
  await acts(1);
  expect(table.getState()).toMatchObject({ eyes: 1, curtain: undefined, showing: false });
  expect(table.getState().view.numbers).toEqual([null, null, null]);
  expect(words()).toEqual(['0 has chosen', '2 has chosen']);
  expect(questions.map((q) => q.view)).toMatchObject([
    { numbers: [null, null, null] },
    { numbers: [null, null, null] },
  ]);
  table.play(say(5));
  await vi.waitFor(() => expect(words()).toContain('I whispered 5'));
});

test('what others are asked is told without its facts', async () => {
  const { table, acts, drawn } = sit([you, friend]);
  await drawn(0);
  expect(table.getState().decisions).toEqual([
    { seat: 0, kind: 'whisper', rule: 'W-1' },
    { seat: 1, kind: 'whisper', rule: 'W-1' },
  ]);
  table.reveal();
  await acts(0);
  expect(table.getState().decisions).toEqual([
    { seat: 0, kind: 'whisper', rule: 'W-1', secret: 0 },
    { seat: 1, kind: 'whisper', rule: 'W-1' },
  ]);
});

test('between two people a curtain hides what either knows', async () => {
  const { table, words, acts, drawn } = sit([you, friend, ai]);
  await drawn(0);
  expect(table.getState()).toMatchObject({ eyes: 'spectator', acting: undefined });
  table.play(say(1)); // nobody sits there yet
  expect(words()).toEqual(['2 has chosen']);
  table.reveal();
  await acts(0);
  table.play(say(41));
  await drawn(1);
  expect(table.getState()).toMatchObject({ eyes: 'spectator', acting: undefined, scene: [] });
  expect(table.getState().view.numbers).toEqual([null, null, null]);
  expect(JSON.stringify(table.getState())).not.toContain('41');
  table.reveal();
  await acts(1);
  expect(table.getState().eyes).toBe(1);
  expect(JSON.stringify(table.getState())).not.toContain('41');
  table.play(say(52));
  await acts(1); // asked again in the next round, and still sitting there
  expect(words()).toContain('I whispered 52');
});

test('when it is over everything lies open', async () => {
  const { table, words, acts, saves } = sit([you, ai]);
  for (const number of [3, 4]) {
    await acts(0);
    table.play(say(number));
  }
  await vi.waitFor(() => expect(table.getState().outcome).toBeDefined());
  await vi.waitFor(() => expect(table.getState().eyes).toBe('everyone'));
  expect(table.getState()).toMatchObject({ acting: undefined, curtain: undefined, showing: false, decisions: [] });
  expect(table.getState().view.numbers).toEqual([4, 71]);
  expect(words().filter((w) => w.startsWith('I whispered'))).toHaveLength(4);
  expect(saves.at(-1)).toMatchObject({ game: 'whisper', ending: 'All is said', progress: 'round 3' });
});

test('a command outside of one’s decision interrupts the thinking of the computer, which thinks again', async () => {
  const { table, words, questions, answer, acts } = sit([ai, you], true);
  await vi.waitFor(() => expect(questions).toHaveLength(1));
  table.play(say(1)); // not yet: the computer thinks
  table.play({ type: 'hum' });
  await vi.waitFor(() => expect(questions).toHaveLength(2));
  expect(words()).toEqual(['1 hums']);
  answer();
  await acts(1);
  expect(words()).toEqual(['1 hums', '0 has chosen']);
});

test('somebody may concede while others are to decide, but nobody for the computer', async () => {
  const { table, questions } = sit([ai, you], true);
  await vi.waitFor(() => expect(questions).toHaveLength(1));
  table.play({ type: 'concede' }, 0);
  expect(table.getState().outcome).toBeUndefined();
  table.play({ type: 'concede' });
  await vi.waitFor(() => expect(table.getState().outcome?.places).toEqual([[0], [1]]));
});

test('a refused command is said so, and the same person goes on', async () => {
  const { table, acts } = sit([you, ai]);
  await acts(0);
  const { view } = table.getState();
  vi.spyOn(whispers, 'refuse').mockReturnValueOnce({ code: 'no', rule: null });
  table.play(say(1));
  await vi.waitFor(() => expect(table.getState().notice).toBe('no'));
  expect(table.getState()).toMatchObject({ acting: 0, showing: false });
  expect(table.getState().view).toBe(view); // what was begun stays
});

test('taking back leads to whoever must decide again, behind the curtain', async () => {
  const { table, words, acts, drawn } = sit([you, friend]);
  await drawn(0);
  table.reveal();
  await acts(0);
  table.play(say(41));
  await drawn(1);
  expect(table.undoOffer()).toEqual({ count: 1, by: 0, consent: [] });
  table.undo(false);
  await drawn(0);
  expect(words()).toEqual(['0 has chosen', 'Ash takes back the last command.']);
  expect(table.getState().log[0]?.undone).toBe(true);
});

test('a battle is resumed from its save, behind the curtain again', async () => {
  const { table, saves, acts, drawn } = sit([you, friend]);
  await drawn(0);
  table.reveal();
  await acts(0);
  table.play(say(41));
  await drawn(1);
  const open = resumeBattle(descriptor, saves.at(-1)!);
  if (typeof open === 'string') throw new Error(open);
  const again = openTable(game, open, { brain: fakeBrain().brain, put: async () => {} });
  await vi.waitFor(() => expect(again.getState().curtain).toBe(1));
  expect(JSON.stringify(again.getState())).not.toContain('41');
  expect(resumeBattle(descriptor, { ...saves.at(-1)!, players: [you, friend, ai] })).toBe(
    'it names 3 players for 2 seats',
  );
});
