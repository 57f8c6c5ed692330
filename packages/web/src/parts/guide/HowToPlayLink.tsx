/** The way to a game's How to play, where it has one. */

import { Link } from 'wouter';
import { findGame, useGames } from '../../contract/games.ts';
import { guideAddress } from '../rule-address.ts';

interface Props {
  readonly game: { readonly id: string; readonly name: string };
}

export const HowToPlayLink = ({ game: { id, name } }: Props) => {
  const { games } = useGames();
  if (findGame(games, id)?.entry.Guide === undefined) return null;
  return (
    <p>
      New to it? <Link href={guideAddress(id)}>How to play {name}</Link>, in pictures.
    </p>
  );
};
