/** Who plays which seat, as a New battle page chooses it and its address writes it: `you`, `friend`, `veteran`. */

import { LEVEL_WORDS, LEVELS, type Level } from '@muster/ai';
import { choiceField, type Field, type Given, type Part, type Seat, several } from '@muster/kernel';
import { makePerson } from '../../contract/person.ts';
import type { SeatPlayer, SeatPlayers } from '../../contract/players.ts';
import type { FriendsAre } from '../../parts/settings.ts';
import type { Playing } from '../../parts/ways.ts';
import { listed, quoted } from '../../parts/words.ts';

export type PlayerId = 'you' | 'friend' | Level;

export const PLAYER_CHOICES: readonly { readonly value: PlayerId; readonly words: string }[] = [
  { value: 'you', words: 'You' },
  { value: 'friend', words: 'Friend' },
  ...LEVELS.map((level) => ({ value: level, words: LEVEL_WORDS[level].name })),
];

export const playerHint = (player: PlayerId, friendsAre: FriendsAre): string => {
  if (player === 'you') return 'You command this side.';
  if (player !== 'friend') return LEVEL_WORDS[player].words;
  return friendsAre === 'here'
    ? 'A friend on this screen; pass the table between turns.'
    : 'A friend on another device, by a link that you send.';
};

/** Friends sit opposite of you, never of the computer alone: the first of them is you. */
const withYou = (players: readonly PlayerId[], except?: Seat): readonly PlayerId[] => {
  if (!players.includes('friend') || players.includes('you')) return players;
  const friend = players.findIndex((player, seat) => player === 'friend' && seat !== except);
  return players.with(friend >= 0 ? friend : except === 0 ? 1 : 0, 'you');
};

/** One person is `you`, all the others are friends. */
export const settledPlayers = (players: readonly PlayerId[]): readonly PlayerId[] =>
  withYou(players.map((player, seat) => (player === 'you' && players.indexOf('you') !== seat ? 'friend' : player)));

/** Someone else plays this seat. Whoever had to make way for it changes places with it. */
export const choosePlayer = (players: readonly PlayerId[], seat: Seat, player: PlayerId): readonly PlayerId[] => {
  const before = players[seat]!;
  const chosen = players.map((other, at) => {
    if (at === seat) return player;
    return player === 'you' && other === 'you' ? before : other;
  });
  return withYou(chosen, seat);
};

const LETTERS = ['a', 'b', 'c', 'd'] as const;
const USUAL_PLAYERS: readonly PlayerId[] = ['you', 'recruit', 'recruit', 'recruit'];

const playerField = (usual: PlayerId): Field<PlayerId> =>
  choiceField(PLAYER_CHOICES, {
    usual,
    always: true,
    anyCase: true,
    wrong: (text) =>
      `Nobody here is called ${quoted(text)}; a side is played by you, friend, recruit, veteran or warlord.`,
    offers: PLAYER_CHOICES,
  });

/** In an address: `a=you&b=veteran`. `count`: of the seats. */
export const playersPart = (count: (given: Given) => number): Part<readonly PlayerId[]> => {
  const each = several(
    count,
    (seat) => LETTERS[seat]!,
    (seat) => playerField(USUAL_PLAYERS[seat]!),
  );
  return { ...each, read: (...from) => settledPlayers(each.read(...from)) };
};

/** More or fewer of them; who stays keeps the seat. */
export const playersFor = (players: readonly PlayerId[], count: number): readonly PlayerId[] =>
  settledPlayers(USUAL_PLAYERS.slice(0, count).map((usual, seat) => players[seat] ?? usual));

export const friendsOf = (way: Playing): FriendsAre => (way === 'friend' ? 'elsewhere' : 'here');

export const wayOf = (players: readonly PlayerId[], friendsAre: FriendsAre): Playing => {
  if (!players.includes('friend')) return 'computer';
  return friendsAre === 'here' ? 'screen' : 'friend';
};

/** The same seats played this way: one of the computers makes way for a friend, or all friends for the gentlest one. */
export const playedBy = (players: readonly PlayerId[], way: Playing): readonly PlayerId[] => {
  if (way === 'computer') return players.map((player) => (player === 'friend' ? 'recruit' : player));
  if (players.includes('friend')) return players;
  const seated = players.includes('you') ? players : players.with(0, 'you');
  return seated.with(
    seated.findIndex((player) => player !== 'you'),
    'friend',
  );
};

/** What people are called: you, and friends in the order of their seats, who may be elsewhere. */
export interface Names {
  readonly name: string;
  readonly friends: readonly string[];
  readonly friendsAre?: FriendsAre;
}

export const seatPlayers = (players: readonly PlayerId[], { name, friends, friendsAre }: Names): SeatPlayers =>
  players.map((id, seat): SeatPlayer => {
    if (id === 'you') return makePerson('you', name);
    if (id !== 'friend') return { kind: 'ai', level: id };
    if (friendsAre === 'elsewhere') return { kind: 'far' };
    return makePerson('friend', friends[players.slice(0, seat).filter((other) => other === 'friend').length]);
  });

const UNNAMED: Names = { name: '', friends: [] };

/** `the Veteran`, `a friend`, `Ben`. */
const playerWords = (player: SeatPlayer): string => {
  if (player.kind === 'ai') return `the ${LEVEL_WORDS[player.level].name}`;
  return player.kind === 'you' ? 'you' : (player.name ?? 'a friend');
};

/** What the main button does: `Start The Ridge as Blue against the Veteran`. `teams`: of several seats on a side, which is whose. */
export const startWords = (
  name: string,
  sides: readonly string[],
  players: readonly PlayerId[],
  names = UNNAMED,
  teams: readonly number[] = players.map((_, seat) => seat),
): string => {
  const seated = seatPlayers(players, names);
  const you = players.indexOf('you');
  const own = teams[Math.max(0, you)];
  const wordsOf = (isOne: (seat: Seat) => boolean): string =>
    listed(seated.flatMap((player, seat) => (isOne(seat) ? [playerWords(player)] : [])));
  const others = wordsOf((seat) => teams[seat] !== own);
  if (you < 0) return `Watch ${wordsOf((seat) => teams[seat] === own)} against ${others} in ${name}`;
  if (seated.some(({ kind }) => kind === 'far'))
    return `Invite ${players.filter((player) => player === 'friend').length === 1 ? 'a friend' : 'friends'} to ${name}, you as ${sides[you]}`;
  const mates = wordsOf((seat) => teams[seat] === own && seat !== you);
  return `Start ${name} as ${sides[you]}${mates === '' ? '' : ` with ${mates}`} against ${others}`;
};
