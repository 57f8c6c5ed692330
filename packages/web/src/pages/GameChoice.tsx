/** Which game is meant, where an address leaves it open. */

import { Link } from 'wouter';
import { offered, useGames } from '../contract/games.ts';
import { useTitle } from '../parts/useTitle.ts';
import { GamePicture } from './home/GamePicture.tsx';
import css from './pages.module.css';

type GamePage = 'new' | 'odds' | 'rules';

const TITLES: Readonly<Record<GamePage, string>> = { new: 'New battle', odds: 'Odds', rules: 'Rules' };
const QUESTIONS: Readonly<Record<GamePage, string>> = {
  new: 'Which game do you want to play?',
  odds: 'The odds of which game?',
  rules: 'The rules of which game?',
};

interface Props {
  readonly page: GamePage;
  /** What the address asked and cannot have, a whole sentence. */
  readonly problem?: string | undefined;
}

const GameChoice = ({ page, problem }: Props) => {
  useTitle(TITLES[page]);
  const { games } = useGames();
  return (
    <div className={css.choice}>
      <h1>{QUESTIONS[page]}</h1>
      {problem !== undefined && (
        <p className="notice notice--risk" role="alert">
          {problem} These there are:
        </p>
      )}
      <ul className={css.choices}>
        {offered(games)
          .filter(({ entry }) => page !== 'odds' || entry.Odds !== undefined)
          .map(({ card: { id, name, players, words }, entry: { Picture } }) => (
            <li key={id}>
              <GamePicture Picture={Picture} className={css.choicePicture} />
              <h2>
                <Link href={`/${page}/${id}`}>{name}</Link>
              </h2>
              <p className="small muted">{players}</p>
              <p>{words}</p>
            </li>
          ))}
      </ul>
    </div>
  );
};

export default GameChoice;
