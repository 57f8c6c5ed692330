/** Set-up played on its own: the frames up to the first round, with the dice that a test gives. */

import { byItself, type Procedures, type Seat, stackOf } from '@muster/kernel';
import { deployProcedure } from '../setup/deploy.ts';
import { edgeProcedure } from '../setup/edge.ts';
import { hqProcedure } from '../setup/hq.ts';
import { musterProcedure } from '../setup/muster.ts';
import { nodesProcedure } from '../setup/nodes.ts';
import { terrainProcedure } from '../setup/terrain.ts';
import type {
  Battle,
  ConquestCommand,
  ConquestEvent,
  ConquestRefusal,
  ConquestTable,
  ConquestTypes,
} from '../state/types.ts';
import { maybeRuled, ruled } from './ruled.ts';

/** The first round never begins: the stack comes to rest on the end of round 0. */
export const SETUP_STACK = stackOf<ConquestTypes>({
  muster: musterProcedure,
  edge: edgeProcedure,
  terrain: terrainProcedure,
  nodes: nodesProcedure,
  hq: hqProcedure,
  deploy: deployProcedure,
  roundEnd: byItself((b) => b),
} as Partial<Procedures<ConquestTypes>> as Procedures<ConquestTypes>);

export const settingUp = (begin: Battle, ...dice: readonly number[]) => {
  const events: ConquestEvent[] = [];
  const rolls: string[] = [];
  const left = dice.slice();
  let finals = 0;
  const table: ConquestTable = {
    roll: (count, seat, what) => {
      rolls.push(`${what} ${count} by ${seat}`);
      if (left.length < count) throw new Error(`no die left for ${what}`);
      return left.splice(0, count);
    },
    shuffle: (items) => items,
    final: () => {
      finals++;
    },
    tell: (event) => events.push(ruled(event)),
  };
  let b = SETUP_STACK.advance(begin, table);
  const asked = () => SETUP_STACK.decisions(b).map(ruled);
  return {
    events,
    rolls,
    table,
    finals: (): number => finals,
    now: (): Battle => b,
    isOver: (): boolean => b.stack[b.stack.length - 1]?.type === 'roundEnd',
    asked,
    candidates: (seat: Seat = asked()[0]!.seat) => SETUP_STACK.candidates(b, seat),
    refusal: (c: ConquestCommand, seat: Seat = asked()[0]!.seat): ConquestRefusal | undefined =>
      maybeRuled(SETUP_STACK.refuse(b, seat, c)),
    told: (type: ConquestEvent['type']) => events.filter((event) => event.type === type),
    play: (c: ConquestCommand, seat: Seat = asked()[0]!.seat): void => {
      const refusal = SETUP_STACK.refuse(b, seat, c);
      if (refusal !== undefined) throw new Error(JSON.stringify(refusal));
      b = SETUP_STACK.play(b, seat, c, table);
    },
  };
};

/** Whole numbers below `n`, the same for the same seed. */
export const pickerOf = (seed: number): ((n: number) => number) => {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
};
