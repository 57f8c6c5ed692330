/** What is asked before a take-back, or before it is played again: who agrees, to what, and that it buys no new dice. */

import type { RedoOffer, Seat, UndoOffer } from '@muster/kernel';
import { isHere, playerName, type SeatPlayers, seatName } from '../contract/players.ts';
import { capital, listed } from '../parts/words.ts';

/** A question with two answers, each of which says what it does. */
export interface ConsentQuestion {
  readonly title: string;
  readonly words: string;
  readonly yes: string;
  readonly no: string;
}

const SAME_DICE = 'The same dice will come again.';
const REAL_CARDS = 'Put real cards back where they came from: what is drawn again is asked for again.';

const commands = (count: number): string => (count === 1 ? 'the last command' : `the last ${count} commands`);

const computers = (players: SeatPlayers): string => {
  const names = players.flatMap((player) => (player.kind === 'ai' ? [`the ${playerName(player)}`] : []));
  return capital(`${listed([...new Set(names)])} ${new Set(names).size === 1 ? 'agrees' : 'agree'}.`);
};

/** Those of them who sit at this screen, and say yes here; the others are asked where they are. */
export const atScreen = (players: SeatPlayers, seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => isHere(players[seat]));

/** `We agree: take it back`; `Ask Ann` where somebody is elsewhere. */
const yesWords = (
  here: string,
  consent: readonly Seat[],
  players: SeatPlayers,
  name: (seat: Seat) => string,
): string => {
  const far = consent.filter((seat) => !isHere(players[seat]));
  return far.length === 0 ? here : `Ask ${listed(far.map(name))}`;
};

/** Undefined where nobody has to be asked, and no dice were rolled. */
export const undoQuestion = (
  { by, count, consent, rolled }: UndoOffer,
  seatNames: readonly string[],
  players: SeatPlayers,
  realCards = false,
): ConsentQuestion | undefined => {
  const again = realCards ? `${SAME_DICE} ${REAL_CARDS}` : SAME_DICE;
  const name = (seat: Seat): string => seatName(seatNames, players, seat);
  if (consent.length > 0) {
    const why = consent.includes(by)
      ? ''
      : ' Dice were rolled, something was learned, a move was confirmed or others have played since.';
    return {
      title: 'Take it back?',
      words: `${name(by)} takes back ${commands(count)}.${why} ${listed(consent.map(name))} must agree. ${again}`,
      yes: yesWords('We agree: take it back', consent, players, name),
      no: 'Let it stand',
    };
  }
  if (rolled !== true) return undefined;
  return {
    title: 'Take back what was rolled?',
    words: `You go back past dice, by ${count === 1 ? 'one command' : `${count} commands`}. ${computers(players)} ${SAME_DICE}`,
    yes: 'Take it back',
    no: 'Let it stand',
  };
};

/** Undefined where nobody has to be asked. */
export const redoQuestion = (
  { by, consent }: RedoOffer,
  seatNames: readonly string[],
  players: SeatPlayers,
): ConsentQuestion | undefined =>
  consent.length === 0
    ? undefined
    : {
        title: 'Play it again?',
        words: `What ${listed([by, ...consent].map((seat) => seatName(seatNames, players, seat)))} played is played again. ${SAME_DICE}`,
        yes: yesWords('We agree: play it again', consent, players, (seat) => seatName(seatNames, players, seat)),
        no: 'Leave it taken back',
      };
