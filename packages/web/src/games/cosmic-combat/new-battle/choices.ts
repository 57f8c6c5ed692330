/** What is chosen before a battle, and what a choice changes besides. Pure. */

import { BATTLE, type CosmicChoices, mapIds, type SeatChoice } from '@muster/cosmic-combat';
import { seatsGiven, USUAL_FACTIONS } from '@muster/dwethia';
import { group } from '@muster/kernel';
import { withCount as seatsOf } from '../../../dwethia/new-battle/seats.ts';
import type { BattleChoices } from '../../../pages/new-battle/BattleSheet.tsx';
import { diceField } from '../../../pages/new-battle/DiceChoice.tsx';
import { playersPart } from '../../../pages/new-battle/who-plays.ts';

export interface Choices extends CosmicChoices, BattleChoices {}

export const CHOICES = group<Choices>({ ...BATTLE.parts, players: playersPart(seatsGiven), dice: diceField() });

/** A map of another size makes way. */
export const settled = (choices: Choices): Choices => {
  const maps = mapIds(choices);
  return maps.includes(choices.map) ? choices : { ...choices, map: maps[0]! };
};

const SIDES = ['First fleet', 'Second fleet'] as const;

/** `First fleet`; `First fleet 2` where the side has several. */
export const seatWords = ({ seats }: Pick<Choices, 'seats'>, seat: number): string => {
  const { side } = seats[seat]!;
  const mates = seats.flatMap((one, i) => (one.side === side ? [i] : []));
  return mates.length === 1 ? SIDES[side] : `${SIDES[side]} ${mates.indexOf(seat) + 1}`;
};

/** More or fewer seats; who stays keeps what was chosen. */
export const withCount = (choices: Choices, count: number): Pick<Choices, 'seats' | 'players'> =>
  seatsOf(choices, count, (seat, side): SeatChoice => ({ side, faction: USUAL_FACTIONS[seat]!, fleet: 1, own: null }));
