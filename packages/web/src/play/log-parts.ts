/** The log in parts: a part for each round and turn, and what was taken back folded together. */

import type { GameEvent, LogLine, Seat } from '@muster/kernel';
import type { AnyState, GameUi } from '../contract/table-game.ts';

/** What a log needs to know of a game. */
export type Telling = Pick<GameUi, 'isHeading' | 'isEnding' | 'turnOf' | 'actorOf' | 'placesOf'>;

/** A line, or the lines of commands that were taken back, with the sentences that took them back. */
export type LogItem =
  | { readonly type: 'line'; readonly line: LogLine }
  | { readonly type: 'fold'; readonly key: string; readonly commands: number; readonly lines: readonly LogLine[] };

export interface LogPart {
  readonly key: string;
  readonly begins: 'battle' | 'round' | 'turn';
  /** Absent before the first of them. */
  readonly heading: LogLine | undefined;
  readonly items: readonly LogItem[];
}

/** How many lines tell of what was noticed before this number. */
export const linesBefore = (lines: readonly LogLine[], n: number): number =>
  Math.max(
    0,
    lines.findIndex((line) => line.n >= n),
  );

const told = new WeakMap<GameEvent, string>();
let numbered = 0;

/** Of an event the same for all who heard it, so that a log read with other eyes is drawn anew only where it differs. */
export const lineKey = ({ key, event }: LogLine): string => {
  if (event === null) return `back-${key}`;
  const known = told.get(event) ?? `event-${numbered++}`;
  told.set(event, known);
  return known;
};

export const isSameLine = (a: LogLine, b: LogLine): boolean =>
  a === b || (a.event === b.event && a.words === b.words && a.undone === b.undone && a.seat === b.seat);

const isSameItem = (a: LogItem, b: LogItem): boolean => {
  if (a.type === 'line') return b.type === 'line' && isSameLine(a.line, b.line);
  return b.type === 'fold' && a.commands === b.commands && isSameList(a.lines, b.lines, isSameLine);
};

const isSameList = <T>(a: readonly T[], b: readonly T[], isSame: (a: T, b: T) => boolean): boolean =>
  a.length === b.length && a.every((item, i) => isSame(item, b[i]!));

export const isSamePart = (a: LogPart, b: LogPart): boolean =>
  (a.heading === b.heading ||
    (a.heading !== undefined && b.heading !== undefined && isSameLine(a.heading, b.heading))) &&
  isSameList(a.items, b.items, isSameItem);

const beginsWith = (ui: Telling, { event, undone }: LogLine): 'round' | 'turn' | undefined => {
  if (event === null || undone || !ui.isHeading(event)) return undefined;
  return ui.turnOf?.(event) ?? 'turn';
};

/** Whose badge a line bears: who acts in its sentence, or whose dice it tells of. In how a phase begins or the battle ends, and in what both do, nobody does. */
export const actorOf = (ui: Telling, config: AnyState['config'], { event, seat }: LogLine): Seat | undefined => {
  const told = event === null ? undefined : ui.actorOf?.(event, config);
  if (told !== undefined) return told ?? undefined;
  return event !== null && (ui.isHeading(event) || ui.isEnding(event)) ? undefined : (seat ?? undefined);
};

/** Or the line that says so; what the host tells has neither event nor seat. */
const isTakenBack = ({ event, seat, undone }: LogLine): boolean => undone || (event === null && seat !== null);

const foldOf = (lines: readonly LogLine[]): LogItem => ({
  type: 'fold',
  key: `fold-${lineKey(lines[0]!)}`,
  commands: new Set(lines.filter((line) => line.undone).map((line) => line.n)).size,
  lines,
});

/** Neighbours that were taken back become one. */
const itemsOf = (lines: readonly LogLine[]): readonly LogItem[] => {
  const items: LogItem[] = [];
  let back: LogLine[] = [];
  const fold = (): void => {
    if (back.length > 0) items.push(foldOf(back));
    back = [];
  };
  for (const line of lines) {
    if (isTakenBack(line)) back.push(line);
    else {
      fold();
      items.push({ type: 'line', line });
    }
  }
  fold();
  return items;
};

export const partsOf = (ui: Telling, log: readonly LogLine[]): readonly LogPart[] => {
  const parts: { heading: LogLine | undefined; begins: LogPart['begins']; lines: LogLine[] }[] = [];
  for (const line of log) {
    const begins = beginsWith(ui, line);
    const last = parts.at(-1);
    if (begins !== undefined) parts.push({ heading: line, begins, lines: [] });
    else if (last === undefined) parts.push({ heading: undefined, begins: 'battle', lines: [line] });
    else last.lines.push(line);
  }
  return parts.map(({ heading, begins, lines }) => ({
    key: heading === undefined ? 'first' : lineKey(heading),
    begins,
    heading,
    items: itemsOf(lines),
  }));
};
