/** What a ship fires together: every weapon at its best target, or all that reach at one. Pure. */

import {
  type Battle,
  type FireCommand,
  type Harm,
  harmOf,
  hullOf,
  type ShipId,
  type ShotChances,
  shipOf,
  volleyChances,
  volleyWounds,
} from '@muster/cosmic-combat';
import { hulls } from '@muster/geometry';
import { livingEnemies, shotOdds } from '../sights.ts';
import type { Attack, Meant } from './types.ts';

/** All weapons of this ship that may fire at that one, as often as its tokens let them. */
export const volleyAt = (b: Battle, ship: ShipId, target: ShipId): readonly FireCommand[] =>
  volleyChances(b, shipOf(b, ship), shipOf(b, target)).shots.map((weapon) => ({ type: 'fire', ship, weapon, target }));

const oddsOf = (b: Battle, { ship, weapon, target }: FireCommand): ShotChances => shotOdds(b, ship, weapon, target);

/** A token taken by ions is worth half a wound. */
const ION_WORTH = 0.5;
const worthOf = ({ mean, ion }: ShotChances): number => mean + (ion ?? 0) * ION_WORTH;

/** What these shots do to their target together. */
export const volleyHarm = (b: Battle, shots: readonly FireCommand[]): Harm =>
  harmOf(shipOf(b, shots[0]!.target), volleyWounds(shots.map((one) => oddsOf(b, one).wounds)));

interface Aim {
  readonly target: ShipId;
  readonly volley: readonly FireCommand[];
  readonly destroyed: number;
  readonly worth: number;
  /** Of friends who may be struck instead. */
  readonly harm: number;
  readonly gap: number;
}

const aimAt = (b: Battle, ship: ShipId, target: ShipId): Aim | undefined => {
  const volley = volleyAt(b, ship, target);
  if (volley.length === 0) return undefined;
  const [s, other] = [shipOf(b, ship), shipOf(b, target)];
  const all = volley.map((one) => oddsOf(b, one));
  const sum = (of: (one: ShotChances) => number): number => all.reduce((total, one) => total + of(one), 0);
  return {
    target,
    volley,
    destroyed: volleyHarm(b, volley).destroyed,
    worth: Math.min(other.wounds, sum(worthOf)),
    harm: sum(({ strays }) => strays.reduce((total, stray) => total + (stray.why === 'friend' ? stray.mean : 0), 0)),
    gap: hulls.gapBetween(hullOf(b, s), hullOf(b, other)).down,
  };
};

/** Whom this ship could strike, the best first: who may be destroyed, most wounds, least risk for friends, the nearest. */
export const aimsOf = (b: Battle, ship: ShipId): readonly Aim[] => {
  return livingEnemies(b, shipOf(b, ship))
    .flatMap((one) => aimAt(b, ship, one.id) ?? [])
    .toSorted((a, c) => c.destroyed + c.worth - (a.destroyed + a.worth) || a.harm - c.harm || a.gap - c.gap);
};

/** Weapons that do not bear on the first target fire at what they bear on. */
const others = (aims: readonly Aim[], volley: readonly FireCommand[]): readonly FireCommand[] => {
  const all = [...volley];
  for (const aim of aims)
    for (const weapon of new Set(aim.volley.map((one) => one.weapon)))
      if (!all.some((one) => one.weapon === weapon)) all.push(...aim.volley.filter((one) => one.weapon === weapon));
  return all;
};

/** The whole fire of a ship: at whom it was meant to shoot, or at the best target, and with what is left at the others. */
export const bestVolley = (b: Battle, ship: ShipId, meant: Meant = {}): readonly FireCommand[] => {
  const aims = aimsOf(b, ship);
  const first = aims.find(({ target }) => target === meant[ship]) ?? aims[0];
  if (first === undefined) return [];
  return b.config.rulings.fireToken === 'oneWeapon' ? first.volley : others(aims, first.volley);
};

/** Who of these strikes this target best. */
export const bestShooter = (b: Battle, ships: readonly ShipId[], target: ShipId): ShipId | undefined => {
  const all = ships.flatMap((ship) => {
    const aim = aimAt(b, ship, target);
    return aim === undefined ? [] : [{ ship, worth: aim.destroyed + aim.worth - aim.harm }];
  });
  return all.toSorted((a, c) => c.worth - a.worth)[0]?.ship;
};

/** This weapon at that target, the others as they were; chosen already, it is left out. */
export const reassigned = (volley: readonly Attack[], shots: readonly FireCommand[]): readonly Attack[] => {
  const [one] = shots;
  if (one === undefined) return volley;
  const fires = volley.filter((c): c is FireCommand => c.type === 'fire');
  const isChosen = fires.some(({ weapon, target }) => weapon === one.weapon && target === one.target);
  const rest = fires.filter(({ weapon }) => weapon !== one.weapon);
  return isChosen ? rest : [...rest, ...shots];
};
