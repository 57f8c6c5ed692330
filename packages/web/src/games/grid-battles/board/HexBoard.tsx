// The table: a map with counters on it. It knows no rules: it draws what it is given and reports what was chosen. Map,
// counters with their marks, and cells are layers of their own, so that a choice does not paint the map again.

import { type HexLabel, nameOf, TERRAIN, type Unit, type UnitId } from '@muster/grid-battles';
import { memo, type Ref, useId, useImperativeHandle, useMemo, useRef } from 'react';
import { Bubble, type BubbleAt, bubbleKey } from '../../../parts/Bubble.tsx';
import { GROUP, gridRole } from '../../../parts/drawing/aria.ts';
import frame from '../../../parts/drawing/grid.module.css';
import { translate } from '../../../parts/drawing/motion.ts';
import type { Spot } from '../../../parts/drawing/spots.ts';
import { type Home, type Insets, useBoardZoom } from '../../../parts/drawing/useBoardZoom.ts';
import { type Drag, useDrag } from '../../../parts/drawing/useDrag.ts';
import { type GridHandle, gridHandle, useCursor } from '../../../parts/drawing/useGrid.ts';
import { CounterArt } from '../counters/CounterArt.tsx';
import { describeUnit } from '../counters/describe.ts';
import css from './board.module.css';
import { ConfirmMark } from './ConfirmMark.tsx';
import { cursorAfter, hexPath, layoutOf, type MapLayout, spotOf } from './layout.ts';
import { MapArt } from './MapArt.tsx';
import { Marks, TargetMarks } from './Marks.tsx';
import {
  type BlowOverlay,
  type HexMarks,
  type LastMove,
  MARK_KINDS,
  MARK_WORDS,
  type PathOverlay,
  type SightOverlay,
  type Trace,
} from './marks.ts';
import { Blow, NextSteps, RefusedWay, SightLine, Traces, Trail } from './Overlays.tsx';
import { Piece } from './Piece.tsx';

export interface HexBoardHandle extends GridHandle<HexLabel> {
  /** Brings a hex into sight, and the keyboard's cursor to it. */
  readonly goTo: (label: HexLabel) => void;
  /** Shows the middle of several hexes, beside what covers a part of the board. */
  readonly showAll: (labels: readonly HexLabel[], covered: Insets) => void;
}

type OtherWays = readonly Pick<PathOverlay, 'unit' | 'steps'>[];

export interface HexBoardProps {
  readonly ref?: Ref<HexBoardHandle>;
  /** The map: keep the same array for the same map. */
  readonly rows: readonly string[];
  readonly units: readonly Unit[];
  /** By seat, for spoken names. */
  readonly sideNames?: readonly string[];
  /** Spoken name of the board. */
  readonly label?: string;
  readonly selected?: UnitId | undefined;
  readonly hexMarks?: HexMarks | undefined;
  readonly path?: PathOverlay | undefined;
  /** Ways of others that are planned, too: they are shown where these end. */
  readonly others?: OtherWays | undefined;
  /** Blows that are meant for later. */
  readonly meant?: readonly SightOverlay[] | undefined;
  readonly sightLine?: SightOverlay | undefined;
  readonly lastMove?: LastMove | undefined;
  /** Said at a hex: why it cannot be chosen. */
  readonly bubble?: BubbleAt<HexLabel> | undefined;
  /** Who strikes whom just now. */
  readonly blow?: BlowOverlay | undefined;
  /** What others did. */
  readonly traces?: readonly Trace[] | undefined;
  /** A way that cannot be gone. */
  readonly refusedWay?: readonly HexLabel[] | undefined;
  /** How counters are dragged; without it a hand on a counter moves the map. */
  readonly drag?: Drag | undefined;
  /** The check mark beside a counter on its way was chosen. */
  readonly onConfirm?: (() => void) | undefined;
  /** Where the keyboard's cursor begins: somebody may act there. The middle of the map unless told. */
  readonly start?: HexLabel | undefined;
  /** A hex without a unit was chosen (or any hex, without `onUnit`). */
  readonly onHex?: ((label: HexLabel) => void) | undefined;
  /** The unit shown on a hex was chosen. */
  readonly onUnit?: ((id: UnitId) => void) | undefined;
  readonly onHover?: ((label: HexLabel | undefined) => void) | undefined;
  /** By a right or a long press: all about what stands there. */
  readonly onLook?: ((label: HexLabel) => void) | undefined;
  /** What a small screen shows first; the middle of the map unless told. */
  readonly home?: HexLabel | undefined;
  /** Half round, for those whose side is printed above. */
  readonly turned?: boolean;
}

const NONE: readonly never[] = [];
const NO_MARKS: HexMarks = {};
const NO_INSETS: Insets = {};

const middleOf = (spots: readonly Spot[]): Spot => {
  const mean = (of: (spot: Spot) => number) => spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length;
  return { x: mean((spot) => spot.x), y: mean((spot) => spot.y) };
};

