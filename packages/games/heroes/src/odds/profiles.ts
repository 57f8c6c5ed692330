/** Exact odds of one attack between two profiles, as at a real table: what is rolled, what it needs, why, and what comes of it. */

import { atLeast, mean } from '@muster/dice';
import {
  type AttackRolls,
  aimed,
  attackNeeds,
  LONG_DISTANCE,
  type MeleeWeapon,
  type Modifier,
  type Note,
  noting,
  powerOf,
  type RangedWeapon,
  type Reason,
  type Stats,
  woundNeeds,
  woundsOf,
  woundsWithDestiny,
} from '@muster/dwethia';

export interface Duellist {
  readonly stats: Stats;
  readonly save: number | null;
  readonly ignore: number | null;
  readonly shield: boolean;
  /** That it wears or has by nature: a cloak, a Wraith's. */
  readonly cover: number;
}

export interface OddsQuestion {
  readonly attacker: Duellist;
  readonly defender: Duellist;
  readonly weapon: RangedWeapon | MeleeWeapon;
  readonly distance: number;
  /** Of terrain, with one more where the target is behind it; what the target wears is added (DW-60). */
  readonly cover: number;
  readonly inTheWay: number;
  /** What counts in the group: highest less greatest negative; 0 for a lone model. */
  readonly attackerIntegrity: number;
  readonly defenderIntegrity: number;
  /** HR-25. */
  readonly defensive: boolean;
  /** HR-42. */
  readonly fireAction: boolean;
  /** Of the attacker, spent well after each roll. */
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
  readonly steps: readonly Reason[];
}

const FIRE: readonly Modifier[] = [{ what: 'Fires while engaged', value: -3, rule: 'HR-42' }];
const NONE: readonly Modifier[] = [];
const BEST_SAVE = 2;

/** A defensive move makes the save of a shield one better. */
const saveOf = ({ save, shield }: Duellist, defensive: boolean): number | null =>
  save === null ? null : Math.max(BEST_SAVE, save - (defensive && shield ? 1 : 0));

/** Ours: [Sunder X] takes X off the Defense, down to 1. */
const sundered = (defense: number, sunder: number, note: Note): number => {
  if (sunder === 0 || defense <= 1) return defense;
  const left = Math.max(1, defense - sunder);
  note('Sundered: less Defense', left - defense, 'HR-36');
  return left;
};

type Rolled = Pick<AttackRolls, 'dice' | 'attack' | 'wound'>;

/** who begins engaged casts in a fight, at no worse aim; only a weapon is fired instead of it. */
const isFired = ({ fireAction, weapon }: OddsQuestion): boolean => fireAction && powerOf(weapon.id) === undefined;

const shotRolls = (q: OddsQuestion, { keywords, range, strength }: RangedWeapon, note: Note): Rolled => {
  const dice = keywords.multiShot ?? 1;
  note('Dice of a shot', dice, 'X-69');
  const { needs } = aimed(
    {
      perception: q.attacker.stats.perception,
      strength,
      defense: sundered(q.defender.stats.defense, keywords.sunder ?? 0, note),
      cover: q.cover + q.defender.cover,
      inTheWay: q.inTheWay,
      far: q.distance > LONG_DISTANCE,
      others: isFired(q) ? FIRE : NONE,
      arc: keywords.arc === true && q.distance > range,
      shield: q.defender.shield ? q.defender.stats.integrity : 0,
    },
    note,
  );
  return { dice, attack: needs, wound: null };
};

/** DW-74 with what counts in the group, which is told. */
const rollValue = (martial: number, integrity: number, whose: string, note: Note): number => {
  note(`Martial of ${whose}`, martial, 'DW-74');
  if (integrity !== 0) note(`Integrity in the group of ${whose}`, integrity, integrity > 0 ? 'DW-43' : 'DW-45');
  return Math.max(0, martial + integrity);
};

const blowRolls = (q: OddsQuestion, { keywords, strength }: MeleeWeapon, note: Note): Rolled => {
  const { attacker, defender } = q;
  const dice = Math.max(0, attacker.stats.aggression);
  note('Aggression: dice', dice, 'HR-46');
  const own = rollValue(attacker.stats.martial, q.attackerIntegrity, 'the attacker', note);
  const other = rollValue(defender.stats.martial, q.defenderIntegrity, 'the target', note);
  const attack = attackNeeds(own, other, note);
  if (strength !== 0) note('Strength of the weapon, in the following', strength, 'DW-76');
  const defense = sundered(defender.stats.defense, keywords.sunder ?? 0, note);
  return { dice, attack, wound: woundNeeds(attacker.stats.strength + strength, defense, note) };
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
  if (save !== q.defender.save) note('Defensive move: the save is better by', 1, 'HR-25');
  if (save !== null) note('Saved on', save, 'DW-62');
  if (ignore !== null) note('Ignored on', ignore, 'DW-64');
  const woundsEach = q.weapon.keywords.wound ?? 1;
  if (woundsEach > 1) note('Wounds of each success', woundsEach, 'X-142');
  if (q.destiny > 0) note('Destiny of the attacker, spent well', q.destiny, 'DW-79');
  const rolls: AttackRolls = { dice, attack, wound, save, ignore, woundsEach };
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
