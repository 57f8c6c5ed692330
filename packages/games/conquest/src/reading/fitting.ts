/** Whether the frames of a stack from outside fit the war and each other, so that it can go on from there. */

import { isStartOf, otherSide, seatsOf, sharedStart, successesAmong } from '@muster/dwethia';
import { checkFrames } from '@muster/kernel';
import { choicesOf } from '../fighting/entries.ts';
import { findKit, isUnit, kitOf } from '../ground/field.ts';
import { refuseCast } from '../powers/casting.ts';
import { blinkOf } from '../powers/places.ts';
import { findModel, modelOf, seatFor, sideOf } from '../state/battle.ts';
import type { Battle, FightEntry, Frame, Model, ModelId, Phase, PoolRoll } from '../state/types.ts';

/** The phases that are still to come lie beneath, the next one on top; set-up lies on the end of round 0. */
const PHASES = ['roundEnd', 'combat', 'place', 'shoot', 'shoot', 'half', 'half', 'research', 'research'] as const;
const SETUP = ['deploy', 'hq', 'nodes', 'terrain'] as const;

/** Frames that may lie directly on a phase, and on each other. */
const ABOVE: { readonly [T in Frame['type']]?: readonly Frame['type'][] } = {
  half: ['activation', 'surge'],
  activation: ['surge', 'power', 'roll', 'wounds'],
  surge: ['activation', 'roll'],
  shoot: ['shot', 'power'],
  shot: ['roll', 'wounds'],
  power: ['resist', 'roll', 'wounds'],
  wounds: ['roll', 'wounds'],
  combat: ['support', 'fight'],
  fight: ['roll', 'allot', 'wounds'],
};

const entryNames = ({ id, building, core, supporters, far }: FightEntry): readonly ModelId[] => [
  id,
  ...(building === null ? [] : [building]),
  ...core,
  ...supporters,
  ...far,
];

/** Every model that a frame names and that must still stand. */
const namesOf = (frame: Frame): readonly ModelId[] => {
  switch (frame.type) {
    case 'activation':
      return [frame.unit, ...(frame.leaving?.by ?? [])];
    case 'surge':
      return [frame.walk?.unit, frame.next?.unit, frame.unit, frame.answer].filter((id) => typeof id === 'string');
    case 'shot':
      return [frame.shooter, frame.target];
    case 'power':
      return [frame.caster, ...(frame.target === null ? [] : [frame.target]), ...frame.struck];
    case 'wounds':
      return [frame.model];
    case 'support':
      return [...frame.open, ...frame.fights.flatMap(entryNames)];
    case 'fight':
      return entryNames(frame.fight);
    case 'allot':
      return frame.taken.map(({ id }) => id);
    default:
      return [];
  }
};

/** How many frames at the bottom are phases; the rest belongs to what happens in the topmost of them. */
const phasesIn = (stack: readonly Frame[]): number =>
  sharedStart(
    stack.map(({ type }) => type),
    PHASES,
  );

/** What is wrong with the lowest frames; undefined when nothing is. */
const bottomProblem = ({ stack, phase, config }: Battle): string | undefined => {
  const types = stack.map(({ type }) => type);
  if (types[0] === 'priority') return types.length === 1 ? undefined : 'is no stack of a round that begins';
  if (types[0] !== 'roundEnd') return 'must begin with the end of a round';
  if (phase !== 'setup') return undefined;
  const rest = types.slice(1);
  if (isStartOf(rest, ['edge', 'muster']) && rest.length > 0)
    return rest.length === 1 || config.rulings.blindMuster ? undefined : 'nothing is chosen in secret';
  const steps = SETUP.filter(
    (step) =>
      (step !== 'terrain' || config.terrain === 'alternate') && (step !== 'nodes' || config.nodes === 'players'),
  );
  return rest.length > 0 && isStartOf(rest, steps) ? undefined : 'is no stack of a set-up';
};

const PHASE_OF: { readonly [T in Frame['type']]?: Phase } = {
  priority: 'priority',
  research: 'priority',
  half: 'movement',
  shoot: 'shoot',
  place: 'shoot',
  combat: 'combat',
};

const phaseProblem = (b: Battle): string | undefined => {
  if (b.phase === 'setup') return undefined;
  const frame = b.stack[0]?.type === 'priority' ? b.stack[0] : b.stack[phasesIn(b.stack) - 1];
  return frame !== undefined && PHASE_OF[frame.type] === b.phase ? undefined : 'does not fit the stack';
};

