/** For tests of Shoot & Build and of powers: their procedures on a stack of their own, dice that fall as told, events that were told. */

import { resisting, rolling, sideOfPurse } from '@muster/dwethia';
import { type Procedures, type Seat, stackOf } from '@muster/kernel';
import { placeProcedure } from '../building/placing.ts';
import { shootProcedure } from '../halves/shooting.ts';
import { powerLanded, powerProcedure, powerResisted } from '../powers/power.ts';
import { resistDefender, resistersOf, resistOrdered } from '../powers/resisting.ts';
import { shotLanded, shotProcedure } from '../shooting/shot.ts';
import { modelOf, onTop, paidFrom, topOf } from '../state/battle.ts';
import type {
  Battle,
  ConquestCommand,
  ConquestEvent,
  ConquestRefusal,
  ConquestTable,
  ConquestTypes,
  Model,
  PoolRoll,
  StandingOrders,
} from '../state/types.ts';
import { woundsLanded, woundsProcedure } from '../wounds/wounds.ts';
import { maybeRuled, ruled } from './ruled.ts';
import { type Given, sceneOf } from './scenes.ts';

const own: Partial<Procedures<ConquestTypes>> = {
  shoot: shootProcedure,
  shot: shotProcedure,
  power: powerProcedure,
  place: placeProcedure,
  wounds: woundsProcedure,
  resist: resisting<Battle>({
    rules: (b) => b.config.rulings,
    resisters: resistersOf,
    defender: resistDefender,
    purse: (b, id) => b.sides[sideOfPurse(id)].pool,
    paid: (b, id, resource, points) => paidFrom(b, sideOfPurse(id), resource, points),
    ordered: resistOrdered,
    onTop,
    ended: (b, _, resolves, table) => powerResisted(b, resolves, table),
  }),
  roll: rolling<Battle, PoolRoll>({
    destiny: () => 0,
    paid: (b) => b,
    ordered: () => 0,
    onTop,
    landed: (b, roll, table) => {
      const frame = topOf(b);
      if (frame.type === 'shot') return shotLanded(b, frame, roll, table);
      return frame.type === 'power' ? powerLanded(b, frame, roll, table) : woundsLanded(b, frame as never, roll, table);
    },
  }),
};

const SHOOTING = stackOf<ConquestTypes>(own as Procedures<ConquestTypes>);

const diceTable = (dice: number[], events: ConquestEvent[], rolls: string[]): ConquestTable => ({
  roll: (count, seat, what) => {
    rolls.push(`${what} ${count} by ${seat}`);
    if (dice.length < count) throw new Error(`no die left for ${what}`);
    return dice.splice(0, count);
  },
  shuffle: (items) => items,
  final: () => {},
  tell: (event) => events.push(ruled(event)),
});

/** Plays a scene on: every command with the dice that it takes, none may be left over. */
export const playing = (begin: Battle, ...first: readonly number[]) => {
  const events: ConquestEvent[] = [];
  const rolls: string[] = [];
  const run = (dice: readonly number[], step: (table: ConquestTable) => Battle): Battle => {
    const left = dice.slice();
    const next = step(diceTable(left, events, rolls));
    if (left.length > 0) throw new Error(`dice left over: ${left.join()}`);
    return next;
  };
  let b = run(first, (table) => SHOOTING.advance(begin, table));
  const asked = () => SHOOTING.decisions(b).map(ruled)[0];
  return {
    events,
    rolls,
    now: (): Battle => b,
    model: (id: string): Model => modelOf(b, id),
    asked,
    seats: (): readonly Seat[] => SHOOTING.decisions(b).map(({ seat }) => seat),
    candidates: (seat: Seat = asked()!.seat) => SHOOTING.candidates(b, seat),
    refusal: (c: ConquestCommand, seat: Seat = asked()!.seat): ConquestRefusal | undefined =>
      maybeRuled(SHOOTING.refuse(b, seat, c)),
    told: <T extends ConquestEvent['type']>(type: T) => events.filter((event) => event.type === type),
    play: (c: ConquestCommand, dice: readonly number[] = [], seat: Seat = asked()!.seat): void => {
      const refusal = SHOOTING.refuse(b, seat, c);
      if (refusal !== undefined) throw new Error(JSON.stringify(refusal));
      b = run(dice, (table) => SHOOTING.play(b, seat, c, table));
    },
  };
};

/** A war in its Shoot phase, with side 0's half on the stack, the other side's and the placing beneath. */
export const shooting = (given: Given): Battle =>
  sceneOf({
    phase: 'shoot',
    ...given,
    stack: given.stack ?? [
      { type: 'place' },
      { type: 'shoot', side: 1, step: 'begin' },
      { type: 'shoot', side: 0, step: 'begin' },
    ],
  });

export const withOrders = (b: Battle, seat: Seat, orders: Partial<StandingOrders>): Battle => ({
  ...b,
  standing: b.standing.map((one, i) => (i === seat ? { ...one!, ...orders } : one)),
});

export const shoot = (unit: string, target: string, arc = false): ConquestCommand & { readonly type: 'shoot' } => ({
  type: 'shoot',
  unit,
  target,
  arc,
});

export const build = (
  builder: string,
  product: string,
  node: string | null = null,
): ConquestCommand & { readonly type: 'build' } => ({ type: 'build', builder, product, node });

export const cast = (
  unit: string,
  power: string,
  target: string | null,
  more: Partial<ConquestCommand & { readonly type: 'cast' }> = {},
): ConquestCommand & { readonly type: 'cast' } => ({
  type: 'cast',
  unit,
  power,
  target,
  at: null,
  sheet: null,
  engage: false,
  upcharge: 0,
  ...more,
});

export const DONE: ConquestCommand = { type: 'done' };
