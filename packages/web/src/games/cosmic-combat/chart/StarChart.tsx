/**
 * The star chart: a measured table with ships on it. It knows no rules: it draws what it is given and reports what was chosen.
 * Pan, zoom, pointer, keyboard, frame and lines are those of every measured table.
 */

import { type Ref, type RefObject, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { Beside, type BesideThem } from '../../../measured/Beside.tsx';
import board from '../../../measured/board.module.css';
import { LinesLayer } from '../../../measured/LinesLayer.tsx';
import { pointUnder, spot } from '../../../measured/plane.ts';
import type { BoardField, BoardLine, BoardZone, Point } from '../../../measured/types.ts';
import { cornerOf, followDrag, type HandListeners, onField } from '../../../measured/usePointer.ts';
import { type SheetHandle, useSheet } from '../../../measured/useSheet.ts';
import type { MineHere } from '../../../measured/useTableZoom.ts';
import { Bubble, type BubbleAt, bubbleKey } from '../../../parts/Bubble.tsx';
import { GROUP } from '../../../parts/drawing/aria.ts';
import type { ChartShip as Shown } from '../ships/ship.ts';
import { Bearings } from './Bearings.tsx';
import { ChartLayer } from './ChartLayer.tsx';
import { ChartShip } from './ChartShip.tsx';
import css from './chart.module.css';
import { OverLayer, UnderLayer } from './MarksLayer.tsx';
import type { ChartField, ChartLink, ChartMarks } from './types.ts';

export interface StarChartHandle extends SheetHandle {
  readonly show: (p: Point) => void;
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
  /** The middle of the own edge; undefined for who only looks on. */
  readonly own: Point | undefined;
  readonly mine?: MineHere | undefined;
  /** Where the keyboard's cursor begins: where one may act. */
  readonly start?: Point | undefined;
  /** The wheel turns what is in the hand instead of zooming: 1 or -1; false lets it zoom. */
  readonly onWheel?: ((by: 1 | -1) => boolean) | undefined;
}

/** A ship is long, and what is said of it stands beside it: its middle in sight is not enough. */
const SHIP_ROOM = { left: 76, right: 76, top: 56, bottom: 56 };

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
  const { field, ships, marks, own } = props;
  const bases = useMemo(
    () => ships.map(({ id, x, y, width, canDrag, state }) => ({ id, x, y, radius: width / 2, canDrag, state })),
    [ships],
  );
  const { table, sheet, overlay, plane, turn, listeners, show, keys, handle, hint, ...chart } = useSheet({
    field: field.board,
    bases,
    items: bases,
    listeners: props,
    home: own,
    mine: props.mine,
    own,
    start: props.start,
    around: SHIP_ROOM,
  });
  const lineField = useMemo<BoardField>(() => ({ ...field.board, pieces: [] }), [field]);
  const lines = useMemo(() => [...props.lines, ...marks.lines], [props.lines, marks.lines]);

  useWheel(table, props.onWheel);

  useImperativeHandle(
    props.ref,
    () => ({
      ...handle,
      show,
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
    [handle, show, plane, table, listeners],
  );

  return (
    <div role="application" {...chart.board} aria-label={props.label} className={`${board.board} ${css.board}`}>
      <p id={hint} className={board.hint}>
        Arrow keys move a cursor by a quarter of an inch, with Shift by one inch; Enter chooses the place. Tab leads to
        the ships: arrow keys go from ship to ship, Enter chooses.
      </p>
      <div ref={sheet} className={board.sheet} data-turn={turn} style={{ width: plane.width, height: plane.height }}>
        <ChartLayer plane={plane} field={field} zones={props.zones} />
        <Bearings plane={plane} own={own} />
        <UnderLayer plane={plane} marks={marks} links={props.links} />
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
          <OverLayer plane={plane} marks={marks} />
        </div>
      </div>
      {props.beside && <Beside plane={plane} sheet={sheet} beside={props.beside} />}
      {props.bubble && (
        <Bubble key={bubbleKey(props.bubble)} at={spot(plane, props.bubble.at)} plane={sheet}>
          {props.bubble.text}
        </Bubble>
      )}
    </div>
  );
};
