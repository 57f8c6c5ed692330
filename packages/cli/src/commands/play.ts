/** `muster play <game>`: a battle at the terminal, or typed into a pipe. */

import { type Budget, DEFAULT_MS } from '@muster/ai';
import { lastToPlay, type Seat, standingEvents } from '@muster/kernel';
import { askedComputer, localSource, luckOf, seatsHere, seatsOf } from '@muster/table';
import type { CliGame } from '../game.ts';
import { loadGame } from '../games.ts';
import type { Io } from '../io.ts';
import { wholeNumber } from '../options.ts';
import { painter } from '../paint.ts';
import { broughtOf, newMatch, playersFor, readNamed, refuseBrought, resumeMatch } from '../play/begin.ts';
import { listText, pick } from '../play/candidates.ts';
import { doOrders } from '../play/orders.ts';
import { letComputerPlay, perform } from '../play/perform.ts';
import { checkSaveFile, makeKeeper, save, tellSaved } from '../play/save.ts';
import { giveScreen, makeScreen, tellNew } from '../play/screen.ts';
import { known, nameOf, type Session, thinkHere, viewerOf, viewOf } from '../play/session.ts';
import { isShared, readTypedBy, type SharedAction, type TypedAction } from '../play/typed.ts';
import { takeBack } from '../play/undo.ts';
import { EXIT, exitBySignal, Problem } from '../problem.ts';
import { columns } from '../text.ts';
import type { Options } from '../usage.ts';

/** What every game has; the others say what is played. */
type PlayOptions = Options & {
  readonly config?: string;
  readonly resume?: string;
  readonly seed?: string;
  readonly steps?: string;
  readonly manual?: true;
  readonly manualCards?: true;
  readonly save?: string;
};

const MOST_STEPS = 1_000_000;

const open = async (cli: CliGame, options: PlayOptions, io: Io): Promise<Session> => {
  const named = readNamed(options);
  const seed = options.seed === undefined ? io.randomSeed() : wholeNumber('--seed', options.seed, 0);
  const steps = options.steps === undefined ? undefined : wholeNumber('--steps', options.steps, 1, MOST_STEPS);
  const budget = (): Budget =>
    steps === undefined ? { kind: 'time', ms: DEFAULT_MS, now: io.now } : { kind: 'steps', n: steps };
  const brought = broughtOf(cli, options);
  const match =
    options.resume === undefined
      ? await newMatch(io, cli, options, seed, brought)
      : await resumeMatch(io, cli, options.resume, luckOf(brought, seed).luck);
  const players = playersFor(named, cli.game.seats(match.state().config));
  refuseBrought(brought, players);
  const source = localSource(cli, match, { computers: seatsOf(players, 'ai'), diceOf: brought });
  const screen = makeScreen(cli.secrets.length > 0, players, source, options.resume !== undefined);
  const keep = options.save === undefined ? async () => {} : makeKeeper(io, match, options.save);
  const thinker = thinkHere(cli, match, seed, budget);
  return { io, paint: painter(io), cli, players, source, thinker, seed, screen, keep, log: match };
};

const greet = async (s: Session): Promise<void> => {
  const { table } = s.cli;
  const { view } = known(s);
  const who = s.players
    .map((player, seat) => `${nameOf(s, seat)}: ${player.kind === 'ai' ? player.level : 'you'}`)
    .join(', ');
  await s.io.write(`${table.goals(view)}${who}; seed ${s.seed}. “help” lists the commands.\n\n${table.legend(view)}\n`);
  await tellNew(s);
};

const show = (s: Session): Promise<void> => {
  const { table } = s.cli;
  const [view, viewer] = [viewOf(s), viewerOf(s)];
  return s.io.write(`\n${table.board(view, viewer, s.paint)}${table.status(view, viewer, s.paint)}`);
};

const playNumber = async (s: Session, seat: Seat, number: number): Promise<boolean> => {
  const command = pick(s, seat, number);
  if (command !== undefined) return perform(s, seat, command);
  await s.io.write(`There is no number ${number}; “list” shows what there is.\n`);
  return true;
};

