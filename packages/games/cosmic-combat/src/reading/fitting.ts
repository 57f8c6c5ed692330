/** Whether the frames of a stack from outside fit the battle and each other, so that it can go on from there. */

import { failedIn, isStartOf, otherSide, seatsOf, sharedStart } from '@muster/dwethia';
import { kitOf } from '../ground/field.ts';
import { areEnemies, findShip, isOnBoard, shipOf, sideOf } from '../state/battle.ts';
import type { Battle, Frame, Phase, ShipId } from '../state/types.ts';

/** The phases that are still to come lie beneath, the next one on top; set-up lies on the end of round 0. */
const PHASES = ['roundEnd', 'combat', 'shooting', 'shooting', 'opportunity', 'half', 'half', 'shields'] as const;
const SETUP = ['roundEnd', 'edge', 'role'] as const;
const ORDERS = ['priority', 'orders'] as const;

/** Frames that may lie directly on a phase, and on each other. */
const ABOVE: { readonly [T in Frame['type']]?: readonly Frame['type'][] } = {
  half: ['activation', 'power'],
  activation: ['ram', 'wreck'],
  ram: ['roll', 'wounds'],
  wreck: ['roll', 'wounds'],
  opportunity: ['roll', 'wounds'],
  shooting: ['shot', 'power'],
  shot: ['roll', 'wounds'],
  power: ['resist', 'roll', 'wounds'],
  wounds: ['wounds', 'roll'],
  combat: ['fight'],
  fight: ['roll', 'allot', 'wounds'],
};

