/** Who plays a seat, in words, and as it is kept. */

import { isLevel, LEVEL_WORDS } from '@muster/ai';
import type { Seat } from '@muster/kernel';
import { type SeatPlayer, type SeatPlayers, seatsHere } from '@muster/table';
import { makePerson } from './person.ts';

export { isHere, type SeatPlayer, type SeatPlayers, seatsHere } from '@muster/table';

export const playerName = (player: SeatPlayer): string => {
  if (player.kind === 'ai') return LEVEL_WORDS[player.level].name;
  return player.name ?? { you: 'You', friend: 'Friend', far: 'Far away' }[player.kind];
};

/** Whose side of the table is near: of several people at one screen the first, so that it stays as it lies. */
export const nearSeat = (players: SeatPlayers | undefined): Seat => seatsHere(players ?? [])[0] ?? 0;

/** `Blue (you)`, `Blue (Ann)`, `Red (Veteran)`; just the side where nobody is known, as in a record. */
export const seatName = (names: readonly string[], players: SeatPlayers | undefined, seat: Seat): string => {
  const player = players?.[seat];
  if (player === undefined) return names[seat]!;
  const name = playerName(player);
  return `${names[seat]!} (${player.kind === 'ai' || player.name !== undefined ? name : name.toLowerCase()})`;
};

export const parsePlayer = (x: unknown): SeatPlayer | undefined => {
  if (typeof x !== 'object' || x === null || !('kind' in x)) return undefined;
  if (x.kind === 'you' || x.kind === 'friend') return makePerson(x.kind, 'name' in x ? x.name : '');
  return x.kind === 'ai' && 'level' in x && isLevel(x.level) ? { kind: 'ai', level: x.level } : undefined;
};
