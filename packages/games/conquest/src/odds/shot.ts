/** Exact chances of a shot (P1) and of a power (P5) before they are made. */

import { atLeast, type Distribution, mean } from '@muster/dice';
import { type Bid, bestBid, noting, openingsOf, otherSide, powerWounds, type Reason, woundsOf } from '@muster/dwethia';
import { conquestPower } from '../content/powers.ts';
import { kitOf } from '../ground/field.ts';
import { ignoreOf, saveOf } from '../ground/values.ts';
import { castCost } from '../powers/casting.ts';
import { aimOfPower, powerNeeds } from '../powers/power.ts';
import { mayBeResisted } from '../powers/resisting.ts';
import { struckBy } from '../powers/struck.ts';
import { aimAt, isTooTough } from '../shooting/aim.ts';
import { isIntoMelee, straysUpTo } from '../shooting/shot.ts';
import { findModel, modelOf, sideOf } from '../state/battle.ts';
import type { Battle, CastCommand, Model, ModelId, ShootCommand } from '../state/types.ts';

/** What may happen to one model. */
export interface Harm {
  readonly target: ModelId;
  readonly needs: { readonly attack: number | null; readonly save: number | null; readonly ignore: number | null };
  /** By number; not capped. */
  readonly wounds: Distribution;
  readonly mean: number;
  readonly slain: number;
}

export interface ShotChances extends Harm {
  readonly dice: number;
  readonly steps: readonly Reason[];
  /** the chance that it strikes a friend instead; 0 where no die is rolled for that. */
  readonly deflected: number;
}

/** With this chance it is rolled at all. */
const harmOf = (b: Battle, m: Model, attack: number | null, woundsEach: number, chance: number): Harm => {
  const [save, ignore] = [saveOf(b, m), ignoreOf(b, m)];
  const whole = attack === null ? [1] : woundsOf({ dice: 1, attack, wound: null, save, ignore, woundsEach });
  const wounds = whole.map((p, n) => (n === 0 ? p * chance + (1 - chance) : p * chance));
  return {
    target: m.id,
    needs: { attack, save, ignore },
    wounds,
    mean: mean(wounds),
    slain: atLeast(wounds, Math.max(1, m.wounds)),
  };
};

export const shotChances = (b: Battle, c: ShootCommand): ShotChances | undefined => {
  const [shooter, target] = [findModel(b, c.unit), findModel(b, c.target)];
  if (shooter === undefined || target === undefined || kitOf(b, shooter).weapon === null) return undefined;
  const { steps, note } = noting();
  const isVain = isTooTough(b, shooter, target);
  const { needs } = aimAt(b, shooter, target, c.arc, note);
  if (isVain) note('Too tough for this weapon: no die', 0, 'DW-59');
  const deflected = !isVain && isIntoMelee(b, shooter, target) ? straysUpTo(b, shooter) / 6 : 0;
  if (deflected > 0) note('Strikes a friend on so much or less', Math.round(deflected * 6), 'X-344');
  const harm = harmOf(b, target, isVain ? null : needs, 1, 1 - deflected);
  return { ...harm, dice: isVain ? 0 : 1, steps, deflected };
};

export interface PowerChances {
  readonly cost: number;
  /** How likely it takes effect against the best resistance. */
  readonly resolves: number;
  readonly openings: readonly Bid[];
  /** Once it takes effect, the target first; empty for a power that does no damage. */
  readonly harms: readonly Harm[];
  readonly steps: readonly Reason[];
}

/** What the other side could bid. */
const openingsAt = (b: Battle, caster: Model, c: CastCommand, cost: number): readonly Bid[] => {
  const side = sideOf(b, caster);
  const [own, other] = [b.sides[side].pool, b.sides[otherSide(side)].pool];
  const { affinityResists, entryFeeCounts, strictSingleRaise } = b.config.rulings;
  if (!mayBeResisted(b, caster, conquestPower(c.power)!)) return [{ points: 0, resolves: 1 }];
  return openingsOf({
    charge: cost,
    affinity: own.affinity - cost,
    casterDestiny: own.destiny,
    defence: other.faith + (affinityResists ? other.affinity : 0),
    resisterDestiny: other.destiny,
    rules: { entryFeeCounts, strictSingleRaise },
  });
};

export const powerChances = (b: Battle, c: CastCommand): PowerChances | undefined => {
  const caster = findModel(b, c.unit);
  const power = conquestPower(c.power);
  if (caster === undefined || power === undefined) return undefined;
  const cost = castCost(b, caster, power, c.upcharge);
  if (cost > b.sides[sideOf(b, caster)].pool.affinity) return undefined;
  const openings = openingsAt(b, caster, c, cost);
  const { resolves } = bestBid(openings, 'resister');
  const { steps, note } = noting();
  const target = c.target === null ? undefined : findModel(b, c.target);
  if (power.effect.kind !== 'damage' || target === undefined) return { cost, resolves, openings, harms: [], steps };
  const { aim } = aimOfPower(b, caster, power, target, note);
  const harms = struckBy(b, target, power.effect.strikes).map((m) =>
    harmOf(b, modelOf(b, m.id), powerNeeds(b, power, aim, m), powerWounds(power, c.upcharge), 1),
  );
  return { cost, resolves, openings, harms, steps };
};
