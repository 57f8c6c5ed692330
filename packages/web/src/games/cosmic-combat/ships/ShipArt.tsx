/** A ship as it is printed, about the origin with the bow to the right: plate, bow, silhouette, wounds, shields. */

import type { FactionId } from '@muster/dwethia';
import { hulls } from '@muster/geometry';
import { type CSSProperties, memo } from 'react';
import { emblemOf } from '../../../dwethia/base/emblems.ts';
import { inkOn, topOf } from '../../../dwethia/base/printed.ts';
import { circle } from '../../../measured/art/polygons.ts';
import { BASE_R, PIP_TRACK, pipArcs } from '../../../measured/baseShapes.ts';
import { units } from '../../../measured/plane.ts';
import { DRAWN } from '../../../parts/drawing/aria.ts';
import { n1 } from '../../../parts/drawing/spots.ts';
import { inPlace, times } from '../../../parts/inPlace.tsx';
import { box, type Size, shipPaths } from './paths.ts';
import css from './ship.module.css';
import type { ShipLook } from './ship.ts';

/** Sides are told by the form of the plate too: round corners, cut corners, notches, plain. */
const plateOf = (seat: number | null, size: Size): string => {
  const [x, y] = [size.l / 2 - 2, size.w / 2 - 2];
  const c = Math.min(size.l, size.w) * 0.16;
  switch (seat) {
    case 0:
      return `M${n1(-x + c)} ${n1(-y)}H${n1(x - c)}Q${n1(x)} ${n1(-y)} ${n1(x)} ${n1(-y + c)}V${n1(y - c)}Q${n1(x)} ${n1(y)} ${n1(x - c)} ${n1(y)}H${n1(-x + c)}Q${n1(-x)} ${n1(y)} ${n1(-x)} ${n1(y - c)}V${n1(-y + c)}Q${n1(-x)} ${n1(-y)} ${n1(-x + c)} ${n1(-y)}Z`;
    case 1:
      return `M${n1(-x + c)} ${n1(-y)}H${n1(x - c)}L${n1(x)} ${n1(-y + c)}V${n1(y - c)}L${n1(x - c)} ${n1(y)}H${n1(-x + c)}L${n1(-x)} ${n1(y - c)}V${n1(-y + c)}Z`;
    case 2:
      return `M${n1(-x + c)} ${n1(-y)}H${n1(x - c)}V${n1(-y + c)}H${n1(x)}V${n1(y - c)}H${n1(x - c)}V${n1(y)}H${n1(-x + c)}V${n1(y - c)}H${n1(-x)}V${n1(-y + c)}H${n1(-x + c)}Z`;
    default:
      return box({ l: 2 * x, w: 2 * y });
  }
};

const GAP = 7;

/** The herald's hatching: along the ship for the first side, across for the second, both for others. */
const hatchOf = (seat: number | null, { l, w }: Size): string => {
  const [x, y] = [l / 2 - 5, w / 2 - 5];
  let d = '';
  if (seat !== 1) for (let t = -Math.floor(y / GAP) * GAP; t <= y; t += GAP) d += `M${n1(-x)} ${n1(t)}H${n1(x)}`;
  if (seat !== 0) for (let t = -Math.floor(x / GAP) * GAP; t <= x; t += GAP) d += `M${n1(t)} ${n1(-y)}V${n1(y)}`;
  return d;
};

/** A prow over the front edge: whatever else is seen, it says where the ship heads. */
const bowOf = ({ l, w }: Size): string => {
  const h = Math.min(w * 0.34, 26);
  return `M${n1(l / 2 - 1)} ${n1(-h)}L${n1(l / 2 + 0.78 * h)} 0L${n1(l / 2 - 1)} ${n1(h)}Z`;
};

/** What is left is bright, what is lost is red: along the port side. */
const Wounds = ({
  wounds,
  most,
  size,
  round,
}: {
  readonly wounds: number;
  readonly most: number;
  readonly size: Size;
  readonly round: boolean;
}) => {
  if (round)
    return (
      <g transform={`scale(${n1((size.l / 2 / BASE_R) * 100)}e-2)`}>
        <path className={css.track} style={{ strokeWidth: 8 }} d={PIP_TRACK} />
        {pipArcs(most).map((d, i) => (
          <path key={d} className={i < wounds ? css.left : css.lost} d={d} />
        ))}
      </g>
    );
  const inset = Math.min(9, size.l * 0.08);
  const room = size.l - 2 * inset;
  const step = room / most;
  const y = -size.w / 2 + 6;
  const gap = Math.min(5, step * 0.25);
  return (
    <g>
      <path className={css.track} d={`M${n1(-room / 2)} ${n1(y)}H${n1(room / 2)}`} />
      {Array.from({ length: most }, (_, i) => {
        const from = -room / 2 + i * step + gap / 2;
        const d = `M${n1(from)} ${n1(y)}H${n1(from + step - gap)}`;
        return <path key={d} className={i < wounds ? css.left : css.lost} d={d} />;
      })}
    </g>
  );
};

/** How the bow is turned to lie where this side does, in degrees. */
const TURNS: Readonly<Record<hulls.HullSide, number>> = { front: 0, left: -90, back: 180, right: 90 };

/** A shield is a bowed band before the edge it guards, here the bow; two of them where two tokens lie there. */
const shieldOf = ({ l, w }: Size, nth: number): string => {
  const x = l / 2 + 10 + nth * 13;
  return `M${n1(x)} ${n1(-w / 2)}Q${n1(x + 18)} 0 ${n1(x)} ${n1(w / 2)}`;
};

