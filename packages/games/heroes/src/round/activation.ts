/** One model's activation: enter or choose, move, shoot or cast, fight, end (P3, X-05, X-53, X-121 to ). */

import { isSince } from '@muster/dwethia';
import { opportunityOf } from '../fighting/fall-back.ts';
import { fightOf, targetsOf } from '../fighting/fight.ts';
import { kitOf } from '../ground/field.ts';
import { entries, isRooted, MOVE_RULES, normalWays, retreatEnds, shortPath, triedMove } from '../ground/moving.ts';
import { engagedWith, isEngaged } from '../ground/standing.ts';
import { noteDescent, noteIdle, noteStanding } from '../objectives/tracking.ts';
import { CAST_RULES, castFault, castsOf } from '../powers/casting.ts';
import { cast } from '../powers/power.ts';
import { SHOT_RULES, shotsOf, targetFault, weaponFault } from '../shooting/options.ts';
import { shotFrame } from '../shooting/shot.ts';
import {
  changedActivation,
  copyBattle,
  copyModel,
  findModel,
  modelOf,
  ordersOf,
  pushed,
  replaced,
  sideOf,
  withModel,
} from '../state/battle.ts';
import type {
  ActivationFrame,
  Battle,
  CastCommand,
  HeroesCommand,
  HeroesProcedure,
  HeroesRefusal,
  HeroesTable,
  Model,
  ModelId,
  MoveCommand,
  Pace,
  ShootCommand,
  ShotFault,
  Space,
  Stance,
  StrikeCommand,
} from '../state/types.ts';
import { preyOf } from './mage-slayer.ts';

/** The activation again, with a change; it lies on top. */
const go = (b: Battle, f: ActivationFrame, by: Partial<Omit<ActivationFrame, 'type' | 'model'>>): Battle =>
  replaced(b, changedActivation(f, by));

// --- What may be done ---

/** who fights has a Light shot or one power. Before the third edition a power of the Movement phase came besides. */
const isCastInstead = (b: Battle, f: ActivationFrame): boolean =>
  f.cast && f.choice === 'fight' && isSince(b.config, 3);

const shotsNow = (b: Battle, f: ActivationFrame, m: Model): readonly ShootCommand[] => {
  if (isCastInstead(b, f)) return [];
  const shots = shotsOf(b, m, { pace: f.pace, fire: f.choice === 'fire' });
  const prey = preyOf(b, m, shots);
  return prey === undefined ? shots : shots.filter(({ target }) => target === prey);
};

const strikesNow = (b: Battle, m: Model): readonly StrikeCommand[] => {
  const strikes = targetsOf(b, m).map(({ id }): StrikeCommand => ({ type: 'strike', target: id }));
  const prey = preyOf(b, m, strikes);
  return prey === undefined ? strikes : strikes.filter(({ target }) => target === prey);
};

/** HR-17: whom a Mage Slayer must attack before it may do anything else in this phase. */
const preyNow = (b: Battle, f: ActivationFrame, m: Model): ModelId | undefined => {
  if (!kitOf(b, m).slaysMages) return undefined;
  return preyOf(b, m, f.step === 'shoot' ? shotsNow(b, f, m) : f.step === 'melee' ? strikesNow(b, m) : []);
};

const isShootPhaseOpen = (f: ActivationFrame): boolean => f.choice !== 'retreat';

const castsNow = (b: Battle, f: ActivationFrame, m: Model): readonly CastCommand[] => {
  if (f.cast || f.choice === 'fire' || f.choice === 'retreat') return [];
  if (f.step === 'shoot') return castsOf(b, m, 'shoot', false);
  return f.step === 'move' || f.step === 'afterMove' ? castsOf(b, m, 'movement', mayBlink(f)) : [];
};

/** instead of the move. Who fights has none, and may blink out of it. */
const mayBlink = (f: ActivationFrame): boolean => !f.moved || f.choice === 'fight';

