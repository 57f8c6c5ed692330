/** What events change on the arena that is shown, and what of a battle is drawn. Pure. */

import {
  type ActivationFrame,
  type Battle,
  findModel,
  kitOf,
  type Model,
  type ModelId,
  type Space,
} from '@muster/heroes';
import type { Seat } from '@muster/kernel';

/** Whose activation is under way, and how far it has come. */
export const activationOf = ({ stack }: Pick<Battle, 'stack'>): ActivationFrame | undefined =>
  stack.findLast((frame) => frame.type === 'activation');

export const activeOf = (b: Pick<Battle, 'stack'>): ModelId | undefined => activationOf(b)?.model;

export const change = (b: Battle, id: ModelId, to: (m: Model) => Partial<Model>): Battle => ({
  ...b,
  models: b.models.map((m) => (m.id === id ? { ...m, ...to(m) } : m)),
});

/** Of a space by its number, of a model by its id; null where it stands on none. */
export const spaceOfPlace = (b: Battle, place: string): Space | null =>
  /^\d+$/.test(place) ? Number(place) : (findModel(b, place)?.space ?? null);

/** Where a small screen looks at first: one's own; of a battle that is over whoever still stands. */
export const seenFirst = ({ models, outcome }: Battle, near: Seat): readonly ModelId[] =>
  models.flatMap((m) => (m.seat === near || outcome !== null ? [m.id] : []));

/** `A1` is of the first seat; a space is nobody's. */
export const seatOf = (place: string): Seat | undefined => (/^\d/.test(place) ? undefined : place.charCodeAt(0) - 65);

/** Faith first, then Affinity. */
export const paidDefence = (b: Battle, id: ModelId, points: number): Battle =>
  change(b, id, (m) => {
    const faith = Math.min(points, m.faith);
    return { faith: m.faith - faith, affinity: m.affinity - (points - faith) };
  });

/** Who was active has acted. */
const withoutActive = (b: Battle): Battle => {
  const active = activeOf(b);
  return active === undefined
    ? b
    : { ...change(b, active, () => ({ acted: true })), stack: b.stack.filter(({ type }) => type !== 'activation') };
};

const begun = (model: ModelId): ActivationFrame => ({
  type: 'activation',
  model,
  step: 'begin',
  choice: 'free',
  pace: 'still',
  moved: false,
  cast: false,
  busy: false,
  engages: false,
  high: false,
});

/** its stance and its own powers end. */
export const activated = (b: Battle, id: ModelId): Battle => {
  const before = change(withoutActive(b), id, () => ({ stance: 'none' }));
  return {
    ...before,
    stack: [...before.stack, begun(id)],
    lasting: b.lasting.filter(({ by }) => by !== id),
  };
};

/** DW-39: with the roll for priority the next round is there; before the first, nobody has acted. */
export const roundOver = (b: Battle): Battle => {
  const now = withoutActive(b);
  if (now.models.every(({ acted }) => !acted)) return now;
  return {
    ...now,
    round: b.round + 1,
    lasting: b.lasting.filter(({ until }) => until > b.round),
    models: now.models.map((m) => (m.acted ? { ...m, acted: false } : m)),
  };
};

/** A Thrall that has just been raised. */
export const raised = (b: Battle, id: ModelId, space: Space): Battle => {
  const seat = seatOf(id)!;
  const { wounds } = kitOf(b, { seat, unit: -1 }).stats;
  const none = { destiny: 0, faith: 0, affinity: 0, stance: 'none', used: [], fate: 'alive' } as const;
  return { ...b, models: [...b.models, { id, seat, unit: -1, space, wounds, acted: true, ...none }] };
};

/** with the last seat of a side the battle is over, and they stay where they are. */
export const conceded = (b: Battle, seat: Seat): Battle => {
  const now = { ...b, conceded: [...b.conceded, seat] };
  const { side } = b.config.seats[seat]!;
  if (b.config.seats.every((force, one) => force.side !== side || now.conceded.includes(one))) return now;
  return {
    ...now,
    lasting: b.lasting.filter(({ on }) => seatOf(on) !== seat),
    models: b.models.map((m) =>
      m.seat === seat && m.fate === 'alive' ? { ...m, fate: 'left' as const, space: null } : m,
    ),
  };
};

/**
 * All that is drawn. Not drawn: the stack and whose turn is next (the rules' own affair), what objectives count, standing orders, prices,
 * and objectives that are not open: one's own are laid by oneself.
 */
export const drawn = ({ stack, next, deeds, orders, discounted, ...b }: Battle): unknown => {
  const active = activeOf({ stack });
  return {
    ...b,
    config: { pieces: b.config.pieces },
    objectives: b.objectives.map((ids, side) => (b.opened[side] ? ids : null)),
    trackers: b.trackers.map(({ met }) => met),
    models: b.models.map((m) => {
      const isGone = m.wounds === 0; // who is dying may still shoot back, and is seen falling
      const fate = isGone && m.fate === 'alive' ? 'slain' : m.fate;
      // when an activation ends nobody says so: who is active counts as one who has acted
      return { ...m, fate, space: isGone ? null : m.space, acted: m.acted || m.id === active };
    }),
    // a move is made in haste once; where it leads nowhere nobody is told
    lasting: b.lasting.filter(({ on, power }) => power !== 'hasten' || on !== active),
  };
};
