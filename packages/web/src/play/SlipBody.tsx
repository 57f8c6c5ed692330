/** What is asked, above the bar of slots; where it is longer than its room, it scrolls, by keyboard too. */

import { type ReactNode, useEffect, useRef } from 'react';
import css from './play.module.css';

interface Props {
  /** What is asked: another question is read from its beginning, however far the one before was scrolled. */
  readonly about?: unknown;
  readonly children: ReactNode;
}

export const SlipBody = ({ about, children }: Props) => {
  const body = useRef<HTMLElement>(null);
  // before the next picture: asked for at once, the page would be laid out for every command of a plan
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every question
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (body.current !== null) body.current.scrollTop = 0;
    });
    return () => cancelAnimationFrame(frame);
  }, [about]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={body} className={css.slipBody} aria-label="What is asked" tabIndex={0}>
      {children}
    </section>
  );
};