const choicesNow = (b: Battle, m: Model): readonly ('retreat' | 'fire' | 'fight')[] => [
  ...(!isRooted(b, m) && retreatEnds(b, m).length > 0 ? (['retreat'] as const) : []),
  ...(shotsOf(b, m, { fire: true }).length > 0 ? (['fire'] as const) : []),
  'fight',
];

const stayOf = (m: Model): MoveCommand => ({ type: 'move', to: m.space!, path: null, jump: false });

/** Every end once by its cheapest way, staying first, jumps at the end. */
const movesNow = (b: Battle, m: Model): readonly MoveCommand[] => {
  const stay = stayOf(m);
  if (isRooted(b, m)) return [stay];
  const { ends, jumps } = normalWays(b, m).reach;
  const moves: MoveCommand[] = [stay];
  for (const to of ends) if (to !== m.space) moves.push({ type: 'move', to, path: null, jump: false });
  const seen = new Set<Space>();
  for (const { space } of jumps)
    if (!seen.has(space)) {
      seen.add(space);
      moves.push({ type: 'move', to: space, path: null, jump: true });
    }
  return moves;
};

// --- What happens by itself ---

/** Its own powers end, and its stance. */
const begin = (b: Battle, f: ActivationFrame, m: Model): Battle => {
  const copy = copyModel(m);
  copy.stance = 'none';
  const now = copyBattle(withModel(b, copy));
  now.lasting = b.lasting.filter(({ by }) => by !== m.id);
  if (m.space === null) return go(now, f, { step: 'enter', busy: true });
  return go(now, f, { step: isEngaged(now, copy) ? 'engaged' : 'move' });
};

const end = (b: Battle, f: ActivationFrame, table: HeroesTable): Battle => {
  const m = modelOf(b, f.model);
  const copy = copyModel(m);
  copy.acted = true;
  return replaced(noteIdle(withModel(b, copy), f, table), { type: 'endActivation' });
};

/** taken by itself after at most half a normal move. */
const stanceOf = (b: Battle, m: Model): Stance => {
  const { hasShield, hasCloak } = kitOf(b, m);
  if (hasShield && hasCloak) return ordersOf(b, m.seat).stance === 'shield' ? 'defensive' : 'stealth';
  return hasShield ? 'defensive' : hasCloak ? 'stealth' : 'none';
};

const choose = (
  b: Battle,
  f: ActivationFrame,
  m: Model,
  choice: 'retreat' | 'fire' | 'fight',
  table: HeroesTable,
): Battle => {
  table.tell?.({ type: 'chose', model: m.id, choice, rule: 'HR-40' });
  if (choice === 'fire') return go(b, f, { choice, step: 'shoot', moved: true });
  if (choice === 'fight') return go(b, f, { choice, step: 'afterMove', moved: true }); // a power of either phase
  const enemies = engagedWith(b, m).map(({ id }) => id);
  return pushed(go(b, f, { choice, step: 'retreat', busy: true }), opportunityOf(m.id, enemies)); // P4, X-54
};

const enter = (b: Battle, f: ActivationFrame, m: Model, space: Space, table: HeroesTable): Battle => {
  table.tell?.({ type: 'entered', model: m.id, space, rule: 'HR-11' });
  const copy = copyModel(m);
  copy.space = space;
  return go(noteStanding(withModel(b, copy), copy, [], false, table), f, { step: 'move' });
};

const retreat = (b: Battle, f: ActivationFrame, m: Model, to: Space, table: HeroesTable): Battle => {
  const path = shortPath(b, m, to, 'away');
  table.tell?.({ type: 'moved', model: m.id, from: m.space!, path, cost: 0, why: 'retreat', rule: 'HR-41' });
  const descent = noteDescent(b, m, f.high, [m.space!, ...path], table);
  const copy = copyModel(m);
  copy.space = to;
  return go(noteStanding(withModel(descent.b, copy), copy, path, true, table), f, { step: 'end', high: descent.high });
};

