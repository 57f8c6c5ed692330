/** What a target may do against an attack (MW 18.4): Dodge, Deflect, and what a spell offers in their place. */

import type { SpellId } from '../content/spells.ts';
import { fighter, hasEffect, hasSpell, hypnotizerOf, isOnField, nameOf, profile } from '../ground/fighters.ts';
import { canDodge, hasRoomToDodge } from '../moving/dodge-steps.ts';
import type { AttackFrame, Battle, Defence, Fighter } from '../state/battle.ts';
import { push } from '../state/copies.ts';
import { who } from '../state/events.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import type { MagicTable } from '../state/types.ts';
import { damageFrame } from './pending-damage.ts';
import { damageOf } from './strike.ts';

export interface DefenceRules {
  readonly id: Defence;
  /** Whether the target could do this, cards apart; only for one that can react. */
  isPossible(b: Battle, f: Fighter, frame: AttackFrame): boolean;
  /** Why not, for one that can react; null: it just cannot. */
  readonly refuse: ((b: Battle, f: Fighter, frame: AttackFrame) => MagewindsRefusal) | null;
  /** The spell that is paid for it; it shows which of a pair is real (MW-H06). */
  readonly spell: SpellId | null;
  /** Dodge bonus to Evasion, or Deflect bonus to Armour. */
  readonly bonus: 'evasion' | 'armour' | null;
  /** The step after it is that of this reaction. */
  readonly step: 'dodge' | 'deflect';
  /** What it does once the attack is resolved. */
  readonly afterwards: ((b: Battle, frame: AttackFrame, table: MagicTable) => Battle) | null;
}

/** TC mesmer.mirrorshield, MW-R45: blocked hits go back to the attacker, whose own Armour counts. */
const mirror = (b: Battle, frame: AttackFrame, table: MagicTable): Battle => {
  if (frame.blocked === 0 || frame.source.type !== 'fighter') return b;
  const attacker = fighter(b, frame.source.id);
  if (!isOnField(attacker)) return b;
  table.tell?.({
    type: 'mirrored',
    rule: 'TC mesmer.mirrorshield',
    who: who(fighter(b, frame.target!)),
    attacker: who(attacker),
    hits: frame.blocked,
  });
  const amount = damageOf(frame.blocked, profile(b, attacker).armour);
  return push(b, damageFrame([{ fighter: attacker.id, amount, credit: frame.against }], 'TC mesmer.mirrorshield'));
};

const none: DefenceRules = {
  id: 'none',
  isPossible: () => true,
  refuse: null,
  spell: null,
  bonus: null,
  step: 'deflect',
  afterwards: null,
};

const dodge: DefenceRules = {
  id: 'dodge',
  isPossible: (b, f, frame) => canDodge(b, f, frame.source),
  refuse: (b, f, frame) => {
    const name = nameOf(f);
    if (hasEffect(b, 'entangle', f.id)) return refusalOf('entangled', 'MW-R42', { name });
    const mesmer = hypnotizerOf(b, f.id);
    return mesmer !== undefined && hasRoomToDodge(b, f, frame.source)
      ? refusalOf('losesSight', 'MW-R84', { name, target: nameOf(fighter(b, mesmer)) })
      : refusalOf('cannotDodge', 'MW-R39', { name });
  },
  spell: null,
  bonus: 'evasion',
  step: 'dodge',
  afterwards: null,
};

const deflect: DefenceRules = {
  id: 'deflect',
  isPossible: (b, f) => !hasEffect(b, 'wildform', f.id), // TC druid.wildform
  refuse: null,
  spell: null,
  bonus: 'armour',
  step: 'deflect',
  afterwards: null,
};

/** TC mesmer.mirrorshield: all that Deflect does, and more. */
const mirrorshield: DefenceRules = {
  id: 'mirrorshield',
  isPossible: (b, f, frame) => hasSpell(b, f, 'mirrorshield') && b.seats[frame.against]!.hand.size > 0,
  refuse: null,
  spell: 'mirrorshield',
  bonus: 'armour',
  step: 'deflect',
  afterwards: mirror,
};

export const DEFENCE_RULES: Readonly<Record<Defence, DefenceRules>> = { none, dodge, deflect, mirrorshield };
const REACTIONS: readonly DefenceRules[] = [dodge, deflect, mirrorshield];

/** MW 18.4, MW-R31: whether the target could react, as everybody can see. */
const canReact = (b: Battle, f: Fighter): boolean => f.actions < 2 || (f.guard && b.config.guardWorksWhenExhausted);

/** Which reactions are possible, cards apart. */
export const reactionsOf = (b: Battle, frame: AttackFrame): readonly Defence[] => {
  const f = fighter(b, frame.target!);
  const found: Defence[] = ['none'];
  if (!canReact(b, f)) return found;
  for (const reaction of REACTIONS) if (reaction.isPossible(b, f, frame)) found.push(reaction.id);
  return found;
};

/** Why the target cannot do this, cards apart. */
export const refuseDefence = (b: Battle, frame: AttackFrame, defence: Defence): MagewindsRefusal | undefined => {
  if (defence === 'none') return undefined;
  const f = fighter(b, frame.target!);
  const { isPossible, refuse } = DEFENCE_RULES[defence];
  if (canReact(b, f)) {
    if (isPossible(b, f, frame)) return undefined;
    if (refuse !== null) return refuse(b, f, frame);
  }
  return refusalOf('cannotReact', 'MW 18.4', { name: nameOf(f), defence });
};

/** MW 18.4: not for a target that let it come. */
export const hasReacted = (frame: AttackFrame): boolean => frame.defence !== 'none' && frame.defence !== null;
