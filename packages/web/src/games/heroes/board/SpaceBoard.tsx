/**
 * The table of an arena: spaces with heights, models on them, from above or tilted. It knows no rules: it draws what it is given and
 * reports what was chosen. Ground, marks with models, and cells are layers of their own, so that a choice does not paint the ground.
 */

import { levels } from '@muster/geometry';
import { type Battle, fieldOf, type Model, type ModelId, type Space, spaceName } from '@muster/heroes';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useDeferredValue,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Beside } from '../../../parts/Beside.tsx';
import { Bubble, type BubbleAt, bubbleKey } from '../../../parts/Bubble.tsx';
import { GROUP, gridRole } from '../../../parts/drawing/aria.ts';
import grid from '../../../parts/drawing/grid.module.css';
import type { Spot } from '../../../parts/drawing/spots.ts';
import { n1 } from '../../../parts/drawing/spots.ts';
import { type Insets, useBoardZoom } from '../../../parts/drawing/useBoardZoom.ts';
import { type Drag, useDrag } from '../../../parts/drawing/useDrag.ts';
import { SPACE } from '../tokens/space.ts';
import { type Token, tokenOf } from '../tokens/token.ts';
import css from './board.module.css';
import { FlatGround, TiltedGround, Zones } from './Ground.tsx';
import { Lines } from './Lines.tsx';
import { cellOf, cursorAfter, floorPath, type Layout, layoutOf, middleOf, spotOf, wallsOf } from './layout.ts';
import { Costs, Marks, TargetMark } from './Marks.tsx';
import { Piece } from './Piece.tsx';
import type { Line, Mark, Planned, Travel } from './types.ts';

export interface SpaceBoardHandle {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  readonly show: (space: Space) => void;
  readonly focus: () => void;
}

export interface SpaceBoardProps {
  readonly ref?: Ref<SpaceBoardHandle>;
  readonly battle: Battle;
  readonly label: string;
  /** Half round: for who plays the north. */
  readonly turned: boolean;
  readonly tilted: boolean;
  readonly selected?: ModelId | undefined;
  /** Whose activation it is. */
  readonly active?: ModelId | undefined;
  readonly marks?: readonly Mark[];
  readonly costs?: ReadonlyMap<Space, string> | undefined;
  readonly targets?: readonly ModelId[];
  /** Of them, the chosen one. */
  readonly target?: ModelId | undefined;
  readonly planned?: Planned | undefined;
  readonly lines?: readonly Line[];
  readonly travel?: Travel | undefined;
  readonly bubble?: BubbleAt<Space> | undefined;
  /** A slip beside these models. */
  readonly beside?: { readonly models: readonly ModelId[]; readonly content: ReactNode } | undefined;
  readonly nameOf: (space: Space) => string;
  readonly cursor?: Space | undefined;
  readonly onCursor?: ((space: Space) => void) | undefined;
  readonly onSpace?: ((space: Space) => void) | undefined;
  readonly onHover?: ((space: Space | undefined) => void) | undefined;
  readonly drag?: Drag | undefined;
}

const NO_MARKS: readonly Mark[] = [];
const NO_COSTS: ReadonlyMap<Space, string> = new Map();
const NO_MODELS: readonly ModelId[] = [];
const NO_LINES: readonly Line[] = [];
const NO_INSETS: Insets = {};

/** The same token for the same facts, so that a piece is not drawn again. */
const useTokens = (battle: Battle): ReadonlyMap<ModelId, Token> => {
  const known = useRef(new Map<string, Token>());
  return useMemo(
    () =>
      new Map(
        battle.models.map((m) => {
          const token = tokenOf(battle, m);
          const key = JSON.stringify([m.id, battle.config.arena, token]);
          const same = known.current.get(key) ?? token;
          known.current.set(key, same);
          return [m.id, same];
        }),
      ),
    [battle],
  );
};

const isShown = (m: Model): boolean => m.fate === 'alive' && m.space !== null;

