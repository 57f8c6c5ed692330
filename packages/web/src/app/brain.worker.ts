/** The computer player thinks here, off the page's thread; it is given a view, never a state. Battles that are over are looked back on. */

import { type BattleCourse, loadCourse, think } from '@muster/ai';
import type { Question } from '@muster/table';
import type { BrainSaid } from '../match/brain.ts';
import type { CourseAnswer, CourseQuestion } from '../match/turning.ts';

const answer = (message: BrainSaid | CourseAnswer): void => postMessage(message);
const onProgress = (progress: number): void => answer({ progress });
const now = (): number => performance.now();

const lookBack = async ({
  course: record,
  ms,
}: CourseQuestion): Promise<{ readonly course: BattleCourse | undefined }> => {
  const courseOf = await loadCourse(record.game);
  return { course: courseOf(record, { kind: 'time', ms, now }, { onProgress }) };
};

addEventListener('message', ({ data }: MessageEvent<Question | CourseQuestion>) => {
  const thought: Promise<BrainSaid | CourseAnswer> =
    'course' in data ? lookBack(data) : think(data, now, onProgress).then((command) => ({ command }));
  thought.then(answer, (e: unknown) => answer({ failed: e instanceof Error ? e.message : String(e) }));
});
