/** A ship in a few words: its mark, what it carries and knows, and what that does. */

import { type FactionId, keywordWords, kindsWords, listed, PENALTY_WORDS, type Power } from '@muster/dwethia';
import { CLASSES } from '../content/classes.ts';
import { shipPowerOf } from '../content/powers.ts';
import { eliteOf } from '../content/religions.ts';
import type { Mount, ShipSheet } from '../content/sheet.ts';
import { type ShipWeapon, shipWeaponOf } from '../content/weapons.ts';

const LETTERS = { front: 'F', left: 'L', right: 'R', back: 'B' } as const;
const INDEXED = ['front', 'left', 'right', 'back'] as const;

/** `FL`; `*` for all arcs. */
export const arcLetters = ({ arcs }: Pick<Mount, 'arcs'>): string =>
  arcs.length === 4
    ? '*'
    : INDEXED.filter((side) => arcs.includes(side))
        .map((side) => LETTERS[side])
        .join('');

/** `front and left`, `all round`. */
export const arcWords = ({ arcs }: Pick<Mount, 'arcs'>): string => {
  if (arcs.length === 4) return 'all round';
  return listed(INDEXED.filter((side) => arcs.includes(side)));
};

/** `C`: the letter of its class. */
export const markOf = (ship: Pick<ShipSheet, 'class'>): string => CLASSES[ship.class].letter;

/** `100 by 60 mm`, `90 mm round`. */
export const baseWords = ({ class: of, base: [length, width] }: ShipSheet): string =>
  of === 'round' ? `${length} mm round` : `${length} by ${width} mm`;

/** `Battery FL, Battery FR; shields 4+; Lightning, Root; Auditors`. */
export const kitWords = ({ mounts, shield, powers, rules }: ShipSheet): string =>
  kindsWords([
    mounts.map((mount) => `${shipWeaponOf(mount.weapon)?.name ?? mount.weapon} ${arcLetters(mount)}`),
    shield === null ? [] : [`shields ${shield}+`],
    powers.map((id) => shipPowerOf(id)?.name ?? id),
    rules.map((id) => eliteOf(id)?.name ?? id),
  ]);

/** `range 12", Strength 6, after any move, once a battle [Wound 2]`. */
export const gunFacts = (gun: ShipWeapon): string => {
  const facts = [
    `range ${gun.range}"`,
    `Strength ${gun.strength}`,
    PENALTY_WORDS[gun.penalty],
    ...(gun.uses === null ? [] : ['once a battle']),
    ...(gun.ion ? ['takes an order of the next round instead of a Wound'] : []),
  ];
  return [facts.join(', '), ...keywordWords(gun.keywords)].join(' ');
};

const STRIKES = {
  target: 'one ship',
  coherent: 'the target and ships of its side within 1"',
  blast: 'the target and all about it',
} as const;

const effectWords = ({ effect, upcharge }: Power): string => {
  if (effect.kind === 'damage')
    return `Strength ${effect.strength} against ${STRIKES[effect.strikes]}${upcharge ? '; one Affinity more adds a wound' : ''}`;
  return 'the target neither moves, turns, drifts nor boards';
};

/** `Charge 1, range 18", Shoot phase: …`. */
export const powerFacts = (power: Power): string =>
  `Charge ${power.charge}, range ${power.range}", ${power.phase === 'shoot' ? 'Shoot' : 'Movement'} phase: ${effectWords(power)}`;

/** What a faction's own way of fighting is (M-01, X-255); all ours. */
export const TRAITS: { readonly [F in FactionId]: string } = {
  'empire-of-sol': 'A ship with shields within 4" of another such ship saves one better, 2+ at best.',
  citadel: 'Perception +1 for a ship that has neither moved nor turned.',
  bloodpact: 'One Aggression more in the round in which a ship boards.',
  'black-sun': 'Weapons of Black Sun make, one Strength stronger.',
  'eldritch-cult': 'The first power that they cast in a round costs 1 Affinity less, 1 at least; once for each side.',
  void: 'Each wound is ignored on 6+, for dearer Wounds.',
};
