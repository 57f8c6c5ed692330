/** How the battle of a record went, as soon as it is thought out. */

import type { MatchRecord } from '@muster/kernel';
import { useEffect, useState } from 'react';
import { useGames } from '../contract/games.ts';
import { askCourse, type CourseSoFar } from '../match/turning.ts';

/** `record`: undefined as long as the battle goes on. */
export const useCourse = (record: MatchRecord | undefined): CourseSoFar => {
  const { openWorker } = useGames();
  const [soFar, setSoFar] = useState<CourseSoFar>();
  useEffect(() => {
    if (record === undefined) return;
    return askCourse(openWorker, record, setSoFar);
  }, [openWorker, record]);
  return soFar;
};
