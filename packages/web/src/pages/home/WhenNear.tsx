/** A box whose picture is fetched when it comes near the window: nobody waits for what is not looked at. */

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

interface Props {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export const WhenNear = ({ className, children }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (box.current === null) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), { rootMargin: '50%' });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={className} aria-hidden="true">
      <Suspense>{isNear && children}</Suspense>
    </div>
  );
};
