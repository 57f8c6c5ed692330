/** Set-up (MW 10.0): from the configuration to the first round. What the configuration gives is not asked. */

import type { Footprint } from '@muster/geometry';
import { drawFrom, type Seat } from '@muster/kernel';
import { DEFAULT_ORDERS } from '../casting/windows.ts';
import { DECK } from '../content/cards.ts';
import { SCENARIOS } from '../content/scenarios.ts';
import { beginRound } from '../round/round.ts';
import { fragmentSupply } from '../scenarios/fragments.ts';
import { scenarioRules } from '../scenarios/index.ts';
import type { Battle, Fighter, MagewindsConfig, SeatState, SetupFrame, SetupStep } from '../state/battle.ts';
import type { MagewindsCommand, MagewindsDecision, SetupCommand } from '../state/command.ts';
import { copyBattle, copyFighter, swapTop, topFrame } from '../state/copies.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import type { MagewindsProcedure } from '../state/types.ts';
import { ASSEMBLY_STEP, mayAssemble, wholeWarband } from './assembly.ts';
import { ROLL_OFF_STEP, TERRAIN_STEP, TERRITORY_STEP } from './battlefield.ts';
import { DEPLOYMENT_STEP } from './deployment.ts';
import { OBJECTS_STEP } from './objects.ts';
import { SCENARIO_STEP } from './scenario.ts';
import { makeFrame, type SetupPart, type T } from './step.ts';

export { rollOff } from './roll-off.ts';

type Asking = Exclude<SetupStep, 'done'>;

const STEPS: Readonly<Record<Asking, SetupPart>> = {
  scenario: SCENARIO_STEP,
  assembly: ASSEMBLY_STEP,
  rollOff: ROLL_OFF_STEP,
  terrain: TERRAIN_STEP,
  territory: TERRITORY_STEP,
  objects: OBJECTS_STEP,
  deployment: DEPLOYMENT_STEP,
};

const stepOf = (frame: SetupFrame): SetupPart => STEPS[frame.step as Asking];

/** MW 10.0, ItT general.order: warbands or scenario first; The Prize lies there before the territories are split. */
const orderOf = (b: Battle): readonly SetupStep[] => [
  ...(b.config.warbandsFirst ? (['assembly', 'scenario'] as const) : (['scenario', 'assembly'] as const)),
  'rollOff',
  'terrain',
  ...(b.scenario && SCENARIOS[b.scenario].objectsFirst
    ? (['objects', 'territory'] as const)
    : (['territory', 'objects'] as const)),
  'deployment',
  'done',
];

const makeSeat = (): SeatState => ({
  hand: { size: 0, cards: [], seen: [] },
  orders: DEFAULT_ORDERS, // MW-H02
  conceded: false,
  energized: false,
  tally: 0,
  kills: 0,
  killsBefore: 0,
});

/** Before anything has happened. */
const makeBattle = (config: MagewindsConfig): Battle => ({
  config,
  scenario: config.scenario === 'chosen' || config.scenario === 'random' ? null : config.scenario,
  ranks: [],
  warbands: config.warbands.map((profiles, seat) =>
    profiles === null ? { done: false, profiles: [] } : wholeWarband(profiles, config.names?.[seat]),
  ),
  terrain: null,
  territories: Array.from({ length: config.players }, (): Footprint | null => null),
  edge: null,
  round: 0,
  phase: 'setup',
  order: [],
  passed: [],
  turn: null,
  held: 0,
  finished: [],
  seats: Array.from({ length: config.players }, makeSeat),
  fighters: [],
  objects: [],
  deck: { size: 0, cards: [], top: null },
  row: [],
  discard: [],
  effects: [],
  clones: [],
  stack: [makeFrame(config.warbandsFirst ? 'assembly' : 'scenario', 0, 0)],
  outcome: null,
});

const ROW_SIZE = 5;

/** MW 10.4: the last card of the deck is its top. */
const dealMagic = (b: Battle, table: T): Battle => {
  const { drawn: row, rest } = drawFrom(table, table.shuffle(DECK), ROW_SIZE, null, 'row');
  const next = copyBattle(b);
  next.deck = { size: rest.length, cards: rest, top: null };
  next.row = row;
  table.tell?.({ type: 'dealt', rule: 'MW 10.4', row, deck: rest.length });
  return next;
};