/** Where and how it stands after such a move. */
export const arrived = (b: Battle, m: Model, c: MoveCommand, pace: Pace): Model => {
  const copy = copyModel(m);
  copy.space = c.to;
  copy.stance = pace !== 'full' && !c.jump ? stanceOf(b, m) : 'none';
  return copy;
};

const move = (b: Battle, f: ActivationFrame, m: Model, c: MoveCommand, table: HeroesTable): Battle => {
  const tried = triedMove(b, m, c);
  if (tried.fault !== undefined) throw new Error('a move that was refused');
  const from = m.space!;
  if (tried.path.length > 0)
    table.tell?.({
      type: 'moved',
      model: m.id,
      from,
      path: tried.path,
      cost: tried.cost,
      why: 'move',
      rule: 'HR-24',
    });
  const descent = noteDescent(b, m, f.high, [from, ...tried.path], table);
  const copy = arrived(b, m, c, tried.pace);
  if (copy.stance !== 'none')
    table.tell?.({
      type: 'stance',
      model: m.id,
      stance: copy.stance,
      rule: copy.stance === 'defensive' ? 'HR-25' : 'HR-26',
    });
  const hastened = copyBattle(withModel(descent.b, copy));
  hastened.lasting = descent.b.lasting.filter((one) => one.on !== m.id || one.power !== 'hasten');
  const noted = noteStanding(hastened, copy, tried.path, true, table);
  const now = go(noted, f, {
    step: 'afterMove',
    moved: true,
    pace: tried.pace,
    busy: f.busy || tried.path.length > 0,
    engages: tried.path.length > 0 && isEngaged(noted, copy),
    high: descent.high,
  });
  if (tried.drop === 0) return now;
  table.tell?.({ type: 'jumped', model: m.id, drop: tried.drop, rule: 'X-116' });
  return b.config.rulings.falling === 'risk' ? pushed(now, { type: 'jump', model: m.id, drop: tried.drop }) : now;
};

const casts = (b: Battle, f: ActivationFrame, m: Model, c: CastCommand, table: HeroesTable): Battle => {
  const power = kitOf(b, m).powers.find(({ id }) => id === c.power)!;
  const isBlink = power.effect.kind === 'blink';
  // DW-86: a power of the Shoot phase is instead of a shot
  const step = f.step === 'shoot' ? 'melee' : isBlink ? 'afterMove' : f.step;
  return cast(go(b, f, { cast: true, busy: true, step, moved: f.moved || isBlink }), m, c, table);
};

// --- What is refused ---

const refuseShot = (b: Battle, f: ActivationFrame, m: Model, c: ShootCommand): HeroesRefusal | undefined => {
  const gun = kitOf(b, m).guns.find(({ id }) => id === c.weapon);
  const target = findModel(b, c.target);
  if (target === undefined) return { code: 'noSuchModel', rule: null, model: c.target };
  const refusal = (why: ShotFault): HeroesRefusal => ({
    code: 'cannotShoot',
    rule: SHOT_RULES[why],
    weapon: c.weapon,
    why,
  });
  if (gun === undefined) return refusal('noWeapon');
  if (isCastInstead(b, f)) return refusal('alreadyCast');
  const ready = { pace: f.pace, fire: f.choice === 'fire', free: false };
  const why = weaponFault(b, m, gun, ready) ?? targetFault(b, m, gun, target, c.arc);
  return why && refusal(why);
};

