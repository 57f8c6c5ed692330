/** Aims chosen in secret (X-301 with `blindMuster`): both captains at the same time, each may choose again until the last is in. */

import { captainOf, SIDES, type Side, seatsOf, sideOfSeat } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { openMissions } from '../build/missions.ts';
import { SCENARIO_IDS } from '../content/scenarios.ts';
import { popped, withSide } from '../state/battle.ts';
import type {
  Aims,
  Battle,
  ConquestCommand,
  ConquestDecision,
  ConquestProcedure,
  ConquestRefusal,
  ConquestTable,
  MusterCommand,
  MusterFrame,
} from '../state/types.ts';

/** Every scenario with every two missions. */
export const aimsFor = (b: Pick<Battle, 'config'>, side: Side): readonly Aims[] => {
  const open = openMissions(b, side);
  const all: Aims[] = [];
  for (const scenario of SCENARIO_IDS)
    for (let i = 0; i < open.length; i++)
      for (let j = i + 1; j < open.length; j++) all.push({ scenario, missions: [open[i]!, open[j]!] });
  return all;
};

const refuseMuster = (b: Battle, side: Side, c: ConquestCommand): ConquestRefusal | undefined => {
  if (c.type !== 'muster') return { code: 'otherDecision', rule: 'X-301', asked: 'muster' };
  const open = openMissions(b, side);
  const isRight = c.missions[0] !== c.missions[1] && c.missions.every((id) => open.includes(id));
  return isRight ? undefined : { code: 'wrongMissions', rule: 'CQ-15' };
};

/** The two missions stand in the order of the table, whichever was named first. */
const muster = (b: Battle, side: Side, c: MusterCommand, table: ConquestTable): Battle => {
  const [one, two] = openMissions(b, side).filter((id) => c.missions.includes(id));
  if (seatsOf(b, side).length > 1) table.final(); // its mates read them now
  if (!b.sides[side].hasAims) table.tell?.({ type: 'sealed', side, rule: 'X-301' }); // how often it changes its mind is its own
  return withSide(b, side, (s) => {
    s.aims = { scenario: c.scenario, missions: [one!, two!] };
    s.hasAims = true;
  });
};

const shown = (b: Battle, table: ConquestTable): Battle => {
  for (const side of SIDES) table.tell?.({ type: 'mustered', side, aims: b.sides[side].aims!, rule: 'X-301' });
  table.final();
  return popped(b);
};

export const musterProcedure: ConquestProcedure<MusterFrame> = {
  advance: (b, _, table) => (b.sides[0].hasAims && b.sides[1].hasAims ? shown(b, table) : b),
  decisions: (b) => {
    const asked: ConquestDecision[] = [];
    for (const side of SIDES)
      if (!b.sides[side].hasAims) asked.push({ seat: captainOf(b, side), kind: 'muster', rule: 'X-301' });
    return asked;
  },
  refuse: (b, _, seat, c) => refuseMuster(b, sideOfSeat(b, seat), c),
  apply: (b, _, seat, c, table) => (c.type === 'muster' ? muster(b, sideOfSeat(b, seat), c, table) : b),
  candidates: (b, _, seat) =>
    aimsFor(b, sideOfSeat(b, seat)).map(({ scenario, missions }) => ({ type: 'muster', scenario, missions }) as const),
};

/** Aims lie sealed as long as one of the sides has to choose. */
export const areAimsSealed = (b: Battle): boolean => b.stack[b.stack.length - 1]?.type === 'muster';

/** Whether this seat has answered and may still answer otherwise, as far as this view tells. */
export const mayMusterAgain = (b: Battle, seat: Seat): boolean => {
  if (!areAimsSealed(b)) return false;
  const side = sideOfSeat(b, seat);
  return b.sides[side].hasAims && captainOf(b, side) === seat;
};

/** For a seat that has answered; the same command replaces its answer. */
export const refuseMusterAgain = (b: Battle, seat: Seat, c: MusterCommand): ConquestRefusal | undefined =>
  mayMusterAgain(b, seat) ? refuseMuster(b, sideOfSeat(b, seat), c) : { code: 'notAsked', rule: 'X-301' };

export const musterAgain = (b: Battle, seat: Seat, c: MusterCommand, table: ConquestTable): Battle =>
  muster(b, sideOfSeat(b, seat), c, table);
