/** Whether the frames of a stack from outside fit the battle and each other, so that it can go on from there. */

import { failedIn } from '@muster/dwethia';
import { kitOf } from '../ground/field.ts';
import { struckBy } from '../powers/power.ts';
import { isTurnOf } from '../round/markers.ts';
import { isOwedAShot } from '../shooting/aftermath.ts';
import { areEnemies, findModel, isOnBoard, isOwnHarm, modelOf, sideOf } from '../state/battle.ts';
import { namesOf } from '../state/named.ts';
import type { Battle, Frame, Model, ModelId, PoolRoll, PowerFrame } from '../state/types.ts';

/** Frames that may lie directly on each other. */
const ABOVE: { readonly [T in Frame['type']]?: readonly Frame['type'][] } = {
  priority: ['seal', 'markers'],
  seal: ['markers'],
  markers: ['edge'],
  edge: ['terrain'],
  round: ['activation', 'endActivation'],
  endActivation: ['aftermath'],
  activation: ['shot', 'power', 'fight', 'opportunity', 'jump', 'aftermath'],
  shot: ['roll', 'blast', 'aftermath'],
  blast: ['roll'],
  power: ['resist', 'roll', 'blast', 'aftermath'],
  fight: ['roll', 'aftermath', 'fallBack', 'opportunity'],
  aftermath: ['wounds', 'shot', 'lastShot'],
  wounds: ['wounds', 'roll'],
  opportunity: ['opportunity', 'roll', 'aftermath'],
  jump: ['roll'],
};

type Of<T extends Frame['type']> = Extract<Frame, { readonly type: T }>;
/** What is wrong with a frame, given what lies beneath and above it; undefined when nothing is. */
type Fit<T extends Frame['type']> = (
  b: Battle,
  frame: Of<T>,
  below: Frame | undefined,
  above: Frame | undefined,
) => string | undefined;

const is = (fits: boolean, problem: string): string | undefined => (fits ? undefined : problem);
const stands = (b: Battle, id: ModelId): boolean => isOnBoard(modelOf(b, id));
const lives = (b: Battle, id: ModelId): boolean => stands(b, id) && modelOf(b, id).wounds > 0;
const sideById = (b: Battle, id: ModelId): 0 | 1 => sideOf(b, modelOf(b, id));

const gunOf = (m: Model, b: Battle, id: string) => kitOf(b, m).guns.find((gun) => gun.id === id);

const fitShot: Fit<'shot'> = (b, f, below, above) => {
  const shooter = modelOf(b, f.shooter);
  const gun = gunOf(shooter, b, f.weapon);
  if (gun === undefined || (f.arc && !gun.keywords.arc)) return 'it does not fire so';
  if (!isOnBoard(shooter) || (f.step !== 'done' && !lives(b, f.target)))
    return 'nobody is there to shoot, or to be shot at';
  if (f.back !== (below?.type === 'aftermath')) return 'only the dying shoot back';
  if (!f.back && below?.type === 'activation' && below.model !== f.shooter) return 'only the active model shoots';
  if (f.astray === areEnemies(b, shooter, modelOf(b, f.target))) return 'it strikes the wrong side';
  if (f.astray && f.aim === null) return 'it was never aimed';
  if (above === undefined) return is(f.step === 'redirect' || f.step === 'friend', 'it would go on');
  if (above.type === 'roll' && above.what === 'friendlyFire') return is(f.step === 'check', 'no such dice fall now');
  return is(f.step === 'done' && f.aim !== null && isOnBoard(modelOf(b, f.target)), 'no such dice fall now');
};

const powerIn = (b: Battle, f: PowerFrame) => kitOf(b, modelOf(b, f.caster)).powers.find(({ id }) => id === f.power);

