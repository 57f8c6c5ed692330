/** What the marks on the map mean. */

import { MarksLegend } from '../../../dwethia/play/MarksLegend.tsx';

const MARKS = [
  ['go', 'Green: the unit can go there, in as many steps as you like.'],
  ['target', 'Brackets: it can be chosen, to be shot at, fought or assaulted.'],
  ['danger', 'Strokes: an enemy could shoot or reach who stands there. The crosshair at the map shows them.'],
  ['zone', 'Framed, with a name: where units count for holding it. Workers do not.'],
  ['order', 'A dashed base: ordered there, and placed after the shots.'],
  ['gold', 'A golden number: what a building pays next, in Requisition (R) or Aether (A).'],
] as const;

export const Legend = () => (
  <MarksLegend marks={MARKS}>
    A notch at a node: it has served that side in this phase; a tick: it counts for Mine the Resources. A disc is a
    unit, one with a double wall a building; the face is the side, the emblem the faction, the rim the race.
  </MarksLegend>
);
