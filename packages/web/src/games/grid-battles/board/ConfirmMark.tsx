// The check mark that commits a plan: beside the counter, never where the hand has just been, and not on a piece.

import { hexAt, NO_HEX } from '@muster/geometry';
import type { HexLabel, Unit } from '@muster/grid-battles';
import { GROUP } from '../../../parts/drawing/aria.ts';
import { at } from '../../../parts/drawing/spots.ts';
import css from './board.module.css';
import { type MapLayout, neighbour, SIDE, spotOf } from './layout.ts';
import type { PathOverlay } from './marks.ts';

interface Props {
  readonly layout: MapLayout;
  /** It leads somewhere. */
  readonly path: PathOverlay;
  readonly shownOn: ReadonlyMap<HexLabel, Unit>;
  readonly onConfirm: () => void;
}

/** Beyond the corner of the hex under the hand, clear of the middle of its neighbours. */
const BESIDE = SIDE + 15;

/** By corner, each between the neighbour of its number and the next: to the right first, where a hand does not cover it. */
const ORDER = [0, 5, 1, 4, 2, 3];

/** The corner where the mark is least in the way: not beside a counter if that can be, rather not beside a next step. */
const cornerOf = ({ layout, path, shownOn }: Props): number => {
  const hex = hexAt(layout.grid, path.steps.at(-1)!)!;
  const next = new Set(path.next.map((n) => n.hex));
  const trouble = (d: number): number => {
    const there = neighbour(layout, hex, d % 6);
    if (there === NO_HEX) return 1;
    const label = layout.grid.labels[there]!;
    return shownOn.has(label) ? 100 : path.steps.includes(label) ? 4 : next.has(label) ? 3 : 0;
  };
  return [...ORDER].sort((x, y) => trouble(x) + trouble(x + 1) - trouble(y) - trouble(y + 1))[0]!;
};

export const ConfirmMark = (props: Props) => {
  const { x, y } = spotOf(props.layout, props.path.steps.at(-1)!);
  const towards = ((2 * cornerOf(props) + 1) * Math.PI) / 6;
  const place = { x: x + Math.cos(towards) * BESIDE, y: y - Math.sin(towards) * BESIDE };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the main button and its key do the same
    <g
      {...GROUP}
      data-confirm=""
      className={css.confirm}
      transform={`translate(${at(place)})`}
      onClick={(event) => event.detail < 2 && props.onConfirm()}
    >
      <circle className={css.confirmHit} r={18} />
      <circle r={14} />
      <path d="M-6.6 .5L-1.8 5.6L7.1-5.1" />
    </g>
  );
};
