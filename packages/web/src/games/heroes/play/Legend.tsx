/** What the marks on the arena mean. */

import { MarksLegend } from '../../../dwethia/play/MarksLegend.tsx';

const MARKS = [
  ['go', 'Green: it can go there; the number is what that costs. Dashed, with half a move: shield or cloak stays up.'],
  ['risk', 'Amber: by a jump down, which may wound it.'],
  ['danger', 'Strokes: an enemy could attack it there.'],
  ['beside', 'Hatched: beside an enemy. A move ends there.'],
  ['foe', 'Red, dashed: where the one you look at could go.'],
  ['marker', 'A flag: one of four markers that objectives count by.'],
] as const;

export const Legend = () => (
  <MarksLegend marks={MARKS}>
    Small numbers in corners are floors, c1 to c3 is Cover. A disc is the south, a square the north; the face is the
    side, the emblem the faction, the rim the race.
  </MarksLegend>
);
