/**
 * Who looks at the screen, and what that viewer has heard. Where seats have secrets and several people share the screen, it
 * belongs to one of them at a time: a curtain falls before the next one comes, who then hears what happened meanwhile.
 */

import { factWords, type GameEvent, type Seat, type Viewer } from '@muster/kernel';
import { type MatchSource, type SeatPlayers, seatsHere } from '@muster/table';
import { own } from '../harmless.ts';
import { known, nameOf, type Session } from './session.ts';

export interface Screen {
  /** null until the first of several people has come. */
  viewer: Viewer | null;
  /** Several people take turns at it, with secrets from each other. */
  readonly shared: boolean;
  /** How much of what each viewer has noticed was told to them. */
  readonly heard: Map<Viewer, number>;
}

/** What was noticed before the battle was resumed is not told again. */
export const makeScreen = (secrets: boolean, players: SeatPlayers, source: MatchSource, isResumed: boolean): Screen => {
  const people = seatsHere(players);
  const shared = secrets && people.length > 1;
  const viewer = shared ? null : secrets ? (people[0] ?? 'spectator') : 'spectator';
  const viewers: readonly Viewer[] = isResumed ? ['spectator', ...people] : [];
  return { viewer, shared, heard: new Map(viewers.map((one) => [one, source.noticed(one).length])) };
};

const narrate = async (s: Session, events: readonly GameEvent[]): Promise<void> => {
  const { game, table } = s.cli;
  const { config } = known(s).view;
  for (const e of events) {
    const details = table.details(e, config);
    if (details !== undefined) await s.io.write(`${s.paint('dim', details)}\n`);
    await s.io.write(`${game.narrate(e, config)}\n`);
  }
};

/** What the viewer has not heard yet, which is heard now. */
const newsFor = ({ source, screen }: Session, viewer: Viewer) => {
  const from = screen.heard.get(viewer) ?? 0;
  const news = source.noticed(viewer, from);
  screen.heard.set(viewer, from + news.length);
  return news;
};

/** Tells the viewer what they have not heard yet; nobody, while nobody looks. */
export const tellNew = async (s: Session): Promise<void> => {
  const { viewer } = s.screen;
  if (viewer === null) return;
  for (const item of newsFor(s, viewer))
    if (item.type === 'fact') await s.io.write(`${factWords(item.fact, s.cli.seatNames(known(s).view.config))}\n`);
    else if (item.type !== 'undo') await narrate(s, item.events);
    else await s.io.write(`${nameOf(s, item.by)} takes back what it did last.\n`); // how much of it was secret, nobody learns
};

/** Who looks now knows already; the others hear of it when they come. */
export const passOver = (s: Session): void => {
  if (s.screen.viewer !== null) newsFor(s, s.screen.viewer);
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
  const before = typeof screen.viewer === 'number' ? nameOf(s, screen.viewer) : undefined;
  if (!(await curtain(s, before, nameOf(s, seat)))) return false;
  screen.viewer = seat;
  await tellNew(s);
  return true;
};
