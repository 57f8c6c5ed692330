/** What lies on the map over the country, from what is seen, pointed at and planned. Pure. */

import { type Battle, findModel, foreseenFights, kitOf, NODE_RADII } from '@muster/conquest';
import { inch, type Length, type Point } from '@muster/geometry';
import type { Seen } from '../../../contract/tabletop.ts';
import { momentLines, pointedLines, traceLines } from '../../../dwethia/play/traces.ts';
import type { BoardLine, BoardNote } from '../../../measured/types.ts';
import { momentNow } from '../../../play/moment.ts';
import { incomeNotes, orderNotes, rallyNotes } from '../board/look.tsx';
import { fightLines } from './plan/pick.ts';
import type { Gain, Trace } from './scene.ts';
import type { Marks, WarTable } from './types.ts';

/** Where a model or a node is. */
export const placeAt = (b: Battle, id: string): Point | undefined =>
  findModel(b, id)?.at ?? b.nodes.find((n) => n.id === id)?.at ?? undefined;

/** Two blows between the same two are one line. */
const withoutDoubles = (lines: readonly BoardLine[]): readonly BoardLine[] => {
  const seen = new Map<string, BoardLine>();
  for (const line of lines) seen.set(`${line.kind} ${line.from.x} ${line.from.y} ${line.to.x} ${line.to.y}`, line);
  return [...seen.values()];
};

type Lying = Pick<Seen<WarTable>, 'shown' | 'scene' | 'showing' | 'acting' | 'replayed'>;

/** What others did; of what one has done oneself, only while it is shown. */
const tracesOf = ({ scene, showing, replayed, acting }: Lying): readonly Trace[] =>
  scene.traces.filter(({ by }) => showing || replayed || by !== acting);

/** The fights as they stand, before their phase. */
const foreseenLines = ({ shown, showing, replayed }: Lying): readonly BoardLine[] =>
  showing || replayed || (shown.phase !== 'movement' && shown.phase !== 'shoot')
    ? []
    : foreseenFights(shown).flatMap((fight) => fightLines(shown, fight));

/** Lines that tell who did what, or who belongs together: they end at the rims of bases, no face is struck through. */
const TO_RIMS: readonly BoardLine['kind'][] = ['trail', 'leg', 'blow', 'link'];
/** So much is left of a line between bases that touch. */
const LEFT = inch(0.5);

const isAt = (p: Point, q: Point): boolean => p.x === q.x && p.y === q.y;

const toRims = (b: Battle, line: BoardLine): BoardLine => {
  const { from, to, kind } = line;
  const radiusOf = (p: Point): Length => {
    const model = TO_RIMS.includes(kind) ? b.models.find(({ at }) => isAt(at, p)) : undefined;
    return model === undefined ? 0 : kitOf(b, model).radius;
  };
  const [first, last] = [radiusOf(from), radiusOf(to)];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (first + last === 0 || length <= LEFT) return line;
  const most = Math.min(1, (length - LEFT) / (first + last)) / length;
  const along = (way: number): Point => ({ x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way });
  return { ...line, from: along(first * most), to: along(1 - last * most) };
};

export const linesOf = (seen: Lying, pointed: readonly string[], marks: Marks): readonly BoardLine[] => {
  const { shown } = seen;
  const placeOf = (id: string): Point | undefined => placeAt(shown, id);
  const traces = tracesOf(seen).filter((trace) => trace.kind !== 'gain');
  return withoutDoubles([
    ...traceLines(traces, placeOf),
    ...momentLines(momentNow(seen), placeOf),
    ...pointedLines(pointed, placeOf),
    ...foreseenLines(seen),
    ...marks.lines,
  ]).map((line) => toRims(shown, line));
};

/** How far what lies or stands at a place reaches down. */
const reachAt = (b: Battle, p: Point): Length => {
  const model = b.models.find(({ at }) => isAt(at, p));
  if (model !== undefined) return kitOf(b, model).radius;
  const node = b.nodes.find(({ at }) => at !== null && isAt(at, p));
  return node === undefined ? 0 : NODE_RADII[node.kind];
};

const gainNotes = (b: Battle, traces: readonly Trace[]): readonly BoardNote[] =>
  traces
    .filter((trace): trace is Gain => trace.kind === 'gain')
    .map(({ at, words }, i) => ({
      id: `gain ${i}`,
      ...at,
      below: reachAt(b, at),
      lines: [{ text: words, tone: 'good' }],
    }));

/** What is said of the same place stands one under the other. */
const inColumns = (notes: readonly BoardNote[]): readonly BoardNote[] => {
  const columns = new Map<string, BoardNote>();
  for (const note of notes) {
    const key = `${note.x} ${note.y}`;
    const above = columns.get(key);
    columns.set(key, above === undefined ? note : { ...above, lines: [...above.lines, ...note.lines] });
  }
  return [...columns.values()];
};

export const notesOf = (seen: Lying): readonly BoardNote[] =>
  inColumns([
    ...incomeNotes(seen.shown),
    ...orderNotes(seen.shown),
    ...(seen.replayed ? [] : rallyNotes(seen.shown)),
    ...gainNotes(seen.shown, tracesOf(seen)),
  ]);
