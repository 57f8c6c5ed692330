/** Spells of the fighter pack Tempest Crusaders: what they cost, when they may be cast, and our words for players. */

import { inch, type Length } from '@muster/geometry';
import type { RuleId } from '@muster/kernel';

export const SUITS = ['H', 'D', 'C', 'S'] as const;
/** Hearts, Diamonds, Clubs, Spades. */
export type Suit = (typeof SUITS)[number];

/** Where numbers come from: read in the pack; worked out from its published changes; our own stand-in. */
export type Origin = 'official' | 'derived' | 'house';

export const SPELL_IDS = [
  'haste',
  'leap',
  'blink',
  'spark',
  'energize',
  'recover',
  'barrier',
  'push',
  'heal',
  'revive',
  'wildform',
  'quake',
  'entangle',
  'white-hot-weapons',
  'phasewalk',
  'ward',
  'hypnotize',
  'clone',
  'mirrorshield',
  'prediction',
  'third-eye',
  'hex',
  'charm',
  'zap',
  'blast',
  'summon',
  'empower',
] as const;
export type SpellId = (typeof SPELL_IDS)[number];

/** What a point of a cost may be paid with (MW 17.0). */
export type Need = Suit | 'red' | 'black' | 'any';
export interface Cost {
  readonly needs: readonly { readonly type: Need; readonly count: number }[];
  /** The most points that count. */
  readonly upTo: number;
}

/** Without an action; as an action; within the Attack action; in place of Dodge and Deflect. */
export type SpellKind = 'spell' | 'spellAction' | 'attackSpell' | 'reaction';

export interface Spell {
  readonly id: SpellId;
  readonly name: string;
  readonly kind: SpellKind;
  readonly cost: Cost;
  /** When it may be cast, in our words. */
  readonly when: string;
  /** What it does, in our words. */
  readonly text: string;
  /** How far from the caster; null where distance does not matter. */
  readonly range: Length | null;
  readonly source: Origin;
  readonly rule: RuleId;
}

type Counts = Partial<Record<Need, number>>;

const needsOf = (counts: Counts): Cost['needs'] =>
  (Object.entries(counts) as [Need, number][]).map(([type, count]) => ({ type, count }));
const fixed = (counts: Counts): Cost => {
  const needs = needsOf(counts);
  return { needs, upTo: needs.reduce((sum, n) => sum + n.count, 0) };
};
/** At least one of a suit; more buys more. */
const some = (suit: Suit, upTo: number): Cost => ({ needs: needsOf({ [suit]: 1 }), upTo });
const NO_MOST = 99;

const OWN = 'As an action of the caster.';
const ATTACK = 'As the attack of an Attack action.';

const UNIVERSAL: readonly Spell[] = [
  {
    id: 'haste',
    name: 'Haste',
    kind: 'spell',
    cost: fixed({ S: 1 }),
    when: 'When a fighter the caster can see begins a Move action.',
    text: 'That fighter, friend or enemy, has +1" Movement for this Move action.',
    range: null,
    source: 'official',
    rule: 'TC universal.haste',
  },
  {
    id: 'leap',
    name: 'Leap',
    kind: 'spell',
    cost: fixed({ S: 1 }),
    when: 'When the caster makes a step move.',
    text: 'The step may be up to 2" longer: 3" in all.',
    range: null,
    source: 'official',
    rule: 'TC universal.leap',
  },
  {
    id: 'blink',
    name: 'Blink',
    kind: 'spellAction',
    cost: fixed({ S: 3 }),
    when: OWN,
    text: 'The caster vanishes and reappears at a place it can see, more than 3" from every enemy. Not while it carries something.',
    range: null,
    source: 'official',
    rule: 'TC universal.blink',
  },
  {
    id: 'spark',
    name: 'Spark',
    kind: 'attackSpell',
    cost: fixed({ D: 1 }),
    when: ATTACK,
    text: 'A missile attack from 1" to 5" with Power 3 and Precision 4.',
    range: inch(5),
    source: 'official',
    rule: 'TC universal.spark',
  },
  {
    id: 'energize',
    name: 'Energize',
    kind: 'spell',
    cost: fixed({ H: 1, D: 1 }),
    when: "At the end of a turn of the caster's player, once per warband in each Action Phase.",
    text: 'A friendly fighter the caster can see recovers an action.',
    range: null,
    source: 'official',
    rule: 'TC universal.energize',
  },
  {
    id: 'recover',
    name: 'Recover',
    kind: 'spellAction',
    cost: some('H', 3),
    when: OWN,
    text: 'The caster heals 1 damage for each Heart spent, up to 3.',
    range: null,
    source: 'official',
    rule: 'TC universal.recover',
  },
  {
    id: 'barrier',
    name: 'Barrier',
    kind: 'spell',
    cost: some('C', 3),
    when: 'When a fighter the caster can see is about to receive damage.',
    text: 'Roll a die for each point of damage: a result no higher than the Clubs spent (up to 3) cancels that point.',
    range: null,
    source: 'official',
    rule: 'TC universal.barrier',
  },
];

