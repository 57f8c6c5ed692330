/**
 * The table of an arena: spaces with heights, models on them, from above or tilted. It knows no rules: it draws what it is given and
 * reports what was chosen. Ground, marks with models, and cells are layers of their own, so that a choice does not paint the ground.
 */

import { levels } from '@muster/geometry';
import type { ModelId, Space } from '@muster/heroes';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useDeferredValue,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { Beside } from '../../../parts/Beside.tsx';
import { Bubble, type BubbleAt, bubbleKey } from '../../../parts/Bubble.tsx';
import { GROUP, gridRole } from '../../../parts/drawing/aria.ts';
import grid from '../../../parts/drawing/grid.module.css';
import { translate } from '../../../parts/drawing/motion.ts';
import type { Spot } from '../../../parts/drawing/spots.ts';
import { type Home, type Insets, useBoardZoom } from '../../../parts/drawing/useBoardZoom.ts';
import type { Drag } from '../../../parts/drawing/useDrag.ts';
import { type GridHandle, gridHandle, useCursor } from '../../../parts/drawing/useGrid.ts';
import { SPACE } from '../tokens/space.ts';
import type { Token } from '../tokens/token.ts';
import css from './board.module.css';
import { Cells, Spoken } from './Cells.tsx';
import { FlatGround, TiltedGround, Zones } from './Ground.tsx';
import { Lines } from './Lines.tsx';
import { cellOf, cursorAfter, floorPath, type Layout, layoutOf, middleOf, spotOf } from './layout.ts';
import { Costs, Markers, Marks, TargetMark } from './Marks.tsx';
import { Piece } from './Piece.tsx';
import type { BoardField, BoardPiece, Line, Mark, Planned, Travel } from './types.ts';

export type SpaceBoardHandle = GridHandle<Space>;

export interface SpaceBoardProps {
  readonly ref?: Ref<SpaceBoardHandle>;
  readonly field: BoardField;
  readonly pieces: readonly BoardPiece[];
  readonly markers: readonly Space[];
  readonly label: string;
  /** Half round: for who plays the north. */
  readonly turned: boolean;
  /** One's own models: a small screen begins with them. */
  readonly own: readonly ModelId[];
  readonly tilted: boolean;
  readonly selected?: ModelId | undefined;
  /** Whose activation it is. */
  readonly active?: ModelId | undefined;
  readonly marks: readonly Mark[];
  readonly costs?: ReadonlyMap<Space, string> | undefined;
  readonly targets: readonly ModelId[];
  /** Of them, the chosen one. */
  readonly target?: ModelId | undefined;
  readonly planned?: Planned | undefined;
  readonly lines: readonly Line[];
  readonly travel?: Travel | undefined;
  readonly bubble?: BubbleAt<Space> | undefined;
  /** A slip beside these models. */
  readonly beside?: { readonly models: readonly ModelId[]; readonly content: ReactNode } | undefined;
  readonly nameOf: (space: Space) => string;
  readonly cursor?: Space | undefined;
  /** Where the cursor begins, while nobody is chosen who stands on the board. */
  readonly start?: Space | undefined;
  readonly onCursor?: ((space: Space) => void) | undefined;
  readonly onSpace?: ((space: Space) => void) | undefined;
  readonly onHover?: ((space: Space | undefined) => void) | undefined;
  readonly drag?: Drag | undefined;
}

const NO_COSTS: ReadonlyMap<Space, string> = new Map();
const NO_INSETS: Insets = {};

/** On which level a base of this size stands there. */
const levelsOf =
  (ground: levels.Ground) =>
  (space: Space, side: number): number =>
    levels.canStand(ground, side as levels.Side, space)
      ? levels.boxAt(ground, side as levels.Side, space).level
      : ground.floor[space]!;

