/** What the pages of Conquest make of their addresses. */

import { type BuildingSheet, makeUnitText, type UnitSheet } from '@muster/conquest';
import type { AddressReaders } from '../../../parts/test/addresses.ts';
import { readArmyDraft, readUnitDraft } from '../army/address.ts';
import type { ArmyDraft } from '../army/draft.ts';
import { configOf, readChoices } from '../new-battle/choices.ts';
import { readPlan } from '../odds/economy.ts';
import { readFight, readQuestion, readShot } from '../odds/query.ts';
import type { Some } from '../odds/units.ts';

/** `legion*2 own.1`. */
const runs = (start: readonly string[]): string =>
  start
    .flatMap((id, i) => {
      if (start[i - 1] === id) return [];
      const other = start.findIndex((one, j) => j > i && one !== id);
      return `${id}*${(other < 0 ? start.length : other) - i}`;
    })
    .join(' ');
const army = ({ units, start, ...rest }: ArmyDraft) => ({
  ...rest,
  units: units.map(makeUnitText),
  start: runs(start),
});
const idOf = ({ id }: UnitSheet | BuildingSheet): string => id;
const some = (group: readonly Some[]) => group.map(({ sheet, count }) => [idOf(sheet), count]);

export const READERS: AddressReaders = {
  newBattle: (query) => {
    const { choices, problems } = readChoices(query);
    const { map, players, dice } = choices;
    const { seats, ...config } = configOf(choices) as {
      readonly seats: readonly { readonly start: readonly string[] }[];
    };
    const short = seats.map((seat) => ({ ...seat, start: runs(seat.start) }));
    return { ...config, ...{ ...short }, chosen: map, players, dice, problems };
  },
  odds: (query) => {
    const problems: string[] = [];
    const report = (words: string) => problems.push(words);
    const of = readQuestion(query, report);
    if (of === 'economy') return { of, ...readPlan(query, report), problems };
    if (of === 'fight') {
      const { first, second, ...rest } = readFight(query, report);
      return { of, ...rest, first: some(first), second: some(second), problems };
    }
    const { attacker, defender, weapon, ...rest } = readShot(query, report);
    return { of, ...rest, attacker: idOf(attacker), defender: idOf(defender), weapon: weapon.id, problems };
  },
  army: (query) => {
    const { draft, problems } = readArmyDraft(query);
    return { ...army(draft), problems };
  },
  unit: (query) => {
    const { draft, problems, back } = readUnitDraft(query);
    return {
      faction: draft.faction,
      unit: makeUnitText(draft),
      back: back && { place: back.place, army: army(back.force) },
      problems,
    };
  },
};
