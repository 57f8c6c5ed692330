/**
 * The star chart: a measured table with ships on it. It knows no rules: it draws what it is given and reports what was chosen.
 * Pan, zoom, pointer, keyboard, frame and lines are those of every measured table.
 */

import {
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { Beside, type BesideThem } from '../../../measured/Beside.tsx';
import board from '../../../measured/board.module.css';
import { LinesLayer } from '../../../measured/LinesLayer.tsx';
import { makePlane, pointUnder, spot } from '../../../measured/plane.ts';
import type { BoardField, BoardLine, Point } from '../../../measured/types.ts';
import { useKeys } from '../../../measured/useKeys.ts';
import { cornerOf, followDrag, type HandListeners, onField, usePointer } from '../../../measured/usePointer.ts';
import { type MineHere, useTableZoom } from '../../../measured/useTableZoom.ts';
import { useTurn } from '../../../measured/useTurn.ts';
import { Bubble, type BubbleAt, bubbleKey } from '../../../parts/Bubble.tsx';
import { GROUP } from '../../../parts/drawing/aria.ts';
import type { ChartShip as Shown } from '../ships/ship.ts';
import { Bearings } from './Bearings.tsx';
import { ChartLayer } from './ChartLayer.tsx';
import { ChartShip } from './ChartShip.tsx';
import css from './chart.module.css';
import { OverLayer, UnderLayer } from './MarksLayer.tsx';
import type { BoardZone, ChartField, ChartLink, ChartMarks } from './types.ts';

export interface StarChartHandle {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  readonly show: (p: Point) => void;
  readonly follow: (places: readonly Point[]) => void;
  readonly focus: (ship?: string) => void;
  /** A ship that lies beside the chart was pressed: from now on the hand carries it, as it does one on the chart. */
  readonly take: (ship: string, press: PointerEvent) => void;
}

interface Props extends HandListeners {
  readonly ref?: Ref<StarChartHandle>;
  readonly field: ChartField;
  readonly ships: readonly Shown[];
  readonly zones: readonly BoardZone[];
  readonly links: readonly ChartLink[];
  readonly marks: ChartMarks;
  readonly lines: readonly BoardLine[];
  readonly lastMove: { readonly ship: string; readonly path: readonly Point[] } | undefined;
  readonly bubble: BubbleAt<Point> | undefined;
  readonly beside: BesideThem | undefined;
  readonly label: string;
  readonly home: Point | undefined;
  readonly own: Point | undefined;
  readonly mine?: MineHere | undefined;
  /** Where the keyboard's cursor begins: where one may act. */
  readonly start?: Point | undefined;
  /** The wheel turns what is in the hand instead of zooming: 1 or -1; false lets it zoom. */
  readonly onWheel?: ((by: 1 | -1) => boolean) | undefined;
  readonly children?: ReactNode;
}

const NO_INSETS = {};
/** A ship is long: its middle in sight is not enough. */
const SHIP_ROOM = { left: 64, right: 64, top: 56, bottom: 56 };

/** Before the chart zooms by it, the wheel is offered to what is in the hand. */
const useWheel = (table: RefObject<HTMLDivElement | null>, onWheel: Props['onWheel']): void => {
  const wheel = useRef(onWheel);
  wheel.current = onWheel;
  useEffect(() => {
    const node = table.current;
    const turnIt = (event: WheelEvent): void => {
      if (event.ctrlKey || wheel.current?.(event.deltaY > 0 ? -1 : 1) !== true) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    node?.addEventListener('wheel', turnIt, { capture: true, passive: false });
    return () => node?.removeEventListener('wheel', turnIt, { capture: true });
  }, [table]);
};

export const StarChart = (props: Props) => {
  const { field, ships, marks, home } = props;
  const hint = useId();
  const table = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const turn = useTurn(table, field, props.own);
  const plane = useMemo(() => makePlane(field.width, field.height, turn), [field.width, field.height, turn]);
  const listeners = useRef<HandListeners>(props);
  listeners.current = props;
  const zoom = useTableZoom({ table, sheet, overlay }, plane, NO_INSETS, home, props.mine);
  const show = useCallback((p: Point) => zoom.show(spot(plane, p), SHIP_ROOM), [zoom, plane]);
  const focusItem = useCallback((id: string) => {
    const item = [...(sheet.current?.querySelectorAll<SVGGElement>('[data-item]') ?? [])].find(
      (element) => element.dataset['item'] === id,
    );
    item?.focus({ preventScroll: true });
  }, []);
  const bases = useMemo(
    () => ships.map(({ id, x, y, width, canDrag, state }) => ({ id, x, y, radius: width / 2, canDrag, state })),
    [ships],
  );
  const keys = useKeys(
    { plane, items: bases, bases, home: props.start ?? home, show, focusItem, zoomBy: zoom.zoomBy, fit: zoom.fit },
    listeners,
  );
  const hand = usePointer({ table, sheet }, plane, (id) => bases.find((base) => base.id === id), listeners);
  const lineField = useMemo<BoardField>(() => ({ width: field.width, height: field.height, pieces: [] }), [field]);
  const lines = useMemo(() => [...props.lines, ...marks.lines], [props.lines, marks.lines]);

  useWheel(table, props.onWheel);

  useImperativeHandle(
    props.ref,
    () => ({
      zoomIn: () => zoom.zoomBy(1.4),
      zoomOut: () => zoom.zoomBy(1 / 1.4),
      fit: zoom.fit,
      show,
      follow: (places) => zoom.follow(places.map((p) => spot(plane, p))),
      focus: (ship) => (ship === undefined ? table.current?.focus({ preventScroll: true }) : focusItem(ship)),
      take: (ship, press) => {
        const node = table.current;
        if (!node) return;
        const under = (at: { readonly x: number; readonly y: number }) => pointUnder(plane, node, cornerOf(node), at);
        followDrag(node, press, {
          start: () => listeners.current.onDragStart?.(ship),
          move: (at) => listeners.current.onDrag?.(under(at)),
          drop: (at) =>
            onField(plane, under(at)) === null
              ? listeners.current.onDragCancel?.()
              : listeners.current.onDrop?.(under(at)),
          cancel: () => listeners.current.onDragCancel?.(),
          end: () => {},
        });
      },
    }),
    [zoom, show, focusItem, plane],
  );

  return (
    <div
      role="application"
      aria-label={props.label}
      aria-describedby={hint}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the chart has a cursor of its own
      tabIndex={0}
      ref={table}
      className={`${board.board} ${css.board}`}
      data-zoom="mid"
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
      onBlur={keys.onBlur}
      {...hand}
    >
      <p id={hint} className={board.hint}>
        Arrow keys move a cursor by a quarter of an inch, with Shift by one inch; Enter chooses the place. Tab leads to
        the ships: arrow keys go from ship to ship, Enter chooses.
      </p>
      <div ref={sheet} className={board.sheet} data-turn={turn} style={{ width: plane.width, height: plane.height }}>
        <ChartLayer plane={plane} field={field} zones={props.zones} />
        <Bearings plane={plane} own={props.own} />
        <UnderLayer plane={plane} areas={marks.areas} rings={marks.rings} links={props.links} />
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the chart around it is named, the ships are spoken */}
        <svg {...GROUP} className={css.chart} width={plane.width} height={plane.height}>
          {ships.map((ship) => (
            <ChartShip
              key={ship.id}
              ship={ship}
              plane={plane}
              isStop={ship.id === keys.stop}
              way={ship.canDrag ? null : props.lastMove?.ship === ship.id ? props.lastMove.path : undefined}
            />
          ))}
        </svg>
        <div ref={overlay} className={board.overlay}>
          <LinesLayer plane={plane} field={lineField} lines={lines} cursor={keys.cursor} ref={null} />
          <OverLayer plane={plane} ghosts={marks.ghosts} edges={marks.edges} />
        </div>
      </div>
      {props.beside && <Beside plane={plane} sheet={sheet} beside={props.beside} />}
      {props.bubble && (
        <Bubble key={bubbleKey(props.bubble)} at={spot(plane, props.bubble.at)} plane={sheet}>
          {props.bubble.text}
        </Bubble>
      )}
      {props.children}
    </div>
  );
};
