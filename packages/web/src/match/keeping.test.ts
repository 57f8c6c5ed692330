import type { Entry } from '@muster/kernel';
import type { Written } from '@muster/table';
import { expect, test } from 'vitest';
import { descriptor } from '../../../table/test/whispers.ts';
import { startBattle } from './battles.ts';
import { followed, makeKeeping } from './keeping.ts';
import type { Save } from './saves.ts';

const stamp = () => ({ updated: 5, progress: 'round 1', ending: null });

/** A battle of hums, and a disk that can be made full or slow. */
const setUp = (stored = 0) => {
  const { save, match } = startBattle(descriptor, { seats: 2 }, [{ kind: 'you' }, { kind: 'friend' }]);
  const written: { readonly save: Save; readonly news: readonly Entry[] }[] = [];
  const disk = { isFull: false, gate: Promise.resolve(), says: 'kept' as Written };
  const write = async (next: Save, news: readonly Entry[]): Promise<Written> => {
    await disk.gate;
    if (disk.isFull) throw new Error('full');
    if (disk.says === 'kept') written.push({ save: next, news });
    return disk.says;
  };
  const keep = makeKeeping({ save, stored, entries: match.entries, stamp, write });
  return { match, written, disk, keep, hum: () => match.play(0, { type: 'hum' }) };
};

test('every command is written once: the five hundredth costs what the fifth did', async () => {
  const { match, written, keep, hum } = setUp();
  for (let n = 0; n < 500; n++) {
    hum();
    await keep();
  }
  expect(written.map(({ news }) => news.length)).toEqual(Array(500).fill(1));
  expect(written.map(({ save }) => save.count)).toEqual(Array.from({ length: 500 }, (_, n) => n + 1));
  expect(written.flatMap(({ news }) => news)).toEqual(match.entries());
  const size = (n: number) => JSON.stringify(written[n]).length;
  expect(size(499) - size(4)).toBeLessThan(300);
});

test('what could not be written is written the next time', async () => {
  const { match, written, disk, keep, hum } = setUp();
  hum();
  disk.isFull = true;
  await expect(keep()).rejects.toThrow('full');
  hum();
  await expect(keep()).rejects.toThrow('full');
  disk.isFull = false;
  hum();
  await keep();
  expect(written).toHaveLength(1);
  expect(written[0]).toMatchObject({ save: { count: 3 }, news: match.entries() });
});

test('one writing after the other: what comes meanwhile goes into the next', async () => {
  const { match, written, disk, keep, hum } = setUp();
  let open = (): void => {};
  disk.gate = new Promise((resolve) => {
    open = resolve;
  });
  hum();
  const first = keep();
  await Promise.resolve();
  hum();
  const second = keep();
  hum();
  const third = keep();
  expect(third).toBe(second);
  open();
  await Promise.all([first, second, third]);
  expect(written.map(({ save, news }) => [save.count, news.length])).toEqual([
    [1, 1],
    [3, 2],
  ]);
  expect(written.flatMap(({ news }) => news)).toEqual(match.entries());
});

test('a resumed battle goes on after what is kept', async () => {
  const { written, keep, hum } = setUp(2);
  for (let n = 0; n < 3; n++) hum();
  await keep();
  expect(written[0]?.news).toHaveLength(1);
});

test('what another tab was before with is not counted as kept', async () => {
  const { written, disk, keep, hum } = setUp();
  hum();
  disk.says = 'playedOn';
  expect(await keep()).toBe('playedOn');
  disk.says = 'kept';
  hum();
  expect(await keep()).toBe('kept');
  expect(written[0]?.news).toHaveLength(2);
});

test('a battle is let go when what is being written, and what waits for that, is written', async () => {
  const { save, match } = startBattle(descriptor, { seats: 2 }, [{ kind: 'you' }, { kind: 'friend' }]);
  const written: number[] = [];
  const slowly: (() => void)[] = [];
  const { write, settled } = followed(async ({ count }) => {
    await new Promise<void>((done) => slowly.push(done));
    written.push(count);
    return 'kept';
  });
  const keep = makeKeeping({ save, stored: 0, entries: match.entries, stamp, write });
  match.play(0, { type: 'hum' });
  keep();
  await expect.poll(() => slowly.length).toBe(1);
  match.play(0, { type: 'hum' });
  keep();
  let isLetGo = false;
  const lettingGo = settled().then(() => {
    isLetGo = true;
  });
  slowly[0]!();
  await expect.poll(() => slowly.length).toBe(2);
  expect(isLetGo).toBe(false);
  slowly[1]!();
  await lettingGo;
  expect(written).toEqual([1, 2]);
});
