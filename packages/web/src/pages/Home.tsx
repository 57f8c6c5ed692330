/** The front page: what Muster is, a battle at once, and below the games and the battles already begun. The words stand before the pictures come. */

import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { offered, useGames } from '../contract/games.ts';
import { useTitle } from '../parts/useTitle.ts';
import { listed } from '../parts/words.ts';
import css from './home/home.module.css';
import { QuickStart } from './home/QuickStart.tsx';

const Below = lazy(() => import('./home/Below.tsx'));

const Hero = () => {
  const { games } = useGames();
  const [first] = games;
  return (
    <section className={css.hero} aria-labelledby="muster">
      <div className={css.heroWords}>
        <h1 id="muster">A table for wargames, with the rules enforced</h1>
        <p className="lede">
          Muster lays out map and table, deals the cards and rolls the dice. It refuses what the rules forbid and says
          why, and it shows you the exact odds before you strike. Play{' '}
          {listed(offered(games).map(({ card }) => card.name))} against the computer or with friends on this screen.
        </p>
        <div className={css.heroActions}>
          <Link className="button button--main" href="/new">
            Start a battle
          </Link>
        </div>
        <div className={css.firstBattles}>
          <p>Or play a first battle against the Recruit, at once:</p>
          {offered(games).map(({ card }) => (
            <QuickStart key={card.id} card={card} />
          ))}
        </div>
      </div>
      <div className={css.scene} aria-hidden="true">
        <Suspense>
          <first.entry.Picture />
        </Suspense>
      </div>
    </section>
  );
};

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
