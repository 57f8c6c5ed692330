// A roll in words: the same facts that the dice show.

import {
  type Battle,
  nameOf,
  type RolledAttackDie,
  type RolledDefenceDie,
  type StruckEvent,
  TERRAIN,
  type Terrain,
  unitOf,
} from '@muster/grid-battles';
import { count } from '../../../parts/words.ts';
import { describeDie } from './Die.tsx';

export interface RollNames {
  readonly striker: string;
  readonly struck: string;
}

/** Of those who fight. */
export const rollNames = (b: Battle, { striker, struck }: StruckEvent): RollNames => ({
  striker: nameOf(unitOf(b, striker)),
  struck: nameOf(unitOf(b, struck)),
});

export const sourceName = (from: 'unit' | Terrain): string | undefined =>
  from === 'unit' ? undefined : TERRAIN[from].name;

/** `no hits`, `1 hit`. */
export const hitWords = (hits: number): string => (hits === 0 ? 'no hits' : count(hits, 'hit'));

export const describeRoll = (event: StruckEvent, { striker, struck }: RollNames): string => {
  const { symbols } = event;
  return [
    `${striker} ${event.half === 2 ? 'battles back against' : 'strikes'} ${struck}.`,
    `Attack: ${pool(event.attack)}.`,
    `Defence: ${pool(event.defence)}.`,
    ...(symbols.damage > 0 ? [`The ground adds ${symbols.damage} Damage.`] : []),
    ...(symbols.bonus > 0 ? [`The ground adds ${symbols.bonus} Bonus Damage.`] : []),
    ...(symbols.shields > 0 ? [`The ground adds ${count(symbols.shields, 'Shield')}.`] : []),
    ...(event.bonus > 0 && !event.advantage ? ['Without Advantage the Bonus Damage does not count.'] : []),
    `${sumOf(event)}: ${count(event.hits, 'hit')}.`,
    event.health > 0 ? `${struck} has ${event.health} health left.` : `${struck} is destroyed.`,
  ].join(' ');
};

const pool = (dice: readonly (RolledAttackDie | RolledDefenceDie)[]): string =>
  dice.length === 0
    ? 'no dice'
    : dice
        .map(({ colour, face, from }) => {
          const ground = sourceName(from);
          return `${ground ? `${ground}'s ` : ''}${describeDie(colour, face)}`;
        })
        .join('; ');

/** `2 Damage and 1 Bonus Damage against 1 Shield`. */
const sumOf = ({ damage, bonus, shields, advantage }: StruckEvent): string =>
  `${damage} Damage${advantage && bonus > 0 ? ` and ${bonus} Bonus Damage` : ''} against ${count(shields, 'Shield')}`;
