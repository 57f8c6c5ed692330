import type { BattleCourse } from '@muster/ai';
import type { MatchRecord } from '@muster/kernel';
import { expect, test } from 'vitest';
import { handClock } from '../../../table/test/hand-clock.ts';
import { PATIENCE_MS } from './patience.ts';
import { askCourse, type CourseAnswer, type CourseSoFar } from './turning.ts';

const recordOf = (hash: string) => ({ setup: { hash }, entries: [] }) as unknown as MatchRecord;
const course: BattleCourse = { points: [{ at: 0, chances: [0.5, 0.5] }], turn: undefined };

/** A worker that answers when it is told to. */
const fakeWorker = () => {
  const asked: unknown[] = [];
  const worker = {
    onmessage: (_: { data: CourseAnswer }) => {},
    onerror: () => {},
    ended: false,
    postMessage: (question: unknown) => asked.push(question),
    terminate: () => {
      worker.ended = true;
    },
  };
  return {
    worker,
    asked,
    open: () => worker as unknown as Worker,
    answer: (data: CourseAnswer) => worker.onmessage({ data }),
  };
};

test('a battle is thought through once, and its worker ends with the thought', () => {
  const { worker, asked, open, answer } = fakeWorker();
  const told: CourseSoFar[] = [];
  askCourse(open, recordOf('a'), (soFar) => told.push(soFar));
  answer({ progress: 0.5 });
  answer({ course });
  expect(told).toEqual([{ progress: 0 }, { progress: 0.5 }, { course }]);
  expect(worker.ended).toBe(true);
  askCourse(open, recordOf('a'), (soFar) => told.push(soFar));
  expect(told.at(-1)).toEqual({ course });
  expect(asked).toHaveLength(1);
});

test('who leaves ends the thought; where nothing can be told nothing is said', () => {
  const { worker, open, answer } = fakeWorker();
  const told: CourseSoFar[] = [];
  const stop = askCourse(open, recordOf('b'), (soFar) => told.push(soFar));
  answer({ failed: 'no such game' });
  expect(told.at(-1)).toBeUndefined();
  worker.ended = false;
  stop();
  expect(worker.ended).toBe(true);
});

test('a worker that never looks back is not waited for without end: another is asked, then nothing is said', () => {
  const { worker, asked, open } = fakeWorker();
  const clock = handClock();
  const told: CourseSoFar[] = [];
  askCourse(open, recordOf('c'), (soFar) => told.push(soFar), clock);
  clock.pass(PATIENCE_MS + 8000);
  expect(asked).toHaveLength(2);
  expect(told).toEqual([{ progress: 0 }]);
  clock.pass(PATIENCE_MS + 8000);
  expect(told.at(-1)).toBeUndefined();
  expect(worker.ended).toBe(true);
  expect(clock.waiting()).toBe(0);
});
