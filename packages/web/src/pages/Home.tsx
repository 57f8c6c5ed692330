/**
 * The front page: what Muster is, a battle at once, then the battles already begun and the games. Who comes back to a battle finds it
 * first. The words stand before the pictures come.
 */

import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { offered, useGames } from '../contract/games.ts';
import { hasLeftOff } from '../match/left-off.ts';
import { Chips } from '../parts/Chips.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { type Playing, WAYS } from '../parts/ways.ts';
import { listed } from '../parts/words.ts';
import { QuickStart } from './home/QuickStart.tsx';
import css from './home.module.css';

const Battles = lazy(() => import('./home/Battles.tsx'));
const Below = lazy(() => import('./home/Below.tsx'));

/** What the buttons of first battles do. */
const MEANS: Readonly<Record<Playing, string>> = {
  computer: 'You against the Recruit, the gentlest opponent.',
  screen: 'You and a friend at this screen; it is handed over between turns.',
  friend: 'You get a link, and its QR code, to send to your friend.',
};

const Hero = () => {
  const { games } = useGames();
  const [way, setWay] = useState<Playing>('computer');
  const [first] = games;
  return (
    <section className={css.hero} aria-labelledby="muster">
      <div className={css.heroWords}>
        <h1 id="muster">A table for wargames, with the rules enforced</h1>
        <p className="lede">
          Muster lays out map and table, deals the cards and rolls the dice. It refuses what the rules forbid and says
          why, and it shows you the exact odds before you strike. Play{' '}
          {listed(offered(games).map(({ card }) => card.name))} against the computer, with friends on this screen, or
          with friends anywhere, by a link.
        </p>
        <div className={css.heroActions}>
          <Link className="button button--main" href="/new">
            Start a battle
          </Link>
        </div>
        <div className={css.firstBattles}>
          <div className={css.ways}>
            <Chips legend="Or play a first battle, at once" tight choices={WAYS} value={way} onChoose={setWay} />
            <p className="small muted">{MEANS[way]}</p>
          </div>
          {offered(games).map(({ card }) => (
            <QuickStart key={`${card.id} ${way}`} card={card} way={way} />
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

const Begun = () => (
  <Suspense fallback={<div className={css.waiting} />}>
    <Battles />
  </Suspense>
);

export const Home = () => {
  useTitle();
  const [isBack] = useState(hasLeftOff);
  return (
    <div className={css.page} data-back={isBack || undefined}>
      {isBack && <Begun />}
      <Hero />
      {!isBack && <Begun />}
      <Suspense fallback={<div className={css.opening} />}>
        <Below />
      </Suspense>
    </div>
  );
};
