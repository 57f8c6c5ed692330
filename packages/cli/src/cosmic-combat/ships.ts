/** Who attacks whom with what, as it is typed: ships by id, files with a ship, bare lines; weapons by id or as a line. */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  findShipProfile,
  type OddsShip,
  type OddsWeapon,
  oddsShipOf,
  oddsWeaponOf,
  oddsWeaponOfPower,
  readShip,
  SHIP_WEAPONS,
  type ShipSheet,
  shipWeaponOf,
} from '@muster/cosmic-combat';
import { POWERS, powerOf, readProfileLine, readWeaponLine } from '@muster/dwethia';
import { explainMalformed, parse, type Reader } from '@muster/kernel';
import { readText } from '../files.ts';
import type { Io } from '../io.ts';
import { problem } from '../problem.ts';
import { capital } from '../text.ts';

export interface AskedShip {
  readonly title: string;
  readonly ship: OddsShip;
  /** What it carries; a bare line carries nothing. */
  readonly weapons: readonly OddsWeapon[];
  readonly isOurs: boolean;
}

const readAs = <T>(reader: Reader<T>, x: unknown, where: string): T => {
  const parsed = parse(reader, x, where);
  return parsed.ok ? parsed.value : problem(explainMalformed(parsed.refusal));
};

const shipFrom = (sheet: ShipSheet): AskedShip => {
  const stranger = sheet.mounts.find(({ weapon }) => shipWeaponOf(weapon) === undefined);
  if (stranger !== undefined)
    return problem(`${sheet.name} carries “${stranger.weapon}”, which is not in the lists (DW-28).`);
  return {
    title: sheet.name,
    ship: oddsShipOf(sheet),
    weapons: sheet.mounts.map(({ weapon }) => oddsWeaponOf(shipWeaponOf(weapon)!)),
    isOurs: true,
  };
};

const readJson = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return problem(`${file} is not readable as JSON.`);
  }
};

const readShipFile = async (io: Io, file: string): Promise<AskedShip> => {
  const given = readJson(file, await readText(io, file));
  if (typeof given === 'object' && given !== null && Object.hasOwn(given, 'ships'))
    return problem(`${file} holds a whole fleet: name a file with one ship.`);
  return shipFrom(readAs(readShip, given, file));
};

const isLine = (text: string): boolean =>
  /\s/.test(text.trim()) || /^\s*(?:[A-Za-z]-?\d|save|ignore|shield|cover|move)/i.test(text);
const isFile = (io: Io, text: string): boolean =>
  /\.json$/i.test(text) || (!isLine(text) && (/[/\\]/.test(text) || existsSync(resolve(io.cwd, text))));

const isNamed = (text: string): boolean => findShipProfile(text.split('+')[0]!) !== undefined;

/** `option` names it in sentences: `--attacker`. */
export const readAskedShip = async (io: Io, option: string, given: string): Promise<AskedShip> => {
  const text = given.trim();
  if (isNamed(text)) return shipFrom(readAs(readShip, text, option));
  if (text !== '' && isFile(io, text)) return readShipFile(io, text);
  if (text !== '' && !isLine(text))
    return problem(
      `${option}: there is no ship “${text}”; name one such as cohort or void.revenant, a file with a ship, or a line such as "P3 D5 W4 save5".`,
    );
  const { stats, save, ignore, cover } = readAs(readProfileLine, text, option);
  return { title: text, ship: { stats, shield: save, ignore, cover, boldness: 0 }, weapons: [], isOurs: false };
};

const WEAPON_IDS = SHIP_WEAPONS.map(({ id }) => id);
const POWER_IDS = POWERS.flatMap((power) => (oddsWeaponOfPower(power) === undefined ? [] : [power.id]));

const ownWeapon = ({ title, weapons }: AskedShip): OddsWeapon =>
  weapons[0] ?? problem(`${title} carries no weapon: name one, or its line, by --weapon.`);

/** Keywords of other games that would change the roll; no ship has a weapon with them. */
const STRANGE = ['arc', 'sunder', 'radius'] as const;

const readLine = (text: string): OddsWeapon => {
  const weapon = readAs(readWeaponLine, text, '--weapon');
  if (weapon.kind !== 'ranged')
    return problem(`--weapon: “${text}” names no range; a line begins with it, such as "18 S4".`);
  const strange = STRANGE.find((keyword) => weapon.keywords[keyword] !== undefined);
  return strange === undefined
    ? oddsWeaponOf(weapon)
    : problem(`--weapon: no weapon of a ship has ${capital(strange)}; what counts here are Wound and MultiShot.`);
};

/** The attacker's own weapon, one of the list, a power that does damage, or a bare line. */
export const readAskedWeapon = (given: string, attacker: AskedShip): OddsWeapon => {
  const id = given.trim().toLowerCase().replaceAll(/\s+/g, '-');
  if (id === 'weapon') return ownWeapon(attacker);
  const weapon = shipWeaponOf(id);
  if (weapon !== undefined) return oddsWeaponOf(weapon);
  const power = powerOf(id);
  if (power !== undefined)
    return (
      oddsWeaponOfPower(power) ?? problem(`--weapon: ${power.name} does no damage; only the dice of resisting it roll.`)
    );
  if (/\d/.test(given) || given.trim() === '') return readLine(given);
  return problem(
    `--weapon: there is no weapon “${given}”; take weapon (the attacker’s own), a line such as "18 S4", or one of ${[...WEAPON_IDS, ...POWER_IDS].join(', ')}.`,
  );
};
