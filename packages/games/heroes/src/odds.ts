/** Exact odds of one attack between two profiles, as at a real table: what is rolled, what it needs, why, and what comes of it. */

import { atLeast, mean } from '@muster/dice';
import {
  type AttackRolls,
  aimed,
  attackNeeds,
  LONG_DISTANCE,
  type MeleeWeapon,
  type Modifier,
  noting,
  type RangedWeapon,
  type Stats,
  type Step,
  woundNeeds,
  woundsOf,
  woundsWithDestiny,
} from '@muster/dwethia';

export interface Duellist {
  readonly stats: Stats;
  readonly save: number | null;
  readonly ignore: number | null;
  readonly shield: boolean;
}

export interface OddsQuestion {
  readonly attacker: Duellist;
  readonly defender: Duellist;
  readonly weapon: RangedWeapon | MeleeWeapon;
  readonly distance: number;
  readonly cover: number;
  readonly inTheWay: number;
  /** What counts in the group: highest less greatest negative; 0 for a lone model. */
  readonly attackerIntegrity: number;
  readonly defenderIntegrity: number;
  /** HR-25. */
  readonly defensive: boolean;
  /** HR-42. */
  readonly fireAction: boolean;
  /** Of the attacker, spent well. */
  readonly destiny: number;
}

export interface Odds {
  readonly dice: number;
  readonly needs: {
    readonly attack: number;
    readonly wound: number | null;
    readonly save: number | null;
    readonly ignore: number | null;
  };
  /** By number of wounds; not capped by the Wounds of the defender. */
  readonly wounds: readonly number[];
  readonly mean: number;
  readonly slain: number;
  readonly steps: readonly Step[];
}

const FIRE: readonly Modifier[] = [{ what: 'Fires while engaged', value: -3, rule: 'HR-42' }];
const NONE: readonly Modifier[] = [];

/** A defensive move makes the save of a shield one better. */
const saveOf = ({ save, shield }: Duellist, defensive: boolean): number | null =>
  save === null ? null : Math.max(2, save - (defensive && shield ? 1 : 0));

type Note = ReturnType<typeof noting>['note'];

const shotRolls = (
  q: OddsQuestion,
  weapon: RangedWeapon,
  note: Note,
): Pick<AttackRolls, 'dice' | 'attack' | 'wound'> => {
  const { needs } = aimed(
    {
      perception: q.attacker.stats.perception,
      strength: weapon.strength,
      defense: Math.max(1, q.defender.stats.defense - (weapon.keywords.sunder ?? 0)),
      cover: q.cover,
      inTheWay: q.inTheWay,
      far: q.distance > LONG_DISTANCE,
      others: q.fireAction ? FIRE : NONE,
      arc: weapon.keywords.arc === true && q.distance > weapon.range,
      shield: q.defender.shield ? q.defender.stats.integrity : 0,
    },
    note,
  );
  return { dice: weapon.keywords.multiShot ?? 1, attack: needs, wound: null };
};

const blowRolls = (
  q: OddsQuestion,
  weapon: MeleeWeapon,
  note: Note,
): Pick<AttackRolls, 'dice' | 'attack' | 'wound'> => {
  const arv = (martial: number, integrity: number): number => Math.max(0, martial + integrity);
  const { attacker, defender } = q;
  note('Martial', attacker.stats.martial, 'DW-74');
  if (q.attackerIntegrity !== 0) note('Integrity of the group', q.attackerIntegrity, 'DW-74');
  return {
    dice: Math.max(0, attacker.stats.aggression),
    attack: attackNeeds(
      arv(attacker.stats.martial, q.attackerIntegrity),
      arv(defender.stats.martial, q.defenderIntegrity),
      note,
    ),
    wound: woundNeeds(attacker.stats.strength + weapon.strength, defender.stats.defense, note),
  };
};

/** Why this attack cannot be made at all; undefined when it can. */
export const outOfReach = ({ weapon, distance }: OddsQuestion): string | undefined => {
  if (weapon.kind === 'melee')
    return distance <= weapon.reach
      ? undefined
      : `The target is ${distance} away; this weapon reaches ${weapon.reach} (X-134).`;
  const most = weapon.range * (weapon.keywords.arc ? 3 : 1);
  return distance <= most ? undefined : `The target is ${distance} away; this weapon reaches ${most} (DW-50).`;
};

export const oddsOf = (q: OddsQuestion): Odds => {
  const { steps, note } = noting();
  const { dice, attack, wound } =
    q.weapon.kind === 'ranged' ? shotRolls(q, q.weapon, note) : blowRolls(q, q.weapon, note);
  const save = saveOf(q.defender, q.defensive);
  const { ignore, stats } = q.defender;
  if (save !== null) note('Saved on', save, 'DW-62');
  if (ignore !== null) note('Ignored on', ignore, 'DW-64');
  const rolls: AttackRolls = { dice, attack, wound, save, ignore, woundsEach: q.weapon.keywords.wound ?? 1 };
  const wounds = q.destiny === 0 ? woundsOf(rolls) : woundsWithDestiny(rolls, q.destiny, Math.max(1, stats.wounds));
  return {
    dice,
    needs: { attack, wound, save, ignore },
    wounds,
    mean: mean(wounds),
    slain: atLeast(wounds, Math.max(1, stats.wounds)),
    steps,
  };
};
