/** A power that has been cast: resisted or not, then its effect (P5, X-147 to X-154). */

import {
  type Aimed,
  diceOfPower,
  hitBy,
  isSince,
  type Note,
  needed,
  type Power,
  powerStrength,
  powerWounds,
  type RollFrame,
  touchedBy,
} from '@muster/dwethia';
import type { RuleId } from '@muster/kernel';
import { kitOf } from '../ground/field.ts';
import { isRooted, pushEnds, shortPath } from '../ground/moving.ts';
import { alliesOf, areTouching, isEngaged } from '../ground/standing.ts';
import { statOf } from '../ground/values.ts';
import { noteCover, noteDescent, notePower, noteStanding } from '../objectives/tracking.ts';
import { blastOf } from '../shooting/blast.ts';
import { aimAt, coverAgainst, isSeen, shieldBonus } from '../shooting/line.ts';
import {
  activationIn,
  copyBattle,
  copyModel,
  modelId,
  modelOf,
  noDeeds,
  popped,
  pushed,
  replaced,
  rolling,
  withActivation,
  withModel,
} from '../state/battle.ts';
import type {
  Battle,
  CastCommand,
  HeroesProcedure,
  HeroesRefusal,
  HeroesTable,
  Lasting,
  Model,
  ModelId,
  PowerFrame,
  Space,
  WoundCause,
} from '../state/types.ts';
import { inflict, woundsOn } from '../wounds/wounds.ts';
import { CASTING, placesOf } from './casting.ts';

const powerOfFrame = (b: Battle, f: PowerFrame): Power =>
  kitOf(b, modelOf(b, f.caster)).powers.find(({ id }) => id === f.power)!;

const stepped = (f: PowerFrame, step: PowerFrame['step']): PowerFrame => ({
  type: 'power',
  caster: f.caster,
  power: f.power,
  target: f.target,
  upcharge: f.upcharge,
  step,
});

/** Pays, and lets the other side resist. */
export const cast = (b: Battle, caster: Model, c: CastCommand, table: HeroesTable): Battle => {
  const power = kitOf(b, caster).powers.find(({ id }) => id === c.power)!;
  const frame: PowerFrame = {
    type: 'power',
    caster: caster.id,
    power: power.id,
    target: c.target,
    upcharge: c.upcharge,
    step: 'resolve',
  };
  return CASTING.cast(b, caster, power, frame, table);
};

const causeOf = (f: PowerFrame): WoundCause => ({ kind: 'power', by: f.caster, blackSun: false, grenade: false });

/** Whom the damage of a power may strike: the target and, with Lightning, its allies beside it. */
export const struckBy = (b: Battle, target: Model, { effect }: Power): readonly Model[] =>
  touchedBy(effect.kind === 'damage' ? effect.strikes : 'target', target, () =>
    alliesOf(b, target).filter((ally) => ally.wounds > 0 && areTouching(b, target, ally)),
  );

/** damage is aimed like a shot. */
export const aimForPower = (b: Battle, caster: Model, power: Power, target: Model, note?: Note): Aimed =>
  aimAt(
    b,
    caster,
    target,
    { strength: powerStrength(power), arc: false, power: true, fire: false, pace: 'full' },
    note,
  );

/** an ally of the target that the caster cannot see is struck through the target, with the aim at that. */
export const powerNeeds = (b: Battle, caster: Model, power: Power, target: Model, m: Model): number => {
  if (m.id === target.id || isSeen(b, caster, m)) return aimForPower(b, caster, power, m).needs;
  const { value } = aimForPower(b, caster, power, target);
  return needed(value, statOf(b, m, 'defense') + shieldBonus(b, m));
};

