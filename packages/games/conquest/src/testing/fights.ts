/** Plays fights, wounds and ends of rounds on in tests: every command with the dice that it takes, none may be left over. */

import { allotting, rolling, sideOfPurse } from '@muster/dwethia';
import { byItself, type Procedures, stackOf } from '@muster/kernel';
import { combatProcedure } from '../fighting/combat.ts';
import { allotAmong, allotOrdered, allotted, fightLanded, fightProcedure } from '../fighting/fight.ts';
import { supportProcedure } from '../fighting/support.ts';
import { rerollOrdered } from '../orders/standing-orders.ts';
import { roundEndProcedure } from '../round/end.ts';
import {
  copyBattle,
  DEFAULT_STANDING,
  findModel,
  onTop,
  paidFrom,
  pushed,
  topOf,
  withSide,
  withTally,
} from '../state/battle.ts';
import type {
  Battle,
  ConquestCommand,
  ConquestEvent,
  ConquestRefusal,
  ConquestTable,
  ConquestTypes,
  Frame,
  PoolRoll,
  SideState,
  StandingOrders,
  Tally,
} from '../state/types.ts';
import { woundsLanded, woundsProcedure } from '../wounds/wounds.ts';
import { maybeRuled, ruled } from './ruled.ts';

/** Only the frames of these rooms; what comes after them stops the game. */
const FRAMES: Partial<Procedures<ConquestTypes>> = {
  combat: combatProcedure,
  support: supportProcedure,
  fight: fightProcedure,
  wounds: woundsProcedure,
  roundEnd: roundEndProcedure,
  priority: byItself((b) => b) as unknown as Procedures<ConquestTypes>['priority'],
  allot: allotting<Battle>({
    among: allotAmong,
    ordered: allotOrdered,
    onTop,
    allotted: (b, frame) => allotted(b, frame),
  }),
  roll: rolling<Battle, PoolRoll>({
    destiny: (b, purse) => b.sides[sideOfPurse(purse)].pool.destiny,
    paid: (b, purse, points) => paidFrom(b, sideOfPurse(purse), 'destiny', points),
    ordered: rerollOrdered,
    onTop,
    landed: (b, roll, table) => {
      const frame = topOf(b);
      if (frame.type === 'fight') return fightLanded(b, frame, roll);
      if (frame.type === 'wounds') return woundsLanded(b, frame, roll, table);
      throw new Error(`dice for a ${frame.type}`);
    },
  }),
};

const STACK = stackOf<ConquestTypes>(FRAMES as Procedures<ConquestTypes>);

/** A table with these dice, which must be enough; what is rolled and told is written down. */
export const tableOf = (dice: number[], events: ConquestEvent[] = [], rolls: string[] = []): ConquestTable => ({
  roll: (count, seat, what) => {
    rolls.push(`${what} ${count} by ${seat}`);
    if (dice.length < count) throw new Error(`no die left for ${what}`);
    return dice.splice(0, count);
  },
  shuffle: (items) => items,
  final: () => {},
  tell: (event) => events.push(ruled(event)),
});

/** The dice that a step takes, exactly; or where they come from, and some may be left. */
type Dice = readonly number[] | readonly [() => readonly number[]];

export const playing = (begin: Battle, ...first: Dice) => {
  const events: ConquestEvent[] = [];
  const rolls: string[] = [];
  const run = (dice: Dice, step: (table: ConquestTable) => Battle): Battle => {
    const [one] = dice;
    const left = typeof one === 'function' ? [...one()] : [...(dice as readonly number[])];
    const next = step(tableOf(left, events, rolls));
    if (left.length > 0 && typeof one !== 'function') throw new Error(`dice left over: ${left.join()}`);
    return next;
  };
  let b = run(first, (table) => STACK.advance(begin, table));
  const asked = () => STACK.decisions(b).map(ruled)[0];
  return {
    events,
    rolls,
    now: (): Battle => b,
    asked,
    candidates: () => STACK.candidates(b, asked()!.seat),
    refusal: (c: ConquestCommand): ConquestRefusal | undefined => maybeRuled(STACK.refuse(b, asked()!.seat, c)),
    told: (type: ConquestEvent['type']) => events.filter((event) => event.type === type),
    /** Wounds of models in this order; undefined: gone. */
    wounds: (...ids: readonly string[]) => ids.map((id) => findModel(b, id)?.wounds),
    play: (c: ConquestCommand, ...dice: Dice): void => {
      const { seat } = asked()!;
      const refusal = STACK.refuse(b, seat, c);
      if (refusal !== undefined) throw new Error(JSON.stringify(refusal));
      b = run(dice, (table) => STACK.play(b, seat, c, table));
    },
  };
};

/** All seats have these standing orders. */
export const ordered = (b: Battle, orders: Partial<StandingOrders>): Battle => {
  const copy = copyBattle(b);
  copy.standing = b.standing.map((own) => ({ ...(own ?? DEFAULT_STANDING), ...orders }));
  return copy;
};

/** The Combat phase begins. */
export const combat = (b: Battle): Battle => pushed(b, { type: 'combat', side: b.first, step: 'begin', fights: [] });

export const withFrames = (b: Battle, ...frames: readonly Frame[]): Battle => pushed(b, ...frames);

export const tallied = (b: Battle, side: 0 | 1, tally: Partial<Tally>): Battle =>
  withTally(b, side, (t) => {
    Object.assign(t, tally);
  });

export const sided = (b: Battle, side: 0 | 1, change: Partial<SideState>): Battle =>
  withSide(b, side, (s) => {
    Object.assign(s, change);
  });
