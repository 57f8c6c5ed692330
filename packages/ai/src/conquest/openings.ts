/** How a side begins: the usual way, or one of the extremes that the lab pits against it. */

import { unitOf, unitPoints } from '@muster/conquest';

export const OPENINGS = ['usual', 'worker-spam', 'rush', 'towers'] as const;
export type Opening = (typeof OPENINGS)[number];

interface Share {
  /** Of the starting force. */
  readonly workers: number;
  /** As many as it wants later. */
  readonly most: number;
}

const WORKERS: Readonly<Record<Opening, Share>> = {
  usual: { workers: 5, most: 5 },
  'worker-spam': { workers: 9, most: 14 },
  rush: { workers: 2, most: 2 },
  towers: { workers: 5, most: 6 },
};

export const workersWanted = (opening: Opening): number => WORKERS[opening].most;

const START_POINTS = 500;

/** The ready force, with as many workers as the opening wants and the rest of its kind as often as the points allow. */
export const startOf = (opening: Opening, ready: readonly string[]): readonly string[] => {
  if (opening === 'usual' || opening === 'towers') return ready;
  const worker = ready.find((id) => unitOf(id)?.worker === true);
  const fighters = ready.filter((id) => unitOf(id)?.worker !== true);
  const made: string[] = [];
  let left = START_POINTS;
  const take = (id: string): boolean => {
    const points = unitPoints(unitOf(id)!);
    if (points > left) return false;
    left -= points;
    made.push(id);
    return true;
  };
  if (worker !== undefined) for (let i = 0; i < WORKERS[opening].workers; i++) take(worker);
  for (let i = 0, missed = 0; missed < fighters.length; i++)
    missed = take(fighters[i % fighters.length]!) ? 0 : missed + 1;
  return made;
};
