/** What a person types, and what the computer thinks, is played here and told. */

import { type Command, explainMalformed, type Seat } from '@muster/kernel';
import { own } from '../harmless.ts';
import { typeLuck } from './luck.ts';
import { giveScreen, tellNew } from './screen.ts';
import type { Session } from './session.ts';

/** Plays the command and tells what came of it, or why it may not be played; false when the input has ended meanwhile. */
export const perform = async (s: Session, seat: Seat, command: Command): Promise<boolean> => {
  const parsed = s.cli.game.parseCommand(command);
  if (!parsed.ok) return say(s, explainMalformed(parsed.refusal));
  const playing = s.source.play(seat, parsed.value);
  if (!(await hasLuck(s))) return false;
  const answer = await playing;
  if (!answer.ok) return answer.why === undefined || say(s, answer.why);
  await s.keep(); // before it is told: whoever has read it can rely on it
  await tellNew(s);
  return true;
};

const say = async (s: Session, sentence: string): Promise<true> => {
  await s.io.write(`${sentence}\n`);
  return true;
};

/** Whether all is there that the command needs, or it was taken back: not when the input ends before. */
const hasLuck = async (s: Session): Promise<boolean> => {
  const luck = s.source.realLuck;
  return luck === undefined || typeLuck({ io: s.io, luck, toScreen: (other) => giveScreen(s, other) });
};

/** Lets the computer play its next command; false when the input has ended meanwhile. */
export const letComputerPlay = async (s: Session, seat: Seat): Promise<boolean> => {
  const player = s.players[seat];
  if (player?.kind !== 'ai') throw new Error('this seat is played by a person');
  const { level } = player;
  const thinking = level === 'warlord' && s.io.terminal.err;
  if (thinking) s.io.tell('thinking…');
  const { view } = s.source.standing(seat);
  const command = await s.thinker.think({ seat, level, view, seed: s.seed });
  if (thinking) s.io.tell(own('\r\u001b[K'));
  return command === undefined || perform(s, seat, command);
};
