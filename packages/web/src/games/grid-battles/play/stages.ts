/**
 * How each event of Grid Battles looks on the table, and for how long: who strikes whom is seen before the dice, dice roll beside them,
 * and what somebody did stays on the map until others act.
 */

import { type UnitId, unitName } from '@muster/grid-battles';
import type { Seat } from '@muster/kernel';
import { forOthers, type Stages, staged } from '@muster/table';
import { listed } from '../../../parts/words.ts';
import { ROUND_MS, withoutRound } from '../../../play/round-over.ts';
import { hitWords } from '../dice/describe.ts';
import { roundOverIn } from './goals.ts';
import { blowOf, type DiceShown, type Moment, NO_SCENE } from './scene.ts';
import { activated, change, deployed, drawn, moved, roundBegan, stood, turnEnded } from './shown.ts';
import type { GridTable } from './types.ts';

const STEP_MS = 170;
const LONGEST_MOVE_MS = 600;
const READ_DICE_MS = 900;
const READ_STEP_MS = 260;
const SEE_WHOM_MS = 420;
const SEE_FALL_MS = 600;
const ROLL_MS = 6000;

/** `A1` is of the first side (GB-06). */
const seatOf = (unit: UnitId): Seat => (unit.startsWith('A') ? 0 : 1);

const atRest = (dice: readonly DiceShown[]): readonly DiceShown[] => dice.map((d) => ({ ...d, rolling: false }));

const noBlow = (moment: Moment): Moment => ({ ...moment, blow: undefined });

const STAGES: Stages<GridTable> = {
  deployed: {
    at: (e) => [e.unit, e.hex],
    shows: (b, e) => deployed(b, e.unit, e.hex),
    clears: 'others',
    ms: forOthers(READ_STEP_MS),
  },
  roundBegan: {
    shows: (b, e) => roundBegan(b, e.round),
    turns: noBlow,
    alters: (scene, b, e) => (e.round > 1 ? { ...scene, roundOver: roundOverIn(b) } : scene),
    ms: (e) => (e.round > 1 ? ROUND_MS : 0),
    begins: 'round',
  },
  turnBegan: {
    by: (e) => e.seat,
    shows: (b, e) => ({ ...b, turn: e.seat, phase: 'activation', owed: e.owed }),
    turns: noBlow,
    begins: 'turn',
  },
  skipped: { by: (e) => e.seat },
  activated: {
    at: (e) => e.units,
    shows: (b, e) => activated(b, e.units),
    turns: noBlow,
    clears: 'others',
    ms: forOthers(READ_STEP_MS),
  },
  moved: {
    at: (e) => [e.unit, e.from, ...e.path],
    shows: (b, e) => moved(b, e.unit, e.path.at(-1)!),
    leaves: (_, e, { manner }) => ({ kind: 'moved', by: manner.seat, path: [e.from, ...e.path] }),
    clears: 'others',
    travels: (e, { person }) => (person ? undefined : { unit: e.unit, path: [e.from, ...e.path] }), // seen while it was laid
    deed: (e, config) => ({ kind: 'move', does: 'moved', what: `the ${unitName(config, e.unit)}` }),
    sound: 'step',
    ms: (e, { person, still }) =>
      person ? 0 : (still ? 0 : Math.min(LONGEST_MOVE_MS, STEP_MS * e.path.length)) + READ_STEP_MS,
  },
  stood: {
    at: (e) => e.units,
    shows: (b, e) => stood(b, e.units, e.rule === 'GB-20'),
    deed: (e, config) => ({
      kind: 'other',
      does: 'held still with',
      what: listed(e.units.map((unit) => `the ${unitName(config, unit)}`)),
    }),
  },
  attackDeclared: {
    at: (e) => [e.attacker, e.target],
    shows: (b, e) => change(b, [e.attacker], { attacked: true, attackedInRound: b.round }),
    opens: (b, e) => ({ blow: blowOf(b, e.attacker, e.target), dice: [] }),
    clears: 'others',
    ms: SEE_WHOM_MS,
  },
  struck: {
    at: (e) => [e.striker, e.struck],
    shows: (b, e) => change(b, [e.struck], { health: e.health }),
    opens: (b, e, now) => ({
      blow: blowOf(b, e.striker, e.struck),
      dice: [...(e.half === 2 ? atRest(now?.dice ?? []) : []), { event: e, rolling: false }],
    }),
    leaves: (b, e, { manner }) => {
      const blow = blowOf(b, e.striker, e.struck);
      return blow && { ...blow, kind: 'blow', by: manner.seat, hits: e.hits, fell: e.health === 0 };
    },
    deed: (e, config) => ({
      kind: 'blow',
      does: e.half === 1 ? 'struck' : 'struck back at',
      what: `the ${unitName(config, e.struck)} (${hitWords(e.hits)})`,
    }),
    sound: (e) => (e.hits > 0 ? 'blow' : undefined),
    dice: true,
    ms: READ_DICE_MS,
  },
  noBattleBack: { at: (e) => [e.unit] },
  destroyed: {
    at: (e) => [e.unit],
    shows: (b, e) => change(b, [e.unit], { hex: null }),
    deed: (e, config) => ({ kind: 'loss', does: 'lost', what: `the ${unitName(config, e.unit)}` }),
    sound: 'fall',
    ms: SEE_FALL_MS,
  },
  noAttackPossible: { by: (e) => e.seat },
  turnEnded: {
    by: (e) => e.seat,
    shows: turnEnded,
    deed: () => ({ kind: 'other', does: 'stood', what: 'still', rest: true }),
  },
  roundEnded: null,
  conceded: { by: (e) => e.seat },
  ended: { shows: (b, e) => ({ ...b, phase: 'over', outcome: e.outcome }), ends: true },
};

export const told = staged<GridTable>(STAGES, {
  noScene: NO_SCENE,
  placeName: (place) => place,
  seatOf,
  withResult: (moment) => moment,
  closed: (moment) => moment,
  rolling: (moment) => {
    const last = moment.dice.length - 1;
    return { ...moment, dice: moment.dice.map((d, i) => (i === last ? { ...d, rolling: true } : d)) };
  },
  rollMs: ROLL_MS,
  // what others did goes when somebody acts, not when units are activated by themselves
  kept: (traces, _, { seat }) => traces.filter((trace) => trace.by === seat),
  passed: withoutRound,
  drawn,
});
