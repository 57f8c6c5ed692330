// The move in the making. It changes with every movement of the hand, so it is written straight into the drawing: React
// is asked only when another base is taken up.

import { memo, type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { DRAWN } from '../parts/drawing/aria.ts';
import { at, n1 } from '../parts/drawing/spots.ts';
import { circle } from './art/polygons.ts';
import { printedIn } from './Base.tsx';
import { BaseArt } from './BaseArt.tsx';
import { BASE_R } from './baseShapes.ts';
import css from './overlay.module.css';
import { type Plane, spot, units } from './plane.ts';
import type { BoardBase, Ghost } from './types.ts';

export interface GhostHandle {
  readonly set: (ghost: Ghost | null) => void;
}

interface GhostLayerProps {
  readonly ref: Ref<GhostHandle>;
  readonly plane: Plane;
  readonly bases: readonly BoardBase[];
}

export const GhostLayer = memo(({ ref, plane, bases }: GhostLayerProps) => {
  const root = useRef<SVGSVGElement>(null);
  const label = useRef<HTMLDivElement>(null);
  const ghost = useRef<Ghost>(null);
  const shown = useRef<string>(undefined);
  const [id, setId] = useState<string>();
  const base = bases.find((other) => other.id === id);

  useImperativeHandle(
    ref,
    () => ({
      set: (next) => {
        ghost.current = next;
        if (next && next.base !== shown.current) setId(next.base);
        if (next) shown.current = next.base;
        draw(root, label, plane, next);
      },
    }),
    [plane],
  );
  useLayoutEffect(() => draw(root, label, plane, ghost.current));

  return (
    <>
      <svg
        aria-hidden="true"
        ref={root}
        className={css.ghost}
        width={plane.width}
        height={plane.height}
        data-seat={base?.seat}
        data-printed={base?.colours !== undefined || undefined}
        style={base && printedIn(base)}
      >
        <path data-part="sweep" className={css.sweep} />
        <path data-part="edge" className={css.pathEdge} />
        <path data-part="path" className={css.path} />
        <path data-part="bends" className={css.bends} />
        <g data-part="end">
          <path data-part="rings" className={css.rings} />
          <g data-part="base">
            <circle className={css.ghostShadow} r={BASE_R} />
            {base ? (
              <g className={css.ghostBase}>
                <BaseArt base={base} />
              </g>
            ) : (
              <circle className={css.blank} r={BASE_R - 1} />
            )}
            <circle className={css.verdictEdge} r={BASE_R + 2.2} />
            <circle className={css.verdict} r={BASE_R + 2.2} />
            <path className={css.no} d="M-12-12L12 12M12-12L-12 12" />
          </g>
        </g>
      </svg>
      <div {...DRAWN} ref={label} className={css.label} data-kind="ghost" hidden />
    </>
  );
});

const draw = (
  root: RefObject<SVGSVGElement | null>,
  label: RefObject<HTMLDivElement | null>,
  plane: Plane,
  ghost: Ghost | null,
): void => {
  const [svg, slip] = [root.current, label.current];
  if (!svg || !slip) return;
  const shown = ghost !== null && ghost.path.length > 0;
  svg.style.display = shown ? '' : 'none';
  slip.hidden = !shown || !ghost.text;
  if (!shown) return;
  const spots = ghost.path.map((p) => spot(plane, p));
  const end = spots.at(-1)!;
  const radius = units(ghost.radius);
  const d = `M${spots.map(at).join('L')}`;
  write(svg, 'data-ok', String(ghost.ok));
  const part = partsOf(svg);
  write(part.sweep, 'd', d);
  write(part.sweep, 'stroke-width', n1(2 * radius));
  write(part.edge, 'd', d);
  write(part.path, 'd', d);
  write(part.bends, 'd', [spots[0]!, ...spots.slice(1, -1)].map((p) => circle(p, 3.4)).join(''));
  write(part.end, 'transform', `translate(${at(end)})`);
  write(part.base, 'transform', `scale(${n1((radius / BASE_R) * 100)}e-2)`);
  write(part.rings, 'd', (ghost.rings ?? []).map((ring) => circle({ x: 0, y: 0 }, radius + units(ring))).join(''));
  if (!ghost.text) return;
  write(slip, 'data-ok', String(ghost.ok));
  if (slip.textContent !== ghost.text) slip.textContent = ghost.text;
  // Above the base, or below it at the top of the table and where somebody stands above it.
  const below = end.y < radius + 40 || (ghost.against !== undefined && spot(plane, ghost.against).y < end.y);
  const y = below ? end.y + radius : end.y - radius;
  write(slip, 'data-below', String(below));
  slip.style.translate = `${n1(end.x)}px ${n1(y)}px`;
};

type Part = 'sweep' | 'edge' | 'path' | 'bends' | 'end' | 'base' | 'rings';
type Parts = Readonly<Record<Part, Element>>;
const known = new WeakMap<SVGSVGElement, Parts>();

const partsOf = (svg: SVGSVGElement): Parts => {
  const parts =
    known.get(svg) ??
    (Object.fromEntries(
      [...svg.querySelectorAll('[data-part]')].map((part) => [part.getAttribute('data-part'), part]),
    ) as Parts);
  known.set(svg, parts);
  return parts;
};

const write = (element: Element, name: string, value: string): void => {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};
