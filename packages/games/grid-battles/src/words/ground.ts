/** What a terrain does to those who enter it, stand on it or look over it, in words (GB-60, GB-61). */

import { hexAt } from '@muster/geometry';
import { TERRAIN, type Terrain } from '../content/terrain.ts';
import type { BattleConfig, HexLabel } from '../state/battle.ts';
import { fieldOf } from '../state/field.ts';

const points = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`;

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const enterWords = (terrain: Terrain): string => {
  const { foot, mounted, engine } = TERRAIN[terrain].cost;
  if (foot === mounted && foot === engine)
    return foot === null ? 'Nobody can enter it.' : `Costs ${points(foot)} to enter.`;
  const parts = [
    ['foot', foot],
    ['mounted units', mounted],
    ['engines', engine],
  ] as const;
  const paid = parts.flatMap(([who, cost]) => (cost === null ? [] : [`${who} ${points(cost)}`]));
  const barred = parts.flatMap(([who, cost]) => (cost === null ? [who] : []));
  return `Costs ${listed(paid)} to enter${barred.length === 0 ? '' : `; ${listed(barred)} cannot`}.`;
};

/** One sentence for each thing it does. */
export const terrainWords = (terrain: Terrain): readonly string[] => {
  const { blocksSight, road, defends, attacks, givesEnemy } = TERRAIN[terrain];
  const afar = defends.onlyFromAfar ? ' from afar' : '';
  return [
    enterWords(terrain),
    blocksSight && 'Blocks the view over it.',
    road && 'A move that stays on the road has one point more.',
    defends.dice.length > 0 && `Who is struck here${afar} rolls a ${defends.dice.join(' and a ')} die more.`,
    defends.shields > 0 && `Who is struck here${afar} has a Shield more.`,
    attacks.bonus > 0 &&
      'Who strikes from here from afar at other ground has a Bonus Damage more, if it has Advantage.',
    givesEnemy.length > 0 && `Who strikes a neighbour out of it gives it a ${givesEnemy.join(' and a ')} die.`,
  ].filter((words): words is string => words !== false);
};

/** `0304, woods: …` */
export const groundWords = (config: BattleConfig, hex: HexLabel): string => {
  const { grid, terrain } = fieldOf(config);
  const ground = terrain[hexAt(grid, hex)!]!;
  return `${hex}, ${TERRAIN[ground].name.toLowerCase()}. ${terrainWords(ground).join(' ')}`;
};