/** DW-34: halves in the order of the round. */
const sideProblem = (b: Battle, i: number): string | undefined => {
  const frame = b.stack[i]!;
  if (frame.type !== 'half' && frame.type !== 'shoot' && frame.type !== 'research') return undefined;
  const isLater = PHASES[i] === PHASES[i - 1];
  return frame.side === (isLater ? b.first : otherSide(b.first)) ? undefined : 'is of the wrong side';
};

type Of<T extends Frame['type']> = Extract<Frame, { readonly type: T }>;
type Fit<T extends Frame['type']> = (b: Battle, frame: Of<T>, below: Frame | undefined) => string | undefined;

const is = (fits: boolean, problem: string): string | undefined => (fits ? undefined : problem);

const fitActivation: Fit<'activation'> = (b, f, below) => {
  const m = modelOf(b, f.unit);
  if (!isUnit(b, m) || m.wounds === 0) return 'nobody is there to be activated';
  if (m.turn.activated) return 'it has been activated';
  if (below?.type === 'half' && (f.surge || sideOf(b, m) !== below.side)) return 'it is not this side’s turn';
  return is(below?.type !== 'surge' || f.surge, 'nobody surges');
};

const mayBlink = (b: Battle, unit: Model, { path, power }: NonNullable<Of<'surge'>['walk']>): boolean =>
  path.length === 1 && refuseCast(b, seatFor(b, unit), blinkOf(unit.id, power!, path[0]!)) === undefined;

const fitSurge: Fit<'surge'> = (b, f) => {
  const of = (id: ModelId | null, side: 0 | 1): boolean => id === null || sideOf(b, modelOf(b, id)) === side;
  if (!of(f.unit, f.side) || !of(f.answer, otherSide(f.side))) return 'somebody surges for the wrong side';
  if ((f.step === 'offer') !== (f.unit === null)) return 'nobody surges';
  if ((f.step === 'wager') !== (f.answer !== null) && f.step !== 'moves') return 'nobody answers';
  const [own, other] = [f.wagers[f.turn], f.wagers[otherSide(f.turn)]];
  if (f.step === 'wager' ? own > other : f.step !== 'moves' && own + other > 0) return 'nobody raises his own wager';
  const isTheirs = f.next === null || seatsOf(b, otherSide(f.side)).includes(f.next.seat);
  if (!isTheirs || !of(f.next?.unit ?? null, otherSide(f.side))) return 'somebody of the wrong side goes on';
  if (f.walk === null) return undefined;
  const unit = modelOf(b, f.walk.unit);
  if (sideOf(b, unit) === f.side) return 'nobody is being engaged';
  return is(f.step !== 'offer' || f.walk.power === null || mayBlink(b, unit, f.walk), 'nobody could cast that');
};

const fitShot: Fit<'shot'> = (b, f) => {
  const [shooter, target] = [modelOf(b, f.shooter), modelOf(b, f.target)];
  if (kitOf(b, shooter).weapon === null) return 'it has no weapon';
  return is(f.astray || sideOf(b, shooter) !== sideOf(b, target), 'it strikes the wrong side');
};

const fitPower: Fit<'power'> = (b, f) => {
  const caster = modelOf(b, f.caster);
  const kit = kitOf(b, caster);
  const power = kit.kind === 'unit' ? kit.powers.find(({ id }) => id === f.power) : undefined;
  if (power === undefined) return 'nobody knows it';
  const { kind } = power.effect;
  if (kind !== 'blink' && kind !== 'raise') return is(f.target !== null, 'it has no target');
  const raised = f.sheet === null ? undefined : findKit(b, caster.seat, f.sheet);
  return is(f.at !== null && (kind === 'blink' || raised?.kind === 'unit'), 'it has no place');
};

const fitResist: Fit<'resist'> = (b, f, below) => {
  if (below?.type !== 'power' || below.power !== f.power) return 'nobody casts that';
  const side = sideOf(b, modelOf(b, below.caster));
  if (f.caster !== String(side) || !seatsOf(b, side).includes(f.casterSeat)) return 'the caster is another’s';
  if (!('resister' in f.step)) return undefined;
  const other = otherSide(side);
  const isTheirs = f.step.resister === String(other) && seatsOf(b, other).includes(f.step.resisterSeat);
  return is(isTheirs, 'it is resisted by nobody');
};

/** How many pools of dice the frame beneath waits for: both sides in a fight, one for each who is struck. */
const poolsFor = (below: Frame | undefined): number => {
  if (below?.type === 'power') return below.struck.length;
  return below?.type === 'fight' ? 2 : 1;
};

