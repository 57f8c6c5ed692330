/** A battle at the terminal: the match, who plays which side, and what has been told so far. */

import { type Budget, gridBattlesPlayer, type Level } from '@muster/ai';
import {
  type Battle,
  type BattleCommand,
  type BattleEvent,
  type BattleRefusal,
  gridBattles,
  type StruckEvent,
} from '@muster/grid-battles';
import {
  explainMalformed,
  explainRefusal,
  heardBy,
  type Match,
  type MatchRefusal,
  type Seat,
  type Told,
} from '@muster/kernel';
import type { Io } from '../io.ts';
import type { Paint } from '../paint.ts';

export type Who = 'you' | Level;

/** A command that stands, and what came of it. */
export interface Step {
  readonly seat: Seat;
  readonly events: readonly BattleEvent[];
}

export interface Session {
  readonly io: Io;
  readonly paint: Paint;
  readonly match: Match<Battle, BattleCommand, BattleEvent, BattleRefusal>;
  readonly players: readonly [Who, Who];
  readonly steps: Step[];
  readonly budget: () => Budget;
  /** For the thoughts of the computer's players. */
  readonly seed: number;
}

export const isHuman = (s: Session, seat: Seat): boolean => s.players[seat] === 'you';

const symbols = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** Both pools, die by die, before what they add up to. */
const diceLine = (e: StruckEvent): string => {
  const attack = e.attack.map((d) => {
    const bonus = d.bonus === 0 ? '' : ` + ${d.bonus} bonus`;
    return `${d.colour} ${d.face} (${d.damage} damage${bonus})`;
  });
  const defence = e.defence.map((d) => `${d.colour} ${d.face} (${symbols(d.shields, 'shield')})`);
  return `  ${attack.join(', ')} against ${defence.join(', ')}${e.advantage ? ', with Advantage' : ''}`;
};

export const narrate = async (s: Session, events: readonly BattleEvent[]): Promise<void> => {
  const { config } = s.match.state();
  for (const e of events) {
    if (e.type === 'struck') await s.io.write(`${s.paint('dim', diceLine(e))}\n`);
    await s.io.write(`${gridBattles.narrate(e, config)}\n`);
  }
};

export const spectator = (told: readonly Told<BattleEvent>[]): readonly BattleEvent[] => heardBy(told, 'spectator');

const explain = (r: BattleRefusal | MatchRefusal): string => explainRefusal(gridBattles, r);

/** Plays the command and tells what came of it, or why it may not be played. */
export const perform = async (s: Session, seat: Seat, command: BattleCommand): Promise<void> => {
  const parsed = gridBattles.parseCommand(command);
  if (!parsed.ok) return s.io.write(`${explainMalformed(parsed.refusal)}\n`);
  const played = s.match.play(seat, parsed.value);
  if (!played.ok) return s.io.write(`${explain(played.refusal)}\n`);
  const events = spectator(played.events);
  s.steps.push({ seat, events });
  return narrate(s, events);
};

/** Lets the computer play its next command. */
export const letComputerPlay = async (s: Session, seat: Seat): Promise<void> => {
  const level = s.players[seat]!;
  if (level === 'you') throw new Error('this seat is played by a person');
  const thinking = level === 'warlord' && s.io.terminal.err;
  if (thinking) s.io.tell('thinking…');
  const command = gridBattlesPlayer(level).choose(s.match.view(seat), seat, s.budget(), {
    seed: s.seed + s.steps.length,
  });
  if (thinking) s.io.tell('\r\u001b[K');
  await perform(s, seat, command);
};

/** The last command a person gave, and all that followed, is taken back. The computer always agrees; a person is asked. */
export const takeBack = async (s: Session): Promise<void> => {
  const last = s.steps.findLastIndex(({ seat }) => isHuman(s, seat));
  if (last < 0) return s.io.write('There is no command of yours to take back.\n');
  const { seat } = s.steps[last]!;
  const count = s.steps.length - last;
  const needsConsent = s.match.refuseUndo(seat, count)?.code === 'needsConsent';
  const agreed = needsConsent && (!isHuman(s, 1 - seat) || (await opponentAgrees(s)));
  const undone = s.match.undo(seat, agreed, count);
  if (!undone.ok) return s.io.write(`${explain(undone.refusal)}\n`);
  s.steps.splice(last);
  return s.io.write('Taken back.\n');
};

const opponentAgrees = async (s: Session): Promise<boolean> => {
  const question =
    'Dice were rolled, a move was final, or it was not your command: does the other player agree? (y/n) ';
  return /^y(es)?$/i.test((await s.io.ask(question))?.trim() ?? '');
};
