/** Taking back, at a table where the computer always agrees and people are asked. */

import { count } from '../text.ts';
import { noteForOthers } from './screen.ts';
import { explain, isHuman, type Session } from './session.ts';

/** The last command a person gave, and all that followed, is taken back. */
export const takeBack = async (s: Session): Promise<void> => {
  const last = s.steps.findLastIndex(({ seat }) => isHuman(s, seat));
  if (last < 0) return s.io.write('There is no command of yours to take back.\n');
  const { seat } = s.steps[last]!;
  const steps = s.steps.length - last;
  const others = s.players.filter((who, other) => other !== seat && who === 'you').length;
  const needsConsent = s.match.refuseUndo(seat, steps)?.code === 'needsConsent';
  const agreed = needsConsent && (others === 0 || (await othersAgree(s, others)));
  const undone = s.match.undo(seat, agreed, steps);
  if (!undone.ok) return s.io.write(`${explain(s, undone.refusal)}\n`);
  await s.keep();
  s.steps.splice(last);
  noteForOthers(s, `${s.cli.table.seatName(s.match.view('spectator'), seat)} takes back ${count(steps, 'command')}.`);
  return s.io.write('Taken back.\n');
};

const othersAgree = async (s: Session, others: number): Promise<boolean> => {
  const who = others === 1 ? 'does the other player agree' : 'do the other players agree';
  const question = `Dice were rolled, a move was final, or it was not your command: ${who}? (y/n) `;
  return /^y(es)?$/i.test((await s.io.ask(question))?.trim() ?? '');
};
