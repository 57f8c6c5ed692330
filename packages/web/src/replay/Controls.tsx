/** Below the board of a replay: where one is, how it goes on, how fast, and through whose eyes. */

import type { Eyes } from '@muster/kernel';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { useKeys } from '../play/useKeys.ts';
import { nextMark } from './marks.ts';
import css from './replay.module.css';
import { Scrubber } from './Scrubber.tsx';
import type { EyesChoice } from './whose-eyes.ts';

const SPEEDS = [
  { words: 'slow', ms: 2200 },
  { words: 'normal', ms: 1200 },
  { words: 'fast', ms: 450 },
] as const;

interface Props extends ComponentProps<typeof Scrubber> {
  readonly eyes: Eyes;
  readonly choices: readonly EyesChoice[];
  readonly onEyes: (text: string) => void;
}

/** Goes on by itself, step after step, until the end. */
const useRunning = (at: number, last: number, onGo: (n: number) => void) => {
  const [speed, setSpeed] = useState(1);
  const [running, setRunning] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step sets a new timer
  useEffect(() => {
    if (!running) return;
    if (at >= last) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => onGo(at + 1), SPEEDS[speed]!.ms);
    return () => clearTimeout(timer);
  }, [running, at, speed]);
  return { speed, setSpeed, running, setRunning };
};

export const Controls = ({ eyes, choices, onEyes, ...scrubber }: Props) => {
  const { at, last, marks, onGo: go } = scrubber;
  const { speed, setSpeed, running, setRunning } = useRunning(at, last, go);
  useKeys({
    ArrowLeft: () => go(at - 1),
    ArrowRight: () => go(at + 1),
    PageUp: () => go(nextMark(marks, at, -1)),
    PageDown: () => go(nextMark(marks, at, 1)),
    Home: () => go(0),
    End: () => go(last),
    p: () => setRunning((r) => !r),
  });
  const watch = (): void => {
    if (!running && at >= last) go(0);
    setRunning(!running);
  };
  return (
    <div className={css.scrubber}>
      <Scrubber {...scrubber} />
      <div className="button-row">
        <button
          type="button"
          className={`button button--icon ${css.far}`}
          aria-label="First step"
          onClick={() => go(0)}
        >
          <ChevronFirst aria-hidden="true" />
        </button>
        <button type="button" className="button button--icon" aria-label="One step back" onClick={() => go(at - 1)}>
          <ChevronLeft aria-hidden="true" />
        </button>
        <button type="button" className="button button--main" aria-label={running ? 'Pause' : 'Watch'} onClick={watch}>
          {running ? <Pause aria-hidden="true" size={18} /> : <Play aria-hidden="true" size={18} />}
          <span className={css.watch}> {running ? 'Pause' : 'Watch'}</span>
        </button>
        <button type="button" className="button button--icon" aria-label="One step on" onClick={() => go(at + 1)}>
          <ChevronRight aria-hidden="true" />
        </button>
        <button
          type="button"
          className={`button button--icon ${css.far}`}
          aria-label="Last step"
          onClick={() => go(last)}
        >
          <ChevronLast aria-hidden="true" />
        </button>
        <label className={css.speed}>
          <span>Speed</span>
          <select className="input" value={speed} onChange={(e) => setSpeed(Number(e.target.value))}>
            {SPEEDS.map((s, i) => (
              <option key={s.words} value={i}>
                {s.words}
              </option>
            ))}
          </select>
        </label>
        {choices.length > 1 && (
          <label className={css.speed}>
            <span>Show</span>
            <select className="input" value={String(eyes)} onChange={(e) => onEyes(e.target.value)}>
              {choices.map((choice) => (
                <option key={choice.words} value={String(choice.eyes)}>
                  {choice.words}
                </option>
              ))}
            </select>
          </label>
        )}
        <span className={css.step}>
          Step {at} of {last}
        </span>
      </div>
    </div>
  );
};
