/** Where the enemy could strike in its next turn, as discs: roughly, as one judges by eye. Pure. */

import { type Battle, engageDistance, isDying, kitOf, type Model, moveOf, rangeOf, sideOf } from '@muster/conquest';
import { type Length, measured } from '@muster/geometry';
import type { BoardDisc } from '../../../measured/types.ts';

/** From its middle, in its next turn. */
export const reachedBy = (b: Battle, m: Model): Length => {
  const kit = kitOf(b, m);
  if (kit.kind === 'building') return kit.weapon === null ? 0 : kit.radius + rangeOf(b, m);
  const move = moveOf(b, m);
  const melee = kit.sheet.stats.aggression > 0 && !kit.sheet.worker ? move + engageDistance(b) : 0;
  if (kit.weapon === null) return melee === 0 ? 0 : kit.radius + melee;
  const walk = kit.weapon.penalty === 'none' ? move : kit.weapon.penalty === 'half' ? Math.floor(move / 2) : 0;
  return kit.radius + Math.max(melee, walk + rangeOf(b, m));
};

/** By a move into contact, or a shot after it. */
export const getsAt = (b: Battle, m: Model, foe: Model): boolean =>
  measured.legLength(m.at, foe.at) <= reachedBy(b, m) + kitOf(b, foe).radius;

export const threatTo = (b: Battle, side: 0 | 1): readonly BoardDisc[] =>
  b.models
    .filter((m) => sideOf(b, m) !== side && !isDying(m))
    .map((m) => ({ ...m.at, radius: reachedBy(b, m) }))
    .filter(({ radius }) => radius > 0);
