// What is drawn over the map: a move in the making, a line of sight, a way that is refused, a blow, and what others did.

import type { HexLabel } from '@muster/grid-battles';
import { memo } from 'react';
import { ARROW_HEAD, at, n1, pathThrough, type Spot, turnedAt } from '../../../parts/drawing/spots.ts';
import { inPlace } from '../../../parts/inPlace.tsx';
import css from './board.module.css';
import { hexPath, type MapLayout, spotOf } from './layout.ts';
import type { BlowOverlay, PathOverlay, SightOverlay, Trace } from './marks.ts';

/** A block arrow of length 1 step along x, head forward, from 0. */
const arrow = (from: number, to: number, half: number): string => {
  const neck = to - half * 1.9;
  return `M${from} ${-half}H${neck}V${-half * 2.1}L${to} 0L${neck} ${half * 2.1}V${half}H${from}Z`;
};

const TRAIL = arrow(12, 60, 4);
const NEXT = arrow(31, 52, 4.6);

interface AlongProps {
  readonly layout: MapLayout;
  readonly labels: readonly HexLabel[];
}

/** GB-26: half-transparent arrows for the path so far. */
export const Trail = memo(({ layout, labels }: AlongProps) => {
  const spots = spotsOf(layout, labels);
  return (
    <g className={css.trail}>
      {inPlace(spots.slice(1), (to, i) => (
        <path d={TRAIL} transform={turnedAt(spots[i]!, spots[i]!, to)} />
      ))}
    </g>
  );
});

interface NextProps extends Pick<PathOverlay, 'next'> {
  readonly layout: MapLayout;
  readonly from: HexLabel;
}

/** GB-26: solid arrows to the legal next steps, each with its cost. */
export const NextSteps = memo(({ layout, from, next }: NextProps) => {
  const start = spotOf(layout, from);
  return (
    <g className={css.next}>
      {next.map(({ hex, cost }) => {
        const to = spotOf(layout, hex);
        return (
          <g key={hex}>
            <path className={css.nextHex} d={hexPath(to, 3)} />
            <path className={css.nextArrow} d={NEXT} transform={turnedAt(start, start, to)} />
            <circle cx={n1(to.x)} cy={n1(to.y)} r={9} />
            <text x={n1(to.x)} y={n1(to.y)}>
              {cost}
            </text>
          </g>
        );
      })}
    </g>
  );
});

export const SightLine = memo(({ layout, sight }: { readonly layout: MapLayout; readonly sight: SightOverlay }) => {
  const { from, to, blockers } = sight;
  const [near, far] = between(spotOf(layout, from), spotOf(layout, to), blockers === undefined ? 24 : 0);
  const d = pathThrough([near, far]);
  return (
    <g className={blockers === undefined ? css.sightClear : css.sightBlocked}>
      {blockers?.map((label) => {
        const spot = spotOf(layout, label);
        const cross = `M${n1(spot.x - 9)} ${n1(spot.y - 9)}l18 18m0-18l-18 18`;
        return <path key={label} className={css.blocker} d={hexPath(spot, 3) + cross} />;
      })}
      <path className={css.sightEdge} d={d} />
      <path className={css.sightLine} d={d} />
      <circle cx={n1(near.x)} cy={n1(near.y)} r={4} />
      <circle cx={n1(far.x)} cy={n1(far.y)} r={4} />
    </g>
  );
});

/** A way that cannot be gone, as it would be. */
export const RefusedWay = memo(({ layout, labels }: AlongProps) => (
  <path className={css.refusedWay} d={pathThrough(spotsOf(layout, labels))} />
));

const spotsOf = (layout: MapLayout, labels: readonly HexLabel[]): readonly Spot[] =>
  labels.map((label) => spotOf(layout, label));

/** From one hex towards another, leaving the counters free. */
const between = (a: Spot, b: Spot, gap: number): readonly [Spot, Spot] => {
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [((b.x - a.x) / far) * gap, ((b.y - a.y) / far) * gap];
  return [
    { x: a.x + dx, y: a.y + dy },
    { x: b.x - dx, y: b.y - dy },
  ];
};

/** Who strikes whom, while it happens: both marked, and the line between them. */
export const Blow = memo(({ layout, blow }: { readonly layout: MapLayout; readonly blow: BlowOverlay }) => {
  const a = spotOf(layout, blow.from);
  const b = spotOf(layout, blow.to);
  const [from, to] = between(a, b, 23);
  const d = pathThrough([from, to]);
  return (
    <g className={css.blow} data-seat={blow.by}>
      <path className={css.blowWho} d={hexPath(a, 1)} />
      <path className={css.blowWhomEdge} d={hexPath(b, 1)} />
      <path className={css.blowWhom} d={hexPath(b, 1)} />
      <path className={css.blowEdge} d={d} />
      <path className={css.blowLine} d={d} />
      <path className={css.blowHead} d={ARROW_HEAD} transform={turnedAt(to, a, b)} />
    </g>
  );
});

const MovedTrace = ({ layout, labels }: AlongProps) => {
  const spots = spotsOf(layout, labels);
  const [last, goal] = [spots.at(-2)!, spots.at(-1)!];
  const [, end] = between(last, goal, 22);
  const d = pathThrough([...spots.slice(0, -1), end]);
  return (
    <>
      <path className={css.traceEdge} d={d} />
      <path className={css.traceLine} d={d} />
      <circle className={css.traceStart} cx={n1(spots[0]!.x)} cy={n1(spots[0]!.y)} r={6} />
      <path className={css.traceHead} d={ARROW_HEAD} transform={turnedAt(end, last, goal)} />
    </>
  );
};

/** Where the loss stands: above the counter's corner, clear of its figures. */
const BlowTrace = ({ layout, trace }: { readonly layout: MapLayout; readonly trace: Trace & { kind: 'blow' } }) => {
  const b = spotOf(layout, trace.to);
  return (
    <>
      <path className={css.traceBlow} d={pathThrough(between(spotOf(layout, trace.from), b, 25))} />
      <g transform={`translate(${at(b)})`}>
        {trace.fell && <path className={css.fell} d="M-14-14L14 14M14-14L-14 14" />}
        <g transform={trace.fell ? undefined : 'translate(0 -29)'}>
          <circle className={css.lossRim} r={10.5} />
          <text className={css.loss}>{trace.hits === 0 ? '0' : `−${trace.hits}`}</text>
        </g>
      </g>
    </>
  );
};

interface TracesProps {
  readonly layout: MapLayout;
  readonly traces: readonly Trace[];
  /** Trails lie under the counters, marks of blows on them. */
  readonly kind: Trace['kind'];
}

/** What others did since one acted oneself: trails of moves, marks of blows and losses. */
export const Traces = memo(({ layout, traces, kind }: TracesProps) => (
  <g className={css.traces}>
    {inPlace(
      traces,
      (trace) =>
        trace.kind === kind && (
          <g data-seat={trace.by} data-trace={trace.kind}>
            {trace.kind === 'moved' ? (
              <MovedTrace layout={layout} labels={trace.path} />
            ) : (
              <BlowTrace layout={layout} trace={trace} />
            )}
          </g>
        ),
    )}
  </g>
));
