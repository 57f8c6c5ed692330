/** The games on the table, and the ways into each. */

import { Link } from 'wouter';
import { offered, useGames } from '../../contract/games.ts';
import { guideAddress } from '../../parts/rule-address.ts';
import css from '../home.module.css';
import { GamePicture } from './GamePicture.tsx';

export const Games = () => {
  const { games } = useGames();
  return (
    <section className={css.games} aria-labelledby="games">
      <h2 id="games">The games</h2>
      <ul className={css.gameRows}>
        {offered(games).map(({ card, card: { id, name }, entry: { Picture, Guide, Odds, more = [] } }) => (
          <li key={id}>
            <GamePicture Picture={Picture} />
            <h3>
              <Link href={`/new/${id}`}>{name}</Link>
            </h3>
            <p className="small muted">{card.players}</p>
            <p>{card.words}</p>
            <div className={`button-row ${css.others}`}>
              <Link className="button button--small" href={`/new/${id}`}>
                New battle<span className="visually-hidden"> of {name}</span>
              </Link>
              {Guide !== undefined && (
                <Link className="button button--small button--quiet" href={guideAddress(id)}>
                  How to play<span className="visually-hidden"> {name}</span>
                </Link>
              )}
              <Link className="button button--small button--quiet" href={`/rules/${id}`}>
                Rules<span className="visually-hidden"> of {name}</span>
              </Link>
              {Odds !== undefined && (
                <Link className="button button--small button--quiet" href={`/odds/${id}`}>
                  Odds<span className="visually-hidden"> of {name}</span>
                </Link>
              )}
              {more.map(({ path, words }) => (
                <Link key={path} className="button button--small button--quiet" href={path}>
                  {words}
                  <span className="visually-hidden"> of {name}</span>
                </Link>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
