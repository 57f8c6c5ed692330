/** What stands around every page: the header with the ways to go, the main part, and the footer that says whose is what. */

import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import css from './Frame.module.css';
import { Mishap } from './Mishap.tsx';
import { SettingsMenu } from './SettingsMenu.tsx';
import { WordMark } from './WordMark.tsx';

const PAGES = [
  { href: '/new', name: 'New battle' },
  { href: '/replay', name: 'Replays' },
  { href: '/rules', name: 'Rules' },
  { href: '/odds', name: 'Odds' },
] as const;

/** Pages that are a table: they fill the window and need the room. */
const isTable = (path: string): boolean => /^\/(play|replay)(\/|$)/.test(path);

const firstPart = (path: string): string => path.split('/')[1] ?? '';

const isAt = (path: string, href: string): boolean => path === href || path.startsWith(`${href}/`);

const PageLinks = ({ path }: { readonly path: string }) =>
  PAGES.map(({ href, name }) => (
    <Link key={href} href={href} className={css.link} aria-current={isAt(path, href) ? 'page' : undefined}>
      {name}
    </Link>
  ));

/** A new page begins at its top, and whoever listens is put there too. Going back is left to the browser. */
const useFreshStart = (path: string, main: RefObject<HTMLElement | null>): void => {
  const before = useRef(firstPart(path));
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
    const isNew = before.current !== firstPart(path);
    before.current = firstPart(path);
    const back = wentBack.current;
    wentBack.current = false;
    if (!isNew) return;
    if (!back) scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path, main]);
};

const Footer = () => (
  <footer className={css.footer}>
    <div className={css.footerInner}>
      <p>
        <strong>Muster is an unofficial implementation</strong>, neither made nor endorsed by the makers of the games it
        plays.
      </p>
      <p>
        Grid Battles belongs to its publisher: the game, the rules marked official, the names of ten units, of three
        terrains and of the dice. The wording here, the drawings, the scenarios, and whatever is marked ours come from
        us. <Link href="/rules">Read the rules</Link>
      </p>
    </div>
  </footer>
);

export const Frame = ({ children }: { readonly children: ReactNode }) => {
  const [path] = useLocation();
  const main = useRef<HTMLElement>(null);
  useFreshStart(path, main);
  const table = isTable(path);
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
            <PageLinks path={path} />
          </SettingsMenu>
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1} className={css.main}>
        <Mishap key={firstPart(path)}>{children}</Mishap>
      </main>
      {!table && <Footer />}
    </div>
  );
};
