/** A unit in a few words: the mark on its base, what it carries and knows. */

import { powerOf } from '@muster/dwethia';
import { profilesOf } from '../content/profiles.ts';
import { RANKS } from '../content/ranks.ts';
import { specialRuleOf } from '../content/rules.ts';
import { wargearOf } from '../content/wargear.ts';
import type { UnitSheet } from './sheet.ts';

/** HR-05: `H.1`; a unit of one's own has the letter of its rank alone. */
export const markOf = (unit: UnitSheet): string =>
  profilesOf(unit.faction).find(({ name, rank }) => name === unit.name && rank === unit.rank)?.number ??
  RANKS[unit.rank].letter;

/** `spear, shield; Blast; Null`. */
export const gearWords = ({ wargear, powers, rules }: UnitSheet): string =>
  [
    wargear.map((id) => wargearOf(id)?.gear.name ?? id),
    powers.map((id) => powerOf(id)?.name ?? id),
    rules.map((id) => specialRuleOf(id)?.name ?? id),
  ]
    .filter((names) => names.length > 0)
    .map((names) => names.join(', '))
    .join('; ');