/** Every ship that a frame names. */
const namesOf = (frame: Frame): readonly ShipId[] => {
  switch (frame.type) {
    case 'activation':
    case 'wreck':
      return [frame.ship];
    case 'ram':
      return [frame.mover, frame.target];
    case 'opportunity':
      return [...frame.queue, ...(frame.target === null ? [] : [frame.target])];
    case 'shooting':
      return frame.ship === null ? [] : [frame.ship];
    case 'shot':
      return [frame.shooter, frame.target, ...frame.way];
    case 'power':
      return [frame.caster, frame.target, ...frame.struck];
    case 'wounds':
      return [frame.ship, ...(frame.how.by === null ? [] : [frame.how.by])];
    case 'combat':
      return frame.fought;
    case 'fight':
      return [...frame.ships[0], ...frame.ships[1], ...frame.taken.map(({ id }) => id)];
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
export const bottomProblem = (b: Battle): string | undefined => {
  const types = b.stack.map(({ type }) => type);
  if (types[0] === 'priority') return isStartOf(types, ORDERS) ? undefined : 'is no stack of a round that begins';
  if (types[0] !== 'roundEnd') return 'must begin with the end of a round';
  if (b.phase === 'setup') {
    const isDeploying = types.length === 2 && types[1] === 'deploy';
    return isDeploying || isStartOf(types, SETUP) ? undefined : 'is no stack of a set-up';
  }
  return undefined;
};

const PHASE_OF: { readonly [T in Frame['type']]?: Phase } = {
  shields: 'priority',
  half: 'movement',
  opportunity: 'movement',
  shooting: 'shoot',
  combat: 'combat',
  orders: 'orders',
  priority: 'priority',
};

/** The frame of the phase that the battle is in. */
const phaseFrame = ({ stack }: Battle): Frame =>
  stack[(stack[0]!.type === 'priority' ? stack.length : phasesIn(stack)) - 1]!;

/** Only for a stack whose bottom fits. */
export const phaseProblem = (b: Battle): string | undefined =>
  b.phase === 'setup' || PHASE_OF[phaseFrame(b).type] === b.phase ? undefined : 'does not fit the stack';

/** CC-30: halves and shooting in the order of the round. */
const sideProblem = (b: Battle, i: number): string | undefined => {
  const frame = b.stack[i]!;
  if (frame.type !== 'half' && frame.type !== 'shooting') return undefined;
  const isLater = PHASES[i] === PHASES[i - 1];
  return frame.side === (isLater ? b.first : otherSide(b.first)) ? undefined : 'is of the wrong side';
};

type Of<T extends Frame['type']> = Extract<Frame, { readonly type: T }>;
type Fit<T extends Frame['type']> = (b: Battle, frame: Of<T>, below: Frame | undefined) => string | undefined;

const is = (fits: boolean, problem: string): string | undefined => (fits ? undefined : problem);
const stands = (b: Battle, id: ShipId): boolean => isOnBoard(shipOf(b, id));

const fitActivation: Fit<'activation'> = (b, f, below) => {
  const s = shipOf(b, f.ship);
  if (!isOnBoard(s) || s.wounds === 0) return 'this ship is not there';
  if (below?.type !== 'half' || sideOf(b, s) !== below.side) return 'it is not this side’s turn';
  return is(!s.turn.activated, 'it has been activated');
};

const fitShot: Fit<'shot'> = (b, f) => {
  if (!stands(b, f.shooter) || !stands(b, f.target)) return 'nobody is there to shoot, or to be shot at';
  if (kitOf(b, shipOf(b, f.shooter)).guns[f.weapon] === undefined) return 'it has no such weapon';
  if (!f.astray && !areEnemies(b, shipOf(b, f.shooter), shipOf(b, f.target))) return 'it strikes the wrong side';
  return is(
    f.way.every((id) => stands(b, id)),
    'nobody is in the way there',
  );
};

const fitPower: Fit<'power'> = (b, f) => {
  if (!stands(b, f.caster) || !f.struck.every((id) => stands(b, id)) || !stands(b, f.target))
    return 'nobody casts it there';
  const caster = shipOf(b, f.caster);
  if (!areEnemies(b, caster, shipOf(b, f.target)) || caster.seat === null) return 'its target is on the wrong side';
  return is(
    kitOf(b, caster).powers.some(({ id }) => id === f.power),
    'nobody knows it',
  );
};

const fitResist: Fit<'resist'> = (b, f, below) => {
  if (below?.type !== 'power' || below.power !== f.power || below.step !== 'resolve') return 'nobody casts that';
  const side = sideOf(b, shipOf(b, below.caster));
  if (f.caster !== String(side)) return 'the caster is another’s';
  if (!seatsOf(b, side!).includes(f.casterSeat)) return 'the caster is another’s';
  if (!('resister' in f.step)) return undefined;
  const other = otherSide(side!);
  return is(
    f.step.resister === String(other) && seatsOf(b, other).includes(f.step.resisterSeat),
    'it is resisted by nobody',
  );
};

const fitRoll: Fit<'roll'> = (b, f) => {
  const pool = f.pools[f.window];
  if (pool === undefined) return 'nobody may roll again';
  for (const one of f.pools) {
    const { purse, seat, faces, count, needs, again } = one;
    if (purse !== '' && purse !== '0' && purse !== '1') return 'its dice are nobody’s';
    if (b.config.seats[seat] === undefined || b.conceded.includes(seat)) return 'its dice are nobody’s';
    if (faces.length !== count || needs < 2 || needs > 6) return 'its dice have not fallen';
    if (again > failedIn(one)) return 'so many dice did not fail';
  }
  if (pool.purse === '') return 'nobody may roll again';
  return undefined;
};

const fitWounds: Fit<'wounds'> = (b, f) => {
  const s = shipOf(b, f.ship);
  if (!isOnBoard(s) || s.wounds === 0 || f.wounds === 0) return 'nobody is wounded';
  return is(f.save === null || (f.save >= 2 && f.save <= 6), 'there is no such save');
};

const fitFight: Fit<'fight'> = (b, f) => {
  const sides = f.ships.map((ids) => ids.every((id) => stands(b, id)));
  if (!sides.every((fits) => fits) || f.ships.some((ids) => ids.length === 0)) return 'somebody is missing';
  const isMixed = ([0, 1] as const).some((side) =>
    f.ships[side].some((id) => sideOf(b, shipOf(b, id)) === otherSide(side)),
  );
  return is(!isMixed, 'somebody fights on the wrong side');
};

const fitRam: Fit<'ram'> = (b, f) =>
  is(f.mover !== f.target && stands(b, f.mover) && stands(b, f.target), 'nobody collides');

const FITS: { readonly [T in Frame['type']]?: Fit<T> } = {
  activation: fitActivation,
  ram: fitRam,
  wreck: (b, f) => is(stands(b, f.ship), 'nobody collides'),
  shooting: (b, f) => {
    if (f.ship === null) return undefined;
    const side = f.step === 'station' ? null : f.side;
    return is(stands(b, f.ship) && sideOf(b, shipOf(b, f.ship)) === side, 'that ship does not shoot');
  },
  shot: fitShot,
  power: fitPower,
  resist: fitResist,
  roll: fitRoll,
  wounds: fitWounds,
  fight: fitFight,
  allot: (b, f, below) =>
    is(
      below?.type === 'fight' && below.step === 'allot' && b.config.seats[f.seat] !== undefined,
      'nothing is allotted',
    ),
  opportunity: (b, f) => is(f.target === null || stands(b, f.target), 'nobody leaves'),
};

/** What is wrong with one frame, given what lies beneath it; undefined when nothing is. */
export const frameProblem = (b: Battle, i: number): string | undefined => {
  const frame = b.stack[i]!;
  const below = b.stack[i - 1];
  for (const id of namesOf(frame)) if (findShip(b, id) === undefined) return `names a ship that is not there: ${id}`;
  const isPhase = b.phase === 'setup' || b.stack[0]!.type === 'priority' || i < phasesIn(b.stack);
  if (!isPhase && !(below !== undefined && ABOVE[below.type]?.includes(frame.type))) return 'cannot lie there';
  return sideProblem(b, i) ?? (FITS[frame.type] as Fit<Frame['type']> | undefined)?.(b, frame as never, below);
};
