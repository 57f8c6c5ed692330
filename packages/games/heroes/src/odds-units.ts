/** Who takes part in a question of odds: profiles by name, units of one's own, powers that strike like weapons. */

import { FACTIONS, type Power, type RangedWeapon } from '@muster/dwethia';
import type { UnitSheet } from './build/sheet.ts';
import { type Profile, profilesOf, thrallOf } from './content/profiles.ts';
import type { Duellist } from './odds.ts';
import { kitOfSheet } from './table/field.ts';

/** A unit as it stands alone: its shield, its cloak, what its faction and race give it wherever it is. */
export const duellistOf = (sheet: UnitSheet): Duellist => {
  const { stats, save, hasShield, cover, ignores } = kitOfSheet(sheet);
  return { stats, save, ignore: ignores, shield: hasShield, cover };
};

const spelled = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s._]+/g, '-');

/** `void.death-knight`, `Death Knight`: by its id or as much of its end as names it; common elites are those of the first faction. */
export const findProfile = (text: string): Profile | undefined => {
  const wanted = spelled(text);
  return FACTIONS.flatMap(({ id }) => [...profilesOf(id), thrallOf(id)]).find(
    ({ id }) => spelled(id) === wanted || (spelled(id).endsWith(`-${wanted}`) && wanted.length > 0),
  );
};

/** a power that does damage is worked out like a shot; undefined for all others. */
export const weaponOfPower = ({ id, name, range, effect }: Power): RangedWeapon | undefined =>
  effect.kind !== 'damage' || range === null
    ? undefined
    : {
        kind: 'ranged',
        id,
        name,
        range,
        strength: effect.strength,
        penalty: 'none',
        keywords: effect.keywords,
        uses: null,
      };