export const HexBoard = (props: HexBoardProps) => {
  const { rows, units, hexMarks = NO_MARKS, path, others = NONE, meant = NONE, traces = NONE, turned = false } = props;
  const { sightLine, selected, lastMove, home, blow, refusedWay, onConfirm } = props;
  const layout = layoutOf(rows, turned);
  const id = useId();
  const table = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const view = useBoardZoom({ table, plane }, layout, NO_INSETS, homeSpot(layout, home));
  const planned = useMemo(() => (path === undefined ? others : [...others, path]), [path, others]);
  const shownOn = useMemo(() => shownUnits(units, planned), [units, planned]);
  const open = useMemo(() => openHexes(hexMarks), [hexMarks]);
  const handle = useMemo(() => gridHandle<HexLabel>(view, (label) => spotOf(layout, label)), [view, layout]);
  const { cursor, moveTo, stay, press, listeners } = useCursor<HexLabel>({
    begins: beginsAt(props, layout),
    handle,
    after: (from, key) => cursorAfter(layout, from, key),
    choose: (label) => {
      const unit = shownOn.get(label);
      if (unit && props.onUnit) props.onUnit(unit.id);
      else props.onHex?.(label);
    },
  });

  useImperativeHandle(props.ref, () => ({
    ...handle,
    goTo: (label) => {
      moveTo(label);
      handle.show(label);
    },
    showAll: (labels, covered) => view.show(middleOf(labels.map((label) => spotOf(layout, label))), covered),
  }));
  const trails = useMemo(
    () =>
      planned.flatMap(({ unit: id, steps }) => {
        const unit = units.find((u) => u.id === id);
        return unit === undefined || unit.hex === null ? [] : [{ unit, labels: [unit.hex, ...steps] }];
      }),
    [planned, units],
  );
  const trail = trails.find(({ unit }) => unit.id === path?.unit)?.labels;
  const cursorEdge = hexPath(spotOf(layout, cursor), 1.5);
  const size = { width: layout.width, height: layout.height };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the role comes with its name
    <div
      {...gridRole(props.label ?? 'Map', `${id}-${cursor}`)}
      ref={table}
      className={frame.board}
      data-zoom="mid"
      {...listeners}
      onFocus={stay}
    >
      <div {...GROUP} ref={plane} className={frame.plane} style={size}>
        <svg aria-hidden="true" className={frame.layer} {...size}>
          <MapArt rows={rows} turned={turned} />
        </svg>
        <svg aria-hidden="true" className={frame.layer} {...size}>
          <Marks layout={layout} marks={hexMarks} />
          <Traces layout={layout} traces={traces} kind="moved" />
          <Ways layout={layout} trails={trails} />
          {units.map((unit) => {
            const moving = path?.unit === unit.id;
            const way = planned.find((one) => one.unit === unit.id);
            return (
              <Piece
                key={unit.id}
                unit={unit}
                layout={layout}
                label={way?.steps.at(-1) ?? unit.hex}
                selected={selected === unit.id}
                movesLeft={moving ? path.left : undefined}
                lastMove={lastMove?.unit === unit.id ? lastMove : undefined}
              />
            );
          })}
          <Traces layout={layout} traces={traces} kind="blow" />
          <TargetMarks layout={layout} marks={hexMarks} />
          {path && trail && <NextSteps layout={layout} from={trail.at(-1)!} next={path.next} />}
          {refusedWay && <RefusedWay layout={layout} labels={refusedWay} />}
          {meant.map((sight) => (
            <SightLine key={`${sight.from} ${sight.to}`} layout={layout} sight={sight} />
          ))}
          {sightLine && <SightLine layout={layout} sight={sightLine} />}
          {blow && <Blow layout={layout} blow={blow} />}
          <g className={frame.cursor}>
            <path className={frame.cursorEdge} d={cursorEdge} />
            <path className={frame.cursorLine} d={cursorEdge} />
          </g>
        </svg>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the grid around it is named, its cells are spoken */}
        <svg {...GROUP} className={frame.layer} {...size}>
          <Cells {...props} id={id} layout={layout} shownOn={shownOn} onChoose={press} />
          {path?.confirm && onConfirm && (
            <ConfirmMark layout={layout} path={path} shownOn={shownOn} onConfirm={onConfirm} />
          )}
        </svg>
      </div>
      {props.bubble && (
        <Bubble key={bubbleKey(props.bubble)} at={spotOf(layout, props.bubble.at)} plane={plane} open={open}>
          {props.bubble.text}
        </Bubble>
      )}
    </div>
  );
};

interface WaysProps {
  readonly layout: MapLayout;
  readonly trails: readonly { readonly unit: Unit; readonly labels: readonly HexLabel[] }[];
}

