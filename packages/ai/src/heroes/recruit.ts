/** The Recruit: attacks whom it can, runs at the nearest enemy, and does two things in five on a whim. */

import { levels } from '@muster/geometry';
import { type Battle, type HeroesCommand, heroes, sideOfSeat } from '@muster/heroes';
import type { Rng, Seat } from '@muster/kernel';
import { outlookOf } from './outlook.ts';
import { anySeal } from './picking.ts';
import { isComplete, weighed } from './policy.ts';
import { waysFrom } from './tables.ts';

const pick = <T>(items: readonly T[], rng: Rng): T => items[rng.below(items.length)]!;

/** Two moves in five. */
const isWhim = (rng: Rng): boolean => rng.below(5) < 2;

export const recruitChoice = (b: Battle, seat: Seat, rng: Rng): HeroesCommand => {
  const frame = b.stack[b.stack.length - 1]!;
  const all = heroes.candidates(b, seat);
  switch (frame.type) {
    case 'seal':
      return anySeal(b, sideOfSeat(b, seat), rng);
    case 'round':
      return (
        claimNow(b, seat, all) ??
        pick(
          all.filter((c) => c.type === 'select'),
          rng,
        )
      );
    case 'activation':
      switch (frame.step) {
        case 'enter':
          return pick(all, rng);
        case 'engaged':
          return all.find((c) => c.type === 'engaged' && c.choice === 'fight')!;
        case 'move':
          return isWhim(rng)
            ? pick(
                all.filter((c) => c.type === 'move'),
                rng,
              )
            : towards(b, frame.model, all, rng);
        default:
          return attack(b, seat, all, rng);
      }
    case 'fallBack':
      return { type: 'fallBack', to: null };
    case 'opportunity':
      return all[0]!;
    case 'resist':
      return pick(all, rng);
    case 'roll':
      return isWhim(rng) ? all[0]! : all[all.length - 1]!;
    default:
      return pick(all, rng);
  }
};

const claimNow = (b: Battle, seat: Seat, all: readonly HeroesCommand[]): HeroesCommand | undefined =>
  isComplete(b, sideOfSeat(b, seat)) ? all.find((c) => c.type === 'claim') : undefined;

/** Never an attack that is worth nothing, of the others any. */
const attack = (b: Battle, seat: Seat, all: readonly HeroesCommand[], rng: Rng): HeroesCommand => {
  const good = weighed(b, seat).filter(({ command, worth }) => command.type !== 'pass' && worth > 0);
  return good.length > 0 ? pick(good, rng).command : (all.find((c) => c.type === 'pass') ?? all[0]!);
};

/** The end that lies nearest to an enemy by foot, or to the middle. */
const towards = (b: Battle, id: string, all: readonly HeroesCommand[], rng: Rng): HeroesCommand => {
  const o = outlookOf(b);
  const f = o.fighters.find(({ model }) => model.id === id)!;
  const ways = o.sides[1 - f.side]!.flatMap(({ box }) =>
    box === null || !levels.canStand(o.t.ground, f.kit.side, box.space) ? [] : [waysFrom(o.t, f.kit.side, box.space)],
  );
  const middle = o.t.size / 2;
  const far = (space: number): number => {
    const costs = ways.map((way) => way[space]!).filter((cost) => cost >= 0);
    if (costs.length > 0) return Math.min(...costs);
    const [x, y] = [levels.xOf(o.t.ground, space), levels.yOf(o.t.ground, space)];
    return Math.max(Math.abs(x - middle), Math.abs(y - middle));
  };
  const moves = all.flatMap((c) => (c.type === 'move' && !c.jump ? [{ c, cost: far(c.to) }] : []));
  const least = Math.min(...moves.map(({ cost }) => cost));
  return pick(
    moves.filter(({ cost }) => cost === least),
    rng,
  ).c;
};
