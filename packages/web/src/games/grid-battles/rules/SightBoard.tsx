/** A line of sight on a little board: who looks, at whom, and what stands in between. */

import { hexGrid } from '@muster/geometry';
import type { ExampleSight, HexLabel } from '@muster/grid-battles';
import { SightLine } from '../board/Overlays.tsx';
import { MapPicture, type PlacedCounter } from '../parts/MapPicture.tsx';
import css from './grid-battles-rules.module.css';

const CHARS = { woods: 'w', hill: 'h', unit: '.' } as const;

const rowsOf = ({ columns, rows, blockers }: ExampleSight): readonly string[] => {
  const whatOn = (label: HexLabel) => blockers.find(({ hex }) => hex === label)?.what ?? 'unit';
  const chars = hexGrid(columns, rows).labels.map((label) => CHARS[whatOn(label)]);
  return Array.from({ length: rows }, (_, row) => chars.slice(row * columns, (row + 1) * columns).join(''));
};

const standingOn = ({ from, to, blockers }: ExampleSight): readonly PlacedCounter[] => [
  { type: 'archer', hex: from, seat: 0 },
  { type: 'pikeman', hex: to, seat: 1 },
  ...blockers.filter(({ what }) => what === 'unit').map(({ hex }) => ({ type: 'swordman' as const, hex, seat: 1 })),
];

export const SightBoard = ({ sight }: { readonly sight: ExampleSight }) => {
  const { from, to, clear } = sight;
  const between = sight.blockers.map(({ hex }) => hex).filter((hex) => hex !== from && hex !== to);
  return (
    <div className={css.sight}>
      <MapPicture
        className={css.sightMap}
        rows={rowsOf(sight)}
        standing={standingOn(sight)}
        zoom="near"
        over={(layout) => <SightLine layout={layout} sight={{ from, to, blockers: clear ? undefined : between }} />}
      />
      <p className={css.verdict} data-clear={clear}>
        {clear ? 'In sight' : 'No line of sight'}
      </p>
    </div>
  );
};
