/** Units, weapons, powers and buildings in a few words. */

import { keywordWords, kindsWords, PENALTY_WORDS, type Power, type RangedWeapon } from '@muster/dwethia';
import { CORRUPTED_INTEGRITY, conquestPower, MOST_RAISED_POINTS } from '../content/powers.ts';
import type { BuildingSheet, Cost, UnitSheet } from '../content/types.ts';
import { weaponOf } from '../content/weapons.ts';

/** `105 R`, `110 R + 20 A`. */
export const costWords = ({ R, A }: Cost): string => (A === 0 ? `${R} R` : R === 0 ? `${A} A` : `${R} R + ${A} A`);

/** `[Starting Force]`, `[Harvest 40]`, in one order. */
export const unitKeywords = (unit: UnitSheet): readonly string[] => [
  ...(unit.startingForce ? ['[Starting Force]'] : []),
  ...(unit.commander ? ['[Commander]'] : []),
  ...(unit.elite ? ['[Elite]'] : []),
  ...(unit.worker ? ['[Worker]'] : []),
  ...(unit.harvest > 0 ? [`[Harvest ${unit.harvest}]`] : []),
  ...(unit.horde ? ['[Horde]'] : []),
];

/** `Short Bows; Blast, Ward; [Starting Force]`. */
export const kitWords = (unit: UnitSheet): string =>
  kindsWords([
    [
      ...(unit.weapon === null ? [] : [weaponOf(unit.weapon)?.name ?? unit.weapon]),
      ...(unit.reach === 1 ? [] : [`Range ${unit.reach}`]),
      ...(unit.save === null ? [] : [`shield ${unit.save}+`]),
    ],
    unit.powers.map((id) => conquestPower(id)?.name ?? id),
    unitKeywords(unit),
  ]);

/** CQ-05: what stands on its base. */
export const markOf = ({ mark }: Pick<UnitSheet, 'mark'>): string => mark;

/** `range 12", Strength 2, after any move [Arc]`. */
export const gunFacts = ({ range, strength, penalty, keywords }: RangedWeapon): string =>
  [`range ${range}", Strength ${strength}, ${PENALTY_WORDS[penalty]}`, ...keywordWords(keywords)].join(' ');

const STRIKES = {
  target: 'one enemy unit or building',
  coherent: 'an enemy unit and every unit of its side within 1" of it',
  blast: 'the target and all about it',
} as const;

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const effectWords = ({ effect, upcharge }: Power): string => {
  switch (effect.kind) {
    case 'damage':
      return `Strength ${effect.strength} against ${STRIKES[effect.strikes]}${upcharge ? '; each Affinity more adds a wound' : ''}`;
    case 'root':
      return 'an enemy unit and its friends within 1" cannot move in their next movement half';
    case 'corrupt':
      return `until the end of the next round an enemy unit drops its relic, neither harvests, picks up, builds nor protects, and its Integrity counts as ${signed(CORRUPTED_INTEGRITY)}`;
    case 'raise':
      return `places a unit of the own list of ${MOST_RAISED_POINTS} points at most`;
    case 'blink':
      return `puts the caster up to ${effect.spaces}" away over everything, instead of its move`;
    case 'ward':
      return `a friend saves on ${effect.save}+, or one better than it does, until the end of the round`;
    case 'mend':
      return `a friend regains ${effect.wounds} Wound`;
    case 'hasten':
      return `a friend that has not moved yet has Move ${signed(effect.move)} in this phase`;
    case 'dread':
      return `an enemy unit has Martial ${signed(effect.martial)} until the end of the round`;
  }
};

/** `Charge 1, range 9", Shoot phase: …`. */
export const powerFacts = (power: Power): string => {
  const range = power.range === null ? 'on itself' : `range ${power.range}"`;
  const phase = power.phase === 'shoot' ? 'Shoot' : 'Movement';
  return `Charge ${power.charge}, ${range}, ${phase} phase: ${effectWords(power)}`;
};

const DOES: { readonly [R in BuildingSheet['role']]: (building: BuildingSheet) => readonly string[] } = {
  hq: ({ aether, income }) => [
    `${aether} A for each relic in it`,
    ...(income === 0 ? [] : [`${income} R in every income`]),
    'builds units with [Starting Force] and the Commander',
  ],
  extractor: ({ harvest }) => [`[Mine] [Harvest ${harvest}] beside a Mine or Gas Vein`],
  temple: ({ slots, aether }) => [
    `[Temple] for ${slots} relics, ${aether} A for each`,
    'builds the elite of the religion',
  ],
  barracks: () => ['builds units'],
  foundry: () => ['builds engines and machines'],
  sanctum: () => ['builds the Commander and the Elite'],
  bastion: ({ gun }) => [
    ...(gun === null ? [] : [`[Fortress] with ${weaponOf(gun.weapon)!.name}, Perception ${gun.perception}`]),
  ],
};

/** `Defense 4, 5 Wounds; [Temple] for 2 relics, 12 A for each; builds the elite of the religion`. */
export const buildingFacts = (building: BuildingSheet): string =>
  [`Defense ${building.defense}, ${building.wounds} Wounds`, ...DOES[building.role](building)].join('; ');
