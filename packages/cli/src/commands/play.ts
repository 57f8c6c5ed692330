/** `muster play grid-battles`: a battle at the terminal, or typed into a pipe. */

import { type Budget, DEFAULT_MS } from '@muster/ai';
import { boardText, legend } from '../grid-battles/board.ts';
import { goals, sideName, statusLine, summary } from '../grid-battles/status.ts';
import type { Io } from '../io.ts';
import { wholeNumber } from '../options.ts';
import { painter } from '../paint.ts';
import { movesText, oddsText, pathTo, targetsText, unitsText, unreachableText } from '../play/answers.ts';
import { newMatch, readWho, resumeMatch } from '../play/begin.ts';
import { checkSaveFile, save } from '../play/save.ts';
import { isHuman, letComputerPlay, narrate, perform, type Session, spectator, takeBack } from '../play/session.ts';
import { type Action, readTyped, TYPED_HELP } from '../play/typed.ts';
import { EXIT, Problem } from '../problem.ts';
import { columns } from '../text.ts';

export interface PlayOptions {
  readonly scenario: string;
  readonly config?: string;
  readonly resume?: string;
  readonly a: string;
  readonly b: string;
  readonly seed?: string;
  readonly steps?: string;
  readonly save?: string;
}

const MOST_STEPS = 1_000_000;

const open = async (options: PlayOptions, io: Io): Promise<Session> => {
  const players = [readWho(options.a), readWho(options.b)] as const;
  const seed = options.seed === undefined ? io.randomSeed() : wholeNumber('--seed', options.seed, 0);
  const steps = options.steps === undefined ? undefined : wholeNumber('--steps', options.steps, 1, MOST_STEPS);
  const budget = (): Budget =>
    steps === undefined ? { kind: 'time', ms: DEFAULT_MS, now: io.now } : { kind: 'steps', n: steps };
  const begun =
    options.resume === undefined
      ? { match: await newMatch(io, options, seed), steps: [] }
      : await resumeMatch(io, options.resume, seed);
  return { io, paint: painter(io), players, budget, seed, ...begun };
};

const greet = async (s: Session): Promise<void> => {
  const b = s.match.state();
  const who = s.players.map((player, seat) => `${sideName(b, seat)}: ${player}`).join(', ');
  await s.io.write(`${goals(b)}${who}; seed ${s.seed}. “help” lists the commands.\n\n${legend(b)}\n`);
  if (s.steps.length === 0) await narrate(s, spectator(s.match.opening()));
};

const show = (s: Session): Promise<void> => {
  const b = s.match.state();
  return s.io.write(`\n${boardText(b, s.paint)}${statusLine(b, s.paint)}`);
};

const move = async (s: Session, seat: number, { unit, hexes }: Extract<Action, { type: 'move' }>): Promise<void> => {
  const b = s.match.state();
  const path = pathTo(b, unit, hexes);
  const far = path === hexes && hexes.length === 1 && b.phase === 'movement' && unreachableText(b, unit, hexes[0]!);
  return far ? s.io.write(far) : perform(s, seat, { type: 'move', unit, path });
};

/** Does what was typed; false when the player leaves. */
const act = async (s: Session, action: Action): Promise<boolean> => {
  const b = s.match.state();
  switch (action.type) {
    case 'command':
      await perform(s, b.turn, action.command);
      break;
    case 'move':
      await move(s, b.turn, action);
      break;
    case 'moves':
      await s.io.write(movesText(b, action.unit));
      break;
    case 'targets':
      await s.io.write(targetsText(b, action.unit));
      break;
    case 'odds':
      await s.io.write(oddsText(b, action.attackers, action.target, s.paint));
      break;
    case 'save':
      await save(s, action.file);
      break;
    case 'undo':
      await takeBack(s);
      break;
    case 'board':
      await show(s);
      break;
    case 'units':
      await s.io.write(unitsText(b));
      break;
    case 'goals':
      await s.io.write(`${goals(b)}${legend(b)}`);
      break;
    case 'help':
      await s.io.write(columns(TYPED_HELP.map(([usage, help]) => [`  ${usage}`, help])));
      break;
    case 'unclear':
      await s.io.write(`${action.sentence}\n`);
      break;
    case 'nothing':
      break;
    case 'quit':
      return false;
  }
  return true;
};

/** A file that cannot be written is no reason to lose the battle. */
const actSafely = async (s: Session, action: Action): Promise<boolean> => {
  try {
    return await act(s, action);
  } catch (e) {
    if (!(e instanceof Problem)) throw e;
    await s.io.write(`${e.message}\n`);
    return true;
  }
};

const ask = async (s: Session): Promise<Action | undefined> => {
  const line = await s.io.ask('> ');
  if (line === undefined) return undefined;
  if (!s.io.terminal.in) await s.io.write(`> ${line.trim()}\n`);
  return readTyped(line);
};

const anyHuman = (s: Session): boolean => s.players.includes('you');

/** Until somebody leaves; with the computer on both sides, until the battle is over. */
const playOn = async (s: Session): Promise<void> => {
  for (let shown: unknown; ; ) {
    const b = s.match.state();
    if (b.outcome === null && !isHuman(s, b.turn)) {
      await letComputerPlay(s, b.turn);
      continue;
    }
    if (b !== shown) await show(s);
    if (b !== shown && b.outcome !== null)
      await s.io.write(
        summary(
          b,
          s.steps.flatMap(({ events }) => events),
        ),
      );
    if (b.outcome !== null && !anyHuman(s)) return;
    shown = b;
    const action = await ask(s);
    if (action === undefined || !(await actSafely(s, action))) return;
  }
};

export const runPlay = async (options: PlayOptions, io: Io): Promise<number> => {
  if (options.save !== undefined) await checkSaveFile(io, options.save);
  const session = await open(options, io);
  await greet(session);
  await playOn(session);
  if (options.save !== undefined) await save(session, options.save);
  return EXIT.done;
};
