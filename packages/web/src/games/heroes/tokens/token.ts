/** What is told by a base: who it is, what it has left, what state it is in. Pure. */

import {
  type Battle,
  isEngaged,
  isUnder,
  kitOf,
  type Model,
  profilesOf,
  RANKS,
  type Rank,
  type UnitSheet,
} from '@muster/heroes';

export type Badge = 'acted' | 'defensive' | 'stealth' | 'engaged' | 'root' | 'corrupt' | 'ward' | 'hasten' | 'dread';

export interface Token {
  readonly seat: number;
  /** Which of the two sides it fights for. */
  readonly team: 0 | 1;
  readonly race: UnitSheet['race'];
  readonly faction: UnitSheet['faction'];
  readonly rank: Rank;
  /** As the log has it: `A1`; of one that is not on a table the number of its profile, `H1`. */
  readonly label: string;
  readonly side: number;
  readonly wounds: number;
  readonly most: number;
  readonly badges: readonly Badge[];
}

/** Every base on the table is asked for again and again. */
const numbers = new WeakMap<UnitSheet, string>();

/** The number of the printed profile; the letter of the rank for a unit of one's own. */
export const numberOf = (sheet: UnitSheet): string => {
  const known = numbers.get(sheet);
  if (known !== undefined) return known;
  const printed = profilesOf(sheet.faction).find(({ name, rank }) => name === sheet.name && rank === sheet.rank);
  const number = (printed?.number ?? RANKS[sheet.rank].letter).replace('.', '');
  numbers.set(sheet, number);
  return number;
};

const LASTING = ['root', 'corrupt', 'ward', 'hasten', 'dread'] as const;

const badgesOf = (b: Battle, m: Model): readonly Badge[] => [
  ...(m.acted ? (['acted'] as const) : []),
  ...(m.stance === 'none' ? [] : [m.stance]),
  ...(m.space !== null && m.fate === 'alive' && isEngaged(b, m) ? (['engaged'] as const) : []),
  ...LASTING.filter((power) => isUnder(b, m, power)),
];

/** Of one that has not fought yet. */
export const freshToken = (
  { race, faction, rank, stats: { wounds } }: Pick<UnitSheet, 'race' | 'faction' | 'rank' | 'stats'>,
  of: Pick<Token, 'seat' | 'team' | 'label'>,
): Token => ({ ...of, race, faction, rank, side: RANKS[rank].side, wounds, most: wounds, badges: [] });

/** Thralls have no sheet in the configuration. */
export const tokenOf = (b: Battle, m: Model): Token => {
  const sheet = b.config.seats[m.seat]!.units[m.unit];
  const kit = kitOf(b, m);
  return {
    seat: m.seat,
    team: b.config.seats[m.seat]!.side,
    race: sheet?.race ?? 'terran',
    faction: b.config.seats[m.seat]!.faction,
    rank: kit.rank,
    label: m.id,
    side: kit.side,
    wounds: m.wounds,
    most: kit.stats.wounds,
    badges: badgesOf(b, m),
  };
};

const BADGE_WORDS: Readonly<Record<Badge, string>> = {
  acted: 'has acted',
  defensive: 'behind its shield',
  stealth: 'under its cloak',
  engaged: 'engaged',
  root: 'rooted',
  corrupt: 'corrupted',
  ward: 'warded',
  hasten: 'hastened',
  dread: 'in dread',
};

/** `behind its shield`, `engaged`: its badges in words. */
export const stateOf = (b: Battle, m: Model): readonly string[] => badgesOf(b, m).map((badge) => BADGE_WORDS[badge]);
