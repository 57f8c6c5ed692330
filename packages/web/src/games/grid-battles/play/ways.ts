/**
 * Where the units of a turn could go, and from where they could strike, as if the others had gone their ways already. Before the
 * activation it is asked as if it were done.
 */

import { centre, distance, hexAt } from '@muster/geometry';
import {
  asIfOn,
  type Battle,
  type BattleCommand,
  compareStrikes,
  type Destination,
  destinations,
  fieldOf,
  gridBattles,
  type HexLabel,
  type Strike,
  strikesOn,
  threatenedHexes,
  type UnitId,
  unitOf,
} from '@muster/grid-battles';
import { remembered } from '../../../parts/remembered.ts';
import { isLegal } from './able.ts';
import { bySending, outlookOf, prospectsFrom } from './foresight.ts';
import type { Way } from './types.ts';

/** As if these had been activated. */
const asActivated = (b: Battle, ids: readonly UnitId[]): Battle =>
  b.phase === 'activation'
    ? { ...b, phase: 'movement', units: b.units.map((u) => (ids.includes(u.id) ? { ...u, state: 'activated' } : u)) }
    : b;

export const endOf = (b: Battle, { unit, path }: Way): HexLabel => path.at(-1) ?? unitOf(b, unit).hex!;

/** The unit's move is to be planned, and those who have a way stand where it ends. */
export const stageFor = remembered((b: Battle, ways: readonly Way[], id: UnitId): Battle => {
  const others = ways.filter(({ unit }) => unit !== id);
  const all = asActivated(b, [...others.map(({ unit }) => unit), id]);
  return others.reduce((then, way) => asIfOn(then, way.unit, endOf(b, way)), all);
});

/** Where the unit can get to; where it is, too. */
const reached = remembered((then: Battle, id: UnitId): ReadonlyMap<HexLabel, Destination> => {
  const { labels } = fieldOf(then.config).grid;
  return new Map(destinations(then, unitOf(then, id)).map((d) => [labels[d.hex]!, d]));
});

/** The shortest way of the unit to a hex that it can reach. */
export const pathTo = (then: Battle, id: UnitId, hex: HexLabel): readonly HexLabel[] | undefined =>
  reached(then, id).get(hex)?.path;

/** A way, and the blow at its end. */
export interface AttackWay {
  readonly way: Way;
  readonly strike: Strike;
}

const riskOf = (then: Battle, { attacker, from }: Strike): number => outlookOf(then, attacker, from).threats.worst;

const costOf = (then: Battle, { attacker, from }: Strike): number => reached(then, attacker).get(from)!.cost;

/** All ways of the unit to strike this enemy: the best odds first, then the least risk, then the shortest. */
export const attackWays = remembered(
  (b: Battle, ways: readonly Way[], id: UnitId, target: UnitId): readonly AttackWay[] => {
    const then = stageFor(b, ways, id);
    return strikesOn(then, unitOf(then, id), unitOf(then, target))
      .map((strike): AttackWay => ({ way: { unit: id, path: pathTo(then, id, strike.from)!, target }, strike }))
      .sort(
        ({ strike: x, way }, { strike: y, way: other }) =>
          compareStrikes(x, y) ||
          riskOf(then, x) - riskOf(then, y) ||
          costOf(then, x) - costOf(then, y) ||
          way.path.length - other.path.length,
      );
  },
);

const byStrike = (x: AttackWay, y: AttackWay): number =>
  bySending(x.strike, y.strike) || x.way.path.length - y.way.path.length;

/** The best of several units to strike it, each by its best way. */
export const attackersOf = (
  b: Battle,
  ways: readonly Way[],
  ids: readonly UnitId[],
  target: UnitId,
): readonly AttackWay[] => ids.flatMap((id) => attackWays(b, ways, id, target)[0] ?? []).sort(byStrike);

/** The ways that bring the unit nearer to an enemy out of its reach, the nearest first. */
const approaches = (b: Battle, ways: readonly Way[], id: UnitId, target: UnitId) => {
  const then = stageFor(b, ways, id);
  const { grid } = fieldOf(b.config);
  const goal = hexAt(grid, unitOf(b, target).hex!)!;
  const [origin, ...others] = destinations(then, unitOf(then, id)).map(({ hex, path, cost }) => {
    const [at, to] = [centre(grid, hex), centre(grid, goal)];
    return {
      way: { unit: id, path, target, far: true } satisfies Way,
      cost,
      left: distance(grid, hex, goal),
      /** Of hexes that are as far by steps, those straight before it are nearer. */
      straight: 3 * (at.x - to.x) ** 2 + (at.y - to.y) ** 2,
    };
  });
  return others
    .filter(({ left }) => left < origin!.left)
    .sort((x, y) => x.left - y.left || x.cost - y.cost || x.straight - y.straight);
};

/** Of several units the one that gets nearest to it. */
export const nearestTo = (b: Battle, ways: readonly Way[], ids: readonly UnitId[], target: UnitId): Way | undefined =>
  ids
    .flatMap((id) => approaches(b, ways, id, target)[0] ?? [])
    .sort((x, y) => x.left - y.left || x.straight - y.straight)[0]?.way;

/** Whether the unit could be struck at the end of its way in the enemy's next turn. */
export const isInDanger = (b: Battle, ways: readonly Way[], way: Way): boolean =>
  threatenedHexes(stageFor(b, ways, way.unit), way.unit, [endOf(b, way)]).length > 0;

/**
 * Who goes along against this enemy: the best to strike it, else whoever can strike another, else who gets nearest to it, and stops
 * where nobody could strike it.
 */
export const companionFor = (
  b: Battle,
  ways: readonly Way[],
  ids: readonly UnitId[],
  target: UnitId,
): Way | undefined => {
  const others = b.units.filter((u) => u.seat !== b.turn && u.hex !== null && u.id !== target);
  const found =
    attackersOf(b, ways, ids, target)[0] ??
    others.flatMap((u) => attackersOf(b, ways, ids, u.id)[0] ?? []).sort(byStrike)[0];
  if (found === undefined) {
    const nearest = nearestTo(b, ways, ids, target);
    if (nearest === undefined) return undefined;
    const safe = approaches(b, ways, nearest.unit, target).find(({ way }) => !isInDanger(b, ways, way));
    return safe?.way ?? nearest;
  }
  return found.way;
};

/** A way that was changed by hand keeps its target as long as that can be struck from its end. */
export const withPath = (then: Battle, way: Way, path: readonly HexLabel[]): Way => {
  const end = endOf(then, { ...way, path });
  const keeps = way.target !== null && prospectsFrom(then, way.unit, end).some((f) => f.target.id === way.target);
  return { unit: way.unit, path, target: keeps ? way.target : null };
};

const moveOf = ({ unit, path }: Way): BattleCommand => ({ type: 'move', unit, path });

/** Before the activation a unit without a way is asked again; while they move only what is planned is in the list. */
const goes = ({ path, target }: Way): boolean => path.length > 0 || target !== null;

/** What is played for these ways. */
export const movesOf = (ways: readonly Way[]): readonly BattleCommand[] => ways.filter(goes).map(moveOf);

/** Why these ways cannot be gone one after another; undefined when they can. */
export const faultOf = remembered((b: Battle, ways: readonly Way[]): string | undefined => {
  let then = asActivated(
    b,
    ways.map(({ unit }) => unit),
  );
  for (const way of ways.filter(goes)) {
    const command = moveOf(way);
    if (!isLegal(then, command)) return gridBattles.explain(gridBattles.refuse(then, then.turn, command)!);
    then = asIfOn(then, way.unit, endOf(then, way));
  }
  return undefined;
});
