/** What is chosen before a battle, and what a choice changes besides. Pure. */

import { seatsGiven, USUAL_FACTIONS } from '@muster/dwethia';
import { arenasFor, BATTLE, type HeroesChoices, type SeatChoice } from '@muster/heroes';
import { group } from '@muster/kernel';
import { withCount as seatsOf } from '../../../dwethia/new-battle/seats.ts';
import type { BattleChoices } from '../../../pages/new-battle/BattleSheet.tsx';
import { diceField } from '../../../pages/new-battle/DiceChoice.tsx';
import { playersPart } from '../../../pages/new-battle/who-plays.ts';

export interface Choices extends HeroesChoices, BattleChoices {}

export const CHOICES = group<Choices>({ ...BATTLE.parts, players: playersPart(seatsGiven), dice: diceField() });

/** An arena of another size makes way. */
export const settled = (choices: Choices): Choices => {
  const arenas = arenasFor(choices.points).map(({ id }) => id);
  return arenas.includes(choices.arena) ? choices : { ...choices, arena: arenas[0]! };
};

/** More or fewer seats; who stays keeps what was chosen. */
export const withCount = (choices: Choices, count: number): Pick<Choices, 'seats' | 'players'> =>
  seatsOf(
    choices,
    count,
    (seat, side): SeatChoice => ({
      side,
      faction: USUAL_FACTIONS[seat]!,
      units: null,
      squad: null,
    }),
  );