/** The ways that are planned, each with a ghost where it begins. */
const Ways = ({ layout, trails }: WaysProps) =>
  trails.map(({ unit, labels }) => (
    <g key={unit.id}>
      <Trail layout={layout} labels={labels} />
      {labels.length > 1 && (
        <g className={css.ghost} style={{ transform: translate(spotOf(layout, labels[0]!)) }}>
          <CounterArt unit={unit} seat={unit.seat} />
        </g>
      )}
    </g>
  ));

/** Where one may go, strike or be placed. */
const openHexes = ({ reach = NONE, target = NONE, zone = NONE }: HexMarks): readonly string[] =>
  [...reach, ...target, ...zone].map((hex) => `[data-hex="${hex}"]`);

/** The whole width, where it can still be touched. */
const homeSpot = (layout: MapLayout, home: HexLabel | undefined): Home | undefined =>
  home === undefined ? undefined : { ...spotOf(layout, home), span: layout.width };

/** By hex: the unit shown there. A unit on its way is shown at the end of its path. */
type ShownOn = ReadonlyMap<HexLabel, Unit>;

const shownUnits = (units: readonly Unit[], planned: OtherWays): ShownOn => {
  const shown = new Map<HexLabel, Unit>();
  for (const unit of units) {
    const label = planned.find((way) => way.unit === unit.id)?.steps.at(-1) ?? unit.hex;
    if (label !== null) shown.set(label, unit);
  }
  return shown;
};

/** The keyboard's cursor: at who is chosen, else where somebody may act, else in the middle. */
const beginsAt = ({ units, selected, start }: HexBoardProps, { grid }: MapLayout): HexLabel =>
  units.find(({ id }) => id === selected)?.hex ??
  start ??
  grid.labels[Math.floor(grid.height / 2) * grid.width + Math.floor(grid.width / 2)]!;

interface CellsProps extends HexBoardProps {
  readonly id: string;
  readonly layout: MapLayout;
  readonly shownOn: ShownOn;
  readonly onChoose: (label: HexLabel) => void;
}

/** A hex in words, with who stands or is to go there and what can be done there, for those who listen to the table. */
const wordsFor = (hex: number, { layout, units, shownOn, hexMarks = NO_MARKS, sideNames }: CellsProps): string => {
  const label = layout.grid.labels[hex]!;
  const [here, shown] = [units.find((u) => u.hex === label), shownOn.get(label)];
  return [
    label,
    TERRAIN[layout.terrain[hex]!].name,
    ...(here === undefined ? [] : [describeUnit(here, sideNames?.[here.seat])]),
    ...(shown === undefined || shown === here ? [] : [`${nameOf(shown)} is to go here`]),
    ...MARK_KINDS.filter((kind) => hexMarks[kind]?.includes(label)).map((kind) => MARK_WORDS[kind]),
  ].join(', ');
};

/** What is touched, clicked and spoken: every hex, whole, over everything drawn. */
const Cells = (props: CellsProps) => {
  const { id, layout, shownOn, selected, onChoose, onHover, onLook, drag } = props;
  const group = useRef<SVGGElement>(null);
  useDrag(group, drag, 'hex');
  const hexOf = (target: EventTarget): HexLabel | undefined => (target as SVGElement).dataset['hex'];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard is handled by the grid itself
    <g
      {...GROUP}
      ref={group}
      onClick={(event) => {
        const label = hexOf(event.target);
        if (label !== undefined) onChoose(label);
      }}
      onContextMenu={(event) => {
        const label = hexOf(event.target);
        if (label !== undefined) onLook?.(label);
      }}
      onPointerOver={(event) => event.pointerType === 'mouse' && onHover?.(hexOf(event.target))}
      onPointerLeave={() => onHover?.(undefined)}
    >
      {rowsOf(layout).map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a table
        <g role="row" key={row[0]}>
          {row.map((hex) => {
            const label = layout.grid.labels[hex]!;
            const unit = shownOn.get(label);
            return (
              <Cell
                key={label}
                id={`${id}-${label}`}
                label={label}
                d={layout.cells[hex]!}
                name={wordsFor(hex, props)}
                selected={unit !== undefined && unit.id === selected}
              />
            );
          })}
        </g>
      ))}
    </g>
  );
};

/** In the order in which they are seen: from above, from the left. */
const rowsOf = ({ grid, turned }: MapLayout): readonly (readonly number[])[] => {
  const order = grid.labels.map((_, i) => (turned ? grid.size - 1 - i : i));
  return Array.from({ length: grid.height }, (_, row) => order.slice(row * grid.width, (row + 1) * grid.width));
};

interface CellProps {
  readonly id: string;
  readonly label: HexLabel;
  readonly d: string;
  readonly name: string;
  readonly selected: boolean;
}

const Cell = memo(({ id, label, d, name, selected }: CellProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a table
  <path
    id={id}
    role="gridcell"
    className={frame.cell}
    data-hex={label}
    aria-label={name}
    aria-selected={selected}
    d={d}
  />
));
