/** Squads kept in this browser, by name: the squad itself, and the battle it is fielded in. */

import {
  type Fielded,
  fieldedSheet,
  type Member,
  makeUnitText,
  membersOf,
  readSquad,
  type Squad,
  type UnitSheet,
} from '@muster/heroes';
import { fields, integer, list, orNull, text } from '@muster/kernel';
import { type Kept, makeShelf, readKept } from '../../../parts/shelf.ts';

export interface KeptSquad extends Kept {
  readonly squad: Squad;
  /** The battle that is to be rolled for when it is over: `battle` is the name of its save. */
  readonly awaits: Fielded | null;
}

export const parseKeptSquad = readKept<KeptSquad>({
  squad: readSquad,
  awaits: orNull(fields<Fielded>({ battle: text(40), seat: integer(0, 3), members: list(text(12), 24) })),
});

export const CANNOT_KEEP = 'It could not be kept: the browser’s storage is full or forbidden.';

export const squadShelf = makeShelf('muster-heroes-squads', 'squads', parseKeptSquad);

export const keptOf = (squad: Squad): KeptSquad => ({ version: 1, name: squad.name, squad, awaits: null });

export const readyMembers = (squad: Squad): readonly Member[] =>
  membersOf(squad).filter(({ standing }) => standing === 'ready');

/** Who of the squad these units are, in their order; undefined when they are not all of it as it stands. */
export const membersFielded = (squad: Squad, units: readonly UnitSheet[]): readonly string[] | undefined => {
  const free = readyMembers(squad);
  const ids: string[] = [];
  for (const unit of units) {
    const found = free.find((m) => !ids.includes(m.id) && makeUnitText(fieldedSheet(m)) === makeUnitText(unit));
    if (found === undefined) return undefined;
    ids.push(found.id);
  }
  return ids;
};

/** Notes that the squad of this name fights in a battle that has begun. */
export const noteFielded = (name: string, battle: string, seat: number, units: readonly UnitSheet[]): Promise<void> =>
  squadShelf.change(name, (kept) => {
    const members = membersFielded(kept.squad, units);
    return members === undefined ? kept : { ...kept, awaits: { battle, seat, members } };
  });