/** What the dice on a frame are for, as it stands. */
const rollOn = (below: Frame | undefined): PoolRoll | null => {
  switch (below?.type) {
    case 'shot':
      return below.step === 'fight' ? 'friendlyFire' : below.step === 'attack' ? 'ranged' : null;
    case 'power':
      return below.step === 'struck' ? 'ranged' : null;
    case 'wounds':
      return below.step === 'resolve' || below.step === 'suffer' ? null : below.step;
    case 'fight':
      return below.step === 'attack' || below.step === 'wound' ? below.step : null;
    case 'activation':
      return below.leaving !== null && below.leaving.by.length > 0 ? 'leaving' : null;
    case 'surge':
      return below.step === 'wager' && below.stopped ? 'surge' : null;
    default:
      return null;
  }
};

const fitRoll: Fit<'roll'> = (b, f, below) => {
  if (f.what !== rollOn(below)) return 'no such dice fall now';
  if (f.pools.length !== poolsFor(below)) return 'some of its dice are missing';
  if (f.pools[f.window] === undefined) return 'nobody may roll again';
  for (const { purse, seat, faces, count, needs, again } of f.pools) {
    if (purse !== '0' && purse !== '1') return 'its dice are nobody’s';
    if (b.config.seats[seat] === undefined || b.conceded.includes(seat)) return 'its dice are nobody’s';
    if (faces.length !== count || needs < 2 || needs > 6) return 'its dice have not fallen';
    if (again > faces.length - successesAmong(faces, needs)) return 'so many dice did not fail';
  }
  return undefined;
};

const entryProblem = (b: Battle, entry: FightEntry): string | undefined => {
  const all = [...entry.core, ...entry.supporters, ...entry.far];
  if (new Set(all).size !== all.length) return 'somebody fights twice';
  if (all.some((id) => !isUnit(b, modelOf(b, id)))) return 'buildings do not fight';
  const sides = new Set(entry.core.map((id) => sideOf(b, modelOf(b, id))));
  if (entry.building === null) return is(sides.size === 2, 'two sides must fight');
  const building = modelOf(b, entry.building);
  return is(!isUnit(b, building) && sides.size === 1 && !sides.has(sideOf(b, building)), 'nobody assaults that');
};

/** Fights still to be chosen may name who has fallen since. */
const fitCombat: Fit<'combat'> = (b, f) => {
  for (const entry of f.fights)
    if (entryNames(entry).every((id) => findModel(b, id) !== undefined)) {
      const problem = entryProblem(b, entry);
      if (problem !== undefined) return problem;
    }
  return undefined;
};

const FITS: { readonly [T in Frame['type']]?: Fit<T> } = {
  activation: fitActivation,
  surge: fitSurge,
  shot: fitShot,
  power: fitPower,
  resist: fitResist,
  roll: fitRoll,
  wounds: (_, f) => is(f.wounds > 0 || f.settled > 0, 'nobody is wounded'),
  combat: fitCombat,
  support: (b, f) => {
    const begun = f.fights.filter(({ building, core }) => building === null || core.length > 0); // who assaults may be asked still
    const wrong = begun.map((entry) => entryProblem(b, entry)).find((problem) => problem !== undefined);
    return (
      wrong ??
      is(
        f.open.every((id) => choicesOf(b, f.fights, id).fights.length > 1),
        'somebody has no choice',
      )
    );
  },
  fight: (b, f) => entryProblem(b, f.fight),
  allot: (b, f, below) =>
    is(
      below?.type === 'fight' && below.step === 'takes' && b.config.seats[f.seat] !== undefined,
      'nothing is allotted',
    ),
};

/** What is wrong with one frame, given what lies beneath it; undefined when nothing is. */
const frameProblem = (b: Battle, i: number): string | undefined => {
  const frame = b.stack[i]!;
  const below = b.stack[i - 1];
  for (const id of namesOf(frame)) if (findModel(b, id) === undefined) return `names somebody who is not there: ${id}`;
  const isPhase = b.phase === 'setup' || b.stack[0]!.type === 'priority' || i < phasesIn(b.stack);
  if (!isPhase && !(below !== undefined && ABOVE[below.type]?.includes(frame.type))) return 'cannot lie there';
  return sideProblem(b, i) ?? (FITS[frame.type] as Fit<Frame['type']> | undefined)?.(b, frame as never, below);
};

export const checkStack = (b: Battle, where: string): void =>
  checkFrames(b, 'war', { bottom: bottomProblem, phase: phaseProblem, frame: frameProblem }, where);
