/** Begins a battle with people elsewhere: the server hosts it, and this browser keeps the maker's key and what may be given away. */

import type { Descriptor, GameTypes } from '@muster/kernel';
import type { NewMatch, SeatWish } from '@muster/protocol';
import type { SeatPlayer, SeatPlayers } from '@muster/table';
import { termsOf } from '../parts/clock-choice.ts';
import { type Spectators, useSettings } from '../parts/settings.ts';
import type { Terms } from './battles.ts';
import { keepKey, matchAddress } from './keys.ts';
import { NotBegun } from './not-begun.ts';
import { api, whyNot } from './server.ts';

/** What a maker is called who has told no name. */
const NAMELESS = 'Host';

const ROUNDS_LATER: Readonly<Record<Spectators, number | null>> = { none: null, atOnce: 0, later: 1 };

const wishOf = (player: SeatPlayer, isOpen: boolean): SeatWish => {
  if (player.kind === 'ai') return { sitter: 'computer', level: player.level };
  return { sitter: player.kind === 'far' && isOpen ? 'open' : 'person' };
};

const newMatch = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  config: T['config'],
  players: SeatPlayers,
  { strict, forcesBrought }: Terms,
): NewMatch => {
  const settings = useSettings.getState();
  const isBrought = forcesBrought ?? settings.forces === 'brought';
  const seat = players.findIndex(({ kind }) => kind === 'you');
  const you = players[seat];
  const isOpen = settings.links === 'one' && players.filter(({ kind }) => kind === 'far').length > 1;
  const brings = (isBrought ? descriptor.gathering?.brings(config) : undefined) ?? [];
  return {
    game: descriptor.id,
    config,
    seats: players.map((player) => wishOf(player, isOpen)),
    brings: players.map(({ kind }, at) => kind !== 'ai' && brings[at] === true),
    seat: seat < 0 ? null : seat,
    name: (you?.kind === 'you' ? you.name : undefined) ?? NAMELESS,
    strict,
    watch: ROUNDS_LATER[settings.spectators],
    clock: termsOf(settings.clock),
  };
};

/** Its address. Rejects as `NotBegun`. */
export const beginAfar = async <T extends GameTypes>(
  descriptor: Descriptor<T>,
  config: T['config'],
  players: SeatPlayers,
  terms: Terms,
): Promise<string> => {
  const made = await api.create(newMatch(descriptor, config, players, terms)).catch((e: unknown) => {
    throw new NotBegun(whyNot(e));
  });
  const { match, key, links, join, watch } = made;
  keepKey({ match, key, since: Date.now(), invitations: { links, join, watch } });
  return matchAddress(match);
};
