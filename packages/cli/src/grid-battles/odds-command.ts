/** `muster odds grid-battles`: the exact chances of one combat, or of several attacks on one target in order. */

import { destroyedAfter } from '@muster/dice';
import {
  attackOdds,
  type CombatOdds,
  type Duel,
  type Fighter,
  halfBetween,
  makeDuel,
  reaches,
  TERRAIN,
  TERRAINS,
  type Terrain,
  UNIT_TYPES,
  UNITS,
  type UnitType,
} from '@muster/grid-battles';
import type { Report } from '../game.ts';
import { forEach, listed, oneOf, wholeNumber } from '../options.ts';
import type { Paint } from '../paint.ts';
import { problem } from '../problem.ts';
import { article, bar, capital, columns, count, percent } from '../text.ts';
import { combatWords } from './odds-words.ts';
import { oursOf, oursWords } from './origin.ts';

type GridOddsOptions = {
  readonly attacker: string;
  readonly defender: string;
  readonly attackerTerrain: string;
  readonly defenderTerrain: string;
  readonly distance: string;
};

const MOST_ATTACKERS = 20;
const BAR_WIDTH = 40;

const fighter = (type: UnitType, terrain: Terrain): Fighter => {
  const ground = TERRAIN[terrain];
  if (ground.cost[UNITS[type].class] === null)
    problem(`${capital(article(UNITS[type].name))} cannot stand on ${terrain}: it may not enter it (GB-60).`);
  return { type, terrain };
};

const rangeWords = ({ minRange, range }: { readonly minRange: number; readonly range: number }): string => {
  if (range === 1) return 'it strikes adjacent units only, so at distance 1 (GB-31)';
  return `it reaches ${minRange} to ${range} hexes (${minRange === 1 ? 'GB-32' : 'R-44'})`;
};

const duelAt = (attacker: Fighter, defender: Fighter, far: number): Duel => {
  const near = makeDuel(attacker, defender, 1);
  if (!reaches(near.battle, near.attacker, far))
    problem(
      `${capital(article(UNITS[attacker.type].name))} cannot attack at distance ${far}: ${rangeWords(UNITS[attacker.type])}.`,
    );
  return makeDuel(attacker, defender, far);
};

const makeDuels = (o: GridOddsOptions): readonly Duel[] => {
  const types = listed(o.attacker).map((id) => oneOf('unit', id, UNIT_TYPES));
  if (types.length > MOST_ATTACKERS)
    problem(`At most ${MOST_ATTACKERS} attackers can be counted, not ${types.length}.`);
  const terrains = listed(o.attackerTerrain).map((id) => oneOf('terrain', id, TERRAINS));
  const distances = listed(o.distance).map((text) => wholeNumber('--distance', text, 1));
  const grounds = forEach('--attacker-terrain', terrains, types.length);
  const fars = forEach('--distance', distances, types.length);
  const defender = fighter(oneOf('unit', o.defender, UNIT_TYPES), oneOf('terrain', o.defenderTerrain, TERRAINS));
  return types.map((type, i) => duelAt(fighter(type, grounds[i]!), defender, fars[i]!));
};

const oddsOf = (duel: Duel): CombatOdds => attackOdds(duel.battle, duel.attacker, duel.defender);

const answers = (odds: CombatOdds): boolean => odds.battleBack.hits.length > 1;

const title = ({ attacker, defender, terrain, far }: Duel): string =>
  `${UNITS[attacker.type].name} on ${terrain[0]} attacks ${UNITS[defender.type].name} on ${terrain[1]}, ` +
  `${far === 1 ? 'side by side' : `${count(far, 'hex', 'hexes')} away`}.`;

const named = (u: Duel['attacker']) => ({ name: UNITS[u.type].name, health: u.health });

const describe = (duel: Duel, odds: CombatOdds, paint: Paint): string => {
  const { battle, attacker, defender } = duel;
  const words = {
    attacker: named(attacker),
    defender: named(defender),
    attack: halfBetween(battle, attacker, defender),
    answer: answers(odds) ? halfBetween(battle, defender, attacker) : undefined,
  };
  return `${title(duel)}\n\n${combatWords(words, odds, paint)}`;
};

const describeAll = (duels: readonly Duel[], destroyAfter: readonly number[], paint: Paint): string => {
  const rows = duels.map(({ attacker }, i) => {
    const p = destroyAfter[i]!;
    return [`  ${i + 1}. ${UNITS[attacker.type].name}`, percent(p).padStart(6), bar(p, BAR_WIDTH)];
  });
  return `\nEach combat above meets a defender at full health.\n${paint('bold', 'Destroyed by the end of each attack, in this order:')}\n${columns(rows)}`;
};

export const gridBattlesOdds = (options: GridOddsOptions): Report => {
  const duels = makeDuels(options);
  const odds = duels.map(oddsOf);
  const several = duels.length > 1;
  const destroyAfter = destroyedAfter(
    duels[0]!.defender.health,
    odds.map(({ hits }) => hits),
  );
  const units = duels.flatMap(({ attacker, defender }) => [attacker.type, defender.type]);
  const terrains = duels.flatMap(({ terrain }) => terrain);
  const ours = oursOf(units, terrains);
  return {
    json: { ...odds[0], ...(several && { destroyAfter }), ...(ours.length > 0 && { ours }) },
    words: (paint) => {
      const combats = duels.map((duel, i) => describe(duel, odds[i]!, paint)).join('\n');
      return (several ? combats + describeAll(duels, destroyAfter, paint) : combats) + oursWords(units, terrains);
    },
  };
};
