/** What the pages of Conquest make of their addresses. */

import { type AskedSheet, makeUnitText, QUESTIONS, type Some, warConfigOf } from '@muster/conquest';
import { type AddressReaders, chosenBy } from '../../../parts/test/addresses.ts';
import { ARMY, UNIT } from '../army/address.ts';
import type { ArmyDraft } from '../army/draft.ts';
import { CHOICES } from '../new-battle/choices.ts';

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
const idOf = ({ id }: AskedSheet): string => id;
const some = (group: readonly Some[]) => group.map(({ sheet, count }) => [idOf(sheet), count]);

export const READERS: AddressReaders = {
  newBattle: (query) => {
    const { chosen, problems } = chosenBy(CHOICES, query);
    const { map, players, dice } = chosen;
    const { seats, ...config } = warConfigOf(chosen) as {
      readonly seats: readonly { readonly start: readonly string[] }[];
    };
    const short = seats.map((seat) => ({ ...seat, start: runs(seat.start) }));
    return { ...config, ...{ ...short }, chosen: map, players, dice, problems };
  },
  odds: (query) => {
    const { chosen, problems } = chosenBy(QUESTIONS, query);
    if (chosen.of === 'economy') return { ...chosen, problems };
    const { own: _, ...asked } = chosen;
    if (asked.of === 'fight') return { ...asked, first: some(asked.first), second: some(asked.second), problems };
    const { attacker, defender, weapon, ...rest } = asked;
    return { ...rest, attacker: idOf(attacker), defender: idOf(defender), weapon: weapon.id, problems };
  },
  army: (query) => {
    const { chosen, problems } = chosenBy(ARMY, query);
    return { ...army(chosen), problems };
  },
  unit: (query) => {
    const { chosen, problems } = chosenBy(UNIT, query);
    const { faction, sheet, back } = chosen;
    return {
      faction,
      unit: makeUnitText(sheet),
      back: back && { place: back.place, army: army(back.force) },
      problems,
    };
  },
};
