/** What stands around every page: the header with the ways to go, the main part, and the footer that says whose is what. */

import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useFilling } from '../parts/filling.ts';
import css from './Frame.module.css';
import { Mishap } from './Mishap.tsx';
import { SettingsMenu } from './SettingsMenu.tsx';
import { WordMark } from './WordMark.tsx';

const PAGES = [
  { href: '/new', name: 'New battle' },
  { href: '/battles', name: 'My battles' },
  { href: '/replays', name: 'Replays' },
  { href: '/rules', name: 'Rules' },
  { href: '/odds', name: 'Odds' },
] as const;

/** Pages that are a table: they fill the window and need the room. */
const isTable = (path: string): boolean => /^\/(play|replay)(\/|$)/.test(path);

/** What counts as one page: the rules of one game are one, whichever rule is shown; a table is one, whatever it shows. */
const pageOf = (path: string): string => {
  const [, page = '', below = ''] = path.split('/');
  return isTable(path) ? page : `${page}/${below}`;
};

const isAt = (path: string, href: string): boolean => path === href || path.startsWith(`${href}/`);

const PageLinks = ({ path }: { readonly path: string }) =>
  PAGES.map(({ href, name }) => (
    <Link key={href} href={href} className={css.link} aria-current={isAt(path, href) ? 'page' : undefined}>
      {name}
    </Link>
  ));

/** A new page begins at its top, and whoever listens is put there too. Going back is left to the browser. */
const useFreshStart = (path: string, main: RefObject<HTMLElement | null>): void => {
  const before = useRef(pageOf(path));
  const wentBack = useRef(false);
  useEffect(() => {
    const note = () => {
      wentBack.current = true;
    };
    addEventListener('popstate', note);
    return () => removeEventListener('popstate', note);
  }, []);
  // before the effects of the page, which may want to show one place of it
  useLayoutEffect(() => {
    const isNew = before.current !== pageOf(path);
    before.current = pageOf(path);
    const back = wentBack.current;
    wentBack.current = false;
    if (!isNew) return;
    if (!back) scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path, main]);
};

/** At the foot of the page, and so late that it may come after it. */
const Footer = lazy(() => import('./Footer.tsx'));

export const Frame = ({ children }: { readonly children: ReactNode }) => {
  const [path] = useLocation();
  const main = useRef<HTMLElement>(null);
  useFreshStart(path, main);
  const fills = useFilling(({ fills }) => fills);
  const table = isTable(path) || fills;
  return (
    <div className={table ? `${css.frame} ${css.table}` : css.frame}>
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      <header className={css.header}>
        <div className={css.headerInner}>
          <Link
            href="/"
            className={css.home}
            aria-label="Muster, home"
            aria-current={path === '/' ? 'page' : undefined}
          >
            <WordMark />
          </Link>
          <nav className={css.links} aria-label="Pages">
            <PageLinks path={path} />
          </nav>
          <SettingsMenu>
            {table && (
              <Link href="/" className={css.link}>
                Home
              </Link>
            )}
            <PageLinks path={path} />
          </SettingsMenu>
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1} className={css.main}>
        <Mishap key={pageOf(path)}>{children}</Mishap>
      </main>
      <Suspense>{!table && <Footer />}</Suspense>
    </div>
  );
};