const rollDamage = (b: Battle, f: PowerFrame, power: Power, table: HeroesTable): Battle => {
  const caster = modelOf(b, f.caster);
  const target = modelOf(b, f.target!);
  const tracked = noteCover(b, target, coverAgainst(b, caster, target, { arc: false, power: true }), table);
  const whose = { purse: caster.id, seat: caster.seat };
  const dice = diceOfPower(whose, struckBy(b, target, power), (m) => powerNeeds(b, caster, power, target, m));
  return rolling(replaced(tracked, stepped(f, 'struck')), 'power', 'DW-56', dice);
};

/** The dice of a damaging power lie. */
export const powerLanded = (b: Battle, f: PowerFrame, roll: RollFrame, table: HeroesTable): Battle => {
  const power = powerOfFrame(b, f);
  if (power.effect.kind !== 'damage') return b;
  const hit = hitBy(struckBy(b, modelOf(b, f.target!), power), roll);
  const now = replaced(b, stepped(f, 'done'));
  const wounds = powerWounds(power, f.upcharge);
  const how = causeOf(f);
  if (power.effect.strikes !== 'blast')
    return inflict(
      now,
      hit.map((m) => woundsOn(b, m, wounds, how)),
    );
  const centre = hit[0];
  if (centre === undefined) return now;
  const { aim } = aimForPower(b, modelOf(b, f.caster), power, centre);
  const force = { aim, strength: power.effect.strength, wounds, how };
  return pushed(now, blastOf(b, modelOf(b, f.caster), centre, power.effect.keywords.blast!, force, table));
};

/** one more that lasts. Another caster's beside it ends when that one's would; twice is not more. */
export const lastingWith = (b: Pick<Battle, 'config' | 'lasting'>, laid: Lasting): readonly Lasting[] => {
  const isReplaced = (one: Lasting): boolean =>
    one.on === laid.on && one.power === laid.power && (one.by === laid.by || !isSince(b.config, 5));
  return [...b.lasting.filter((one) => !isReplaced(one)), laid];
};

const lay = (b: Battle, power: Lasting['power'], on: ModelId, by: ModelId, table: HeroesTable): Battle => {
  table.tell?.({ type: 'powerTook', power, on, by, left: modelOf(b, on).wounds, rule: 'X-149' });
  const copy = copyBattle(b);
  copy.lasting = lastingWith(b, { power, on, by, until: b.round + 1 });
  return copy;
};

const mend = (b: Battle, target: Model, wounds: number, by: ModelId, table: HeroesTable): Battle => {
  const copy = copyModel(target);
  copy.wounds = Math.min(kitOf(b, target).stats.wounds, target.wounds + wounds);
  table.tell?.({ type: 'powerTook', power: 'mend', on: target.id, by, left: copy.wounds, rule: 'X-153' });
  return withModel(b, copy);
};

const resolve = (b: Battle, f: PowerFrame, table: HeroesTable): Battle => {
  const power = powerOfFrame(b, f);
  const caster = modelOf(b, f.caster);
  const target = f.target === null ? null : modelOf(b, f.target);
  const noted = power.effect.kind === 'raise' ? b : notePower(b, caster, power.id, target, table);
  const done = replaced(noted, stepped(f, 'done'));
  const { effect } = power;
  switch (effect.kind) {
    case 'damage':
      return rollDamage(noted, f, power, table);
    case 'root':
    case 'ward':
    case 'hasten':
    case 'dread':
      return lay(done, effect.kind, target!.id, caster.id, table);
    case 'mend':
      return mend(done, target!, effect.wounds, caster.id, table);
    case 'corrupt':
      return replaced(lay(noted, 'corrupt', target!.id, caster.id, table), stepped(f, 'place'));
    case 'raise':
    case 'blink':
      return replaced(noted, stepped(f, 'place'));
  }
};

/** Where the last step of the power may lead. */
const endsOf = (b: Battle, f: PowerFrame): readonly Space[] => {
  const power = powerOfFrame(b, f);
  if (power.effect.kind !== 'corrupt') return placesOf(b, modelOf(b, f.caster), power);
  const target = modelOf(b, f.target!);
  return isRooted(b, target) ? [] : pushEnds(b, target);
};

