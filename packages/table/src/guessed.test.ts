// A source that shows what an own command brings before it is answered, and one that lacks the oldest notices.

import type { Eyes, Noticed } from '@muster/kernel';
import { expect, test } from 'vitest';
import { breathe, handClock } from '../test/hand-clock.ts';
import {
  descriptor,
  fakeBrain,
  table as game,
  type Heard,
  say,
  type WhisperTypes,
  whispering,
} from '../test/whispers.ts';
import { localSource } from './local-source.ts';
import type { Answer, MatchSource } from './source.ts';
import { openTable } from './table.ts';

type Item = Noticed<Heard>;

const WHISPERED = 'I whispered 41';
const CHOSEN = '0 has chosen';

/** Seat 0 is here. What it whispers is noticed at once, and answered when the test says so. */
const farAway = () => {
  const near = localSource(descriptor, whispering(2));
  const listeners = new Set<() => void>();
  const state: { guess: Item | undefined; from: number; answer: (answer: Answer) => void } = {
    guess: undefined,
    from: 0,
    answer: () => {},
  };
  const seen: (number | undefined)[] = [];
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const all = (eyes: Eyes): readonly Item[] => [...near.noticed(eyes), ...(state.guess ? [state.guess] : [])];
  const source: MatchSource<WhisperTypes> = {
    ...near,
    noticed: (eyes, since = 0) => all(eyes).filter(({ n }) => n >= Math.max(since, state.from)),
    play: (seat, command, given) => {
      seen.push(given);
      const n = near.noticed(seat).length;
      const events = [
        { type: 'whispered', rule: 'W-1', words: WHISPERED },
        { type: 'chose', rule: 'W-1', words: CHOSEN },
      ];
      if (command.type === 'whisper') state.guess = { n, type: 'played', seat, events, undone: false };
      tell();
      return new Promise((resolve) => {
        state.answer = resolve;
      });
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const open = () =>
    openTable(game, source, [{ kind: 'you' }, { kind: 'far' }], {
      brain: fakeBrain().brain,
      clock: handClock(),
      pace: { share: () => 0, still: () => true },
      seed: 1,
      keep: async () => 'kept',
    });
  return { near, source, state, seen, tell, open };
};

const opened = async () => {
  const far = farAway();
  const table = far.open();
  await breathe();
  return { ...far, table, words: () => table.getState().log.map((line) => line.words) };
};

test('an own command is shown while its answer is on its way, and once only', async () => {
  const { near, state, table, words, tell } = await opened();
  table.play(say(41));
  await breathe();
  expect(words()).toEqual([WHISPERED, CHOSEN]);
  expect(table.getState()).toMatchObject({ showing: true, acting: undefined, decisions: [] });
  await near.play(0, say(41));
  state.guess = undefined;
  tell();
  state.answer({ ok: true });
  await breathe();
  expect(words()).toEqual([WHISPERED, CHOSEN]);
  expect(table.getState().showing).toBe(false);
  expect(table.getState().view.numbers).toEqual([41, null]);
});

test('one that is refused is gone again, and why is said', async () => {
  const { state, table, words, tell } = await opened();
  table.play(say(41));
  await breathe();
  expect(words()).toEqual([WHISPERED, CHOSEN]);
  state.guess = undefined;
  tell();
  state.answer({ ok: false, code: 'late', why: 'Too late.' });
  await breathe();
  expect(words()).toEqual([]);
  expect(table.getState()).toMatchObject({ notice: 'Too late.', showing: false, acting: 0 });
});

test('what came first in its place is what is shown', async () => {
  const { near, state, table, words, tell } = await opened();
  table.play(say(41));
  await breathe();
  await near.play(1, say(7));
  state.guess = { ...state.guess!, n: 2 };
  tell();
  await breathe();
  expect(words()).toEqual(['1 has chosen', WHISPERED, CHOSEN]);
});

test('the oldest may be missing: what is new is shown all the same, and the log grows when they come', async () => {
  const far = farAway();
  await far.near.play(1, say(1));
  await far.near.play(1, say(2));
  await far.near.play(1, { type: 'hum' });
  far.state.from = 2;
  const table = far.open();
  await breathe();
  const words = () => table.getState().log.map((line) => line.words);
  expect(words()).toEqual(['1 hums']);
  table.play(say(41));
  await breathe();
  expect(far.seen).toEqual([3]);
  expect(words()).toEqual(['1 hums', WHISPERED, CHOSEN]);
  far.state.from = 0;
  far.state.answer({ ok: true });
  far.tell();
  await breathe();
  expect(words()).toEqual(['1 has chosen', '1 hums', WHISPERED, CHOSEN]);
});
