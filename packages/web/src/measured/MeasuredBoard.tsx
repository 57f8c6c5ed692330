// The measured table: terrain, bases and what is said about them. It knows no rules: it draws what it is given and reports
// what was chosen. Map, ground, bases and overlay are layers of their own, so that a moving hand repaints the overlay only.

import { inch } from '@muster/geometry';
import { type Ref, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react';
import { Bubble, type BubbleAt, bubbleKey } from '../parts/Bubble.tsx';
import { BasesLayer } from './BasesLayer.tsx';
import { Beside, type BesideThem } from './Beside.tsx';
import css from './board.module.css';
import { type GhostHandle, GhostLayer } from './GhostLayer.tsx';
import { GroundLayer } from './GroundLayer.tsx';
import { type LinesHandle, LinesLayer } from './LinesLayer.tsx';
import { MapLayer } from './MapLayer.tsx';
import { NotesLayer, PlansLayer } from './PlansLayer.tsx';
import { spot } from './plane.ts';
import { ReachLayer } from './ReachLayer.tsx';
import type {
  BoardBase,
  BoardDisc,
  BoardField,
  BoardLine,
  BoardMarker,
  BoardNote,
  BoardObject,
  BoardPlan,
  BoardRange,
  BoardZone,
  Ghost,
  Outline,
  Point,
} from './types.ts';
import type { HandListeners } from './usePointer.ts';
import { type SheetHandle, useSheet } from './useSheet.ts';
import type { MineHere } from './useTableZoom.ts';
import type { Lying } from './wordsPlace.ts';

export interface MeasuredBoardHandle extends SheetHandle {
  /** Brings this place into view, with so many pixels around it. */
  readonly show: (p: Point, around?: number) => void;
  /** Shows a move in the making without asking React: for every movement of a hand. Until the `ghost` of the props changes. */
  readonly setGhost: (ghost: Ghost | null) => void;
  /** Shows these lines instead of those of the props; null for those of the props. */
  readonly setLines: (lines: readonly BoardLine[] | null) => void;
}

export interface MeasuredBoardProps extends HandListeners {
  readonly ref?: Ref<MeasuredBoardHandle>;
  /** Keep the same object for the same table. */
  readonly field: BoardField;
  readonly bases: readonly BoardBase[];
  readonly objects?: readonly BoardObject[];
  readonly markers?: readonly BoardMarker[];
  readonly zones?: readonly BoardZone[];
  readonly reach?: Outline | undefined;
  /** A part of it that keeps something open, such as a shot. */
  readonly reachNear?: Outline | undefined;
  readonly ranges?: readonly BoardRange[];
  /** Where others could strike; keep the same list for the same table. */
  readonly threat?: readonly BoardDisc[];
  readonly ghost?: Ghost | undefined;
  readonly lines?: readonly BoardLine[];
  readonly plans?: readonly BoardPlan[];
  readonly notes?: readonly BoardNote[];
  /** Rules the table in inches. */
  readonly inches?: boolean;
  /** The way a base went last: it travels along it. */
  readonly lastMove?: { readonly base: string; readonly path: readonly Point[] } | undefined;
  /** Said at a place: why it cannot be chosen. */
  readonly bubble?: BubbleAt<Point> | undefined;
  /** A slip beside those it is about. */
  readonly beside?: BesideThem | undefined;
  /** Spoken name of the table. */
  readonly label?: string;
  /** What a small screen shows first, and where the keyboard's cursor begins; the middle unless told. */
  readonly home?: Point | undefined;
  /** One's own bases, in place of `home` on a small screen. */
  readonly mine?: MineHere | undefined;
  /** In the middle of one's own side, the same all through the battle: the table lies so that it is near. */
  readonly own?: Point | undefined;
  /** North stays above, whatever the room: while nobody has a side, and places are named by how they are seen. */
  readonly upright?: boolean;
}

const NONE: readonly never[] = [];

/** So far about the end of a planned way its own words reach. */
const GHOST_WORDS = inch(2);

const aboutGhost = (ghost: Ghost | undefined): readonly Lying[] =>
  ghost === undefined ? NONE : [{ ...ghost.path.at(-1)!, radius: GHOST_WORDS }];

export const MeasuredBoard = (props: MeasuredBoardProps) => {
  const { field, bases, objects = NONE, home, mine, own, upright } = props;
  const items = useMemo(() => (props.onObject ? [...bases, ...objects] : bases), [bases, objects, props.onObject]);
  const { sheet, overlay, plane, turn, show, keys, handle, board, hint } = useSheet({
    field,
    bases,
    items,
    listeners: props,
    home,
    mine,
    own,
    upright,
  });
  const lying = useMemo(() => [...bases, ...objects, ...aboutGhost(props.ghost)], [bases, objects, props.ghost]);
  const ghost = useRef<GhostHandle>(null);
  const lines = useRef<LinesHandle>(null);

  useLayoutEffect(() => ghost.current?.set(props.ghost ?? null), [props.ghost]);
  useImperativeHandle(
    props.ref,
    () => ({
      ...handle,
      show,
      setGhost: (next) => ghost.current?.set(next),
      setLines: (next) => lines.current?.set(next),
    }),
    [handle, show],
  );

  return (
    <div role="application" {...board} aria-label={props.label ?? 'Table'} className={css.board}>
      <p id={hint} className={css.hint}>
        Arrow keys move a cursor by a quarter of an inch, with Shift by one inch; Enter chooses the place. Tab leads to
        the bases: arrow keys go from base to base, Enter chooses, then arrow keys carry a base that may move; Enter
        sets it down, Escape puts it back.
      </p>
      <div ref={sheet} className={css.sheet} data-turn={turn} style={{ width: plane.width, height: plane.height }}>
        <MapLayer plane={plane} field={field} zones={props.zones ?? NONE} inches={props.inches ?? false} />
        {props.reach && <ReachLayer plane={plane} reach={props.reach} />}
        {props.reachNear && <ReachLayer plane={plane} reach={props.reachNear} near />}
        <GroundLayer plane={plane} ranges={props.ranges ?? NONE} threat={props.threat ?? NONE} field={field} />
        <BasesLayer
          plane={plane}
          bases={bases}
          objects={objects}
          markers={props.markers ?? NONE}
          hasObjectButtons={props.onObject !== undefined}
          stop={keys.stop}
          lastMove={props.lastMove}
        />
        <div ref={overlay} className={css.overlay}>
          <PlansLayer plane={plane} plans={props.plans ?? NONE} />
          <LinesLayer
            ref={lines}
            plane={plane}
            field={field}
            lines={props.lines ?? NONE}
            cursor={keys.cursor}
            lying={lying}
          />
          <NotesLayer plane={plane} notes={props.notes ?? NONE} lying={lying} />
          <GhostLayer ref={ghost} plane={plane} bases={bases} />
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
