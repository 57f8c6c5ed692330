/** What is asked, above the bar of slots; where it is longer than its room, it scrolls, by keyboard too. */

import type { ReactNode } from 'react';
import css from './play.module.css';

export const SlipBody = ({ children }: { readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
  <section className={css.slipBody} aria-label="What is asked" tabIndex={0}>
    {children}
  </section>
);
