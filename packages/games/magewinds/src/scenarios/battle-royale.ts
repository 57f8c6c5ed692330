/** Battle Royale: the storm, and the last warband standing (MW-R94). */

import { EPSILON, gapToEdge, inch } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import { BASE_RADIUS, fieldOf } from '../ground/terrain.ts';
import type { Battle, Fighter, Harm, MagewindsOutcome } from '../state/battle.ts';
import { bySeat, isNearCentre, startersLeft } from './counting.ts';
import { leaderOf, placesBy } from './outcomes.ts';
import { PLAIN, type ScenarioRules, type T } from './rules.ts';

const END = 'ItT battle-royale.end';
const STORM_DAMAGE = 4;
/** Up to this round the storm rages at the edge. */
const OUTER_ROUNDS = 2;

const isInStorm = (b: Battle, f: Fighter): boolean =>
  b.round <= OUTER_ROUNDS
    ? gapToEdge(fieldOf(b), { x: f.x, y: f.y, radius: BASE_RADIUS }) <= inch(3) + EPSILON
    : !isNearCentre(b, f, 3);

/** ItT battle-royale.storm */
const storm = (b: Battle): readonly Harm[] => {
  const harms: Harm[] = [];
  for (const f of b.fighters)
    if (f.where === 'field' && isInStorm(b, f)) harms.push({ fighter: f.id, amount: STORM_DAMAGE, credit: null });
  return harms;
};

const counts = (b: Battle): readonly number[] => bySeat(b, (seat) => startersLeft(b, seat));

/** The round in which the last of its first fighters went. */
const fallOf = (b: Battle, seat: Seat): number => {
  let round = 0;
  for (const f of b.fighters) if (f.seat === seat && f.starting) round = Math.max(round, f.downIn);
  return round;
};

/** MW-R94: last eliminations at the same moment are a draw among them. */
const lastStanding = (b: Battle, _: T, before?: Battle): MagewindsOutcome | undefined => {
  let left = 0;
  for (let seat = 0; seat < b.seats.length; seat++) if (startersLeft(b, seat) > 0) left++;
  if (left > 1) return undefined;
  const fell = bySeat(b, (seat) => {
    const wasThere = before !== undefined && startersLeft(before, seat) > 0;
    return startersLeft(b, seat) > 0 ? b.round + 2 : wasThere ? b.round + 1 : fallOf(b, seat);
  });
  return {
    places: placesBy(b, fell),
    reason: leaderOf(b, fell) === undefined ? 'draw' : 'scenario',
    rule: left === 0 ? 'MW-R94' : END,
  };
};

export const BATTLE_ROYALE: ScenarioRules = {
  ...PLAIN,
  handBonus: (b, seat) => b.seats[seat]!.killsBefore, // ItT battle-royale.special
  actionEnds: storm,
  whenDown: lastStanding,
  roundEnds: (b, table) => lastStanding(b, table),
  counts,
  standing: (b) =>
    bySeat(b, (seat) => {
      const points = startersLeft(b, seat);
      return { seat, points, most: points, text: points === 1 ? '1 fighter left' : `${points} fighters left` };
    }),
};
