/** Exact odds of one attack: every attack choice against every defence, and the choice itself as a small game (MW 18.3 to 18.5). */

import { atLeast, certain, chain, type Distribution, mean, solveMatrixGame, thin } from '@muster/dice';
import { type AttackId, attackOf, type Pair, PROFILES, type ProfileId, profileOf, QUAKE } from '../content/fighters.ts';
import { type AttackChoice, CHOICES, type Defence } from '../state/battle.ts';
import type { Strike } from '../state/strike.ts';
import { afterArmour, blockedOf, damageOf, effectiveArmour, hitsDistribution, targetNumber } from './strike.ts';

/** An attack and its target, all modifiers that do not hang on the choices counted in. */
export interface Exchange {
  readonly attack: AttackId | 'quake';
  /** Both, or `single` alone (MW 18.3). */
  readonly light: Pair | null;
  readonly heavy: Pair | null;
  readonly single: Pair | null;
  /** TC cleric.push: inches instead of damage. */
  readonly pushes: boolean;
  /** TC witch.hex on the attacker. */
  readonly capped: boolean;
  /** TC enchanter.white-hot-weapons */
  readonly pierce: number;
  /** What the hits of a Mirrorshield meet (MW-R45). */
  readonly attackerArmour: number;
  readonly evasion: number;
  readonly cover: boolean;
  readonly dodge: number;
  readonly armour: number;
  readonly deflect: number;
  /** What the target has left. */
  readonly toughness: number;
  /** What the target can do, `none` included. */
  readonly defences: readonly Defence[];
  /** MW 13.4 Guard: a reaction costs the target no action. */
  readonly guarded: boolean;
  /** TC warrior.charge: the attack costs no action, so a feint gives none back. */
  readonly isFree: boolean;
  /** TC universal.barrier: the Clubs spent, 0 to 3. */
  readonly barrier: number;
  /** What an action is worth, in points of damage. */
  readonly actionValue: number;
}

type Row = AttackChoice | 'single';

export interface Cell {
  /** After Armour and Barrier, not capped by Toughness. */
  readonly damage: Distribution;
  readonly mean: number;
  readonly takeDown: number;
  /** The chance that knockback is allowed. */
  readonly knockback: number;
  /** TC cleric.push: the chance of each number of inches. */
  readonly push?: Distribution;
  /** TC mesmer.mirrorshield: the damage that the attacker takes. */
  readonly mirrored?: Distribution;
}

type Line<T> = Readonly<Partial<Record<Defence, T>>>;
type Mix<K extends string> = Readonly<Partial<Record<K, number>>>;

export interface Equilibrium {
  readonly actionValue: number;
  readonly attacker: Mix<AttackChoice>;
  readonly defender: Mix<Defence>;
  readonly value: number;
}

export interface AttackOdds {
  readonly attack: AttackId | 'quake';
  /** MW 18.5.1, not clamped. */
  readonly targetNumbers: Readonly<Partial<Record<Exclude<Row, 'feint'>, Line<number>>>>;
  readonly matrix: Readonly<Partial<Record<Row, Line<Cell>>>>;
  /** Only where there is a choice: the attack is split. */
  readonly equilibrium?: Equilibrium;
  /** What each side gives up by always choosing one thing while the other plays its mix. */
  readonly deviation?: { readonly attacker: Mix<AttackChoice>; readonly defender: Mix<Defence> };
  /** Where it costs no action whatever is chosen (TC warrior.charge). */
  readonly isFree?: true;
}

export const attackOdds = (x: Exchange): AttackOdds => {
  if (x.light === null || x.heavy === null) {
    if (x.single === null) throw new Error(`The attack ${x.attack} has no numbers.`);
    const { numbers, cells } = against(x, x.single);
    return { attack: x.attack, targetNumbers: { single: numbers }, matrix: { single: cells } };
  }
  const light = against(x, x.light);
  const heavy = against(x, x.heavy);
  const matrix = { light: light.cells, heavy: heavy.cells, feint: line(x.defences, () => FEINT) };
  return {
    attack: x.attack,
    targetNumbers: { light: light.numbers, heavy: heavy.numbers },
    matrix,
    ...choiceGame(x, matrix),
    ...(x.isFree ? { isFree: true } : {}),
  };
};