const refuseCast = (b: Battle, f: ActivationFrame, m: Model, c: CastCommand): HeroesRefusal | undefined => {
  const power = kitOf(b, m).powers.find(({ id }) => id === c.power);
  const phase = f.step === 'shoot' ? 'shoot' : 'movement';
  const refusal = (why: Extract<HeroesRefusal, { code: 'cannotCast' }>['why']): HeroesRefusal => ({
    code: 'cannotCast',
    rule: CAST_RULES[why],
    power: c.power,
    why,
  });
  if (power === undefined) return refusal('unknown');
  if (f.cast) return refusal('alreadyCast'); // DW-85; nobody casts several (DW-88)
  if (power.phase !== phase || f.step === 'melee' || f.choice === 'fire') return refusal('wrongPhase');
  if (power.effect.kind === 'blink' && !mayBlink(f)) return refusal('wrongPhase');
  const fault = castFault(b, m, power, c);
  return fault === undefined ? undefined : refusal(fault);
};

/** What a Mage Slayer may not do instead. */
const refuseLeaving = (b: Battle, f: ActivationFrame, m: Model, c: HeroesCommand): HeroesRefusal | undefined => {
  const prey = preyNow(b, f, m);
  if (prey === undefined || ((c.type === 'shoot' || c.type === 'strike') && c.target === prey)) return undefined;
  return { code: 'mustAttack', rule: 'HR-17', target: prey };
};

const refuseAt = (b: Battle, f: ActivationFrame, m: Model, c: HeroesCommand): HeroesRefusal | undefined => {
  const other: HeroesRefusal = { code: 'otherDecision', rule: 'HR-20', asked: f.step };
  if (c.type === 'cast' && (f.step === 'move' || f.step === 'afterMove' || f.step === 'shoot'))
    return refuseCast(b, f, m, c);
  switch (f.step) {
    case 'enter':
      if (c.type !== 'enter') return other;
      return entries(b, m, sideOf(b, m)).includes(c.space)
        ? undefined
        : { code: 'cannotEnter', rule: 'X-123', space: c.space };
    case 'engaged':
      if (c.type !== 'engaged') return other;
      return choicesNow(b, m).includes(c.choice)
        ? undefined
        : { code: 'cannotChoose', rule: 'X-126', choice: c.choice };
    case 'retreat':
      if (c.type !== 'fallBack') return other;
      return c.to !== null && retreatEnds(b, m).includes(c.to)
        ? undefined
        : { code: 'cannotMove', rule: 'X-127', to: c.to ?? m.space!, fault: 'outOfReach' };
    case 'move': {
      if (c.type !== 'move') return other;
      if (isRooted(b, m) && c.to !== m.space) return { code: 'cannotMove', rule: 'X-150', to: c.to, fault: 'rooted' };
      const { fault } = triedMove(b, m, c);
      return fault === undefined ? undefined : { code: 'cannotMove', rule: MOVE_RULES[fault], to: c.to, fault };
    }
    case 'afterMove':
      return c.type === 'pass' ? undefined : other;
    case 'shoot':
      if (c.type === 'pass') return undefined;
      return c.type === 'shoot' ? refuseShot(b, f, m, c) : other;
    case 'melee':
      if (c.type === 'pass') return undefined;
      if (c.type !== 'strike') return other;
      return targetsOf(b, m).some(({ id }) => id === c.target)
        ? undefined
        : { code: 'cannotStrike', rule: 'X-134', target: c.target };
    default:
      return other;
  }
};

const applyAt = (b: Battle, f: ActivationFrame, m: Model, c: HeroesCommand, table: HeroesTable): Battle => {
  switch (c.type) {
    case 'enter':
      return enter(b, f, m, c.space, table);
    case 'engaged':
      return choose(b, f, m, c.choice, table);
    case 'fallBack':
      return retreat(b, f, m, c.to!, table);
    case 'move':
      return move(b, f, m, c, table);
    case 'cast':
      return casts(b, f, m, c, table);
    case 'shoot':
      return pushed(
        go(b, f, { step: 'melee', busy: true }),
        shotFrame(m.id, c, { fire: f.choice === 'fire', back: false }),
      );
    case 'strike':
      return pushed(go(b, f, { step: 'end', busy: true }), fightOf(b, m, modelOf(b, c.target), f.engages));
    case 'pass':
      return go(b, f, { step: f.step === 'afterMove' ? 'shoot' : f.step === 'shoot' ? 'melee' : 'end' });
    default:
      return b;
  }
};

