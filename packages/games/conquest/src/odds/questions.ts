/** Questions of odds: a fight of two groups, a shot, or what a build order yields, by the names of their addresses. */

import { likeWeapon, weaponPart } from '@muster/dwethia';
import { byKind, type Field, flagField, group, oneField, type Part, settled, wholeField } from '@muster/kernel';
import { traitOf } from '../content/factions.ts';
import { conquestPower } from '../content/powers.ts';
import { ECONOMY, type EconomyQuery } from './economy-question.ts';
import {
  type OddsModel,
  type OddsWeapon,
  oddsModelOf,
  oddsModelOfBuilding,
  oddsWeaponOfPower,
  type ProfileShot,
} from './profile-shots.ts';
import {
  type AskedSheet,
  groupPart,
  isUnitSheet,
  type OwnAsked,
  ownPart,
  type Some,
  sheetPart,
} from './sheets-in-question.ts';

// --- A fight ---

export interface FightQuery {
  readonly of: 'fight';
  readonly first: readonly Some[];
  readonly second: readonly Some[];
  /** Who made the engagement in this round. */
  readonly onset: 'nobody' | 'first' | 'second';
  /** Shield bearers of both sides stand beside others. */
  readonly wall: boolean;
  readonly firstDestiny: number;
  readonly secondDestiny: number;
  /** Of one's own, as the address has them. */
  readonly own: OwnAsked;
}

const USUAL = {
  first: 'empire-of-sol.legion*2',
  second: 'bloodpact.mob*3',
  attacker: 'citadel.platoon',
  defender: 'empire-of-sol.legion',
} as const;

const MOST_DESTINY = 12;

/** All who are in it, as often as they are named. */
export const sheetsIn = ({ first, second }: Pick<FightQuery, 'first' | 'second'>): readonly AskedSheet[] =>
  [...first, ...second].map(({ sheet }) => sheet);

export const FIGHT = group<FightQuery>({
  of: settled('fight'),
  first: (q) => groupPart(USUAL.first, q, () => sheetsIn(q)),
  second: (q) => groupPart(USUAL.second, q, () => sheetsIn(q)),
  onset: oneField(
    'side called',
    [
      { value: 'nobody', words: 'Nobody, or earlier' },
      { value: 'first', words: 'The first side' },
      { value: 'second', words: 'The second side' },
    ],
    'nobody',
    { words: 'Who made the engagement in this round' },
  ),
  wall: flagField('Shield bearers stand beside each other'),
  firstDestiny: wholeField('Destiny, first side', 0, MOST_DESTINY, 0),
  secondDestiny: wholeField('Destiny, second side', 0, MOST_DESTINY, 0),
  own: (q) => ownPart(() => sheetsIn(q)),
});

export const modelOfSheet = (sheet: AskedSheet): OddsModel =>
  isUnitSheet(sheet) ? oddsModelOf(sheet) : oddsModelOfBuilding(sheet);

/** What factions give only in certain circumstances (3.2). */
export interface Circumstances {
  /** CQ-58: it made the engagement. */
  readonly onset: boolean;
  /** DW-62: another shield bearer stands beside it. */
  readonly wall: boolean;
}

/** Who saves better beside another shield bearer. */
export const isOfWall = (sheet: AskedSheet): boolean =>
  isUnitSheet(sheet) && sheet.save !== null && sheet.faction !== null && traitOf(sheet.faction).shieldWall;

/** No save is better than 2+. */
const BEST_SAVE = 2;

export const inCircumstances = (model: OddsModel, sheet: AskedSheet | null, given: Circumstances): OddsModel => {
  if (sheet === null || !isUnitSheet(sheet) || sheet.faction === null) return model;
  const isFiercer = given.onset && traitOf(sheet.faction).onset;
  const isBetter = given.wall && isOfWall(sheet) && model.save !== null;
  return {
    ...model,
    stats: isFiercer ? { ...model.stats, aggression: model.stats.aggression + 1 } : model.stats,
    save: isBetter ? Math.max(BEST_SAVE, model.save - 1) : model.save,
  };
};

