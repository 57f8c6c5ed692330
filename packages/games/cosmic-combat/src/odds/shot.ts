/** Exact chances of a shot, and of the volley of a whole ship, in a battle under way (P1, X-230 to X-238). */

import { certain, type Distribution, needs } from '@muster/dice';
import { noting, type Reason, STRUCK_ON } from '@muster/dwethia';
import { ringOf } from '../boarding/fights.ts';
import { type Gun, kitOf } from '../ground/field.ts';
import { type ShipRolls, shipWounds, struckOdds, volleyWounds } from '../ships/shot.ts';
import { expectedLoss, rollsAt } from '../shooting/aim.ts';
import { wayOf } from '../shooting/line.ts';
import {
  comradesAt,
  reachChance,
  redirectsOf,
  shipFault,
  shotsLeft,
  targetFault,
  waysAt,
  weaponFault,
} from '../shooting/options.ts';
import { sideOf } from '../state/battle.ts';
import type { Battle, Ship } from '../state/types.ts';
import { type Harm, harmOf, sometimes } from './harm.ts';

/** Somebody whom the shot may strike instead. */
export interface Stray extends Harm {
  /** How likely it is struck at all. */
  readonly struck: number;
  readonly why: 'inTheWay' | 'friend';
}

export interface ShotChances extends Harm {
  readonly dice: number;
  readonly needs: { readonly attack: number | null; readonly save: number | null; readonly ignore: number | null };
  /** How likely the target is struck, dice for fights and ships in the way rolled. */
  readonly struck: number;
  readonly strays: readonly Stray[];
  /** whom the defender could pass it to. */
  readonly redirects: readonly Harm[];
  /** the chance of a marker; null for weapons that wound. */
  readonly ion: number | null;
  /** With the Destiny of the shooter's side spent as well as can be; null without any. */
  readonly destiny: { readonly points: number; readonly mean: number; readonly destroyed: number } | null;
  readonly steps: readonly Reason[];
}

/** Wounds of who is struck; none of an ion beam. */
const woundsOf = (gun: Gun, rolls: ShipRolls): Distribution => (gun.weapon.ion ? certain(0) : shipWounds(rolls));

/** the chance that a die of the fight or of a ship in the way lets the shot pass. */
const PASSES = needs(STRUCK_ON + 1);

const strayOn = (b: Battle, shooter: Ship, gun: Gun, s: Ship, struck: number, why: Stray['why']): Stray => {
  const { target, wounds, mean, destroyed } = harmOf(s, sometimes(struck, woundsOf(gun, rollsAt(b, shooter, gun, s))));
  return { target, wounds, mean, destroyed, struck, why };
};

/** which of its own side the shooter would rather strike. */
const cheapestOf = (b: Battle, shooter: Ship, gun: Gun, friends: readonly Ship[]): Ship =>
  friends.reduce((best, one) =>
    expectedLoss(b, shooter, gun, one) < expectedLoss(b, shooter, gun, best) - 1e-9 ? one : best,
  );

const alongWay = (b: Battle, shooter: Ship, gun: Gun, way: readonly Ship[], chance: number): readonly Stray[] => {
  const odds = struckOdds(way.length);
  return way.map((s, i) => strayOn(b, shooter, gun, s, chance * odds[i]!, 'inTheWay'));
};

/** of shots into a fight that stray to a friend, and of whoever lies in their way. */
const strayedTo = (b: Battle, shooter: Ship, gun: Gun, friends: readonly Ship[]): readonly Stray[] => {
  if (friends.length === 0) return [];
  const living = friends.filter(({ wounds }) => wounds > 0);
  const friend = cheapestOf(b, shooter, gun, living.length > 0 ? living : friends);
  const way = wayOf(b, shooter, friend, ringOf(b, friend));
  const through = struckOdds(way.length)[way.length]!;
  return [
    strayOn(b, shooter, gun, friend, (1 - PASSES) * through, 'friend'),
    ...alongWay(b, shooter, gun, way, 1 - PASSES),
  ];
};

/** a shot that has strayed to this one of its own side. */
export const strayChances = (b: Battle, shooter: Ship, weapon: number, friend: Ship): Stray => {
  const way = wayOf(b, shooter, friend, ringOf(b, friend));
  return strayOn(b, shooter, kitOf(b, shooter).guns[weapon]!, friend, struckOdds(way.length)[way.length]!, 'friend');
};

