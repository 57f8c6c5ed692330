/** Who attacks whom with what, as it is typed: profiles by id, files with a unit, bare lines; weapons by id or as a line. */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type MeleeWeapon, POWERS, powerOf, type RangedWeapon, readProfileLine, readWeaponLine } from '@muster/dwethia';
import {
  type Duellist,
  duellistOf,
  findProfile,
  kitOfSheet,
  readUnit,
  type UnitSheet,
  WARGEAR,
  wargearOf,
  weaponOfPower,
} from '@muster/heroes';
import { explainMalformed, parse, type Reader } from '@muster/kernel';
import { readText } from '../files.ts';
import type { Io } from '../io.ts';
import { problem } from '../problem.ts';

export interface Fighter {
  readonly title: string;
  readonly duellist: Duellist;
  /** What it carries; a bare line carries nothing. */
  readonly melee: MeleeWeapon | null;
  readonly guns: readonly RangedWeapon[];
  readonly isOurs: boolean;
}

const readAs = <T>(reader: Reader<T>, x: unknown, where: string): T => {
  const parsed = parse(reader, x, where);
  return parsed.ok ? parsed.value : problem(explainMalformed(parsed.refusal));
};

const fighterOf = (sheet: UnitSheet): Fighter => {
  const stranger = sheet.wargear.find((id) => wargearOf(id) === undefined);
  if (stranger !== undefined) return problem(`${sheet.name} carries “${stranger}”, which is not in the lists (DW-27).`);
  const { melee, guns } = kitOfSheet(sheet);
  return { title: sheet.name, duellist: duellistOf(sheet), melee, guns, isOurs: true };
};

const readJson = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return problem(`${file} is not readable as JSON.`);
  }
};

const readUnitFile = async (io: Io, file: string): Promise<Fighter> => {
  const given = readJson(file, await readText(io, file));
  if (typeof given === 'object' && given !== null && Object.hasOwn(given, 'units'))
    return problem(`${file} holds a whole force: name a file with one unit.`);
  return fighterOf(readAs(readUnit, given, file));
};

const isLine = (text: string): boolean =>
  /\s/.test(text.trim()) || /^\s*(?:[A-Za-z]-?\d|save|ignore|shield|cover|move)/i.test(text);
const isFile = (io: Io, text: string): boolean =>
  /\.json$/i.test(text) || (!isLine(text) && (/[/\\]/.test(text) || existsSync(resolve(io.cwd, text))));

/** `option` names it in sentences: `--attacker`. */
export const readFighter = async (io: Io, option: string, text: string): Promise<Fighter> => {
  const profile = findProfile(text);
  if (profile !== undefined) return fighterOf(profile);
  if (text !== '' && isFile(io, text)) return readUnitFile(io, text);
  if (text.trim() !== '' && !isLine(text))
    return problem(
      `${option}: there is no profile “${text}”; name one such as captain or void.death-knight, a file with a unit, or a line such as "M5 P4 S4 D4 A3 W3 I3 save5".`,
    );
  return {
    title: text.trim(),
    duellist: readAs(readProfileLine, text, option),
    melee: null,
    guns: [],
    isOurs: false,
  };
};

const BARE_HANDS: MeleeWeapon = {
  kind: 'melee',
  id: 'melee',
  name: 'melee',
  reach: 1,
  strength: 0,
  keywords: {},
};

const WEAPON_IDS = WARGEAR.flatMap(({ gear }) => (gear.kind === 'gear' ? [] : [gear.id]));
const POWER_IDS = POWERS.flatMap((power) => (weaponOfPower(power) === undefined ? [] : [power.id]));

const unknownWeapon = (text: string): never =>
  problem(
    `--attack: there is no weapon “${text}”; take melee, weapon (the attacker’s own), a line such as "24 S4 Blast1" or "S3 reach2", or one of ${[...WEAPON_IDS, ...POWER_IDS].join(', ')}.`,
  );

/** The attacker's own weapon, one of the lists, a power that does damage, or a bare line. */
export const readWeapon = (text: string, attacker: Fighter): RangedWeapon | MeleeWeapon => {
  const id = text.trim().toLowerCase().replaceAll(/\s+/g, '-');
  if (id === 'melee') return attacker.melee ?? BARE_HANDS;
  if (id === 'weapon')
    return (
      attacker.guns[0] ??
      problem(`${attacker.title} carries no weapon that shoots: name one, or its line, by --attack.`)
    );
  const gear = wargearOf(id)?.gear;
  if (gear?.kind === 'gear') return problem(`--attack: nobody attacks with ${gear.name}.`);
  if (gear !== undefined) return gear;
  const power = powerOf(id);
  if (power !== undefined)
    return (
      weaponOfPower(power) ?? problem(`--attack: ${power.name} does no damage; only the dice of resisting it roll.`)
    );
  return /\d/.test(text) || text.trim() === '' ? readAs(readWeaponLine, text, '--attack') : unknownWeapon(text);
};
