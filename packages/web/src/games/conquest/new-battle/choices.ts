/** What is chosen before a war, and what a choice changes besides. Pure. */

import {
  type AimsChoice,
  factionsOf,
  type Mission,
  missionsFor,
  readySeat,
  type SeatArmy,
  WAR,
  type WarChoices,
} from '@muster/conquest';
import { type Side, seatsGiven, USUAL_FACTIONS } from '@muster/dwethia';
import { group } from '@muster/kernel';
import { withCount as seatsOf } from '../../../dwethia/new-battle/seats.ts';
import type { BattleChoices } from '../../../pages/new-battle/BattleSheet.tsx';
import { diceField } from '../../../pages/new-battle/DiceChoice.tsx';
import { playersPart } from '../../../pages/new-battle/who-plays.ts';

export interface Choices extends WarChoices, BattleChoices {}

export const CHOICES = group<Choices>({ ...WAR.parts, players: playersPart(seatsGiven), dice: diceField() });

type Sides = Pick<Choices, 'seats' | 'aims'>;

/** CQ-15: what a side may take: missions of all and of its factions, each once. */
export const openMissions = (choices: Pick<Choices, 'seats'>, side: Side): readonly Mission[] => [
  ...new Set(factionsOf(choices, side).flatMap((faction) => missionsFor(faction))),
];

export const withAims = (aims: Choices['aims'], side: Side, change: Partial<AimsChoice>): Choices['aims'] => {
  const next = { ...aims[side], ...change };
  return side === 0 ? [next, aims[1]] : [aims[0], next];
};

/** Missions that are not open any more make way for the usual ones. */
const settledAims = (choices: Sides): Choices['aims'] => {
  const settled = (side: Side): AimsChoice => {
    const { scenario, missions } = choices.aims[side];
    const open = openMissions(choices, side).map(({ id }) => id);
    return { scenario, missions: missions?.every((id) => open.includes(id)) === true ? missions : null };
  };
  return [settled(0), settled(1)];
};

/** One seat chosen anew. */
export const withSeat = ({ seats, aims }: Sides, seat: number, change: Partial<SeatArmy>): Sides => {
  const next = seats.with(seat, { ...seats[seat]!, ...change });
  return { seats: next, aims: settledAims({ seats: next, aims }) };
};

/** More or fewer seats; who stays keeps what was chosen. */
export const withCount = (choices: Choices, count: number): Pick<Choices, 'seats' | 'players' | 'aims'> => {
  const next = seatsOf(choices, count, (seat, side) => readySeat(side, USUAL_FACTIONS[seat]!));
  return { ...next, aims: settledAims({ ...choices, ...next }) };
};