const withdrawn = (f: Fighter): Fighter => {
  const copy = copyFighter(f);
  copy.where = 'gone';
  return copy;
};

/** MW 11.0: the first round begins in the order in which they finished deploying (MW-R29). */
const beginBattle = (b: Battle, table: T): Battle => {
  const order = [...b.finished, ...b.ranks.filter((seat) => !b.finished.includes(seat))];
  const next = copyBattle(b);
  next.fighters = b.fighters.map((f) => (b.seats[f.seat]!.conceded ? withdrawn(f) : f));
  if (scenarioRules(b).placesEachRound) next.objects = fragmentSupply(b.config.players);
  return beginRound(next, 1, order, table);
};

const toNextStep = (b: Battle, frame: SetupFrame, table: T): Battle => {
  const order = orderOf(b);
  const step = order[order.indexOf(frame.step) + 1]!;
  const next = swapTop(b, makeFrame(step, 0, 0));
  return step === 'deployment' ? dealMagic(next, table) : next;
};

/** For who has conceded, the first that is allowed is played. */
const answerForConceded = (b: Battle, frame: SetupFrame, table: T): Battle => {
  for (const { seat } of setupDecisions(b, frame))
    if (b.seats[seat]!.conceded) return applySetup(b, seat, setupCandidates(b, seat)[0]!, table);
  return b;
};

/** The handler of the set-up frame: the same battle when someone must decide. */
export const advanceSetup = (b: Battle, frame: SetupFrame, table: T): Battle => {
  if (frame.step === 'done') return beginBattle(b, table);
  const next = stepOf(frame).advance(b, frame, table);
  if (next === 'over') return toNextStep(b, frame, table);
  return next === b ? answerForConceded(b, frame, table) : next;
};

/** A new battle, up to the first decision or the first round. */
export const setup = (config: MagewindsConfig, table: T): Battle => {
  let b = makeBattle(config);
  for (;;) {
    const frame = topFrame(b);
    if (frame?.type !== 'setup') return b;
    const next = advanceSetup(b, frame, table);
    if (next === b) return b;
    b = next;
  }
};

export const setupDecisions = (b: Battle, frame: SetupFrame): readonly MagewindsDecision[] =>
  frame.step === 'done' ? [] : stepOf(frame).decisions(b, frame);

const frameOf = (b: Battle): SetupFrame | undefined => {
  const frame = topFrame(b);
  return frame?.type === 'setup' && frame.step !== 'done' ? frame : undefined;
};

const mayAnswer = (b: Battle, frame: SetupFrame, seat: Seat): boolean =>
  frame.step === 'assembly' ? mayAssemble(b, frame, seat) : setupDecisions(b, frame).some((d) => d.seat === seat);

export const refuseSetup = (b: Battle, seat: Seat, c: MagewindsCommand): MagewindsRefusal | undefined => {
  const frame = frameOf(b);
  if (!frame) return refusalOf('notNow', null, { command: c.type });
  if (!mayAnswer(b, frame, seat)) return refusalOf('notYourDecision', null, {});
  return stepOf(frame).refuse(b, frame, seat, c);
};

/** Only for commands that were not refused. */
export const applySetup = (b: Battle, seat: Seat, c: MagewindsCommand, table: T): Battle => {
  const frame = frameOf(b);
  return frame ? stepOf(frame).apply(b, frame, seat, c, table) : b;
};

export const setupCandidates = (b: Battle, seat: Seat): readonly SetupCommand[] => {
  const frame = frameOf(b);
  if (!frame || !setupDecisions(b, frame).some((d) => d.seat === seat)) return [];
  return stepOf(frame).candidates(b, frame, seat);
};

/** In secret assembly who has answered may answer again (see `mayAnswer`): the game asks `refuse` also for seats that are not asked. */
export const setupProcedure: MagewindsProcedure<'setup'> = {
  advance: advanceSetup,
  decisions: setupDecisions,
  refuse: (b, _frame, seat, c) => refuseSetup(b, seat, c),
  apply: (b, _frame, seat, c, table) => applySetup(b, seat, c, table),
  candidates: (b, _frame, seat) => setupCandidates(b, seat),
};
