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

/** The unit's move is to be planned, and those who have a way stand where it ends. */
export const stageFor = remembered((b: Battle, ways: readonly Way[], id: UnitId): Battle => {
  const others = ways.filter(({ unit }) => unit !== id);
  const all = asActivated(b, [...others.map(({ unit }) => unit), id]);
  return others.reduce((then, { unit, path }) => asIfOn(then, unit, path.at(-1) ?? unitOf(b, unit).hex!), all);
});

const endOf = remembered((then: Battle, id: UnitId): ReadonlyMap<HexLabel, Destination> => {
  const { labels } = fieldOf(then.config).grid;
  return new Map(destinations(then, unitOf(then, id)).map((d) => [labels[d.hex]!, d]));
});

/** The shortest way of the unit to a hex that it can reach. */
export const pathTo = (then: Battle, id: UnitId, hex: HexLabel): readonly HexLabel[] | undefined =>
  hex === unitOf(then, id).hex ? [] : endOf(then, id).get(hex)?.path;

/** A way, and the blow at its end. */
export interface AttackWay extends Way {
  readonly target: UnitId;
  readonly strike: Strike;
}

const riskOf = (then: Battle, { unit, strike }: AttackWay): number => outlookOf(then, unit, strike.from).threats.worst;

const costOf = (then: Battle, { unit, strike }: AttackWay): number => endOf(then, unit).get(strike.from)?.cost ?? 0;

/** All ways of the unit to strike this enemy: the best odds first, then the least risk, then the shortest. */
export const attackWays = remembered(
  (b: Battle, ways: readonly Way[], id: UnitId, target: UnitId): readonly AttackWay[] => {
    const then = stageFor(b, ways, id);
    return strikesOn(then, unitOf(then, id), unitOf(then, target))
      .flatMap((strike): AttackWay[] => {
        const path = pathTo(then, id, strike.from);
        return path === undefined ? [] : [{ unit: id, path, target, strike }];
      })
      .sort(
        (x, y) =>
          compareStrikes(x.strike, y.strike) ||
          riskOf(then, x) - riskOf(then, y) ||
          costOf(then, x) - costOf(then, y) ||
          x.path.length - y.path.length,
      );
  },
);

const byStrike = (x: AttackWay, y: AttackWay): number => bySending(x.strike, y.strike) || x.path.length - y.path.length;

/** The best of several units to strike it, each by its best way. */
export const attackersOf = (
  b: Battle,
  ways: readonly Way[],
  ids: readonly UnitId[],
  target: UnitId,
): readonly AttackWay[] => ids.flatMap((id) => attackWays(b, ways, id, target)[0] ?? []).sort(byStrike);

/** How far it would still be. */
const farFrom = (b: Battle, hex: HexLabel, target: UnitId): number => {
  const { grid } = fieldOf(b.config);
  return distance(grid, hexAt(grid, hex)!, hexAt(grid, unitOf(b, target).hex!)!);
};

/** As the crow flies: of hexes that are as far by steps, those straight before it are nearer. */
const straightFrom = (b: Battle, hex: HexLabel, target: UnitId): number => {
  const { grid } = fieldOf(b.config);
  const [from, to] = [hex, unitOf(b, target).hex!].map((label) => centre(grid, hexAt(grid, label)!));
  return 3 * (from!.x - to!.x) ** 2 + (from!.y - to!.y) ** 2;
};

/** The ways that bring the unit nearer to an enemy out of its reach, the nearest first. */
const waysTowards = (b: Battle, ways: readonly Way[], id: UnitId, target: UnitId): readonly Way[] => {
  const then = stageFor(b, ways, id);
  const here = farFrom(then, unitOf(then, id).hex!, target);
  return [...endOf(then, id)]
    .map(([hex, { path, cost }]) => ({
      path,
      cost,
      far: farFrom(then, hex, target),
      straight: straightFrom(then, hex, target),
    }))
    .filter(({ path, far }) => path.length > 0 && far < here)
    .sort((x, y) => x.far - y.far || x.cost - y.cost || x.straight - y.straight)
    .map(({ path }) => ({ unit: id, path, target, far: true }));
};

export const wayTowards = (b: Battle, ways: readonly Way[], id: UnitId, target: UnitId): Way | undefined =>
  waysTowards(b, ways, id, target)[0];

/** Of several units the one that gets nearest to it. */
export const nearestTo = (b: Battle, ways: readonly Way[], ids: readonly UnitId[], target: UnitId): Way | undefined => {
  const left = ({ path }: Way): number => farFrom(b, path.at(-1)!, target);
  const straight = ({ path }: Way): number => straightFrom(b, path.at(-1)!, target);
  return ids
    .flatMap((id) => wayTowards(b, ways, id, target) ?? [])
    .sort((x, y) => left(x) - left(y) || straight(x) - straight(y))[0];
};

/** Whether the unit could be struck at the end of its way in the enemy's next turn. */
export const isInDanger = (b: Battle, ways: readonly Way[], { unit, path }: Way): boolean => {
  const then = stageFor(b, ways, unit);
  return threatenedHexes(then, unit, [path.at(-1) ?? unitOf(b, unit).hex!]).length > 0;
};

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
    return nearest && (waysTowards(b, ways, nearest.unit, target).find((way) => !isInDanger(b, ways, way)) ?? nearest);
  }
  const { strike: _, ...way } = found;
  return way;
};

/** A way that was changed by hand keeps its target as long as that can be struck from its end. */
export const withPath = (then: Battle, way: Way, path: readonly HexLabel[]): Way => {
  const end = path.at(-1) ?? unitOf(then, way.unit).hex!;
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
    then = asIfOn(then, way.unit, way.path.at(-1) ?? unitOf(then, way.unit).hex!);
  }
  return undefined;
});
