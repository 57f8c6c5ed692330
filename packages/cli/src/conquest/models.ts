/** Who attacks whom with what, as it is typed: units and buildings by id or name, files with a unit, bare lines; weapons by id or as a line. */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  BUILDINGS,
  type BuildingSheet,
  CONQUEST_POWERS,
  conquestPower,
  findUnit,
  type OddsModel,
  type OddsWeapon,
  oddsModelOf,
  oddsModelOfBuilding,
  oddsWeaponOfPower,
  readUnitSheet,
  type UnitSheet,
  WEAPONS,
  weaponOf,
} from '@muster/conquest';
import { kebab, powerOf, readProfileLine, readWeaponLine } from '@muster/dwethia';
import { explainMalformed, parse, type Reader } from '@muster/kernel';
import { readText } from '../files.ts';
import type { Io } from '../io.ts';
import { problem } from '../problem.ts';

export interface AskedModel {
  readonly title: string;
  readonly model: OddsModel;
  /** Null for a bare line. */
  readonly sheet: UnitSheet | BuildingSheet | null;
}

const readAs = <T>(reader: Reader<T>, x: unknown, where: string): T => {
  const parsed = parse(reader, x, where);
  return parsed.ok ? parsed.value : problem(explainMalformed(parsed.refusal));
};

const unitFrom = (sheet: UnitSheet): AskedModel => {
  if (sheet.weapon !== null && weaponOf(sheet.weapon) === undefined)
    return problem(`${sheet.name} carries “${sheet.weapon}”, which is not in the lists (DW-28).`);
  return { title: sheet.name, model: oddsModelOf(sheet), sheet };
};

const buildingFrom = (sheet: BuildingSheet): AskedModel => ({
  title: sheet.name,
  model: oddsModelOfBuilding(sheet),
  sheet,
});

const readJson = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return problem(`${file} is not readable as JSON.`);
  }
};

const readUnitFile = async (io: Io, file: string): Promise<AskedModel> => {
  const given = readJson(file, await readText(io, file));
  if (typeof given === 'object' && given !== null && Object.hasOwn(given, 'start'))
    return problem(`${file} holds a whole army: name a file with one unit.`);
  return unitFrom(readAs(readUnitSheet, given, file));
};

const isLine = (text: string): boolean => /(?:^|\s)(?:[A-Za-z]\s*[-−]?\d|(?:save|ignore|cover|move)\s*\d)/i.test(text);
const isFile = (io: Io, text: string): boolean =>
  /\.json$/i.test(text) || (!isLine(text) && (/[/\\]/.test(text) || existsSync(resolve(io.cwd, text))));

const findBuilding = (called: string): BuildingSheet | undefined => {
  const wanted = kebab(called);
  return BUILDINGS.find(({ id, name }) => id === called.trim() || kebab(id) === wanted || kebab(name) === wanted);
};

/** a line with Defense and Wounds and nothing else is a building's. */
const isBuildingLine = (text: string): boolean => {
  const letters = [...text.matchAll(/[A-Za-z]+/g)].map(([word]) => word.toUpperCase());
  return letters.includes('D') && letters.every((word) => word === 'D' || word === 'W');
};

const lineOf = (option: string, text: string): AskedModel => {
  const { stats, save, ignore, shield, cover } = readAs(readProfileLine, text, option);
  const isBuilding = isBuildingLine(text);
  const model = { stats, save, ignore, shield, cover, isCommander: false, isBuilding, worth: 0, weapon: null };
  return { title: text, model, sheet: null };
};

/** `option` names it in sentences: `--attacker`. */
export const readModel = async (io: Io, option: string, given: string): Promise<AskedModel> => {
  const text = given.trim();
  const building = findBuilding(text);
  if (building !== undefined) return buildingFrom(building);
  const unit = findUnit(text);
  if (unit !== undefined) return unitFrom(unit);
  if (text !== '' && isFile(io, text)) return readUnitFile(io, text);
  if (text !== '' && !isLine(text))
    return problem(
      `${option}: there is no unit or building “${text}”; name one such as legion or void.zombies, a file with a unit, or a line such as "M3 S3 D4 A2 W2 I2 save5".`,
    );
  return lineOf(option, text);
};

const MOST_MODELS = 40;

/** `2 legion, M3 S3 D3 A2 W2`: between commas, a number before it for several alike. */
export const readGroup = async (io: Io, option: string, text: string): Promise<readonly AskedModel[]> => {
  const group: AskedModel[] = [];
  for (const part of text.split(',')) {
    const [, times = '1', called = part] = /^\s*(\d{1,2})\s*[x×]?\s+(.+)$/i.exec(part) ?? [];
    const model = await readModel(io, option, called);
    if (Number(times) === 0) problem(`${option}: 0 ${model.title} are none at all.`);
    for (let n = 0; n < Number(times); n++) group.push(model);
  }
  return group.length <= MOST_MODELS ? group : problem(`${option}: ${MOST_MODELS} units are the most.`);
};

// --- Weapons ---

const WEAPON_IDS = WEAPONS.map(({ id }) => id);
const POWER_IDS = CONQUEST_POWERS.flatMap((power) => (oddsWeaponOfPower(power) === undefined ? [] : [power.id]));

const asWeapon = (weapon: Omit<OddsWeapon, 'isPower'>): OddsWeapon => ({ ...weapon, isPower: false });

const ownWeapon = ({ title, model }: AskedModel): OddsWeapon =>
  model.weapon === null
    ? problem(`${title} carries no weapon that shoots: name one, or its line, by --weapon.`)
    : asWeapon(model.weapon);

const weaponLine = (text: string): OddsWeapon => {
  const weapon = readAs(readWeaponLine, text, '--weapon');
  return weapon.kind === 'ranged'
    ? asWeapon(weapon)
    : problem(`--weapon: “${text}” names no range; a line begins with it, such as "12 S2 Arc".`);
};

/** The attacker's own weapon, one of the list, a power that does damage, or a bare line. */
export const readWeapon = (given: string, attacker: AskedModel): OddsWeapon => {
  const id = kebab(given);
  if (id === 'weapon') return ownWeapon(attacker);
  const weapon = weaponOf(id);
  if (weapon !== undefined) return asWeapon(weapon);
  const power = conquestPower(id) ?? powerOf(id);
  if (power !== undefined)
    return (
      oddsWeaponOfPower(power) ?? problem(`--weapon: ${power.name} does no damage; only the dice of resisting it roll.`)
    );
  if (/\d/.test(given) || given.trim() === '') return weaponLine(given);
  return problem(
    `--weapon: there is no weapon “${given}”; take weapon (the attacker’s own), a line such as "12 S2 Arc", or one of ${[...WEAPON_IDS, ...POWER_IDS].join(', ')}.`,
  );
};
