/** What an attack is worth before it is made: the small game of choice and defence, solved once for each set of numbers. */

import { solveMatrixGame } from '@muster/dice';
import {
  type Attack,
  type AttackChoice,
  attackOdds,
  type Battle,
  CHOICES,
  type Defence,
  type Fighter,
  hasEffect,
  type Pair,
  profile,
  seesFighter,
} from '@muster/magewinds';
import { gap, healthOf, INCH } from './field.ts';

/** An attack with both sides playing their best: values in points of damage, for the attacker. */
export interface Blow {
  /** Empty where the attack is not split. */
  readonly choices: readonly AttackChoice[];
  readonly defences: readonly Defence[];
  /** How often each choice, and each defence, should be taken. */
  readonly row: readonly number[];
  readonly column: readonly number[];
  readonly value: number;
  /** The damage to expect, and the chance to take the target down. */
  readonly harm: number;
  readonly down: number;
  /** By choice (one row where there is none) and defence: the chance of each amount of damage. */
  readonly damages: readonly (readonly (readonly number[])[])[];
}

/** All that a blow hangs on. */
export interface Numbers {
  readonly light: Pair | null;
  readonly heavy: Pair | null;
  readonly single: Pair | null;
  readonly capped: boolean;
  readonly pierce: number;
  readonly evasion: number;
  readonly cover: boolean;
  readonly dodge: number;
  readonly armour: number;
  readonly deflect: number;
  readonly health: number;
  readonly defences: readonly Defence[];
  readonly guarded: boolean;
  /** What the action of a reaction, and that of the attack, is worth in points of damage. */
  readonly reaction: number;
  readonly action: number;
  /** What taking the target down is worth beyond the damage. */
  readonly kill: number;
}

/** By all the numbers a blow hangs on, so that it is the same in every battle. */
const KEPT = new Map<string, Blow>();
const MOST_KEPT = 20_000;

const keyOf = (n: Numbers): string => {
  const pair = n.light === null ? `${n.single!.power} ${n.single!.precision}` : pairsKey(n.light, n.heavy!);
  return `${pair} ${n.capped ? 1 : 0}${n.pierce}${n.guarded ? 1 : 0}${n.defences.length}${n.defences[1] ?? ''} ${n.evasion + (n.cover ? 1 : 0)} ${n.dodge} ${n.armour} ${n.deflect} ${n.health} ${n.reaction} ${n.action} ${n.kill}`;
};

const pairsKey = (light: Pair, heavy: Pair): string =>
  `${light.power} ${light.precision} ${heavy.power} ${heavy.precision}`;

export const blow = (n: Numbers): Blow => {
  const key = keyOf(n);
  let kept = KEPT.get(key);
  if (kept === undefined) {
    if (KEPT.size >= MOST_KEPT) KEPT.clear();
    kept = solve(n);
    KEPT.set(key, kept);
  }
  return kept;
};

interface Cell {
  readonly harm: number;
  readonly down: number;
}

/** The damage that counts: no more than the target can take. */
const cellOf = (damage: readonly number[], health: number): Cell => {
  let harm = 0;
  let down = 0;
  for (let d = 1; d < damage.length; d++) {
    harm += damage[d]! * Math.min(d, health);
    if (d >= health) down += damage[d]!;
  }
  return { harm, down };
};