export const SpaceBoard = (props: SpaceBoardProps) => {
  const { battle, turned, marks = NO_MARKS, costs = NO_COSTS, targets = NO_MODELS, lines = NO_LINES } = props;
  const { ground, arena, depth } = fieldOf(battle.config);
  const tilted = useDeferredValue(props.tilted); // the press is answered first: a board takes longer
  const layout = useMemo(() => layoutOf(ground, turned, tilted), [ground, turned, tilted]);
  const id = useId();
  const table = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const home = useMemo(() => homeOf(layout), [layout]);
  const view = useBoardZoom({ table, plane }, layout, NO_INSETS, home);
  const tokens = useTokens(battle);
  const levelOf = useCallback(
    (space: Space, side: number) =>
      levels.canStand(ground, side as levels.Side, space)
        ? levels.boxAt(ground, side as levels.Side, space).level
        : ground.floor[space]!,
    [ground],
  );
  const { cursor, onKeyDown, choose, moveCursor } = useCursor(props, layout, view);

  useImperativeHandle(
    props.ref,
    () => ({
      zoomIn: () => view.zoomBy(1.4),
      zoomOut: () => view.zoomBy(1 / 1.4),
      fit: view.fit,
      show: (space) => view.show(spotOf(layout, space)),
      focus: () => table.current?.focus(),
    }),
    [view, layout],
  );

  const size = { width: layout.width, height: layout.height };
  const laid = {
    width: layout.width / LARGER,
    height: layout.height / LARGER,
    viewBox: `0 0 ${layout.width} ${layout.height}`,
  };
  const spaceOf = (m: Model): Space | null =>
    props.planned?.model === m.id ? (props.planned.steps.at(-1) ?? m.space) : m.fate === 'alive' ? m.space : null;
  const piece = (m: Model, ghost = false) => (
    <Piece
      key={m.id}
      token={tokens.get(m.id)!}
      layout={layout}
      space={spaceOf(m)}
      levelOf={levelOf}
      selected={props.selected === m.id}
      active={props.active === m.id}
      way={props.travel?.model === m.id ? props.travel.path : undefined}
      ghost={ghost}
    />
  );
  const rowOf = (m: Model): number => {
    const at = spaceOf(m);
    return at === null ? -1 : frontRow(layout, at, tokens.get(m.id)!.side);
  };
  const targetMarks = targets.flatMap((one) => {
    const m = battle.models.find((other) => other.id === one);
    if (m === undefined || !isShown(m)) return [];
    const { side } = tokens.get(m.id)!;
    return [
      <TargetMark
        key={one}
        layout={layout}
        space={m.space!}
        side={side}
        level={levelOf(m.space!, side)}
        chosen={props.target === one}
      />,
    ];
  });
  const planned = props.planned && battle.models.find((m) => m.id === props.planned!.model);
  const isAway = planned !== undefined && planned.space !== null && (props.planned?.steps.length ?? 0) > 0;
  const cursorPath = floorPath(layout, cursor, 0.02);
  const besideSpots = props.beside?.models.flatMap((one): readonly Spot[] => {
    const m = battle.models.find((other) => other.id === one);
    const at = m && spaceOf(m);
    return m === undefined || at == null
      ? []
      : [middleOf(layout, at, tokens.get(one)!.side, levelOf(at, tokens.get(one)!.side))];
  });
  const onBoard = (
    <>
      <Marks layout={layout} marks={marks} />
      <Costs layout={layout} costs={costs} />
      <MarkersArt layout={layout} markers={battle.markers} />
    </>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the role comes with its name
    <div
      {...gridRole(props.label, `${id}cursor`)}
      ref={table}
      className={grid.board}
      data-zoom="mid"
      data-tilted={tilted || undefined}
      onKeyDown={(event) => {
        table.current?.setAttribute('data-keys', '');
        onKeyDown(event);
      }}
      onPointerDown={() => table.current?.removeAttribute('data-keys')}
    >
      <div {...GROUP} ref={plane} className={grid.plane} style={size}>
        <div {...GROUP} className={css.laid} style={{ transform: `scale(${LARGER})` }}>
          {!tilted && (
            <svg aria-hidden="true" className={grid.layer} {...laid}>
              <FlatGround layout={layout} arena={arena} />
              <Zones layout={layout} depth={depth} />
            </svg>
          )}
          <svg aria-hidden="true" className={grid.layer} {...laid}>
            {tilted && (
              <>
                <TiltedGround
                  layout={layout}
                  arena={arena}
                  standing={(row) => battle.models.filter((m) => rowOf(m) === row).map((m) => piece(m))}
                />
                <Zones layout={layout} depth={depth} />
              </>
            )}
            {onBoard}
            <Lines layout={layout} lines={lines.filter(({ kind }) => UNDER.includes(kind))} />
            {isAway && (
              <g className={css.ghost} style={{ transform: ghostAt(layout, planned, levelOf, tokens) }}>
                <circle r={(tokens.get(planned.id)!.side * SPACE) / 2 - 6} />
              </g>
            )}
            {tilted ? battle.models.map((m) => piece(m, true)) : battle.models.map((m) => piece(m))}
            {targetMarks}
            <Lines layout={layout} lines={lines.filter(({ kind }) => !UNDER.includes(kind))} />
            <g className={grid.cursor}>
              <path className={grid.cursorEdge} d={cursorPath} />
              <path className={grid.cursorLine} d={cursorPath} />
            </g>
          </svg>
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: the grid around it is named, its cells are spoken */}
          <svg {...GROUP} className={grid.layer} {...laid}>
            <Cells
              layout={layout}
              battle={battle}
              onChoose={(space) => {
                moveCursor(space, false);
                choose(space);
              }}
              onHover={props.onHover}
              drag={props.drag}
            />
            <Spoken
              id={id}
              layout={layout}
              battle={battle}
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
      {props.beside && besideSpots && besideSpots.length > 0 && (
        <Beside
          sheet={plane}
          of={besideSpots}
          others={battle.models.filter(isShown).map((m) => spotOf(layout, m.space!))}
          radius={SPACE / 2}
        >
          {props.beside.content}
        </Beside>
      )}
    </div>
  );
};

