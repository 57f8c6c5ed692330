/** What is done to a squad between battles, and what a battle does to it. */

import type { FactionId } from '@muster/dwethia';
import type { LuckSource } from '@muster/kernel';
import { sheetOf } from '../build/reading.ts';
import type { UnitSheet } from '../content/sheet.ts';
import { type Fought, type Recruit, SQUAD_FORMAT, type Squad, type SquadBattle, tableFor } from './squad.ts';

/** Two of the same name are told apart by a number. */
const calledApart = (sheet: UnitSheet, others: readonly Recruit[]): UnitSheet => {
  const taken = new Set(others.map((one) => one.sheet.name));
  if (!taken.has(sheet.name)) return sheet;
  for (let n = 2; ; n++) {
    const name = `${sheet.name} ${n}`;
    if (!taken.has(name)) return { ...sheet, name };
  }
};

export const enlist = (squad: Squad, unit: UnitSheet): Squad => {
  const recruit: Recruit = {
    id: `m${squad.members.length + 1}`,
    sheet: calledApart(sheetOf(unit), squad.members),
    joined: squad.battles.length,
    left: null,
    tracked: true,
  };
  return { ...squad, members: [...squad.members, recruit] };
};

export const newSquad = (name: string, faction: FactionId, units: readonly UnitSheet[]): Squad =>
  units.reduce(enlist, { format: SQUAD_FORMAT, name, faction, members: [], battles: [] });

const withMember = (squad: Squad, id: string, change: Partial<Recruit>): Squad => ({
  ...squad,
  members: squad.members.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

export const dismiss = (squad: Squad, id: string): Squad => withMember(squad, id, { left: squad.battles.length });
export const rename = (squad: Squad, id: string, name: string): Squad => ({
  ...squad,
  members: squad.members.map((one) => (one.id === id ? { ...one, sheet: { ...one.sheet, name } } : one)),
});
export const track = (squad: Squad, id: string, tracked: boolean): Squad => withMember(squad, id, { tracked });

export interface FoughtBattle extends Pick<SquadBattle, 'id' | 'title' | 'result'> {
  readonly fought: readonly Omit<Fought, 'tracked'>[];
}

const withTracked = (squad: Squad, { fought }: FoughtBattle): readonly Fought[] =>
  fought.map((one) => ({
    ...one,
    tracked: squad.members.find((recruit) => recruit.id === one.member)?.tracked ?? false,
  }));

/** Who rolls a die after this battle, in the order in which the dice are taken (HR-17); nobody after one that counted already. */
export const rollersAfter = (squad: Squad, battle: FoughtBattle): readonly Fought[] =>
  squad.battles.some(({ id }) => id === battle.id)
    ? []
    : withTracked(squad, battle).filter((one) => tableFor(one) !== null);

/** HR-17: rolls for the slain and for those who slew. A battle counts once: one that is known already changes nothing. */
export const afterBattle = (squad: Squad, battle: FoughtBattle, luck: Pick<LuckSource, 'roll'>): Squad => {
  if (squad.battles.some(({ id }) => id === battle.id)) return squad;
  const { id, title, result } = battle;
  const fought = withTracked(squad, battle);
  const dice = luck.roll(rollersAfter(squad, battle).length, 0, 'scarsAndGlory');
  return { ...squad, battles: [...squad.battles, { id, title, result, fought, dice }] };
};
