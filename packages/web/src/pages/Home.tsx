/** The front page: what Muster is, a battle at once, and the battles already begun. */

import { LEVEL_WORDS, LEVELS } from '@muster/ai';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useTitle } from '../app/useTitle.ts';
import { Counter } from '../counters/Counter.tsx';
import { Die } from '../dice/Die.tsx';
import { HeroMap } from './home/HeroMap.tsx';
import css from './home/home.module.css';
import { KeptBattles } from './home/KeptBattles.tsx';
import { useSaves } from './home/useSaves.ts';

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
    <HeroMap />
  </section>
);

const Opponents = () => (
  <section className={css.offer}>
    <div className={css.offerArt} aria-hidden="true">
      <Counter unit="militia" livery={1} size={52} decorative />
      <Counter unit="manatarms" livery={1} size={52} decorative />
      <Counter unit="captain" livery={1} size={52} decorative />
    </div>
    <h2>Three opponents, no tricks</h2>
    <p>They see what you see and roll the same dice.</p>
    <dl className={css.levels}>
      {LEVELS.map((level) => (
        <div key={level}>
          <dt>{LEVEL_WORDS[level].name}</dt>
          <dd>{LEVEL_WORDS[level].words}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const OddsOffer = () => (
  <section className={css.offer}>
    <div className={css.offerArt} aria-hidden="true">
      <Die colour="yellow" face={6} size={46} decorative />
      <Die colour="blue" face={5} size={46} decorative />
      <Die colour="red" face={6} size={46} decorative />
      <Die colour="grey" face={6} size={46} decorative />
    </div>
    <h2>The odds, exactly</h2>
    <p>
      Every attack is worked out to the last face of the last die, ground, Advantage and the blow struck back included.
    </p>
    <p>
      <Link href="/odds">Work out the odds of any two units</Link>
    </p>
  </section>
);

const RulesOffer = () => (
  <section className={css.offer}>
    <div className={css.offerArt} aria-hidden="true">
      <svg className={css.book} viewBox="0 0 84 52" aria-hidden="true">
        <path d="M42 9C33 3 16 2 4 4v40c12-2 29-1 38 5 9-6 26-7 38-5V4C68 2 51 3 42 9Z" />
        <path d="M42 9v40M11 13c8-1 16 0 23 3M11 21c8-1 16 0 23 3M11 29c8-1 16 0 23 3M73 13c-8-1-16 0-23 3M73 21c-8-1-16 0-23 3M73 29c-8-1-16 0-23 3" />
      </svg>
    </div>
    <h2>A rulebook that answers</h2>
    <p>
      Every rule has a number, and every refusal and every line of the log names the one it comes from. Where the
      published rules are silent, our rulings say so, and most can be switched.
    </p>
    <p>
      <Link href="/rules">Read the rules of Grid Battles</Link>
    </p>
  </section>
);

export const Home = () => {
  useTitle();
  const saves = useSaves();
  return (
    <div className={css.page}>
      <Hero />
      <div className={css.below}>
        <KeptBattles saves={saves} />
        <div className={css.offers}>
          <Opponents />
          <OddsOffer />
          <RulesOffer />
        </div>
      </div>
    </div>
  );
};
