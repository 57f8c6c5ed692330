/** The deciding line of a shot from the side: who stands in it, and what it meets. Pure. */

import type { levels } from '@muster/geometry';
import { type Battle, boxOf, fieldOf, type Model, type ModelId, modelOf } from '@muster/heroes';
import { count } from '../../../parts/words.ts';
import type { SectionModel, SectionView } from '../board/Section.tsx';
import { rimOf } from '../tokens/colours.ts';
import { nameOf, pieceOn } from './words.ts';

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
  const { arena } = fieldOf(b.config);
  if (verdict !== 'seen') {
    const piece = pieceOn(b, blockedBy[0] ?? -1);
    return piece === undefined ? VERDICTS[verdict] : `${VERDICTS[verdict]} The first meets the ${piece.name}.`;
  }
  const met = crossed.flatMap(({ piece }) => (piece === undefined ? [] : [arena.pieces[piece]?.name ?? 'something']));
  const models = crossed.length - met.length;
  const things = [...met.map((name) => `the ${name}`), ...(models > 0 ? [count(models, 'model')] : [])];
  return things.length === 0 ? VERDICTS.seen : `The best line passes ${things.join(', ')}.`;
};

export const sectionView = (b: Battle, from: ModelId, to: ModelId, sight: levels.Sight): SectionView => ({
  ground: fieldOf(b.config).ground,
  sight,
  heads: [boxOf(b, modelOf(b, from)).head, boxOf(b, modelOf(b, to)).head],
  who: `${nameOf(b, from)} to ${nameOf(b, to)}`,
  words: wordsOf(b, sight),
  models: b.models.flatMap((m): readonly SectionModel[] => {
    if (m.space === null || m.fate !== 'alive') return [];
    const span = over(b, m, sight) ?? (m.id === from ? [0, 0] : m.id === to ? [1, 1] : undefined);
    if (span === undefined) return [];
    const { level, head } = boxOf(b, m);
    const rim = rimOf(b.config.seats[m.seat]!.units[m.unit]?.race ?? 'terran');
    return [{ id: m.id, level, head, span, isEnd: m.id === from || m.id === to, seat: m.seat, rim }];
  }),
});