/** A small arrow that points out of the shielded side. */
const headOf = ({ l }: Size, nth: number): string => {
  const x = l / 2 + 22 + nth * 13;
  return `M${n1(x)}-9L${n1(x + 12)} 0L${n1(x)} 9Z`;
};

export const Shields = memo(
  ({ look, arrows }: { readonly look: ShipLook; readonly arrows: readonly hulls.HullSide[] }) => {
    const size = { l: units(look.length), w: units(look.width) };
    if (arrows.length === 0) return null;
    // a round base has no sides; its shield guards all round.
    if (look.class === 'round')
      return (
        <g {...DRAWN} className={css.shields}>
          {inPlace(arrows, (_, nth) => (
            <path d={circle({ x: 0, y: 0 }, size.l / 2 + 12 + nth * 13)} />
          ))}
        </g>
      );
    return (
      <g {...DRAWN} className={css.shields}>
        {hulls.HULL_SIDES.filter((side) => arrows.includes(side)).map((side) => {
          const many = arrows.filter((one) => one === side).length;
          const turned = side === 'front' || side === 'back' ? size : { l: size.w, w: size.l };
          return (
            <g key={side} data-side={side} transform={`rotate(${TURNS[side]})`}>
              {times(many, (nth) => (
                <path d={shieldOf(turned, nth)} />
              ))}
              <path className={css.head} d={headOf(turned, many - 1)} />
            </g>
          );
        })}
      </g>
    );
  },
);

/** The emblem of its faction, at the stern to starboard: the face is the side's, the emblem the faction's. */
const Emblem = ({ faction, size: { l, w } }: { readonly faction: FactionId; readonly size: Size }) => {
  const scale = Math.min(1.5, w / 95);
  const inset = 14 * scale + 2;
  return (
    <path
      className={css.emblem}
      fillRule="evenodd"
      d={emblemOf(faction)}
      transform={`translate(${n1(-l / 2 + inset)} ${n1(w / 2 - inset)}) rotate(90) scale(${n1(scale * 100)}e-2)`}
    />
  );
};

/** In a line of text. */
export const FactionIcon = ({ faction }: { readonly faction: FactionId }) => (
  <svg className={css.icon} width={18} height={18} viewBox="-13 -13 26 26" aria-hidden="true">
    <path fill="currentColor" fillRule="evenodd" d={emblemOf(faction)} />
  </svg>
);

/** Cracks over a hull that is lost but still there. */
const CRACK = 'M-.9-.7L-.5-.2L-.62.1L-.2.5L-.3.9M.2-.9L.1-.4L.36-.1L.2.3L.6.8M.85-.5L.62-.1L.9.3';

interface Props {
  readonly look: ShipLook;
  readonly wounds?: { readonly left: number; readonly most: number } | undefined;
  readonly dying?: boolean;
}

/** The colours of its faction, for who wants ships as the books paint bases (`html[data-paint="book"]`); the rim is the side's all the same. */
const bookOf = (faction: FactionId) => ({ '--book': topOf(faction), '--book-ink': inkOn(faction) }) as CSSProperties;

/** Everything that turns with the ship. */
export const ShipArt = memo(({ look, wounds, dying }: Props) => {
  const size = { l: units(look.length), w: units(look.width) };
  const round = look.class === 'round';
  const paths = shipPaths(look, size);
  return (
    <g {...DRAWN} {...(look.faction !== null && { className: css.painted, style: bookOf(look.faction) })}>
      {round ? (
        <>
          <circle className={css.rim} r={n1(size.l / 2)} />
          <circle className={css.plate} r={n1(size.l / 2 - 3)} />
        </>
      ) : (
        <>
          <path className={css.bow} d={bowOf(size)} />
          <path className={css.rim} d={box(size)} />
          <path className={css.plate} d={plateOf(look.seat, size)} />
          <path className={css.hatch} d={hatchOf(look.seat, size)} />
          <path className={css.front} d={`M${n1(size.l / 2 - 2)} ${n1(-size.w / 2)}V${n1(size.w / 2)}`} />
        </>
      )}
      <path className={css.body} fillRule={round ? 'evenodd' : 'nonzero'} d={paths.body} />
      <path className={css.lines} d={paths.lines} />
      {look.faction !== null && !round && <Emblem faction={look.faction} size={size} />}
      {dying && <path className={css.crack} d={scaled(CRACK, size)} />}
      {wounds !== undefined && <Wounds wounds={wounds.left} most={wounds.most} size={size} round={round} />}
    </g>
  );
});

/** A path in a box from -1 to 1, over the base. */
const scaled = (d: string, { l, w }: Size): string => {
  let isX = false;
  return d.replace(/-?\d*\.?\d+/g, (n) => {
    isX = !isX;
    return ` ${n1(Number(n) * (isX ? l / 2 : w / 2))}`;
  });
};

/** A ship beside a line of text, its bow to the right. */
export const ShipIcon = ({ look, size = 40 }: { readonly look: ShipLook; readonly size?: number }) => {
  const [l, w] = [units(look.length) + 44, units(look.width) + 8];
  return (
    <svg
      className={`${css.icon} ${css.livery}`}
      data-seat={look.seat ?? 'none'}
      width={size}
      height={n1(Math.max(size * 0.5, size * (w / l)))}
      viewBox={`${n1(-l / 2 + 8)} ${n1(-w / 2)} ${n1(l)} ${n1(w)}`}
      aria-hidden="true"
    >
      <ShipArt look={look} />
    </svg>
  );
};