/**
 * The drawing is laid out so much smaller and scaled up again: while a hand zooms, the browser paints layers at least as large as they
 * are laid out, and a whole board at its full size would be some hundred tiles.
 */
const LARGER = 3;

const UNDER: readonly Line['kind'][] = ['way', 'trace', 'link'];

const ghostAt = (
  layout: Layout,
  m: Model,
  levelOf: (space: Space, side: number) => number,
  tokens: ReadonlyMap<ModelId, Token>,
): string => {
  const { side } = tokens.get(m.id)!;
  const { x, y } = middleOf(layout, m.space!, side, levelOf(m.space!, side));
  return `translate(${x}px, ${y}px)`;
};

/** The row of a model's space that is nearest to the eye. */
const frontRow = (layout: Layout, space: Space, side: number): number => {
  const rows = [space, space + (side - 1) * layout.size].map((one) => cellOf(layout, one).row);
  return Math.max(...rows);
};

/** The own side of the board, where a small screen shows a part of it. */
const homeOf = (layout: Layout) => ({ x: layout.width / 2, y: layout.height * 0.86, span: layout.width });

const useCursor = (props: SpaceBoardProps, layout: Layout, view: ReturnType<typeof useBoardZoom>) => {
  const [own, setOwn] = useState<Space>();
  const selected = props.battle.models.find((m) => m.id === props.selected)?.space ?? undefined;
  const middle = Math.floor(layout.size / 2) * (layout.size + 1);
  const cursor = props.cursor ?? own ?? selected ?? middle;
  const moveCursor = (space: Space, show: boolean): void => {
    setOwn(space);
    props.onCursor?.(space);
    if (show) view.show(spotOf(layout, space));
  };
  const choose = (space: Space): void => props.onSpace?.(space);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = cursorAfter(layout, cursor, event.key);
    if (to !== undefined) moveCursor(to, true);
    else if (event.key === 'Enter' || event.key === ' ') choose(cursor);
    else if (event.key === '+' || event.key === '=') view.zoomBy(1.4);
    else if (event.key === '-' || event.key === '_') view.zoomBy(1 / 1.4);
    else if (event.key === '0') view.fit();
    else return;
    event.preventDefault();
  };
  return { cursor, onKeyDown, choose, moveCursor };
};

