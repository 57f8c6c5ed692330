// The check mark that commits a plan: beside the counter, never where the hand has just been, and not on a piece.

import { hexAt, NO_HEX } from '@muster/geometry';
import type { HexLabel, Unit } from '@muster/grid-battles';
import { GROUP } from '../../../parts/drawing/aria.ts';
import { n1, type Spot } from '../../../parts/drawing/spots.ts';
import css from './board.module.css';
import { type MapLayout, neighbour, SIDE, spotOf } from './layout.ts';
import type { PathOverlay } from './marks.ts';

interface Props {
  readonly layout: MapLayout;
  readonly path: PathOverlay;
  readonly shownOn: ReadonlyMap<HexLabel, Unit>;
  readonly onConfirm: () => void;
}

/** Beyond the corner of the hex under the hand, clear of the middle of its neighbours. */
const BESIDE = SIDE + 15;

/** By corner, each between the neighbour of its number and the next: to the right first, where a hand does not cover it. */
const ORDER = [0, 5, 1, 4, 2, 3];

/** The corner where the mark is least in the way: not beside a counter if that can be, rather not beside a next step. */
const cornerOf = (layout: MapLayout, path: PathOverlay, at: HexLabel, shownOn: Props['shownOn']): number => {
  const hex = hexAt(layout.grid, at) ?? 0;
  const next = new Set(path.next.map((n) => n.hex));
  const trouble = (d: number): number => {
    const there = neighbour(layout, hex, d % 6);
    if (there === NO_HEX) return 1;
    const label = layout.grid.labels[there]!;
    return shownOn.has(label) ? 100 : path.steps.includes(label) ? 4 : next.has(label) ? 3 : 0;
  };
  return [...ORDER].sort((x, y) => trouble(x) + trouble(x + 1) - trouble(y) - trouble(y + 1))[0]!;
};

/** Towards a corner. */
const towards = (corner: number): Spot => ({
  x: Math.cos(((2 * corner + 1) * Math.PI) / 6),
  y: -Math.sin(((2 * corner + 1) * Math.PI) / 6),
});

export const ConfirmMark = ({ layout, path, shownOn, onConfirm }: Props) => {
  const at = path.steps.at(-1);
  const spot = at === undefined ? undefined : spotOf(layout, at);
  if (at === undefined || !spot) return null;
  const { x, y } = towards(cornerOf(layout, path, at, shownOn));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the main button and its key do the same
    <g
      {...GROUP}
      data-confirm=""
      className={css.confirm}
      transform={`translate(${n1(spot.x + x * BESIDE)} ${n1(spot.y + y * BESIDE)})`}
      onClick={(event) => event.detail < 2 && onConfirm()}
    >
      <circle className={css.confirmHit} r={18} />
      <circle r={14} />
      <path d="M-6.6 .5L-1.8 5.6L7.1-5.1" />
    </g>
  );
};
