/** `muster odds grid-battles`: the exact chances of one combat, or of several attacks on one target in order. */

import { destroyedAfter } from '@muster/dice';
import {
  attackOdds,
  type CombatOdds,
  type Fighter,
  halfBetween,
  reaches,
  TERRAIN,
  TERRAINS,
  type Terrain,
  UNIT_TYPES,
  UNITS,
  type UnitType,
} from '@muster/grid-battles';
import { type Duel, makeDuel } from '../grid-battles/duel.ts';
import { combatWords } from '../grid-battles/odds-words.ts';
import type { Io } from '../io.ts';
import { forEach, listed, oneOf, wholeNumber } from '../options.ts';
import { painter } from '../paint.ts';
import { EXIT, problem } from '../problem.ts';
import { bar, columns, count, percent } from '../text.ts';

export interface OddsOptions {
  readonly attacker: string;
  readonly defender: string;
  readonly attackerTerrain: string;
  readonly defenderTerrain: string;
  readonly distance: string;
  readonly json?: true;
}

const MOST_ATTACKERS = 20;
const BAR_WIDTH = 40;

const fighter = (type: UnitType, terrain: Terrain): Fighter => {
  const ground = TERRAIN[terrain];
  if (ground.cost[UNITS[type].class] === null)
    problem(`A ${UNITS[type].name} cannot stand on ${terrain}: it may not enter it (GB-60).`);
  return { type, terrain };
};

const rangeWords = ({ minRange, range }: { readonly minRange: number; readonly range: number }): string => {
  if (range === 1) return 'it strikes adjacent units only, so at distance 1 (GB-31)';
  return `it reaches ${minRange === 1 ? '1' : minRange} to ${range} hexes (${minRange === 1 ? 'GB-32' : 'R-44'})`;
};

const duelAt = (attacker: Fighter, defender: Fighter, far: number): Duel => {
  const near = makeDuel(attacker, defender, 1);
  if (!reaches(near.battle, near.attacker, far))
    problem(`A ${UNITS[attacker.type].name} cannot attack at distance ${far}: ${rangeWords(UNITS[attacker.type])}.`);
  return makeDuel(attacker, defender, far);
};

const makeDuels = (o: OddsOptions): readonly Duel[] => {
  const types = listed(o.attacker).map((id) => oneOf('unit', id, UNIT_TYPES));
  if (types.length > MOST_ATTACKERS) problem(`At most ${MOST_ATTACKERS} attackers can be counted, not ${types.length}.`);
  const terrains = listed(o.attackerTerrain).map((id) => oneOf('terrain', id, TERRAINS));
  const distances = listed(o.distance).map((text) => wholeNumber('--distance', text, 1));
  const grounds = forEach('--attacker-terrain', terrains, types.length);
  const fars = forEach('--distance', distances, types.length);
  const defender = fighter(
    oneOf('unit', o.defender, UNIT_TYPES),
    oneOf('terrain', o.defenderTerrain, TERRAINS),
  );
  return types.map((type, i) => duelAt(fighter(type, grounds[i]!), defender, fars[i]!));
};

/** Where nothing can strike back the answer is certain: no hits. */
const oddsOf = (duel: Duel): CombatOdds => {
  const odds = attackOdds(duel.battle, duel.attacker, duel.defender);
  return answers(odds) ? odds : { ...odds, battleBack: { hits: [1], mean: 0, destroy: 0 } };
};

const answers = (odds: CombatOdds): boolean => odds.battleBack.hits.length > 1;

