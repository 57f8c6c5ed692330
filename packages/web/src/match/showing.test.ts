import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableGame } from '../contract/table-game.ts';
import { startBattle } from './host.ts';
import { localSource } from './local-source.ts';
import { makeShowing } from './showing.ts';
import { descriptor, say, table, type WhisperTypes } from './test/whispers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Every event rolls for a second, and is left to be read for another. */
const slow: TableGame<WhisperTypes, readonly string[]> = {
  descriptor,
  ui: {
    ...table.ui,
    soundOf: (_, when) => (when === 'first' ? 'dice' : 'blow'),
    present: (shown, scene, event) => ({
      first: { scene: [...scene, `${event.words}?`], ms: 1000 },
      shown,
      scene: [...scene, event.words],
      ms: 1000,
    }),
  },
};

const setUp = (eyes: number | 'spectator') => {
  const { match } = startBattle(descriptor, { seats: 2 }, [{ kind: 'you' }, { kind: 'friend' }]);
  const source = localSource(descriptor, match, []);
  const heard: string[] = [];
  const open = () =>
    makeShowing(
      slow,
      source,
      eyes,
      { share: () => 1, still: () => false, sound: (sound) => heard.push(sound) },
      () => true,
      () => {},
    );
  const showing = open();
  const words = () => showing.now().log.map((line) => line.words);
  return { source, showing, words, heard, open };
};

test('events come one by one: first they roll, then they are true', async () => {
  const { source, showing, words } = setUp(0);
  await source.play(0, say(41));
  const before = showing.now().view;
  const done = showing.catchUp();
  expect(showing.now()).toMatchObject({ scene: ['I whispered 41?'], log: [] });
  await vi.advanceTimersByTimeAsync(1000);
  expect(showing.now().scene).toEqual(['I whispered 41']);
  expect(words()).toEqual(['I whispered 41']);
  expect(showing.now().view).toBe(before);
  await vi.advanceTimersByTimeAsync(3000);
  await done;
  expect(words()).toEqual(['I whispered 41', '0 has chosen']);
  expect(showing.now().view.numbers).toEqual([41, null]);
  expect(showing.isBehind()).toBe(false);
});

test('what has come to rest is not waited for; in a hurry nothing is', async () => {
  const { source, showing } = setUp(0);
  await source.play(0, say(41));
  const done = showing.catchUp();
  showing.settled();
  await vi.advanceTimersByTimeAsync(0);
  expect(showing.now().scene).toEqual(['I whispered 41']);
  showing.hurry();
  await done;
  expect(showing.now().scene).toEqual(['I whispered 41', '0 has chosen']);
});

test('what comes while something is shown is shown after it', async () => {
  const { source, showing, words } = setUp('spectator');
  await source.play(0, { type: 'hum' });
  const done = showing.catchUp();
  await source.play(1, { type: 'hum' });
  await vi.advanceTimersByTimeAsync(4000);
  await done;
  expect(words()).toEqual(['0 hums', '1 hums']);
});

test('other eyes see at once what they have noticed, and nothing more', async () => {
  const { source, showing, words } = setUp('spectator');
  await source.play(0, say(41));
  showing.hurry();
  await showing.catchUp();
  expect(words()).toEqual(['0 has chosen']);
  showing.lookWith(0);
  expect(words()).toEqual(['I whispered 41', '0 has chosen']);
  expect(showing.now()).toMatchObject({ eyes: 0, scene: [], view: { numbers: [41, null] } });
  showing.lookWith(1);
  expect(JSON.stringify(showing.now())).not.toContain('41');
});

test('what was taken back is struck out, and its scene is gone', async () => {
  const { source, showing, words } = setUp(0);
  showing.hurry();
  await source.play(0, { type: 'hum' });
  await showing.catchUp();
  await source.undo(source.undoOffer(0)!, []);
  await showing.catchUp();
  expect(words()).toEqual(['0 hums', 'Ash takes back the last command.']);
  expect(showing.now()).toMatchObject({ scene: [], log: [{ undone: true }, { undone: false }] });
});

test('what others did is shown once more, from the table as it was, and the log stays as it is', async () => {
  const { source, showing, words } = setUp(0);
  showing.hurry();
  await source.play(0, say(41));
  await showing.catchUp();
  const mine = showing.now().log.length;
  await source.play(1, { type: 'hum' });
  await showing.catchUp();
  showing.calm();
  const now = showing.now();
  expect([showing.remembers(2), showing.remembers(3)]).toEqual([true, false]);
  const done = showing.again(2);
  expect(showing.now()).toMatchObject({ scene: ['1 hums?'] });
  await vi.advanceTimersByTimeAsync(1000);
  expect(showing.now()).toMatchObject({ scene: ['1 hums'] });
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(showing.now()).toEqual(now);
  expect(words()).toHaveLength(mine + 1);
});

test('what others did is shown once more after the page was opened again', async () => {
  const { source, open } = setUp(0);
  await source.play(0, say(41));
  await source.play(1, { type: 'hum' });
  const showing = open();
  const now = showing.now();
  expect([showing.remembers(2), showing.remembers(3)]).toEqual([true, false]);
  const done = showing.again(2);
  expect(showing.now()).toMatchObject({ scene: ['1 hums?'], shown: { numbers: [41, null] } });
  await vi.advanceTimersByTimeAsync(2000);
  await done;
  expect(showing.now()).toEqual(now);
});

test('what is shown is heard, and what is skipped is not', async () => {
  const { source, showing, heard } = setUp('spectator');
  await source.play(0, { type: 'hum' });
  const done = showing.catchUp();
  await vi.advanceTimersByTimeAsync(2000);
  await done;
  expect(heard).toEqual(['dice', 'blow']);
  showing.hurry();
  await source.play(0, { type: 'hum' });
  await showing.catchUp();
  expect(heard).toHaveLength(2);
});
