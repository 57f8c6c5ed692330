/** The arena from the side along one line: ground, walls, who stands there, and the point that decides. */

import { levels } from '@muster/geometry';
import { n1 } from '../../../parts/drawing/spots.ts';
import css from './section.module.css';

/** One who stands on the line or at its end, from its floor to its head. */
export interface SectionModel {
  readonly id: string;
  readonly level: number;
  readonly head: number;
  /** Where the line passes over its base, in parts of it. */
  readonly span: readonly [number, number];
  readonly isEnd: boolean;
  readonly seat: number;
  readonly rim: string;
}

export interface SectionView {
  readonly ground: levels.Ground;
  readonly sight: levels.Sight;
  /** From whose head to whose. */
  readonly heads: readonly [number, number];
  readonly models: readonly SectionModel[];
  /** `Guardsman A1 to Thrall B2`. */
  readonly who: string;
  readonly words: string;
}

const WIDTH = 300;
const RISE = 15;

export const Section = ({ ground, sight, heads: [start, end], models, who, words }: SectionView) => {
  const { whole, stretches } = levels.sectionOf(ground, sight.from, sight.to);
  const tops = stretches.map(({ space }) => Math.max(ground.top[space]!, ground.floor[space]!));
  const lowest = Math.min(0, ...stretches.map(({ space }) => ground.floor[space]!)) - 1;
  const highest = Math.max(start, end, ...tops) + 0.4;
  const height = (highest - lowest) * RISE;
  const x = (part: number): number => 14 + (part / whole) * (WIDTH - 28);
  const y = (level: number): number => height - (level - lowest) * RISE;
  const decides = sight.blockedBy[0];
  const at =
    decides === undefined ? undefined : stretches.find(({ space, beside }) => space === decides || beside === decides);
  const middle = at === undefined ? 0 : (at.from + at.to) / 2;
  return (
    <figure className={css.section}>
      <svg viewBox={`0 0 ${WIDTH} ${n1(height)}`} role="img" aria-label={`Line of sight from the side. ${words}`}>
        {stretches.map(({ space, from, to }) => {
          const [left, width] = [x(from), x(to) - x(from)];
          const [floor, opaque, body] = [ground.floor[space]!, ground.opaque[space]!, ground.body[space]!];
          const top = y(Math.max(opaque, Math.min(floor, 0)));
          return (
            <g key={`${space} ${from}`}>
              <rect
                className={ground.barred[space] ? css.sectionWall : css.sectionGround}
                x={n1(left)}
                y={n1(top)}
                width={n1(width + 0.4)}
                height={n1(height - top)}
              />
              {floor > opaque && <path className={css.sectionFrame} d={`M${n1(left)} ${n1(y(floor))}h${n1(width)}`} />}
              {body > floor && (
                <rect
                  className={css.sectionBody}
                  x={n1(left)}
                  y={n1(y(body))}
                  width={n1(width)}
                  height={n1((body - floor) * RISE)}
                />
              )}
            </g>
          );
        })}
        {models.map(({ id, level, head, span: [from, to], isEnd, seat, rim }) => (
          <g key={id} className={css.sectionModel} data-end={isEnd || undefined}>
            <rect
              x={n1(x(((from + to) / 2) * whole) - 5)}
              y={n1(y(head))}
              width={10}
              height={n1((head - level) * RISE)}
              rx={2}
              style={{ fill: `var(--side-${seat})` }}
              stroke={rim}
            />
          </g>
        ))}
        <path
          className={css.sectionLine}
          data-verdict={sight.verdict}
          d={`M${n1(x(0))} ${n1(y(start))}L${n1(x(whole))} ${n1(y(end))}`}
        />
        {at !== undefined && (
          <circle
            className={css.sectionPoint}
            cx={n1(x(middle))}
            cy={n1(y(start + (end - start) * (middle / whole)))}
            r={5}
          />
        )}
      </svg>
      <figcaption className="small">
        {who}, from the side. {words}
      </figcaption>
    </figure>
  );
};
