/** Whose is what. */

import { Link } from 'wouter';
import { GAMES } from '../games/index.ts';
import { GAME_WORDS } from '../games/words.ts';
import css from './Frame.module.css';

const Footer = () => (
  <footer className={css.footer}>
    <div className={css.footerInner}>
      <p>
        <strong>Muster is an unofficial implementation</strong>, neither made nor endorsed by the makers of the games it
        plays.
      </p>
      <div className={css.credits}>
        {GAMES.map(({ id, name }) => (
          <p key={id}>
            {GAME_WORDS[id]?.credits} <Link href={`/rules/${id}`}>Read the rules of {name}</Link>
          </p>
        ))}
      </div>
    </div>
  </footer>
);

export default Footer;
