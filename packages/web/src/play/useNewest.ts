/** Keeps the end of a growing box in sight, also when the box comes into sight itself; not while its reader has scrolled back. */

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** So near to the end counts as there. */
const NEAR_PX = 32;

const isAtEnd = (box: HTMLElement): boolean => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;

/** By which a hand begins to scroll: wheel, finger, scroll bar, keys that walk along the lines. */
const SIGNS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

interface Newest {
  readonly box: RefObject<HTMLElement | null>;
  /** How many have come at the end since the reader went back. */
  readonly missed: number;
  /** To the end, and from now on with it. */
  follow(): void;
  /** The reader goes back, unless the end is in sight all the same. */
  goBack(): void;
}

export const useNewest = (count: number): Newest => {
  const box = useRef<HTMLElement>(null);
  const isFollowing = useRef(true);
  /** How many there were when the reader went back; undefined while the end is in sight. */
  const [read, setRead] = useState<number>();
  const latest = useRef(count);
  latest.current = count;
  /** Whether a hand may have scrolled since the end was last sought: lines that come and boxes that change scroll, too. */
  const byHand = useRef(false);

  const follow = useCallback(() => {
    isFollowing.current = true;
    byHand.current = false;
    setRead(undefined);
    box.current?.scrollTo({ top: box.current.scrollHeight, behavior: 'instant' });
  }, []);

  const goBack = useCallback(() => {
    if (box.current === null || isAtEnd(box.current)) return;
    isFollowing.current = false;
    setRead((before) => before ?? latest.current);
  }, []);

  // before the next picture: asked for at once, the page would be laid out for every line
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line may have come
  useEffect(() => {
    if (!isFollowing.current) return;
    const frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [count, follow]);

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    let height = element.clientHeight;
    const onScroll = (): void => {
      if (element.clientHeight === 0) return; // hidden behind another tab
      if (isAtEnd(element)) {
        isFollowing.current = true;
        setRead(undefined);
      } else if (byHand.current) goBack();
    };
    const onHand = (): void => {
      byHand.current = true;
    };
    const resized = new ResizeObserver(() => {
      const wasHidden = height === 0;
      height = element.clientHeight;
      if (height > 0 && (wasHidden || isFollowing.current)) follow();
    });
    element.addEventListener('scroll', onScroll, { passive: true });
    for (const sign of SIGNS) element.addEventListener(sign, onHand, { passive: true });
    resized.observe(element);
    return () => {
      element.removeEventListener('scroll', onScroll);
      for (const sign of SIGNS) element.removeEventListener(sign, onHand);
      resized.disconnect();
    };
  }, [follow, goBack]);

  return { box, missed: read === undefined ? 0 : Math.max(0, count - read), follow, goBack };
};
