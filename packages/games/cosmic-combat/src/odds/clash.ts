/** Exact chances where ships meet: rams, drifts into rocks, boarding fights, attacks on who leaves (X-13, X-216, X-218, X-224, P13). */

import { atLeast, type Distribution, needs, successes, thin } from '@muster/dice';
import { noting, otherSide, type Reason, type Side } from '@muster/dwethia';
import { boardingShipOf, boardingWoundNeeds, woundsAboard } from '../boarding/fight.ts';
import { type Fight, fightOf } from '../boarding/fights.ts';
import { kitOf } from '../ground/field.ts';
import { statOf } from '../ground/values.ts';
import { strikesOf } from '../moving/ram.ts';
import { type BoardingShip, boardingNeeds, boardingPool, mostDestroyed, opportunityOdds } from '../ships/boarding.ts';
import { ramNeeds } from '../ships/ram.ts';
import { shipOf } from '../state/battle.ts';
import type { Battle, Ship, ShipId } from '../state/types.ts';
import { type Harm, harmOf } from './harm.ts';

const woundIf = (b: Battle, face: number, on: Ship): Harm => {
  const { ignores } = kitOf(b, on);
  const struck = successes(1, needs(face));
  return harmOf(on, ignores === null ? struck : thin(struck, 1 - needs(ignores)));
};

export interface RamChances {
  readonly mover: Harm;
  readonly target: Harm;
}

/** what both would suffer. */
export const ramChances = (b: Battle, mover: Ship, target: Ship): RamChances => {
  const strikes = strikesOf(b, mover, target);
  const on = (s: Ship): Harm => woundIf(b, strikes.find((one) => one.on.id === s.id)!.face, s);
  return { mover: on(mover), target: on(target) };
};

/** a drift into solid terrain of this Strength. */
export const wreckChances = (b: Battle, s: Ship, strength: number): Harm =>
  woundIf(b, ramNeeds(strength, statOf(b, s, 'integrity')), s);

/** what one attack on a ship that leaves would do. */
export const opportunityChances = (b: Battle, attacker: Ship, leaver: Ship): Harm =>
  harmOf(leaver, opportunityOdds(boardingShipOf(b, attacker, false), boardingShipOf(b, leaver, false)));

/** What one side of a fight does to the other. */
export interface FightSideChances {
  readonly ships: readonly ShipId[];
  readonly dice: number;
  readonly needs: number;
  /** of each success, by the switch; null otherwise. */
  readonly wound: number | null;
  /** By number of wounds to be shared out; not capped. */
  readonly wounds: Distribution;
  /** By number of enemies that are destroyed, if as many as possible are to be. */
  readonly destroyed: Distribution;
  /** Each enemy as if it were given all it can take before any other. */
  readonly focus: readonly Harm[];
  readonly steps: readonly Reason[];
}

export interface FightChances {
  /** By side. */
  readonly sides: readonly [FightSideChances, FightSideChances];
  /** how likely the station's last crew is taken when all goes to it; null where none is in the fight. */
  readonly crew: number | null;
}

/** all successes on one, those beyond its Wounds only where nobody else can take them. */
const focusOn = (
  b: Battle,
  s: Ship,
  { ignore, wounds: most }: BoardingShip,
  wounds: Distribution,
  isAlone: boolean,
): Harm => {
  const total: number[] = [];
  wounds.forEach((chance, n) => {
    const share = isAlone ? n : Math.min(n, most);
    const suffered = successes(share, ignore === null ? 1 : 1 - needs(ignore));
    suffered.forEach((p, k) => {
      while (total.length <= k) total.push(0);
      total[k]! += chance * p;
    });
  });
  const { target, mean } = harmOf(s, total);
  return { target, wounds: total, mean, destroyed: atLeast(total, woundsAboard(b, s)) };
};

const sideChances = (b: Battle, own: readonly Ship[], others: readonly Ship[]): FightSideChances => {
  const { steps, note } = noting();
  const enemies = others.map((s) => boardingShipOf(b, s));
  const pool = boardingPool(own.map((s) => boardingShipOf(b, s)));
  const face = boardingNeeds(pool, boardingPool(enemies), note);
  const wound = b.config.rulings.boardingTwoRolls ? boardingWoundNeeds(b, own, others) : null;
  const hits = successes(pool.dice, needs(face));
  const wounds = wound === null ? hits : thin(hits, needs(wound));
  return {
    ships: own.map(({ id }) => id),
    dice: pool.dice,
    needs: face,
    wound,
    wounds,
    destroyed: mostDestroyed(wounds, enemies),
    focus: others.map((s, i) => focusOn(b, s, enemies[i]!, wounds, others.length === 1)),
    steps,
  };
};

/** One boarding fight. */
export const fightChances = (b: Battle, { ships }: Fight): FightChances => {
  const of = (side: Side): readonly Ship[] => ships[side].map((id) => shipOf(b, id));
  const sides = [sideChances(b, of(0), of(1)), sideChances(b, of(1), of(0))] as const;
  return { sides, crew: crewChance(b, ships, sides) };
};

const crewChance = (b: Battle, ships: Fight['ships'], sides: FightChances['sides']): number | null => {
  const side = ([0, 1] as const).find((one) => ships[one].some((id) => shipOf(b, id).seat === null));
  if (side === undefined || b.station === null || b.station.crew === 0) return null;
  return atLeast(sides[otherSide(side)].wounds, b.station.crew);
};

/** The fight that this ship is in, as it lies. */
export const fightChancesOf = (b: Battle, s: Ship): FightChances | undefined => {
  const fight = fightOf(b, s);
  return fight && fightChances(b, fight);
};