/** Does what was typed; false when the player leaves. */
const actShared = async (s: Session, seat: Seat, action: SharedAction): Promise<boolean> => {
  const { table } = s.cli;
  switch (action.type) {
    case 'list':
      await s.io.write(listText(s, seat, action));
      break;
    case 'orders':
      return doOrders(s, seat, action.words);
    case 'pick':
      return playNumber(s, seat, action.number);
    case 'save':
      await save(s, action.file);
      break;
    case 'undo':
      await takeBack(s);
      break;
    case 'board':
      await show(s);
      break;
    case 'goals':
      await s.io.write(`${table.goals(viewOf(s))}${table.legend(viewOf(s))}`);
      break;
    case 'help':
      await s.io.write(columns(Object.values(table.words).map(({ usage, help }) => [`  ${usage}`, help])));
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

const act = async (s: Session, seat: Seat, action: TypedAction): Promise<boolean> => {
  if (isShared(action)) return actShared(s, seat, action);
  const answer = s.cli.table.answer(action, viewOf(s), seat, s.paint);
  if ('play' in answer) return perform(s, seat, answer.play);
  await s.io.write(answer.say);
  return true;
};

/** A file that cannot be written is no reason to lose the battle. */
const actSafely = async (s: Session, seat: Seat, action: TypedAction): Promise<boolean> => {
  try {
    return await act(s, seat, action);
  } catch (e) {
    if (!(e instanceof Problem)) throw e;
    await s.io.write(`${e.message}\n`);
    return true;
  }
};

const ask = async (s: Session): Promise<TypedAction | undefined> => {
  const line = await s.io.ask('> ');
  if (line === undefined) return undefined;
  if (!s.io.terminal.in) await s.io.write(`> ${line.trim()}\n`);
  return readTypedBy(s.cli.table.words, line);
};

const summary = (s: Session): string =>
  s.cli.table.summary(s.source.standing('everyone').view, standingEvents(s.source.noticed('spectator')));

/** Who types: the person who decides; when it is over, who decided last. */
const typist = (s: Session): Seat => known(s).decisions[0]?.seat ?? lastToPlay(s.cli.game, s.log.entries()) ?? 0;

/** Until somebody leaves or the signal comes; with the computer at every seat, until the battle is over. */
const playOn = async (s: Session, stop?: AbortSignal): Promise<void> => {
  for (let shown: unknown; !stop?.aborted; ) {
    const computer = askedComputer(known(s).decisions, s.players, s.source.seats);
    if (computer !== undefined) {
      if (!(await letComputerPlay(s, computer.seat))) return;
      continue;
    }
    const over = known(s).outcome !== undefined;
    const before = s.screen.viewer;
    if (!over && !(await giveScreen(s, typist(s)))) return;
    const { view } = known(s);
    const isNew = view !== shown || s.screen.viewer !== before;
    if (isNew) await show(s);
    if (isNew && over) await s.io.write(summary(s));
    if (over && seatsHere(s.players).length === 0) return;
    shown = view;
    const action = await ask(s);
    if (action === undefined || !(await actSafely(s, typist(s), action))) return;
  }
};

export const runPlay = async (id: string, options: PlayOptions, io: Io): Promise<number> =>
  playAtTerminal(await loadGame(id), options, io);

/** Every command is saved when it is played, so an interruption has nothing left to write. */
const playSaved = async (s: Session, file: string): Promise<number> => {
  const stop = s.io.interrupted();
  const begun = s.log.entries().length;
  await playOn(s, stop);
  if (!stop.aborted) {
    await save(s, file);
    return EXIT.done;
  }
  await s.io.write('\n');
  if (s.log.entries().length > begun) await tellSaved(s.io, file);
  return exitBySignal(stop);
};

export const playAtTerminal = async (cli: CliGame, options: PlayOptions, io: Io): Promise<number> => {
  if (options.save !== undefined) await checkSaveFile(io, options.save);
  const session = await open(cli, options, io);
  await greet(session);
  if (options.save !== undefined) return playSaved(session, options.save);
  await playOn(session);
  return EXIT.done;
};