interface CellsProps {
  readonly layout: Layout;
  readonly battle: Battle;
  readonly onChoose: (space: Space) => void;
  readonly onHover: ((space: Space | undefined) => void) | undefined;
  readonly drag: Drag | undefined;
}

/** What is touched and clicked: every space, whole, over everything drawn. */
const Cells = ({ layout, battle, onChoose, onHover, drag }: CellsProps) => {
  const group = useRef<SVGGElement>(null);
  useDrag(group, drag, 'space');
  const latest = useRef({ onChoose, onHover });
  latest.current = { onChoose, onHover };
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
        if (space !== undefined) latest.current.onChoose(space);
      }}
      onPointerOver={(event) => event.pointerType === 'mouse' && latest.current.onHover?.(spaceOf(event.target))}
      onPointerLeave={() => latest.current.onHover?.(undefined)}
    >
      <AllCells layout={layout} config={battle.config} />
      {layout.tilted &&
        battle.models
          .filter(isShown)
          .map((m) => <StandingCell key={m.id} layout={layout} battle={battle} space={m.space!} />)}
    </g>
  );
};

/** Who stands behind something high is seen through it, and can be chosen there. */
const StandingCell = ({
  layout,
  battle,
  space,
}: {
  readonly layout: Layout;
  readonly battle: Battle;
  readonly space: Space;
}) => (
  <path
    className={css.cell}
    data-space={spaceName(battle.config, space)}
    data-index={space}
    data-standing
    d={floorPath(layout, space, 0.1)}
  />
);

/** From the back to the front: on a tilted board what stands before hides what is behind. */
const AllCells = memo(({ layout, config }: { readonly layout: Layout; readonly config: Battle['config'] }) => {
  const order = Array.from({ length: layout.size * layout.size }, (_, i) =>
    layout.turned ? i : layout.size * layout.size - 1 - i,
  );
  return order.map((space) => {
    const { front, side } = wallsOf(layout, space);
    return (
      <path
        key={space}
        className={css.cell}
        data-space={spaceName(config, space)}
        data-index={space}
        d={`${side}${front}${floorPath(layout, space)}`}
      />
    );
  });
});
AllCells.displayName = 'AllCells';

interface SpokenProps {
  readonly id: string;
  readonly layout: Layout;
  readonly battle: Battle;
  readonly cursor: Space;
  readonly nameOf: (space: Space) => string;
  readonly selected: ModelId | undefined;
}

/** What is spoken: the space under the cursor, and those on which models stand. */
const Spoken = ({ id, layout, battle, cursor, nameOf, selected }: SpokenProps) => {
  const stands = battle.models.filter(isShown).map((m) => m.space!);
  const spaces = [...new Set([cursor, ...stands])].sort((a, b) => b - a);
  const at = (space: Space): Model | undefined => battle.models.find((m) => isShown(m) && m.space === space);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a table
    <g role="row" className={css.spoken}>
      {spaces.map((space) => (
        // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a table
        <path
          key={space}
          role="gridcell"
          id={space === cursor ? `${id}cursor` : undefined}
          data-spoken={spaceName(battle.config, space)}
          aria-label={nameOf(space)}
          aria-selected={at(space)?.id === selected && selected !== undefined}
          d={floorPath(layout, space)}
        />
      ))}
    </g>
  );
};

const FLAG = 'M-7 20V-18M-7-17H14L8-9.5L14-2H-7';

/** The four markers, numbered in the order in which they lie. */
const MarkersArt = memo(({ layout, markers }: { readonly layout: Layout; readonly markers: readonly Space[] }) => (
  <g>
    {markers.map((space, i) => {
      const { x, y } = spotOf(layout, space);
      return (
        <g key={space}>
          <path className={css.markerFloor} d={floorPath(layout, space, 0.06)} />
          <g transform={`translate(${n1(x)} ${n1(y)})`}>
            <path className={css.flag} d={FLAG} />
            <text className={css.markerNumber} x={1} y={-5}>
              {i + 1}
            </text>
          </g>
        </g>
      );
    })}
  </g>
));
MarkersArt.displayName = 'MarkersArt';
