/** What each religion puts aboard one ship of a fleet (DW-26): its elite. All ours. */

import { changed, RELIGIONS, type ReligionId, type Stats } from '@muster/dwethia';

export interface Elite {
  /** The rule id on the sheet of the ship that has it. */
  readonly id: string;
  readonly religion: ReligionId;
  readonly name: string;
  readonly words: string;
  readonly points: number;
  /** What it adds to the ship's figures; its Destiny and Faith go to the fleet as every ship's do. */
  readonly stats: Partial<Stats>;
  /** Powers that the ship knows by it. */
  readonly powers: readonly string[];
}

export const ELITES = [
  {
    id: 'sun-wardens',
    religion: 'vigil-of-the-sun',
    name: 'Sun Wardens',
    words: 'The fleet has 2 Faith more.',
    points: 10,
    stats: { faith: 2 },
    powers: [],
  },
  {
    id: 'confessors',
    religion: 'iron-catechism',
    name: 'Confessors',
    words: 'Powers that enemies cast within 24" of it cost 1 Affinity more.',
    points: 15,
    stats: {},
    powers: [],
  },
  {
    id: 'flagellants',
    religion: 'red-communion',
    name: 'Flagellants',
    words: 'Its Martial is 1 higher.',
    points: 16,
    stats: { martial: 1 },
    powers: [],
  },
  {
    id: 'auditors',
    religion: 'ledger-of-fortune',
    name: 'Auditors',
    words: 'The fleet has 1 Destiny more.',
    points: 20,
    stats: { destiny: 1 },
    powers: [],
  },
  {
    id: 'cantors',
    religion: 'choir-below',
    name: 'Cantors',
    words: 'It knows Root.',
    points: 10,
    stats: {},
    powers: ['root'],
  },
  {
    id: 'null-monks',
    religion: 'silence',
    name: 'Null Monks',
    words: 'It cannot be the target of powers, and casts none.',
    points: 15,
    stats: {},
    powers: [],
  },
] as const satisfies readonly Elite[];

export type EliteId = (typeof ELITES)[number]['id'];

export const eliteOf = (id: string): Elite | undefined => ELITES.find((one) => one.id === id);
/** The elite of a religion. */
export const eliteFor = (religion: ReligionId): Elite => ELITES.find((one) => one.religion === religion)!;
export const religionName = (id: ReligionId): string => RELIGIONS.find((one) => one.id === id)!.name;

interface Crewed {
  readonly stats: Stats;
  readonly powers: readonly string[];
  readonly rules: readonly string[];
}

const elitesAboard = ({ rules }: Crewed): readonly Elite[] => rules.flatMap((id) => eliteOf(id) ?? []);

/** A ship's figures with what its elite adds. */
export const statsAboard = (ship: Crewed): Stats =>
  elitesAboard(ship).reduce((sum, { stats }) => changed(sum, stats), ship.stats);

/** The powers that a ship knows, its elite's included; Null Monks let it cast none. */
export const powersAboard = (ship: Crewed): readonly string[] =>
  ship.rules.includes('null-monks')
    ? []
    : [...new Set([...ship.powers, ...elitesAboard(ship).flatMap(({ powers }) => powers)])];
