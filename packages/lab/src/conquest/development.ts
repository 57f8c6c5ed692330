/** How armies grow: what each side has built and researched by the end of round 4, seen through the eyes of the players. */

import type { Player } from '@muster/ai';
import type { Battle } from '@muster/conquest';

export interface Development {
  /** By side, of one seat each. */
  readonly products: readonly [number, number];
  readonly research: readonly [number, number];
}

const LAST_ROUND = 4;

const madeIn = ({ made }: Battle): readonly [number, number] => [made[0]!, made[1]!];

/** Watches views go by; null for a war that was over before. */
export const developing = (): { see(b: Battle): void; told(): Development | null } => {
  let start: readonly [number, number] | undefined;
  let found: Development | null = null;
  return {
    see: (b) => {
      if (b.round === 1) start ??= madeIn(b);
      if (b.round <= LAST_ROUND || found !== null || start === undefined) return;
      const made = madeIn(b);
      found = {
        products: [made[0] - start[0], made[1] - start[1]],
        research: [b.sides[0].research.length, b.sides[1].research.length],
      };
    },
    told: () => found,
  };
};

/** The same player; what it is shown is shown to `see` first. */
export const watchedBy = (see: (b: Battle) => void, player: Player): Player => ({
  level: player.level,
  choose: (view, seat, budget, thinking) => {
    see(view as Battle);
    return player.choose(view, seat, budget, thinking);
  },
});
