import type { Question } from '@muster/table';
import { expect, test, vi } from 'vitest';
import { handClock } from '../../../table/test/hand-clock.ts';
import { type BrainSaid, makeBrain } from './brain.ts';
import { PATIENCE_MS } from './patience.ts';

const QUESTION = { game: 'whisper', seat: 0, ms: 2000 } as unknown as Question;

/** Workers that say what the test makes them say. */
const workers = () => {
  const opened: {
    worker: Worker;
    asked: unknown[];
    ended: boolean;
    says: (a: BrainSaid) => void;
    breaks: () => void;
  }[] = [];
  const open = (): Worker => {
    const asked: unknown[] = [];
    const worker = { postMessage: (q: unknown) => asked.push(q) } as unknown as Worker;
    const one = {
      worker,
      asked,
      ended: false,
      says: (data: BrainSaid) => worker.onmessage?.({ data } as MessageEvent),
      breaks: () => worker.onerror?.({ message: '' } as ErrorEvent),
    };
    worker.terminate = () => {
      one.ended = true;
    };
    opened.push(one);
    return worker;
  };
  return { open, opened };
};

test('a worker that does not load is told, and the next question opens another', async () => {
  const { open, opened } = workers();
  const brain = makeBrain(open);
  const first = brain.ask(QUESTION, vi.fn());
  opened[0]!.breaks();
  await expect(first).rejects.toThrow('it could not be fetched');
  expect(opened[0]!.ended).toBe(true);
  const second = brain.ask(QUESTION, vi.fn());
  opened[1]!.says({ command: { type: 'go' } });
  expect(await second).toEqual({ type: 'go' });
  expect(opened).toHaveLength(2);
});

test('a thought that breaks off ends its worker; one that is stopped answers nothing', async () => {
  const { open, opened } = workers();
  const brain = makeBrain(open);
  const first = brain.ask(QUESTION, vi.fn());
  opened[0]!.says({ failed: 'out of ideas' });
  await expect(first).rejects.toThrow('out of ideas');
  const second = brain.ask(QUESTION, vi.fn());
  brain.stop();
  expect(await second).toBeUndefined();
  expect(opened.every(({ ended }) => ended)).toBe(true);
});

test('a worker that is silent is ended, and a new one is asked the same', async () => {
  const { open, opened } = workers();
  const clock = handClock();
  const brain = makeBrain(open, clock);
  const asked = brain.ask(QUESTION, vi.fn());
  clock.pass(PATIENCE_MS + 1999);
  expect(opened).toHaveLength(1);
  clock.pass(1);
  expect(opened.map(({ ended }) => ended)).toEqual([true, false]);
  expect(opened[1]!.asked).toEqual([QUESTION]);
  opened[1]!.says({ command: { type: 'go' } });
  expect(await asked).toEqual({ type: 'go' });
  expect(clock.waiting()).toBe(0);
});

test('two that are silent are a fault that is told, and the next question opens another', async () => {
  const { open, opened } = workers();
  const clock = handClock();
  const brain = makeBrain(open, clock);
  const asked = brain.ask(QUESTION, vi.fn());
  clock.pass(PATIENCE_MS + 2000);
  clock.pass(PATIENCE_MS + 2000);
  await expect(asked).rejects.toThrow('it was silent for half a minute, and so was another one');
  expect(opened.map(({ ended }) => ended)).toEqual([true, true]);
  expect(clock.waiting()).toBe(0);
  const next = brain.ask(QUESTION, vi.fn());
  opened[2]!.says({ command: { type: 'go' } });
  expect(await next).toEqual({ type: 'go' });
});

test('a thought that goes on is not silent, however long it takes; one that was stopped is not waited for', async () => {
  const { open, opened } = workers();
  const clock = handClock();
  const brain = makeBrain(open, clock);
  const asked = brain.ask(QUESTION, vi.fn());
  for (let i = 1; i < 5; i++) {
    clock.pass(PATIENCE_MS + 1000);
    opened[0]!.says({ progress: i / 5 });
  }
  expect(opened).toHaveLength(1);
  brain.stop();
  expect(await asked).toBeUndefined();
  expect(clock.waiting()).toBe(0);
});

test('where no second worker can be opened, that is told', async () => {
  const { open, opened } = workers();
  const clock = handClock();
  const brain = makeBrain(() => {
    if (opened.length === 1) throw new Error('no more of them');
    return open();
  }, clock);
  const asked = brain.ask(QUESTION, vi.fn());
  clock.pass(PATIENCE_MS + 2000);
  await expect(asked).rejects.toThrow('no more of them');
});
