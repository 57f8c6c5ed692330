/** What is touched and what is spoken of a board of spaces. */

import type { ModelId, Space } from '@muster/heroes';
import { memo, useRef } from 'react';
import { GROUP } from '../../../parts/drawing/aria.ts';
import { type Drag, useDrag } from '../../../parts/drawing/useDrag.ts';
import css from './board.module.css';
import { floorPath, type Layout, wallsOf } from './layout.ts';
import type { BoardPiece } from './types.ts';

interface NamedProps {
  readonly layout: Layout;
  readonly names: readonly string[];
}

const standing = (pieces: readonly BoardPiece[]): readonly Space[] =>
  pieces.flatMap(({ space }) => (space === null ? [] : [space]));

interface CellsProps {
  readonly layout: Layout;
  readonly names: readonly string[];
  readonly pieces: readonly BoardPiece[];
  readonly onChoose: (space: Space) => void;
  readonly onHover: ((space: Space | undefined) => void) | undefined;
  readonly drag: Drag | undefined;
}

/** What is touched and clicked: every space, whole, over everything drawn. */
export const Cells = ({ layout, names, pieces, onChoose, onHover, drag }: CellsProps) => {
  const group = useRef<SVGGElement>(null);
  useDrag(group, drag, 'space');
  const spaceOf = (target: EventTarget): Space | undefined => {
    const text = (target as SVGElement).dataset['index'];
    return text === undefined ? undefined : Number(text);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard is handled by the grid itself
    <g
      {...GROUP}
      ref={group}
      onClick={(event) => {
        const space = spaceOf(event.target);
        if (space !== undefined) onChoose(space);
      }}
      onPointerOver={(event) => event.pointerType === 'mouse' && onHover?.(spaceOf(event.target))}
      onPointerLeave={() => onHover?.(undefined)}
    >
      <AllCells layout={layout} names={names} />
      {layout.tilted && standing(pieces).map((space) => <StandingCell key={space} {...{ layout, names, space }} />)}
    </g>
  );
};

/** Who stands behind something high is seen through it, and can be chosen there. */
const StandingCell = ({ layout, names, space }: NamedProps & { readonly space: Space }) => (
  <path
    className={css.cell}
    data-space={names[space]}
    data-index={space}
    data-standing
    d={floorPath(layout, space, 0.1)}
  />
);

/** From the back to the front: on a tilted board what stands before hides what is behind. */
const AllCells = memo(({ layout, names }: NamedProps) => {
  const order = Array.from({ length: layout.size * layout.size }, (_, i) =>
    layout.turned ? i : layout.size * layout.size - 1 - i,
  );
  return order.map((space) => {
    const { front, side } = wallsOf(layout, space);
    return (
      <path
        key={space}
        className={css.cell}
        data-space={names[space]}
        data-index={space}
        d={`${side}${front}${floorPath(layout, space)}`}
      />
    );
  });
});

interface SpokenProps extends NamedProps {
  readonly id: string;
  readonly pieces: readonly BoardPiece[];
  readonly cursor: Space;
  readonly nameOf: (space: Space) => string;
  readonly selected: ModelId | undefined;
}

/** What is spoken: the space under the cursor, and those on which models stand. */
export const Spoken = ({ id, layout, names, pieces, cursor, nameOf, selected }: SpokenProps) => {
  const spaces = [...new Set([cursor, ...standing(pieces)])].sort((a, b) => b - a);
  const chosen = selected === undefined ? null : (pieces.find((one) => one.id === selected)?.space ?? null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a table
    <g role="row" className={css.spoken}>
      {spaces.map((space) => (
        // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a table
        <path
          key={space}
          role="gridcell"
          id={space === cursor ? `${id}cursor` : undefined}
          data-spoken={names[space]}
          aria-label={nameOf(space)}
          aria-selected={space === chosen}
          d={floorPath(layout, space)}
        />
      ))}
    </g>
  );
};
