/** The other side's sealed objectives as a sensible side would have chosen them. */

import { type Battle, type HeroesEvent, heroes, mixProblem, OBJECTIVES, SEALED, sideOfSeat } from '@muster/heroes';
import type { Seat, Table } from '@muster/kernel';
import { likelihoods, setsWorthSealing } from './picking.ts';

/** What lies in the urn for an objective that is certain. */
const LOTS = 12;

const urns = new WeakMap<Float64Array, readonly number[]>();

/** Each objective as often as it is likely. */
const urnOf = (likely: Float64Array): readonly number[] => {
  const kept = urns.get(likely);
  if (kept !== undefined) return kept;
  const urn = OBJECTIVES.flatMap(({ id }) => Array<number>(Math.round(LOTS * likely[id]!)).fill(id));
  urns.set(likely, urn);
  return urn;
};

const isMixed = (b: Battle): boolean => b.config.rulings.objectiveMix === 'mixed';

const draw = (b: Battle, side: 0 | 1, table: Table<HeroesEvent>): readonly number[] => {
  const mixed = isMixed(b);
  const ids: number[] = [];
  for (const id of table.shuffle(urnOf(likelihoods(b, side)))) {
    if (ids.includes(id)) continue;
    ids.push(id);
    if (mixed && mixProblem(ids, ids.length === SEALED) !== undefined) ids.pop();
    if (ids.length === SEALED) break;
  }
  return ids.sort((x, y) => x - y);
};

/** In five of six imagined games five that are worth sealing, in the others any that fit. */
const PLAIN = 5;

const guess = (b: Battle, seat: Seat, side: 0 | 1, table: Table<HeroesEvent, string>): readonly number[] =>
  table.roll(1, seat, 'guess')[0]! <= PLAIN ? table.shuffle(setsWorthSealing(b, side))[0]! : draw(b, side, table);

/** Drawn ones are drawn; picked ones are guessed by what fits the force. */
export const imagine = (seen: Battle, seat: Seat, table: Table<HeroesEvent, string>): Battle => {
  const other = sideOfSeat(seen, seat) === 0 ? 1 : 0;
  const isGuessed = seen.objectives[other] === null && seen.sealed[other] && seen.config.objectives === 'picked';
  const ids = isGuessed ? guess(seen, seat, other, table) : [];
  if (ids.length < SEALED) return heroes.imagine(seen, seat, table);
  const objectives = seen.objectives.map((own, side) => (side === other ? ids : own));
  return heroes.imagine({ ...seen, objectives }, seat, table);
};
