/** The front page: what Muster is, a battle at once, and the battles already begun. The words stand before the pictures come. */

import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useTitle } from '../app/useTitle.ts';
import css from './home/home.module.css';

const HeroMap = lazy(() => import('./home/HeroMap.tsx'));
const Below = lazy(() => import('./home/Below.tsx'));

/** One click to the table. What that takes is fetched with the click. */
const FirstMuster = () => {
  const [, navigate] = useLocation();
  const [state, setState] = useState<'idle' | 'starting' | 'failed'>('idle');
  const start = async () => {
    setState('starting');
    try {
      const { beginFirstMuster } = await import('./parts/begin.ts');
      navigate(await beginFirstMuster());
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button type="button" className="button" disabled={state === 'starting'} onClick={start}>
        Play First Muster against the Recruit
      </button>
      {state === 'failed' && (
        <p className="field__error" role="alert">
          The battle could not be started: the browser’s storage is full or forbidden, or the page is out of date. Allow
          storage for this page, reload it and try again.
        </p>
      )}
    </>
  );
};

const Hero = () => (
  <section className={css.hero} aria-labelledby="muster">
    <div className={css.heroWords}>
      <h1 id="muster">A table for wargames, with the rules enforced</h1>
      <p className="lede">
        Muster spreads the map, sets out the counters and rolls the dice. It refuses what the rules forbid and says why,
        and it shows you the exact odds before you strike. Play Grid Battles against the computer or with a friend on
        this screen.
      </p>
      <div className={css.heroActions}>
        <Link className="button button--main" href="/new">
          Start a battle
        </Link>
        <FirstMuster />
      </div>
    </div>
    <Suspense fallback={<div className={css.scene} />}>
      <HeroMap />
    </Suspense>
  </section>
);

export const Home = () => {
  useTitle();
  return (
    <div className={css.page}>
      <Hero />
      <Suspense fallback={<div className={css.opening} />}>
        <Below />
      </Suspense>
    </div>
  );
};