/** MW 18.3.1: the attack ends at the reveal. */
const FEINT: Cell = { damage: [1], mean: 0, takeDown: 0, knockback: 0 };

const line = <T>(defences: readonly Defence[], make: (defence: Defence) => T): Line<T> => {
  const made: Partial<Record<Defence, T>> = {};
  for (const defence of defences) made[defence] = make(defence);
  return made;
};

/** One pair of numbers against every defence. */
const against = (x: Exchange, pair: Pair): { readonly numbers: Line<number>; readonly cells: Line<Cell> } => ({
  numbers: line(x.defences, (defence) => targetNumber(strikeOf(x, pair, defence))),
  cells: line(x.defences, (defence) => cellOf(x, strikeOf(x, pair, defence), defence)),
});

/** MW 18.4: Dodge adds to Evasion; Deflect, and Mirrorshield as it does, to Armour. */
const strikeOf = (x: Exchange, pair: Pair, defence: Defence): Strike => ({
  power: pair.power,
  precision: pair.precision,
  evasion: x.evasion,
  cover: x.cover,
  dodge: defence === 'dodge' ? x.dodge : 0,
  capped: x.capped,
  armour: defence === 'deflect' || defence === 'mirrorshield' ? x.armour + x.deflect : x.armour,
  pierce: x.pierce,
});

const cellOf = (x: Exchange, s: Strike, defence: Defence): Cell => {
  const hits = hitsDistribution(s);
  const would = afterArmour(hits, s); // MW 18.5.3
  const damage = x.pushes ? certain(0) : pastBarrier(x, would);
  const knockback = defence === 'none' ? knockbackChance(x, s, hits) : 0;
  const cell = { damage, mean: mean(damage), takeDown: atLeast(damage, x.toughness), knockback };
  if (defence === 'mirrorshield') {
    const mirrored = mirroredDamage(x, s, hits);
    return x.pushes ? { ...cell, push: would, mirrored } : { ...cell, mirrored };
  }
  return x.pushes ? { ...cell, push: would } : cell;
};

/** TC universal.barrier: a die for each point of damage, which is cancelled by a result up to the Clubs spent. */
const pastBarrier = (x: Exchange, damage: Distribution): Distribution =>
  x.barrier === 0 ? damage : thin(damage, (6 - x.barrier) / 6);

/** MW 18.5.4, MW-R23: there were hits, blocked or not, and the target still stands. */
const knockbackChance = (x: Exchange, s: Strike, hits: Distribution): number => {
  const some = hits.slice();
  some[0] = 0; // the rolls without a hit are left out, so this does not add up to 1
  const damage = pastBarrier(x, afterArmour(some, s));
  const enough = x.pushes ? damage.length : x.toughness;
  let chance = 0;
  for (let n = 0; n < damage.length && n < enough; n++) chance += damage[n]!;
  return Math.min(1, chance);
};

/** MW-R45: what was blocked hits the attacker, whose own Armour counts. */
const mirroredDamage = (x: Exchange, s: Strike, hits: Distribution): Distribution =>
  chain(hits, (n) => certain(damageOf(blockedOf(n, effectiveArmour(s)), x.attackerArmour)));

/** Both choose at once. Mirrorshield is left out: it costs a card, and the payoff weighs none. */
const choiceGame = (x: Exchange, matrix: Readonly<Record<AttackChoice, Line<Cell>>>) => {
  const defences = x.defences.filter((defence) => defence !== 'mirrorshield');
  const payoff = CHOICES.map((choice) =>
    defences.map((defence) => payoffOf(x, choice, defence, matrix[choice][defence]!)),
  );
  const { row, column, value } = solveMatrixGame(payoff);
  const attacker = CHOICES.map((_, i) => lost(value - dot(payoff[i]!, column)));
  const defender = defences.map((_, j) =>
    lost(
      dot(
        row,
        payoff.map((got) => got[j]!),
      ) - value,
    ),
  );
  return {
    equilibrium: {
      actionValue: x.actionValue,
      attacker: mixOf(CHOICES, row),
      defender: mixOf(defences, column),
      value,
    },
    deviation: { attacker: mixOf(CHOICES, attacker), defender: mixOf(defences, defender) },
  };
};

