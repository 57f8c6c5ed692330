/** Everybody comes in, and whoever brings a force chooses it; when all are in, the configuration is made of them. */

import { type Descriptor, explainMalformed, type Parsed, type Seat } from '@muster/kernel';
import type { Gathering } from '@muster/protocol';
import { isTaken, type RoomState, withSeat } from './room-state.ts';

export const isReady = (room: RoomState, seat: Seat): boolean => {
  const one = room.seats[seat]!;
  return isTaken(one) && (!one.brings || one.force !== null);
};

export const isComplete = (room: RoomState): boolean => room.seats.every((_, seat) => isReady(room, seat));

const readConfig = (descriptor: Descriptor, room: RoomState): object => {
  const config = descriptor.game.parseConfig(room.config);
  if (!config.ok) throw new Error(explainMalformed(config.refusal));
  return config.value;
};

/** Why this force cannot be brought by this seat, in a sentence; undefined when it can. */
export const refuseForce = (
  descriptor: Descriptor,
  room: RoomState,
  seat: Seat,
  force: object | null,
): string | undefined => {
  if (!room.seats[seat]!.brings || descriptor.gathering === undefined) return 'This seat brings no force of its own.';
  return force === null ? undefined : descriptor.gathering.refuse(readConfig(descriptor, room), seat, force);
};

export const withForce = (room: RoomState, seat: Seat, force: object | null, refused: string | null): RoomState =>
  withSeat(room, seat, { force, refused });

/** The configuration with the forces of these seats. */
export const configWith = (
  descriptor: Descriptor,
  room: RoomState,
  isOf: (seat: Seat) => boolean,
): { readonly written: object; readonly read: Parsed<object> } => {
  const forces = room.seats.map(({ brings, force }, seat) => (brings && isOf(seat) ? force : null));
  const gathering = forces.some((force) => force !== null) ? descriptor.gathering : undefined;
  const written = gathering?.gathered(readConfig(descriptor, room), forces) ?? room.config;
  return { written, read: descriptor.game.parseConfig(written) };
};

/** Forces that do not go together go back to whose they are: to those that do not fit alone, else to all. */
export const withRefusedForces = (descriptor: Descriptor, room: RoomState, why: string): RoomState => {
  const bringers = room.seats.flatMap(({ brings }, seat) => (brings ? [seat] : []));
  const alone = bringers.filter((seat) => !configWith(descriptor, room, (one) => one === seat).read.ok);
  return (alone.length === 0 ? bringers : alone).reduce((now, seat) => withForce(now, seat, null, why), room);
};

/** What this seat (null: who only watches) sees while forces are gathered. */
export const gatheringFor = (descriptor: Descriptor, room: RoomState, seat: Seat | null): Gathering => {
  const isOpen = descriptor.gathering?.isSealed(readConfig(descriptor, room)) === false;
  return {
    config: room.config,
    forces: room.seats.map(({ force }, at) => (at === seat || isOpen ? force : null)),
    brings: room.seats.map(({ brings }) => brings),
    refused: seat === null ? null : room.seats[seat]!.refused,
  };
};