const fitPower: Fit<'power'> = (b, f, below, above) => {
  const power = powerIn(b, f);
  if (power === undefined || !lives(b, f.caster)) return 'nobody casts it';
  if (below?.type !== 'activation' || below.model !== f.caster) return 'only the active model casts';
  const isAtModel = power.at === 'enemy' || power.at === 'ally';
  if (isAtModel !== (f.target !== null)) return 'it has another target';
  if (f.target !== null && !stands(b, f.target)) return 'its target is not there';
  if (f.target !== null && (power.at === 'enemy') !== areEnemies(b, modelOf(b, f.caster), modelOf(b, f.target)))
    return 'its target is on the wrong side';
  const { kind } = power.effect;
  if (above === undefined)
    return is(f.step === 'place' && (kind === 'corrupt' || kind === 'raise' || kind === 'blink'), 'it would go on');
  if (above.type === 'resist') return is(f.step === 'resolve', 'nobody resists it now');
  if (above.type === 'roll')
    return is(
      f.step === 'struck' &&
        kind === 'damage' &&
        above.pools.length === struckBy(b, modelOf(b, f.target!), power).length,
      'no such dice fall now',
    );
  return is(f.step === 'done' && kind === 'damage', 'it wounds nobody now');
};

const fitResist: Fit<'resist'> = (b, f, below) => {
  if (below?.type !== 'power' || below.caster !== f.caster || below.power !== f.power) return 'nobody casts that';
  if (f.casterSeat !== modelOf(b, f.caster).seat) return 'the caster is another’s';
  if (!('resister' in f.step)) return undefined;
  const resister = modelOf(b, f.step.resister);
  return is(resister.seat === f.step.resisterSeat && areEnemies(b, resister, modelOf(b, f.caster)), 'it cannot resist');
};

/** Which dice may fall for a frame. */
const DICE: { readonly [T in Frame['type']]?: readonly PoolRoll[] } = {
  shot: ['friendlyFire', 'attack'],
  blast: ['blast'],
  power: ['power'],
  fight: ['attack', 'wound'],
  wounds: ['save', 'ignore'],
  opportunity: ['opportunity'],
  jump: ['jump'],
};

/** Whose dice they are. */
const rollerOf = (below: Frame): ModelId | undefined => {
  switch (below.type) {
    case 'shot':
      return below.shooter;
    case 'blast':
    case 'fight':
      return below.attacker;
    case 'power':
      return below.caster;
    case 'jump':
      return below.model;
    case 'wounds':
      return below.step === 'save' ? below.saver : below.model;
    case 'opportunity':
      return below.attackers[below.at];
    default:
      return undefined;
  }
};

/** whether the dice of this pool strike at friends of who rolls them. */
const isOwnHarmed = (b: Battle, below: Frame, index: number): boolean => {
  if (below.type === 'shot') return below.astray && isOwnHarm(b, modelOf(b, below.shooter), modelOf(b, below.target));
  return below.type === 'blast' && isOwnHarm(b, modelOf(b, below.attacker), modelOf(b, below.others[index]!));
};

const fitRoll: Fit<'roll'> = (b, f, below) => {
  if (below === undefined || !DICE[below.type]?.includes(f.what)) return 'no such dice fall now';
  const roller = rollerOf(below);
  if (f.pools.length === 0 || f.window < 0 || f.window >= f.pools.length) return 'no window is open';
  const isRow = below.type === 'blast' || below.type === 'power';
  if (!isRow && f.pools.length !== 1) return 'they are rolled together';
  let declared = 0;
  for (const [i, pool] of f.pools.entries()) {
    const { purse, seat, count, faces, again } = pool;
    if (purse !== roller || seat !== modelOf(b, purse).seat) return 'they are another’s dice';
    if (faces.length !== count || count === 0 || (isRow && count !== 1)) return 'they do not lie there';
    if ((pool.hurtsOwn === true) !== isOwnHarmed(b, below, i)) return 'it is another side that they hurt';
    if (again > (i < f.window ? failedIn(pool) : 0)) return 'so many are not rolled again';
    declared += again;
  }
  return is(declared <= modelOf(b, roller!).destiny, 'so much Destiny is not there');
};

const fitWounds: Fit<'wounds'> = (b, f, _, above) => {
  if (!stands(b, f.model) || !stands(b, f.saver)) return 'nobody is there to be wounded';
  if (sideById(b, f.model) !== sideById(b, f.saver)) return 'no enemy lends a shield';
  if (above?.type !== 'roll') return is(above !== undefined && f.step === 'save', 'it would go on');
  if (above.pools[0]?.count !== f.wounds) return 'there are not so many wounds';
  return is(
    above.what === 'save' ? f.step === 'save' && f.save !== null : f.step === 'ignore',
    'no such dice fall now',
  );
};

