/** What a recorded battle did to a squad: the record is played again, and what was taken back does not count. */

import { type MatchRecord, noticedOf, resume, standingEvents } from '@muster/kernel';
import { descriptor } from '../descriptor.ts';
import { foughtIn, resultFor } from './fought.ts';
import type { FoughtBattle } from './keeping.ts';

export interface Fielded {
  /** Of the battle, for the squad: none counts twice. */
  readonly battle: string;
  readonly seat: number;
  /** Who the units of the seat are, in their order. */
  readonly members: readonly string[];
}

/** The battle for the squad's book; or why it cannot be entered, a sentence. */
export const foughtInRecord = (record: MatchRecord, { battle, seat, members }: Fielded): FoughtBattle | string => {
  if (record.game !== descriptor.id) return 'This is a battle of another game.';
  const played = resume(descriptor.game, record); // as a log that is still being written: the page keeps no other
  if (!played.ok) return `The record of this battle is not true: ${played.reason}.`;
  const { state } = played.frames.at(-1)!;
  if (state.outcome === null) return 'This battle is not over yet (HR-16).';
  if (state.config.seats[seat]?.units.length !== members.length) return 'Other units fought in this battle (HR-17).';
  const events = standingEvents(noticedOf(descriptor.game, played.frames, 'everyone'));
  return {
    id: battle,
    title: descriptor.titleOf(state.config),
    result: resultFor(state, seat),
    fought: foughtIn(state, events, seat, members),
  };
};
