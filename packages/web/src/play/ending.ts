/** The end in words: who won, as one says it to who played; and the line of the log that tells of a command. */

import type { LogLine, MatchOutcome, Seat } from '@muster/kernel';
import { type SeatPlayers, seatsHere } from '../contract/players.ts';
import type { AnyState, GameUi } from '../contract/table-game.ts';
import { capital, listed } from '../parts/words.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** `You win`, `You lose`, `Blue wins`, `A draw`. */
export const endingTitle = ({ places }: MatchOutcome, players: SeatPlayers, seatNames: readonly string[]): string => {
  const [first = []] = places;
  if (first.length === seatNames.length) return 'A draw';
  const people = seatsHere(players);
  const me = people.length === 1 ? people[0]! : undefined;
  const others = (seats: readonly Seat[]) => seats.flatMap((seat) => (seat === me ? [] : [seatNames[seat]!]));
  if (me === undefined) return `${listed(others(first))} ${first.length === 1 ? 'wins' : 'win'}`;
  if (first.includes(me)) return first.length === 1 ? 'You win' : `You win with ${listed(others(first))}`;
  const above = places.slice(
    0,
    places.findIndex((seats) => seats.includes(me)),
  );
  const place = above.reduce((sum, seats) => sum + seats.length, 0);
  return seatNames.length === 2 || place === seatNames.length - 1 ? 'You lose' : `You come ${ORDINALS[place]}`;
};

/** Who has won, or the first of several; nobody of a draw. */
export const winnerOf = ({ places }: MatchOutcome): Seat | undefined =>
  places.length > 1 ? places[0]?.[0] : undefined;

/** What the title says already is not said again: of `North wins: nobody is left.` only why, and of `A draw was agreed.` that it was. */
const beside = (title: string, words: string): string => {
  if (words === `${title}.`) return '';
  const said = [`${title}: `, `${title} was `].find((start) => words.startsWith(start));
  return said === undefined ? words : capital(words.slice(said.length));
};

/** How it ended, below its title, with what was counted for it just before by the same rule: `Fighters at the hill: Blue 2, Red 0.` */
export const endingWords = (
  ui: Pick<GameUi, 'isEnding'>,
  log: readonly LogLine[],
  title: string,
  { reason }: Pick<MatchOutcome, 'reason'>,
): string => {
  const ending = log.findLast((line) => line.event !== null && ui.isEnding(line.event) && !line.undone);
  if (ending === undefined) return beside(title, `${capital(reason)}.`);
  const counted = log.filter(
    (l) =>
      l !== ending && l.n === ending.n && l.rule === ending.rule && l.rule !== null && l.event?.type !== 'conceded',
  );
  return [...counted.map(({ words }) => words), beside(title, ending.words)].join(' ').trim();
};

const WEIGHT = { loss: 4, blow: 3, spell: 2, other: 1, move: 1 } as const;

/** Of all that the command of this number told, what mattered most. */
export const weightiest = (
  ui: Pick<GameUi, 'deedOf'>,
  config: AnyState['config'],
  log: readonly LogLine[],
  n: number,
): LogLine | undefined => {
  const weight = ({ event }: LogLine): number => {
    const deed = event === null ? undefined : ui.deedOf?.(event, config);
    return deed === undefined ? 0 : WEIGHT[deed.kind];
  };
  const lines = log.filter((line) => line.n === n);
  return lines.reduce<LogLine | undefined>(
    (best, line) => (best === undefined || weight(line) > weight(best) ? line : best),
    undefined,
  );
};

/** The same people, each on the seat of the next. */
export const exchanged = (players: SeatPlayers): SeatPlayers => [players.at(-1)!, ...players.slice(0, -1)];
