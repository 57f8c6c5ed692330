/** Below the title: the games, and what else is on the table. */

import { LEVEL_WORDS, LEVELS } from '@muster/ai';
import { Link } from 'wouter';
import css from '../home.module.css';
import { Ornament } from '../Ornament.tsx';
import { Games } from './Games.tsx';

const Opponents = () => (
  <section className={css.offer}>
    <Ornament of="opponents" className={css.offerArt} />
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
    <Ornament of="odds" className={css.offerArt} />
    <h2>The odds, exactly</h2>
    <p>
      Every attack is worked out to the last face of the last die, with all that the ground and the rules add to it.
    </p>
    <p>
      <Link href="/odds">Work out the odds of any attack</Link>
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
      <Link href="/rules">Read the rules</Link>
    </p>
  </section>
);

const Below = () => (
  <div className={css.below}>
    <Games />
    <div className={css.offers}>
      <Opponents />
      <OddsOffer />
      <RulesOffer />
    </div>
  </div>
);

export default Below;
