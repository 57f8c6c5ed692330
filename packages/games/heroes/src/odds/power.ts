/** Exact chances of a power: how likely it resolves when it is resisted as well as can be, and what it then does (P5, X-146). */

import { type AttackRolls, type Bid, bestBid, noting, openingsOf, type Power, RESIST_RULES } from '@muster/dwethia';
import { kitOf } from '../ground/field.ts';
import { ableToResist } from '../orders/orders.ts';
import { costOf } from '../powers/casting.ts';
import { aimForPower, powerNeeds, struckBy } from '../powers/power.ts';
import { modelOf } from '../state/battle.ts';
import type { Battle, CastCommand, Model, ModelId } from '../state/types.ts';
import { ignoreOf, ownSave } from '../wounds/wounds.ts';
import { type AttackChances, attackChances, blastChances, type Harm } from './attack.ts';

/** What one of the enemy could bid, and what each opening would leave of the power's chance. */
export interface Resistance {
  readonly by: ModelId;
  readonly openings: readonly Bid[];
  readonly best: Bid;
}

export interface PowerChances {
  readonly cost: number;
  /** How likely it resolves against the best resistance. */
  readonly resolves: number;
  readonly resistance: readonly Resistance[];
  /** Once it resolves; null for a power that does no damage. */
  readonly damage: AttackChances | null;
  /** Others that it then may strike. */
  readonly others: readonly Harm[];
  /** Resistance and damage together. */
  readonly slain: number;
}

export const resistanceOf = (
  b: Battle,
  caster: Model,
  affinity: number,
  charge: number,
  target: ModelId | null,
): readonly Resistance[] =>
  ableToResist(b, caster, target).map((m) => {
    const openings = openingsOf({
      charge,
      affinity,
      casterDestiny: caster.destiny,
      defence: m.faith + m.affinity,
      resisterDestiny: m.destiny,
      rules: RESIST_RULES,
    });
    return { by: m.id, openings, best: bestBid(openings, 'resister') };
  });

export const damageOf = (
  b: Battle,
  caster: Model,
  power: Power,
  c: Pick<CastCommand, 'target' | 'upcharge'>,
): Pick<PowerChances, 'damage' | 'others'> => {
  if (power.effect.kind !== 'damage' || c.target === null) return { damage: null, others: [] };
  const target = modelOf(b, c.target);
  const { keywords } = power.effect;
  const rollsOn = (m: Model, attack: number): AttackRolls => ({
    dice: 1,
    attack,
    wound: null,
    save: ownSave(b, m),
    ignore: ignoreOf(b, m),
    woundsEach: (keywords.wound ?? 1) + c.upcharge,
  });
  const { steps, note } = noting();
  const { value, needs } = aimForPower(b, caster, power, target, note);
  const plain = rollsOn(target, needs);
  if (power.effect.strikes === 'blast') {
    const { save, rows } = blastChances(b, caster, target, keywords.blast!, value, plain);
    return { damage: attackChances(target, { ...plain, save }, caster.destiny, steps, 1), others: rows };
  }
  const others = struckBy(b, target, power).filter(({ id }) => id !== target.id);
  return {
    damage: attackChances(target, plain, caster.destiny, steps, 1),
    others: others.map((m) => attackChances(m, rollsOn(m, powerNeeds(b, caster, power, target, m)), 0, [], 1)),
  };
};

/** A power before it is cast. */
export const powerChances = (b: Battle, caster: Model, c: CastCommand): PowerChances => {
  const power = kitOf(b, caster).powers.find(({ id }) => id === c.power)!;
  const cost = costOf(b, caster, power, c.upcharge);
  const resistance = resistanceOf(b, caster, caster.affinity - cost, cost, c.target);
  const resolves = Math.min(1, ...resistance.map(({ best }) => best.resolves));
  const { damage, others } = damageOf(b, caster, power, c);
  return { cost, resolves, resistance, damage, others, slain: resolves * (damage?.slain ?? 0) };
};
