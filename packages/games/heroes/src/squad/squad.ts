/**
 * A squad kept over battles (HR-17): who was enlisted, and what each battle rolled. Nothing else is stored: how everybody stands
 * now is worked out from that, battle by battle, with the reason for every change.
 */

import { changed, type FactionId, powerOf, STATS } from '@muster/dwethia';
import { capOf, leastOf } from '../build/caps.ts';
import { unitProblems } from '../build/force.ts';
import { pointsOf } from '../build/sheet.ts';
import { FATES, type FateRow, type ScarId, scarOf, type TableId } from '../content/scars.ts';
import type { UnitSheet } from '../content/sheet.ts';

export const SQUAD_FORMAT = 'muster-squad/1';

export interface Recruit {
  readonly id: string;
  /** As it was enlisted. */
  readonly sheet: UnitSheet;
  /** How many battles the squad had fought by then. */
  readonly joined: number;
  /** The same for who was dismissed; null for who was not. */
  readonly left: number | null;
  /** Whether it rolls after battles from now on: one may track chosen units only. */
  readonly tracked: boolean;
}

export interface Slain {
  /** Who did it, in words; null for nobody. */
  readonly by: string | null;
  /** The power that did it; null for shot, blow and fall. */
  readonly power: string | null;
}

/** What a battle did to one who was fielded. */
export interface Fought {
  readonly member: string;
  readonly slain: Slain | null;
  /** Enemies that it slew. */
  readonly kills: number;
  readonly tracked: boolean;
}

export type SquadResult = 'won' | 'lost' | 'drawn';

export interface SquadBattle {
  /** Of the battle itself: none counts twice. */
  readonly id: string;
  readonly title: string;
  readonly result: SquadResult;
  readonly fought: readonly Fought[];
  /** One for each roll that was due, in the order of `fought`. */
  readonly dice: readonly number[];
}

export interface Squad {
  readonly format: typeof SQUAD_FORMAT;
  readonly name: string;
  readonly faction: FactionId;
  readonly members: readonly Recruit[];
  readonly battles: readonly SquadBattle[];
}

/** One roll, and what came of it. */
export interface Chapter {
  /** Index of the battle. */
  readonly battle: number;
  readonly table: TableId;
  readonly die: number;
  readonly row: FateRow;
  readonly slain: Slain | null;
  readonly kills: number;
  /** Whether it changed anything: at a cap, or without Faith, nothing does. */
  readonly took: boolean;
  /** What its price rose by. */
  readonly points: number;
}

export type Fitness = 'ready' | 'resting' | 'dead' | 'dismissed';

/** Somebody of the squad as it stands now. */
export interface Member {
  readonly id: string;
  readonly sheet: UnitSheet;
  readonly tracked: boolean;
  readonly standing: Fitness;
  /** Special rules for the next battle. */
  readonly next: readonly string[];
  readonly battles: number;
  readonly kills: number;
  readonly chapters: readonly Chapter[];
}

/** Which table somebody rolls on after a battle; null for none. */
export const tableFor = ({ slain, kills, tracked }: Fought): TableId | null => {
  if (!tracked) return null;
  if (slain !== null) return slain.power === null ? 'wounds' : 'affinity';
  return kills > 0 ? 'glory' : null;
};

export const rollsOf = (fought: readonly Fought[]): number => fought.filter((one) => tableFor(one) !== null).length;

type Changes = Partial<Pick<Member, 'sheet' | 'standing' | 'next'>>;

const scarred = (sheet: UnitSheet, id: ScarId): UnitSheet | undefined => {
  const stats = changed(sheet.stats, scarOf(id)!.changes);
  const isAllowed = STATS.every(({ name }) => {
    if (stats[name] === sheet.stats[name]) return true;
    return stats[name] >= leastOf(name) && stats[name] <= (capOf(sheet, name) ?? stats[name]);
  });
  return isAllowed ? { ...sheet, stats, scars: [...sheet.scars, id] } : undefined;
};

