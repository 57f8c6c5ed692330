/** What could come of a unit where it stands or might stand: whom it could strike, who could strike it. Asked of the rules once for a battle. */

import {
  asIfOn,
  attackOdds,
  type Battle,
  compareStrikes,
  couldAttack,
  destinations,
  fieldOf,
  type HexLabel,
  menaceOf,
  type Strike,
  strikesOf,
  TERRAIN,
  terrainWords,
  threatenedHexes,
  threatsTo,
  turnOdds,
  type Unit,
  type UnitId,
  unitOf,
} from '@muster/grid-battles';
import { remembered } from '../../../parts/remembered.ts';
import { actors, groundOn } from './able.ts';
import type { Forecast, Outlook } from './types.ts';

export const reachOf = remembered((b: Battle, id: UnitId): readonly HexLabel[] => {
  const { labels } = fieldOf(b.config).grid;
  const [, ...others] = destinations(b, unitOf(b, id)); // the first is where it stands
  return others.map((d) => labels[d.hex]!);
});

/** Where the unit can get to, or stay, and could be struck in the enemy's next turn. */
export const dangerOf = remembered((b: Battle, id: UnitId) =>
  threatenedHexes(b, id, [unitOf(b, id).hex!, ...reachOf(b, id)]),
);

export const outlookOf = remembered((b: Battle, id: UnitId, hex: HexLabel): Outlook => {
  const then = asIfOn(b, id, hex);
  const ground = groundOn(b, hex);
  return {
    unit: unitOf(then, id),
    hex,
    threats: threatsTo(then, id),
    ground: ground === 'plain' ? [] : [`${TERRAIN[ground].name}.`, ...terrainWords(ground)],
  };
});

export const forecastOf = (b: Battle, attacker: Unit, target: Unit, others: readonly Unit[] = []): Forecast => {
  const destroyed = turnOdds(b, target.id, [attacker.id, ...others.map((u) => u.id)]);
  return {
    attacker,
    target,
    odds: attackOdds(b, attacker, target),
    followers: others.map((unit, i) => ({ unit, destroyed: destroyed[i + 1]! })),
  };
};

export const byPromise = (x: Forecast, y: Forecast): number =>
  y.odds.destroy - x.odds.destroy || y.odds.mean - x.odds.mean;

const fallsLikely = ({ odds }: Pick<Forecast, 'odds'>): boolean => odds.battleBack.destroy > 0.5;

/** Who is sent where nobody was chosen: the best odds first, but last of all who would more likely fall than not. */
export const bySending = (x: Pick<Forecast, 'odds'>, y: Pick<Forecast, 'odds'>): number =>
  Number(fallsLikely(x)) - Number(fallsLikely(y)) || compareStrikes(x, y);

/** What this unit could strike if it stood there. */
export const prospectsFrom = remembered((b: Battle, id: UnitId, hex: HexLabel): readonly Forecast[] => {
  const then = asIfOn(b, id, hex);
  const there = unitOf(then, id);
  return then.units
    .filter((u) => u.seat !== there.seat && u.hex !== null && couldAttack(then, there, u))
    .map((enemy) => forecastOf(then, there, enemy))
    .sort(byPromise);
});

/** A strike as it would be, from where it is made when the unit has to move first. */
export const forecastOfStrike = (b: Battle, { attacker: id, target, odds, from }: Strike): Forecast => {
  const attacker = unitOf(b, id);
  return { attacker, target: unitOf(b, target), odds, ...(from !== attacker.hex && { from }), followers: [] };
};

/** What it could strike this turn, moving first where it has to. */
export const strikesThisTurn = remembered((b: Battle, id: UnitId): readonly Forecast[] =>
  strikesOf(b, id).map((strike) => forecastOfStrike(b, strike)),
);

/** Who could strike this enemy in this turn, moving first where they have to. */
export const strikersThisTurn = remembered((b: Battle, target: UnitId): readonly Forecast[] =>
  actors(b)
    .flatMap((id) => strikesThisTurn(b, id).filter((f) => f.target.id === target))
    .sort(byPromise),
);

/** What an enemy could do in its next turn. */
export const enemyReach = remembered((b: Battle, id: UnitId) => menaceOf(b, id));
