/** Whose is what. */

import { Link } from 'wouter';
import { useGames, useGameWords } from '../contract/games.ts';
import css from './Frame.module.css';

const Footer = () => {
  const { games } = useGames();
  const words = useGameWords();
  return (
    <footer className={css.footer}>
      <div className={css.footerInner}>
        <p>
          <strong>Muster is an unofficial implementation</strong>, neither made nor endorsed by the makers of the games
          it plays. <a href="/licences.txt">Licences of the page, its fonts and its parts</a>
        </p>
        <div className={css.credits}>
          {games.map(({ id, name }) => (
            <p key={id}>
              {words[id]?.credits} <Link href={`/rules/${id}`}>Read the rules of {name}</Link>
            </p>
          ))}
        </div>
      </div>
    </footer>
  );
};

export default Footer;
