import { expect, test, vi } from 'vitest';
import { type Answer, makeBrain, type Question } from './brain.ts';

const QUESTION = { game: 'whisper', seat: 0 } as unknown as Question;

/** Workers that say what the test makes them say. */
const workers = () => {
  const opened: { worker: Worker; asked: unknown[]; ended: boolean; says: (a: Answer) => void; breaks: () => void }[] =
    [];
  const open = (): Worker => {
    const asked: unknown[] = [];
    const worker = { postMessage: (q: unknown) => asked.push(q) } as unknown as Worker;
    const one = {
      worker,
      asked,
      ended: false,
      says: (data: Answer) => worker.onmessage?.({ data } as MessageEvent),
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