export const fightersOf = (some: readonly Some[], given: Circumstances): readonly OddsModel[] =>
  some.flatMap(({ sheet, count }) => Array<OddsModel>(count).fill(inCircumstances(modelOfSheet(sheet), sheet, given)));

// --- A shot ---

export interface ShotQuery {
  readonly of: 'shot';
  readonly attacker: AskedSheet;
  readonly defender: AskedSheet;
  readonly weapon: OddsWeapon;
  readonly distance: number;
  readonly cover: number;
  readonly inTheWay: number;
  readonly arc: boolean;
  readonly still: boolean;
  readonly shielded: boolean;
  readonly own: OwnAsked;
}

/** What it carries, and the powers it knows that do damage. */
export const weaponsOf = (sheet: AskedSheet): readonly OddsWeapon[] => {
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

const shotSheet = (of: 'attacker' | 'defender', q: ShotQuery): Part<AskedSheet> =>
  sheetPart(
    USUAL[of],
    q,
    () => [q.attacker, q.defender],
    (sheet, report) => {
      const isFit = of === 'defender' || weaponsOf(sheet).length > 0;
      if (!isFit) report(`${sheet.name} has nothing to shoot with.`);
      return isFit;
    },
  );

export const SHOT = group<ShotQuery>({
  of: settled('shot'),
  attacker: (q) => shotSheet('attacker', q),
  defender: (q) => shotSheet('defender', q),
  weapon: ({ attacker }) => weaponPart(attacker, weaponsOf(attacker)),
  distance: wholeField('Distance in inches', 0, 60, 8),
  cover: wholeField('Cover of terrain', 0, 6, 0),
  inTheWay: wholeField('Models in the way', 0, 8, 0),
  arc: flagField('Fired in an arc: farther, over everything, without Perception'),
  still: flagField('The attacker has not moved in this round'),
  shielded: flagField('A shield bearer stands beside the defender'),
  own: (q) => ownPart(() => [q.attacker, q.defender]),
});

/** Another attacker keeps the weapon where it has the like. */
export const withAttacker = (q: ShotQuery, attacker: AskedSheet): ShotQuery => ({
  ...q,
  attacker,
  weapon: likeWeapon(weaponsOf(attacker), q.weapon),
});

/** CQ-51: who aims better for having stood still: a unit with its weapon, not with a power. */
export const isSteady = ({ attacker, weapon }: Pick<ShotQuery, 'attacker' | 'weapon'>): boolean =>
  isUnitSheet(attacker) && attacker.faction !== null && traitOf(attacker.faction).steadyAim && !weapon.isPower;

export const shotOf = (q: ShotQuery): ProfileShot => ({
  attacker: modelOfSheet(q.attacker),
  defender: inCircumstances(modelOfSheet(q.defender), q.defender, { onset: false, wall: q.shielded }),
  weapon: q.weapon,
  distance: q.distance,
  cover: q.cover,
  inTheWay: q.inTheWay,
  arc: q.arc && q.weapon.keywords.arc === true,
  steady: q.still && isSteady(q),
  shielded: q.shielded,
  defenderIntegrity: null,
  upcharge: 0,
});

// --- Which of them ---

export type ConquestQuestion = FightQuery | ShotQuery | EconomyQuery;

const OF: Field<ConquestQuestion['of']> = oneField(
  'question called',
  [
    { value: 'fight', words: 'A fight' },
    { value: 'shot', words: 'A shot' },
    { value: 'economy', words: 'An economy' },
  ],
  'fight',
  { words: 'Question' },
);

export const QUESTIONS = { of: OF, ...byKind<ConquestQuestion>(OF, { fight: FIGHT, shot: SHOT, economy: ECONOMY }) };
