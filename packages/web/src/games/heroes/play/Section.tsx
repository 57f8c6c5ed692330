/** The deciding line of a shot from the side: ground, walls, models, and the point that decides. */

import { levels } from '@muster/geometry';
import { type Battle, boxOf, fieldOf, type Model, type ModelId, modelOf } from '@muster/heroes';
import { n1 } from '../../../parts/drawing/spots.ts';
import { rimOf, topOf } from '../tokens/colours.ts';
import css from './table.module.css';
import { nameOf } from './words.ts';

interface Props {
  readonly battle: Battle;
  readonly from: ModelId;
  readonly to: ModelId;
  readonly sight: levels.Sight;
}

const WIDTH = 300;
const RISE = 15;

/** Where a line passes over a model's base: from and to, in parts of the line; undefined beside it. */
const over = (b: Battle, m: Model, sight: levels.Sight): readonly [number, number] | undefined => {
  const box = boxOf(b, m);
  const clip = (a: number, c: number, low: number, high: number): readonly [number, number] | undefined => {
    if (a === c) return a >= low && a <= high ? [0, 1] : undefined;
    const [s, t] = [(low - a) / (c - a), (high - a) / (c - a)];
    return [Math.max(0, Math.min(s, t)), Math.min(1, Math.max(s, t))];
  };
  const { from, to } = sight;
  const x = clip(from.x, to.x, box.x * 8, (box.x + box.side) * 8);
  const y = clip(from.y, to.y, box.y * 8, (box.y + box.side) * 8);
  if (x === undefined || y === undefined) return undefined;
  const [start, end] = [Math.max(x[0], y[0]), Math.min(x[1], y[1])];
  return end - start > 0.001 ? [start, end] : undefined;
};

const VERDICTS = {
  seen: 'The line is free.',
  blocked: 'Every line is blocked by the ground.',
  barred: 'A friend stands in every line.',
} as const;

const wordsOf = (b: Battle, { verdict, crossed, blockedBy }: levels.Sight): string => {
  const { arena, ground } = fieldOf(b.config);
  if (verdict !== 'seen') {
    const piece = arena.pieces[ground.piece[blockedBy[0] ?? -1] ?? -1];
    return piece === undefined ? VERDICTS[verdict] : `${VERDICTS[verdict]} The first meets the ${piece.name}.`;
  }
  const met = crossed.flatMap(({ piece }) => (piece === undefined ? [] : [arena.pieces[piece]?.name ?? 'something']));
  const models = crossed.length - met.length;
  const things = [
    ...met.map((name) => `the ${name}`),
    ...(models > 0 ? [`${models} ${models === 1 ? 'model' : 'models'}`] : []),
  ];
  return things.length === 0 ? VERDICTS.seen : `The best line passes ${things.join(', ')}.`;
};

export const Section = ({ battle, from, to, sight }: Props) => {
  const { ground } = fieldOf(battle.config);
  const { whole, stretches } = levels.sectionOf(ground, sight.from, sight.to);
  const [a, c] = [boxOf(battle, modelOf(battle, from)), boxOf(battle, modelOf(battle, to))];
  const tops = stretches.map(({ space }) => Math.max(ground.top[space]!, ground.floor[space]!));
  const lowest = Math.min(0, ...stretches.map(({ space }) => ground.floor[space]!)) - 1;
  const highest = Math.max(a.head, c.head, ...tops) + 0.4;
  const height = (highest - lowest) * RISE;
  const x = (part: number): number => 14 + (part / whole) * (WIDTH - 28);
  const y = (level: number): number => height - (level - lowest) * RISE;
  const models = battle.models.flatMap((m) => {
    if (m.space === null || m.fate !== 'alive') return [];
    const span = over(battle, m, sight);
    return span === undefined && m.id !== from && m.id !== to ? [] : [{ m, span }];
  });
  const decides = sight.blockedBy[0];
  const at =
    decides === undefined ? undefined : stretches.find(({ space, beside }) => space === decides || beside === decides);
  const levelAt = (part: number): number => a.head + (c.head - a.head) * (part / whole);
  return (
    <figure className={css.section}>
      <svg
        viewBox={`0 0 ${WIDTH} ${n1(height)}`}
        role="img"
        aria-label={`Line of sight from the side. ${wordsOf(battle, sight)}`}
      >
        {stretches.map(({ space, from: start, to: end }) => {
          const [left, width] = [x(start), x(end) - x(start)];
          const [floor, opaque, body] = [ground.floor[space]!, ground.opaque[space]!, ground.body[space]!];
          return (
            <g key={`${space} ${start}`}>
              <rect
                className={ground.barred[space] ? css.sectionWall : css.sectionGround}
                x={n1(left)}
                y={n1(y(Math.max(opaque, Math.min(floor, 0))))}
                width={n1(width + 0.4)}
                height={n1(height - y(Math.max(opaque, Math.min(floor, 0))))}
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
        {models.map(({ m, span }) => {
          const box = boxOf(battle, m);
          const isEnd = m.id === from || m.id === to;
          const [start, end] = span ?? (m.id === from ? [0, 0] : [1, 1]);
          const middle = x(((start + end) / 2) * whole);
          const sheet = battle.config.seats[m.seat]!;
          return (
            <g key={m.id} className={css.sectionModel} data-end={isEnd || undefined}>
              <rect
                x={n1(middle - 5)}
                y={n1(y(box.head))}
                width={10}
                height={n1((box.head - box.level) * RISE)}
                rx={2}
                fill={topOf(sheet.faction)}
                stroke={rimOf(sheet.units[m.unit]?.race ?? 'terran')}
              />
            </g>
          );
        })}
        <path
          className={css.sectionLine}
          data-verdict={sight.verdict}
          d={`M${n1(x(0))} ${n1(y(a.head))}L${n1(x(whole))} ${n1(y(c.head))}`}
        />
        {at !== undefined && (
          <circle
            className={css.sectionPoint}
            cx={n1(x((at.from + at.to) / 2))}
            cy={n1(y(levelAt((at.from + at.to) / 2)))}
            r={5}
          />
        )}
      </svg>
      <figcaption className="small">
        {nameOf(battle, from)} to {nameOf(battle, to)}, from the side. {wordsOf(battle, sight)}
      </figcaption>
    </figure>
  );
};