const raised = (b: Battle, f: PowerFrame, space: Space, table: HeroesTable): Battle => {
  const { seat } = modelOf(b, f.caster);
  const number = b.models.filter((m) => m.seat === seat).length + 1;
  const id = modelId(seat, number);
  table.tell?.({ type: 'raisedModel', model: id, space, rule: 'X-152' });
  const { stats } = kitOf(b, { seat, unit: -1 });
  const thrall: Model = {
    id,
    seat,
    unit: -1,
    space,
    wounds: stats.wounds,
    destiny: 0,
    faith: 0,
    affinity: 0,
    acted: true,
    stance: 'none',
    used: [],
    fate: 'alive',
  };
  const copy = copyBattle(b);
  copy.models = [...b.models, thrall];
  copy.deeds = [...b.deeds, noDeeds(id)];
  return notePower(copy, modelOf(copy, f.caster), 'raise', null, table);
};

/** The rule of the last step of a power. */
const ruleOf = (power: string): RuleId => (power === 'corrupt' ? 'X-151' : power === 'raise' ? 'X-152' : 'X-153');

const moved = (b: Battle, m: Model, path: readonly Space[], why: 'corrupt' | 'blink', table: HeroesTable): Battle => {
  const to = path[path.length - 1] ?? m.space!;
  table.tell?.({ type: 'moved', model: m.id, from: m.space!, path, cost: 0, why, rule: ruleOf(why) });
  const copy = copyModel(m);
  copy.space = to;
  return noteStanding(withModel(b, copy), copy, path, true, table);
};

/** the caster is elsewhere, perhaps next to an enemy, perhaps down from the highest floor. */
const blinked = (b: Battle, caster: Model, space: Space, table: HeroesTable): Battle => {
  const active = activationIn(b)!;
  const descent = noteDescent(b, caster, active.high, [caster.space!, space], table);
  const now = moved(descent.b, caster, [space], 'blink', table);
  const engages = isEngaged(now, modelOf(now, caster.id));
  return withActivation(now, { high: descent.high, engages, pace: 'full' }); // as far as a move can go
};

const place = (b: Battle, f: PowerFrame, space: Space, table: HeroesTable): Battle => {
  const power = powerOfFrame(b, f);
  const now = replaced(b, stepped(f, 'done'));
  if (power.effect.kind === 'raise') return raised(now, f, space, table);
  if (power.effect.kind === 'corrupt') {
    const target = modelOf(b, f.target!);
    return space === target.space ? now : moved(now, target, shortPath(b, target, space, 'pushed'), 'corrupt', table);
  }
  return blinked(now, modelOf(b, f.caster), space, table);
};

export const powerProcedure: HeroesProcedure<PowerFrame> = {
  advance: (b, f, table) => {
    if (f.step === 'resolve') return resolve(b, f, table);
    if (f.step === 'place') return endsOf(b, f).length === 0 ? replaced(b, stepped(f, 'done')) : b;
    return popped(b);
  },
  decisions: (b, f) => [
    {
      seat: modelOf(b, f.caster).seat,
      kind: 'place',
      rule: ruleOf(f.power),
      power: f.power,
      model: f.power === 'corrupt' ? f.target! : f.caster,
    },
  ],
  refuse: (b, f, _, c): HeroesRefusal | undefined => {
    const rule = ruleOf(f.power);
    if (c.type !== 'place') return { code: 'otherDecision', rule, asked: 'place' };
    return endsOf(b, f).includes(c.space) ? undefined : { code: 'cannotPlace', rule, space: c.space };
  },
  apply: (b, f, _, c, table) => (c.type === 'place' ? place(b, f, c.space, table) : b),
  candidates: (b, f) => endsOf(b, f).map((space) => ({ type: 'place', space }) as const),
};
