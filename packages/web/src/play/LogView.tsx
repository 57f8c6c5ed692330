/** What happened, newest last: every line leads to its rule, and what has a reason can show it. */

import type { LogLine } from '@muster/kernel';
import { useEffect, useRef } from 'react';
import type { AnyState, TableGame } from '../contract/table-game.ts';
import { RuleRef } from '../parts/RuleRef.tsx';
import css from './play.module.css';

interface Props {
  readonly game: TableGame;
  readonly view: AnyState;
  readonly log: readonly LogLine[];
}

export const LogView = ({ game: { descriptor, ui }, view, log }: Props) => {
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when a line is added
  useEffect(() => {
    const box = end.current?.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  }, [log.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={css.log} aria-label="Log" tabIndex={0}>
      <ol>
        {log.map((line) => (
          <li
            key={line.key}
            className="slide-in"
            data-undone={line.undone || undefined}
            data-heading={(line.event !== null && ui.isHeading(line.event)) || undefined}
            data-type={line.event?.type}
          >
            {line.seat !== null && <span className={css.seatMark} data-seat={line.seat} aria-hidden="true" />}
            <span>
              {line.undone && <span className="visually-hidden">taken back: </span>}
              {line.words} {line.rule !== null && <RuleRef game={descriptor} id={line.rule} />}
              {line.event !== null && <ui.Why view={view} event={line.event} />}
            </span>
          </li>
        ))}
      </ol>
      <div ref={end} />
    </section>
  );
};
