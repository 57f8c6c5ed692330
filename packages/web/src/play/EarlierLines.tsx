/** Where the log does not begin at the beginning: the way to what came before, put above what is there without moving it under the reader. */

import type { LogLine } from '@muster/kernel';
import { Component, type RefObject, useState } from 'react';
import { count } from '../parts/words.ts';
import log from './log.module.css';
import { linesBefore } from './log-parts.ts';

/** What of the log is still elsewhere. */
export interface Earlier {
  /** Whether there is any. */
  readonly isThere: boolean;
  /** Fetches some of it; false where it could not be had. */
  fetch(): Promise<boolean>;
}

type Box = RefObject<HTMLElement | null>;

interface Top {
  /** The number of the first line. */
  readonly first: number;
  readonly isThere: boolean;
}

interface Place {
  readonly fromEnd: number;
  readonly hadFocus: boolean;
}

const focusLine = (box: HTMLElement, from: number): void => {
  const lines = [...box.querySelectorAll<HTMLElement>('[data-line]')];
  lines.find(({ dataset }) => Number(dataset.line) >= from)?.focus({ preventScroll: true });
};

/**
 * What was read stays where it was, and whoever pressed the button goes on at the line that was the first, from which the arrow keys lead up.
 * What was there just before a change, React tells only in classes.
 */
class PlaceKept extends Component<Top & { readonly box: Box }> {
  override getSnapshotBeforeUpdate(before: Top): Place | null {
    const { box, first, isThere } = this.props;
    if ((before.first === first && before.isThere === isThere) || box.current === null) return null;
    const { scrollHeight, scrollTop } = box.current;
    return { fromEnd: scrollHeight - scrollTop, hadFocus: box.current.querySelector('[data-earlier]:focus') !== null };
  }

  override componentDidUpdate(before: Top, _: unknown, place: Place | null): void {
    const { box, first } = this.props;
    if (place === null || box.current === null) return;
    box.current.scrollTop = box.current.scrollHeight - place.fromEnd;
    if (place.hadFocus && first < before.first) focusLine(box.current, before.first);
  }

  override render() {
    return null;
  }
}

const FAILED = 'What came before could not be fetched: the server cannot be reached just now. Try again in a moment.';

const shownWords = (shown: number, isMore: boolean): string => {
  if (shown === 0) return '';
  return `${count(shown, 'earlier line')} above${isMore ? '' : ', from the beginning on'}.`;
};

type Asking = 'fetching' | 'failed' | 'there';

interface Props {
  readonly earlier: Earlier;
  readonly lines: readonly LogLine[];
  readonly box: Box;
  /** The reader goes back: the end is not followed any more. */
  readonly onGoBack: () => void;
}

export const EarlierLines = ({ earlier: { isThere, fetch }, lines, box, onGoBack }: Props) => {
  const [asked, setAsked] = useState<{ readonly first: number; readonly asking: Asking }>();
  const first = lines[0]?.n ?? 0;
  const asking = asked?.asking;
  const ask = async (): Promise<void> => {
    if (asking === 'fetching') return;
    onGoBack();
    setAsked({ first, asking: 'fetching' });
    setAsked({ first, asking: (await fetch()) ? 'there' : 'failed' });
  };
  const hasFailed = isThere && asking === 'failed';
  return (
    <div className={log.earlier}>
      <PlaceKept box={box} first={first} isThere={isThere} />
      {isThere && (
        <button
          type="button"
          className="button button--small button--quiet"
          data-earlier
          aria-disabled={asking === 'fetching' || undefined}
          onClick={() => void ask()}
        >
          {asking === 'fetching' ? 'Fetching what came before…' : 'Show what came before'}
        </button>
      )}
      <p role="status" className={hasFailed ? `small muted ${log.notFetched}` : 'visually-hidden'}>
        {hasFailed && FAILED}
        {asking === 'there' && shownWords(linesBefore(lines, asked?.first ?? 0), isThere)}
      </p>
    </div>
  );
};
