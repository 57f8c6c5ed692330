/** Questions of odds as their addresses write them: a fight of two groups, a shot, or what a build order yields. Pure. */

import {
  conquestPower,
  type OddsModel,
  type OddsWeapon,
  oddsModelOf,
  oddsModelOfBuilding,
  oddsWeaponOfPower,
  type ProfileShot,
  traitOf,
  unitOf,
} from '@muster/conquest';
import type { Report } from '../../../dwethia/force/address.ts';
import { readOne } from '../../../dwethia/new-battle/reading.ts';
import { type NumberField, readNumbers, writeNumbers } from '../../../dwethia/odds/Numbers.tsx';
import { listed, quoted } from '../../../parts/words.ts';
import { ownIn, readOwnUnits } from './own.ts';
import { isUnitSheet, readGroup, type Sheet, type Some, sheetCalled, writeGroup } from './units.ts';

export const QUESTIONS = ['fight', 'shot', 'economy'] as const;
export type Question = (typeof QUESTIONS)[number];

export const readQuestion = (query: URLSearchParams, report: Report): Question =>
  readOne(query.get('of'), QUESTIONS, 'fight', 'question called', report);

// --- A fight ---

/** Who made the engagement in this round. */
export const ONSETS = ['nobody', 'first', 'second'] as const;

export const FIGHT_NUMBERS = [
  ['firstDestiny', 'Destiny, first side', 0, 12, 0],
  ['secondDestiny', 'Destiny, second side', 0, 12, 0],
] as const satisfies readonly NumberField[];
type FightNumber = (typeof FIGHT_NUMBERS)[number][0];

export interface FightQuery extends Readonly<Record<FightNumber, number>> {
  readonly first: readonly Some[];
  readonly second: readonly Some[];
  readonly onset: (typeof ONSETS)[number];
}

const USUAL = {
  first: 'empire-of-sol.legion*2',
  second: 'bloodpact.mob*3',
  attacker: 'citadel.platoon',
  defender: 'empire-of-sol.legion',
} as const;

export const readFight = (query: URLSearchParams, report: Report): FightQuery => {
  const own = readOwnUnits(query, report);
  return {
    first: readGroup(query.get('first'), USUAL.first, own, report),
    second: readGroup(query.get('second'), USUAL.second, own, report),
    onset: readOne(query.get('onset'), ONSETS, 'nobody', 'side called', report),
    ...readNumbers<FightNumber>(query, FIGHT_NUMBERS, report),
  };
};

/** All who are in it, as often as they are named. */
export const sheetsIn = ({ first, second }: FightQuery): readonly Sheet[] =>
  [...first, ...second].map(({ sheet }) => sheet);

export const writeFight = (q: FightQuery): string => {
  const { idOf, fields } = ownIn(sheetsIn(q));
  return [
    `first=${writeGroup(q.first, idOf)}`,
    `second=${writeGroup(q.second, idOf)}`,
    ...(q.onset === 'nobody' ? [] : [`onset=${q.onset}`]),
    ...writeNumbers<FightNumber>(FIGHT_NUMBERS, q),
    ...fields,
  ].join('&');
};

const modelOfSheet = (sheet: Sheet): OddsModel =>
  isUnitSheet(sheet) ? oddsModelOf(sheet) : oddsModelOfBuilding(sheet);

/** CQ-58: an engagement makes some factions fiercer. */
const fighterOf = (sheet: Sheet, isOnset: boolean): OddsModel => {
  const model = modelOfSheet(sheet);
  const isFiercer = isOnset && sheet.faction !== null && isUnitSheet(sheet) && traitOf(sheet.faction).onset;
  return isFiercer ? { ...model, stats: { ...model.stats, aggression: model.stats.aggression + 1 } } : model;
};

export const fightersOf = (group: readonly Some[], isOnset: boolean): readonly OddsModel[] =>
  group.flatMap(({ sheet, count }) => Array<OddsModel>(count).fill(fighterOf(sheet, isOnset)));

/** `2 Legion and 1 Legate`. */
export const groupWords = (group: readonly Some[]): string =>
  listed(group.map(({ sheet, count }) => `${count} ${sheet.name}`));

