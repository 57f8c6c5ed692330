/** Copies of what a battle is made of: one literal per type, so that a playout never spreads, and the small changes made with them. */

import type { Draft, Seat } from '@muster/kernel';
import type { Battle, Effect, Fighter, FighterId, Frame, GameObject, ObjectId, SeatState } from './battle.ts';

export const copyBattle = (b: Battle): Draft<Battle> => ({
  config: b.config,
  scenario: b.scenario,
  ranks: b.ranks,
  warbands: b.warbands,
  terrain: b.terrain,
  territories: b.territories,
  edge: b.edge,
  round: b.round,
  phase: b.phase,
  order: b.order,
  passed: b.passed,
  turn: b.turn,
  held: b.held,
  finished: b.finished,
  seats: b.seats,
  fighters: b.fighters,
  objects: b.objects,
  deck: b.deck,
  row: b.row,
  discard: b.discard,
  effects: b.effects,
  clones: b.clones,
  stack: b.stack,
  outcome: b.outcome,
});

export const copyFighter = (f: Fighter): Draft<Fighter> => {
  const copy: Draft<Fighter> = {
    id: f.id,
    seat: f.seat,
    profile: f.profile,
    number: f.number,
    where: f.where,
    x: f.x,
    y: f.y,
    damage: f.damage,
    actions: f.actions,
    guard: f.guard,
    poison: f.poison,
    starting: f.starting,
    downIn: f.downIn,
    twin: f.twin,
  };
  if (f.name !== undefined) copy.name = f.name;
  return copy;
};

export const copySeat = (s: SeatState): Draft<SeatState> => ({
  hand: s.hand,
  orders: s.orders,
  conceded: s.conceded,
  energized: s.energized,
  tally: s.tally,
  kills: s.kills,
  killsBefore: s.killsBefore,
});

/** The fighter as it would be at another place. */
export const fighterAt = (f: Fighter, x: number, y: number): Fighter => {
  const moved = copyFighter(f);
  moved.x = x;
  moved.y = y;
  return moved;
};

const copyObject = (o: GameObject): Draft<GameObject> => ({
  id: o.id,
  kind: o.kind,
  where: o.where,
  x: o.x,
  y: o.y,
  carrier: o.carrier,
});

/** The effect with another caster, or on another fighter: null leaves it as it is. */
export const effectWith = (e: Effect, by: FighterId | null, fighter: FighterId | null): Effect => {
  switch (e.type) {
    case 'wildform':
    case 'thirdEye':
    case 'hex':
      return { type: e.type, fighter: fighter ?? e.fighter };
    case 'whiteHot':
    case 'ward':
    case 'empowered':
      return { type: e.type, by: by ?? e.by };
    case 'entangle':
    case 'hypnotize':
      return { type: e.type, by: by ?? e.by, fighter: fighter ?? e.fighter };
    case 'prediction':
      return { type: e.type, by: by ?? e.by, fighter: fighter ?? e.fighter, action: e.action };
    case 'aim':
      return { type: e.type, by: by ?? e.by, x: e.x, y: e.y, ready: e.ready };
    case 'charm':
      return { type: e.type, by: by ?? e.by, seat: e.seat, target: e.target, among: e.among };
  }
};

/** The list with one item put in place of another. */
export const replaced = <T>(items: readonly T[], index: number, item: T): readonly T[] => {
  const copy = items.slice();
  copy[index] = item;
  return copy;
};

const withFighter = (b: Battle, f: Fighter): Battle => {
  const next = copyBattle(b);
  next.fighters = replaced(b.fighters, f.id, f);
  return next;
};

/** A change of one fighter: `change` gets a fresh copy. */
export const changeFighter = (b: Battle, id: FighterId, change: (f: Draft<Fighter>) => void): Battle => {
  const f = copyFighter(b.fighters[id]!);
  change(f);
  return withFighter(b, f);
};

export const changeSeat = (b: Battle, seat: Seat, change: (s: Draft<SeatState>) => void): Battle => {
  const s = copySeat(b.seats[seat]!);
  change(s);
  const next = copyBattle(b);
  next.seats = replaced(b.seats, seat, s);
  return next;
};

export const changeObject = (b: Battle, id: ObjectId, change: (o: Draft<GameObject>) => void): Battle => {
  const o = copyObject(b.objects[id]!);
  change(o);
  const next = copyBattle(b);
  next.objects = replaced(b.objects, id, o);
  return next;
};

export const topFrame = (b: Battle): Frame | undefined => b.stack[b.stack.length - 1];

export const push = (b: Battle, frame: Frame): Battle => {
  const next = copyBattle(b);
  const stack = b.stack.slice();
  stack.push(frame);
  next.stack = stack;
  return next;
};

export const pop = (b: Battle): Battle => {
  const next = copyBattle(b);
  next.stack = b.stack.slice(0, -1);
  return next;
};

/** Another top frame in place of this one. */
export const swapTop = (b: Battle, frame: Frame): Battle => {
  const next = copyBattle(b);
  next.stack = replaced(b.stack, b.stack.length - 1, frame);
  return next;
};

export const addEffect = (b: Battle, effect: Effect): Battle => {
  const next = copyBattle(b);
  const effects = b.effects.slice();
  effects.push(effect);
  next.effects = effects;
  return next;
};

/** Untold: `endEffects` tells. The battle without the effects that `ends` names; the same battle when there are none. */
export const withoutEffects = (b: Battle, ends: (e: Effect) => boolean): Battle => {
  const left = b.effects.filter((e) => !ends(e));
  if (left.length === b.effects.length) return b;
  const next = copyBattle(b);
  next.effects = left;
  return next;
};
