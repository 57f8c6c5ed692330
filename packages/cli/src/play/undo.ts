/** Taking back, at a table where the computer always agrees and people are asked. */

import type { Seat, UndoOffer } from '@muster/kernel';
import { type Offers, seatsHere } from '@muster/table';
import { passOver } from './screen.ts';
import type { Session } from './session.ts';

/** Of all the people at the table. */
const offersOf = ({ players, source }: Session): readonly Offers[] =>
  seatsHere(players).map((seat) => source.standing(seat).offers);

/** Whoever of the people at the table gave the last command has the shortest way back. */
const shortestOffer = (offers: readonly Offers[]): UndoOffer | undefined =>
  offers.flatMap(({ undo }) => undo ?? []).sort((a, b) => a.count - b.count)[0];

/** While answers are given in secret, none is taken back, whosever it is. */
const whyNothing = (offers: readonly Offers[]): string =>
  offers.find(({ noUndo }) => noUndo !== undefined)?.noUndo ?? 'There is no command of yours to take back.';

/** The last command a person gave, and all that followed, is taken back. */
export const takeBack = async (s: Session): Promise<void> => {
  const offers = offersOf(s);
  const offer = shortestOffer(offers);
  if (offer === undefined) return s.io.write(`${whyNothing(offers)}\n`);
  const { by, consent } = offer;
  const agreed: readonly Seat[] = consent.length === 0 || (await othersAgree(s, consent.length)) ? consent : [];
  const answer = await s.source.ask('takeBack', by, agreed);
  if (!answer.ok) return s.io.write(`${answer.why}\n`);
  await s.keep();
  passOver(s);
  return s.io.write('Taken back.\n');
};

const othersAgree = async (s: Session, others: number): Promise<boolean> => {
  const who = others === 1 ? 'does the other player agree' : 'do the other players agree';
  const question = `Dice were rolled, a move was final, others may have answered since, or it was not your command: ${who}? (y/n) `;
  return /^y(es)?$/i.test((await s.io.ask(question))?.trim() ?? '');
};
