import type { Eyes } from '@muster/kernel';
import { expect, test } from 'vitest';
import { breathe, handClock } from '../test/hand-clock.ts';
import { descriptor, say, table, type WhisperTypes, whispering } from '../test/whispers.ts';
import { localSource } from './local-source.ts';
import type { PresentedGame } from './presentation.ts';
import { makeShowing } from './showing.ts';

/** Every event rolls for a second, and is left to be read for another. */
const slow: PresentedGame<WhisperTypes, readonly string[]> = {
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

const setUp = (eyes: number | 'spectator', isHere = (_: number) => true, game = slow) => {
  const source = localSource(descriptor, whispering(2));
  const clock = handClock();
  /** One second after the other: each answers what the one before has begun. */
  const pass = async (seconds: number): Promise<void> => {
    await breathe();
    for (let i = 0; i < seconds; i++) {
      clock.pass(1000);
      await breathe();
    }
  };
  const heard: string[] = [];
  const open = () =>
    makeShowing(
      game,
      source,
      eyes,
      { clock, pace: { share: () => 1, still: () => false, sound: (sound) => heard.push(sound) } },
      isHere,
      () => {},
    );
  const showing = open();
  const words = () => showing.now().log.map((line) => line.words);
  return { source, showing, words, heard, open, pass, clock };
};

test('events come one by one: first they roll, then they are true', async () => {
  const { source, showing, words, pass, clock } = setUp(0);
  await source.play(0, say(41));
  const before = showing.now().view;
  const done = showing.catchUp();
  expect(showing.now()).toMatchObject({ scene: ['I whispered 41?'], log: [] });
  clock.pass(999);
  await breathe();
  expect(showing.now()).toMatchObject({ scene: ['I whispered 41?'], log: [] });
  clock.pass(1);
  await breathe();
  expect(showing.now().scene).toEqual(['I whispered 41']);
  expect(words()).toEqual(['I whispered 41']);
  expect(showing.now().view).toBe(before);
  await pass(3);
  await done;
  expect(words()).toEqual(['I whispered 41', '0 has chosen']);
  expect(showing.now().view.numbers).toEqual([41, null]);
  expect(showing.isBehind()).toBe(false);
});

test('what has come to rest is not waited for; in a hurry nothing is', async () => {
  const { source, showing, pass } = setUp(0);
  await source.play(0, say(41));
  const done = showing.catchUp();
  showing.settled();
  await pass(0);
  expect(showing.now().scene).toEqual(['I whispered 41']);
  showing.hurry();
  await done;
  expect(showing.now().scene).toEqual(['I whispered 41', '0 has chosen']);
});

test('what comes while something is shown is shown after it', async () => {
  const { source, showing, words, pass } = setUp('spectator');
  await source.play(0, { type: 'hum' });
  const done = showing.catchUp();
  await source.play(1, { type: 'hum' });
  await pass(4);
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
  await source.ask('takeBack', 0, []);
  await showing.catchUp();
  expect(words()).toEqual(['0 hums', 'Ash takes back the last command.']);
  expect(showing.now()).toMatchObject({ scene: [], log: [{ undone: true }, { undone: false }] });
});

test('what others did is shown once more, from the table as it was, and the log stays as it is', async () => {
  const { source, showing, words, pass } = setUp(0);
  showing.hurry();
  await source.play(0, say(41));
  await showing.catchUp();
  const mine = showing.now().log.length;
  await source.play(1, { type: 'hum' });
  await showing.catchUp();
  showing.calm();
  const now = showing.now();
  expect([showing.remembers(2), showing.remembers(3)]).toEqual([true, false]);
  const done = showing.showAgain(2);
  expect(showing.now()).toMatchObject({ scene: ['1 hums?'] });
  await pass(1);
  expect(showing.now()).toMatchObject({ scene: ['1 hums'] });
  await pass(1);
  await done;
  expect(showing.now()).toEqual(now);
  expect(words()).toHaveLength(mine + 1);
});

test('where something happens is told of what others do, and of all that is shown once more', async () => {
  const placesOf = ({ words }: { words: string }) => (words.endsWith('hums') ? [words] : []);
  const { source, showing } = setUp(0, (seat) => seat === 0, { ...slow, ui: { ...slow.ui, placesOf } });
  showing.hurry();
  await source.play(0, { type: 'hum' });
  await showing.catchUp();
  expect(showing.now().witnessed).toBeUndefined();
  await source.play(1, { type: 'hum' });
  await showing.catchUp();
  const { witnessed } = showing.now();
  expect(witnessed).toEqual({ places: ['1 hums'] });
  await showing.showAgain(0);
  expect(showing.now().witnessed).toEqual({ places: ['1 hums'] });
  expect(showing.now().witnessed).not.toBe(witnessed);
});

test('what others did is shown once more after the page was opened again', async () => {
  const { source, open, pass } = setUp(0);
  await source.play(0, say(41));
  await source.play(1, { type: 'hum' });
  const showing = open();
  const now = showing.now();
  expect([showing.remembers(2), showing.remembers(3)]).toEqual([true, false]);
  const done = showing.showAgain(2);
  expect(showing.now()).toMatchObject({ scene: ['1 hums?'], shown: { numbers: [41, null] } });
  await pass(2);
  await done;
  expect(showing.now()).toEqual(now);
});

test('what is shown is heard, and what is skipped is not', async () => {
  const { source, showing, heard, pass } = setUp('spectator');
  await source.play(0, { type: 'hum' });
  const done = showing.catchUp();
  await pass(2);
  await done;
  expect(heard).toEqual(['dice', 'blow']);
  showing.hurry();
  await source.play(0, { type: 'hum' });
  await showing.catchUp();
  expect(heard).toHaveLength(2);
});

test('what came before is fetched while something is shown: it stands above, once, and nothing is shown twice', async () => {
  const { source: near, clock, pass } = setUp(0);
  for (const seat of [0, 1, 0]) await near.play(seat, { type: 'hum' });
  let from = 3;
  const source = { ...near, noticed: (eyes: Eyes, since = 0) => near.noticed(eyes, Math.max(from, since)) };
  const pace = { share: () => 1, still: () => false };
  const showing = makeShowing(
    slow,
    source,
    0,
    { clock, pace },
    () => true,
    () => {},
  );
  const lines = () => showing.now().log.map(({ key, words }) => `${key} ${words}`);
  expect(lines()).toEqual(['3.0 0 hums']);
  await near.play(1, { type: 'hum' });
  const done = showing.catchUp();
  from = 2;
  await pass(2);
  await done;
  expect(lines()).toEqual(['2.0 1 hums', '3.0 0 hums', '4.0 1 hums']);
  const again = showing.showAgain(4);
  from = 0;
  await pass(2);
  await again;
  expect(lines()).toEqual(['1.0 0 hums', '2.0 1 hums', '3.0 0 hums', '4.0 1 hums']);
  await near.ask('takeBack', 1, []);
  await showing.catchUp();
  expect(showing.now().log.map(({ undone }) => undone)).toEqual([false, false, false, true, false]);
});
