/** The arena as it lies: from above one sheet with its layers, tilted row by row so that pieces can stand between the rows. */

import type { Arena } from '@muster/heroes';
import { memo, type ReactNode, useId, useMemo } from 'react';
import { MARGIN } from '../../../parts/drawing/sheet.ts';
import { n1, pathThrough, polygon } from '../../../parts/drawing/spots.ts';
import { inPlace } from '../../../parts/inPlace.tsx';
import { SPACE } from '../tokens/space.ts';
import { edgesOf, hachuresOf, labelSpots, layersOf } from './art/relief.ts';
import { type Textured, texturesOf } from './art/texture.ts';
import css from './ground.module.css';
import { cellOf, columnName, floorPath, type Layout, onFloor, project, spaceIn, wallsOf } from './layout.ts';

interface Props {
  readonly layout: Layout;
  readonly arena: Arena;
}

const sheetPath = (layout: Layout): string => {
  const { size } = layout;
  const corners = [
    project(layout, 0, size, 0),
    project(layout, size, size, 0),
    project(layout, size, 0, 0),
    project(layout, 0, 0, 0),
  ];
  return polygon(corners);
};

const gridPath = (layout: Layout): string => {
  let d = '';
  for (let i = 1; i < layout.size; i++) d += `M${i * SPACE} 0V${layout.height}M0 ${i * SPACE}H${layout.width}`;
  return d;
};

const Texture = ({
  layout,
  textured: { space, kind, d },
}: {
  readonly layout: Layout;
  readonly textured: Textured;
}) => <path className={css[kind]} d={d} transform={onFloor(layout, space)} />;

