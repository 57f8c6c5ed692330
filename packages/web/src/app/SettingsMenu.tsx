/** The menu in the header: what a player may choose for this browser, and on narrow screens the way to the pages. */

import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import css from './Frame.module.css';

/** Fetched when a hand comes near: few who open a page want to choose anything. */
const fetchForm = () => import('./SettingsForm.tsx');
const SettingsForm = lazy(fetchForm);

/** Drawn here: the first page fetches no library of icons. */
const Sign = ({ size, path }: { readonly size: number; readonly path: string }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
);

/** `children` are the links, shown where the header has no room for them. */
export const SettingsMenu = ({ children }: { readonly children: ReactNode }) => {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={css.menuButton}
        popoverTarget={id}
        onPointerEnter={fetchForm}
        onFocus={fetchForm}
      >
        <span className={css.onWide}>
          <Sign size={18} path="M3 6h9m6 0h3M3 12h3m6 0h9M3 18h11m6 0h1M15 3v6M9 9v6M17 15v6" />
          Settings
        </span>
        <span className={css.onNarrow}>
          <Sign size={20} path="M4 6h16M4 12h16M4 18h16" />
          Menu
        </span>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens whether a link inside was followed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links turn the keyboard into clicks */}
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={css.menu}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onClick={(event) => (event.target as Element).closest('a') && menu.current?.hidePopover()}
      >
        <nav className={css.menuLinks} aria-label="Pages">
          {children}
        </nav>
        <Suspense>{isOpen && <SettingsForm />}</Suspense>
        <p className="small">
          <Link href="/settings">What the games remember, on a page of its own</Link>
        </p>
      </div>
    </>
  );
};
