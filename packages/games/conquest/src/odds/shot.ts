/** Exact chances of a shot (P1) and of a power (P5) before they are made. */

import { certain, type Distribution, mean, needs } from '@muster/dice';
import { type Bid, bestBid, type Note, noting, openingsOf, otherSide, powerWounds, type Reason } from '@muster/dwethia';
import { conquestPower } from '../content/powers.ts';
import { kitOf } from '../ground/field.ts';
import { castCost } from '../powers/casting.ts';
import { aimOfPower, powerNeeds } from '../powers/power.ts';
import { mayBeResisted } from '../powers/resisting.ts';
import { struckBy } from '../powers/struck.ts';
import { aimAt, isTooTough } from '../shooting/aim.ts';
import { isIntoMelee, straysUpTo } from '../shooting/shot.ts';
import { findModel, sideOf } from '../state/battle.ts';
import type { Battle, CastCommand, Model, ModelId, ShootCommand } from '../state/types.ts';
import { isHeroic } from '../wounds/wounds.ts';
import { type Suffered, suffered, type Taker } from './profile-fights.ts';
import { medicsFor, takerOf } from './taking.ts';

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

/** A die that may wound, and with which chance it is rolled at all. */
interface Blow {
  readonly attack: number | null;
  readonly woundsEach: number;
  readonly rolled: number;
}

/** Wounds of it before anything helps. */
const countOf = ({ attack, woundsEach, rolled }: Blow): Distribution => {
  if (attack === null) return certain(0);
  const p = needs(attack) * rolled;
  const count = Array<number>(woundsEach + 1).fill(0);
  count[0] = 1 - p;
  count[woundsEach]! += p;
  return count;
};

/** The chance that none of these wounds comes past save and ignore. */
const nonePast = (count: Distribution, { save, ignore }: Taker): number => {
  const stopped = 1 - (save === null ? 1 : 1 - needs(save)) * (ignore === null ? 1 : 1 - needs(ignore));
  return count.reduce((sum, p, n) => sum + p * stopped ** n, 0);
};

const mixed = (a: Distribution, b: Distribution, share: number): Distribution =>
  a.map((p, n) => p * share + b[n]! * (1 - share));

/** Nobody else could take it. */
const ALONE = { savesOptional: false, ignorersFirst: false, byEnemy: false };

/** with this chance Field Medics still wait for the first wound. X-361: Destiny is spent where it would slay a hero. */
const harmOf = (b: Battle, m: Model, blow: Blow, waits: number): Harm & { readonly waits: number } => {
  const side = sideOf(b, m);
  const taker = takerOf(b, m, true);
  const medics = medicsFor(b, side, 'shoot', [m]);
  const count = countOf(blow);
  const taken = (tended: number | null): Suffered =>
    suffered(count, [taker], b.sides[side].pool.destiny, { ...ALONE, medics: tended });
  const [helped, alone] = [taken(medics), taken(null)];
  const wounds = mixed(helped.wounds, alone.wounds, waits);
  return {
    target: m.id,
    needs: { attack: blow.attack, save: taker.save, ignore: taker.ignore },
    wounds,
    mean: mean(wounds),
    slain: mixed(helped.lost, alone.lost, waits)[1]!,
    waits: medics === null ? waits : waits * nonePast(count, taker),
  };
};

const noteHelp = (b: Battle, m: Model, note: Note): void => {
  const side = sideOf(b, m);
  const medics = medicsFor(b, side, 'shoot', [m]);
  const { destiny } = b.sides[side].pool;
  if (medics !== null) note('Field Medics ignore the first wound on', medics, 'X-366');
  if (isHeroic(b, m) && destiny > 0) note('Heroic Resolve at a fatal wound, with Destiny', destiny, 'X-361');
};

export const shotChances = (b: Battle, c: ShootCommand): ShotChances | undefined => {
  const [shooter, target] = [findModel(b, c.unit), findModel(b, c.target)];
  if (shooter === undefined || target === undefined || kitOf(b, shooter).weapon === null) return undefined;
  const { steps, note } = noting();
  const isVain = isTooTough(b, shooter, target);
  const { needs: face } = aimAt(b, shooter, target, c.arc, note);
  if (isVain) note('Too tough for this weapon: no die', 0, 'DW-59');
  const deflected = !isVain && isIntoMelee(b, shooter, target) ? straysUpTo(b, shooter) / 6 : 0;
  if (deflected > 0) note('Strikes a friend on so much or less', Math.round(deflected * 6), 'X-344');
  if (!isVain) noteHelp(b, target, note);
  const blow = { attack: isVain ? null : face, woundsEach: 1, rolled: 1 - deflected };
  const { waits: _, ...harm } = harmOf(b, target, blow, 1);
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
  noteHelp(b, target, note);
  const woundsEach = powerWounds(power, c.upcharge);
  const harms: Harm[] = [];
  let waiting = 1;
  for (const m of struckBy(b, target, power.effect.strikes)) {
    const { waits, ...harm } = harmOf(b, m, { attack: powerNeeds(b, power, aim, m), woundsEach, rolled: 1 }, waiting);
    harms.push(harm);
    waiting = waits;
  }
  return { cost, resolves, openings, harms, steps };
};
