/** Who plays whom, for lists of battles. */

import { playerName, type SeatPlayer, type SeatPlayers } from '../contract/players.ts';
import { capital, listed } from './words.ts';

const playerWords = (player: SeatPlayer): string => {
  if (player.kind === 'ai') return `the ${playerName(player)}`;
  return player.kind === 'you' ? 'you' : (player.name ?? 'a friend');
};

/** `You against the Veteran`, `You against a friend and the Recruit`; who you are stands first. */
export const playersWords = (players: SeatPlayers): string => {
  const you = Math.max(
    0,
    players.findIndex((player) => player.kind === 'you'),
  );
  const [first, ...others] = [players[you]!, ...players.toSpliced(you, 1)].map(playerWords);
  return `${capital(first!)} against ${listed(others)}`;
};