/** Where things are on the board as it lies. */
const placedOn = (
  { pieces, planned }: SpaceBoardProps,
  layout: Layout,
  levelOf: (space: Space, side: number) => number,
) => {
  const byId = new Map(pieces.map((one) => [one.id, one]));
  /** By plan, else where it stands. */
  const spaceOf = ({ id, space }: BoardPiece): Space | null =>
    planned?.model === id ? (planned.steps.at(-1) ?? space) : space;
  const spotAt = (space: Space, { side }: Token): Spot => middleOf(layout, space, side, levelOf(space, side));
  return { byId, levelOf, spaceOf, spotAt };
};

type Placed = ReturnType<typeof placedOn>;

export const SpaceBoard = (props: SpaceBoardProps) => {
  const { field, pieces, turned } = props;
  const tilted = useDeferredValue(props.tilted); // the press is answered first: a board takes longer
  const layout = useMemo(() => layoutOf(field.ground, turned, tilted), [field.ground, turned, tilted]);
  const id = useId();
  const table = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const view = useBoardZoom({ table, plane }, layout, NO_INSETS, homeOf(layout, props));
  const handle = useMemo(() => gridHandle<Space>(view, (space) => spotOf(layout, space)), [view, layout]);
  useImperativeHandle(props.ref, () => handle, [handle]);
  const { cursor, press, listeners } = useCursor<Space>({
    set: props.cursor,
    begins: beginsAt(props, layout),
    handle,
    after: (from, key) => cursorAfter(layout, from, key),
    onCursor: props.onCursor,
    choose: (space) => props.onSpace?.(space),
  });
  const levelOf = useMemo(() => levelsOf(field.ground), [field.ground]);
  const placed = placedOn(props, layout, levelOf);

  return (
    <div
      {...gridRole(props.label, `${id}cursor`)}
      ref={table}
      className={grid.board}
      data-zoom="mid"
      data-tilted={tilted || undefined}
      {...listeners}
    >
      <div {...GROUP} ref={plane} className={grid.plane} style={{ width: layout.width, height: layout.height }}>
        <div {...GROUP} className={css.laid} style={{ transform: `scale(${LARGER})` }}>
          <Drawing {...props} layout={layout} placed={placed} cursor={cursor} />
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: the grid around it is named, its cells are spoken */}
          <svg {...GROUP} className={grid.layer} {...laidOut(layout)}>
            <Cells
              layout={layout}
              names={field.names}
              pieces={pieces}
              onChoose={press}
              onHover={props.onHover}
              drag={props.drag}
            />
            <Spoken
              id={id}
              layout={layout}
              names={field.names}
              pieces={pieces}
              cursor={cursor}
              nameOf={props.nameOf}
              selected={props.selected}
            />
          </svg>
        </div>
      </div>
      {props.bubble && (
        <Bubble key={bubbleKey(props.bubble)} at={spotOf(layout, props.bubble.at)} plane={plane}>
          {props.bubble.text}
        </Bubble>
      )}
      <BesideModels {...props} layout={layout} placed={placed} plane={plane} />
    </div>
  );
};

interface LaidProps extends SpaceBoardProps {
  readonly layout: Layout;
  readonly placed: Placed;
}

const BesideModels = ({
  beside,
  pieces,
  layout,
  placed,
  plane,
}: LaidProps & { plane: RefObject<HTMLElement | null> }) => {
  const spots = beside?.models.flatMap((one): readonly Spot[] => {
    const piece = placed.byId.get(one);
    const at = piece && placed.spaceOf(piece);
    return piece === undefined || at == null ? [] : [placed.spotAt(at, piece.token)];
  });
  if (beside === undefined || spots === undefined || spots.length === 0) return null;
  const others = pieces.flatMap(({ space }) => (space === null ? [] : [spotOf(layout, space)]));
  return (
    <Beside sheet={plane} of={spots} others={others} radius={SPACE / 2}>
      {beside.content}
    </Beside>
  );
};