const learned = (sheet: UnitSheet, power: string | null): UnitSheet | undefined => {
  if (power === null || powerOf(power) === undefined || sheet.powers.includes(power)) return undefined;
  const made: UnitSheet = {
    ...sheet,
    powers: [...sheet.powers, power],
    scars: [...sheet.scars, 'arcane-obsession'],
  };
  return unitProblems(made).length > unitProblems(sheet).length ? undefined : made;
};

/** What a row does to somebody; undefined when it does nothing. */
const changesBy = ({ fate }: FateRow, { sheet, next }: Member, slain: Slain | null): Changes | undefined => {
  switch (fate.kind) {
    case 'nothing':
      return undefined;
    case 'dies':
      return { standing: 'dead' };
    case 'misses':
      return { standing: 'resting' };
    case 'next':
      return { next: [...next, fate.rule] };
    case 'scar': {
      const made = scarred(sheet, fate.scar);
      return made && { sheet: made };
    }
    case 'learns': {
      const made = learned(sheet, slain?.power ?? null);
      return made && { sheet: made };
    }
  }
};

const afterRoll = (m: Member, battle: number, fought: Fought, table: TableId, die: number): Member => {
  const row = FATES[table][die - 1]!;
  const changes = changesBy(row, m, fought.slain);
  const now: Member = { ...m, ...changes };
  const chapter: Chapter = {
    battle,
    table,
    die,
    row,
    slain: fought.slain,
    kills: fought.kills,
    took: changes !== undefined,
    points: pointsOf(now.sheet) - pointsOf(m.sheet),
  };
  return { ...now, chapters: [...m.chapters, chapter] };
};

/** Who was to miss this battle has missed it, and what was left for it is over. */
const rested = (m: Member): Member => ({ ...m, standing: m.standing === 'resting' ? 'ready' : m.standing, next: [] });

const fightOne = (members: readonly Member[], { fought, dice }: SquadBattle, battle: number): readonly Member[] => {
  let next = 0;
  const now = new Map(members.map((m) => [m.id, rested(m)]));
  for (const one of fought) {
    const m = now.get(one.member);
    if (m === undefined) continue;
    const counted: Member = { ...m, battles: m.battles + 1, kills: m.kills + one.kills };
    const table = tableFor(one);
    now.set(m.id, table === null ? counted : afterRoll(counted, battle, one, table, dice[next++]!));
  }
  return [...now.values()];
};

const enlisted = ({ id, sheet, tracked }: Recruit): Member => ({
  id,
  sheet,
  tracked,
  standing: 'ready',
  next: [],
  battles: 0,
  kills: 0,
  chapters: [],
});

/** How everybody stood before the first battle, and after each one. */
export const historyOf = (squad: Squad): readonly (readonly Member[])[] => {
  const history: (readonly Member[])[] = [];
  for (let n = 0; n <= squad.battles.length; n++) {
    const fought = n === 0 ? [] : fightOne(history[n - 1]!, squad.battles[n - 1]!, n - 1);
    const gone = new Set(squad.members.filter(({ left }) => left === n).map(({ id }) => id));
    const joined = squad.members.filter((recruit) => recruit.joined === n).map(enlisted);
    history.push([...fought, ...joined].map((m) => (gone.has(m.id) && m.standing !== 'dead' ? dismissed(m) : m)));
  }
  return history;
};

const dismissed = (m: Member): Member => ({ ...m, standing: 'dismissed' });

/** How everybody stands now. */
export const membersOf = (squad: Squad): readonly Member[] => historyOf(squad).at(-1)!;

/** Who may fight in the next battle, with what the last one left for it. */
export const fieldedSheet = ({ sheet, next }: Member): UnitSheet =>
  next.length === 0 ? sheet : { ...sheet, rules: [...sheet.rules, ...next] };