// --- A shot ---

export const SHOT_NUMBERS = [
  ['distance', 'Distance in inches', 0, 60, 8],
  ['cover', 'Cover of terrain', 0, 6, 0],
  ['inTheWay', 'Models in the way', 0, 8, 0],
] as const satisfies readonly NumberField[];
type ShotNumber = (typeof SHOT_NUMBERS)[number][0];

const FLAGS = ['arc', 'still', 'shielded'] as const;
type Flag = (typeof FLAGS)[number];

export interface ShotQuery extends Readonly<Record<ShotNumber, number>>, Readonly<Record<Flag, boolean>> {
  readonly attacker: Sheet;
  readonly defender: Sheet;
  readonly weapon: OddsWeapon;
}

/** What it carries, and the powers it knows that do damage. */
export const weaponsOf = (sheet: Sheet): readonly OddsWeapon[] => {
  const { weapon } = modelOfSheet(sheet);
  const powers = isUnitSheet(sheet) ? sheet.powers : [];
  return [
    ...(weapon === null ? [] : [{ ...weapon, isPower: false }]),
    ...powers.flatMap((id) => {
      const power = conquestPower(id);
      return (power && oddsWeaponOfPower(power)) ?? [];
    }),
  ];
};

export const readShot = (query: URLSearchParams, report: Report): ShotQuery => {
  const own = readOwnUnits(query, report);
  const sheet = (name: 'attacker' | 'defender'): Sheet => {
    const text = query.get(name);
    const found = text === null ? undefined : sheetCalled(text, own);
    if (text !== null && found === undefined) report(`There is no unit or building ${quoted(text)}.`);
    return found ?? unitOf(USUAL[name])!;
  };
  const named = sheet('attacker');
  const isArmed = weaponsOf(named).length > 0;
  if (!isArmed) report(`${named.name} has nothing to shoot with.`);
  const attacker = isArmed ? named : unitOf(USUAL.attacker)!;
  const weapons = weaponsOf(attacker);
  const wanted = query.get('weapon');
  const weapon = weapons.find(({ id }) => id === wanted);
  if (wanted !== null && weapon === undefined) report(`${attacker.name} has no ${quoted(wanted)}.`);
  return {
    attacker,
    defender: sheet('defender'),
    weapon: weapon ?? weapons[0]!,
    ...readNumbers<ShotNumber>(query, SHOT_NUMBERS, report),
    arc: query.get('arc') === 'yes',
    still: query.get('still') === 'yes',
    shielded: query.get('shielded') === 'yes',
  };
};

export const writeShot = (q: ShotQuery): string => {
  const { idOf, fields } = ownIn([q.attacker, q.defender]);
  return [
    'of=shot',
    `attacker=${idOf(q.attacker)}`,
    `defender=${idOf(q.defender)}`,
    `weapon=${q.weapon.id}`,
    ...writeNumbers<ShotNumber>(SHOT_NUMBERS, q),
    ...FLAGS.flatMap((flag) => (q[flag] ? [`${flag}=yes`] : [])),
    ...fields,
  ].join('&');
};

/** Another attacker keeps the weapon where it has the like. */
export const withAttacker = (q: ShotQuery, attacker: Sheet): ShotQuery => {
  const weapons = weaponsOf(attacker);
  return { ...q, attacker, weapon: weapons.find(({ id }) => id === q.weapon.id) ?? weapons[0]! };
};

/** CQ-51: who aims better for having stood still. */
export const isSteady = ({ faction }: Sheet): boolean => faction !== null && traitOf(faction).steadyAim;

export const shotOf = (q: ShotQuery): ProfileShot => ({
  attacker: modelOfSheet(q.attacker),
  defender: modelOfSheet(q.defender),
  weapon: q.weapon,
  distance: q.distance,
  cover: q.cover,
  inTheWay: q.inTheWay,
  arc: q.arc && q.weapon.keywords.arc === true,
  steady: q.still && isSteady(q.attacker),
  shielded: q.shielded,
  defenderIntegrity: null,
  upcharge: 0,
});
