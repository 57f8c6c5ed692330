/** What wins a battle in words, where it is, and what is about to end it: the same sentences for every table. */

import { hexAt } from '@muster/geometry';
import { type Seat, unreachable } from '@muster/kernel';
import type { Condition } from '../content/scenarios.ts';
import { TERRAIN } from '../content/terrain.ts';
import { UNITS } from '../content/units.ts';
import type { Battle, BattleConfig, HexLabel } from '../state/battle.ts';
import { fieldOf } from '../state/field.ts';
import { other } from '../state/units.ts';
import { conditionWords } from './narrate.ts';

/** `the village 0502`; `hex 0601` where nothing special lies. */
export const placeWords = (config: BattleConfig, hex: HexLabel): string => {
  const { grid, terrain } = fieldOf(config);
  const ground = terrain[hexAt(grid, hex)!]!;
  return ground === 'plain' ? `hex ${hex}` : `the ${TERRAIN[ground].name.toLowerCase()} ${hex}`;
};

/** One goal, with the place it speaks of. */
const goalOf = (config: BattleConfig, c: Condition): string =>
  c.type === 'hold' ? conditionWords(c).replace(c.hex, placeWords(config, c.hex)) : conditionWords(c);

/** The goals of a side, each of which is enough (GB-80, GB-82). */
export const goalsOf = (config: BattleConfig, seat: Seat): readonly string[] =>
  fieldOf(config).scenario.sides[seat]!.wins.map((c) => goalOf(config, c));

/** The same as one sentence: `Destroy 6 enemy units, or hold the village 0502 at a round’s end.` */
export const goalSentence = (config: BattleConfig, seat: Seat): string => {
  const words = goalsOf(config, seat).join(', or ');
  return words === '' ? 'Destroy every enemy unit.' : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
};

/** Something that would end the battle soon. */
export interface Brink {
  /** Who would win; null where the losses decide. */
  readonly seat: Seat | null;
  readonly words: string;
  readonly rule: string;
}

/** Why holding out wins as this round ends: the goal's own round, or the last of the battle where no goal's own has come. */
const endureRule = (b: Battle, round: number): string | undefined => {
  if (b.round >= round) return 'GB-80';
  const { scenario, roundLimit } = fieldOf(b.config);
  if (b.round < roundLimit) return undefined;
  const isDue = scenario.sides.some((side) => side.wins.some((c) => c.type === 'endure' && b.round >= c.round));
  return isDue ? undefined : 'R-48';
};

const brinkOf = (b: Battle, seat: Seat, c: Condition): Brink | undefined => {
  const { sides } = fieldOf(b.config).scenario;
  const [own, enemy] = [sides[seat]!.name, sides[other(seat)]!.name];
  switch (c.type) {
    case 'destroy': {
      const left = c.count - b.units.filter((u) => u.seat !== seat && u.health === 0).length;
      return left === 1
        ? { seat, words: `${own} wins when one more unit of ${enemy} falls.`, rule: 'GB-81' }
        : undefined;
    }
    case 'slay': {
      const { name } = UNITS[c.unit];
      const left = b.units.filter((u) => u.seat !== seat && u.type === c.unit && u.health > 0).length;
      if (left === 0) return undefined; // it never had one, or the battle would be over
      const who = left === 1 ? `${enemy}’s ${name}` : `one ${name} of ${enemy}`;
      return { seat, words: `${own} wins as soon as ${who} falls.`, rule: 'GB-81' };
    }
    case 'hold': {
      const holder = b.units.find((u) => u.seat === seat && u.hex === c.hex && (c.unit === null || u.type === c.unit));
      if (holder === undefined) return undefined;
      return {
        seat,
        words: `${own}’s ${UNITS[holder.type].name} holds ${placeWords(b.config, c.hex)}: ${own} wins if it still does when the round ends.`,
        rule: 'R-38',
      };
    }
    case 'endure': {
      const rule = endureRule(b, c.round);
      return rule === undefined ? undefined : { seat, words: `${own} wins when this round ends.`, rule };
    }
    default:
      return unreachable(c);
  }
};

/** What could end the battle at once or with this round: nobody is to be taken by surprise (GB-81, R-27). */
export const brinksOf = (b: Battle): readonly Brink[] => {
  const { scenario, roundLimit } = fieldOf(b.config);
  if (b.phase === 'over' || b.phase === 'deployment') return [];
  const brinks = scenario.sides.flatMap((side, seat) => side.wins.flatMap((c) => brinkOf(b, seat, c) ?? []));
  const isTimed = scenario.sides.some((side) => side.wins.some((c) => c.type === 'endure'));
  if (b.round < roundLimit || isTimed) return brinks;
  return [
    ...brinks,
    { seat: null, words: 'This is the last round: who has destroyed more health wins.', rule: 'R-27' },
  ];
};