const PASS = { type: 'pass' } as const;

const candidatesAt = (b: Battle, f: ActivationFrame, m: Model): readonly HeroesCommand[] => {
  switch (f.step) {
    case 'enter':
      return entries(b, m, sideOf(b, m)).map((space) => ({ type: 'enter', space }));
    case 'engaged':
      return choicesNow(b, m).map((choice) => ({ type: 'engaged', choice }));
    case 'retreat':
      return retreatEnds(b, m).map((to) => ({ type: 'fallBack', to }));
    case 'move':
      return [...movesNow(b, m), ...castsNow(b, f, m)];
    case 'afterMove':
      return [PASS, ...castsNow(b, f, m)];
    case 'shoot':
      return preyNow(b, f, m) === undefined ? [PASS, ...shotsNow(b, f, m), ...castsNow(b, f, m)] : shotsNow(b, f, m);
    case 'melee':
      return preyNow(b, f, m) === undefined ? [PASS, ...strikesNow(b, m)] : strikesNow(b, m);
    default:
      return [];
  }
};

/** Where there is nothing to decide, the next step. */
const skip = (b: Battle, f: ActivationFrame, m: Model, table: HeroesTable): Battle => {
  switch (f.step) {
    case 'begin':
      return begin(b, f, m);
    case 'engaged': {
      const choices = choicesNow(b, m);
      return choices.length === 1 ? choose(b, f, m, choices[0]!, table) : b;
    }
    case 'retreat':
      return retreatEnds(b, m).length === 0 ? go(b, f, { step: 'end' }) : b;
    case 'move':
      return isRooted(b, m) && castsNow(b, f, m).length === 0 ? move(b, f, m, stayOf(m), table) : b;
    case 'afterMove':
      return castsNow(b, f, m).length === 0 ? go(b, f, { step: 'shoot' }) : b;
    case 'shoot': {
      const isOpen = isShootPhaseOpen(f) && (shotsNow(b, f, m).length > 0 || castsNow(b, f, m).length > 0);
      return isOpen ? b : go(b, f, { step: 'melee' });
    }
    case 'melee':
      return f.choice === 'fire' || targetsOf(b, m).length === 0 ? go(b, f, { step: 'end' }) : b;
    case 'end':
      return end(b, f, table);
    case 'enter':
      return b;
  }
};

const KINDS = {
  enter: 'enter',
  engaged: 'engaged',
  retreat: 'retreat',
  move: 'move',
  afterMove: 'afterMove',
  shoot: 'shoot',
  melee: 'melee',
} as const;
const RULES = {
  enter: 'HR-11',
  engaged: 'HR-40',
  retreat: 'HR-41',
  move: 'HR-24',
  afterMove: 'X-145',
  shoot: 'HR-32',
  melee: 'HR-43',
} as const;

export const activationProcedure: HeroesProcedure<ActivationFrame> = {
  advance: (b, f, table) => {
    const m = modelOf(b, f.model);
    if (m.fate !== 'alive' || m.wounds === 0) return end(b, f, table);
    return skip(b, f, m, table);
  },
  decisions: (b, f) => {
    const step = f.step as keyof typeof KINDS;
    return [{ seat: modelOf(b, f.model).seat, kind: KINDS[step], rule: RULES[step], model: f.model }];
  },
  refuse: (b, f, _, c) => {
    const m = modelOf(b, f.model);
    return refuseAt(b, f, m, c) ?? refuseLeaving(b, f, m, c);
  },
  apply: (b, f, _, c, table) => applyAt(b, f, modelOf(b, f.model), c, table),
  candidates: (b, f) => candidatesAt(b, f, modelOf(b, f.model)),
};
