/** From the last who comes in to the set-up: what is due next in a match that has not begun. */

import { begin, type Descriptor, explainMalformed, FORMAT, type Header, newMatch, note } from '@muster/kernel';
import type { MatchId, Status } from '@muster/protocol';
import { newSeed } from '../keys.ts';
import type { Change } from './core.ts';
import { areAllIn, firstDice, proofOf } from './dice.ts';
import { configWith, isComplete, withRefusedForces } from './gathering.ts';
import { houseOf, type Played } from './hosting.ts';
import type { Dice, RoomState } from './room-state.ts';
import { type WrittenEntry, writtenEntriesOf } from './written-entries.ts';

const EVERY_SEAT = () => true;

/** When all are in and their forces go together, the dice are next. */
export const gathered = (descriptor: Descriptor, room: RoomState): { room: RoomState; status: Status } => {
  if (!isComplete(room)) return { room, status: 'gathering' };
  const { read } = configWith(descriptor, room, EVERY_SEAT);
  if (!read.ok)
    return { room: withRefusedForces(descriptor, room, explainMalformed(read.refusal)), status: 'gathering' };
  return { room: { ...room, dice: firstDice(room, newSeed()) }, status: 'dice' };
};

/** Set up, with every abandoned attempt told in its log. */
const setUp = (descriptor: Descriptor, id: MatchId, room: RoomState, dice: Dice): Change => {
  const { game } = descriptor;
  const { written, read } = configWith(descriptor, room, EVERY_SEAT);
  if (!read.ok) throw new Error(explainMalformed(read.refusal));
  const fairness = proofOf(id, dice);
  const header: Header = { format: FORMAT, game: game.id, version: game.version, config: written, fairness };
  const house = houseOf(game, header);
  const begun = begin(house, newMatch(house, header, read.value));
  let { match } = begun;
  const writtenEntries: WrittenEntry[] = [];
  for (const fact of room.abandoned) {
    const noted = note(house, match, fact);
    writtenEntries.push(...writtenEntriesOf(match, noted, null));
    match = noted.match;
  }
  const played: Played = { house, match };
  const opening = { header, setup: match.setup!, told: begun.appended[0]!.events };
  return { room: { ...room, dice: null }, status: 'playing', begun: { opening, played }, writtenEntries };
};

/** After a part of the luck has come. */
export const withDice = (descriptor: Descriptor, id: MatchId, room: RoomState, dice: Dice): Change =>
  areAllIn(dice) ? setUp(descriptor, id, { ...room, dice }, dice) : { room: { ...room, dice } };
