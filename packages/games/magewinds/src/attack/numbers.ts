/** The numbers an attack is made with (MW 18.2, 18.5.1), from the fighters as they stand: the rules and the odds count with the same. */

import type { Line } from '@muster/geometry';
import type { Draft } from '@muster/kernel';
import { type AttackRules, GROUND_ATTACK, type Pair } from '../content/fighters.ts';
import { coverLine, modifyStrike } from '../effects/index.ts';
import { baseOf, fighter, profile } from '../ground/fighters.ts';
import { attackLine, coverOf } from '../ground/sight.ts';
import type { AttackChoice, AttackFrame, Battle, Defence } from '../state/battle.ts';
import type { Strike } from '../state/strike.ts';
import { attackProfile } from './attack-action.ts';
import { DEFENCE_RULES } from './defences.ts';

/** A fighter's own attack, or the terrain's. */
export const attackOfFrame = (b: Battle, { source, attack }: AttackFrame): AttackRules =>
  source.type === 'feature' ? GROUND_ATTACK : attackProfile(b, fighter(b, source.id), attack)!;

/** The light, heavy or single numbers of an attack; `choice` null for one that is not split. */
const pairOf = (attack: AttackRules, choice: AttackChoice | null): Pair =>
  attack.single ?? (choice === 'heavy' ? attack.heavy! : attack.light!);

/** MW 18.3: the attack has a light and a heavy side; only then may it be a Feint (MW-R34). */
export const isSplit = (b: Battle, frame: AttackFrame): boolean => attackOfFrame(b, frame).single === null;

/** What puts a target in cover, in melee as at range (MW-R09), and the line that shows it. */
export const coverFor = (b: Battle, frame: AttackFrame): { readonly covered: boolean; readonly line: Line | null } => {
  const target = frame.target === null ? baseOf(b.objects[frame.object!]!) : baseOf(fighter(b, frame.target));
  const cover = coverOf(b, frame.source, target);
  if (!cover.inOpen) return { covered: true, line: cover.line };
  if (frame.target === null) return IN_OPEN;
  const effect = coverLine(b, frame.source, fighter(b, frame.target));
  if (effect !== undefined) return { covered: true, line: effect };
  if (!frame.splash || frame.source.type !== 'fighter') return IN_OPEN;
  const line = attackLine(b, fighter(b, frame.source.id), target); // MW-R75
  return line.clear ? IN_OPEN : { covered: true, line: line.line };
};

const IN_OPEN = { covered: false, line: null } as const;

/** All numbers of the attack for a choice and a defence. */
export const strikeOf = (b: Battle, frame: AttackFrame, choice: AttackChoice | null, defence: Defence): Strike =>
  strikeWith(b, frame, choice, defence, coverFor(b, frame).covered);

export const strikeWith = (
  b: Battle,
  frame: AttackFrame,
  choice: AttackChoice | null,
  defence: Defence,
  covered: boolean,
): Strike => {
  const attack = attackOfFrame(b, frame);
  const { power, precision } = pairOf(attack, choice);
  const p = frame.target === null ? null : profile(b, fighter(b, frame.target));
  const { bonus } = DEFENCE_RULES[defence];
  const s: Draft<Strike> = {
    power,
    precision,
    evasion: p === null ? 0 : p.evasion,
    cover: covered,
    dodge: p !== null && bonus === 'evasion' ? p.dodge : 0,
    capped: false,
    armour: p === null ? 0 : bonus === 'armour' ? p.armour + p.deflect : p.armour,
    pierce: 0,
  };
  const attacker = frame.source.type === 'fighter' ? frame.source.id : null;
  modifyStrike(b, attacker, frame.target, attack.type === 'melee', s);
  return s;
};
