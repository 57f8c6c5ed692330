/** The games on the table, and the ways into each. */

import { Link } from 'wouter';
import { GAMES } from '../../games/index.ts';
import { GAME_WORDS } from '../../games/words.ts';
import css from './home.module.css';
import { QuickStart } from './QuickStart.tsx';

export const Games = () => (
  <section className={css.games} aria-labelledby="games">
    <h2 id="games">The games</h2>
    <ul className={css.gameRows}>
      {GAMES.map(({ id, name, quickStart, more = [] }, i) => (
        <li key={id}>
          <h3>{name}</h3>
          <p className="small muted">{GAME_WORDS[id]?.players}</p>
          <p>{GAME_WORDS[id]?.words}</p>
          <div className="button-row">
            <Link className="button button--small" href={`/new/${id}`}>
              New battle<span className="visually-hidden"> of {name}</span>
            </Link>
            <Link className="button button--small button--quiet" href={`/rules/${id}`}>
              Rules<span className="visually-hidden"> of {name}</span>
            </Link>
            <Link className="button button--small button--quiet" href={`/odds/${id}`}>
              Odds<span className="visually-hidden"> of {name}</span>
            </Link>
            {more.map(({ href, words }) => (
              <Link key={href} className="button button--small button--quiet" href={href}>
                {words}
                <span className="visually-hidden"> of {name}</span>
              </Link>
            ))}
            {i > 0 && quickStart && <QuickStart {...quickStart} />}
          </div>
        </li>
      ))}
    </ul>
  </section>
);
