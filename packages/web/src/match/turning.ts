/** How a battle that is over went, and where it turned: thought out beside the page, within a few seconds, and once for each record. */

import type { Course } from '@muster/ai';
import type { MatchRecord } from '@muster/kernel';

export interface CourseQuestion {
  readonly course: MatchRecord;
  readonly ms: number;
}
export type CourseAnswer =
  | { readonly progress: number }
  /** Undefined when the record is not true. */
  | { readonly course: Course | undefined }
  | { readonly failed: string };

const THINK_MS = 8000;

/** By the hash of the last entry. */
const known = new Map<string, Course>();

const nameOf = ({ setup, entries }: MatchRecord): string => entries.at(-1)?.hash ?? setup.hash;

/** What is known so far: how far the thought is, or what came of it; undefined where nothing can be told. */
export type CourseSoFar = { readonly progress: number } | { readonly course: Course } | undefined;

/** Returns what ends the thought. */
export const askCourse = (
  openWorker: () => Worker,
  record: MatchRecord,
  tell: (soFar: CourseSoFar) => void,
): (() => void) => {
  const already = known.get(nameOf(record));
  if (already !== undefined) {
    tell({ course: already });
    return () => {};
  }
  const worker = openWorker();
  const stop = (): void => worker.terminate();
  const end = (soFar: CourseSoFar): void => {
    stop();
    tell(soFar);
  };
  worker.onerror = () => end(undefined);
  worker.onmessage = ({ data }: MessageEvent<CourseAnswer>) => {
    if ('progress' in data) return tell(data);
    if ('failed' in data || data.course === undefined) return end(undefined);
    known.set(nameOf(record), data.course);
    end({ course: data.course });
  };
  tell({ progress: 0 });
  worker.postMessage({ course: record, ms: THINK_MS } satisfies CourseQuestion);
  return stop;
};
