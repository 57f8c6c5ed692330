/** Who may come in: links are used, made anew and taken away. Each runs alone in its room. */

import { type MatchRecord, outcomeOf, recordOf } from '@muster/kernel';
import type { Claimed, Fresh, PushPlace, Seen, You } from '@muster/protocol';
import { hashKey, newKey } from '../keys.ts';
import type { Pushing } from '../notices/pushing.ts';
import type { KeptKey, KeyHash } from '../store/store.ts';
import { aboutOf } from './about.ts';
import { gathered } from './begin.ts';
import type { Core } from './core.ts';
import { Refused, unknown } from './refused.ts';
import { isTaken, withSeat } from './room-state.ts';

/** The key that this is, as long as it is good. */
export const keyOf = ({ now, services }: Core, hash: KeyHash): KeptKey => {
  const key = now().keys.get(hash);
  if (key === undefined || (key.until !== null && key.until < services.clock.now())) throw unknown();
  return key;
};

/** Who one is with this key; undefined when it first has to be used for a seat. */
export const youWith = ({ kind, seat }: KeptKey): You | undefined => {
  if (kind === 'seat') return { seat, maker: false };
  if (kind === 'maker') return { seat, maker: true };
  return kind === 'watch' ? { seat: null, maker: false } : undefined;
};

export const look = (core: Core, hash: KeyHash): Seen => {
  const { kind, seat } = keyOf(core, hash);
  const { head, room, opening } = core.now();
  const version = opening?.header.version ?? core.descriptor.game.version;
  return {
    about: aboutOf(head, room, version, core.watching(), core.presences.of),
    opens: kind === 'device' ? 'claim' : kind,
    you: { seat, maker: kind === 'maker' },
    ...(kind === 'device' && { device: true }),
  };
};

const refuseWithdrawn = ({ now }: Core): void => {
  if (now().head.status === 'withdrawn') throw new Refused(409, 'This match was withdrawn by who made it.');
};

const seatKey = (core: Core, seat: number): { readonly claimed: Claimed; readonly kept: KeptKey } => {
  const key = newKey();
  return { claimed: { key, seat }, kept: { hash: hashKey(key), match: core.id, kind: 'seat', seat, until: null } };
};

/** Takes the seat that this link is for, or an open one. */
export const claim = async (core: Core, hash: KeyHash, name: string): Promise<Claimed> => {
  const { kind, seat: own } = keyOf(core, hash);
  refuseWithdrawn(core);
  const { room } = core.now();
  if (kind === 'device') {
    const { claimed, kept } = seatKey(core, own!);
    await core.change({ room: { ...room }, keys: [kept], dropped: [hash] }); // written with the head: good once, on all nodes
    return claimed;
  }
  if (kind !== 'claim' && kind !== 'join')
    throw new Refused(409, 'This key takes no seat: it opens the match as it is.');
  const seat = kind === 'claim' ? own! : room.seats.findIndex((one) => one.sitter === 'open' && !isTaken(one));
  if (seat < 0) throw new Refused(409, 'All open seats are taken.');
  const { claimed, kept } = seatKey(core, seat);
  const named = withSeat(room, seat, { name });
  const next = core.now().head.status === 'gathering' ? gathered(core.descriptor, named) : { room: named };
  await core.change({ ...next, keys: [kept], dropped: kind === 'claim' ? [hash] : [] });
  return claimed;
};

const DEVICE_MS = 10 * 60_000;
/** So many keys a seat has at most: whoever has one could otherwise make more without end, and all of them are held in memory. */
const MOST_DEVICES = 20;

