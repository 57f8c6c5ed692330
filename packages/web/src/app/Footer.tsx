/** Whose is what. */

import { Link } from 'wouter';
import { offered, useGames } from '../contract/games.ts';
import css from './Frame.module.css';

const Footer = () => {
  const { games } = useGames();
  return (
    <footer className={css.footer}>
      <div className={css.footerInner}>
        <p>
          <strong>Muster is an unofficial implementation</strong>, neither made nor endorsed by the makers of the games
          it plays. <a href="/licences.txt">Licences of the page, its fonts and its parts</a>
        </p>
        <div className={css.credits}>
          {offered(games).map(({ card: { id, name, credits } }) => (
            <p key={id}>
              {credits} <Link href={`/rules/${id}`}>Read the rules of {name}</Link>
            </p>
          ))}
        </div>
      </div>
    </footer>
  );
};

export default Footer;