/** The attacker's: damage, the action a reaction costs, and the action that a feint met by a reaction hands back. */
export const payoffOf = (
  x: Pick<Exchange, 'guarded' | 'isFree' | 'actionValue'>,
  choice: AttackChoice,
  defence: Defence,
  cell: Cell,
): number => {
  if (defence === 'none') return cell.mean;
  return cell.mean + (x.guarded ? 0 : x.actionValue) + (choice === 'feint' && !x.isFree ? x.actionValue : 0);
};

const mixOf = <K extends string>(keys: readonly K[], values: readonly number[]): Mix<K> => {
  const mix: Partial<Record<K, number>> = {};
  for (let i = 0; i < keys.length; i++) mix[keys[i]!] = values[i]!;
  return mix;
};

const dot = (a: readonly number[], b: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < a.length; i++) total += a[i]! * b[i]!;
  return total;
};

/** Nobody gains by deviating; what looks so, or next to nothing, is rounding. */
const lost = (by: number): number => (by < 1e-12 ? 0 : by);

/** A question about two profiles at full health. Whatever is left out is not in play. */
export interface OddsQuestion {
  readonly attacker: ProfileId;
  readonly defender: ProfileId;
  readonly attack: AttackId | 'quake';
  readonly cover?: boolean;
  /** Clubs spent, 0 to 3. */
  readonly barrier?: number;
  /** On the attacker. */
  readonly hex?: boolean;
  readonly thirdEye?: 'attacker' | 'defender' | null;
  readonly whiteHot?: boolean;
  readonly wildform?: boolean;
  /** Also shows that defence where the defender knows it. */
  readonly mirrorshield?: boolean;
  /** 1 unless told. */
  readonly actionValue?: number;
  /** The switch normaliseLightPrecisionTo15; on unless told. */
  readonly normalise?: boolean;
}

/** undefined when the attacker has no such attack. */
export const attackOddsOf = (q: OddsQuestion): AttackOdds | undefined => {
  const numbers = q.attack === 'quake' ? quakeOf(q) : numbersOf(q, q.attack);
  if (numbers === undefined) return undefined;
  const { armour, deflect, evasion, dodge, toughness, spells } = PROFILES[q.defender];
  const mirrors = q.mirrorshield === true && spells.includes('mirrorshield');
  return attackOdds({
    attack: q.attack,
    ...numbers,
    attackerArmour: PROFILES[q.attacker].armour,
    evasion: evasion + (q.thirdEye === 'defender' ? 1 : 0), // TC seer.third-eye
    cover: q.cover ?? false,
    dodge,
    armour,
    deflect,
    toughness,
    defences: mirrors ? WITH_MIRRORSHIELD : DEFENCES_OF_ALL,
    guarded: false,
    isFree: false,
    barrier: q.barrier ?? 0,
    actionValue: q.actionValue ?? 1,
  });
};

const DEFENCES_OF_ALL: readonly Defence[] = ['none', 'dodge', 'deflect'];
const WITH_MIRRORSHIELD: readonly Defence[] = ['none', 'dodge', 'deflect', 'mirrorshield'];

type Numbers = Pick<Exchange, 'light' | 'heavy' | 'single' | 'pushes' | 'capped' | 'pierce'>;

const numbersOf = (q: OddsQuestion, id: AttackId): Numbers | undefined => {
  const attack = attackOf(q.attacker, id, q.normalise ?? true);
  if (attack === undefined) return undefined;
  const melee = attack.type === 'melee';
  const wild = q.wildform === true && melee && profileOf(q.attacker).spells.includes('wildform');
  const raise = (pair: Pair | null): Pair | null =>
    pair && {
      power: pair.power + (wild ? 1 : 0), // TC druid.wildform
      precision: pair.precision + (q.thirdEye === 'attacker' ? 1 : 0), // TC seer.third-eye
    };
  return {
    light: raise(attack.light),
    heavy: raise(attack.heavy),
    single: raise(attack.single),
    pushes: attack.spell === 'push',
    capped: q.hex ?? false,
    pierce: q.whiteHot === true && melee && attack.spell === null ? 1 : 0, // TC enchanter.white-hot-weapons
  };
};

/** TC druid.quake: the terrain is the attacker, so what lies on the Druid does not count (MW-R76). */
const quakeOf = (q: OddsQuestion): Numbers | undefined =>
  profileOf(q.attacker).spells.includes('quake')
    ? { light: null, heavy: null, single: QUAKE, pushes: false, capped: false, pierce: 0 }
    : undefined;