const fitFight: Fit<'fight'> = (b, f, below, above) => {
  if (below?.type !== 'activation' || below.model !== f.attacker) return 'only the active model strikes';
  if (sideById(b, f.attacker) === sideById(b, f.target)) return 'they are no enemies';
  if (above?.type === 'aftermath') return is(f.step === 'fallBacks', 'the blow has not fallen');
  if (above?.type !== 'roll') return is(above !== undefined && f.step === 'done', 'it would go on');
  if (!lives(b, f.attacker) || !lives(b, f.target)) return 'one of them is not there';
  return is(
    above.what === f.step && above.pools[0]?.count === (f.step === 'wound' ? f.hits : f.dice),
    'no such dice fall now',
  );
};

const FITS: { readonly [T in Frame['type']]?: Fit<T> } = {
  terrain: (b) => is(b.config.terrain === 'placed', 'this board is not laid out in turn'),
  edge: (b, f) => is(b.config.terrain !== 'arena' && f.winner !== undefined, 'nobody chooses an edge of an arena'),
  markers: (b, f, _, above) => {
    if (b.config.markers !== 'placed') return 'these markers are not placed';
    if (above !== undefined) return is(b.markers.length === 0, 'they come after the edges');
    return is(isTurnOf(b, f.side), 'it is not its turn to place one');
  },
  activation: (b, f, _, above) => {
    const m = modelOf(b, f.model);
    if (above === undefined && !(m.fate === 'alive' && m.wounds > 0)) return 'it is not alive';
    if (above === undefined && (f.step === 'enter') !== (m.space === null)) return 'it is not there';
    return is((f.step === 'retreat') <= (f.choice === 'retreat'), 'it does not retreat');
  },
  jump: (b, f, below) =>
    is(below?.type === 'activation' && below.model === f.model && lives(b, f.model), 'nobody jumps'),
  shot: fitShot,
  blast: (b, f, below, above) => {
    if (![f.attacker, f.centre, ...f.others].every((id) => stands(b, id))) return 'one of them is not there';
    if (new Set([f.centre, ...f.others]).size !== f.others.length + 1) return 'nobody is struck twice';
    const by = below?.type === 'shot' ? below.shooter : below?.type === 'power' ? below.caster : undefined;
    return is(
      f.attacker === by && above?.type === 'roll' && above.pools.length === f.others.length,
      'no such dice fall now',
    );
  },
  power: fitPower,
  resist: fitResist,
  fight: fitFight,
  roll: fitRoll,
  wounds: fitWounds,
  lastShot: (b, f) => is(isOwedAShot(b, modelOf(b, f.model)), 'it has no last shot'),
  fallBack: (b, f, below) => {
    if (below?.type !== 'fight' || below.attacker !== f.attacker || below.target !== f.target)
      return 'there was no such fight';
    return is(f.queue.length > 0 && f.moved.every(({ id }) => stands(b, id)), 'nobody is there to fall back');
  },
  opportunity: (b, f, below, above) => {
    const by = f.attackers[f.at];
    if (below?.type === 'activation' && below.model !== f.mover) return 'it does not move';
    if (above?.type === 'roll' && (by === undefined || !stands(b, by) || !stands(b, f.mover)))
      return 'one of them is not there';
    return is(
      f.attackers.every((id) => sideById(b, id) !== sideById(b, f.mover)),
      'friends do not strike',
    );
  },
};

/** What is wrong with the frame at this index of the stack. */
export const frameProblem = (b: Battle, i: number): string | undefined => {
  const frame = b.stack[i]!;
  const below = b.stack[i - 1];
  const isPlaced =
    below === undefined ? frame.type === 'priority' || frame.type === 'round' : ABOVE[below.type]?.includes(frame.type);
  if (!isPlaced) return `a frame of type ${frame.type} does not lie there`;
  const stranger = namesOf(frame).find((name) => findModel(b, name) === undefined);
  if (stranger !== undefined) return `there is no model ${stranger}`;
  const fit = FITS[frame.type] as Fit<Frame['type']> | undefined;
  return fit?.(b, frame, below, b.stack[i + 1]);
};