/** Ground, marks, lines and models, from below to above. */
const Drawing = (props: LaidProps & { readonly cursor: Space }) => {
  const { field, pieces, layout, placed, lines, planned } = props;
  const { arena, depth } = field;
  const { tilted } = layout;
  const art = (piece: BoardPiece, ghost = false) => (
    <Piece
      key={piece.id}
      token={piece.token}
      layout={layout}
      space={placed.spaceOf(piece)}
      levelOf={placed.levelOf}
      selected={props.selected === piece.id}
      active={props.active === piece.id}
      way={props.travel?.model === piece.id ? props.travel.path : undefined}
      ghost={ghost}
    />
  );
  const rowOf = (piece: BoardPiece): number => {
    const at = placed.spaceOf(piece);
    return at === null ? -1 : frontRow(layout, at, piece.token.side);
  };
  const away = planned && planned.steps.length > 0 ? placed.byId.get(planned.model) : undefined;
  const cursorPath = floorPath(layout, props.cursor, 0.02);
  return (
    <>
      {!tilted && (
        <svg aria-hidden="true" className={grid.layer} {...laidOut(layout)}>
          <FlatGround layout={layout} arena={arena} />
          <Zones layout={layout} depth={depth} />
        </svg>
      )}
      <svg aria-hidden="true" className={grid.layer} {...laidOut(layout)}>
        {tilted && (
          <>
            <TiltedGround
              layout={layout}
              arena={arena}
              standing={(row) => pieces.filter((piece) => rowOf(piece) === row).map((piece) => art(piece))}
            />
            <Zones layout={layout} depth={depth} />
          </>
        )}
        <Marks layout={layout} marks={props.marks} />
        <Costs layout={layout} costs={props.costs ?? NO_COSTS} />
        <Markers layout={layout} markers={props.markers} />
        <Lines layout={layout} lines={lines.filter(({ kind }) => UNDER.includes(kind))} />
        {away !== undefined && away.space !== null && (
          <g className={css.ghost} style={{ transform: translate(placed.spotAt(away.space, away.token)) }}>
            <circle r={(away.token.side * SPACE) / 2 - 6} />
          </g>
        )}
        {pieces.map((piece) => art(piece, tilted))}
        <Targets {...props} />
        <Lines layout={layout} lines={lines.filter(({ kind }) => !UNDER.includes(kind))} />
        <g className={grid.cursor}>
          <path className={grid.cursorEdge} d={cursorPath} />
          <path className={grid.cursorLine} d={cursorPath} />
        </g>
      </svg>
    </>
  );
};

const Targets = ({ targets, target, layout, placed }: LaidProps) =>
  targets.map((id) => {
    const piece = placed.byId.get(id);
    if (piece === undefined || piece.space === null) return null;
    const { space } = piece;
    const { side } = piece.token;
    const level = placed.levelOf(space, side);
    return <TargetMark key={id} {...{ layout, space, side, level }} chosen={target === id} />;
  });

/**
 * The drawing is laid out so much smaller and scaled up again: while a hand zooms, the browser paints layers at least as large as they
 * are laid out, and a whole board at its full size would be some hundred tiles.
 */
const LARGER = 3;

const laidOut = ({ width, height }: Layout) => ({
  width: width / LARGER,
  height: height / LARGER,
  viewBox: `0 0 ${width} ${height}`,
});

const UNDER: readonly Line['kind'][] = ['way', 'trace', 'link'];

/** The row of a model's space that is nearest to the eye. */
const frontRow = (layout: Layout, space: Space, side: number): number => {
  const rows = [space, space + (side - 1) * layout.size].map((one) => cellOf(layout, one).row);
  return Math.max(...rows);
};

/** One's own models, else the own side of the board, where a small screen shows a part of it. */
const homeOf = (layout: Layout, { pieces, own }: SpaceBoardProps): Home => ({
  x: layout.width / 2,
  y: layout.height * 0.86,
  span: layout.width,
  mine: {
    when: own.join(), // others' models, and it is seen afresh
    at: pieces.flatMap(({ id, space }) => (space === null || !own.includes(id) ? [] : [spotOf(layout, space)])),
  },
});

/** The keyboard's cursor: at who is chosen, else where somebody may act, else in the middle. */
const beginsAt = ({ pieces, selected, start }: SpaceBoardProps, { size }: Layout): Space =>
  pieces.find(({ id }) => id === selected)?.space ?? start ?? Math.floor(size / 2) * (size + 1);
