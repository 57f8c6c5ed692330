/**
 * Who looks at the screen, and what that viewer has heard. Where seats have secrets and several people share the screen, it
 * belongs to one of them at a time: a curtain falls before the next one comes, who then hears what happened meanwhile.
 */

import { type GameEvent, heardBy, type Seat, type Told, type Viewer } from '@muster/kernel';
import { seatTitle } from '../game.ts';
import { own } from '../harmless.ts';
import type { Session, Who } from './session.ts';

/** What came of a command, or a sentence for everybody. */
type Chapter = readonly Told<GameEvent>[] | string;

export interface Screen {
  /** null until the first of several people has come. */
  viewer: Viewer | null;
  /** Several people take turns at it, with secrets from each other. */
  readonly shared: boolean;
  readonly log: Chapter[];
  /** How many chapters each viewer has heard. */
  readonly heard: Map<Viewer, number>;
}

export const makeScreen = (secrets: boolean, players: readonly Who[]): Screen => {
  const people = players.flatMap((who, seat) => (who === 'you' ? [seat] : []));
  const shared = secrets && people.length > 1;
  const viewer = shared ? null : secrets ? (people[0] ?? 'spectator') : 'spectator';
  return { viewer, shared, log: [], heard: new Map() };
};

const narrate = async (s: Session, events: readonly GameEvent[]): Promise<void> => {
  const { game, table } = s.cli;
  const { config } = s.match.state();
  for (const e of events) {
    const details = table.details(e, config);
    if (details !== undefined) await s.io.write(`${s.paint('dim', details)}\n`);
    await s.io.write(`${game.narrate(e, config)}\n`);
  }
};

/** Tells the viewer what they have not heard yet; nobody, while nobody looks. */
export const tellNew = async (s: Session): Promise<void> => {
  const { viewer, log, heard } = s.screen;
  if (viewer === null) return;
  const from = heard.get(viewer) ?? 0;
  heard.set(viewer, log.length);
  for (const chapter of log.slice(from))
    if (typeof chapter === 'string') await s.io.write(`${chapter}\n`);
    else await narrate(s, heardBy(chapter, viewer));
};

/** Tells all other viewers when they come; the one who looks now knows already. */
export const noteForOthers = ({ screen }: Session, sentence: string): void => {
  screen.log.push(sentence);
  if (screen.viewer !== null) screen.heard.set(screen.viewer, screen.log.length);
};

const CLEAR = own('\u001b[2J\u001b[3J\u001b[H');

/** Nobody looks while the screen changes hands. In a pipe nobody looks at all. False when the input has ended. */
const curtain = async (s: Session, from: string | undefined, to: string): Promise<boolean> => {
  const { io } = s;
  if (!io.terminal.in || !io.terminal.out) {
    await io.write(`\n${to} is at the screen.\n`);
    return true;
  }
  if (from !== undefined && (await io.ask(`\n${from}: press Enter to clear the screen. `)) === undefined) return false;
  io.forget();
  await io.write(CLEAR);
  if ((await io.ask(`${to} is next: press Enter when nobody else can see the screen. `)) === undefined) return false;
  await io.write(CLEAR);
  return true;
};

/** Makes the screen this person's; false when the input ends meanwhile. */
export const giveScreen = async (s: Session, seat: Seat): Promise<boolean> => {
  const { screen } = s;
  if (!screen.shared || screen.viewer === seat) return true;
  const name = (of: Seat): string => seatTitle(s.cli, s.match.state().config, of);
  const before = typeof screen.viewer === 'number' ? name(screen.viewer) : undefined;
  if (!(await curtain(s, before, name(seat)))) return false;
  screen.viewer = seat;
  await tellNew(s);
  return true;
};
