/** Who plays a seat on this screen. */

import { isLevel, LEVEL_WORDS, type Level } from '@muster/ai';
import type { Seat } from '@muster/kernel';

export type SeatPlayer =
  | { readonly kind: 'you' }
  | { readonly kind: 'friend' }
  | { readonly kind: 'ai'; readonly level: Level };
export type SeatPlayers = readonly [SeatPlayer, SeatPlayer];

export const isPerson = (player: SeatPlayer): boolean => player.kind !== 'ai';

export const playerName = (player: SeatPlayer): string => {
  if (player.kind === 'ai') return LEVEL_WORDS[player.level].name;
  return player.kind === 'you' ? 'You' : 'Friend';
};

/** Two people on one screen. */
export const isHotSeat = (players: SeatPlayers): boolean => players.every(isPerson);

/** `Blue (you)`, `Red (Veteran)`; just the side where nobody is known, as in a record. */
export const seatName = (
  sides: readonly { readonly name: string }[],
  players: SeatPlayers | undefined,
  seat: Seat,
): string => {
  if (players === undefined) return sides[seat]!.name;
  const name = playerName(players[seat as 0 | 1]);
  return `${sides[seat]!.name} (${name === 'You' || name === 'Friend' ? name.toLowerCase() : name})`;
};

export const parsePlayer = (x: unknown): SeatPlayer | undefined => {
  if (typeof x !== 'object' || x === null || !('kind' in x)) return undefined;
  if (x.kind === 'you' || x.kind === 'friend') return { kind: x.kind };
  return x.kind === 'ai' && 'level' in x && isLevel(x.level) ? { kind: 'ai', level: x.level } : undefined;
};
