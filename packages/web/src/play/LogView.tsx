/** What happened, newest last: every line leads to its rule, and every combat can show how it came about. */

import type { Battle } from '@muster/grid-battles';
import { nameOf, unitOf } from '@muster/grid-battles';
import { useEffect, useRef } from 'react';
import { describeRoll } from '../dice/describe.ts';
import type { LogLine } from '../match/log.ts';
import { RuleRef } from '../pages/parts/RuleRef.tsx';
import css from './play.module.css';

interface Props {
  readonly battle: Battle;
  readonly log: readonly LogLine[];
}

const Why = ({ battle, line }: { readonly battle: Battle; readonly line: LogLine }) => {
  const e = line.event;
  if (e?.type !== 'struck') return null;
  const names = { striker: nameOf(unitOf(battle, e.striker)), struck: nameOf(unitOf(battle, e.struck)) };
  return (
    <details className={css.why}>
      <summary>Why?</summary>
      <p>
        {describeRoll(e, names)} The odds expected {e.expected.toFixed(2)} hits.
      </p>
    </details>
  );
};

const HEADINGS = new Set(['roundBegan', 'turnBegan']);

export const LogView = ({ battle, log }: Props) => {
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
            data-heading={HEADINGS.has(line.event?.type ?? '') || undefined}
            data-type={line.event?.type}
          >
            {line.seat !== null && <span className={css.seatMark} data-seat={line.seat} aria-hidden="true" />}
            <span>
              {line.undone && <span className="visually-hidden">taken back: </span>}
              {line.words} {line.rule !== null && <RuleRef id={line.rule} />}
              <Why battle={battle} line={line} />
            </span>
          </li>
        ))}
      </ol>
      <div ref={end} />
    </section>
  );
};