const solve = (n: Numbers): Blow => {
  const { matrix } = attackOdds({
    attack: 'melee',
    light: n.light,
    heavy: n.heavy,
    single: n.single,
    pushes: false,
    capped: n.capped,
    pierce: n.pierce,
    attackerArmour: 0,
    evasion: n.evasion,
    cover: n.cover,
    dodge: n.dodge,
    armour: n.armour,
    deflect: n.deflect,
    toughness: n.health,
    defences: n.defences,
    guarded: n.guarded,
    isFree: false,
    barrier: 0,
    actionValue: n.action,
  });
  const rows = n.light === null ? (['single'] as const) : CHOICES;
  const damages = rows.map((row) => n.defences.map((d) => matrix[row]![d]!.damage));
  const cells = damages.map((line) => line.map((damage) => cellOf(damage, n.health)));
  const payoff = cells.map((line, i) => line.map((cell, j) => worthOf(n, cell, n.defences[j]!, rows[i] === 'feint')));
  const { row, column, value } = solveMatrixGame(payoff);
  let harm = 0;
  let down = 0;
  for (let i = 0; i < row.length; i++)
    for (let j = 0; j < column.length; j++) {
      harm += row[i]! * column[j]! * cells[i]![j]!.harm;
      down += row[i]! * column[j]! * cells[i]![j]!.down;
    }
  return { choices: n.light === null ? [] : CHOICES, defences: n.defences, row, column, value, harm, down, damages };
};

/** As the odds of the game weigh it, with what taking down is worth. A reaction under Guard costs only the Guard. */
const worthOf = (n: Numbers, cell: Cell, defence: Defence, feint: boolean): number => {
  const worth = cell.harm + n.kill * cell.down;
  if (defence === 'none') return worth;
  return worth + (n.guarded ? 0 : n.reaction) + (feint ? n.action : 0);
};

const NONE: readonly Defence[] = ['none'];
const BOTH: readonly Defence[] = ['none', 'dodge', 'deflect'];
const DODGE: readonly Defence[] = ['none', 'dodge'];

/** What the target could do, as far as one can see without measuring. */
export const defencesOf = (b: Battle, t: Fighter): readonly Defence[] => {
  if (t.actions >= 2 && !(t.guard && b.config.guardWorksWhenExhausted)) return NONE;
  return b.effects.length > 0 && hasEffect(b, 'wildform', t.id) ? DODGE : BOTH;
};

const raised = (p: Pair | null, power: number, precision: number): Pair | null =>
  p === null ? null : { power: p.power + power, precision: p.precision + precision };

/** TC enchanter.white-hot-weapons */
const pierceOf = (b: Battle, f: Fighter, attack: Attack): number => {
  if (attack.type !== 'melee') return 0;
  for (const e of b.effects) {
    if (e.type !== 'whiteHot') continue;
    const by = b.fighters[e.by]!;
    if (by.where === 'field' && by.seat === f.seat && gap(by, f) <= 9 * INCH && seesFighter(b, by, f)) return 1;
  }
  return 0;
};

/** What the values of a blow hang on besides the rules. */
export interface Stakes {
  readonly action: number;
  readonly reaction: number;
  readonly kill: number;
}

export const numbersOf = (
  b: Battle,
  f: Fighter,
  attack: Attack,
  t: Fighter,
  cover: boolean,
  defences: readonly Defence[],
  stakes: Stakes,
): Numbers => {
  const p = profile(b, t);
  const calm = b.effects.length === 0;
  const power = !calm && attack.type === 'melee' && hasEffect(b, 'wildform', f.id) ? 1 : 0;
  const precision = !calm && hasEffect(b, 'thirdEye', f.id) ? 1 : 0;
  const plain = power === 0 && precision === 0;
  return {
    light: plain ? attack.light : raised(attack.light, power, precision),
    heavy: plain ? attack.heavy : raised(attack.heavy, power, precision),
    single: plain ? attack.single : raised(attack.single, power, precision),
    capped: !calm && hasEffect(b, 'hex', f.id),
    pierce: calm ? 0 : pierceOf(b, f, attack),
    evasion: p.evasion + (!calm && hasEffect(b, 'thirdEye', t.id) ? 1 : 0),
    cover,
    dodge: p.dodge,
    armour: p.armour,
    deflect: p.deflect,
    health: healthOf(b, t),
    defences,
    guarded: t.guard,
    reaction: t.actions >= 2 ? 0 : stakes.reaction,
    action: stakes.action,
    kill: stakes.kill,
  };
};