/** The chance that all of these succeed, a failed one rolled again while there are points: to keep it would end the shot. */
const withPoints = (stages: readonly number[], points: number): number => {
  const [first, ...rest] = stages;
  if (first === undefined) return 1;
  const kept = first * withPoints(rest, points);
  return points === 0 ? kept : kept + (1 - first) * first * withPoints(rest, points - 1);
};

/** A shot of this weapon at its named target, and what else it may bring. */
export const shotChances = (b: Battle, shooter: Ship, weapon: number, target: Ship): ShotChances => {
  const gun = kitOf(b, shooter).guns[weapon]!;
  const { steps, note } = noting();
  const friends = comradesAt(b, shooter, target);
  const way = waysAt(b, shooter, target);
  if (friends.length > 0) note('Into a boarding: strikes the own side on 1 to 3', friends.length, 'DW-71');
  if (way.length > 0) note('Ships in the way, each struck on 1 to 3', way.length, 'X-232');
  const rolls = rollsAt(b, shooter, gun, target, note);
  const meant = friends.length === 0 ? 1 : PASSES;
  const struck = reachChance(b, shooter, target);
  const wounds = woundsOf(gun, rolls);
  const harm = harmOf(target, sometimes(struck, wounds));
  const side = sideOf(b, shooter);
  const points = side === null || rolls.attack === null ? 0 : b.pools[side].destiny;
  const attack = rolls.attack === null ? 0 : needs(rolls.attack);
  const stages = [...(friends.length > 0 ? [PASSES] : []), ...way.map(() => PASSES), attack];
  const better = points === 0 ? harm : helped(target, wounds, withPoints(stages, points) / attack);
  return {
    target: harm.target,
    wounds: harm.wounds,
    mean: harm.mean,
    destroyed: harm.destroyed,
    dice: rolls.attack === null ? 0 : 1,
    needs: { attack: rolls.attack, save: rolls.save, ignore: rolls.ignore },
    struck,
    strays: [...alongWay(b, shooter, gun, way, meant), ...strayedTo(b, shooter, gun, friends)],
    redirects: redirectsOf(b, shooter, gun, target).map((one) =>
      harmOf(one, sometimes(reachChance(b, shooter, one), woundsOf(gun, rollsAt(b, shooter, gun, one)))),
    ),
    ion: gun.weapon.ion ? struck * attack * (rolls.save === null ? 1 : 1 - needs(rolls.save)) : null,
    destiny: points === 0 ? null : { points, mean: better.mean, destroyed: better.destroyed },
    steps,
  };
};

/** Wounds so many times as likely: for their mean and for the end, to which none at all adds nothing. */
const helped = (target: Ship, wounds: Distribution, times: number): Pick<Harm, 'mean' | 'destroyed'> =>
  harmOf(
    target,
    wounds.map((chance) => chance * times),
  );

export interface VolleyChances extends Harm {
  /** Weapons that would fire, by index, once for each shot. */
  readonly shots: readonly number[];
}

/** Every weapon that may fire at this target, as often as its tokens let it, without Destiny and passing on. */
export const volleyChances = (b: Battle, shooter: Ship, target: Ship): VolleyChances => {
  const shots: number[] = [];
  const all: Distribution[] = [];
  if (shipFault(b, shooter) === undefined)
    kitOf(b, shooter).guns.forEach((gun, weapon) => {
      if (weaponFault(b, shooter, weapon) !== undefined || targetFault(b, shooter, gun, target) !== undefined) return;
      const { wounds } = shotChances(b, shooter, weapon, target);
      for (let n = limitOf(b, shooter, weapon, shots.length); n > 0; n--) {
        shots.push(weapon);
        all.push(wounds);
      }
    });
  const { target: id, wounds, mean, destroyed } = harmOf(target, volleyWounds(all));
  return { target: id, wounds, mean, destroyed, shots };
};

/** with one weapon a token those that are taken already count too. */
const limitOf = (b: Battle, shooter: Ship, weapon: number, taken: number): number => {
  const left = shotsLeft(b, shooter, weapon);
  return b.config.rulings.fireToken === 'oneWeapon' ? left - taken : left;
};
