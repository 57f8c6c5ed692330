/** The clock of a seat: quiet beside its name, marked while it runs, with colour and words in its last minute. */

import { type ClocksTold, leftAt } from '@muster/client';
import { useEffect, useState } from 'react';
import { realClock } from '../match/real-clock.ts';
import { clockFace, timeWords } from '../parts/clock-words.ts';
import css from './online.module.css';

const LAST_MS = 60_000;
const SOON_MS = 3_600_000;

/** What is left, looked at again when its face changes. */
const useLeft = (told: ClocksTold, seat: number): number | null => {
  const [now, setNow] = useState(realClock.now);
  const runs = told.times[seat]?.runs === true;
  const left = leftAt(told, seat, Math.max(now, told.at));
  useEffect(() => {
    if (!runs || left === null || left === 0) return;
    const step = left > 24 * SOON_MS ? 60_000 : 1_000;
    return realClock.after((left % step) + 1, () => setNow(realClock.now()));
  }, [runs, left]);
  return left;
};

const isLastMinute = (left: number | null): left is number => left !== null && left < LAST_MS;

interface Props {
  readonly told: ClocksTold;
  readonly seat: number;
}

export const SeatClock = ({ told, seat }: Props) => {
  const left = useLeft(told, seat);
  const time = told.times[seat];
  if (time === null || time === undefined || left === null) return null;
  return (
    <span
      className={css.clock}
      role="timer"
      data-runs={time.runs || undefined}
      data-last={isLastMinute(left) || undefined}
    >
      <span aria-hidden="true">{clockFace(left)}</span>
      <span className="visually-hidden">
        {timeWords(left)} left{time.runs ? ', running' : ''}
      </span>
    </span>
  );
};

/** Said once, when it begins. */
export const LastMinute = ({ told, seat, name }: Props & { readonly name: string | null }) => {
  const left = useLeft(told, seat);
  const isSaid = told.times[seat]?.runs === true && isLastMinute(left);
  return (
    <span className="visually-hidden" role="status">
      {isSaid ? `${name === null ? 'You have' : `${name} has`} one minute left.` : ''}
    </span>
  );
};
