/** One side's half of Shoot & Build (CQ-45, CQ-49, DW-49, X-330, X-373): it shoots, casts and builds in any order, then is done. */

import type { RuleId, Seat } from '@muster/kernel';
import { buildCommands, refuseBuild } from '../building/options.ts';
import { applyBuild } from '../building/orders.ts';
import { castCommands, refuseCast } from '../powers/casting.ts';
import { applyCast } from '../powers/power.ts';
import { refuseShoot, shootCommands } from '../shooting/options.ts';
import { applyShoot } from '../shooting/shot.ts';
import {
  allNotReady,
  busySeats,
  copyBattle,
  findModel,
  popped,
  replaced,
  seatFor,
  sideOf,
  withReady,
} from '../state/battle.ts';
import type {
  Battle,
  ConquestCommand,
  ConquestProcedure,
  ConquestRefusal,
  ConquestTable,
  ModelId,
  ShootFrame,
} from '../state/types.ts';
import { medicsRested } from '../wounds/removal.ts';

const RULE: RuleId = 'X-330';

const begin = (b: Battle, f: ShootFrame, table: ConquestTable): Battle => {
  table.tell?.({ type: 'halfBegan', side: f.side, phase: 'shoot', rule: 'CQ-45' });
  const rested = f.side === b.first ? medicsRested(b) : b;
  const copy = copyBattle(replaced(allNotReady(rested), { type: 'shoot', side: f.side, step: 'act' }));
  copy.phase = 'shoot';
  return copy;
};

/** By seat: all that its models can still do. A battle never changes, so this is worked out once. */
type Options = readonly (readonly ConquestCommand[])[];

const known = new WeakMap<Battle, Options>();

const optionsOf = (b: Battle, f: ShootFrame): Options => {
  const found = known.get(b);
  if (found !== undefined) return found;
  const all: ConquestCommand[][] = b.config.seats.map(() => []);
  for (let i = 0; i < b.models.length; i++) {
    const m = b.models[i]!;
    const seat = seatFor(b, m);
    if (sideOf(b, m) !== f.side || b.ready[seat] === true) continue;
    const own = all[seat]!;
    for (const c of shootCommands(b, m)) own.push(c);
    for (const c of castCommands(b, m)) own.push(c);
    for (const c of buildCommands(b, m)) own.push(c);
  }
  known.set(b, all);
  return all;
};

/** Who has nothing left to do is done by itself; the half ends when all are. */
const act = (b: Battle, f: ShootFrame): Battle => {
  const busy = busySeats(b, f.side);
  if (busy.length === 0) return popped(b);
  const options = optionsOf(b, f);
  const idle = busy.filter((seat) => options[seat]!.length === 0);
  return idle.reduce(withReady, b);
};

/** Whether the model is of the side whose half it is. */
const isActing = (b: Battle, f: ShootFrame, id: ModelId): boolean => {
  const m = findModel(b, id);
  return m !== undefined && sideOf(b, m) === f.side;
};

const refuse = (b: Battle, f: ShootFrame, seat: Seat, c: ConquestCommand): ConquestRefusal | undefined => {
  switch (c.type) {
    case 'done':
      return undefined;
    case 'shoot':
    case 'cast':
      if (!isActing(b, f, c.unit)) return { code: 'noSuchModel', rule: RULE, model: c.unit };
      return c.type === 'shoot' ? refuseShoot(b, seat, c) : refuseCast(b, seat, c);
    case 'build':
      if (!isActing(b, f, c.builder)) return { code: 'noSuchModel', rule: RULE, model: c.builder };
      return refuseBuild(b, seat, c);
    default:
      return { code: 'otherDecision', rule: RULE, asked: 'shootBuild' };
  }
};

export const shootProcedure: ConquestProcedure<ShootFrame> = {
  advance: (b, f, table) => (f.step === 'begin' ? begin(b, f, table) : act(b, f)),
  decisions: (b, f) => busySeats(b, f.side).map((seat) => ({ seat, kind: 'shootBuild', rule: RULE })),
  refuse,
  apply: (b, _f, seat, c, table) => {
    switch (c.type) {
      case 'done':
        return withReady(b, seat);
      case 'shoot':
        return applyShoot(b, c, table);
      case 'cast':
        return applyCast(b, c, table);
      case 'build':
        return applyBuild(b, c, table);
      default:
        return b;
    }
  },
  candidates: (b, f, seat) => [...optionsOf(b, f)[seat]!, { type: 'done' }],
};
