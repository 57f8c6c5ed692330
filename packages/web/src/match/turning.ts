/** How a battle that is over went, and where it turned: thought out beside the page, within a few seconds, and once for each record. */

import type { BattleCourse } from '@muster/ai';
import type { MatchRecord } from '@muster/kernel';
import type { Clock } from '@muster/table';
import { askPatiently } from './patience.ts';
import { realClock } from './real-clock.ts';

export interface CourseQuestion {
  readonly course: MatchRecord;
  readonly ms: number;
}
export type CourseAnswer =
  | { readonly progress: number }
  /** Undefined when the record is not true. */
  | { readonly course: BattleCourse | undefined }
  | { readonly failed: string };

const THINK_MS = 8000;

/** By the hash of the last entry. */
const known = new Map<string, BattleCourse>();

const nameOf = ({ setup, entries }: MatchRecord): string => entries.at(-1)?.hash ?? setup.hash;

/** What is known so far: how far the thought is, or what came of it; undefined where nothing can be told. */
export type CourseSoFar = { readonly progress: number } | { readonly course: BattleCourse } | undefined;

/** Returns what ends the thought. */
export const askCourse = (
  openWorker: () => Worker,
  record: MatchRecord,
  tell: (soFar: CourseSoFar) => void,
  clock: Clock = realClock,
): (() => void) => {
  const already = known.get(nameOf(record));
  if (already !== undefined) {
    tell({ course: already });
    return () => {};
  }
  let worker: Worker | undefined;
  const stop = (): void => {
    watch.end();
    worker?.terminate();
  };
  const end = (soFar: CourseSoFar): void => {
    stop();
    tell(soFar);
  };
  const send = (asked: Worker): void => {
    worker = asked;
    asked.onerror = () => end(undefined);
    asked.onmessage = ({ data }: MessageEvent<CourseAnswer>) => {
      if ('progress' in data) {
        watch.alive();
        return tell(data);
      }
      if ('failed' in data || data.course === undefined) return end(undefined);
      known.set(nameOf(record), data.course);
      end({ course: data.course });
    };
    asked.postMessage({ course: record, ms: THINK_MS } satisfies CourseQuestion);
  };
  tell({ progress: 0 });
  const watch = askPatiently({ openWorker, clock, ms: THINK_MS, send, fail: () => end(undefined) });
  return stop;
};
