/** Taking back, at a table where the computer always agrees and people are asked. */

import type { Seat, UndoOffer } from '@muster/kernel';
import { noteForOthers } from './screen.ts';
import { explain, isHuman, nameOf, type Session } from './session.ts';

/** Whoever of the people at the table gave the last command has the shortest way back. */
const shortestOffer = (s: Session): UndoOffer | undefined => {
  const offers = s.players.flatMap((_, seat) => (isHuman(s, seat) ? (s.match.undoOffer(seat) ?? []) : []));
  return offers.sort((a, b) => a.count - b.count)[0];
};

/** While answers are given in secret, none is taken back, whosever it is. */
const whyNothing = (s: Session): string => {
  const refusal = s.match.refuseUndo(0);
  return refusal?.code === 'answerAgain' ? explain(s, refusal) : 'There is no command of yours to take back.';
};

/** The last command a person gave, and all that followed, is taken back. */
export const takeBack = async (s: Session): Promise<void> => {
  const offer = shortestOffer(s);
  if (offer === undefined) return s.io.write(`${whyNothing(s)}\n`);
  const { by, consent } = offer;
  const asked = consent.filter((seat) => isHuman(s, seat));
  const agreed: readonly Seat[] = asked.length === 0 || (await othersAgree(s, asked.length)) ? consent : [];
  const undone = s.match.takeBack(by, agreed);
  if (!undone.ok) return s.io.write(`${explain(s, undone.refusal)}\n`);
  await s.keep();
  noteForOthers(s, `${nameOf(s, by)} takes back what it did last.`); // how much of it was secret, nobody learns
  return s.io.write('Taken back.\n');
};

const othersAgree = async (s: Session, others: number): Promise<boolean> => {
  const who = others === 1 ? 'does the other player agree' : 'do the other players agree';
  const question = `Dice were rolled, a move was final, others may have answered since, or it was not your command: ${who}? (y/n) `;
  return /^y(es)?$/i.test((await s.io.ask(question))?.trim() ?? '');
};
