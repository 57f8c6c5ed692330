/** What lies on the map over the country, from what is seen, pointed at and planned. Pure. */

import { type Battle, findModel, foreseenFights } from '@muster/conquest';
import type { Point } from '@muster/geometry';
import type { Seen } from '../../../contract/tabletop.ts';
import type { BoardLine, BoardNote } from '../../../measured/types.ts';
import { momentNow } from '../../../play/moment.ts';
import { incomeNotes, orderNotes, rallyNotes } from '../board/look.tsx';
import { fightLines } from './plan/pick.ts';
import type { Trace } from './scene.ts';
import { momentLines, traceLines, traceNotes } from './traces.ts';
import type { Marks, WarTable } from './types.ts';

/** Where a model or a node is. */
export const placeAt = (b: Battle, id: string): Point | undefined =>
  findModel(b, id)?.at ?? b.nodes.find((n) => n.id === id)?.at ?? undefined;

/** Where a line of the log leads on the map as it is now. */
const pointedLines = (b: Battle, ids: readonly string[]): readonly BoardLine[] => {
  const [from, ...others] = ids.flatMap((id) => placeAt(b, id) ?? []);
  return others.map((to) => ({ from: from!, to, kind: 'ruler' }));
};

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

export const linesOf = (seen: Lying, pointed: readonly string[], marks: Marks | undefined): readonly BoardLine[] =>
  withoutDoubles([
    ...traceLines(seen.shown, tracesOf(seen)),
    ...momentLines(seen.shown, momentNow(seen)),
    ...pointedLines(seen.shown, pointed),
    ...foreseenLines(seen),
    ...(marks?.lines ?? []),
  ]);

export const notesOf = (seen: Lying): readonly BoardNote[] => [
  ...incomeNotes(seen.shown),
  ...orderNotes(seen.shown),
  ...(seen.replayed ? [] : rallyNotes(seen.shown)),
  ...traceNotes(tracesOf(seen)),
];