const OWN_SPELLS: readonly Spell[] = [
  {
    id: 'push',
    name: 'Push',
    kind: 'attackSpell',
    cost: fixed({ C: 1 }),
    when: ATTACK,
    text:
      'A missile attack up to 5" with Power 6 and Precision 6, also against objects that can be moved. It deals no damage; ' +
      'after any knockback the target is pushed straight away, 1" for each point it would have suffered.',
    range: inch(5),
    source: 'official',
    rule: 'TC cleric.push',
  },
  {
    id: 'heal',
    name: 'Heal',
    kind: 'spell',
    cost: some('H', NO_MOST),
    when: "At the end of the Cleric's activation.",
    text: 'A fighter within 5" that the Cleric can see, or the Cleric, heals 1 damage for each Heart spent.',
    range: inch(5),
    source: 'official',
    rule: 'TC cleric.heal',
  },
  {
    id: 'revive',
    name: 'Revive',
    kind: 'spellAction',
    cost: fixed({ H: 3 }),
    when: OWN,
    text:
      'A friendly fighter that is out of action returns within 1" of the Cleric, damaged by half its Toughness rounded up. ' +
      'Taken down in this Action Phase, it returns with one action used.',
    range: inch(1),
    source: 'official',
    rule: 'TC cleric.revive',
  },
  {
    id: 'wildform',
    name: 'Wildform',
    kind: 'spell',
    cost: fixed({ H: 1 }),
    when: 'At the beginning of an Action Phase.',
    text:
      'Until the phase ends the Druid has +2" Movement and +1 Power in melee, but cannot Deflect or pick things up; ' +
      'it drops what it carries.',
    range: null,
    source: 'official',
    rule: 'TC druid.wildform',
  },
  {
    id: 'quake',
    name: 'Quake',
    kind: 'spellAction',
    cost: fixed({ C: 2 }),
    when: OWN,
    text:
      'A terrain feature within 9" that the Druid can see attacks every fighter within 1" of it, friends too, ' +
      'with Power 6 and Precision 3.',
    range: inch(9),
    source: 'official',
    rule: 'TC druid.quake',
  },
  {
    id: 'entangle',
    name: 'Entangle',
    kind: 'spellAction',
    cost: fixed({ C: 1, H: 1 }),
    when: OWN,
    text: 'A fighter within 9" that the Druid can see cannot move until the Druid acts again, or until it is placed anew.',
    range: inch(9),
    source: 'official',
    rule: 'TC druid.entangle',
  },
  {
    id: 'white-hot-weapons',
    name: 'White-Hot Weapons',
    kind: 'spell',
    cost: fixed({ D: 1 }),
    when: "At the beginning of the Enchanter's activation.",
    text:
      'Until the Action Phase ends, weapons of friends within 9" that the Enchanter can see, and its own, ' +
      'ignore 1 Armour in melee.',
    range: inch(9),
    source: 'official',
    rule: 'TC enchanter.white-hot-weapons',
  },
  {
    id: 'phasewalk',
    name: 'Phasewalk',
    kind: 'spell',
    cost: fixed({ S: 1 }),
    when: 'When a fighter the Enchanter can see moves.',
    text: 'That fighter passes through obstacles and enemies until its action is over.',
    range: null,
    source: 'official',
    rule: 'TC enchanter.phasewalk',
  },
  {
    id: 'ward',
    name: 'Ward',
    kind: 'spellAction',
    cost: fixed({ C: 1 }),
    when: OWN,
    text: 'Until the Guardian acts again, other friends are in cover from attacks whose line passes within 2" of the Guardian.',
    range: inch(2),
    source: 'official',
    rule: 'TC guardian.ward',
  },
  {
    id: 'hypnotize',
    name: 'Hypnotize',
    kind: 'spellAction',
    cost: fixed({ H: 1 }),
    when: OWN,
    text:
      'A fighter the Mesmer can see sees nobody but the Mesmer, and may not move to where it would not see it. ' +
      'Ends when the Mesmer acts again, or when the fighter can no longer see it.',
    range: null,
    source: 'official',
    rule: 'TC mesmer.hypnotize',
  },
  {
    id: 'clone',
    name: 'Clone',
    kind: 'spellAction',
    cost: fixed({ D: 1, S: 1 }),
    when: OWN,
    text:
      'A friend within 9" that the Mesmer can see stands there twice, and only its player knows which is real. ' +
      'The double may Move, Guard, Dodge and Deflect, but has Armour 0; damage to it, or any other action of the original, ends it.',
    range: inch(9),
    source: 'house',
    rule: 'TC mesmer.clone',
  },
  {
    id: 'mirrorshield',
    name: 'Mirrorshield',
    kind: 'reaction',
    cost: fixed({ C: 1 }),
    when: 'When the Mesmer is the target of an attack, in place of Dodge or Deflect.',
    text: 'As Deflect; and the attacker is struck by as many hits as the Armour blocked.',
    range: null,
    source: 'official',
    rule: 'TC mesmer.mirrorshield',
  },
  {
    id: 'prediction',
    name: 'Prediction',
    kind: 'spell',
    cost: fixed({ D: 1 }),
    when: "During the Seer's activation.",
    text:
      'Name an enemy and an action: the first time it begins that action in this Action Phase, ' +
      'the Seer recovers an action.',
    range: null,
    source: 'official',
    rule: 'TC seer.prediction',
  },
  {
    id: 'third-eye',
    name: 'Third Eye',
    kind: 'spell',
    cost: fixed({ D: 1, any: 1 }),
    when: "At the beginning of another fighter's activation.",
    text: 'Until the Action Phase ends that fighter has +1 Evasion, +1 Precision, and sees the whole battlefield.',
    range: null,
    source: 'official',
    rule: 'TC seer.third-eye',
  },
  {
    id: 'hex',
    name: 'Hex',
    kind: 'spell',
    cost: fixed({ C: 1 }),
    when: "At the end of the Witch's activation.",
    text:
      'Until the Action Phase ends, a fighter the Witch can see hits on 5 or less at best, ' +
      'and rolls each of its hits again.',
    range: null,
    source: 'official',
    rule: 'TC witch.hex',
  },
  {
    id: 'charm',
    name: 'Charm',
    kind: 'spellAction',
    cost: fixed({ H: 1, S: 1, C: 1 }),
    when: OWN,
    text:
      'Secretly pick an enemy the Witch can see. The next time it is activated you decide all it does, ' +
      'and pay for its spells from your hand.',
    range: null,
    source: 'official',
    rule: 'TC witch.charm',
  },
  {
    id: 'zap',
    name: 'Zap',
    kind: 'attackSpell',
    cost: fixed({ D: 1, S: 1 }),
    when: ATTACK,
    text: 'A missile attack from 1" to 9" with Power 7 and Precision 6.',
    range: inch(9),
    source: 'official',
    rule: 'TC wizard.zap',
  },
  {
    id: 'blast',
    name: 'Blast',
    kind: 'attackSpell',
    cost: fixed({ D: 2 }),
    when: ATTACK,
    text:
      'A missile attack up to 5" with Power 4 and Precision 6, then the same against everyone else ' +
      'within 1" of the target, friends too.',
    range: inch(5),
    source: 'official',
    rule: 'TC wizard.blast',
  },
  {
    id: 'summon',
    name: 'Summon',
    kind: 'spellAction',
    cost: fixed({ C: 2 }),
    when: OWN,
    text:
      'A new Minion appears within 3" of the Warlock, more than 1" from enemies, with one action used. ' +
      'No more than 4 friendly Minions at a time.',
    range: inch(3),
    source: 'house',
    rule: 'TC warlock.summon',
  },
  {
    id: 'empower',
    name: 'Empower',
    kind: 'spell',
    cost: fixed({ C: 1, S: 1 }),
    when: "During the Warlock's activation, once in each Action Phase.",
    text: 'Every friendly Minion the Warlock can see recovers an action.',
    range: null,
    source: 'house',
    rule: 'TC warlock.empower',
  },
];

export const UNIVERSAL_SPELLS: readonly SpellId[] = UNIVERSAL.map((s) => s.id);

export const SPELLS = Object.fromEntries([...UNIVERSAL, ...OWN_SPELLS].map((s) => [s.id, s])) as Readonly<
  Record<SpellId, Spell>
>;

export const spellOf = (id: SpellId): Spell => SPELLS[id];
