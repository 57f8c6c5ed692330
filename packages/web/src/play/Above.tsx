/** What stands between the banner and the board: the tools of the table, which stand in the banner, are told how much that is. */

import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export const Above = ({ className, children }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const tell = (): void => node.parentElement?.style.setProperty('--above', `${node.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(node);
    tell();
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
};