/** Names of columns below and of rows at the left. */
const Edges = ({ layout }: { readonly layout: Layout }) => {
  const { size } = layout;
  const low = layout.turned ? size : 0;
  const left = layout.turned ? size : 0;
  return (
    <g className={css.edgeNames}>
      {Array.from({ length: size }, (_, i) => {
        const below = project(layout, i + 0.5, low, 0);
        const beside = project(layout, left, i + 0.5, 0);
        return (
          <g key={columnName(i)}>
            <text x={n1(below.x)} y={n1(below.y + MARGIN * 0.9)}>
              {columnName(i)}
            </text>
            <text x={n1(beside.x - MARGIN * 0.75)} y={n1(beside.y)} dominantBaseline="central">
              {i + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
};

/** The level of each piece in its corner, and the cover that it gives. */
const Labels = ({ layout, arena }: Props) => (
  <g className={css.labels}>
    {labelSpots(layout).map(({ piece, space, spaces }) => {
      const { floor, keywords, name } = arena.pieces[piece]!;
      const words = [
        floor === 0 ? '' : String(floor).replace('-', '−'),
        keywords.cover > 0 ? `c${keywords.cover}` : '',
      ];
      const text = words.filter((word) => word !== '').join(' ');
      return (
        <g key={piece} transform={onFloor(layout, space)}>
          {text !== '' && (
            <text className={css.level} x={5} y={22}>
              {text}
            </text>
          )}
          {spaces > 2 && (
            <text className={css.pieceName} x={5} y={SPACE - 7}>
              {name}
            </text>
          )}
        </g>
      );
    })}
  </g>
);

export const FlatGround = memo(({ layout, arena }: Props) => {
  const id = useId();
  const layers = useMemo(() => layersOf(layout), [layout]);
  const textures = useMemo(() => texturesOf(layout, arena), [layout, arena]);
  const edges = useMemo(() => edgesOf(layout), [layout]);
  return (
    <g>
      <path className={css.sheet} d={sheetPath(layout)} />
      {layers.map(({ level, floor, shadow }) => (
        <g key={level}>
          <path className={css.floor} data-level={level} d={floor} />
          {shadow !== '' && (
            <>
              <clipPath id={`${id}${level}`}>
                <path d={floor} />
              </clipPath>
              <g className={css.shadow} clipPath={`url(#${id}${level})`}>
                <path d={shadow} />
              </g>
            </>
          )}
        </g>
      ))}
      <path className={css.grid} d={gridPath(layout)} />
      {textures.map((textured) => (
        <Texture key={textured.space} layout={layout} textured={textured} />
      ))}
      <path className={css.hachures} d={hachuresOf(layout)} />
      {inPlace(edges, (d, i) => (
        <path className={css.edge} data-drop={i + 1} d={d} />
      ))}
      <Labels layout={layout} arena={arena} />
      <path className={css.frame} d={sheetPath(layout)} />
      <Edges layout={layout} />
    </g>
  );
});

interface RowProps extends Props {
  readonly row: number;
  readonly textures: readonly Textured[];
}

type Painted = 'side' | 'front' | 'tile';
interface Face {
  readonly kind: Painted;
  readonly level: number;
  readonly isWall: boolean;
  readonly d: string;
}

/** Sides, then floors: what is painted alike as one path, for within a row nothing hides anything, and a board has thousands. */
const facesOf = (layout: Layout, row: number, walls: ReadonlySet<number>): readonly Face[] => {
  const faces = new Map<string, Face>();
  const add = (kind: Painted, level: number, isWall: boolean, d: string): void => {
    if (d === '') return;
    const key = `${kind}${level}${isWall}`;
    faces.set(key, { kind, level, isWall, d: (faces.get(key)?.d ?? '') + d });
  };
  const spaces = Array.from({ length: layout.size }, (_, column) => spaceIn(layout, column, row));
  for (const space of spaces) {
    const { front, side } = wallsOf(layout, space);
    add('side', 0, walls.has(space), side);
    add('front', 0, walls.has(space), front);
  }
  for (const space of spaces) add('tile', layout.ground.floor[space]!, false, floorPath(layout, space));
  return [...faces.values()];
};

/** One row of a tilted board. */
const Row = memo(({ layout, row, textures }: RowProps) => {
  const walls = new Set(textures.filter(({ kind }) => kind === 'wall').map(({ space }) => space));
  return (
    <g>
      {facesOf(layout, row, walls).map(({ kind, level, isWall, d }) => (
        <path
          key={`${kind}${level}${isWall}`}
          className={css[kind]}
          data-level={kind === 'tile' ? level : undefined}
          data-wall={isWall || undefined}
          d={d}
        />
      ))}
      {textures.map((textured) => (
        <Texture key={textured.space} layout={layout} textured={textured} />
      ))}
    </g>
  );
});

interface TiltedProps extends Props {
  /** What stands on a row. */
  readonly standing: (row: number) => ReactNode;
}

export const TiltedGround = ({ layout, arena, standing }: TiltedProps) => {
  const rows = useMemo(() => {
    const all = texturesOf(layout, arena);
    return Array.from({ length: layout.size }, (_, row) =>
      all.filter(({ space }) => cellOf(layout, space).row === row),
    );
  }, [layout, arena]);
  return (
    <g>
      <path className={css.sheet} d={sheetPath(layout)} />
      {inPlace(rows, (textures, row) => (
        <g>
          <Row layout={layout} arena={arena} row={row} textures={textures} />
          {standing(row)}
        </g>
      ))}
      <TiltedNames layout={layout} arena={arena} />
    </g>
  );
};

const TiltedNames = memo(({ layout, arena }: Props) => (
  <g>
    <Labels layout={layout} arena={arena} />
    <Edges layout={layout} />
  </g>
));

/** The zone of a side, as a strip with its own edge. */
export const Zones = memo(({ layout, depth }: { readonly layout: Layout; readonly depth: number }) => (
  <g>
    {([0, 1] as const).map((side) => {
      const [from, till] = side === 0 ? [0, depth] : [layout.size - depth, layout.size];
      const line = side === 0 ? till : from;
      const ends = [project(layout, 0, line, 0), project(layout, layout.size, line, 0)];
      return (
        <g key={side} className={css.zone} data-seat={side}>
          <path
            className={css.zoneWash}
            d={polygon([
              project(layout, 0, from, 0),
              project(layout, layout.size, from, 0),
              project(layout, layout.size, till, 0),
              project(layout, 0, till, 0),
            ])}
          />
          <path className={css.zoneLine} d={pathThrough(ends)} />
        </g>
      );
    })}
  </g>
));