/** A link for one more device, good once and for ten minutes. */
export const addDevice = async (core: Core, hash: KeyHash): Promise<Fresh> => {
  const { kind, seat } = keyOf(core, hash);
  if ((kind !== 'seat' && kind !== 'maker') || seat === null)
    throw new Refused(403, 'Only who sits at a seat may take it to another device.');
  const now = core.services.clock.now();
  const known = [...core.now().keys.values()].filter((one) => one.seat === seat);
  const lapsed = known.filter(({ until }) => until !== null && until < now);
  if (known.length - lapsed.length >= MOST_DEVICES)
    throw new Refused(429, `A seat is taken to ${MOST_DEVICES} devices at most.`);
  const key = newKey();
  await core.change({
    keys: [{ hash: hashKey(key), match: core.id, kind: 'device', seat, until: now + DEVICE_MS }],
    dropped: lapsed.map(({ hash: old }) => old),
  });
  return { key };
};

const makerOnly = (core: Core, hash: KeyHash): void => {
  if (keyOf(core, hash).kind !== 'maker') throw new Refused(403, 'Only who made the match may do this.');
};

/** A new link for a seat; the old keys of that seat open nothing any more. */
export const renew = async (core: Core, hash: KeyHash, seat: number): Promise<Fresh> => {
  makerOnly(core, hash);
  refuseWithdrawn(core);
  const { room, keys } = core.now();
  const one = room.seats[seat];
  if (one === undefined) throw new Refused(400, 'There is no such seat.');
  if (one.sitter === 'computer') throw new Refused(400, 'A computer sits there: it needs no link.');
  if (seat === room.maker.seat) throw new Refused(400, 'This is your own seat: take it to another device instead.');
  const key = newKey();
  const dropped = [...keys.values()].filter((old) => old.seat === seat && old.kind !== 'maker').map((old) => old.hash);
  await core.change({
    room: withSeat(room, seat, { sitter: 'person', renewed: one.renewed + 1 }),
    keys: [{ hash: hashKey(key), match: core.id, kind: 'claim', seat, until: null }],
    dropped,
  });
  for (const old of dropped) await core.services.store.unsubscribe(core.id, old);
  return { key };
};

export const withdraw = async (core: Core, hash: KeyHash): Promise<void> => {
  makerOnly(core, hash);
  const { head, room } = core.now();
  if (head.status === 'withdrawn') return;
  if (head.status !== 'gathering' && head.status !== 'dice')
    throw new Refused(409, 'The battle has begun: it cannot be withdrawn any more.');
  await core.change({ room: { ...room, dice: null }, status: 'withdrawn' });
};

/** Whoever sits there is told when it is their turn and they are not there. */
export const subscribe = async (core: Core, pushing: Pushing, hash: KeyHash, push: PushPlace): Promise<void> => {
  const you = youWith(keyOf(core, hash));
  if (you === undefined || you.seat === null)
    throw new Refused(403, 'Only who sits at a seat has turns to be told of.');
  const { status } = core.now().head;
  if (status === 'over' || status === 'withdrawn') throw new Refused(409, 'There are no more turns in this match.');
  const why = pushing.refuse(push);
  if (why !== undefined) throw new Refused(400, why);
  await core.services.store.subscribe({ match: core.id, key: hash, seat: you.seat, push });
};

export const unsubscribe = async (core: Core, hash: KeyHash): Promise<void> => {
  keyOf(core, hash);
  await core.services.store.unsubscribe(core.id, hash);
};

/** With its seed, once it is over. `pay`: for so many entries, before they are read. */
export const record = async (core: Core, hash: KeyHash, pay: (entries: number) => void): Promise<MatchRecord> => {
  if (youWith(keyOf(core, hash)) === undefined) throw new Refused(403, 'This key takes a seat first.');
  const { played } = core.now();
  if (played === null || outcomeOf(core.descriptor, played.match) === undefined)
    throw new Refused(409, 'The battle is not over: its record holds every secret.');
  pay(played.match.count);
  const rows = await core.services.store.rows(core.id, 0, played.match.count);
  return recordOf(
    core.descriptor,
    played.match,
    rows.map(({ entry }) => entry),
  );
};
