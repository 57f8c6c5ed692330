/** All steps of a battle on a line: the chances above it, marks on it, and the keys and buttons to go along it. */

import type { BattleCourse } from '@muster/ai';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { CourseChart } from '../play/CourseChart.tsx';
import type { ScrubberMark } from './marks.ts';
import css from './scrubber.module.css';

interface Props {
  readonly at: number;
  readonly last: number;
  readonly marks: readonly ScrubberMark[];
  /** The chances are shown as soon as they are known; their room is kept. */
  readonly isOver: boolean;
  readonly course: BattleCourse | undefined;
  readonly seatNames: readonly string[];
  readonly onGo: (at: number) => void;
}

const KINDS = { round: 'Round', blow: 'Blow', loss: 'Loss', turn: 'Turning point' } as const;

/** From mark to mark; only one of them is in the order of tabs. */
const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const marks = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const next = step && marks[marks.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
};

const placed = (at: number, last: number): CSSProperties => ({ '--at': last === 0 ? 0 : at / last }) as CSSProperties;

export const Scrubber = ({ at, last, marks, isOver, course, seatNames, onGo }: Props) => {
  const [named, setNamed] = useState<ScrubberMark>();
  return (
    <div className={css.line}>
      {isOver && (
        <div className={css.course}>
          {course !== undefined && (
            <>
              <CourseChart course={course} seatNames={seatNames} last={last} />
              <span className={css.now} style={placed(at, last)} aria-hidden="true" />
            </>
          )}
        </div>
      )}
      {marks.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: marks along a line, not fields of a form
        <div
          className={css.marks}
          role="group"
          aria-label="Marks"
          onKeyDown={walk}
          onPointerLeave={() => setNamed(undefined)}
        >
          {marks.map((mark, i) => (
            <button
              key={`${mark.at} ${mark.kind}`}
              type="button"
              className={css.mark}
              data-kind={mark.kind}
              data-seat={mark.seat}
              style={placed(mark.at, last)}
              tabIndex={i === 0 ? 0 : -1}
              aria-label={`${KINDS[mark.kind]}, step ${mark.at}: ${mark.words}`}
              onClick={() => onGo(mark.at)}
              onPointerEnter={() => setNamed(mark)}
              onFocus={() => setNamed(mark)}
              onBlur={() => setNamed(undefined)}
            />
          ))}
          {named !== undefined && (
            <span className={css.name} style={placed(named.at, last)} aria-hidden="true">
              {named.words}
            </span>
          )}
        </div>
      )}
      <label>
        <span className="visually-hidden">Step</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={`Step ${at} of ${last}`}
          onChange={(e) => onGo(Number(e.target.value))}
        />
      </label>
    </div>
  );
};
